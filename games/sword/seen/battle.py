"""SR-12.3: the battle under way as all see it: what each side adds to its dice, its total, what it inflicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from games.sword.battle.dice import scored, size
from games.sword.components import GARRISON_BOX
from games.sword.seen.view import SwordView
from games.sword.underway import Side

Standing = Literal["attacker", "defender"]
REASONS: Final = ("tactics", "size", "territory", "cards")


@dataclass(frozen=True, slots=True)
class Sided:
    """One side of a battle.

    Attributes:
        modifiers: SR-12.3, by reason; what is nothing is 0.
        inflicts: SR-12.3.4, as far as it is known.
    """

    name: Standing
    side: Side
    modifiers: Mapping[str, int]
    inflicts: int

    @property
    def total(self) -> int:
        """SR-12.1.2: dice and modifiers."""
        return sum(self.side.rolled) + sum(self.modifiers.values())


def sides(view: SwordView) -> tuple[Sided, Sided]:
    """Attacker and defender of the battle under way."""
    told = view.underway["battle"]
    attacker, defender = Side(**told["attacker"]), Side(**told["defender"])
    return _sided(view, "attacker", attacker, defender, told), _sided(view, "defender", defender, attacker, told)


def _sided(view: SwordView, name: Standing, side: Side, enemy: Side, told: Mapping[str, Any]) -> Sided:
    at: str = told["at"]
    friendly = view.places[at].control in side.powers and at != GARRISON_BOX
    found = (max(0, side.tactics - enemy.tactics), size(side.cu, enemy.cu), int(friendly), side.bonus)
    inflicts = enemy.losses if told["winner"] else scored(side)
    return Sided(name, side, dict(zip(REASONS, found, strict=True)), inflicts)
