"""GV-4.7: the numerical order of the coupled wars."""

from __future__ import annotations

from games.grand.state import Half
from games.grand.wars.faces import beside, coupled
from games.republic.pieces import War


def attackable(half: Half, war: War) -> bool | None:
    """GV-4.7: only if every lower-numbered war is settled, even one that has not appeared; of other Wars: None.

    GV-2.1: in stage 1 there is RC alone.
    """
    shared = coupled(half, war.id)
    if shared is None or beside(half) is None:
        return None
    return all(lower.settled for lower in half.whole.wars if lower.number < shared.number)
