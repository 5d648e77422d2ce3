"""A game that is nothing but tangles: random trees of all primitives, whose seats die, return and void things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from games.kernel import (
    Act,
    Amount,
    Book,
    Choice,
    Deal,
    Decision,
    Dice,
    Event,
    Game,
    Interrupt,
    NotAllowed,
    OneOf,
    Record,
    Script,
    Seat,
    Setup,
    Several,
    Split,
    State,
    StepId,
    View,
    Voided,
    ask,
    ask_all,
    ask_in_turn,
    first_to,
    floor,
    interruptible,
    responses,
    ruling,
    rulings,
    together,
    window,
)


@dataclass(frozen=True, slots=True)
class Did(Event):
    what: str


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """What was answered in secret comes to light."""

    reveals: ClassVar[bool] = True
    values: dict[Seat, int]


class Escape(Exception):  # noqa: N818
    """A game's own way out of nested scripts."""


@dataclass(slots=True, kw_only=True)
class Tangle(State):
    seats: list[Seat]
    alive: list[Seat]
    score: dict[Seat, int]
    book: Book = field(default_factory=Book)
    grown: int = 0

    def chance(self, below: int) -> int:
        return self.dice.number("tree", below)

    def any_seat(self) -> Seat:
        return self.dice.pick("tree", self.seats)

    def kill(self, seat: Seat) -> None:
        if seat in self.alive and len(self.alive) > 1:
            self.alive.remove(seat)

    def path(self, above: str, mark: str = ".") -> str:
        """Names no other node has."""
        self.grown += 1
        return f"{above}{mark}{self.grown}"


# Decisions


def question(g: Tangle, path: str, seat: Seat, kind: str = "t.question") -> Decision[int] | None:
    """A number; how far it may go hangs on the score, so acts of others change the options."""
    if seat not in g.alive:
        return None
    return Decision(kind, seat, number(3 + g.score[seat] % 4), "T-1", about={"n": path}, lapse=0)


def number(high: int) -> Choice[int]:
    return Amount(0, high)


def reaction(g: Tangle, path: str, seat: Seat) -> Decision[str | None] | None:
    if seat not in g.alive:
        return None
    acts: dict[str, str | None] = {"pass": None}
    if g.score[seat] % 3:
        acts["act"] = "act"
    return Decision("t.react", seat, OneOf(acts), "T-1", about={"n": path}, lapse="pass")


def sheet(g: Tangle, path: str, seat: Seat) -> Decision[int] | None:
    """All the other choices in one."""
    if seat not in g.alive:
        return None
    fields: dict[str, Choice[object]] = {
        "shares": Split(g.score[seat] % 5, g.seats),
        "some": Several({one: one for one in g.alive}, 0, 2),
    }
    record = Record(lambda shares, some: sum(shares.values()) + len(some), **fields)
    lapse = {"shares": {g.seats[0]: g.score[seat] % 5}, "some": []}
    return Decision("t.sheet", seat, record, "T-1", about={"n": path}, lapse=lapse)


def of_all(g: Tangle, build: Callable[[Seat], Decision[int] | None]) -> list[Decision[int]]:
    return [decision for seat in g.seats if (decision := build(seat)) is not None]


# Nodes


async def node(g: Tangle, above: str, depth: int) -> None:
    path = g.path(above)
    leaves = [one, ballot, sheets, in_turn, first]
    branches = [windows, reactions, interrupted, interrupted, parallel, sequence]
    await g.dice.pick("tree", [*leaves, *branches] if depth else leaves)(g, path, depth)


async def one(g: Tangle, path: str, _: int) -> None:
    seat = g.any_seat()
    g.score[seat] += await ask(partial(question, g, path, seat)) or 0


async def ballot(g: Tangle, path: str, _: int) -> None:
    count(g, await ask_all(lambda: of_all(g, partial(question, g, path))))


async def sheets(g: Tangle, path: str, _: int) -> None:
    count(g, await ask_all(lambda: of_all(g, partial(sheet, g, path)), amend=True))


def count(g: Tangle, values: dict[Seat, int]) -> None:
    g.tell(Counted(values))
    for seat, value in values.items():
        g.score[seat] += value


async def in_turn(g: Tangle, path: str, _: int) -> None:
    for seat, value in (await ask_in_turn(g.seats, partial(question, g, path))).items():
        g.score[seat] = value
        if value == 1:
            g.kill(seat)


async def first(g: Tangle, path: str, _: int) -> None:
    if answered := await first_to(lambda: of_all(g, partial(question, g, path))):
        seat, value = answered
        g.score[seat] = value


async def windows(g: Tangle, path: str, depth: int) -> None:
    await window(g.seats, partial(reaction, g, path), partial(react, g, path, depth))


async def reactions(g: Tangle, path: str, depth: int) -> None:
    await responses(g.seats, partial(reaction, g, path), partial(react, g, path, depth))


