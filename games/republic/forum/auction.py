"""RC-8.7, RR-1.07.22: extra initiatives are auctioned one by one, until six have been taken in the turn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from games.kernel import Amount, Decision, IllegalAnswer, OneOf, Record, Seat, StepId, Window, ask
from games.republic.forum.events import InitiativeBid, InitiativeWon
from games.republic.forum.initiatives import begin
from games.republic.money import spend
from games.republic.pieces import Senator
from games.republic.state import Republic


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid, and the Senator who pays it."""

    senator: Senator
    talents: int


async def auction(g: Republic) -> StepId:
    """RC-8.7, RR-1.07.22: once round from the HRAO's player; the winner pays the bank and takes a full initiative."""
    for seat in g.from_hrao():
        bid = await ask(partial(bidding, g, seat))
        if bid:
            outbid(g, seat, bid)
    award(g)
    return "forum.roll"


def bidding(g: Republic, seat: Seat) -> Decision[Bid | None] | None:
    """RC-DP22, RR-DP24: pass, or more than the high bid from one Senator at home; who has not so much is not asked."""
    able = [one for one in g.in_capital(seat) if one.talents > g.forum.high]
    if not able:
        return None
    choice = Record(
        partial(bid_of, g.forum.high),
        senator=OneOf({"none": None, **{one.id: one for one in able}}),
        talents=Amount(0, max(one.talents for one in able)),
    )
    lapse = {"senator": "none", "talents": 0}
    about = {"high": g.forum.high}
    return Decision("forum.bid", seat, choice, *g.law.cites["forum.bid"], about, lapse=lapse, window=Window.SEQUENCE)


def bid_of(high: int, senator: Senator | None, talents: int) -> Bid | None:
    """RC-8.7, RR-1.07.22: above the high bid, and not above what the Senator has."""
    if senator is None and not talents:
        return None
    if senator is None:
        raise IllegalAnswer("forum.payer")
    if talents > senator.talents:
        raise IllegalAnswer("forum.purse", senator=senator.id, talents=senator.talents)
    if talents <= high:
        raise IllegalAnswer("forum.low", high=high)
    return Bid(senator, talents)


def outbid(g: Republic, seat: Seat, bid: Bid) -> None:
    """RC-8.7, RR-1.07.22: the new high bid."""
    g.forum.high, g.forum.bidder, g.forum.purse = bid.talents, seat, bid.senator.id
    g.tell(InitiativeBid(seat, bid.senator.id, bid.talents))


def award(g: Republic) -> None:
    """RC-8.7, RR-1.07.22: the highest bidder pays; if nobody has bid, the HRAO's player takes it free."""
    payer, winner = g.senators.get(g.forum.purse), g.forum.bidder or g.hrao_seat()
    if payer:
        spend(g, payer, g.forum.high)
    begin(g, winner)
    g.tell(InitiativeWon(winner, g.forum.number, g.forum.purse, g.forum.high))
    g.forum.high, g.forum.bidder, g.forum.purse = 0, None, ""
