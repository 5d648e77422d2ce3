"""Which clause an event or a step rests on: the first words of its docstring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from games.catalog import GAMES
from games.kernel import Event

CLAUSE = re.compile(r"\A([A-Z]{1,2}-[\w.]+)")


def of_step(game: str, step: str) -> str:
    """The clause a step follows, or ""."""
    steps: Any = GAMES[game].steps
    return _cited(steps.get(step))


def clause(game: str, event: str) -> str:
    """The rule an event rests on, or ""."""
    return rules_of(game).get(event, "")


@cache
def rules_of(game: str) -> dict[str, str]:
    """Every event of a game with its rule."""
    found: dict[str, str] = {}
    for kind in events_of(game):
        found[kind.__name__] = _cited(kind)
    return found


def events_of(game: str) -> Iterator[type[Event]]:
    """The event classes of a game."""
    return (kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"games.{game}."))


def _cited(thing: object) -> str:
    match = CLAUSE.match(getattr(thing, "__doc__", None) or "")
    return match[1].rstrip(".") if match else ""