async def react(g: Tangle, path: str, depth: int, seat: Seat, _: str) -> None:
    g.score[seat] += 1
    if not g.chance(3):
        g.kill(g.any_seat())
    if depth and not g.chance(4):
        await node(g, g.path(path, "a"), depth - 1)
    if not g.chance(6):
        raise Voided


async def interrupted(g: Tangle, path: str, depth: int) -> None:
    seats = list(dict.fromkeys((g.any_seat(), g.any_seat())))
    try:
        await interruptible(node(g, path, depth - 1), partial(offers, g, path, depth, seats))
    except Escape:
        g.tell(Did(f"{path} escaped"))


def offers(g: Tangle, path: str, depth: int, seats: Sequence[Seat]) -> list[Interrupt[int]]:
    return [
        Interrupt(decision, partial(strike, g, path, depth, seat))
        for seat in seats
        if g.score[seat] % 2 == 0 and (decision := question(g, path, seat, "t.strike"))
    ]


async def strike(g: Tangle, path: str, depth: int, seat: Seat, value: int) -> None:
    g.score[seat] += 1
    if value == 0:
        g.kill(g.any_seat())
    elif value == 1 and depth:
        await node(g, g.path(path, "s"), depth - 1)
    elif value == 2:
        raise Voided
    elif value == 3:
        await ask(partial(question, g, g.path(path, "w"), seat))
    else:
        raise Escape


async def parallel(g: Tangle, path: str, depth: int) -> None:
    parts = [node(g, f"{path}-{part}", depth - 1) for part in range(2 + g.chance(2))]
    with suppress(Escape):
        await together(*parts)


async def sequence(g: Tangle, path: str, depth: int) -> None:
    for part in range(2):
        await node(g, f"{path}-{part}", depth - 1)


@dataclass(frozen=True, slots=True)
class Pool:
    """A floor on which scores are traded."""

    g: Tangle
    kind: str = "pool"
    clause: str = "T-2"
    point: str = ""
    answers_accept: bool = True

    @property
    def book(self) -> Book:
        return self.g.book

    def seats(self) -> Sequence[Seat]:
        return self.g.alive

    def partners(self, seat: Seat) -> Sequence[Seat]:
        return [other for other in self.g.alive if other != seat and len(self.book.between(seat, other)) < 2]

    def goods(self, seat: Seat, partner: Seat) -> Choice[int] | None:
        there = seat in self.g.alive and partner in self.g.alive
        return Amount(1, self.g.score[seat]) if there and self.g.score[seat] else None

    def settle(self, deal: Deal) -> None:
        for seat, raw in deal.sides.items():
            self.g.score[seat] -= int(str(raw))
            self.g.score[deal.partner(seat)] += int(str(raw))

    def say(self, act: Act, deal: Deal, seat: Seat) -> None:
        self.g.tell(Did(f"{act} {deal.id} {deal.rev} {seat}"), to=list(deal.sides))


# Steps


async def tangle(g: Tangle) -> StepId:
    g.grown = 0
    g.alive += [seat for seat in g.seats if seat not in g.alive and g.chance(2)]
    with suppress(Escape, Voided):
        if g.chance(6):
            await interruptible(node(g, "x", 4), partial(offers, g, "top", 2, g.seats[:2]))
        else:
            trade: Script[object] = floor(Pool(g))
            await together(trade, node(g, "f", 2))
    return "pool" if g.chance(4) == 0 else "end"


async def pool(g: Tangle) -> StepId:
    return "end" if await floor(Pool(g), acts=7) else "pool"


async def end(g: Tangle) -> StepId:
    await ask(partial(question, g, "end", g.alive[0]))
    return "tangle"


# The rest


@ruling("kill")
def kill(g: Tangle, *, seat: Seat) -> None:
    if seat not in g.alive or len(g.alive) == 1:
        raise NotAllowed("tangle.kill", seat=seat)
    g.kill(seat)


@ruling("enter")
def enter(g: Tangle, *, seat: Seat) -> None:
    if seat in g.alive or seat not in g.seats:
        raise NotAllowed("tangle.enter", seat=seat)
    g.alive.append(seat)


class TangleView(View):
    alive: tuple[Seat, ...]


def view(g: Tangle, seat: Seat | None) -> TangleView:
    return TangleView(alive=tuple(g.alive))


def scramble(g: Tangle, seat: Seat, dice: Dice) -> None:
    """All is open here; forks still forget what was answered in secret."""


def setup(chosen: Setup) -> Tangle:
    seats = list(chosen.seats)
    return Tangle(step="tangle", dice=Dice(chosen.seed), seats=seats, alive=list(seats), score=dict.fromkeys(seats, 0))


GAME: Game[Tangle] = Game(
    id="tangle",
    state=Tangle,
    seats=range(2, 6),
    setup=setup,
    steps={"tangle": tangle, "pool": pool, "end": end},
    view=view,
    scramble=scramble,
    rulings=rulings(kill, enter),
)
