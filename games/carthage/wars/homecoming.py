"""RC-10.1.1, RC-10.1.2: an expedition is over, and what is left of its units lies in Carthage for later use."""

from __future__ import annotations

from games.carthage.pieces import Expedition, Senator
from games.carthage.state import Carthage
from games.carthage.wars.events_units import ExpeditionEnded


def unload(g: Carthage, one: Expedition) -> None:
    """RC-10.1.1: its Caravans and Trade Fleets lie in Carthage again."""
    del g.expeditions[one.id]
    g.army.caravans += one.caravans
    g.army.trade_fleets += one.trade_fleets


def leave_expedition(g: Carthage, explorer: Senator) -> None:
    """RC-10.1.1: without its Explorer an expedition is over, even if it was Lost; its units find their way home."""
    for one in [one for one in g.expeditions.values() if one.explorer == explorer.id]:
        unload(g, one)
        g.tell(ExpeditionEnded(one.id, one.goal, one.caravans, one.trade_fleets))
