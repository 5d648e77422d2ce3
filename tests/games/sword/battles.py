"""Battles laid with a few words: who attacks whom where, and what the dice show."""

from __future__ import annotations

from collections.abc import Sequence

from games.sword.battle import fight
from games.sword.components import Power
from games.sword.state import Sword
from tests.games.sword.scene import Scene

CARD = "combat.card"
LOSSES = "combat.losses"
RETREAT = "combat.retreat"
SUPPORT = "combat.support"
UNREST = "combat.unrest"


def battle(
    g: Sword,
    attacker: Power,
    defender: Power,
    at: str,
    dice: tuple[Sequence[int], Sequence[int]] = ((), ()),
    *,
    came_from: str = "",
    inside: bool = False,
    **others: Sequence[int],
) -> Scene:
    """A battle; `dice`: of the attacker and of the defender, rerolls behind; `others`: by label."""
    loaded = {"combat.attacker": [*dice[0]], "combat.defender": [*dice[1]]}
    loaded |= {label: [*faces] for label, faces in others.items()}
    return Scene(
        g,
        lambda state: fight(state, attacker, defender, at, came_from=came_from, inside=inside),
        {label: faces for label, faces in loaded.items() if faces},
    )
