"""Whole games at random, looked at all the way: by whom they are played, at which tables, and what they met.

A game is played once in a process, whoever asks for it. Its people answer anything that is legal (`plain`), quarrel
in the Senate (`eager`), or raise, send, explore and vote for all of it (`warlike`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from games.carthage import GAME
from games.carthage.combat.events import ExpeditionRolled
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import Outcome, Seat, Setup, Table
from games.playout import Move, choose
from games.republic.combat.events import BattleFought
from tests.games.carthage.invariants import invariants
from tests.games.carthage.invariants_combat import combat_is_sound
from tests.games.carthage.invariants_senate import members_stay
from tests.games.carthage.play import CHAIRS
from tests.games.carthage.walks.senate import MODES, eager

Temper: TypeAlias = Literal["plain", "eager", "warlike"]
Way: TypeAlias = Callable[[Table[Carthage], random.Random], Move]
SIZES = (1, 2, 3, 4, 5, 6)
SCENARIOS = ("early", "late", "campaign")
RULES = ("base", "optional")
EVERY = 10  # answers, after which all is looked at
LONGEST = 20_000  # answers
WAR = ("senate.units", "senate.forces", "senate.expedition")
EAGER = 0.9


@dataclass(frozen=True)
class Plan:
    """One game: who plays it, at which table, for how many turns."""

    temper: Temper
    seats: int
    seed: int
    turns: int

    @property
    def options(self) -> dict[str, str]:
        """Scenarios in turn; for whom it matters, ways of voting and rules for assassinations too."""
        scenario = {"scenario": SCENARIOS[self.seed % 3]}
        if self.temper != "eager":
            return scenario
        return {**scenario, "ballots": MODES[self.seed // 3 % 3], "assassination": RULES[self.seed % 2]}


def eager_plan(seed: int, turns: int) -> Plan:
    """Of any eighteen in succession no two are at the same table, and any two of its features meet in one of them."""
    return Plan("eager", 3 + (seed // 6 + seed) % 4, seed, turns)


def warlike_plan(seed: int, turns: int) -> Plan:
    """Any twelve in succession are in every scenario at every size of table."""
    return Plan("warlike", 3 + seed % 4, seed, turns)


FEW = (
    *(Plan("plain", seats, seed, 3) for seats in SIZES for seed in range(3)),
    *(Plan("eager", seats, seats, 2) for seats in SIZES[2:]),
    *(warlike_plan(seed, 4) for seed in range(6)),
)
"""The games of every run."""


@dataclass
class Met:
    """What a game came to: its answers, by kind; what was told, by name; how battles and expeditions ended."""

    kinds: Counter[str] = field(default_factory=Counter[str])
    told: Counter[str] = field(default_factory=Counter[str])
    results: Counter[str] = field(default_factory=Counter[str])

    @property
    def answers(self) -> int:
        return self.kinds.total()

    def note(self, kind: str, outcome: Outcome) -> None:
        """One answer, and what came of it."""
        self.kinds[kind] += 1
        for event in (telling.event for telling in outcome.tellings):
            self.told[type(event).__name__] += 1
            if isinstance(event, BattleFought | ExpeditionRolled):
                self.results[event.result] += 1


@cache
def played(plan: Plan) -> Met:
    """A game to its end; nothing is lost, nothing is made, and nobody is stuck."""
    met, pick, answer = Met(), random.Random(plan.seed), WAYS[plan.temper]
    seats = tuple(Seat(chair) for chair in CHAIRS[: plan.seats])
    options = CarthageOptions.model_validate(plan.options)
    table, _ = Table.start(GAME, Setup(seats, f"{plan.temper} {plan.seed}", options, turns=plan.turns), marks=False)
    while not table.over:
        move = answer(table, pick)
        kind = table.open[move[1]].decision.kind
        met.note(kind, table.submit(*move))
        assert met.answers < LONGEST, "no end"
        if met.answers % EVERY == 0 or (plan.temper == "warlike" and at_war(table.state)):
            look(table.state)
    invariants(table.state)  # a game may end in the middle of a battle
    assert table.state.ending
    table.close()
    return met


def met_in(plans: Iterable[Plan]) -> Met:
    """What all these games came to."""
    met = Met()
    for game in map(played, plans):
        met.kinds += game.kinds
        met.told += game.told
        met.results += game.results
    return met


def look(g: Carthage) -> None:
    """What no rule may ever break."""
    invariants(g)
    combat_is_sound(g)
    members_stay(g)


def at_war(g: Carthage) -> bool:
    """Where most can be broken by each answer."""
    return g.step.startswith(("combat.", "revolution."))


def quarrel(table: Table[Carthage], pick: random.Random) -> Move:
    """In the Senate everybody proposes, buys votes, vetoes and attacks."""
    return eager(table, pick) if table.state.step.startswith("senate.") else choose(table, pick)


def make_war(table: Table[Carthage], pick: random.Random) -> Move:
    """A proposal that leads to war rather than anything else; a vote for whatever is proposed."""
    decisions = [posted.decision for posted in table.open.values()]
    proposals = [one for one in decisions if one.kind in WAR]
    if proposals and pick.random() < EAGER:
        one = pick.choice(proposals)
        with suppress(LookupError):  # hardly any answer to it is legal
            return one.seat, one.key, one.choice.sample(pick)
    votes = [one for one in decisions if one.kind == "senate.vote" and one.awaited]
    if votes and pick.random() < EAGER:
        one = votes[0]
        return one.seat, one.key, {name: 0 if name.endswith(".bought") else "for" for name in one.lapse}
    return choose(table, pick)


WAYS: Mapping[Temper, Way] = MappingProxyType({"plain": choose, "eager": quarrel, "warlike": make_war})
