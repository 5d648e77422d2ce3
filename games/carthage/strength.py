"""How strong a War is now (RC-8.9.8, RC-8.9.12, RC-10.2.5)."""

from __future__ import annotations

from games.carthage.components import LeaderCard
from games.carthage.pieces import Units, War
from games.carthage.state import Carthage


def printed_land(g: Carthage, war: War) -> int:
    """The land strength on the card; of a revolt the Province's undeveloped land force (RC-8.8.5)."""
    if war.card:
        return war.card.land_strength
    return g.tables.provinces[war.province].undeveloped.land if war.province else 0


def printed_fleet(g: Carthage, war: War) -> int:
    """The fleet strength on the card; of a revolt the Province's undeveloped fleet force."""
    if war.card:
        return war.card.fleet_strength
    return g.tables.provinces[war.province].undeveloped.fleet if war.province else 0


def multiplier(g: Carthage, war: War) -> int:
    """RC-8.9.8: doubled while two Wars of the group are Active, tripled with three."""
    active = sum(1 for one in g.matching(war.group) if one.status == "active")
    return max(1, active) if war.status == "active" else 1


def leaders_with(g: Carthage, war: War) -> list[LeaderCard]:
    """RC-8.9.12: the Leaders of its group in the Forum, while it is Active; a refugee helps as RC-8.8.7 says."""
    if war.status != "active":
        return []
    found: list[LeaderCard] = []
    for leader in g.leaders.values():
        card = g.tables.leaders[leader.id]
        of_group = bool(war.group) and card.group == war.group and (leader.war != "" or leader.refuge == "waiting")
        if of_group or leader.war == war.id or leader.refuge == "all-wars":
            found.append(card)
    return found


def land_strength(g: Carthage, war: War) -> int:
    """Printed land strength, multiplied, plus each Leader once."""
    return printed_land(g, war) * multiplier(g, war) + sum(leader.strength for leader in leaders_with(g, war))


def fleet_strength(g: Carthage, war: War) -> int:
    """Printed fleet strength, multiplied, plus each Leader once; 0 without a fleet or once it is beaten."""
    printed = printed_fleet(g, war)
    if not printed or war.naval_victory:
        return 0
    return printed * multiplier(g, war) + sum(leader.strength for leader in leaders_with(g, war))


def suffices(g: Carthage, war: War, units: Units) -> bool:
    """RC-9.6.2: a legion and the Fleets to support it; against an unbeaten fleet a Fleet may do without legions."""
    supported = units.fleets >= (war.card.fleet_support if war.card else 0)
    if fleet_strength(g, war):
        return units.fleets > 0 and (supported or not units.legions)
    return bool(units.legions) and supported
