"""RC-1.5b, RR-0.3.1: ties without a stated tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from games.republic.events import TieRolled
from games.republic.state import Republic


def break_tie(g: Republic, names: Sequence[str], label: str, dice: int = 2) -> str:
    """RC-1.5b, RR-0.3.1: the higher DR (or dr, where a rule says so), again while equal; Evil Omens change none."""
    left = list(names)
    while len(left) > 1:
        rolls = [sum(g.dice.roll(f"tie.{label}", dice)) for _ in left]
        g.tell(TieRolled(label, tuple(left), tuple(rolls)))
        left = [name for name, roll in zip(left, rolls, strict=True) if roll == max(rolls)]
    return left[0]
