"""What has happened of late on the map, for all to see: where armies have gone, and which spaces were touched.

It is read off what is told: an event that names a place as `at` touches it, and one that names where somebody came from
or goes back to is a step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from games.kernel import Event, Saved
from games.sword.components import Power, spaces


@dataclass(slots=True)
class Walk(Saved):
    """SR-9 to 12: an army that has gone along these spaces in one action, the first of them where it came from."""

    power: Power
    path: list[str]
    when: str


def note(walks: list[Walk], touched: dict[str, str], event: Event, when: str, actions: int) -> None:
    """Remember an event of this action; with the first of a new one what is older than so many is forgotten."""
    places = [one for one in _places(event) if one in spaces()]
    if not places:
        return
    if when not in touched.values():
        _forget(walks, touched, when, actions)
    for at in places:
        touched.pop(at, None)
        touched[at] = when
    if (walk := _walk(event, when)) is not None:
        _add(walks, walk)


def _forget(walks: list[Walk], touched: dict[str, str], when: str, actions: int) -> None:
    """Keep so many actions, this one among them."""
    known = {*(one.when for one in walks), *touched.values(), when}
    kept = sorted(known, key=_order)[-actions:]
    walks[:] = [one for one in walks if one.when in kept]
    for at in [at for at, then in touched.items() if then not in kept]:
        del touched[at]


def _order(when: str) -> tuple[int, ...]:
    """Turn, round and actor of an action; an interrupt comes after it."""
    return tuple(int(part) if part.isdecimal() else 1 for part in when.split("."))


def _places(event: Event) -> Iterable[str]:
    """What an event names as its place, or places."""
    at: str | Mapping[str, object] = getattr(event, "at", "")
    return (at,) if isinstance(at, str) else at


def _walk(event: Any, when: str) -> Walk | None:
    """What an event moves, if it moves an army: `came_from` of a step, `path` or port (`to`) of a retreat."""
    if hasattr(event, "came_from"):
        return Walk(event.power, [event.came_from, event.at], when)
    back = [*event.path] if hasattr(event, "path") else [event.to] if hasattr(event, "to") else []
    if back and hasattr(event, "powers") and event.powers:
        return Walk(event.powers[0], [event.at, *back], when)
    return None


def _add(walks: list[Walk], walk: Walk) -> None:
    """A step that goes on from where the last one ended is part of the same walk."""
    last = walks[-1] if walks else None
    if last and (last.power, last.path[-1], last.when) == (walk.power, walk.path[0], walk.when):
        last.path += walk.path[1:]
    else:
        walks.append(walk)


def newest(touched: Mapping[str, str]) -> list[str]:
    """The spaces that the last action has touched in which any was."""
    last = max(touched.values(), key=_order, default="")
    return [at for at, when in touched.items() if when == last]
