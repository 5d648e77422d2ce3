"""The smallest game there is, made afresh for each test of the kernel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from games.kernel import (
    Amount,
    Decision,
    Dice,
    Event,
    Game,
    NotAllowed,
    Outcome,
    RulesError,
    Saved,
    Seat,
    Setup,
    State,
    Table,
    View,
    chairs,
    ruling,
    rulings,
)

A, B, C = Seat("a"), Seat("b"), Seat("c")
ALL = [A, B, C]


@dataclass(frozen=True, slots=True)
class Said(Event):
    what: str


@dataclass(frozen=True, slots=True)
class Turned(Event):
    reveals: ClassVar[bool] = True
    card: str


@dataclass(slots=True)
class Thing(Saved):
    id: str


@dataclass(slots=True, kw_only=True)
class Small(State):
    n: int = 0
    log: list[str] = field(default_factory=list)
    alive: list[Seat] = field(default_factory=lambda: list(ALL))
    things: dict[str, Thing] = field(default_factory=dict)


class SmallView(View):
    n: int


@ruling("add")
def add(g: Small, *, amount: int, twice: bool = False) -> None:
    if amount < 0:
        raise NotAllowed("small.add", amount=amount)
    g.n += 2 * amount if twice else amount


@ruling("drop")
def drop(g: Small, *, seat: Seat) -> None:
    g.alive.remove(seat)


@ruling("sly")
def sly(g: Small) -> None:
    g.n += 1
    raise NotAllowed("small.sly")


@ruling("crash")
def crash(g: Small) -> None:
    raise ZeroDivisionError


def small(**steps: Any) -> Game[Small]:
    """A game of these steps."""
    return Game(
        id="small",
        state=Small,
        seats=range(1, 4),
        setup=lambda chosen: Small(step=next(iter(steps)), dice=Dice(chosen.seed)),
        steps=steps,
        view=lambda g, seat: SmallView(n=g.n),
        scramble=lambda g, seat, dice: None,
        rulings=rulings(add, drop, sly, crash),
    )


def start(step: Any, **more: Any) -> Table[Small]:
    """A table at the first question of a step called "step"."""
    game = small(step=step, **more)
    return Table.start(game, Setup(chairs(3), "seed", game.options()))[0]


def amount(seat: Seat = A, kind: str = "k", **more: Any) -> Decision[int]:
    return Decision(kind, seat, Amount(0, 9), "T-1", **{"lapse": 0, **more})


def answer(table: Table[Any], key: str, raw: Any, kind: Any = "answer") -> Outcome:
    return table.submit(Seat(key.rpartition("@")[2]), key, raw, kind)


def again(table: Table[Any]) -> Table[Any]:
    return Table.resume(table.game, table.checkpoint, table.entries, table.head)


def refusal(error: RulesError) -> str:
    return error.reason
