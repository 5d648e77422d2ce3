"""What a table has before it: how long a turn and a game take, and how long a day its people are awake together.

How long is not guessed: `byrsa pace GAME --write` has played games by people who come at their times, and written what
came of them beside the data of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Any, NamedTuple

from bot.services.clock.hours import Pace
from bot.services.people.people import Preferences
from bot.services.people.quiet import together
from data import path

FILE = "pace.json"


class Length(NamedTuple):
    """In days: a turn and a game on the average, and the longest game there was."""

    turn: float
    game: float
    longest: float


@dataclass(frozen=True, slots=True)
class Forecast:
    """How long it takes with people of each kind.

    Attributes:
        lengths: by the kind of people, who come soon first.
        hours: within how many waking hours such people come, half of the times they are called.
        games: how many were played for each.
        endless: the game has no end of its own, so that its length says nothing.
    """

    lengths: Mapping[str, Length]
    hours: Mapping[str, float]
    games: int
    endless: bool = False

    @property
    def longest(self) -> float:
        """Of all these games."""
        return max(one.longest for one in self.lengths.values())


@cache
def measured(kind: str) -> Mapping[str, Any]:
    """What was measured of a game, and what it rests on; nothing, where nobody has."""
    file = path(kind).joinpath(FILE)
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {"tables": []}
    return found


def forecast(
    kind: str, seats: int, pace: Pace, options: Mapping[str, Any], *, literal: bool = False
) -> Forecast | None:
    """How long it takes at such a table; `literal`: nothing is asked ahead there. None: nobody has measured it."""
    found = measured(kind)
    wanted = {"seats": seats, "pace": str(pace), "literal": literal}
    for row in found["tables"]:
        if all(row[name] == value for name, value in wanted.items()) and _suits(row["options"], options):
            hours: Mapping[str, float] = found["median_hours"]
            lengths = {people: Length(*row[people]) for people in hours}
            return Forecast(lengths, hours, found["games"] * found["samples"], "turns" in found)
    return None


def _suits(measured_with: Mapping[str, str], options: Mapping[str, Any]) -> bool:
    """Whether a table has the options that tables were measured with."""
    return all(str(options.get(name)) == value for name, value in measured_with.items())


def awake(people: Iterable[Preferences], now: datetime) -> timedelta:
    """How long a day all of them are awake at once."""
    return together([person.quiet for person in people if person.quiet], now)
