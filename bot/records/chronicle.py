"""The past of a game: what was told in which turn, and where one can stop when it is shown again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.store.store import CheckpointRow, EventRow

Speed = Literal["phases", "steps"]
BEGINNINGS = {"TurnBegan": "turn", "DayBegan": "day"}
"""The events that begin a turn, and their field that numbers it."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment a replay stops at: as it was after the entry `seq`, when `step` began; at the end of a turn: ""."""

    seq: int
    step: str


def turns(told: Iterable[EventRow]) -> dict[int, list[EventRow]]:
    """Events by the turn they were told in; 0: before the first began."""
    found: dict[int, list[EventRow]] = {0: []}
    turn = 0
    for event in told:
        if event.kind in BEGINNINGS:
            turn = int(event.fields[BEGINNINGS[event.kind]])
        found.setdefault(turn, []).append(event)
    return {number: events for number, events in found.items() if events}


def stops(points: Iterable[CheckpointRow], events: Sequence[EventRow], speed: Speed) -> list[Stop]:
    """Where a replay of these events stops: at the beginning of each phase, or step, and at the end."""
    first, last = events[0].seq, events[-1].seq
    inside = sorted((point for point in points if first <= point.seq < last), key=lambda point: point.seq)
    found: list[Stop] = []
    for point in inside:
        if speed == "steps" or not found or phase(point.step) != phase(found[-1].step):
            found.append(Stop(point.seq, point.step))
    return [*found, Stop(last, "")]


def phase(step: str) -> str:
    """The phase a step belongs to."""
    return step.partition(".")[0]


def between(events: Iterable[EventRow], after: int, upto: int) -> list[EventRow]:
    """What was told with `after` < seq <= `upto`."""
    return [event for event in events if after < event.seq <= upto]
