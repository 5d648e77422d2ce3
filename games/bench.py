"""The bench: a game put where a rule begins, in words that tests, the terminal and the playground share.

A `Position` is data: a step, what lies on the table there, the next dice, what is answered first. Each game says in
`games/<game>/bench.py` how its table is laid and which words of its own it adds; its presets, positions with a name,
are files in `data/<game>/bench/`. A `Play` is a table and all that was told at it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from data import path
from games.kernel import (
    Decision,
    Event,
    Game,
    Outcome,
    Posted,
    Raw,
    Ruling,
    Seat,
    Setup,
    State,
    Table,
    Telling,
    chairs,
    load,
    ruling,
    save,
)

G = TypeVar("G", bound=State)
LOAD = "load-dice"


class Misplaced(ValueError):  # noqa: N818 - said of a position
    """A position that cannot be: a step, a word or a value that the game does not have."""


class Answer(BaseModel):
    """An answer to an open decision, by its key: "senate.vote/motion=1@diamond"."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str
    raw: JsonValue = None


class Ruled(BaseModel):
    """A ruling of the game, or of the bench: `load-dice`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rule: str
    args: dict[str, JsonValue] = Field(default_factory=dict[str, JsonValue])


class Forked(BaseModel):
    """Another game that looks the same to this seat: what it cannot see is dealt anew, the coming dice are others."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    fork: str
    seed: str = "fork"


Move: TypeAlias = Answer | Ruled | Forked


class Position(BaseModel):
    """Where a game stands.

    Attributes:
        game: its id.
        about: what there is to be seen here, in a line.
        seats: how many people play.
        options: as in a lobby.
        seed: of the dice that are not loaded.
        step: where it begins; "": where every game begins.
        seat: through whose eyes to look at it; "": of whoever is asked first.
        put: what lies on the table, in the game's own words.
        set: what else is so, by its place in the saved state: `{"senators.fam-mago.popularity": 3}`.
        dice: the next dice, by label.
        do: what is done first.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    about: str = ""
    seats: int = 4
    options: dict[str, JsonValue] = Field(default_factory=dict[str, JsonValue])
    seed: str = "bench"
    step: str = ""
    seat: str = ""
    put: dict[str, JsonValue] = Field(default_factory=dict[str, JsonValue])
    set: dict[str, JsonValue] = Field(default_factory=dict[str, JsonValue])
    dice: dict[str, list[int]] = Field(default_factory=dict[str, list[int]])
    do: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Bench(Generic[G]):
    """What a game brings to the bench, exported as BENCH.

    Attributes:
        rules: the game.
        lay: a table ready for a step, the same for the same setup; dice and hands as dull as they can be.
        words: by name what a position may put on that table.
        seats: how many a table is usually laid for.
    """

    rules: Game[G]
    lay: Callable[[Setup, str], G]
    words: Mapping[str, Callable[[G, Any], None]] = field(default_factory=dict[str, Callable[[G, Any], None]])
    seats: int = 4

    @cached_property
    def game(self) -> Game[G]:
        """The rules, with the ruling that loads dice."""
        loading: Ruling[G] = LOADING
        return replace(self.rules, rulings={**self.rules.rulings, LOAD: loading})

    @cached_property
    def presets(self) -> Mapping[str, Position]:
        """The positions that have a name."""
        folder = path(f"{self.rules.id}/bench")
        files = sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else []
        return {one.name.removesuffix(".json"): read(one.read_text("utf-8")) for one in files}

    def position(self, preset: str) -> Position:
        """The position of this name. Misplaced: there is none."""
        if preset not in self.presets:
            raise Misplaced(f"There is no preset {preset} of {self.rules.id}. There are: {', '.join(self.presets)}.")
        return self.presets[preset]

    def state(self, position: Position) -> G:
        """The state at a position, before anything is done there. Misplaced: it cannot be."""
        try:
            g = self._laid(position)
        except Misplaced:
            raise
        except (LookupError, ValueError) as error:
            raise Misplaced(f"{type(error).__name__}: {error}") from error
        for label, numbers in position.dice.items():
            g.dice.loaded[label] = list(numbers)
        return g

    def _laid(self, position: Position) -> G:
        setup = self.setup(position)
        if not position.step:
            return self._put(self.rules.setup(setup), position)
        if position.step not in self.rules.steps:
            raise Misplaced(f"There is no step {position.step}. There are: {', '.join(self.rules.steps)}.")
        g = self._put(self.lay(setup, position.step), position)
        g.step = position.step
        return g

    def setup(self, position: Position) -> Setup:
        """What the game begins with. RulesError: so many cannot play; ValueError: the options are another game's."""
        options = self.rules.options.model_validate(position.options)
        return Setup(chairs(position.seats), position.seed, options)

    def _put(self, g: G, position: Position) -> G:
        for name, value in position.put.items():
            if name not in self.words:
                raise Misplaced(f"There is no word {name}. There are: {', '.join(self.words)}.")
            self.words[name](g, value)
        return self._set(g, position.set) if position.set else g

    def _set(self, g: G, places: Mapping[str, JsonValue]) -> G:
        """The same state with these places of its document changed; it is read as strictly as a saved one."""
        document: Any = json.loads(save(g))
        for place, value in places.items():
            put_at(document, place.split("."), value)
        game, told = self.rules, g.told
        changed = load(game.state, json.dumps(document).encode(), schema=game.schema, now=game.schema, upgrades={})
        changed.told = told
        return changed

    def play(self, position: Position) -> Play[G]:
        """A table at a position, with all that is done first. Misplaced: it cannot be."""
        play = Play(self.game).begin(self.state(position))
        for move in position.do:
            play.do(move)
        return play


