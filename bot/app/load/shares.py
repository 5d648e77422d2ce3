"""Figures of many durations."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

SHARES: Final = (50, 99, 100)


def share(found: Sequence[float], of_hundred: int) -> float | None:
    """What so many in a hundred do not exceed; None: nothing was measured."""
    if not found:
        return None
    return round(sorted(found)[max(0, ceil(len(found) * of_hundred / 100) - 1)], 1)


def spread(found: Sequence[float]) -> dict[str, float | None]:
    """The median, the 99th in a hundred, the worst."""
    p50, p99, worst = (share(found, one) for one in SHARES)
    return {"p50": p50, "p99": p99, "max": worst}
