"""Who sits at a table whose pace is measured: where each lives, when he sleeps, how long it takes until he comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from itertools import cycle, islice
from random import Random
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.services.people.quiet import Quiet
from games.kernel import Decision, Dice, Raw, Seat
from games.kernel.dice import DicePicker

ZONES: Final = (
    "Europe/Lisbon",
    "America/New_York",
    "Asia/Tokyo",
    "Asia/Kolkata",
    "America/Los_Angeles",
    "Europe/Berlin",
)
BED, RISE = time(23), time(7)
MEDIANS: Final[Mapping[str, timedelta]] = {
    "keen": timedelta(hours=1.5),
    "normal": timedelta(hours=4),
    "slow": timedelta(hours=10),
}
"""Within how many waking hours people of a kind have come, half of the times they are called."""
SIGMA: Final = 1.0
"""How far single times lie from that: of the logarithm."""
MISSED: Final = 0.05
"""How often somebody does not come at all, and the deadline runs out."""
AHEAD: Final = timedelta(days=3650)


@dataclass(frozen=True, slots=True)
class Person:
    """One of them. `plans`: whether he uses what is optional, and so answers questions asked ahead of his turn."""

    quiet: Quiet
    median: timedelta
    plans: bool = True

    def comes(self, called: datetime, chance: Random) -> datetime:
        """When he comes who is called at a moment."""
        return self.awake_for(self.median * chance.lognormvariate(0, SIGMA), called)

    def awake_for(self, hours: timedelta, since: datetime) -> datetime:
        """The moment at which he has been awake so long."""
        at, left = since, hours
        for night in self.quiet.spans(since, since + AHEAD):
            if at + left < night.start:
                break
            left -= max(night.start - at, timedelta())
            at = night.end
        return at + left


class Anybody:
    """Who plays a game that nobody has taught to think: any legal answer, and nothing that nobody waits for."""

    def __init__(self, seed: str) -> None:
        self._pick = DicePicker(Dice(seed))

    def heeds(self, decision: Decision[Any]) -> int:
        """What is waited for."""
        return int(decision.awaited)

    def answer(self, decision: Decision[Any], look: object) -> Raw | None:  # noqa: ARG002 - he does not look
        """Any."""
        return decision.choice.sample(self._pick)


def crowd(seats: Sequence[Seat], kind: str, adoption: float, chance: Random) -> dict[Seat, Person]:
    """People of one kind from all over the world, of whom a share uses plans; who lives where is drawn."""
    homes = list(islice(cycle(ZONES), len(seats)))
    chance.shuffle(homes)
    planning = chance.sample(seats, whole(adoption * len(seats), chance))
    return {
        seat: Person(Quiet(ZoneInfo(home), BED, RISE), MEDIANS[kind], seat in planning)
        for seat, home in zip(seats, homes, strict=True)
    }


def whole(count: float, chance: Random) -> int:
    """A whole number that is so much on the average."""
    return int(count) + (chance.random() < count % 1)
