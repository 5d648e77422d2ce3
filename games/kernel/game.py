"""What a game module exports, and the rulings a game master may make."""

from __future__ import annotations

import inspect
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError, create_model

from .ahead import Planning
from .choice import Raw
from .decision import Decision, Seat
from .dice import Dice
from .errors import IllegalAnswer, NotAllowed
from .event import Event
from .script import Script
from .state import State, Upgrades
from .view import View

G = TypeVar("G", bound=State)
P = ParamSpec("P")
T = TypeVar("T")

StepId: TypeAlias = str
Step: TypeAlias = Callable[[G], Script[StepId | None]]


class Options(BaseModel):
    """Base of the options a game is set up with. As it stands: a game without options."""

    model_config = ConfigDict(frozen=True, extra="forbid")


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins with.

    `turns`: how many to play, where the table wants fewer than the rules. `ruleset`: the version of the rules it begins
    under, which the table sets; None: that of now.
    """

    seats: tuple[Seat, ...]
    seed: str
    options: BaseModel
    turns: int | None = None
    ruleset: int | None = None


@dataclass(frozen=True, slots=True)
class Ruling(Generic[G]):
    """A change of the state by the game master, or by a player who enters or leaves: a named, typed function.

    It refuses (`RulesError`) before it changes anything, or not at all. `point`: the decision point of the rules' table
    that leaves it to the game master, who is never asked; "": it is his at any rate.
    """

    name: str
    apply: Callable[..., None]
    args: type[BaseModel]
    point: str = ""

    def read(self, raw: Raw) -> dict[str, Any]:
        """The arguments by name, read strictly. IllegalAnswer: they do not fit."""
        try:
            read = self.args.model_validate_json(json.dumps(raw))
        except ValidationError as error:
            wrong = ", ".join(sorted({str(one["loc"][0]) for one in error.errors() if one["loc"]}))
            raise IllegalAnswer("ruling.args", ruling=self.name, wrong=wrong) from error
        return {name: getattr(read, name) for name in self.args.model_fields}


def ruling(name: str, point: str = "") -> Callable[[Callable[Concatenate[G, P], None]], Ruling[G]]:
    """Make a ruling of a function `(g, *, amount: int, ...) -> None`; its annotations are its arguments."""

    def wrap(apply: Callable[Concatenate[G, P], None]) -> Ruling[G]:
        return Ruling(name, apply, _arguments(name, apply), point)

    return wrap


def rulings(*all_of_them: Ruling[G]) -> dict[str, Ruling[G]]:
    """Rulings under their names, as `Game.rulings` wants them. ValueError: two bear one name."""
    return by_name((one.name, one) for one in all_of_them)


def by_name(named: Iterable[tuple[str, T]]) -> dict[str, T]:
    """Things under their names. ValueError: two bear one name, so the second would silently replace the first."""
    found: dict[str, T] = {}
    for name, one in named:
        if name in found:
            raise ValueError(f"{name} is there twice")
        found[name] = one
    return found


def _arguments(name: str, apply: Callable[..., None]) -> type[BaseModel]:
    """A strict model of all parameters but the first, which is the state."""
    hints = get_type_hints(apply)
    _, *parameters = inspect.signature(apply).parameters.values()
    fields: dict[str, Any] = {
        one.name: (hints[one.name], ... if one.default is inspect.Parameter.empty else one.default)
        for one in parameters
    }
    return create_model(name, __config__=ConfigDict(strict=True, extra="forbid", frozen=True), **fields)


def no_turn(_: State) -> int:
    """For games that count none."""
    return 0


def nothing_foreseen(_: State, _part: str, _seat: Seat, _supposing: Sequence[str]) -> Sequence[Decision[Any]]:
    """For games that ask nothing ahead of its part."""
    return ()


def first_word(name: str) -> str:
    """For steps and kinds that are called "phase.what"."""
    return name.partition(".")[0]


@lru_cache(maxsize=64)
def named(events: tuple[type[Event], ...]) -> Mapping[str, type[Event]]:
    """Events by all their names; that of a class alone only where it is that of one. ValueError: see `by_name`.

    Made once, however often a game is taken with other steps or under another version of its rules.
    """
    found = by_name((name, kind) for kind in events for name in (kind.id, *kind.formerly))
    alone = Counter(kind.__name__ for kind in events)
    return {kind.__name__: kind for kind in events if alone[kind.__name__] == 1} | found


@dataclass(frozen=True)
class Half(Generic[G]):
    """One of the games that a game is made of, each played on a board of its own.

    Attributes:
        game: its rules, as they are played alone: who shows it shows it as that game.
        state: its state inside the whole; None: it has not begun.
        seen: its view inside that of the whole; None likewise.
    """

    game: Game[Any]
    state: Callable[[G], State | None]
    seen: Callable[[Any], View | None]


@dataclass(frozen=True)
class Game(Generic[G]):
    """One game's rules, exported as GAME.

    Attributes:
        id: its name in the catalogue.
        state: the class of its state.
        seats: how many may play, whatever the options; `places`: how many with these, where that differs.
        setup: makes the first state; its `step` is the first step.
        steps: the scripts, by step id.
        view: what a seat may see; None: the public.
        scramble: re-deals, in place, all that a seat cannot see.
        turn: which turn, day or season it is; 0: none has begun, or the game counts none.
        phase: the phase that a step, or a kind of decision, belongs to.
        options: the options a table may choose.
        ruleset: rises with every change of behaviour.
        schema: rises with every change of the saved shape.
        events: the classes of all that can happen, as the modules of the game list them.
        rulings: what a game master may do.
        upgrades: from each old schema to the next.
        ahead: what may be asked before the rules ask it, where a table wishes so; of two that cover one question the
            first counts.
        halves: by name, the games that it is made of; each decision and telling says of which it is.
        foreseen: what the rules would ask of a seat in a part of the game that has not come, as they would ask it now,
            out of what this seat may know; it only looks. Parts, and what may be supposed, are named by the game.
    """

    id: str
    state: type[G]
    seats: range
    setup: Callable[[Setup], G]
    steps: Mapping[str, Step[G]]
    view: Callable[[G, Seat | None], View]
    scramble: Callable[[G, Seat, Dice], None]
    places: Callable[[Any], range] | None = None
    turn: Callable[[G], int] = no_turn
    phase: Callable[[str], str] = first_word
    options: type[BaseModel] = Options
    ruleset: int = 1
    schema: int = 1
    events: tuple[type[Event], ...] = ()
    rulings: Mapping[str, Ruling[G]] = field(default_factory=dict[str, Ruling[G]])
    upgrades: Upgrades = field(default_factory=dict[int, Callable[[dict[str, Any]], dict[str, Any]]])
    ahead: tuple[Planning, ...] = ()
    foreseen: Callable[[G, str, Seat, Sequence[str]], Sequence[Decision[Any]]] = nothing_foreseen
    halves: Mapping[str, Half[G]] = field(default_factory=dict[str, Half[G]])

    def __post_init__(self) -> None:
        """ValueError: two events bear one id, or one bears another's name of before."""
        _ = self._named

    def event(self, name: str) -> type[Event] | None:
        """The class of an event by its id, or by a name it once had: that of the class alone, or in another package."""
        return self._named.get(name) or self._named.get(name.rpartition(".")[2])

    @cached_property
    def _named(self) -> Mapping[str, type[Event]]:
        """Events by all their names."""
        return named(self.events)

    def places_with(self, options: BaseModel) -> range:
        """How many may play with these options of the game."""
        return self.places(options) if self.places else self.seats

    def check(self, setup: Setup) -> None:
        """NotAllowed: so many seats cannot play, or the options are another game's."""
        if not isinstance(setup.options, self.options):
            raise NotAllowed("setup.options")
        able = self.places_with(setup.options)
        if len(setup.seats) not in able or len(set(setup.seats)) != len(setup.seats):
            raise NotAllowed("setup.seats", low=able.start, high=able.stop - 1)
