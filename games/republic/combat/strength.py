"""How strong a War is now (RC-8.9.8, 8.9.12, 10.2.5, RR-1.07.332), or would be with those in `awake` Active too."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from games.republic.combat.army import legion_strength
from games.republic.components import LeaderCard, ProvinceSide
from games.republic.pieces import CIVIL_WAR, War
from games.republic.state import Republic

W = TypeVar("W", bound=War)


def raised(g: Republic, war: War) -> ProvinceSide:
    """RC-8.8.5, RR-1.07.21.14: by which side a Province in revolt fights."""
    card = g.law.tables.provinces[war.province]
    return card.developed if war.thrives else card.undeveloped


def printed_land(g: Republic, war: War) -> int:
    """The land strength on the card; of a revolt the Province's land force (RC-8.8.5, RR-1.10.4)."""
    if war.card:
        return war.land
    return raised(g, war).land if war.province else 0


def printed_fleet(g: Republic, war: War) -> int:
    """The fleet strength on the card; of a revolt the Province's fleet force."""
    if war.card:
        return war.card.fleet_strength
    return raised(g, war).fleet if war.province else 0


def is_active(war: War, awake: Collection[str]) -> bool:
    """Whether it is Active, or will be."""
    return war.status == "active" or war.id in awake


def multiplier(g: Republic, war: War, awake: Collection[str] = ()) -> int:
    """RC-8.9.8, RR-1.07.332: doubled while two Wars of the group are Active, tripled with three."""
    if not is_active(war, awake):
        return 1
    return max(1, len([one for one in g.matching(war.group) if is_active(one, awake)]))


def leaders_with(g: Republic, war: War, awake: Collection[str] = ()) -> list[LeaderCard]:
    """RC-8.9.12, RR-1.07.342: the Leaders of its group in the Forum, while it is Active; a refugee as RC-8.8.7 says.

    When a War of his group becomes Active a Leader comes to it from the Curia (RC-8.9.11, RR-1.07.341).
    Nobody helps a Rebel.
    """
    if war.id == CIVIL_WAR or not is_active(war, awake):
        return []
    found: list[LeaderCard] = []
    summoned = any(g.wars[name].group == war.group for name in awake)
    for leader in g.leaders.values():
        card = g.law.tables.leaders[leader.id]
        there = leader.war != "" or leader.refuge == "waiting" or (summoned and not leader.refuge)
        of_group = bool(war.group) and card.group == war.group and there
        if of_group or leader.war == war.id or g.aided(leader, war):
            found.append(card)
    return found


def land_strength(g: Republic, war: War, awake: Collection[str] = ()) -> int:
    """Printed land strength, multiplied, plus each Leader once; the Civil War is as strong as the Rebel's force.

    RR-2.02.412: Provinces that fight beside it add what they have.
    """
    held = rebel_strength(g) if war.id == CIVIL_WAR else g.law.held(g, war, "land")
    if held:
        return sum(held)
    leaders = sum(leader.strength for leader in leaders_with(g, war, awake))
    return printed_land(g, war) * multiplier(g, war, awake) + leaders + g.beside(war, "land")


def strongest(g: Republic, wars: Sequence[W]) -> W | None:
    """RC-8.8.2a, RR-1.07.21.13: highest present land plus fleet strength; of several the first of its group."""
    return min(wars, key=lambda war: (-land_strength(g, war) - fleet_strength(g, war), war.order), default=None)


def rebel_strength(g: Republic) -> tuple[int, int]:
    """RC-11.4, RR-1.11.37: his legions, veterans twice, and his MIL, at most the legions."""
    force = g.rebel_force()
    if force is None:
        return 0, 0
    legions = legion_strength(force.units.legions) + g.followers()
    return legions, min(legions, sum(g.senators[name].military for name in force.commanders))


def fleet_strength(g: Republic, war: War, awake: Collection[str] = ()) -> int:
    """Printed fleet strength, multiplied, plus each Leader once; 0 without a fleet or once it is beaten."""
    held = g.law.held(g, war, "sea")
    printed = printed_fleet(g, war)
    if war.naval_victory or not (held or printed):
        return 0
    if held:
        return sum(held)
    leaders = sum(leader.strength for leader in leaders_with(g, war, awake))
    return printed * multiplier(g, war, awake) + leaders + g.beside(war, "sea")
