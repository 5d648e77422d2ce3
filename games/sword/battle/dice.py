"""SR-12.1.2, 12.3: dice, modifiers, totals, and the losses both sides inflict."""

from __future__ import annotations

from typing import Final, Literal

from games.sword.battle.events import BattleDecided, DiceThrown
from games.sword.battle.sides import other
from games.sword.components import GARRISON_BOX, TIES, tables
from games.sword.state import Sword
from games.sword.underway import Battle, Result, Side

OVERWHELMING: Final = 5  # SR-12.1.3
Standing = Literal["attacker", "defender"]


def overwhelming(battle: Battle) -> Result:
    """SR-12.1.3: which side has five times the CU of the other; "": neither."""
    one, its = battle.attacker.cu, battle.defender.cu
    if one >= OVERWHELMING * its:
        return "attacker"
    return "defender" if its >= OVERWHELMING * one else ""


def throw(g: Sword, battle: Battle) -> None:
    """SR-12.1.2 step 2: three dice a side, or as many as cards say."""
    battle.attacker.rolled = [*g.dice.roll("combat.attacker", battle.attacker.dice)]
    battle.defender.rolled = [*g.dice.roll("combat.defender", battle.defender.dice)]
    g.tell(DiceThrown(battle.at, tuple(battle.attacker.rolled), tuple(battle.defender.rolled)))


def modifiers(g: Sword, battle: Battle, side: Side) -> dict[str, int]:
    """SR-12.3: tactics, size, friendly territory, cards; what is nothing is left out."""
    enemy = battle.defender if side is battle.attacker else battle.attacker
    found = {
        "tactics": max(0, side.tactics - enemy.tactics),
        "size": size(side.cu, enemy.cu),
        "territory": int(g.control(battle.at) in side.powers and battle.at != GARRISON_BOX),
        "cards": side.bonus,
    }
    return {name: number for name, number in found.items() if number}


def size(own: int, its: int) -> int:
    """SR-12.3.2: what the larger army adds, by the last ratio it reaches."""
    rows = [row for row in tables()["army_size_modifier"]["rows"] if isinstance(row["modifier"], int)]
    reached = [row["modifier"] for row in rows if own * row["min_ratio"][1] >= its * row["min_ratio"][0]]
    return int(reached[-1]) if reached else 0


def rank(side: Side) -> int:
    """SR-4.4, 20.3.1: who wins ties: the first of its powers; the unrest never."""
    return min((TIES.index(one) for one in side.powers), default=len(TIES))


def decide(g: Sword, battle: Battle) -> None:
    """SR-12.1.2 steps 4 and 5: the higher total wins, ties by SR-4.4; both inflict losses."""
    one, its = battle.attacker, battle.defender
    mine, theirs = modifiers(g, battle, one), modifiers(g, battle, its)
    total, against = sum(one.rolled) + sum(mine.values()), sum(its.rolled) + sum(theirs.values())
    tie = total == against
    battle.winner = "attacker" if (total, -rank(one)) > (against, -rank(its)) else "defender"
    ones = _inflict(battle)
    g.tell(
        BattleDecided(
            battle.at,
            tuple(one.rolled),
            mine,
            total,
            tuple(its.rolled),
            theirs,
            against,
            battle.winner,
            tie,
            ones,
            one.losses,
            its.losses,
        )
    )


def _inflict(battle: Battle) -> int:
    """SR-12.3.4: by dice; the winner 1 more for every 1 of the loser, and what cards add. Returns these ones."""
    winner: Side = getattr(battle, battle.winner)
    loser: Side = getattr(battle, other(battle.winner))
    ones = loser.rolled.count(1) * int(tables()["combat_losses"]["loser_ones"])
    winner.losses = scored(loser)
    loser.losses = scored(winner) + ones + winner.inflicts
    return ones


def scored(side: Side) -> int:
    """SR-12.3.4: each 6: 2; each 5: 1 with at least 2 CU; each 4: 1 with at least 3, at the start of the battle."""
    table = tables()["combat_losses"]
    least = {int(face): number for face, number in table["min_own_cu_for_die"].items()}
    return sum(table["per_die"][str(face)] for face in side.rolled if side.cu >= least.get(face, 0))


def due(side: Side) -> int:
    """SR-12.3.5: losses that are left when cards have ignored some."""
    return max(0, side.losses - side.absorbed)
