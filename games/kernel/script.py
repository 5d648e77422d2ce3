"""The words scripts are written in: asking one seat or several."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from types import coroutine
from typing import Any, Generic, TypeAlias, TypeVar, cast, overload

from .choice import Raw
from .decision import Decision, Seat, Window
from .errors import Broken, IllegalAnswer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer that was read: the very decision that was open, the raw answer and what it reads to."""

    decision: Decision[Any]
    raw: Raw
    value: Any


@dataclass(frozen=True, slots=True)
class Stirred:
    """Something changed: build afresh. `keep`: forget what other seats have answered in secret (forks only)."""

    keep: Seat | None = None


STIRRED = Stirred()

Open: TypeAlias = list[Decision[Any]]
Said: TypeAlias = Reply | Stirred
Script: TypeAlias = Coroutine[Open, Any, T]
Build: TypeAlias = Callable[[Seat], Decision[T] | None]


@coroutine
def hold(decisions: Open) -> Generator[Open, Said, Said]:
    """The bottom: hand open decisions to the table; come back with a reply, or stirred."""
    return (yield decisions)


@overload
async def ask(build: Callable[[], Decision[T]]) -> T: ...
@overload
async def ask(build: Callable[[], Decision[T] | None]) -> T | None: ...
async def ask(build: Callable[[], Decision[T] | None]) -> T | None:
    """One seat answers. Where `build` returns None nobody is left to ask, and so does this."""
    while (decision := build()) is not None:
        said = await hold([decision])
        if isinstance(said, Reply):
            return cast("T", said.value)
    return None


async def ask_all(build: Callable[[], Sequence[Decision[T]]], *, amend: bool = False) -> dict[Seat, T]:
    """All answer in any order, one decision a seat; no answer acts before the last is in.

    `amend` lets an answer be changed until then. Returns what each seat built now has answered.
    """
    ballot: _Ballot[T] = _Ballot(build, amend=amend)
    ballot.stir(None)
    while not ballot.complete:
        said = await hold(ballot.open())
        if isinstance(said, Reply):
            ballot.answer(said)
        else:
            ballot.stir(said.keep)
    return ballot.result()


class _Ballot(Generic[T]):
    """What `ask_all` has asked and heard, by key."""

    __slots__ = ("_again", "_amend", "_asked", "_build", "_raws", "_values")

    def __init__(self, build: Callable[[], Sequence[Decision[T]]], *, amend: bool) -> None:
        self._build = build
        self._amend = amend
        self._asked: dict[str, Decision[T]] = {}
        self._again: dict[str, Decision[T]] = {}
        self._raws: dict[str, tuple[Seat, Raw]] = {}
        self._values: dict[str, T] = {}

    @property
    def complete(self) -> bool:
        return self._asked.keys() == self._values.keys()

    def open(self) -> Open:
        missing = [decision for key, decision in self._asked.items() if key not in self._values]
        return [*missing, *(decision for key, decision in self._again.items() if key in self._values)]

    def answer(self, said: Reply) -> None:
        self._raws[said.decision.key] = said.decision.seat, said.raw
        self._values[said.decision.key] = said.value

    def stir(self, keep: Seat | None) -> None:
        """Build afresh and read again what was answered; what is legal no longer is asked again."""
        built = [_stamped(decision, Window.SIMULTANEOUS) for decision in self._build()]
        if len({decision.seat for decision in built}) != len(built):
            raise Broken("a seat is asked twice in one ask_all")
        self._asked = {decision.key: decision for decision in built}
        if self._amend:
            self._again = {key: replace(decision, awaited=False) for key, decision in self._asked.items()}
        self._raws = {key: said for key, said in self._raws.items() if keep in (None, said[0])}
        self._values = {}
        for key in [key for key in self._raws if key in self._asked]:
            with suppress(IllegalAnswer):
                self._values[key] = self._asked[key].choice.read(self._raws[key][1])
        self._raws = {key: said for key, said in self._raws.items() if key in self._values}

    def result(self) -> dict[Seat, T]:
        return {decision.seat: self._values[key] for key, decision in self._asked.items()}


@dataclass(frozen=True, slots=True)
class Aside(Generic[T]):
    """What a seat may do beside its draft, at any time and as often as `build` offers it; `act` carries it out at once.

    Nobody waits for it, and it closes nothing: a letter, while all write their orders. It may change what this seat is
    offered beside its draft; nothing else is made anew.
    """

    build: Build[T]
    act: Callable[[Seat, T], None]


