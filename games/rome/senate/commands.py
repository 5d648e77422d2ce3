"""RR-1.09.641, 1.09.643, 1.09.648: who may be sent to war, and with how much."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from games.kernel import IllegalAnswer
from games.republic.combat.army import legion_strength, worth
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.pieces import Units
from games.rome.pieces import Senator, War
from games.rome.state import Rome

COMMANDERS: Final = ("field-consul", "rome-consul", "dictator")
BEQUEST_UNITS: Final = 3


def candidates(g: Rome) -> list[Senator]:
    """RR-1.09.641: the Consuls and the Dictator, as far as they are in Rome."""
    return [one for one in map(g.holder, COMMANDERS) if one and one.in_capital and one.faction]


def collectors(g: Rome) -> list[Senator]:
    """RR-1.09.648: the Field Consul, who alone is sent for a bequest."""
    return [one for one in candidates(g) if one.office == "field-consul"]


def retinue(g: Rome, commander: str) -> list[str]:
    """RR-1.09.34: the Master of Horse goes along with the Dictator."""
    master = g.holder("master-of-horse")
    beside = [master.id] if master and master.in_capital and g.senators[commander].office == "dictator" else []
    return [commander, *beside]


def check_order_of_consuls(g: Rome, going: Collection[str]) -> None:
    """RR-1.09.641: the Rome Consul after the Field Consul, or with him in one proposal, or if he is not to be had."""
    rome, field = g.holder("rome-consul"), g.holder("field-consul")
    waits = field is not None and field.in_capital and field.id not in going
    if waits and rome and rome.id in going:
        raise IllegalAnswer("senate.field-consul-first", clause="RR-1.09.641")


def suffices(g: Rome, war: War, units: Units) -> bool:
    """RR-1.09.64: the fleet support; while an enemy fleet stands a Fleet, otherwise a legion."""
    needed = units.fleets if fleet_strength(g, war) else len(units.legions)
    return needed > 0 and units.fleets >= g.support(war)


def too_small(g: Rome, war: War, units: Units, commanders: Sequence[Senator], awake: Collection[str] = ()) -> bool:
    """RR-1.09.643: Fleets and MIL below a fleet that stands, or legions and MIL below the land strength.

    The War counts as it will be when the force is there.
    """
    ratings, enemy_fleet = [one.military for one in commanders], fleet_strength(g, war, awake)
    if enemy_fleet:
        return worth(units.fleets, ratings) < enemy_fleet
    return worth(legion_strength(units.legions), ratings) < land_strength(g, war, awake)
