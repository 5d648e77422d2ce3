"""Units lost in battle."""

from __future__ import annotations

from games.republic.pieces import Legion
from games.republic.state import Republic


def at_random(g: Republic, legions: list[Legion], count: int, label: str = "battle.losses") -> list[Legion]:
    """RC-10.2.12, RR-1.10.6: so many legions at random, veterans included."""
    ranks = list(legions)
    g.dice.shuffle(label, ranks)
    return ranks[:count]
