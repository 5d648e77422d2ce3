"""RR-2.02.32, 2.02.411: forces of provincial armies and legions: what they are worth, and what they lose."""

from __future__ import annotations

from typing import Final

EVERY: Final = 3  # army, army, legion, again and again
ALONE: Final = 2  # without a legion so many armies are one


def worth(armies: int, legions: int) -> int:
    """RR-2.02.32: 1 for each provincial army if a legion is with them, else half, rounded up."""
    return armies if legions else -(-armies // ALONE)


def mixed_losses(armies: int, legions: int, losses: int) -> tuple[int, int]:
    """RR-2.02.411: army, army, legion, as far as there are any; without a legion two armies are one loss."""
    if not legions:
        return min(armies, ALONE * losses), 0
    lost_legions = min(legions, losses - min(armies, losses - losses // EVERY))
    return min(armies, losses - lost_legions), lost_legions


def losable(armies: int, legions: int) -> int:
    """RR-2.02.411: how many losses there are in such a force."""
    return worth(armies, legions) + legions
