"""Views of war and discovery: Wars, enemy Leaders, the units of the State, forces, battles, expeditions."""

from __future__ import annotations

from typing import Literal

from games.kernel import View
from games.republic.pieces import WarStatus


class LeaderView(View):
    """An enemy Leader."""

    id: str
    name: str
    group: str
    strength: int
    war: str  # "": idle in the Curia
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]
    text: str = ""


class WarView(View):
    """A War in the Forum, with its printed figures and its strength now."""

    id: str
    name: str
    status: WarStatus
    group: str
    order: int
    land: int
    fleet: int
    support: int
    land_now: int  # with matching Wars and Leaders
    fleet_now: int  # 0 once it is beaten
    land_met: int  # once a force is sent against it, for then it is Active (RC-8.9.6, 8.9.7)
    fleet_met: int
    multiplier: int
    spoils: int
    disaster: tuple[int, ...]
    standoff: tuple[int, ...]
    theatre: str
    attacks: tuple[str, ...]
    revolt: bool
    naval_victory: bool
    leaders: tuple[str, ...]
    leaders_met: tuple[str, ...]
    text: str


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


class OddsView(View):
    """RC-10.2, T-3: how likely each result is, in percent."""

    victory: int
    stalemate: int
    defeat: int
    disaster: int
    standoff: int


class BattleView(View):
    """RC-10.2.1, 10.2.4: what both sides are worth in a battle, and how it may end."""

    war: str
    force: str
    ground: Literal["land", "sea"]
    commanders: tuple[str, ...]
    units: int  # strength of the legions, or number of Fleets
    military: int
    law: int
    card: str  # the mercenary card that was played
    mercenaries: int
    strength: int
    enemy: int
    disaster: tuple[int, ...]  # natural rolls that would be one
    standoff: tuple[int, ...]
    standoff_of_leaders: tuple[int, ...]  # those that no mercenary card takes away
    allies: tuple[tuple[str, str, int], ...]  # RC-10.2.1a: parity, die and sign of what changes the enemy's strength
    omens: int
    odds: OddsView


class ForceView(View):
    """A force at a War."""

    id: str
    war: str
    name: str  # what it was sent against
    commanders: tuple[str, ...]
    legions: tuple[str, ...]
    veterans: int
    fleets: int
    victorious: bool
    battle: BattleView | None  # what it would be to fight now; None: it has not the needed units, or no commander


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
