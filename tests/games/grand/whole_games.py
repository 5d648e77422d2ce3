"""Whole games of the Grand Variant at random, looked at all the way: at which tables, what they met.

A game is played once in a process, whoever asks for it. Its people answer anything that is legal (`plain`), or they
raise, send, vote for all of it, revolt and march (`warlike`), or play as sensible players but for an answer in ten
(`able`): so both republics live long enough to meet.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from games.grand import GAME
from games.grand.minds import SensiblePlayer
from games.grand.start import GrandOptions
from games.grand.state import Grand
from games.kernel import Outcome, Setup, Table, chairs
from games.playout import Move, choose
from games.republic.minds.runner import Round
from tests.games.grand.invariants import of_a_game
from tests.games.rome.whole_games import make_war

Temper: TypeAlias = Literal["plain", "warlike", "able"]
Way: TypeAlias = Callable[[Table[Any], random.Random], Move]
EVERY = 10  # answers, after which all is looked at
LONGEST = 20_000  # answers
TABLES: tuple[tuple[str, str], ...] = (
    ("two-factions", "staged"),
    ("two-factions", "simultaneous"),
    ("one-faction", "simultaneous"),
    ("one-faction", "staged"),
)
"""GV-1.5, 2.6: the modes, and the ways to begin."""
ASTRAY = 0.1  # of the answers of `able` people


def play_well(table: Table[Any], pick: random.Random) -> Move:
    """What a sensible player says of the next question, but now and then anything."""
    said = None if pick.random() < ASTRAY else Round(table, dict.fromkeys(table.state.seats, SensiblePlayer())).next()
    return said or choose(table, pick)


WAYS: Mapping[Temper, Way] = MappingProxyType({"plain": choose, "warlike": make_war, "able": play_well})


@dataclass(frozen=True)
class Plan:
    """One game: who plays it; its seed says at which table."""

    temper: Temper
    seed: int

    @property
    def mode(self) -> str:
        """GV-1.5: both modes in turn."""
        return TABLES[self.seed % len(TABLES)][0]

    @property
    def seats(self) -> int:
        """GV-1.5: three to six, or six to twelve."""
        number = self.seed // len(TABLES)
        return 3 + number % 4 if self.mode == "two-factions" else 6 + number % 7

    @property
    def options(self) -> GrandOptions:
        """Each table in turn."""
        mode, start = TABLES[self.seed % len(TABLES)]
        return GrandOptions.model_validate({"mode": mode, "start": start})


@dataclass
class Met:
    """What games came to: their answers, by kind; what was told, by name; how they ended."""

    kinds: Counter[str] = field(default_factory=Counter[str])
    told: Counter[str] = field(default_factory=Counter[str])
    endings: Counter[str] = field(default_factory=Counter[str])
    fallen: Counter[str] = field(default_factory=Counter[str])

    def note(self, topic: str, outcome: Outcome) -> None:
        """One answer, and what came of it: what lies between the republics is told by neither of them."""
        assert all((telling.half == "") == (telling.event.namespace == "grand") for telling in outcome.tellings)
        self.kinds[topic.partition("/")[0]] += 1
        self.told.update(type(telling.event).__name__ for telling in outcome.tellings)

    def end(self, g: Grand) -> None:
        """How it ended."""
        assert g.ending
        self.endings[g.ending.reason] += 1
        self.fallen.update(g.fallen)


@cache
def played(plan: Plan) -> Met:
    """A game to its end; nothing is lost, nothing is made, and nobody is stuck."""
    met, pick, answer = Met(), random.Random(plan.seed), WAYS[plan.temper]
    setup = Setup(chairs(plan.seats), f"{plan.temper} {plan.seed}", plan.options)
    table, _ = Table.start(GAME, setup, marks=False)
    while not table.over:
        move = answer(table, pick)
        met.note(table.open[move[1]].decision.topic, table.submit(*move))
        assert met.kinds.total() < LONGEST, "no end"
        if met.kinds.total() % EVERY == 0 or "revolution." in table.state.step:
            of_a_game(table.state)
    met.end(table.state)
    table.close()
    return met


def met_in(plans: Iterable[Plan]) -> Met:
    """What all these games came to."""
    met = Met()
    for game in map(played, plans):
        met.kinds += game.kinds
        met.told += game.told
        met.endings += game.endings
        met.fallen += game.fallen
    return met
