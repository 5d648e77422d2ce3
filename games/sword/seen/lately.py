"""SR-9, 10, 11, 12.4: who has gone where of late, out of what has happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from games.kernel import Event
from games.sword.battle.events import Retreated, RetreatedBySea
from games.sword.components import Power
from games.sword.march.events import Avoided, Intercepted, Marched


@dataclass(frozen=True, slots=True)
class Walk:
    """An army that has gone along these spaces, the first of them where it came from."""

    power: Power
    path: tuple[str, ...]


def walks(events: Iterable[Event]) -> tuple[Walk, ...]:
    """All that armies went, in their order; steps of one army that follow one another are one walk."""
    found: list[Walk] = []
    for event in events:
        step = _step(event)
        if step is None:
            continue
        last = found[-1] if found else None
        if isinstance(event, Marched) and last and (last.power, last.path[-1]) == (step.power, step.path[0]):
            found[-1] = replace(last, path=(*last.path, *step.path[1:]))
        else:
            found.append(step)
    return tuple(found)


def _step(event: Event) -> Walk | None:
    """What one event moves, if it moves an army."""
    if isinstance(event, Marched | Intercepted | Avoided):
        return Walk(event.power, (event.came_from, event.at))
    if isinstance(event, Retreated):
        return Walk(event.powers[0], (event.at, *event.path))
    if isinstance(event, RetreatedBySea):
        return Walk(event.powers[0], (event.at, event.to))
    return None
