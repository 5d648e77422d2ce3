"""RC-8.5.5: one window for all who may bid against an attempt; their proxies then bid in turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from games.carthage.ahead.forum.defence import Defence
from games.carthage.ahead.forum.matter import (
    about_of,
    announced_live,
    attempted,
    initiative,
    note,
    people,
    said,
    spent,
    treasury,
)
from games.carthage.ahead.forum.proxies import needed_against, opponents_goals, within
from games.carthage.ahead.planning import CarthagePlanning, seen, sensible
from games.kernel import ASK, Amount, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Verdict, Window

NOTHING: Final = {"way": "bid", "limit": 0, "goal": "none", "short": "nothing", "raises": "no"}
BID: Final = "bid"
MOST: Final = 1_000_000
"""More than there is: for reading what was said when there was more."""


@dataclass(frozen=True, slots=True)
class Counter:
    """RC-8.5.5: how far one goes against an attempt.

    Attributes:
        way: "bid", or "ask": to be asked at one's turn.
        limit: Talents in all.
        goal: the Base Number at which it is enough.
        short: if that is out of reach "nothing" is bid, or "all".
        raises: whether it holds after a raise, too.
    """

    way: str
    limit: int
    goal: int
    short: str
    raises: bool


def counters(most: int) -> Record[Counter]:
    """What one may say, with so much in the Faction Treasury."""
    return Record(
        Counter,
        way=OneOf({"bid": "bid", "ask": "ask"}),
        limit=Amount(0, most),
        goal=opponents_goals(),
        short=OneOf({"nothing": "nothing", "all": "all"}),
        raises=OneOf({"no": False, "yes": True}),
    )


class Bribing(CarthagePlanning):
    """RC-8.5.5: all others say at once how far they go against an attempt; after a raise made live once more.

    Who has a defence plan that answers it is not asked.
    """

    kind: ClassVar[str] = "forum.bribing"

    def __init__(self, defence: Defence | None = None) -> None:
        self.defence = defence

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """As long as there may be bids against an attempt."""
        if not now.asks("forum.counter", "forum.raise"):
            return []
        view = seen(now)
        attempt = attempted(view)
        if attempt is None:
            return []
        about = {
            "turn": now.turn,
            "number": initiative(view).number,
            "bribes": announced_live(now, view, attempt),
        }
        others = [seat for seat in people(view) if seat != attempt.seat]
        return [self._question(now, seat, about) for seat in others if self._asked(now, seat)]

    def _asked(self, now: Now, seat: Seat) -> bool:
        return self.defence is None or self.defence.leaves_open(now, seat)

    def _question(self, now: Now, seat: Seat, about: Mapping[str, str | int]) -> Decision[Any]:
        """RC-8.5.5: silence bids nothing, or what is left of a limit that holds after raises."""
        lapse = self._carried(now, seat, about)
        choice = counters(treasury(now, seat))
        window = Window.SIMULTANEOUS
        return Decision("forum.bribing", seat, choice, "RC-8.5.5", about=about, lapse=lapse, hidden=True, window=window)

    def _carried(self, now: Now, seat: Seat, about: Mapping[str, str | int]) -> Raw:
        """What stands from before a raise made live."""
        same = [f"{name}={about[name]}" for name in ("turn", "number")]
        before = said(now, self.kind, seat, *same, "")
        if before is None or about_of(before) == about or before.raw["raises"] == "no" or before.raw["way"] == "ask":
            return NOTHING
        left = max(0, min(before.raw["limit"] - spent(before, BID), treasury(now, seat)))
        return {**before.raw, "limit": left}

    def idle(self, now: Now, asked: Decision[Any]) -> bool:
        """Who has nothing can bid nothing; who has said that it holds after raises has said so."""
        return asked.lapse != NOTHING or treasury(now, asked.seat) == 0

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What stands from before, else what a sensible player would say: another attempt was another matter."""
        return asked.lapse if asked.lapse != NOTHING else sensible(now, asked)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP18."""
        return decision.kind == "forum.counter"

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002
        """Just enough for his goal within his limit; after a raise only if he has said so."""
        bids = counters(MOST).read(plan.raw)
        attempt = attempted(seen(now))
        if bids.way == "ask" or attempt is None:
            return ASK
        left = min(bids.limit - spent(plan, BID), treasury(now, plan.seat))
        needed = needed_against(attempt, bids.goal)
        again = bool(plan.uses) and not bids.raises
        talents = 0 if again else within(needed, left, all_the_same=bids.short == "all")
        return Ready(talents, note(BID, talents=talents))
