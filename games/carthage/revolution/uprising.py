"""RC-11.3.4, RC-11.3.5: a commander is in revolt: Civil War, secondary Rebels, and the veterans of both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from games.carthage.combat.civil_war import revolt_fails
from games.carthage.combat.leaving import lay_down
from games.carthage.pieces import Senator, War
from games.carthage.revolution.events import RevoltBegan, VeteransLeft
from games.carthage.state import Carthage
from games.carthage.wars.homecoming import leave_expedition
from games.kernel import Decision, Seat, Several, ask, ask_all
from games.republic.asking import each
from games.republic.combat.army import dismiss
from games.republic.pieces import CIVIL_WAR, Force, Legion
from games.republic.reign import rules_for_life
from games.republic.revolution.events import RebelsJoined, VeteransDeserted
from games.republic.revolution.veterans import desert_to_rebels
from games.republic.senate.soldiers import by_type, veterans


@dataclass(frozen=True, slots=True)
class Pretender:
    """Who wishes to revolt, with which force, and the legions of it that follow him."""

    force: str
    senator: str
    legions: Sequence[str]


def followers(force: Force) -> Mapping[str, Legion]:
    """The legions of a force by names of their own: `celtiberians.2`."""
    seen: dict[str, int] = {}
    found: dict[str, Legion] = {}
    for legion in force.units.legions:
        seen[legion.type] = seen.get(legion.type, 0) + 1
        found[f"{legion.type}.{seen[legion.type]}"] = legion
    return found


async def rise(g: Carthage, pretender: Pretender) -> None:
    """RC-11.3.4, 11.3.5: he is the Rebel; his faction joins him or not; the veterans take sides."""
    force, rebel = g.forces[pretender.force], g.senators[pretender.senator]
    begin_civil_war(g, force, rebel, pretender.legions)
    await recruit_rebels(g, force, rebel)
    await veterans_take_sides(g, force, rebel)
    if not force.units.legions:
        await revolt_fails(g)


def begin_civil_war(g: Carthage, force: Force, rebel: Senator, following: Sequence[str]) -> None:
    """RC-11.3.1, 11.3.4: who does not follow returns, as do all Fleets and a joint commander; the rest is a War."""
    legions = followers(force)
    loyal = [legion for name, legion in legions.items() if name not in following]
    dismiss(force.units.legions, loyal)
    g.army.active.legions += loyal
    g.army.active.fleets += force.units.fleets
    force.units.fleets = 0
    for name in [name for name in force.commanders if name != rebel.id]:
        lay_down(g, g.senators[name])
    force.commanders, force.war, force.victorious = [rebel.id], CIVIL_WAR, False
    g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active", declared=g.turn)
    turn_rebel(g, rebel)
    rebel.place, rebel.at = "force", force.id
    told = RevoltBegan(g.owner(rebel), rebel.id, by_type(force.units.legions), veterans(force.units.legions))
    g.tell(told)


def turn_rebel(g: Carthage, senator: Senator) -> None:
    """RC-11.3.5: he loses offices other than Governor, all Traders, and his Trade Concessions go to the Forum."""
    senator.rebel = True
    senator.office, senator.traders = "", 0
    for membership in g.committee.values():
        if membership.member == senator.id:
            membership.member, membership.term = "", 0
    g.concessions += senator.concessions
    senator.concessions = []


# Secondary Rebels


async def recruit_rebels(g: Carthage, force: Force, rebel: Senator) -> None:
    """RC-11.3.5: each other Senator of his faction stays loyal or becomes a secondary Rebel."""
    joining = await ask(partial(joining_rebels, g, rebel)) or []
    for senator in joining:
        leave_command(g, senator)
        turn_rebel(g, senator)
        if senator.place != "province":
            senator.place, senator.at = "force", force.id
    g.tell(RebelsJoined(g.owner(rebel), tuple(senator.id for senator in joining)))


def joining_rebels(g: Carthage, rebel: Senator) -> Decision[list[Senator]] | None:
    """RC-DP44: which of them join; if absent all stay loyal. Captives cannot, nor a Suffete for Life (RC-9.10.3)."""
    seat = g.owner(rebel)
    able = {one.id: one for one in g.senators_of(seat) if one.free and not rules_for_life(g, one.id)}
    choice = Several(able, 0, len(able))
    about = {"senator": rebel.id}
    return Decision("revolution.join", seat, choice, *g.law.cites["revolution.join"], about, lapse=[]) if able else None


def leave_command(g: Carthage, senator: Senator) -> None:
    """RC-11.3.5: his force stays on its War without him (a victorious one has gone home); his expedition returns."""
    for force in [one for one in g.forces.values() if senator.id in one.commanders]:
        force.commanders.remove(senator.id)
    leave_expedition(g, senator)


# Veterans


async def veterans_take_sides(g: Carthage, force: Force, rebel: Senator) -> None:
    """RC-11.3.5: those loyal to any Rebel desert to him from anywhere; those of loyal Senators may leave him."""
    coming = desert_to_rebels(g, force.units.legions)
    if coming:
        g.tell(VeteransDeserted(rebel.id, coming))
    leaving = await ask_all(partial(each, g, partial(recalling, force)))
    legions = followers(force)
    for seat, names in leaving.items():
        leave(g, force, [legions[name] for name in names])
        g.tell(VeteransLeft(seat, len(names)))


def recalling(force: Force, g: Carthage, seat: Seat) -> Decision[list[str]] | None:
    """RC-DP57: which veterans of his loyal Senators leave the Rebel's force; if absent all."""
    loyal = {one.id for one in g.senators_of(seat) if not one.rebel}
    theirs = [name for name, legion in followers(force).items() if legion.loyal in loyal]
    choice = Several({name: name for name in theirs}, 0, len(theirs))
    return (
        Decision("revolution.veterans", seat, choice, *g.law.cites["revolution.veterans"], lapse=theirs)
        if theirs
        else None
    )


def leave(g: Carthage, force: Force, legions: Sequence[Legion]) -> None:
    """They go to Active Forces."""
    dismiss(force.units.legions, legions)
    g.army.active.legions += legions
