"""Views of war and discovery: Wars, enemy Leaders, the units of the State, forces, battles, expeditions."""

from __future__ import annotations

from games.kernel import View
from games.republic.seen.combat import BattleView, ForceView, LeaderView, OddsView, WarView

__all__ = ["ArmyView", "BattleView", "ExpeditionView", "ForceView", "LeaderView", "OddsView", "UnitView", "WarView"]


class UnitView(View):
    """A type of legion: how many are where, and what one costs now (RC-9.5.5g)."""

    id: str
    name: str
    class_: str
    cost: int
    active: int
    veterans: int  # of those that are active
    away: int  # with forces and garrisons
    pool: int
    reserve: int
    unavailable: bool
    removed: int


class ArmyView(View):
    """The units of the State."""

    legions: tuple[UnitView, ...]
    fleets: int
    fleets_away: int
    pool_fleets: int
    caravans: int
    trade_fleets: int
    maintenance: int  # what all of it costs each turn
    fleet_cost: int  # what a Fleet costs now (RC-9.5.5e, 9.5.5g)
    expedition_cost: int  # what a Caravan or Trade Fleet costs now
    recruiting: bool  # whether legions and Fleets can be raised at all (RC-9.5.5e)


class ExpeditionView(View):
    """An expedition under way."""

    id: str
    goal: str
    name: str  # of the goal
    explorer: str
    caravans: int
    trade_fleets: int
    lost: bool
    modifier: int  # RC-10.1: what is added to its roll
    disaster: int | None  # the natural roll that is one
    odds: dict[str, int]  # T-4: in percent, by result
