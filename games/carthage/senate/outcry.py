"""RC-9.0.15 to RC-9.0.18: Public Outcry: a veto, or one forced proposal. `silencing` is how it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.carthage.senate.events_outcry import OutcryTakenBack
from games.carthage.senate.laws import meanwhile
from games.carthage.senate.pieces import Motion
from games.carthage.senate.silencing import inherent, outcries, stands
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.senate.outcry import Outcries, claimed_proposals, last_claims, propose_by_force
from games.republic.ties import break_tie


def vetoes(g: Carthage, motion: Motion, seat: Seat) -> Mapping[str, str]:
    """RC-DP31: with a card, or with a power of one's own (RC-9.0.15b)."""
    return dict.fromkeys((*outcries(g, seat)[:1], *inherent(g, motion, seat)), "senate.veto")


def always(_g: Carthage, _power: str, _kind: str) -> bool:
    """RC-9.0.16: an Outcry forces whatever is legal."""
    return True


def immune(_g: Carthage, _motion: Motion) -> bool:
    """RC-9.0.15: nobody's proposals are beyond a veto."""
    return False


def foremost_claim(g: Carthage, seats: Sequence[Seat]) -> Seat:
    """RC-9.0.17: of several Outcries at the same moment the higher DR acts; the others are taken back."""
    first = Seat(break_tie(g, seats, "outcry"))
    for seat in seats:
        if seat != first:
            card = g.senate.claims.pop(seat)
            g.gone.remove(card)
            g.factions[seat].hand.append(card)
            g.tell(OutcryTakenBack(seat))
    return first


OUTCRIES: Final = Outcries(
    vetoes=vetoes,
    forces=outcries,
    fits=always,
    stands=stands,
    immune=immune,
    sending=("forces", "expedition", "governors"),
    foremost=foremost_claim,
)

# After the adjournment


async def last_word(g: Carthage) -> None:
    """RC-9.0.16, 9.0.17, 9.0.20: just after the adjournment one Outcry may still force one proposal."""
    await claimed_proposals(g)
    while seats := await meanwhile(g, last_claims(g)):
        first = Seat(break_tie(g, seats, "outcry"))  # RC-9.0.17: the others have not laid their cards down yet
        card = outcries(g, first)[0]
        if await stands(g, first, card, "claim"):
            await propose_by_force(g, first, card)
            return
