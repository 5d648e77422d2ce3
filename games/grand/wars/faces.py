"""GV-1.2, 1.4: the two faces of a coupled war: the card on each board that names the other republic as enemy."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from games.grand.components import COUPLINGS
from games.grand.halves import OfCarthage
from games.grand.pieces import CoupledWar, Side
from games.grand.state import Grand, Half
from games.republic.pieces import War

FaceState: TypeAlias = Literal["absent", "inactive", "imminent", "active", "won", "lost", "removed"]
NUMBERS: Final = {card: war.number for war in COUPLINGS.wars for card in war.faces.values()}


def face(side: Side, number: int) -> str:
    """GV-1.4: the own face of war n, by the id of its card."""
    return COUPLINGS.wars[number - 1].faces[side]


def number(card: str) -> int:
    """GV-1.2: which war this card is a face of; 0: of none."""
    return NUMBERS.get(card, 0)


def half_of(g: Grand, side: Side) -> Half | None:
    """The republic on this board; None: there is none yet (GV-2.1)."""
    return g.carthage if side == "carthage" else g.rome


def lies(half: Half, number: int) -> War | None:
    """The face of war n that lies on this board, a Lost War too; None: it does not."""
    return half.wars.get(face(side_of(half), number))


def side_of(half: Half) -> Side:
    """Whose board it is."""
    return "carthage" if isinstance(half, OfCarthage) else "rome"


def beside(half: Half) -> Half | None:
    """The other board, if there is one yet."""
    return half.whole.rome if isinstance(half, OfCarthage) else half.whole.carthage


def coupled(half: Half, card: str) -> CoupledWar | None:
    """GV-12.1: what both faces share, if this card is one of them."""
    return half.whole.war(number(card)) if number(card) else None


def state(g: Grand, war: CoupledWar, side: Side) -> FaceState:
    """GV-1.2: how the face on this board stands."""
    if war.settled:
        return "removed" if not war.winner else "won" if war.winner == side else "lost"
    half = half_of(g, side)
    card = lies(half, war.number) if half else None
    return card.status if card else "absent"
