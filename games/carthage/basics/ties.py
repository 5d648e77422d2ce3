"""RC-1.5b: ties without a stated tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from games.carthage.basics.events import TieRolled
from games.carthage.state import Carthage


def break_tie(g: Carthage, names: Sequence[str], label: str, dice: int = 2) -> str:
    """RC-1.5b: the higher DR (or dr, where a rule says so), again while equal; Evil Omens change none (RC-8.8.4)."""
    left = list(names)
    while len(left) > 1:
        rolls = [sum(g.dice.roll(f"tie.{label}", dice)) for _ in left]
        g.tell(TieRolled(label, tuple(left), tuple(rolls)))
        left = [name for name, roll in zip(left, rolls, strict=True) if roll == max(rolls)]
    return left[0]
