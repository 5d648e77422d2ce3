"""Exact chances: of battles (SR-12), interception and avoiding (SR-10, 11), siege rolls (SR-13), plunder (SR-14).

All look at figures alone: nothing here knows a table. Pictures of the odds and the minds both use it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from games.sword.battle.dice import OVERWHELMING, size
from games.sword.components import tables

FACES: Final = range(1, 7)
DIE: Final = len(FACES)
ONE, SIX = 1, 6
MOST_DICE: Final = 5
FULL: Final = 3
"""SR-12.3.4: from so many CU on all dice score alike."""


# Battle


@dataclass(frozen=True, slots=True)
class Force:
    """One side of a battle to come: its CU, tactics, dice, whatever is added to its total; `first`: it wins ties."""

    cu: int
    tactics: int = 0
    dice: int = 3
    bonus: int = 0
    first: bool = False


@dataclass(frozen=True, slots=True)
class Chances:
    """How a battle goes for the first side.

    Attributes:
        wins: how likely it wins; `automatic`: without a roll (SR-12.1.3).
        loses, inflicts: CU that each side loses by the battle itself, on average, at most all it has.
        gains, gives: support points, on average, that it wins, and that its enemy does (SR-12.5).
        destroyed: how likely it is left without any CU; `destroys`: the other side.
    """

    wins: float
    loses: float
    inflicts: float
    gains: float
    gives: float
    destroyed: float
    destroys: float
    automatic: bool = False


def battle(one: Force, its: Force) -> Chances:
    """SR-12.1.2, 12.1.3, 12.3: of the first side against the second, without cards to come."""
    if one.cu >= OVERWHELMING * its.cu:
        return Chances(1.0, 0.0, its.cu, -(-its.cu // 2), 0.0, 0.0, 1.0, automatic=True)
    if its.cu >= OVERWHELMING * one.cu:
        return Chances(0.0, one.cu, 0.0, 0.0, -(-one.cu // 2), 1.0, 0.0, automatic=True)
    ahead = max(0, one.tactics - its.tactics) - max(0, its.tactics - one.tactics)
    ahead += size(one.cu, its.cu) - size(its.cu, one.cu) + one.bonus - its.bonus
    return _rolled(one.cu, its.cu, one.dice, its.dice, ahead, first=one.first)


@lru_cache(maxsize=4096)
def _rolled(cu: int, against: int, dice: int, other: int, ahead: int, *, first: bool) -> Chances:
    """All rolls of both sides, each as likely as it is."""
    whole = DIE ** (dice + other)
    won = [0.0] * 7
    for (total, hits, ones), ways in throws(dice, min(cu, FULL)).items():
        for (its_total, its_hits, its_ones), its_ways in throws(other, min(against, FULL)).items():
            chance = ways * its_ways / whole
            difference = total + ahead - its_total
            wins = difference > 0 or (difference == 0 and first)
            inflicted = min(against, hits + (its_ones if wins else 0))
            lost = min(cu, its_hits + (0 if wins else ones))
            for number, part in enumerate(_parts(inflicted, lost, cu, against, wins=wins)):
                won[number] += chance * part
    likely, loses, inflicts, gains, gives, destroyed, destroys = won
    return Chances(likely, loses, inflicts, gains, gives, destroyed, destroys)


def _parts(inflicted: int, lost: int, cu: int, against: int, *, wins: bool) -> tuple[float, ...]:
    """What one pair of rolls adds to each figure of `Chances`, in their order."""
    gains = -(-inflicted // 2) if wins else 0
    gives = 0 if wins else -(-lost // 2)
    return wins, lost, inflicted, gains, gives, lost == cu, inflicted == against


@lru_cache(maxsize=64)
def throws(dice: int, cu: int) -> Mapping[tuple[int, int, int], int]:
    """SR-12.3.4: dice of an army of so many CU (3: or more): sum, losses by dice, ones; in how many ways."""
    worth = {face: tables()["combat_losses"]["per_die"][str(face)] for face in FACES}
    least = {int(face): number for face, number in tables()["combat_losses"]["min_own_cu_for_die"].items()}
    scores = {face: worth[face] if cu >= least.get(face, 0) else 0 for face in FACES}
    return Counter(
        (sum(rolled), sum(scores[face] for face in rolled), rolled.count(ONE)) for rolled in product(FACES, repeat=dice)
    )


# A die against tactics


@lru_cache(maxsize=64)
def succeeds(tactics: int, drm: int = 0) -> float:
    """SR-10.2, 10.5.1, 11.1: a die with this modifier of at most the tactics; natural 1 always, natural 6 never."""
    return sum(face == ONE or (face != SIX and face + drm <= tactics) for face in FACES) / DIE


# Sieges


@lru_cache(maxsize=16)
def siege_points(drm: int = 0) -> Mapping[int, float]:
    """SR-13.2: how likely a roll gives so many points."""
    found: Counter[int] = Counter(int(_row("siege", face + drm)["points"]) for face in FACES)
    return {points: ways / DIE for points, ways in sorted(found.items())}


@lru_cache(maxsize=256)
def falls(needed: int, drm: int = 0) -> float:
    """SR-13.5: how likely one roll takes what lacks so many points."""
    return sum(chance for points, chance in siege_points(drm).items() if points >= needed) if needed > 0 else 1.0


def presses(drm: int = 0) -> float:
    """SR-5.6: how likely one roll lays a siege at all, which every turn's end then tightens."""
    return falls(1, drm)


@lru_cache(maxsize=16)
def plundered(drm: int = 0) -> float:
    """SR-14.2: how likely a plunder roll succeeds."""
    return sum(_row("plunder", face + drm)["result"] == "success" for face in FACES) / DIE


def sails(forced: int, drm: int = 0, *, friendly: bool = False) -> Mapping[str, float]:
    """SR-9.6.4, 9.6.5: what a roll of naval combat with this modifier comes to, by result."""
    port = -2 if friendly else 0
    found: Counter[str] = Counter(str(_row("naval_combat", face + forced + drm + port)["result"]) for face in FACES)
    return {result: ways / DIE for result, ways in found.items()}


def _row(table: str, result: int) -> Mapping[str, str | int]:
    """The row of a table for a modified result."""
    rows = tables()[table]["rows"]
    return next(row for row in rows if row.get("min", result) <= result <= row.get("max", result))
