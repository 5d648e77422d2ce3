"""How the bot is doing: how long presses wait, what fails; figures of this process, kept in memory.

All that is measured passes through `Figures`; whoever wants it elsewhere stands there as its `meter`.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import quantiles
from time import perf_counter
from typing import Protocol

KEPT = 1000


class Meter(Protocol):
    """Takes all that is measured, with what it was about: words of ours only, nothing of a person or a game."""

    def took(self, kind: str, seconds: float, about: Mapping[str, str]) -> None:
        """Something of this kind took so long."""
        ...

    def happened(self, kind: str, about: Mapping[str, str]) -> None:
        """Something of this kind happened once more."""
        ...


@dataclass(slots=True)
class Figures:
    """The last durations of each kind, in seconds, and how often each kind of thing came. `meter`: who wants all."""

    spans: defaultdict[str, deque[float]] = field(default_factory=lambda: defaultdict(lambda: deque(maxlen=KEPT)))
    counts: Counter[str] = field(default_factory=Counter[str])
    meter: Meter | None = None

    def took(self, kind: str, seconds: float, /, **about: str) -> None:
        """Something of this kind took so long."""
        self.spans[kind].append(seconds)
        if self.meter is not None:
            self.meter.took(kind, seconds, about)

    def happened(self, kind: str, /, **about: str) -> None:
        """Something of this kind happened once more."""
        self.counts[kind] += 1
        if self.meter is not None:
            self.meter.happened(kind, about)

    @contextmanager
    def timing(self, kind: str, /, **about: str) -> Generator[None]:
        """Measure what is done within, also if it fails."""
        began = perf_counter()
        try:
            yield
        finally:
            self.took(kind, perf_counter() - began, **about)

    def percentile(self, kind: str, share: int) -> float | None:
        """The duration that so many in a hundred stay below, in seconds; None: nothing was measured."""
        spans = self.spans.get(kind)
        if not spans:
            return None
        return quantiles(spans, n=100, method="inclusive")[share - 1] if len(spans) > 1 else spans[0]
