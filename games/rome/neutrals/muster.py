"""RR-4.05.31, 4.05.33: an adequate force, what is left over, and what must be raised for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.pieces import CIVIL_WAR, Units
from games.rome.neutrals.pieces import Attack
from games.rome.pieces import LEGION, War
from games.rome.population.phase import SHORTAGE
from games.rome.senate.levy import FLEET, in_pool, price
from games.rome.state import Rome

MOST: Final = 15  # RR-4.05.31: by so much a force may be stronger than its War


CONSULS: Final = 2  # who can be sent to war
WITH_DICTATOR: Final = 3


@dataclass(slots=True)
class Muster:
    """RR-4.05.31: which units go where, and what is raised for it."""

    sent: dict[str, Attack] = field(default_factory=dict[str, Attack])
    legions: int = 0  # raised
    fleets: int = 0


def present(g: Rome, war: War) -> Units:
    """The units that are there already, or will join (RR-1.09.641.4)."""
    forces = [force for force in g.loyal_forces() if force.war == war.id]
    legions = [legion for force in forces for legion in force.units.legions]
    return Units(legions=legions, fleets=sum(force.units.fleets for force in forces))


def need(g: Rome, war: War, awake: Sequence[str], *, at_sea: bool) -> tuple[int, int]:
    """RR-4.05.31: legions as many as its land strength, without MIL or veterans; Fleets as its fleet, or its support.

    `at_sea`: Fleets alone, against a fleet that stands.
    """
    fleet = max(fleet_strength(g, war, awake), g.support(war))
    return (0 if at_sea else land_strength(g, war, awake)), fleet


def muster(g: Rome, wars: Sequence[War]) -> Muster | None:
    """RR-4.05.31: adequate forces for all of them, where a fleet stands perhaps Fleets alone; None: not to be had."""
    return adequate(g, wars, at_sea=False) or adequate(g, wars, at_sea=True)


def adequate(g: Rome, wars: Sequence[War], *, at_sea: bool) -> Muster | None:
    """RR-4.05.31: for each War what is still missing there; then what is left over."""
    awake = [war.id for war in wars if war.status != "active"]
    found = Muster()
    for war in wars:
        alone = at_sea and fleet_strength(g, war, awake) > 0
        legions, fleets = need(g, war, awake, at_sea=alone)
        there = present(g, war)
        missing = max(0, legions - len(there.legions)), max(0, fleets - there.fleets)
        found.sent[war.id] = Attack(war=war.id, legions=missing[0], fleets=missing[1])
    if not raised(g, found):
        return None
    for war in wars:
        reinforce(g, found, war, awake)
    return found


def raised(g: Rome, found: Muster) -> bool:
    """RR-4.05.33: what is not at home is raised, if it may be, is in the Force Pool and can be paid."""
    found.legions = max(0, sum(one.legions for one in found.sent.values()) - len(g.army.active.legions))
    found.fleets = max(0, sum(one.fleets for one in found.sent.values()) - g.army.active.fleets)
    if not found.legions and not found.fleets:
        return True
    pool = in_pool(g)
    enough = found.legions <= pool[LEGION] and found.fleets <= pool[FLEET]
    return enough and may_build(g) and price(g) * (found.legions + found.fleets) <= g.treasury


def may_build(g: Rome) -> bool:
    """RR-4.05.33: under Manpower Shortage only in a Crisis; RR-1.08.2.1: not at all without recruitment."""
    return not g.no_recruitment and (SHORTAGE not in g.table_events or g.senate.crisis)


def reinforce(g: Rome, found: Muster, war: War, awake: Sequence[str]) -> None:
    """RR-4.05.31: half of the units left over, rounded down, up to a modifier of +15."""
    one, (legions, fleets) = found.sent[war.id], left(g, found)
    one.legions += min(legions // 2, room(g, war, awake, len(present(g, war).legions) + one.legions))
    one.fleets += fleets // 2 if war.id != CIVIL_WAR else 0


def left(g: Rome, found: Muster) -> tuple[int, int]:
    """What is at home, or raised, and goes nowhere."""
    legions = len(g.army.active.legions) + found.legions - sum(one.legions for one in found.sent.values())
    return legions, g.army.active.fleets + found.fleets - sum(one.fleets for one in found.sent.values())


def room(g: Rome, war: War, awake: Sequence[str], legions: int) -> int:
    """RR-4.05.31: how many more legions are of use."""
    return max(0, land_strength(g, war, awake) + MOST - legions)


def everything(g: Rome, wars: Sequence[War], *, capped: bool) -> Muster:
    """RR-4.05.3: with all strength there is, in equal parts; `capped`: up to a modifier of +15."""
    found, awake = Muster(), [war.id for war in wars]
    for number, war in enumerate(wars):
        found.sent[war.id] = one = Attack(war=war.id, legions=0, fleets=0)
        (legions, fleets), shares = left(g, found), len(wars) - number
        most = room(g, war, awake, len(present(g, war).legions)) if capped else legions
        one.legions = min(-(-legions // shares), most)
        one.fleets = -(-fleets // shares) if war.id != CIVIL_WAR else 0
    return found


# Who leads them


def commanded(g: Rome, wars: Sequence[War]) -> bool:
    """RR-1.09.641: somebody can be sent to each, or is there. RR-1.07.332: earlier Wars of a series first."""
    fresh = [war for war in wars if not met(g, war)]
    able = min(WITH_DICTATOR if g.senate.crisis else CONSULS, len(g.in_rome()))
    faced = {war.id for war in g.wars.values() if met(g, war)} | {war.id for war in wars}
    earlier = [one for war in wars for one in g.matching(war.group) if one.order < war.order and one.status == "active"]
    return len(fresh) <= able and all(one.id in faced for one in earlier)


def met(g: Rome, war: War) -> bool:
    """Whether a commander faces it already."""
    return any(force.commanders for force in g.loyal_forces() if force.war == war.id)
