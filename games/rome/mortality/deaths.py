"""What a death means at Rome alone: knights, markers, a bodyguard, disbanded veterans (RR-1.05.3, RR-2.04.2)."""

from __future__ import annotations

from games.republic.pieces import Faction
from games.rome.pieces import LEGION, Senator
from games.rome.state import Rome


def dies(g: Rome, senator: Senator) -> None:
    """RR-1.05.3, 1.14.2: his Open Bodyguard is discarded. RR-2.04.2: whom he disbanded return to the Force Pool.

    RR-1.14.9: Cleopatra helped him, and no other.
    """
    g.gone += [senator.bodyguard] if senator.bodyguard else []
    g.army.pool[LEGION] += senator.settlers
    for war in g.wars.values():
        if war.cleopatra == senator.id:
            war.cleopatra = ""


def expels(_g: Rome, _faction: Faction) -> None:
    """RR-1.05.4: a faction that is out has nothing but its hand and its treasury to lose."""
