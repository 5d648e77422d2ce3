"""Which clause an event or a step rests on.

That of an event stands with it where it was told, or follows from one of its fields, or is the first that the docstring
of its class names; that of a step is the first its docstring names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from bot.store.store import EventRow
from games.catalog import GAMES
from games.kernel import Event, State

CLAUSE: Final = re.compile(r"\A([A-Z]{1,2}-[\w.]+)")
GIVEN: Final = ("rule", "clause")  # fields that name the clause


def of_step(game: str, step: str) -> str:
    """The clause a step follows, or ""."""
    steps: Any = GAMES[game].steps
    return _cited(steps.get(step))


def clause(game: str, event: EventRow) -> str:
    """The rule an event rests on, or ""."""
    kind = kinds(game).get(event.kind)
    return rule_of(kind, event.fields) if kind else ""


def rule_of(kind: type[Event], fields: Mapping[str, Any]) -> str:
    """The rule an event of this class with these fields rests on, or ""."""
    given = next((str(fields[name]) for name in GIVEN if fields.get(name)), "")
    derived = (table[fields[name]] for name, table in kind.rules.items() if fields.get(name) in table)
    return given or next(derived, "") or _cited(kind)


@cache
def kinds(game: str) -> dict[str, type[Event]]:
    """Every event class of a game by its name."""
    return {kind.__name__: kind for kind in events_of(game)}


def rules_of(kind: type[Event]) -> set[str]:
    """All clauses that events of this class may rest on by their fields, and that of its docstring."""
    return {_cited(kind), *(rule for table in kind.rules.values() for rule in table.values())} - {""}


def events_of(game: str) -> Iterator[type[Event]]:
    """The event classes of a game: those of its own rules, and of the rules it shares with others of its kind."""
    homes = tuple(f"{package}." for package in packages(game))
    return (kind for kind in Event.__subclasses__() if kind.__module__.startswith(homes))


def packages(game: str) -> list[str]:
    """The packages its rules stand in, as its state is made: "games.carthage", "games.republic"."""
    ours = GAMES[game].state.__mro__
    return list(dict.fromkeys(".".join(kind.__module__.split(".")[:2]) for kind in ours[: ours.index(State)]))


def _cited(thing: object) -> str:
    match = CLAUSE.match(getattr(thing, "__doc__", None) or "")
    return match[1].rstrip(".") if match else ""
