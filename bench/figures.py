"""What is measured: a figure, its ratio to something measured in the same run, and what was asked for."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

SPINS = 60_000


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure.

    Attributes:
        ratio: what it comes to where `to` is 1.
        goal: the most (`<=`) or the least (`>=`) it should be; of a figure that is judged by its ratio, `ratio <= 2`.
    """

    name: str
    value: float
    unit: str = ""
    ratio: float | None = None
    to: str = ""
    goal: str = ""

    def plain(self) -> dict[str, Any]:
        """For machines; only what is known."""
        return {name: value for name, value in asdict(self).items() if value not in (None, "") and name != "name"}


def low(found: Sequence[float]) -> float:
    """What it takes when nobody else uses the machine: the tenth percentile."""
    return sorted(found)[len(found) // 10]


def middle(found: Sequence[float]) -> float:
    """The median."""
    return statistics.median(found)


def high(found: Sequence[float]) -> float:
    """The 99th percentile."""
    return statistics.quantiles(found, n=100)[98]


def cpu_ms(work: Callable[[], object]) -> float:
    """Milliseconds of this thread, which others on the machine hardly change."""
    began = time.thread_time()
    work()
    return 1000 * (time.thread_time() - began)


def spin() -> float:
    """Milliseconds of a fixed loop: the machine itself, where there is nothing better to compare with."""
    return min(cpu_ms(_spin) for _ in range(9))


def _spin() -> None:
    total = 0
    for number in range(SPINS):
        total += number * number % 7


def compared(
    name: str, value: float, base: float, to: str, goal: str = "", unit: str = "ms", digits: int = 3
) -> Figure:
    """A figure beside its base."""
    return Figure(name, round(value, digits), unit, round(value / base, 2) if base else None, to, goal)
