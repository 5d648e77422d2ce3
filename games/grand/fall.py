"""GV-7.4: a republic falls, and the other goes on without it."""

from __future__ import annotations

from games.grand.events import RepublicFell
from games.grand.pieces import Side
from games.grand.state import Grand, Half
from games.grand.wars.settling import settle


def falls(g: Half, reason: str) -> bool:
    """GV-7.4: four Active Wars, bankruptcy, the People Revolt, four Lost Wars: not the end of the game."""
    g.whole.tell(RepublicFell(g.half, reason))
    return True


async def fall(g: Grand, side: Side) -> None:
    """GV-7.4: its phases are skipped; its coupled Wars are settled, won by nobody."""
    g.fallen.append(side)
    g.broken_off = ""
    for war in g.wars:
        await settle(g, war.number, "", "fallen")
