"""RC-9.6.6: whether a force is too small for its War."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.carthage.pieces import Senator, War
from games.carthage.state import Carthage
from games.republic.combat.army import legion_strength, worth
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.pieces import Units


def too_small(g: Carthage, war: War, units: Units, commanders: Sequence[Senator], awake: Collection[str] = ()) -> bool:
    """RC-9.6.6: legions + MIL below the land strength, or, while its fleet is unbeaten, Fleets + MIL below that.

    The War counts as it will be when the force is there. With an unbeaten fleet the land test counts only if legions
    go too.
    """
    enemy_fleet = fleet_strength(g, war, awake)
    at_sea = bool(enemy_fleet) and worth(units.fleets, map(naval_military, commanders)) < enemy_fleet
    lands = bool(units.legions) or not enemy_fleet
    legions = worth(legion_strength(units.legions), (one.military for one in commanders))
    return at_sea or (lands and legions < land_strength(g, war, awake))


def naval_military(commander: Senator) -> int:
    """MIL at sea: Statesman 10A counts more there."""
    effects = commander.card.effects
    bonus: list[int] = [one.params["value"] for one in effects if one.op == "naval_battle_bonus"]
    return commander.military + sum(bonus)
