"""The base of every game's state, and how a state becomes a document and comes back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, cast

from pydantic import Field, TypeAdapter

from .decision import Seat
from .dice import Dice
from .event import Event, Telling
from .saved import Saved

G = TypeVar("G", bound="State")
Upgrades: TypeAlias = Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]


@dataclass(slots=True, kw_only=True)
class State(Saved):
    """Base of each game's state: a tree of plain values.

    `step` is the id of the step running now, `ruleset` the version of the rules it began under; the table sets both
    from then on. `told` is drained at each commit and not saved. `rulebook` is the prefix of the clauses
    that events rest on: "RC". `half`: its name, if it is one of those that another game is made of.
    """

    rulebook: ClassVar[str] = ""
    half: ClassVar[str] = ""
    step: str
    dice: Dice
    ruleset: int = 0
    told: Annotated[list[Telling], Field(exclude=True)] = field(
        default_factory=list[Telling], compare=False, repr=False
    )

    def tell(self, event: Event, to: Iterable[Seat] | None = None) -> None:
        """Make an event known, to everyone or to these seats only."""
        event.rest_on(self.rulebook)
        self.told.append(Telling(event, None if to is None else tuple(to), self.half))

    def stand_in_for(self, other: State) -> None:
        """Be to the outside what another is of which this is a copy: a half of the same game."""

    def join(self, *parts: State) -> None:
        """Let states inside this state draw and tell through it; called in `__post_init__`."""
        for part in parts:
            part.dice, part.told = self.dice, self.told


def make_ready(kind: type[State]) -> None:
    """Make what reads and writes such states: it takes a while, and nobody should wait for it."""
    _adapter(kind)


def save(state: State) -> bytes:
    """The document of a state: JSON. Raises if a field holds what its annotation forbids."""
    return _adapter(type(state)).dump_json(state, warnings="error")


def load(kind: type[G], document: bytes, *, schema: int, now: int, upgrades: Upgrades) -> G:
    """Read a document of an old or the present schema, strictly: unknown or missing fields are refused, and a newer."""
    if schema > now:
        raise ValueError(f"a document of schema {schema}; this program knows {now}")
    if schema != now:
        content = json.loads(document)
        for number in range(schema, now):
            content = upgrades[number](content)
        document = json.dumps(content).encode()
    return cast("G", _adapter(kind).validate_json(document))


def duplicate(state: G) -> G:
    """A state of its own that equals this one, to try something on; what was told is left behind.

    By way of its document: `deepcopy` takes several times as long.
    """
    adapter = _adapter(type(state))
    made = cast("G", adapter.validate_json(adapter.dump_json(state, warnings="error")))
    made.stand_in_for(state)
    return made


def _adapter(kind: type[State]) -> TypeAdapter[Any]:
    """Made once for each class of states: it takes a while."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


_ADAPTERS: dict[type[State], TypeAdapter[Any]] = {}
