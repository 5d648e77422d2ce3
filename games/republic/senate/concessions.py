"""RC-9.5, RR-1.09.61: Concessions that lie in the Forum are given to Senators, each voted on once a turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.kernel import IllegalAnswer, OneOf, Record, Seat
from games.republic.senate.business import Business
from games.republic.senate.events import ConcessionGranted
from games.republic.senate.pieces import Grants, Motion
from games.republic.state import Republic

NOBODY = "none"


def choice(g: Republic, _seat: Seat) -> Record[Grants] | None:
    """RC-9.5, RR-1.09.61: for each card that has not been voted on this turn an aligned Senator at home, or nobody."""
    return granting(g, g.concessions)


def granting(g: Republic, offered: Sequence[str]) -> Record[Grants] | None:
    """RC-9.5, RR-1.09.61: of these cards, those that have not been voted on this turn."""
    able = OneOf({NOBODY: "", **{one.id: one.id for one in g.in_capital()}})
    cards = [card for card in offered if card not in g.senate.granted]
    return Record(partial(proposal, g), **dict.fromkeys(cards, able)) if cards else None


def proposal(g: Republic, /, **holders: str) -> Grants:
    """RC-9.5, RR-1.09.61: at least one card is given."""
    grants = {card: holder for card, holder in holders.items() if holder}
    if not grants:
        raise IllegalAnswer("senate.nothing-proposed", clause=g.law.cites["senate.concessions"].clause)
    return Grants(grants=grants)


def same(proposed: Grants) -> str:
    """RC-9.0.8, RR-1.09.131: who is to have which card."""
    return " ".join(f"{card}={holder}" for card, holder in sorted(proposed.grants.items()))


def holders(proposed: Grants) -> Sequence[str]:
    """RC-9.8.7, RR-1.09.721: who is named."""
    return list(proposed.grants.values())


async def carry(g: Republic, motion: Motion, proposed: Grants) -> None:
    """RC-9.5, RR-1.09.61: the cards lie with their holders now."""
    for card, holder in proposed.grants.items():
        g.concessions.remove(card)
        g.senators[holder].concessions.append(card)
        g.tell(ConcessionGranted(holder, card))
    note(g, motion, proposed)


def note(g: Republic, _motion: Motion, proposed: Grants) -> None:
    """RC-9.0.8, RR-1.09.131: a card may be voted on only once per turn."""
    g.senate.granted += proposed.grants


BUSINESS = Business(
    kind="concessions",
    choice=choice,
    carry=carry,
    same=same,
    people=holders,
    refused=note,
    once=True,
)
