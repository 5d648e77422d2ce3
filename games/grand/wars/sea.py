"""GV-4.12 to 4.14: who controls the sea of war 1. The Naval Victory marker on its own face says so on a board."""

from __future__ import annotations

from games.grand.components import COUPLINGS
from games.grand.pieces import Side
from games.grand.state import Grand, Half
from games.grand.wars.events import SeaControlled
from games.grand.wars.faces import coupled, lies, side_of
from games.republic.pieces import War


def beaten(half: Half, war: War) -> None:
    """GV-4.12: who wins the naval battle of the own face of war 1 controls the sea."""
    shared = coupled(half, war.id)
    if shared is not None and "sea" in COUPLINGS.wars[shared.number - 1].parts:
        take_control(half.whole, side_of(half))


def take_control(g: Grand, side: Side) -> None:
    """GV-4.12, 5.7: its marker lies on its own face; that of the other is removed (overrides RC-10.2.6)."""
    war = g.war(1)
    for half in g.halves():
        card = lies(half, war.number)
        if card is not None:
            card.naval_victory = side_of(half) == side
    if war.sea != side:
        war.sea = side
        g.tell(SeaControlled(side))
