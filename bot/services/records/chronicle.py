"""The past of a game: what was told in which turn, and where one can stop when it is shown again."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Literal

from bot.base.parts import Parts
from bot.store.store import CheckpointRow, EventRow

Speed = Literal["phases", "steps"]


@dataclass(frozen=True, kw_only=True)
class Course:
    """How a game goes by turns and phases, as far as its events tell.

    Attributes:
        begins: the events that begin a turn, and their field that numbers it.
        opens: the events that are told first in a phase, if they are told: one act may lead through several.
        leads: what may be told just before those, in the same phase.
        names: the events that say themselves which phase they open, and their field that names it.
        first: of those that begin a turn and are told again later in it, the phase they name as it begins.
    """

    begins: Mapping[str, str] = field(default_factory=dict[str, str])
    opens: Mapping[str, str] = field(default_factory=dict[str, str])
    leads: Container[str] = ()
    names: Mapping[str, str] = field(default_factory=dict[str, str])
    first: Mapping[str, str] = field(default_factory=dict[str, str])

    def begun(self, event: EventRow) -> int:
        """The turn that begins with an event; 0: none."""
        if event.kind not in self.begins or self.first.get(event.kind, "") not in ("", self.named(event)):
            return 0
        return int(event.fields[self.begins[event.kind]])

    def turns(self, told: Iterable[EventRow]) -> dict[int, list[EventRow]]:
        """Events by the turn they were told in; 0: before the first began."""
        found: dict[int, list[EventRow]] = {0: []}
        turn = 0
        for event in told:
            if event.kind in self.begins:
                turn = int(event.fields[self.begins[event.kind]])
            found.setdefault(turn, []).append(event)
        return {number: events for number, events in found.items() if events}

    def named(self, event: EventRow) -> str:
        """The phase that an event opens and names; "": it does not."""
        return str(event.fields[self.names[event.kind]]) if event.kind in self.names else ""

    def phases(self, kinds: Iterable[str], first: str, named: Iterable[str] = ()) -> list[str]:
        """The phase in which each event of an act was told: `first`, in which it was done, until one opens another.

        `named`: of each the phase that it names, if any of them names one.
        """
        found, leading = list[str](), 0
        for kind, name in zip_longest(kinds, named, fillvalue=""):
            opened = name or self.opens.get(kind, first)
            if opened != first:
                found[len(found) - leading :] = [opened] * leading
                first = opened
            leading = leading + 1 if kind in self.leads else 0
            found.append(first)
        return found


COURSES: Parts[Course] = Parts(Course())


def course(kind: str) -> Course:
    """How a game goes by turns and phases."""
    return COURSES.of(kind)


@dataclass(frozen=True, slots=True)
class Stop:
    """A moment a replay stops at: as it was after the entry `seq`, when `step` began; at the end of a turn: ""."""

    seq: int
    step: str


def stops(
    points: Iterable[CheckpointRow], events: Sequence[EventRow], speed: Speed, phase: Callable[[str], str]
) -> list[Stop]:
    """Where a replay of these events stops: at the beginning of each phase, or step, and at the end."""
    first, last = events[0].seq, events[-1].seq
    inside = sorted((point for point in points if first <= point.seq < last), key=lambda point: point.seq)
    found: list[Stop] = []
    for point in inside:
        if speed == "steps" or not found or phase(point.step) != phase(found[-1].step):
            found.append(Stop(point.seq, point.step))
    return [*found, Stop(last, "")]


def between(events: Iterable[EventRow], after: int, upto: int) -> list[EventRow]:
    """What was told with `after` < seq <= `upto`."""
    return [event for event in events if after < event.seq <= upto]
