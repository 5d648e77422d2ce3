"""Whole games of Rome at random, looked at all the way: by whom they are played, at which tables, what they met.

A game is played once in a process, whoever asks for it. Its people answer anything that is legal (`plain`), or they
raise, send, vote for all of it, revolt and march (`warlike`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from games.kernel import Decision, IllegalAnswer, Outcome, Setup, Table, chairs
from games.playout import Move, choose
from games.rome import GAME
from games.rome.setup.laying_out import RomeOptions
from games.rome.state import Rome
from tests.games.rome.invariants import invariants
from tests.games.rome.playouts import SCENARIOS, SWITCHES

Temper: TypeAlias = Literal["plain", "warlike"]
Way: TypeAlias = Callable[[Table[Rome], random.Random], Move]
EVERY = 10  # answers, after which all is looked at
LONGEST = 20_000  # answers
WAR = ("senate.forces", "senate.units", "senate.dictator")
EAGER = 0.9
BOLD: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "revolution.revolt": ("test-fleets", "revolt-fleets", "test", "revolt"),
        "revolution.declare": ("revolt",),
        "revolution.march": ("march", "stay"),
    }
)
"""What a warlike commander prefers to anything else, one or the other of it."""


@dataclass(frozen=True)
class Plan:
    """One game: who plays it; its seed says at which table."""

    temper: Temper
    seed: int

    @property
    def seats(self) -> int:
        """Three to six."""
        return 3 + (self.seed // 5 + self.seed) % 4

    @property
    def options(self) -> dict[str, Any]:
        """Scenarios in turn; each Advanced Rule in six games of ten, and what it needs."""
        pick = random.Random(f"options {self.seed}")
        chosen: dict[str, Any] = {name: pick.random() < 0.6 for name in SWITCHES}
        chosen["provincial_wars"] |= chosen["rebel_governors"]
        return {"scenario": SCENARIOS[self.seed % len(SCENARIOS)], **chosen}


@dataclass
class Met:
    """What games came to: their answers, by kind; what was told, by name; how they ended."""

    kinds: Counter[str] = field(default_factory=Counter[str])
    told: Counter[str] = field(default_factory=Counter[str])
    endings: Counter[str] = field(default_factory=Counter[str])

    def note(self, kind: str, outcome: Outcome) -> None:
        """One answer, and what came of it."""
        self.kinds[kind] += 1
        self.told.update(type(telling.event).__name__ for telling in outcome.tellings)


@cache
def played(plan: Plan) -> Met:
    """A game to its end; nothing is lost, nothing is made, and nobody is stuck."""
    met, pick, answer = Met(), random.Random(plan.seed), WAYS[plan.temper]
    setup = Setup(chairs(plan.seats), f"{plan.temper} {plan.seed}", RomeOptions.model_validate(plan.options))
    table, _ = Table.start(GAME, setup, marks=False)
    while not table.over:
        move = answer(table, pick)
        met.note(table.open[move[1]].decision.kind, table.submit(*move))
        assert met.kinds.total() < LONGEST, "no end"
        if met.kinds.total() % EVERY == 0 or table.state.step.startswith("revolution."):
            invariants(table.state)
    assert table.state.ending
    met.endings[table.state.ending.reason] += 1
    table.close()
    return met


def met_in(plans: Iterable[Plan]) -> Met:
    """What all these games came to."""
    met = Met()
    for game in map(played, plans):
        met.kinds += game.kinds
        met.told += game.told
        met.endings += game.endings
    return met


def make_war(table: Table[Rome], pick: random.Random) -> Move:
    """What leads to war rather than anything else."""
    decisions = [posted.decision for posted in table.open.values()]
    wishes = [one for one in decisions if one.kind in BOLD or one.kind in WAR or is_vote(one)]
    if wishes and pick.random() < EAGER:
        one = pick.choice(wishes)
        with suppress(LookupError, IllegalAnswer):
            raw = boldest(one, pick)
            one.choice.read(raw)
            return one.seat, one.key, raw
    return choose(table, pick)


def is_vote(decision: Decision[Any]) -> bool:
    """Whether his faction is called."""
    return decision.kind == "senate.vote" and decision.awaited and isinstance(decision.lapse, dict)


def boldest(decision: Decision[Any], pick: random.Random) -> Any:
    """A revolt, a vote for it, or a proposal of whatever kind."""
    if decision.kind in BOLD:
        able = [one for one in BOLD[decision.kind] if one in decision.choice.form()]
        return pick.choice(able)
    if is_vote(decision):
        return {name: 0 if name.endswith(".bought") else "for" for name in decision.lapse}
    return decision.choice.sample(pick)


WAYS: Mapping[Temper, Way] = MappingProxyType({"plain": choose, "warlike": make_war})
