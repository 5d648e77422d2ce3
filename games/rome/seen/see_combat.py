"""Building the views of Wars, enemy Leaders, forces, units, and of the Civil War."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.republic.combat.order import battlefield
from games.republic.combat.strength import rebel_strength
from games.republic.pieces import EnemyLeader, Force, Legion
from games.republic.seen import see_combat
from games.rome.combat.strengths import drawn
from games.rome.pieces import LEGION, War
from games.rome.seen.combat import ArmyView, BattleView, CivilWarView, ForceView, LeaderView, VeteransView, WarView
from games.rome.seen.see_people import rank
from games.rome.senate.levy import price
from games.rome.state import Rome
from games.rome.wars.strongholds import primary


def wars(g: Rome) -> dict[str, WarView]:
    """The Wars in the Forum."""
    return {one.id: war(g, one) for one in g.wars.values()}


def war(g: Rome, one: War) -> WarView:
    """A War in the Forum."""
    return see_combat.war(
        g,
        one,
        WarView,
        province=one.province,
        unprosecuted=one.unprosecuted,
        drought=one.card is not None and one.card.drought,
        waiting=one.waiting,
        halved=one.halved,
        held=one.held,
        cleopatra=one.cleopatra,
        allies=tuple(one.allies),
        creates=one.card.creates_provinces if one.card else (),
        forces=tuple(force.id for force in g.forces.values() if force.war == one.id),
        fought=tuple(one.fought),
        struck=tuple(one.struck),
    )


def enemy_leaders(g: Rome) -> dict[str, LeaderView]:
    """The enemy Leaders in play."""
    return {one.id: leader(g, one) for one in g.leaders.values()}


def leader(g: Rome, one: EnemyLeader) -> LeaderView:
    """An enemy Leader; in refuge he aids one War, or those that were in play when he rose (RR-1.07.21.15)."""
    own = [one.war] if one.refuge == "next-war" and one.war else []
    aids = [*own, *(g.risen.get(one.id, ()) if one.refuge == "all-wars" else ())]
    return see_combat.enemy_leader(g, one, LeaderView, refuge=one.refuge, aids=tuple(aids))


def forces(g: Rome) -> dict[str, ForceView]:
    """The forces in the field."""
    return {one.id: force(g, one) for one in g.forces.values()}


def force(g: Rome, one: Force) -> ForceView:
    """A force at a War."""
    rebel = one is g.rebel_force()
    return see_combat.force(g, one, ForceView, rank, prospect(g, one), rebel=rebel)


def prospect(g: Rome, force: Force) -> BattleView | None:
    """RR-1.10.11: what it would be for a force to fight now, or is, if it does; a Rebel only defends himself."""
    if g.combat.battle and g.combat.battle.force == force.id:
        return see_combat.coming(g)
    ground = None if force is g.rebel_force() else battlefield(g, force)
    return see_combat.battle(g, drawn(g, force, ground)) if ground else None


# Units


def army(g: Rome) -> ArmyView:
    """The units of the State."""
    at_home = g.army.active
    return ArmyView(
        legions=len(at_home.legions),
        fleets=at_home.fleets,
        legions_away=len(g.all_legions()) - len(at_home.legions),
        fleets_away=sum(force.units.fleets for force in g.forces.values()),
        pool_legions=g.army.pool.get(LEGION, 0),
        pool_fleets=g.army.pool_fleets,
        settled=sum(one.settled for one in g.senators.values()),
        veterans=veterans(g),
        maintenance=g.law.constants.maintenance_per_unit * (g.legions_in_service() + g.fleets_in_service()),
        unit_cost=price(g),
        recruiting=not g.no_recruitment,
    )


def veterans(g: Rome) -> tuple[VeteransView, ...]:
    """RR-0.7.1: where veterans are, and to whom they are loyal."""
    found = Counter((place, one.loyal) for place, ranks in stations(g) for one in ranks if one.veteran)
    return tuple(VeteransView(place=place, loyal=loyal, count=count) for (place, loyal), count in found.items())


def stations(g: Rome) -> Iterator[tuple[str, list[Legion]]]:
    """Every place in which legions are."""
    yield "rome", g.army.active.legions
    yield from ((force.id, force.units.legions) for force in g.forces.values())
    yield from ((province.id, province.garrison) for province in g.provinces_in_order())


# The Civil War


def civil(g: Rome) -> CivilWarView | None:
    """RR-1.11.3: who is in revolt, and how strong; None: nobody is."""
    first, rebels, force = primary(g), g.rebels(), g.rebel_force()
    if not rebels:
        return None
    legions, military = rebel_strength(g)
    return CivilWarView(
        seat=g.owner(rebels[0]),
        rebels=tuple(one.id for one in sorted(rebels, key=lambda one: one is not first)),
        force=force.id if force else "",
        marching=g.civil is not None and g.civil.marching,
        triumphant=g.civil is not None and g.civil.triumphant,
        legions=legions,
        military=military,
        armies=g.civil.armies if g.civil else 0,
        at_sea=g.civil.at_sea if g.civil else "",
    )
