"""CD-S.3.8: the railway step."""

from __future__ import annotations

from games.diplomacy.received import Received
from games.diplomacy.state import Diplomacy

from .dismantling import dismantle
from .founding import found
from .permits import permit
from .works import build, halt, reroute


def step(g: Diplomacy, orders: Received) -> None:
    """CD-S.3.8: foundings, works, route changes, dismantling; in Winter (CD-S.4.7) dismantling only."""
    if g.season != "winter":
        permit(g, orders)
        halt(g, orders)
        found(g, orders)
        reroute(g, orders)  # before the works: the season in which it is ordered is the one it costs (CD-9.A.6)
        build(g)
    dismantle(g, orders)
