"""Whole games of The Sword of Rome, at random or by players that think, with everything looked at on the way."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from games.kernel import Event, Raw, Seat, Setup, Table, chairs
from games.playout import choose
from games.sword import GAME
from games.sword.minds import Round, SensiblePlayer
from games.sword.start import SwordOptions
from games.sword.state import Sword
from tests.games.sword.accounts import Accounts
from tests.games.sword.invariants import invariants
from tests.games.sword.ledger import Ledger

Length: TypeAlias = Literal["full", "short"]
Move: TypeAlias = tuple[Seat, str, Raw]
Watch: TypeAlias = Callable[[Sword, Sequence[Event]], None]
MOST: Final = 8_000
"""Answers: no game is nearly as long."""


@dataclass(frozen=True)
class Ended:
    """A game that has come to its end, after so many answers."""

    state: Sword
    answers: int


def checking(table: Table[Sword]) -> Watch:
    """What holds in every position; CU, control, loyalty and points that come and go as they are told."""
    ledger, accounts = Ledger(table.state), Accounts(table.state)

    def watch(g: Sword, told: Sequence[Event]) -> None:
        invariants(g)
        ledger.keep(g, told)
        accounts.keep(g, told)

    return watch


def begun(players: int, seed: str, *, length: Length = "full", turns: int | None = None) -> Table[Sword]:
    """A table, laid."""
    setup = Setup(chairs(players), seed, SwordOptions(length=length), turns)
    return Table.start(GAME, setup, marks=False)[0]


def at_random(players: int, seed: int, *, length: Length = "full") -> Ended:
    """Any legal answer to any open question. AssertionError: something does not hold, or it never ends."""
    table = begun(players, f"random {seed}", length=length)
    pick = random.Random(seed)
    return _to_the_end(table, lambda: choose(table, pick), checking(table))


def sensibly(
    players: int, seed: int, *, length: Length = "full", turns: int | None = None, watch: Watch | None = None
) -> Ended:
    """By players who want to win. `watch`: what is looked at on the way, instead of all that must hold."""
    table = begun(players, f"sensible {seed}", length=length, turns=turns)
    going = Round(table, {seat: SensiblePlayer() for seat in chairs(players)})
    return _to_the_end(table, lambda: _said(going), watch or checking(table))


def _said(going: Round) -> Move:
    said = going.next()
    assert said is not None, "nobody is asked anything"
    return said.seat, said.key, said.raw


def _to_the_end(table: Table[Sword], move: Callable[[], Move], watch: Watch) -> Ended:
    answers = 0
    while not table.over:
        assert answers < MOST, "it never ends"
        outcome = table.submit(*move())
        watch(table.state, [one.event for one in outcome.tellings])
        answers += 1
    ended = Ended(table.state, answers)
    table.close()
    return ended
