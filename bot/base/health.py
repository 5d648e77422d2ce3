"""How the bot is doing: how long presses wait, what fails; figures of this process, kept in memory."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import quantiles
from time import perf_counter

KEPT = 1000


@dataclass(slots=True)
class Figures:
    """The last durations of each kind, in seconds, and how often each kind of trouble came."""

    spans: defaultdict[str, deque[float]] = field(default_factory=lambda: defaultdict(lambda: deque(maxlen=KEPT)))
    counts: Counter[str] = field(default_factory=Counter[str])

    def took(self, kind: str, seconds: float) -> None:
        """Something of this kind took so long."""
        self.spans[kind].append(seconds)

    def happened(self, kind: str) -> None:
        """Something of this kind happened once more."""
        self.counts[kind] += 1

    @contextmanager
    def timing(self, kind: str) -> Generator[None]:
        """Measure what is done within, also if it fails."""
        began = perf_counter()
        try:
            yield
        finally:
            self.took(kind, perf_counter() - began)

    def percentile(self, kind: str, share: int) -> float | None:
        """The duration that so many in a hundred stay below, in seconds; None: nothing was measured."""
        spans = self.spans.get(kind)
        if not spans:
            return None
        return quantiles(spans, n=100, method="inclusive")[share - 1] if len(spans) > 1 else spans[0]
