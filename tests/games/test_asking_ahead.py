"""What every game that asks ahead keeps to, whatever people say: nobody waits for nothing, and no rule is bent."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import pytest

from games.catalog import GAMES
from games.kernel import Entry, Game, IllegalAnswer, Posted, Seat, Setup, Table, Window, chairs, save
from games.playout import choose
from tests.lots import lots

ASKING = sorted(name for name, game in GAMES.items() if game.ahead)
MOST = {name: min(6, max(GAMES[name].seats)) for name in ASKING}
WALKS = [one for name in ASKING for one in lots([(name, MOST[name], 3)], [(name, 3, 1)])]
MOVES = 240
LOOKS = 8
"""How often on a walk everything is looked at."""


@dataclass
class Walk:
    """A game at random, at a table that asks ahead; `said`: what came of itself."""

    table: Table[Any]
    pick: random.Random
    planned: int = 0
    kinds: set[str] = field(default_factory=set)

    @classmethod
    def start(cls, name: str, seats: int, seed: int) -> Walk:
        game = GAMES[name]
        table, _ = Table.start(game, Setup(chairs(seats), f"ahead {seed}", game.options()))
        table.plan_ahead()
        return cls(table, random.Random(f"{name} {seats} {seed}"))

    def step(self) -> None:
        found = self.table.planned()
        if found is not None:
            posted, raw = found
            self.table.submit(posted.decision.seat, posted.decision.key, raw, "order")
            self.planned += 1
            return
        seat, key, raw = choose(self.table, self.pick)
        self.kinds.add(self.table.open[key].decision.kind)
        self.table.submit(seat, key, raw)

    def walk(self, moves: int = MOVES) -> Iterator[int]:
        for number in range(moves):
            if self.table.over:
                return
            self.step()
            yield number


def seen(table: Table[Any]) -> dict[str, tuple[str, str, bool]]:
    return {key: (one.ref, one.rev, one.decision.awaited) for key, one in table.open.items()}


@dataclass
class Walked:
    """A walk to its end: the table there, and what was noted on the way. Whoever looks at it changes nothing.

    `stuck`: steps at which nobody was waited for and nothing came of itself; `looks`: the table every so often, rebuilt
    as it was, and what the living one asked then; `entries`: all that was answered.
    """

    walk: Walk
    stuck: list[str] = field(default_factory=list)
    looks: list[tuple[Table[Any], dict[str, tuple[str, str, bool]]]] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    def note(self, number: int) -> None:
        table = self.walk.table
        waits = any(one.decision.awaited for one in table.open.values())
        if not (table.over or waits or table.planned() is not None):
            self.stuck.append(table.state.step)
        if number % (MOVES // LOOKS) == 0:
            again = Table.resume(table.game, table.checkpoint, table.entries, table.head)
            again.plan_ahead(table.plans)
            self.looks.append((again, seen(table)))


@cache
def walked(name: str, seats: int, seed: int) -> Walked:
    """Walked once for all tests that only look: to walk takes most of their time."""
    found = Walked(Walk.start(name, seats, seed))
    table = found.walk.table
    head = table.head
    for number in found.walk.walk():
        found.note(number)
        if table.head > head:
            head = table.head
            found.entries.append(table.line[-1])
    return found


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS)
def test_somebody_is_waited_for_or_something_comes_of_itself(name: str, seats: int, seed: int) -> None:
    found = walked(name, seats, seed)
    assert found.stuck == []
    assert found.walk.planned > 5


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS)
def test_whatever_is_asked_ahead_can_be_answered_and_kept(name: str, seats: int, seed: int) -> None:
    """Its default, what is proposed, and any sample are legal; forms and answers are JSON; keys name the matter."""
    pick = random.Random(f"{name} {seats} {seed}")
    for table, _ in walked(name, seats, seed).looks:
        for posted in table.open.values():
            if posted.asking.ahead:
                check(posted, pick)


def check(posted: Posted, pick: random.Random) -> None:
    decision = posted.decision
    for raw in (decision.lapse, posted.proposal, decision.choice.sample(pick)):
        decision.choice.read(json.loads(json.dumps(raw)))
    json.loads(posted.offered)
    assert decision.clause
    assert decision.kind.partition(".")[0] in decision.key


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS[::2])
def test_bad_answers_are_refused_and_nothing_happens(name: str, seats: int, seed: int) -> None:
    """Whatever JSON comes, a question asked ahead refuses it or takes it; nothing else is raised."""
    rubbish: tuple[Any, ...] = (None, 3, -1, "x", [], {}, ["x"], {"x": 1}, True, [[]], {"voice": []}, "\u0000")
    for table, _ in walked(name, seats, seed).looks:
        for posted in list(table.open.values()):
            if posted.asking.ahead:
                for raw in (*rubbish, *spoiled(posted.decision.lapse)):
                    refused(posted, raw)


def spoiled(raw: Any) -> Iterator[Any]:
    """A legal answer with one part spoiled."""
    if isinstance(raw, dict):
        for name in raw:
            for bad in (None, -5, "nobody", ["nobody"], {"nobody": 1}, 10**9):
                yield {**raw, name: bad}


def refused(posted: Posted, raw: Any) -> None:
    with suppress(IllegalAnswer):
        posted.decision.choice.read(raw)


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS[::2])
def test_a_table_that_is_resumed_asks_the_same_under_the_same_names(name: str, seats: int, seed: int) -> None:
    looks = walked(name, seats, seed).looks
    assert looks
    for again, asked in looks:
        assert seen(again) == asked


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS)
def test_the_rules_asked_in_their_order_come_to_the_same(name: str, seats: int, seed: int) -> None:
    """Whoever gives the same answers one by one, at a table that asks nothing ahead, comes to the same state."""
    found = walked(name, seats, seed)
    walk = found.walk
    literal, _ = Table.start(walk.table.game, Setup(chairs(seats), f"ahead {seed}", walk.table.game.options()))
    for entry in found.entries:
        assert entry.seat is not None
        literal.submit(entry.seat, entry.key, entry.raw, entry.kind)
    assert save(literal.state) == save(walk.table.state)
    assert list(literal.open) == list(walk.table.literal)


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS[::2])
def test_who_lets_a_plan_go_by_is_asked_at_his_turn(name: str, seats: int, seed: int) -> None:
    """What nobody has said is never played: after the default of a plan, what it covers is asked of its seat."""
    walk = Walk.start(name, seats, seed)
    silent = chairs(seats)[0]
    for _ in walk.walk():
        for key, posted in list(walk.table.open.items()):
            decision = posted.decision
            if decision.seat == silent and decision.window is Window.AHEAD and decision.awaited:
                walk.table.submit(silent, key, decision.lapse, "lapse")
        by_lapse = {plan.key for plan in walk.table.plans if plan.seat == silent and plan.by == "lapse"}
        assert not any(plan.uses for plan in walk.table.plans if plan.key in by_lapse)


def looks_of(table: Table[Any], seat: Seat) -> tuple[Any, ...]:
    """What this seat sees of what is asked: its own questions whole, of others' what all may know.

    But when a window of what is hidden ends, and who wished to be asked then is asked, depends on who is waited for:
    for that some windows stand although nobody is left in them who can do anything.
    """
    own = {
        key: (one.offered, one.decision.lapse, one.decision.awaited)
        for key, one in table.open.items()
        if one.decision.seat == seat and not (one.decision.hidden and one.decision.window is Window.AGAIN)
    }
    others = sorted(
        key
        for key, one in table.open.items()
        if one.decision.seat != seat and not one.decision.covert and not one.decision.hidden and one.decision.awaited
    )
    return own, others


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS[::2])
def test_what_is_asked_tells_nothing_of_what_others_hold(name: str, seats: int, seed: int) -> None:
    """Another game that looks the same to a seat asks it the same, and others openly the same."""
    for number, (table, _) in enumerate(walked(name, seats, seed).looks):
        if table.planned() is not None:
            continue
        for seat in chairs(seats)[:2]:
            other = table.fork(seat, seed=f"{number}", same_dice=True)
            other.plan_ahead(table.plans)
            assert looks_of(other, seat) == looks_of(table, seat)
            other.close()


def test_every_game_that_asks_ahead_is_walked() -> None:
    games: dict[str, Game[Any]] = {name: replace(GAMES[name]) for name in ASKING}
    assert {one[0] for one in WALKS[::2]} == games.keys()
