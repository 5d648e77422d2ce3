"""What is told to Prometheus: each metric, what feeds it, and its labels; no id of a person or a game is among them.

Needs the extra `metrics`.
"""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics import MetricWrapperBase

from bot.base.version import VERSION
from bot.store.store import Census

QUICK: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
FINE: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)
LONG: Final = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
UNKNOWN: Final = "unknown"


@dataclass(frozen=True, slots=True)
class Fed:
    """A metric that is fed as things happen: by which kind of figure, and which of what it was about are its labels."""

    kind: str
    metric: MetricWrapperBase
    labels: Sequence[str] = ()

    def of(self, about: Mapping[str, str]) -> MetricWrapperBase:
        """The one series that is meant."""
        return self.metric.labels(*(about.get(name, UNKNOWN) for name in self.labels)) if self.labels else self.metric


@dataclass(slots=True)
class Meters:
    """All metrics of one bot. It is the `Meter` of its figures; what can only be counted is counted as it is asked for.

    `kinds`: the games there are; all others are "unknown".
    """

    kinds: Sequence[str]
    registry: CollectorRegistry = field(default_factory=CollectorRegistry)
    spans: dict[str, list[Fed]] = field(default_factory=dict[str, list[Fed]], init=False)
    counts: dict[str, Fed] = field(default_factory=dict[str, Fed], init=False)
    gauges: dict[str, Gauge] = field(default_factory=dict[str, Gauge], init=False)

    def __post_init__(self) -> None:
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self._gauge("build_info", "The version that runs.", "version", "python")
        self.gauges["build_info"].labels(VERSION, platform.python_version()).set(1)
        self._feed_spans()
        self._feed_counts()
        self._lay_out_gauges()

    def took(self, kind: str, seconds: float, about: Mapping[str, str]) -> None:
        """Something of this kind took so long."""
        for fed in self.spans.get(kind, ()):
            series = fed.of(about)
            if isinstance(series, Histogram):
                series.observe(seconds)
            elif isinstance(series, Counter):
                series.inc()

    def happened(self, kind: str, about: Mapping[str, str]) -> None:
        """Something of this kind happened once more."""
        fed = self.counts.get(kind)
        if fed and isinstance(series := fed.of(about), Counter):
            series.inc()

    def count(self, found: Census | None, now: datetime) -> None:
        """How much of everything there is; None: the database cannot be read, and what is shown is of before."""
        self.gauges["store_readable"].set(found is not None)
        if found is None:
            return
        self.gauges["games"].clear()
        for (kind, state), count in found.games.items():
            self.gauges["games"].labels(kind if kind in self.kinds else UNKNOWN, state).inc(count)
        oldest = (now - found.oldest).total_seconds() if found.oldest else 0
        for name, value in {
            "questions_open": found.asked,
            "clocks_due": found.due,
            "clocks_soon": found.soon,
            "outbox_waiting": found.unsent,
            "outbox_oldest_seconds": max(0, oldest),
            "outbox_given_up": found.given_up,
            "road_closed": found.road is not None,
        }.items():
            self.gauges[name].set(value)

    def connected(self, there: int, of: int) -> None:
        """How many sessions are on Discord."""
        self.gauges["shards_connected"].set(there)
        self.gauges["shards"].set(of)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)

    def _feed_spans(self) -> None:
        for kind, name, said, labels, buckets in (
            ("ack", "ack_seconds", "Until whoever pressed saw anything.", ("kind",), QUICK),
            ("result", "result_seconds", "Until all was done that a press asked for.", ("kind",), QUICK),
            ("render", "render_seconds", "Drawing one picture.", (), QUICK),
            ("rest", "rest_seconds", "One call to Discord, by its class.", ("route",), QUICK),
            ("rest.wait", "rest_wait_seconds", "Waits for a rate limit.", (), LONG),
            ("store", "store_seconds", "Transactions of the database.", ("does",), FINE),
            ("lag", "loop_lag_seconds", "How late the event loop is.", (), FINE),
        ):
            metric = Histogram(f"byrsa_{name}", said, labels, registry=self.registry, buckets=buckets)
            self.spans[kind] = [Fed(kind, metric, labels)]
        calls = ("route", "status")
        said = "Calls to Discord, by class and status; none: there was no answer."
        self.spans["rest"].append(Fed("rest", Counter("byrsa_rest_calls", said, calls, registry=self.registry), calls))

    def _feed_counts(self) -> None:
        for kind, name, said, labels in (
            ("press", "presses", "What was pressed, handed in or typed.", ("kind", "act", "outcome")),
            ("failed", "failures", "Presses that met what nobody foresaw.", ()),
            ("refused", "refusals", "Messages Discord said no to, or not now.", ()),
            ("store.failed", "store_failures", "Transactions the database did not do.", ("trouble",)),
            ("lapsed", "lapses", "Deadlines that took effect.", ()),
        ):
            self.counts[kind] = Fed(kind, Counter(f"byrsa_{name}", said, labels, registry=self.registry), labels)

    def _lay_out_gauges(self) -> None:
        self._gauge("games", "Games, by kind and state; paused ones and held ones for themselves.", "kind", "state")
        for name, said in {
            "questions_open": "Questions that somebody is waited for.",
            "clocks_due": "Deadlines that have come and not taken effect.",
            "clocks_soon": "Deadlines within the next hour.",
            "outbox_waiting": "Messages that wait.",
            "outbox_oldest_seconds": "How long the first of them has waited.",
            "outbox_given_up": "Messages given up in the last week.",
            "road_closed": "1: nothing arrives on Discord.",
            "store_readable": "0: the database cannot be read, and what is counted there is of before.",
            "shards_connected": "Sessions that are on Discord.",
            "shards": "Sessions there should be.",
        }.items():
            self._gauge(name, said)

    def _gauge(self, name: str, said: str, *labels: str) -> None:
        self.gauges[name] = Gauge(f"byrsa_{name}", said, labels, registry=self.registry)
