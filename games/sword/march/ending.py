"""SR-9.7.8: the end of an activation."""

from __future__ import annotations

from games.sword.board import enemies_at
from games.sword.march.armies import send_back
from games.sword.march.moved import note
from games.sword.march.routes import place_of
from games.sword.march.ways import may_stay
from games.sword.siege import check_sieges
from games.sword.state import Sword
from games.sword.underway import Activation


async def ended(g: Sword, a: Activation) -> None:
    """SR-9.4 c, 13.3, 2.11: who may not stay goes back, sieges are lifted, who was inside comes out."""
    back = [*(place_of(step) for step in a.path[::-1]), a.order.at]
    if a.units and not may_stay(g, a.order.power, a.at):
        able = (one for one in back if one != a.at and not enemies_at(g, a.order.power, one))
        to = next((one for one in able if one == a.order.at or may_stay(g, a.order.power, one)), "")
        if to:
            send_back(g, a, to)
    note(g, a)
    g.activation = None
    check_sieges(g)
