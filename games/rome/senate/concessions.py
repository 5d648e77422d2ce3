"""RR-1.09.61, 1.07.320: Concessions by vote; the Land Commissioner serves only while a Land Bill is in effect."""

from __future__ import annotations

from games.kernel import Record, Seat
from games.republic.senate import concessions
from games.republic.senate.business import Business
from games.republic.senate.pieces import Grants
from games.rome.senate.events_business import CommissionEnded
from games.rome.state import Rome


def choice(g: Rome, _seat: Seat) -> Record[Grants] | None:
    """RR-1.09.61: what lies in the Forum and was not voted on this turn."""
    return concessions.granting(g, [card for card in g.concessions if assignable(g, card)])


def assignable(g: Rome, card: str) -> bool:
    """RR-1.07.320: the Land Commissioner only while a Land Bill is in effect."""
    return bool(g.land_bills) or not g.tables.card(card).has("needs_land_bill")


def possible(g: Rome, proposed: Grants) -> bool:
    """RR-1.09.151: they still lie in the Forum, and those named are in Rome."""
    able = [one.id for one in g.in_rome()]
    cards = all(card in g.concessions and assignable(g, card) for card in proposed.grants)
    return cards and all(name in able for name in proposed.grants.values())


BUSINESS = Business(
    kind="concessions",
    choice=choice,
    carry=concessions.carry,
    same=concessions.same,
    people=concessions.holders,
    possible=possible,
    refused=concessions.note,
    once=True,
)


def end_commissions(g: Rome) -> None:
    """RR-1.09.61: without a Land Bill the Land Commissioner returns to the Forum when a Senate Phase ends."""
    for senator in g.senators.values():
        for card in [one for one in senator.concessions if not assignable(g, one)]:
            senator.concessions.remove(card)
            senator.revealed = [one for one in senator.revealed if one != card]
            g.concessions.append(card)
            g.tell(CommissionEnded(senator.id, card))
