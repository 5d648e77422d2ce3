"""GV-5.5: what a direct battle costs each side."""

from __future__ import annotations

from games.carthage.combat.dice import halved
from games.grand.combat.armies import forces_at, units_at
from games.grand.combat.chart import Toll
from games.grand.combat.events import SideBled
from games.grand.combat.sides import fighting, side_of
from games.grand.pieces import CARTHAGE, Side
from games.grand.state import Grand
from games.republic.combat.army import lose
from games.republic.combat.dice import Outcome, Result
from games.republic.combat.losses import at_random
from games.republic.pieces import Force
from games.rome.combat.dice import tempered
from games.rome.pieces import Senator


def toll(g: Grand, side: Side, shown: Toll, result: Result, total: int) -> Outcome:
    """GV-5.5: as the table says, at most what is there; the commander's own card may halve what his side loses."""
    units = units_at(g, side, fighting(g).number)
    legions = len(units.legions) if shown == "all" else shown
    fleets = units.fleets if shown == "all" else shown
    outcome = Outcome(result, total, min(legions, len(units.legions)), min(fleets, units.fleets), legions)
    battle = side_of(g, side)
    if side == CARTHAGE:
        return halved(outcome, units) if battle.halved else outcome
    commander = g.republic(side).senators[battle.commanders[0]] if battle.commanders else None
    return tempered(outcome, commander) if isinstance(commander, Senator) else outcome


def bleed(g: Grand, side: Side, outcome: Outcome) -> int:
    """GV-5.5: units are drawn at random among those of all its forces; how many are lost."""
    number, half = fighting(g).number, g.republic(side)
    forces = forces_at(g, side, number)
    fallen = {id(legion) for legion in at_random(half, units_at(g, side, number).legions, outcome.legions)}
    sunk = at_sea(g, side, forces, outcome.fleets)
    for force, ships in zip(forces, sunk, strict=True):
        lose(half, force.units, [legion for legion in force.units.legions if id(legion) in fallen], ships)
    g.tell(SideBled(number, side, outcome.legions, outcome.fleets))
    return outcome.legions + outcome.fleets


def at_sea(g: Grand, side: Side, forces: list[Force], count: int) -> list[int]:
    """GV-5.5: how many fleets each force loses."""
    ships = [place for place, force in enumerate(forces) for _ in range(force.units.fleets)]
    if len(forces) > 1:
        g.dice.shuffle(f"battle.fleets.{side}", ships)
    return [ships[:count].count(place) for place in range(len(forces))]
