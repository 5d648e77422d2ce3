"""RR-1.11.3, 1.11.32, 1.11.34, 1.11.36: a faction is in revolt: Civil War, secondary Rebels, the veterans of all."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, Several, ask
from games.republic.combat.army import dismiss
from games.republic.pieces import CIVIL_WAR, Force, Legion
from games.republic.reign import rules_for_life
from games.republic.revolution.events import RebelsJoined
from games.republic.terms import vacate
from games.rome.combat.civil_war import revolt_fails
from games.rome.combat.commanders import leave_command, ride_home
from games.rome.pieces import Civil, Province, Senator, War
from games.rome.revolution.events import ProvinceGivenUp, RevoltBegan
from games.rome.revolution.homecoming import keep_bequests
from games.rome.revolution.marching import march_at_once
from games.rome.revolution.pieces import Declaration, fleets_among, legions_among
from games.rome.revolution.veterans import veterans_take_sides
from games.rome.state import Rome
from games.rome.wars.strongholds import GOVERNORS, primary, redraw, spent


async def rise(g: Rome, one: Declaration) -> None:
    """RR-1.11.3: he is the Primary Rebel; his faction joins him or not; the veterans take sides; a Governor marches."""
    begin(g, one)
    await recruit(g, one)
    keep_bequests(g)
    await veterans_take_sides(g)
    await march_at_once(g)
    await redraw(g)
    if spent(g):
        await revolt_fails(g)


def begin(g: Rome, one: Declaration) -> None:
    """RR-1.11.3: it is Civil War, under him, with what follows him."""
    rebel, force = g.senators[one.primary], g.forces.get(one.force)
    g.civil = Civil(primary=rebel.id, marching=force is not None)
    g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active", declared=g.turn)
    turn_rebel(g, rebel)
    if force:
        lead(g, force, rebel, one)
    for name in one.provinces:
        hold(g, g.provinces[name])
    legions, fleets = (force.units.legions, force.units.fleets) if force else ([], 0)
    veterans = sum(legion.veteran for legion in legions)
    g.tell(RevoltBegan(one.seat, rebel.id, len(legions), veterans, fleets, tuple(one.provinces)))


def lead(g: Rome, force: Force, rebel: Senator, one: Declaration) -> None:
    """RR-1.11.31: what does not follow him returns to the Active Forces; the rest marches on Rome."""
    kept, fleets = legions_among(force, one.following), fleets_among(force, one.following)
    g.army.active.legions += dismissed(force, kept)
    g.army.active.fleets += force.units.fleets - fleets
    force.units.fleets = fleets
    force.war, force.victorious = CIVIL_WAR, False
    rebel.place, rebel.at = "force", force.id


def dismissed(force: Force, kept: list[Legion]) -> list[Legion]:
    """The legions of a force but these, which stay."""
    leaving = list(force.units.legions)
    dismiss(leaving, kept)
    dismiss(force.units.legions, leaving)
    return leaving


def turn_rebel(g: Rome, senator: Senator) -> None:
    """RR-1.11.32, 1.11.34: his Concessions lie in the Forum, knights and offices are lost, but not his Province."""
    senator.rebel, senator.office, senator.proconsul, senator.knights = True, "", False, 0
    g.concessions += senator.concessions
    senator.concessions, senator.revealed = [], []


def hold(g: Rome, province: Province) -> None:
    """RR-2.03.4, 1.13.1: its dial is cleared; its Governor is there, and gives up whatever else he governs."""
    governor = g.senators[province.governor]
    if not governor.rebel:
        turn_rebel(g, governor)
    province.term = 0
    for other in [name for name in g.governed_by(governor) if name != province.id]:
        vacate(g.provinces[other])
        g.tell(ProvinceGivenUp(governor.id, other))
    if governor.place == "force":  # the victorious commander, who has a legate there
        governor.legates = [province.id]
    else:
        governor.legates, governor.place, governor.at = [], "province", province.id


# Secondary Rebels


async def recruit(g: Rome, one: Declaration) -> None:
    """RR-1.11.32: each other Senator of his faction stays loyal or becomes a secondary Rebel."""
    joining = await ask(partial(joining_rebels, g, one)) or []
    for senator in joining:
        follow(g, senator)
    g.tell(RebelsJoined(one.seat, tuple(senator.id for senator in joining)))
    release_master(g)


def joining_rebels(g: Rome, one: Declaration) -> Decision[list[Senator]] | None:
    """RR-DP86: which of them join; if absent all stay loyal."""
    able = {senator.id: senator for senator in g.senators_of(one.seat) if may_join(g, senator)}
    choice, about = Several(able, 0, len(able)), {"senator": one.primary}
    cite = g.law.cites["revolution.join"]
    return Decision("revolution.join", one.seat, choice, *cite, about, lapse=[]) if able else None


def may_join(g: Rome, senator: Senator) -> bool:
    """RR-1.11.32: no Captive; RR-1.09.823: no Consul for Life; RR-2.03.21: Governors have declared it already.

    RR-1.09.34: a Master of Horse does what his Dictator does.
    """
    declared = g.plays(GOVERNORS) and bool(g.governed_by(senator))
    bound = senator.office == "master-of-horse" and g.holder("dictator") is not None
    return senator.free and not rules_for_life(g, senator.id) and not declared and not bound


def follow(g: Rome, senator: Senator) -> None:
    """RR-1.11.32: he leaves Rome or his command for the Primary Rebel; a Governor stays in his Province."""
    force, rebel = g.rebel_force(), primary(g)
    turn_rebel(g, senator)
    if senator.place == "province" or rebel is None:
        return
    if force is None or senator.id not in force.commanders:
        leave_command(g, senator)
    senator.place, senator.at = rebel.place, rebel.at


def release_master(g: Rome) -> None:
    """RR-1.11.32: a Master of Horse who has not joined returns to Rome; his office ends with that of the Dictator."""
    master = g.holder("master-of-horse")
    if master and g.holder("dictator") is None:
        ride_home(g, master, "rebel")
