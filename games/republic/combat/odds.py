"""How likely each result of a battle is, before the dice: each of the 216 TDR counted, omens and allies too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from games.republic.charts import Charts
from games.republic.law import Law

TDR: Final = tuple(product(range(1, 7), repeat=3))  # two white dice and a coloured one


class Ally(NamedTuple):
    """RC-10.2.1a, RR-1.10.11.1: natural rolls that are even, or odd, change the enemy's strength by a die."""

    parity: str
    die: str
    sign: int


@dataclass(frozen=True, slots=True)
class Odds:
    """RC-10.2, T-3, RR-1.10: of 216 rolls so many come to each result."""

    victory: int
    stalemate: int
    defeat: int
    disaster: int
    standoff: int

    @staticmethod
    def percent(rolls: int) -> int:
        """So many of the 216, in percent."""
        return round(100 * rolls / len(TDR))


def ally_swing(dice: Sequence[int], ally: Ally) -> int:
    """RC-10.2.1a, RR-1.10.11.1: what an event does to the enemy's strength in a battle with this natural roll."""
    if (sum(dice) % 2 == 0) != (ally.parity == "even"):
        return 0
    white, coloured = dice[:2], dice[2]
    return ally.sign * (coloured if ally.die == "colored" else sum(white))


def swung(enemy: int, swing: int) -> int:
    """RC-10.2.1a, RR-1.10.11.1: the enemy's strength is never below 0."""
    return max(0, enemy + swing)


@lru_cache(maxsize=64)
def thrown(allies: tuple[Ally, ...]) -> Counter[tuple[int, int]]:
    """How many of the 216 rolls come to each natural roll, with what these events do to the enemy then."""
    return Counter((sum(dice), sum(ally_swing(dice, ally) for ally in allies)) for dice in TDR)


@lru_cache(maxsize=1024)
def battle_odds(
    law: Law[Any, Charts, Any],
    strength: int,
    enemy: int,
    disaster: frozenset[int] = frozenset(),
    standoff: frozenset[int] = frozenset(),
    allies: tuple[Ally, ...] = (),
    omens: int = 0,
) -> Odds:
    """RC-10.2.8, RR-1.10.11.1: Disaster first, then Standoff, then T-3."""
    found: Counter[str] = Counter()
    for (natural, swing), rolls in thrown(allies).items():
        total = natural + strength - swung(enemy, swing) + omens
        special = "disaster" if natural in disaster else "standoff" if natural in standoff else ""
        found[special or law.charts.combat.at(total).result] += rolls
    return Odds(found["victory"], found["stalemate"], found["defeat"], found["disaster"], found["standoff"])
