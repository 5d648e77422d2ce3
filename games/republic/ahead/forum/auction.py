"""RC-8.7, RR-1.07.22: all say once how far they go for each auctioned initiative; bids are made in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

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
from games.republic.ahead.forum.matter import for_another, masters
from games.republic.ahead.forum.own import Forum
from games.republic.ahead.planning import RepublicPlanning, seen
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

if TYPE_CHECKING:
    from games.republic.ahead.forum.plan import ForumPlanning

NO_BID: Final = {"way": "pass", "limit": 0, "payer": "none"}
PASS: Final = {"senator": "none", "talents": 0}


def payers(own: Forum, view: RepublicView, seat: Seat) -> list[SenatorView]:
    """RC-8.7, RR-1.07.22: who could pay a bid."""
    mine = (view.senators[name] for name in view.factions[seat].senators)
    return [one for one in mine if own.at_home(one) and one.talents]


def bids(able: Sequence[SenatorView], clause: str) -> Record[Raw]:
    """RC-8.7, RR-1.07.22: up to so much by one more than the high bid, just so much, nothing, or ask me; who pays."""
    purses = {one.id: one.talents for one in able}

    def affordable(way: str, limit: int, payer: str) -> None:
        """A bid needs somebody who has so much."""
        if way in ("pass", "ask"):
            return
        if not payer:
            raise IllegalAnswer("forum.payer", clause=clause)
        if limit > purses[payer]:
            raise IllegalAnswer("forum.purse", senator=payer, talents=purses[payer], clause=clause)

    return Record(
        affordable,
        way=OneOf({"pass": "pass", "raise": "raise", "exact": "exact", "ask": "ask"}),
        limit=Amount(0, max(purses.values(), default=0)),
        payer=OneOf({"none": "", **{one: one for one in purses}}),
    )


def bid(raw: Mapping[str, Any], view: RepublicView, high: int) -> Verdict:
    """RC-8.7, RR-DP24: what he bids at his turn; who is outbid, or has no longer so much for a raise, passes."""
    payer = view.senators.get(raw["payer"])
    if raw["way"] == "pass":
        return Ready(PASS)
    if raw["way"] == "ask" or payer is None:
        return ASK
    exact = raw["way"] == "exact"
    talents, limit = raw["limit"] if exact else high + 1, raw["limit"] if exact else min(raw["limit"], payer.talents)
    return Ready({"senator": payer.id, "talents": talents} if high < talents <= limit else PASS)


def to_come(own: Forum, now: Now) -> bool:
    """RC-8.7, RR-1.07.22: whether an initiative is being auctioned, or will be in this turn."""
    view, last = seen(now), own.law.constants.initiatives_per_turn
    taken = max(view.initiative.number, len(view.order)) if view.initiative else last
    return now.asks("forum.bid") or taken < last


class Auction(RepublicPlanning):
    """RC-8.7, RR-1.07.22: asked of whoever could bid and has not said in his Forum plan what he bids."""

    kind = "forum.auction"

    def __init__(self, own: Forum, plan: ForumPlanning | None = None) -> None:
        super().__init__(own.mind)
        self.own = own
        self.plan = plan

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Once for all auctions of a turn, until the last is over; silence bids nothing."""
        if not now.step.startswith("forum.") or not now.asked or not to_come(self.own, now):
            return []
        view, about = seen(now), {"turn": now.turn}
        able = {seat: payers(self.own, view, seat) for seat in masters(view, self.own.ruler)}
        return [self._question(seat, about, able[seat]) for seat in able if able[seat] and self._open(now, seat)]

    def _open(self, now: Now, seat: Seat) -> bool:
        return self.plan is None or self.plan.leaves_bids_open(now, seat)

    def _question(self, seat: Seat, about: Mapping[str, str | int], able: Sequence[SenatorView]) -> Decision[Any]:
        window, clause = Window.SIMULTANEOUS, self.own.clauses[self.kind]
        choice = bids(able, clause)
        return Decision(self.kind, seat, choice, clause, about=about, lapse=NO_BID, window=window)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP22, RR-DP24."""
        return decision.kind == "forum.bid" and not for_another(decision)

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """One more than the high bid up to his limit, or his one bid."""
        return bid(plan.raw, seen(now), int(decision.about["high"]))