async def drafts(
    seats: Callable[[], Sequence[Seat]], build: Build[T], keep: Callable[[Seat, T], None], *asides: Aside[Any]
) -> None:
    """All write at the same time, each as often as he likes, until nobody is awaited any more.

    `keep` puts what somebody has written into the state, from which `build` makes his question: its lapse is what he
    has written so far, as final, and once it is final it is not awaited, but may still be taken back. Everybody is
    asked, able or not: the questions are hidden. An answer leaves his own open under its ref; so `about` must tell one
    asking from the next. `asides` are open beside them, hidden and staying likewise.
    """
    asked, beside = _written(seats(), build), _offered(seats(), asides)
    while any(decision.awaited for decision in asked.values()):
        said = await hold([*asked.values(), *(one for offers in beside.values() for one, _ in offers)])
        if not isinstance(said, Reply):
            asked, beside = _written(seats(), build), _offered(seats(), asides)
            continue
        seat, value = said.decision.seat, said.value
        if (aside := next((aside for one, aside in beside.get(seat, ()) if one is said.decision), None)) is not None:
            aside.act(seat, value)
            beside |= _offered([seat], asides)
        else:
            keep(seat, cast("T", value))
            asked |= _written([seat], build)


def _written(seats: Sequence[Seat], build: Build[T]) -> dict[Seat, Decision[T]]:
    """The questions of `drafts`."""
    built = [decision for seat in seats if (decision := build(seat)) is not None]
    return {decision.seat: _staying(decision) for decision in built}


def _offered(seats: Sequence[Seat], asides: Sequence[Aside[Any]]) -> dict[Seat, list[tuple[Decision[Any], Aside[Any]]]]:
    """What each seat may do beside its draft."""
    return {
        seat: [
            (replace(_staying(decision), awaited=False), aside)
            for aside in asides
            if (decision := aside.build(seat)) is not None
        ]
        for seat in seats
    }


def _staying(decision: Decision[T]) -> Decision[T]:
    return replace(_stamped(decision, Window.SIMULTANEOUS, hidden=True), stays=True)


async def ask_in_turn(seats: Sequence[Seat], build: Build[T]) -> dict[Seat, T]:
    """One after the other; each sees earlier answers. Whoever is built None is passed over."""
    answers: dict[Seat, T] = {}
    for seat in tuple(seats):
        said = await _ask_in_sequence(seat, build)
        if said is not None:
            answers[seat] = cast("T", said.value)
    return answers


async def first_to(build: Callable[[], Sequence[Decision[T]]]) -> tuple[Seat, T] | None:
    """The first answer closes the rest. None: nobody was left to ask."""
    while asked := build():
        said = await hold([_stamped(decision, Window.SIMULTANEOUS) for decision in asked])
        if isinstance(said, Reply):
            return said.decision.seat, cast("T", said.value)
    return None


async def window(seats: Sequence[Seat], build: Build[T | None], act: Callable[[Seat, T], Script[None]]) -> None:
    """Reaction window, all at once: each seat passes (None) or acts.

    An act is a script, run at once; then the window opens anew for all. All have passed: it closes. Everybody is asked,
    able or not: the decisions are hidden.
    """
    passed: list[Seat] = []
    while asked := [decision for seat in seats if seat not in passed and (decision := build(seat)) is not None]:
        said = await hold([_stamped(decision, Window.SIMULTANEOUS, hidden=True) for decision in asked])
        if not isinstance(said, Reply):
            continue
        if said.value is None:
            passed.append(said.decision.seat)
        else:
            await act(said.decision.seat, said.value)
            passed.clear()


async def responses(seats: Sequence[Seat], build: Build[T | None], act: Callable[[Seat, T], Script[None]]) -> None:
    """Reactions in order, round and round, until all have declined (None) in succession; hidden, as in a window."""
    order = tuple(seats)
    turn, declined = 0, 0
    while declined < len(order):
        seat = order[turn % len(order)]
        said = await _ask_in_sequence(seat, build, hidden=True)
        turn += 1
        declined += 1
        if said is not None and said.value is not None:
            await act(seat, said.value)
            declined = 0


async def _ask_in_sequence(seat: Seat, build: Build[T], *, hidden: bool = False) -> Reply | None:
    """Ask one seat out of several that come in turn."""
    while (decision := build(seat)) is not None:
        said = await hold([_stamped(decision, Window.SEQUENCE, hidden=hidden)])
        if isinstance(said, Reply):
            return said
    return None


def _stamped(decision: Decision[T], window: Window, *, hidden: bool = False) -> Decision[T]:
    """The decision with the window it is asked in; a window the rules name themselves is kept."""
    if decision.window is not Window.SOLO and hidden <= decision.hidden:
        return decision
    kept = window if decision.window is Window.SOLO else decision.window
    return replace(decision, window=kept, hidden=hidden or decision.hidden)
