"""RR-2.03: the Provinces of rebel Governors, whom the Senate may attack there until they march on Rome."""

from __future__ import annotations

from typing import Final

from games.republic.pieces import CIVIL_WAR, Force, Legion, Units
from games.republic.senators import kill
from games.rome.pieces import Province, Senator, War
from games.rome.state import Rome
from games.rome.wars.events import RebelsAtSea, RebelsLanded, RebelsTurnedBack
from games.rome.wars.leaving import come_back

GOVERNORS: Final = "rebel-governors"
ARMY: Final = "rebels"  # the force of a Governor who marches


def primary(g: Rome) -> Senator | None:
    """RR-1.11.3: the Primary Rebel, at the head of a force or (RR-2.03.8) in his Province; nobody follows him in it."""
    rebel = g.senators.get(g.civil.primary) if g.civil else None
    return rebel if rebel and rebel.rebel else None


def strongholds(g: Rome) -> list[Province]:
    """RR-2.03: the Provinces of rebel Governors; in the basic game they have no part in the revolt (RR-1.11.32)."""
    rebels = {rebel.id for rebel in g.rebels()}
    return [one for one in g.provinces_in_order() if one.governor in rebels and g.plays(GOVERNORS)]


def held_at_home(g: Rome, province: Province) -> bool:
    """RR-2.03.81: whether its Governor is there: he neither marches nor is on his way."""
    governor = g.senators[province.governor]
    away = g.civil.at_sea if g.civil else ""
    return (governor.place, governor.at) == ("province", province.id) and province.id != away


# Attacks on them


def siege(province: str) -> str:
    """The War against the Rebels of a Province."""
    return f"rebels-{province}"


def besieged(g: Rome) -> list[str]:
    """RR-2.03.81: the Provinces where Rebels can be attacked."""
    return [one.id for one in strongholds(g) if held_at_home(g, one)]


async def redraw(g: Rome) -> None:
    """RR-2.03.81: there is a War for each Province where Rebels can be attacked, and for no other."""
    lose_at_sea(g)
    held = besieged(g)
    for war in [war for war in g.wars.values() if war.held and war.province not in held]:
        await lift(g, war)
    for province in held:
        if siege(province) not in g.wars:
            g.wars[siege(province)] = War(
                id=siege(province),
                status="active",
                province=province,
                revolt=True,
                held=True,
                developed=g.provinces[province].developed,
            )


def lose_at_sea(g: Rome) -> None:
    """RR-2.03.72: nobody is on his way any more if he has died."""
    if g.civil and g.civil.at_sea not in [one.id for one in strongholds(g)]:
        g.civil.at_sea = ""


async def lift(g: Rome, war: War) -> None:
    """RR-2.03.81: nobody is left to be attacked there: the forces come home, its Captives die (RR-1.10.71)."""
    del g.wars[war.id]
    for force in [one for one in g.forces.values() if one.war == war.id and not one.victorious]:
        come_back(g, force)
    for captive in [one for one in g.senators.values() if one.captive and one.at == war.id]:
        await kill(g, captive, "captivity", "RR-1.10.71")


# Marching on Rome


def set_out(g: Rome, province: Province) -> None:
    """RR-2.03.72: he lands at once, but by sea he can be intercepted in the next Combat Phase."""
    if g.civil and province.side.fleet:
        g.civil.at_sea = province.id
        g.tell(RebelsAtSea(province.governor, province.id))
    else:
        land(g, province)


def turn_back(g: Rome) -> None:
    """RR-2.03.72: who was intercepted stays at home."""
    if g.civil and g.civil.at_sea:
        province, g.civil.at_sea = g.provinces[g.civil.at_sea], ""
        g.tell(RebelsTurnedBack(province.governor, province.id))


def arrive(g: Rome) -> None:
    """RR-2.03.72: who was not intercepted lands."""
    if g.civil and g.civil.at_sea:
        land(g, g.provinces[g.civil.at_sea])


def land(g: Rome, province: Province) -> None:
    """RR-2.03.7: a Governor is before Rome, for good, with garrison and provincial armies, but no base strength."""
    governor, force = g.senators[province.governor], army(g, province.governor)
    governor.place, governor.at = "force", force.id
    g.tell(RebelsLanded(governor.id, province.id, len(province.garrison), province.armies))
    force.units.legions += province.garrison
    province.garrison = []
    if g.civil:
        g.civil.at_sea, g.civil.marching = "", True
        g.civil.armies += province.armies
    province.armies = 0


def army(g: Rome, governor: str) -> Force:
    """RR-2.03.7, 2.03.71: the army before Rome; a Primary Rebel who marches heads one of his own."""
    found = g.rebel_force()
    if found is None:
        found = g.forces[ARMY] = Force(id=ARMY, war=CIVIL_WAR, commanders=[governor], units=Units(), sent=g.turn)
    return found


def ranks(g: Rome) -> list[Legion]:
    """RR-1.11.36, 2.03.22: where veterans desert to: the army of the Primary Rebel, or the garrison of his Province."""
    force, rebel = g.rebel_force(), primary(g)
    if force:
        return force.units.legions
    return g.provinces[rebel.at].garrison if rebel else []


def spent(g: Rome) -> bool:
    """RR-1.11.33: whether a Rebel who marches has no army left."""
    force = g.rebel_force()
    return force is not None and not force.units.legions and not (g.civil and g.civil.armies)
