"""War: which Wars to meet, with what; what to raise for it; whether a force that is proposed has a chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from games.carthage.minds.sensible.outlook import CIVIL_WAR, active, military, victory
from games.carthage.seen.combat import ForceView, WarView
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.republic.minds.campaign import Need, soldiers
from games.republic.minds.outlook import me, worth

GOOD = 0.6  # a battle one goes into gladly
FAIR = 0.4
MARGIN = 6  # what a force should be stronger than its War
MOST_FLEETS = 12
Reckoning: TypeAlias = Callable[[CarthageView, WarView, int, int, int], float]
"""How likely legions and Fleets under such a commander win the War."""


Wanting: TypeAlias = Callable[[WarView, int], Need]
"""What a War asks for under a commander of this MIL."""


def need(war: WarView, mil: int) -> Need:
    """Enough to win well with a commander of this MIL."""
    land, fleet = war.land_met, war.fleet_met
    legions = max(land + MARGIN - mil, (land + MARGIN + 1) // 2, 1)
    at_sea = max(fleet + MARGIN - 1 - mil, (fleet + MARGIN) // 2) if fleet else 0
    return Need(war, legions, max(war.support, at_sea))


def whole(_view: CarthageView, war: WarView, mil: int) -> list[Need]:
    """Sea and land at once."""
    return [need(war, mil)]


def urgent(view: CarthageView) -> list[WarView]:
    """The Wars worth meeting: the Rebel, Active ones, the weakest first; in peace an Inactive one."""
    manned = {force.war for force in view.forces.values() if force.commanders}
    able = [war for war in view.wars.values() if war.status != "lost" and not war.waits and war.id not in manned]
    fought = [war for war in able if war.status == "active"]
    asleep = [war for war in able if war.status == "inactive"] if len(active(view)) <= 1 else []
    return sorted(fought, key=hardness) + sorted(asleep, key=hardness)


def hardness(war: WarView) -> tuple[bool, int]:
    """The Rebel before all; then the Wars that ask for least."""
    return war.id != CIVIL_WAR, war.land_now + max(war.fleet_now, war.support)


def chance(view: CarthageView, war: WarView, legions: int, fleets: int, mil: int) -> float:
    """How likely such a force wins the War, at sea and on land."""
    if fleets < war.support and not war.fleet_met:
        return 0
    sea = at_sea(view, war, fleets, mil)
    return sea / 2 if war.fleet_met and not legions else sea * on_land(view, war, legions, mil)


def at_sea(view: CarthageView, war: WarView, fleets: int, mil: int) -> float:
    """RC-10.2.6: how likely the fleet of the War is beaten, if it has one."""
    return victory(worth(fleets, mil), war.fleet_met, view, war) if war.fleet_met else 1.0


def on_land(view: CarthageView, war: WarView, legions: int, mil: int) -> float:
    """RC-10.2.1: how likely the land battle is won."""
    return victory(worth(legions, mil), war.land_met, view, war)


def joining(view: CarthageView, war: str) -> tuple[int, int]:
    """RC-9.6.1: the units that wait on a War without a commander."""
    forces = [one for one in view.forces.values() if one.war == war and not one.commanders]
    return sum(len(one.legions) + one.veterans for one in forces), sum(one.fleets for one in forces)


def hopeful(view: CarthageView, terms: Mapping[str, Any], reckon: Reckoning = chance) -> bool:
    """Whether all that is to be sent has a fair chance; other orders are taken on trust."""
    return all(fair(view, one, reckon) for one in terms["movements"] if one["order"] == "send")


def fair(view: CarthageView, order: Mapping[str, Any], reckon: Reckoning) -> bool:
    """Whether one force has a chance."""
    war = view.wars.get(order["at"])
    if war is None:
        return False
    legions, fleets = joining(view, war.id)
    mil = military(view, order["commanders"])
    total = reckon(view, war, legions + soldiers(order["legions"]), fleets + int(order["fleets"]), mil)
    return total >= FAIR / 2 or war.id == CIVIL_WAR


# Sending


def commanders(view: CarthageView, names: Sequence[str], most: int) -> Iterator[list[str]]:
    """Who may lead: one, one's own before the better, the Home Suffete last; in a Crisis two, one of them a Suffete."""
    able = sorted((view.senators[name] for name in names), key=lambda one: (one.faction != me(view), -one.military))
    suffetes = [one for one in able if one.office.endswith("suffete")]
    leads = suffetes or able
    yield from ([one.id] for one in sorted(leads, key=at_home))
    if most > 1:
        yield from ([one.id, other.id] for one in leads for other in able if other is not one)


def at_home(one: SenatorView) -> bool:
    """The Marine Suffete goes first: without the Home Suffete the Senate is over."""
    return one.office == "home-suffete"


def reinforcements(view: CarthageView, force: ForceView, wanting: Wanting = need) -> Need | None:
    """What a force in the field lacks; None: nothing."""
    war = view.wars.get(force.war)
    if war is None or not force.commanders:
        return None
    wanted = wanting(war, military(view, force.commanders))
    lacking = Need(war, wanted.legions - len(force.legions) - force.veterans, wanted.fleets - force.fleets)
    return lacking if lacking.legions > 0 or lacking.fleets > 0 else None
