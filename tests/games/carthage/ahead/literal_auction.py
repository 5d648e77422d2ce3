"""What is said of an auctioned initiative, written once more (RC-8.7)."""

from __future__ import annotations

from typing import Any

from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Raw, Seat
from tests.games.carthage.ahead.literal import Knowing, Meant, Says, people

NO_BID = {"senator": "none", "talents": 0}


class Auction:
    """Said by all who could bid, before the first does.

    `planned`: there are Forum plans, which say it too; then only by who wishes to be asked there, or whose payer died.
    """

    def __init__(self, *, planned: bool = False) -> None:
        self.planned = planned

    def meant(self, know: Knowing, asked: Decision[Any]) -> Meant:
        """Nothing of what is bid for another faction (RC-9.10.3)."""
        if asked.kind != "forum.bid" or "faction" in asked.about:
            return "nothing"
        view = know.view()
        bidders = [seat for seat in masters(view) if purses(view, seat) and self.due(know, seat)]
        if any(said_by(know, seat) is None for seat in bidders):
            return "wait"
        said = said_by(know, asked.seat) if asked.seat in bidders else None
        return "nothing" if said is None else bid(said, view, int(asked.about["high"]))

    def due(self, know: Knowing, seat: Seat) -> bool:
        """Whether it is open what he bids."""
        plan = know.newest(f"forum.plan/turn={know.view().turn}@{seat}") if self.planned else None
        if plan is None:
            return not self.planned
        return plan.raw["way"] == "ask" or bid(plan.raw["bid"], know.view(), 0) == "person"


def masters(view: CarthageView) -> list[Seat]:
    """RC-9.10.3: who decides for himself: the ruler for life, and who is in revolt; else all who play."""
    playing = people(view)
    rulers = {one.faction for one in view.senators.values() if "Suffete for Life" in one.titles}
    if not rulers:
        return playing
    rebels = {one.faction for one in view.senators.values() if one.rebel}
    return [seat for seat in playing if len(rulers) == 1 and seat in rulers | rebels]


def purses(view: CarthageView, seat: Seat) -> list[int]:
    """RC-8.7: what his Senators in Carthage could bid."""
    own = [view.senators[name] for name in view.factions[seat].senators]
    return [one.talents for one in own if one.in_carthage and one.talents > 0]


def said_by(know: Knowing, seat: Seat) -> Raw:
    """What he has said of the auctions of this turn; None: nothing yet."""
    said = know.newest(f"forum.auction/turn={know.view().turn}@{seat}")
    return said.raw if said else None


def bid(said: Raw, view: CarthageView, high: int) -> Meant:
    """Never less than one more than the high bid; never more than he said, or than the payer has."""
    if said["way"] in ("pass", "ask"):
        return Says(NO_BID) if said["way"] == "pass" else "person"
    if said["payer"] not in view.senators:
        return "person"
    if said["way"] == "exact":
        talents = said["limit"] if said["limit"] > high else 0
    else:
        talents = high + 1 if high + 1 <= min(said["limit"], view.senators[said["payer"]].talents) else 0
    return Says({"senator": said["payer"], "talents": talents} if talents else NO_BID)
