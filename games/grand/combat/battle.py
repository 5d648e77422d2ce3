"""GV-5.3 to 5.6: a battle of both republics, from its dice to its veterans, and what it does to names and people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from games.grand.combat.armies import commanders_at, units_at
from games.grand.combat.chart import LOST, WON, DirectRow, direct_combat
from games.grand.combat.events import AttackerRolled, DirectBattleFought
from games.grand.combat.forecast import margin, omens, stronger
from games.grand.combat.losses import bleed, toll
from games.grand.combat.pieces import FoughtBattle, Stood
from games.grand.combat.roman import close, part_from_masters, with_masters
from games.grand.combat.sides import as_it_stands, fighting, rome_of, side_of
from games.grand.combat.veterans import promote
from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.state import Grand
from games.kernel import within
from games.republic import chits
from games.republic.combat.commanders import alive, blame, note, share
from games.republic.combat.dice import Outcome, Result
from games.republic.combat.events import GloryWon
from games.republic.combat.pieces import Battle
from games.republic.pieces import Senator
from games.republic.reign import gain
from games.republic.senators import kill
from games.republic.state import Republic

HALF: Final = 2
MASTER: Final = "master-of-horse"


@dataclass(frozen=True, slots=True)
class Stand:
    """One side of a battle, as it was before the dice, and what the dice bring it."""

    side: Side
    battle: Battle
    present: Sequence[Senator]  # they share the risk of chits
    leaders: Sequence[Senator]  # of GV-5.2
    popularity: dict[str, int]  # before the battle
    led: int  # legions
    outcome: Outcome


async def fight(g: Grand) -> Side | Literal[""]:
    """GV-5.3 to 5.6: losses; POP for lost legions; chits; veterans; Unrest. Who has won; "": nobody."""
    number = fighting(g).number
    attacker = decided_attacker(g)
    row, total = throw(g, attacker)
    winner = winner_of(row, attacker)
    stands: dict[Side, Stand] = {
        side: stand(g, side, row, total, attacker, winner) for side in (attacker, OTHER[attacker])
    }
    riders = with_masters(g, number)
    lost: dict[Side, int] = {side: bleed(g, side, one.outcome) for side, one in stands.items()}
    for one in stands.values():
        answer_for(g, one)
    for side, count in chits_drawn(row, attacker, lost).items():
        await within(side, strike(g.republic(side), stands[side].present, count))
    part_from_masters(g, riders)
    for one in stands.values():
        promote(g, one.side, one.battle, one.leaders, one.outcome.result, one.popularity)
    if winner and stands[winner].battle.ground == "land":
        reward(g, stands[winner], beaten=stands[OTHER[winner]].battle.strength)
    close(rome_of(g), stands[ROME].battle, stands[ROME].outcome.result)
    return winner


# The dice


def decided_attacker(g: Grand) -> Side:
    """GV-5.3: the stronger side; of equal totals the higher DR is the attacker."""
    attacker = stronger(g)
    while attacker is None:
        carthage, rome = (sum(g.dice.roll(f"battle.attacker.{side}", 2)) for side in SIDES)
        g.tell(AttackerRolled(fighting(g).number, carthage, rome))
        if carthage != rome:
            attacker = CARTHAGE if carthage > rome else ROME
    return attacker


def throw(g: Grand, attacker: Side) -> tuple[DirectRow, int]:
    """GV-5.4: TDR + attacker - defender, with the Evil Omens of both; all hear what it has come to."""
    direct, chart = fighting(g), direct_combat()
    dice = g.dice.roll(f"battle.direct.{direct.number}", 3)
    total = sum(dice) + margin(g, attacker)
    row = chart.at(total)
    keep(g, attacker, dice, total)
    g.tell(
        DirectBattleFought(
            battle=direct.id,
            number=direct.number,
            ground=direct.ground,
            attacker=attacker,
            dice=dice,
            natural=sum(dice),
            carthage=side_of(g, CARTHAGE).strength,
            rome=side_of(g, ROME).strength,
            omens=omens(g, attacker),
            total=total,
            result=row.result,
        )
    )
    return row, total


def keep(g: Grand, attacker: Side, dice: Sequence[int], total: int) -> None:
    """GV-12.1: all may look at both sides as they stood when the dice fell, and at the dice."""
    one = fighting(g)
    stood: dict[Side, Stood] = {side: as_it_stands(g, side, one.number) for side in SIDES}
    g.combat.fought.append(
        FoughtBattle(
            id=one.id,
            number=one.number,
            ground=one.ground,
            attacker=attacker,
            dice=list(dice),
            total=total,
            sides=stood,
        )
    )


def winner_of(row: DirectRow, attacker: Side) -> Side | Literal[""]:
    """GV-5.6: by a Victory the attacker has won, by a Defeat the defender; by a Stalemate nobody."""
    return attacker if row.result in WON else OTHER[attacker] if row.result in LOST else ""


def stand(g: Grand, side: Side, row: DirectRow, total: int, attacker: Side, winner: str) -> Stand:
    """One side, and what this line of the table means for it."""
    battle, number = side_of(g, side), fighting(g).number
    half = g.republic(side)
    present = commanders_at(g, side, number)
    leaders = [half.senators[name] for name in battle.commanders]
    result: Result = "stalemate" if not winner else "victory" if winner == side else "defeat"
    outcome = toll(g, side, row.attacker if side == attacker else row.defender, result, total)
    return Stand(
        side=side,
        battle=battle,
        present=present,
        leaders=leaders,
        popularity={one.id: one.popularity for one in present},
        led=len(units_at(g, side, number).legions),
        outcome=outcome,
    )


# What it does to those who were there


def answer_for(g: Grand, one: Stand) -> None:
    """GV-5.8, 5.9: all have fought; the commander answers for the legions lost, a Master of Horse for nothing."""
    half, lost = g.republic(one.side), one.outcome.legions
    fought = [senator for senator in one.present if senator.office != MASTER]
    note(half, one.battle, fought, result=one.outcome.result, led=one.led, lost=lost)
    blame(half, in_command(one), lost)


def in_command(one: Stand) -> list[Senator]:
    """GV-5.2: the commander, or both of a joint pair; a Master of Horse only helps his Dictator."""
    return [senator for senator in one.leaders if senator.office != MASTER]


def chits_drawn(row: DirectRow, attacker: Side, lost: Mapping[Side, int]) -> dict[Side, int]:
    """GV-5.6: how many chits are drawn for each side, the attacker's first."""
    defender = OTHER[attacker]
    if row.result in ("victory", "stalemate"):
        return {attacker: lost[attacker], defender: lost[attacker]}
    if row.result == "victory-all":
        return {defender: lost[defender]}
    return {attacker: lost[attacker]} if row.result == "defeat-all" else {}


async def strike(half: Republic, exposed: Sequence[Senator], count: int) -> None:
    """GV-5.6.6: chits from the bag of their own republic can hit whoever is there; nobody is captured."""
    for chit in chits.draw(half, count, "battle.chits") if count else ():
        victim = half.law.struck(half, chit, partial(among, exposed))
        if victim:
            await kill(half, victim, "battle", "GV-5.6.6")


def among(exposed: Sequence[Senator], senator: Senator) -> bool:
    """Whether he is one of them."""
    return any(senator is one for one in exposed)


def reward(g: Grand, one: Stand, beaten: int) -> None:
    """GV-5.9: half of what he has beaten, rounded up, as INF and as POP; joint commanders share it, rounded up."""
    half = g.republic(one.side)
    leaders = in_command(one)
    worth = share(share(beaten, HALF), len(leaders)) if leaders else 0
    for leader in leaders:
        if alive(half, leader):
            half.tell(GloryWon(leader.id, one.battle.war, worth, clauses=("GV-5.9",)))
            gain(half, leader, influence=worth, popularity=worth)