def bench(game: str) -> Bench[Any]:
    """The bench of a game."""
    found: Bench[Any] = import_module(f"games.{game}.bench").BENCH
    return found


def read(text: str) -> Position:
    """A position from JSON. Misplaced: it is none."""
    try:
        return Position.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        raise Misplaced(f"{'.'.join(map(str, first['loc']))}: {first['msg']}.") from error


def put_at(document: Any, names: Sequence[str], value: JsonValue) -> None:
    """Change one place of a document. Misplaced: there is no such place."""
    for name in names[:-1]:
        document = step_in(document, name)
    step_in(document, names[-1])
    document[place_of(document, names[-1])] = value


def step_in(document: Any, name: str) -> Any:
    """One part of a document. Misplaced: it has none of this name."""
    try:
        return document[place_of(document, name)]
    except (LookupError, TypeError, ValueError):
        known = f" There are: {', '.join(names_in(document))}." if names_in(document) else ""
        raise Misplaced(f"There is no {name} in that place of the state.{known}") from None


def place_of(document: Any, name: str) -> str | int:
    """A name as the document counts: a place in a list is a number."""
    return int(name) if isinstance(document, list) else name


def names_in(document: Any) -> list[str]:
    """What a map holds; nothing of anything else."""
    return [str(name) for name in document] if isinstance(document, dict) else []  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


@ruling(LOAD)
def load_dice(g: State, *, label: str, numbers: list[int]) -> None:
    """The next draws under a label come to these numbers; again so in each chapter in which it is drawn."""
    g.dice.loaded[label] = list(numbers)
    g.dice.drawn[label] = 0


LOADING: Ruling[Any] = load_dice


class Play(Generic[G]):
    """A table, and all that was told at it since the last answer.

    play.answer("diamond", "trade.sell", ["ochre.1", "ochre.2"])
    assert Sold(...) in play.told
    """

    table: Table[G]

    def __init__(self, game: Game[G]) -> None:
        self.game = game
        self.told: list[Event] = []
        self.tellings: list[Telling] = []

    def begin(self, state: G) -> Play[G]:
        """Sit down at a state made by hand."""
        self.table, outcome = Table.begin(self.game, state)
        self._note(outcome.tellings)
        return self

    # Playing

    def do(self, move: Move) -> None:
        """Whatever a position may say is done. RulesError: it is refused, and nothing has happened."""
        if isinstance(move, Answer):
            self.submit(move.key, move.raw)
        elif isinstance(move, Ruled):
            self.rule(move.rule, **move.args)
        else:
            self.forget()
            self.table = self.table.fork(Seat(move.fork), seed=move.seed)

    def submit(self, key: str, raw: Raw) -> Outcome:
        """Answer what is open under a key."""
        posted = self.table.open.get(key)
        seat = posted.decision.seat if posted else Seat(key.rpartition("@")[2])
        outcome = self.table.submit(seat, key, raw)
        self.forget()
        self._note(outcome.tellings)
        return outcome

    def answer(self, seat: str, kind: str, raw: Raw, **about: str | int) -> None:
        """Answer an open decision; `told` is then what this answer brought about."""
        self.submit(self.posted(seat, kind, **about).decision.key, raw)

    def lapse(self, seat: str, kind: str, **about: str | int) -> None:
        """Let an open decision take its default."""
        self.answer(seat, kind, self.decision(seat, kind, **about).lapse, **about)

    def lapse_all(self, kind: str) -> None:
        """Let all open decisions of a kind, one after the other, take their defaults; told is gathered."""
        told: list[Event] = []
        while asked := [one for one in self.awaited() if one.kind == kind]:
            self.submit(asked[0].key, asked[0].lapse)
            told += self.told
        self.told[:] = told

    def rule(self, name: str, **args: Any) -> None:
        """Make a ruling."""
        outcome = self.table.rule(name, args)
        self.forget()
        self._note(outcome.tellings)

    def forget(self) -> None:
        """What was told is known now."""
        self.told.clear()
        self.tellings.clear()

    def _note(self, tellings: Sequence[Telling]) -> None:
        self.told += [telling.event for telling in tellings]
        self.tellings += tellings

    # Looking

    @property
    def g(self) -> G:
        """The state."""
        return self.table.state

    def posted(self, seat: str, kind: str, **about: str | int) -> Posted:
        """An open decision as the outside sees it. LookupError: there is none such, or more than one."""
        found = [one for one in self.table.open.values() if fits(one.decision, seat, kind, about)]
        if len(found) != 1:
            raise LookupError(f"{kind} for {seat} {about}: open is {self.asked()}")
        return found[0]

    def decision(self, seat: str, kind: str, **about: str | int) -> Decision[Any]:
        """An open decision."""
        return self.posted(seat, kind, **about).decision

    def options(self, seat: str, kind: str, **about: str | int) -> Any:
        """What is offered there."""
        return self.decision(seat, kind, **about).choice.form()

    def awaited(self) -> list[Decision[Any]]:
        """All decisions somebody waits for."""
        return [one.decision for one in self.table.open.values() if one.decision.awaited]

    def asked(self, kind: str | None = None) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(one.seat, one.kind) for one in self.awaited() if kind in (None, one.kind)]


def fits(decision: Decision[Any], seat: str, kind: str, about: Mapping[str, str | int]) -> bool:
    """Whether this is the decision that is meant."""
    same = all(decision.about.get(name) == value for name, value in about.items())
    return (decision.seat, decision.kind) == (seat, kind) and same
