"""What every game that asks ahead keeps to, whatever people say: nobody waits for nothing, and no rule is bent."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from games.catalog import GAMES
from games.kernel import Game, IllegalAnswer, Posted, Seat, Setup, Table, Window, chairs, save
from games.playout import choose
from tests.lots import lots

ASKING = sorted(name for name, game in GAMES.items() if game.ahead)
WALKS = [one for name in ASKING for one in lots([(name, 6, 3)], [(name, 3, 1)])]
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


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS)
def test_somebody_is_waited_for_or_something_comes_of_itself(name: str, seats: int, seed: int) -> None:
    walk = Walk.start(name, seats, seed)
    for _ in walk.walk():
        waits = any(one.decision.awaited for one in walk.table.open.values())
        assert walk.table.over or waits or walk.table.planned() is not None, walk.table.state.step
    assert walk.planned > 5


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS)
def test_whatever_is_asked_ahead_can_be_answered_and_kept(name: str, seats: int, seed: int) -> None:
    """Its default, what is proposed, and any sample are legal; forms and answers are JSON; keys name the matter."""
    walk = Walk.start(name, seats, seed)
    for number in walk.walk():
        if number % (MOVES // LOOKS):
            continue
        for posted in walk.table.open.values():
            if posted.asking.ahead:
                check(posted, walk.pick)


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
    walk = Walk.start(name, seats, seed)
    rubbish: tuple[Any, ...] = (None, 3, -1, "x", [], {}, ["x"], {"x": 1}, True, [[]], {"voice": []}, "\u0000")
    for number in walk.walk():
        if number % (MOVES // LOOKS):
            continue
        for posted in list(walk.table.open.values()):
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
    walk = Walk.start(name, seats, seed)
    for number in walk.walk():
        if number % (MOVES // LOOKS):
            continue
        table = walk.table
        again = Table.resume(table.game, table.checkpoint, table.entries, table.head)
        again.plan_ahead(table.plans)
        assert seen(again) == seen(table)
        again.close()


@pytest.mark.parametrize(("name", "seats", "seed"), WALKS)
def test_the_rules_asked_in_their_order_come_to_the_same(name: str, seats: int, seed: int) -> None:
    """Whoever gives the same answers one by one, at a table that asks nothing ahead, comes to the same state."""
    walk, entries = Walk.start(name, seats, seed), []
    head = walk.table.head
    for _ in walk.walk():
        if walk.table.head > head:
            head, entries = walk.table.head, [*entries, walk.table.line[-1]]
    literal, _ = Table.start(walk.table.game, Setup(chairs(seats), f"ahead {seed}", walk.table.game.options()))
    for entry in entries:
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
    walk = Walk.start(name, seats, seed)
    for number in walk.walk():
        if number % (MOVES // LOOKS) or walk.table.planned() is not None:
            continue
        for seat in chairs(seats)[:2]:
            other = walk.table.fork(seat, seed=f"{number}", same_dice=True)
            other.plan_ahead(walk.table.plans)
            assert looks_of(other, seat) == looks_of(walk.table, seat)
            other.close()


def test_every_game_that_asks_ahead_is_walked() -> None:
    games: dict[str, Game[Any]] = {name: replace(GAMES[name]) for name in ASKING}
    assert {one[0] for one in WALKS[::2]} == games.keys()
