"""GV-5.2, 5.3: both republics are drawn up against each other: what they are worth, and who counts as attacker."""

from __future__ import annotations

from typing import Any

from games.carthage.combat.strengths import draw_up as draw_up_carthage
from games.grand.combat.armies import as_one
from games.grand.combat.chart import LOST, WON, rolls_for
from games.grand.combat.events import AttackerRolled, DirectBattleDrawnUp, SideDrawnUp
from games.grand.combat.pieces import DirectBattle
from games.grand.halves import OfRome
from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.state import Grand
from games.kernel import Broken
from games.republic.combat.odds import Odds
from games.republic.combat.pieces import Battle, Ground
from games.republic.combat.rolls import coming_battle
from games.republic.pieces import Force
from games.rome.combat.strengths import drawn, ranks, roll_military


def announce(g: Grand, number: int, ground: Ground) -> None:
    """GV-5.2, 5.3: both sides are drawn up; all hear how strong they are, who attacks and how it may end."""
    rome = rome_of(g)
    for name in as_one(g, ROME, number).commanders:
        roll_military(rome, rome.senators[name])
    draw_up(g, number, ground)
    tell(g)


def draw_up(g: Grand, number: int, ground: Ground) -> None:
    """GV-5.2: each board has its own side as the battle it fights; the enemy is what the other is worth."""
    g.combat.battle = DirectBattle(id=f"{g.turn}.{number}.{ground}", number=number, ground=ground)
    draw_up_carthage(g.carthage, as_one(g, CARTHAGE, number), ground)
    draw_up_rome(g, number, ground)
    for side in SIDES:
        mine = side_of(g, side)
        mine.id = g.combat.battle.id
        mine.disaster.clear()
        mine.standoff.clear()
    face_each_other(g)


def draw_up_rome(g: Grand, number: int, ground: Ground) -> None:
    """GV-5.2: Rome's side; GV-5.7: if need be without a commander."""
    rome, force = rome_of(g), as_one(g, ROME, number)
    rome.combat.battle = drawn(rome, force, ground) if force.commanders else unled(rome, force, ground)


def unled(rome: OfRome, force: Force, ground: Ground) -> Battle:
    """GV-5.7: who has no commander fights with what he has."""
    units = ranks(rome, force) if ground == "land" else force.units.fleets
    return Battle(force=force.id, war=force.war, ground=ground, commanders=[], units=units, military=0)


def stand_down(g: Grand) -> None:
    """Neither board has a battle to fight any more."""
    g.combat.battle = None
    for half in g.halves():
        half.combat.battle = None


def face_each_other(g: Grand) -> None:
    """GV-5.1: the enemy of each is the other's total, and no card counts."""
    for side in SIDES:
        side_of(g, side).enemy = side_of(g, OTHER[side]).strength


def side_of(g: Grand, side: Side) -> Battle:
    """What one republic is worth in the battle that is being fought."""
    return coming_battle(g.republic(side))


def rome_of(g: Grand) -> OfRome:
    """The Roman board. Broken: it is not played."""
    if g.rome is None:
        raise Broken("Rome is not played")
    return g.rome


def fighting(g: Grand) -> DirectBattle:
    """The battle of both republics that is being fought."""
    if g.combat.battle is None:
        raise Broken("the republics do not fight each other")
    return g.combat.battle


def met(half: Any, _battle: Any) -> bool:
    """GV-5.1: whether the other republic is the enemy, so that no card counts."""
    return half.whole.combat.battle is not None


def direct_odds(half: Any, battle: Any) -> Odds | None:
    """GV-5.4: how likely each result is for this side; None: it fights a War."""
    return chances(half.whole, half.half) if met(half, battle) else None


# Who attacks, and what may come of it


def stronger(g: Grand) -> Side | None:
    """GV-5.3: the side with the higher total is the attacker; None: both are equal."""
    carthage, rome = side_of(g, CARTHAGE).strength, side_of(g, ROME).strength
    return None if carthage == rome else CARTHAGE if carthage > rome else ROME


def decided_attacker(g: Grand) -> Side:
    """GV-5.3: of equal totals the higher DR is the attacker."""
    attacker = stronger(g)
    while attacker is None:
        carthage, rome = (sum(g.dice.roll(f"battle.attacker.{side}", 2)) for side in SIDES)
        g.tell(AttackerRolled(fighting(g).number, carthage, rome))
        if carthage != rome:
            attacker = CARTHAGE if carthage > rome else ROME
    return attacker


def margin(g: Grand, attacker: Side) -> int:
    """GV-5.4: attacker less defender, less the Evil Omens of the attacker's republic, plus those of the defender's."""
    mine, other = side_of(g, attacker), side_of(g, OTHER[attacker])
    return mine.strength - other.strength + omens(g, attacker)


def omens(g: Grand, attacker: Side) -> int:
    """GV-5.4: what the Evil Omens of both republics change."""
    return g.republic(attacker).omens() - g.republic(OTHER[attacker]).omens()


def chances(g: Grand, side: Side) -> Odds:
    """GV-5.4: how likely each result is for one side; while both are equal each is the attacker as often."""
    attacker = stronger(g)
    if attacker:
        return chances_if(g, side, attacker)
    first, second = (chances_if(g, side, one) for one in SIDES)
    return Odds(
        victory=(first.victory + second.victory) // 2,
        stalemate=(first.stalemate + second.stalemate) // 2,
        defeat=(first.defeat + second.defeat) // 2,
        disaster=0,
        standoff=0,
    )


def chances_if(g: Grand, side: Side, attacker: Side) -> Odds:
    """GV-5.4: of 216 rolls so many win it, leave it undecided, or lose it, for one side, if this one attacks."""
    by = margin(g, attacker)
    won, lost = rolls_for(by, WON), rolls_for(by, LOST)
    if side != attacker:
        won, lost = lost, won
    return Odds(victory=won, stalemate=rolls_for(by, ("stalemate",)), defeat=lost, disaster=0, standoff=0)


def tell(g: Grand) -> None:
    """GV-5.2 to 5.4: both sides by their parts; then what they come to."""
    battle = fighting(g)
    for side in SIDES:
        mine = side_of(g, side)
        g.tell(
            SideDrawnUp(
                battle=battle.id,
                number=battle.number,
                ground=battle.ground,
                side=side,
                commanders=tuple(mine.commanders),
                units=mine.units,
                military=mine.military,
                law=mine.law,
                strength=mine.strength,
            )
        )
    attacker = stronger(g)
    odds = chances(g, CARTHAGE)
    g.tell(
        DirectBattleDrawnUp(
            battle=battle.id,
            number=battle.number,
            ground=battle.ground,
            carthage=side_of(g, CARTHAGE).strength,
            rome=side_of(g, ROME).strength,
            attacker=attacker or "",
            omens=omens(g, attacker or CARTHAGE),
            carthage_wins=Odds.percent(odds.victory),
            stalemate=Odds.percent(odds.stalemate),
            rome_wins=Odds.percent(odds.defeat),
        )
    )
