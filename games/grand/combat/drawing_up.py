"""GV-5.2, 5.3: both republics are drawn up against each other; all hear what they are worth, and how it may end."""

from __future__ import annotations

from games.carthage.combat.strengths import draw_up as draw_up_carthage
from games.grand.combat.armies import as_one
from games.grand.combat.events import DirectBattleDrawnUp, SideDrawnUp
from games.grand.combat.forecast import chances, omens, stronger
from games.grand.combat.pieces import DirectBattle
from games.grand.combat.sides import face_each_other, fighting, rome_of, side_of
from games.grand.halves import OfRome
from games.grand.pieces import CARTHAGE, ROME, SIDES, Side
from games.grand.state import Grand
from games.republic.combat.pieces import Battle, Ground
from games.republic.pieces import Force
from games.rome.combat.strengths import drawn, ranks, roll_military


def announce(g: Grand, number: int, ground: Ground) -> None:
    """GV-5.2, 5.3: both sides are drawn up, MIL that varies is rolled; all hear how strong they are."""
    rome = rome_of(g)
    for name in as_one(g, ROME, number).commanders:
        roll_military(rome, rome.senators[name])
    draw_up(g, number, ground)
    for side in SIDES:
        tell_side(g, side)
    tell_odds(g)


def draw_up(g: Grand, number: int, ground: Ground) -> None:
    """GV-5.2: each board has its own side as the battle it fights; GV-5.1: the numbers of its card play no part."""
    g.combat.battle = DirectBattle(id=f"{g.turn}.{number}.{ground}", number=number, ground=ground)
    draw_up_carthage(g.carthage, as_one(g, CARTHAGE, number), ground)
    draw_up_rome(rome_of(g), as_one(g, ROME, number), ground)
    for side in SIDES:
        mine = side_of(g, side)
        mine.id = g.combat.battle.id
        mine.disaster.clear()
        mine.standoff.clear()
    face_each_other(g)


def draw_up_rome(rome: OfRome, force: Force, ground: Ground) -> None:
    """GV-5.2: Rome's side; GV-5.7: if need be without a commander."""
    rome.combat.battle = drawn(rome, force, ground) if force.commanders else unled(rome, force, ground)


def unled(rome: OfRome, force: Force, ground: Ground) -> Battle:
    """GV-5.7: who has no commander fights with what he has."""
    units = ranks(rome, force) if ground == "land" else force.units.fleets
    return Battle(force=force.id, war=force.war, ground=ground, commanders=[], units=units, military=0)


def tell_side(g: Grand, side: Side) -> None:
    """GV-5.2: one side by its parts."""
    direct, mine = fighting(g), side_of(g, side)
    told = SideDrawnUp(
        battle=direct.id,
        number=direct.number,
        ground=direct.ground,
        side=side,
        commanders=tuple(mine.commanders),
        units=mine.units,
        military=mine.military,
        law=mine.law,
        strength=mine.strength,
    )
    g.tell(told)


def tell_odds(g: Grand) -> None:
    """GV-5.3, 5.4: both totals, who attacks, and how likely each wins."""
    direct, attacker, odds = fighting(g), stronger(g), chances(g, CARTHAGE)
    told = DirectBattleDrawnUp(
        battle=direct.id,
        number=direct.number,
        ground=direct.ground,
        carthage=side_of(g, CARTHAGE).strength,
        rome=side_of(g, ROME).strength,
        attacker=attacker or "",
        omens=omens(g, attacker or CARTHAGE),
        carthage_wins=odds.percent(odds.victory),
        stalemate=odds.percent(odds.stalemate),
        rome_wins=odds.percent(odds.defeat),
    )
    g.tell(told)
