"""GV-6.5 to 6.9: those whom both games know, as enemy Leader on one board and perhaps as Statesman on the other."""

from __future__ import annotations

from games.carthage.wars.leaders import discard as discard_in_carthage
from games.grand.components import COUPLINGS, Person
from games.grand.halves import OfCarthage, OfRome
from games.grand.pieces import CARTHAGE
from games.grand.state import Half
from games.grand.wars.events import PersonRemoved
from games.grand.wars.faces import beside, face, side_of
from games.kernel import Seat, within
from games.republic.senators import kill
from games.rome.wars.leaders import discard as discard_in_rome


def person(half: Half, card: str) -> Person | None:
    """GV-6.7: who is on this card, if both games know him."""
    return next((one for one in COUPLINGS.persons if card in one.cards[side_of(half)]), None)


def is_dead(half: Half, card: str) -> bool:
    """GV-6.6: whether he has died on either board."""
    known = person(half, card)
    return known is not None and known.id in half.whole.dead


async def mourned(half: Half, card: str) -> None:
    """GV-6.6, 6.8: who dies on one board is removed from the other; that removal is no death for this one."""
    known, other = person(half, card), beside(half)
    if known is None or known.id in half.whole.dead:
        return
    half.whole.dead.append(known.id)
    if other is not None:
        for theirs in known.cards[side_of(other)]:
            await within(other.half, remove(other, theirs))


async def remove(half: Half, card: str) -> None:
    """GV-6.6, 6.7: out of play, or out of the hand; in a deck he waits to be drawn (GV-6.6)."""
    if card in half.leaders:
        tell(half, card)
        depart(half, card)
    for statesman in [one for one in half.senators.values() if one.statesman == card]:
        tell(half, card, statesman.faction)
        await kill(half, statesman, "elsewhere", "GV-6.7")
    for holder in [one for one in half.factions.values() if card in one.hand]:
        holder.hand.remove(card)
        half.gone.append(card)
        half.whole.tell(PersonRemoved(side_of(half), card, holder.seat, "hand"))


def tell(half: Half, card: str, seat: Seat | None = None) -> None:
    """GV-6.6: he is removed from play."""
    half.whole.tell(PersonRemoved(side_of(half), card, seat, "play"))


def depart(half: Half, card: str) -> None:
    """GV-6.6: an enemy Leader is out of the game."""
    if isinstance(half, OfCarthage):
        discard_in_carthage(half, half.leaders[card], "GV-6.6")
    else:
        discard_in_rome(half, half.leaders[card], "GV-6.6")


def keeps(half: OfRome, group: str) -> bool:
    """GV-6.5: a Leader who matches a Lost War stays, in the Curia."""
    lost = [face(side_of(half), war.number) for war in half.whole.wars if war.winner == CARTHAGE]
    return any(half.tables.wars[name].group == group for name in lost)
