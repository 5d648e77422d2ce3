"""How likely a roll of dice comes to what is wanted."""

from __future__ import annotations

from typing import Final

WAYS: Final = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
"""Of 36 rolls of two dice, how many come to each total."""
DIE: Final = range(1, 7)


def at_most(number: int) -> float:
    """How likely a DR is not above a number."""
    return sum(ways for total, ways in WAYS.items() if total <= number) / 36


def at_least(number: int) -> float:
    """How likely a DR is a number or more."""
    return sum(ways for total, ways in WAYS.items() if total >= number) / 36


def die_at_least(number: int) -> float:
    """How likely a dr is a number or more."""
    return sum(face >= number for face in DIE) / len(DIE)
