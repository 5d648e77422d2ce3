"""GV-5.1, 5.2: who stands on each side of a war, and under whom; all forces of a republic fight as one."""

from __future__ import annotations

from games.grand.pieces import Side
from games.grand.state import Grand, Half
from games.grand.wars.faces import face
from games.republic.pieces import Force, Senator, Units
from games.republic.state import Republic


def forces_at(g: Grand, side: Side, number: int) -> list[Force]:
    """GV-1.4: the forces of a republic on its own face of war n."""
    half, war = g.republic(side), face(side, number)
    return [one for one in half.loyal_forces() if one.war == war and not one.victorious]


def units_at(g: Grand, side: Side, number: int) -> Units:
    """GV-5.2: all legions and fleets of a republic on war n."""
    forces = forces_at(g, side, number)
    legions = [legion for force in forces for legion in force.units.legions]
    return Units(legions=legions, fleets=sum(force.units.fleets for force in forces))


def commanders_at(g: Grand, side: Side, number: int) -> list[Senator]:
    """GV-5.2: all who share the risk of chits."""
    half: Half = g.republic(side)
    return [half.senators[name] for force in forces_at(g, side, number) for name in force.commanders]


def attacks(g: Grand, side: Side, number: int) -> bool:
    """GV-1.4: whether a republic has a force with a commander on its own face of war n."""
    there = face(side, number) in g.republic(side).wars
    return there and not g.war(number).settled and bool(commanders_at(g, side, number))


def has_support(g: Grand, side: Side, number: int) -> bool:
    """GV-5.1: whether its force has the fleet support that is printed on its own card."""
    half = g.republic(side)
    return units_at(g, side, number).fleets >= half.support(half.wars[face(side, number)])


def leading(g: Grand, side: Side, number: int) -> Force | None:
    """GV-5.2: the force of the highest-ranking commander, by the order of HRAO, then INF."""
    half = g.republic(side)
    led = [force for force in forces_at(g, side, number) if force.commanders]
    return min(led, key=lambda force: min(rank(half, half.senators[one]) for one in force.commanders), default=None)


def rank(half: Republic, senator: Senator) -> tuple[int, tuple[int, int, int]]:
    """GV-5.2: the higher office, then INF, ORA and the lowest number."""
    held = [place for place, post in enumerate(half.law.officials) if half.holder(post) is senator]
    return min(held, default=len(half.law.officials)), senator.standing


def as_one(g: Grand, side: Side, number: int) -> Force:
    """GV-5.2: all forces of a republic on war n, under the commander, with his Master of Horse or his colleague."""
    half, first, forces = g.republic(side), leading(g, side, number), forces_at(g, side, number)
    names = sorted(first.commanders, key=lambda name: rank(half, half.senators[name])) if first else []
    return Force(
        id=(first or forces[0]).id,
        war=face(side, number),
        commanders=names,
        units=units_at(g, side, number),
        sent=half.turn,
    )
