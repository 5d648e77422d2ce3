"""Many games on a clock: which tables are measured, and the games of each, several at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Final

from bot.app import wishes
from bot.app.pace.people import MEDIANS, Anybody, crowd
from bot.app.pace.play import Play
from bot.app.pace.tally import Tally
from bot.base.errors import SetupError
from bot.fronts import FRONTS
from bot.fronts.front import Thinker
from bot.services.clock.hours import Pace
from games.kernel import Seat, Setup, Table, chairs

ALL: Final = "all"
TIMED: Final = (Pace.BRISK, Pace.STANDARD, Pace.RELAXED, Pace.UNHURRIED)
"""The paces of tables whose people come and go: in a live sitting all are there, and without deadlines nobody knows."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One kind of table.

    Attributes:
        people: keen, normal, slow.
        adoption: how many of a hundred seats use what is optional of asking ahead.
        literal: nothing is asked ahead.
        options: of the game; those that are not named are as its rules have them.
        turns: so many are played, of a game that has no end of its own.
    """

    game: str
    seats: int = 4
    people: str = "normal"
    pace: Pace = Pace.STANDARD
    adoption: int = 100
    literal: bool = False
    options: tuple[tuple[str, str], ...] = ()
    turns: int | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be measured: each kind of table there is of these, so many games at each, each so many times."""

    game: str
    seats: Sequence[int] = (4,)
    people: Sequence[str] = tuple(MEDIANS)
    paces: Sequence[Pace] = (Pace.STANDARD,)
    adoption: Sequence[int] = (100,)
    literal: Sequence[bool] = (False,)
    options: Sequence[tuple[str, str]] = ()
    games: int = 8
    samples: int = 2
    first: int = 1
    jobs: int = 1
    turns: int | None = None

    @property
    def settings(self) -> list[Setting]:
        """The kinds of tables. An option that is named more than once is each of its values in turn."""
        values: dict[str, list[tuple[str, str]]] = {}
        for name, value in self.options:
            values.setdefault(name, []).append((name, value))
        kinds = product(product(*values.values()), self.literal, self.paces, self.seats, self.adoption, self.people)
        return [
            Setting(self.game, seats, people, pace, adoption, literal, options, self.turns)
            for options, literal, pace, seats, adoption, people in kinds
        ]

    def check(self) -> None:
        """SetupError: there is no such game, or no such table of it."""
        if self.game not in FRONTS:
            raise SetupError(f"There is no game {self.game}; try {' or '.join(FRONTS)}.")
        game = FRONTS[self.game].game
        for one in self.settings:
            wishes.check_seats(game, one.seats, dict(one.options))


def seats(kind: str, said: str) -> Sequence[int]:
    """How many are to play: a number, from one to another, or all there are. SetupError: it is none of these."""
    if said == ALL and kind in FRONTS:
        return FRONTS[kind].game.places_with(FRONTS[kind].game.options())
    low, some, high = said.partition("-")
    if some and low.isdecimal() and high.isdecimal():
        return range(int(low), int(high) + 1)
    if not said.isdecimal():
        raise SetupError(f"{said} is no number of seats; say a number, or {ALL}.")
    return [int(said)]


def people(said: str) -> Sequence[str]:
    """Of which kinds they are. SetupError: there is no such kind."""
    if said not in (ALL, *MEDIANS):
        raise SetupError(f"There are no {said} people; say {', '.join(MEDIANS)} or {ALL}.")
    return tuple(MEDIANS) if said == ALL else (said,)


@dataclass(frozen=True, slots=True)
class Order:
    """One game. `number`: of its dice; `sample`: of the times people come at."""

    setting: Setting
    number: int
    sample: int


@dataclass(slots=True)
class Measured:
    """What was noted of the games of one kind of table."""

    setting: Setting
    tallies: list[Tally] = field(default_factory=list[Tally])


def played(order: Order) -> Tally:
    """Play one game: the same order is the same game at the same times."""
    setting, rules = order.setting, FRONTS[order.setting.game].game
    options = wishes.options(rules, dict(setting.options))
    setup = Setup(chairs(setting.seats), f"pace {order.number}", options, setting.turns)
    chance = Random(f"{setting.seats} {order.number} {order.sample}")  # noqa: S311 - nothing is at stake
    table, _ = Table.start(rules, setup, marks=False)
    table.plan_ahead(on=not setting.literal)
    people = crowd(setup.seats, setting.people, setting.adoption / 100, chance)
    tally = Play(table, people, minds(setting.game, setup), setting.pace, chance).run()
    table.close()
    return tally


def minds(kind: str, setup: Setup) -> Mapping[Seat, Thinker]:
    """Who thinks for each seat: whoever plays the game by itself; else anybody."""
    shown = FRONTS[kind].demonstration
    return {seat: shown.mind(seat) if shown else Anybody(f"{setup.seed}/{seat}") for seat in setup.seats}


def orders(wish: Wish) -> list[Order]:
    """All games."""
    numbers = range(wish.first, wish.first + wish.games)
    return [Order(*one) for one in product(wish.settings, numbers, range(wish.samples))]


def measured(wish: Wish) -> Iterator[tuple[Setting, Tally]]:
    """Game after game, in their order, several played at a time."""
    wanted = orders(wish)
    if wish.jobs <= 1:
        yield from zip((one.setting for one in wanted), map(played, wanted), strict=True)
        return
    with ProcessPoolExecutor(wish.jobs) as pool:
        yield from zip((one.setting for one in wanted), pool.map(played, wanted, chunksize=2), strict=True)


def gathered(found: Iterator[tuple[Setting, Tally]]) -> list[Measured]:
    """The games by the kind of table."""
    by: dict[Setting, Measured] = {}
    for setting, tally in found:
        by.setdefault(setting, Measured(setting)).tallies.append(tally)
    return list(by.values())
