"""RC-8.7: all say once how far they go for each initiative that is auctioned; bids are made in order from the HRAO."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from games.carthage.ahead.forum.matter import for_another, masters
from games.carthage.ahead.planning import CarthagePlanning, seen
from games.carthage.law import CARTHAGE
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import (
    ASK,
    Amount,
    Decision,
    IllegalAnswer,
    Now,
    OneOf,
    Plan,
    Raw,
    Ready,
    Record,
    Seat,
    Verdict,
    Window,
)

if TYPE_CHECKING:
    from games.carthage.ahead.forum.plan import ForumPlanning

NO_BID: Final = {"way": "pass", "limit": 0, "payer": "none"}
PASS: Final = {"senator": "none", "talents": 0}
PAYERS_CLAUSE: Final = "RC-8.7"
LAST: Final = CARTHAGE.constants.initiatives_per_turn


def payers(view: CarthageView, seat: Seat) -> list[SenatorView]:
    """RC-8.7: who could pay a bid."""
    mine = (view.senators[name] for name in view.factions[seat].senators)
    return [one for one in mine if one.in_carthage and one.talents]


def bids(able: Sequence[SenatorView]) -> Record[Raw]:
    """RC-8.7: up to so much by one more than the high bid, exactly so much, not at all, or ask me; and who pays."""
    purses = {one.id: one.talents for one in able}

    def affordable(way: str, limit: int, payer: str) -> None:
        """A bid needs somebody who has so much."""
        if way in ("pass", "ask"):
            return
        if not payer:
            raise IllegalAnswer("forum.payer", clause=PAYERS_CLAUSE)
        if limit > purses[payer]:
            raise IllegalAnswer("forum.purse", senator=payer, talents=purses[payer], clause=PAYERS_CLAUSE)

    return Record(
        affordable,
        way=OneOf({"pass": "pass", "raise": "raise", "exact": "exact", "ask": "ask"}),
        limit=Amount(0, max(purses.values(), default=0)),
        payer=OneOf({"none": "", **{one: one for one in purses}}),
    )


def bid(raw: Mapping[str, Any], view: CarthageView, high: int) -> Verdict:
    """RC-8.7: what he bids when it is his turn; who is outbid, or has no longer so much for a raise, passes."""
    payer = view.senators.get(raw["payer"])
    if raw["way"] == "pass":
        return Ready(PASS)
    if raw["way"] == "ask" or payer is None:
        return ASK
    exact = raw["way"] == "exact"
    talents, limit = raw["limit"] if exact else high + 1, raw["limit"] if exact else min(raw["limit"], payer.talents)
    return Ready({"senator": payer.id, "talents": talents} if high < talents <= limit else PASS)


def to_come(now: Now) -> bool:
    """RC-8.7: whether an initiative is being auctioned, or will be in this turn."""
    view = seen(now)
    taken = max(view.initiative.number, len(view.order)) if view.initiative else LAST
    return now.asks("forum.bid") or taken < LAST


class Auction(CarthagePlanning):
    """RC-8.7: asked of whoever could bid and has not said in his Forum plan what he bids."""

    kind: ClassVar[str] = "forum.auction"

    def __init__(self, plan: ForumPlanning | None = None) -> None:
        self.plan = plan

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Once for all auctions of a turn, until the last is over; silence bids nothing."""
        if not now.step.startswith("forum.") or not now.asked or not to_come(now):
            return []
        view, about = seen(now), {"turn": now.turn}
        able = {seat: payers(view, seat) for seat in masters(view)}
        return [self._question(seat, about, able[seat]) for seat in able if able[seat] and self._open(now, seat)]

    def _open(self, now: Now, seat: Seat) -> bool:
        return self.plan is None or self.plan.leaves_bids_open(now, seat)

    def _question(self, seat: Seat, about: Mapping[str, str | int], able: Sequence[SenatorView]) -> Decision[Any]:
        window = Window.SIMULTANEOUS
        return Decision("forum.auction", seat, bids(able), "RC-8.7", about=about, lapse=NO_BID, window=window)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP22."""
        return decision.kind == "forum.bid" and not for_another(decision)

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """One more than the high bid up to his limit, or his one bid."""
        return bid(plan.raw, seen(now), int(decision.about["high"]))
