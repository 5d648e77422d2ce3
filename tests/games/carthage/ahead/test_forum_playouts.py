"""Whole games with the Forum asked ahead: nothing breaks, and the journal means the same without any plan."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.carthage import GAME
from games.carthage.ahead.forum import PLANNINGS
from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import Entry, Seat, Setup, Table, chairs, save
from games.playout import choose
from games.republic.minds.planned_forum import KINDS
from games.republic.minds.runner import play
from tests.games.carthage.invariants import invariants
from tests.lots import lots

AHEAD = replace(GAME, ahead=PLANNINGS)
LITERAL = {"forum.roll", "forum.persuade", "forum.counter", "forum.raise", "forum.trader", "forum.leader", "forum.bid"}
SELDOM = {"answer forum.auction", "answer forum.attempt", "answer forum.bribing"}  # their plans say it
EVERY = 20


def setup(seats: int, seed: int, turns: int) -> Setup:
    scenario = ("early", "late", "campaign")[seed % 3]
    options = CarthageOptions.model_validate({"scenario": scenario})
    return Setup(chairs(seats), f"forum ahead {seed}", options, turns=turns)


def replayed(entries: Sequence[Entry], begun: Setup) -> Table[Carthage]:
    """A literal table that is given the same answers, one after the other."""
    table, _ = Table.start(GAME, begun)
    for entry in entries:
        table.replay(entry)
    return table


def planned(table: Table[Carthage]) -> tuple[Seat, str, object] | None:
    found = table.planned()
    return (found[0].decision.seat, found[0].decision.key, found[1]) if found else None


@pytest.mark.parametrize(("seats", "seed"), lots([(2, 1), (5, 4)], [(1, 0), (3, 2), (4, 3), (6, 5)]))
def test_a_game_at_random_is_the_same_without_plans(seats: int, seed: int) -> None:
    begun, pick = setup(seats, seed, 2), random.Random(seed)
    table, _ = Table.start(AHEAD, begun)
    table.plan_ahead()
    entries, kinds = list[Entry](), Counter[str]()
    for count in range(6_000):
        if table.over:
            break
        ready = planned(table)
        move = ready or choose(table, pick)
        kinds[f"{'order' if ready else 'answer'} {move[1].partition('/')[0].partition('@')[0]}"] += 1
        outcome = table.submit(*move, "order" if ready else "answer")
        entries += [outcome.entry] if outcome.entry else []
        if count % EVERY == 0:
            invariants(table.state)
    assert table.over
    assert {f"answer {kind}" for kind in KINDS} - kinds.keys() <= SELDOM
    assert {f"order {kind}" for kind in LITERAL} & kinds.keys()
    literal = replayed(entries, begun)
    assert literal.over
    assert save(literal.state) == save(table.state)


@pytest.mark.parametrize("seed", lots([0], [1]))
def test_sensible_players_plan_and_are_seldom_asked_at_their_turn(seed: int) -> None:
    begun = setup(4, seed, 3)
    table, _ = Table.start(AHEAD, begun)
    table.plan_ahead()
    entries, kinds = list[Entry](), Counter[str]()

    def watch(_table: object, said: tuple[Seat, str, object], outcome: object) -> None:
        entry: Entry | None = outcome.entry  # type: ignore[attr-defined]
        if entry:
            entries.append(entry)
            kinds[f"{entry.kind} {said[1].partition('/')[0].partition('@')[0]}"] += 1
        else:
            kinds[said[1].partition("/")[0].partition("@")[0]] += 1

    play(table, {seat: SensiblePlayer() for seat in chairs(4)}, watch=watch)
    assert table.over
    invariants(table.state)
    assert kinds["forum.defence"] == 4
    assert kinds["forum.plan"] == 12
    assert kinds["forum.attempt"] <= 6  # nothing that was planned is possible, but another attempt is likely
    assert kinds["forum.bribing"] > 9  # what a counter-bribe is worth hangs on who tries it
    # somebody died, or the Leader did; and in the last turn money has no other use, so its two auctions are asked
    assert sum(kinds[f"answer {kind}"] for kind in LITERAL) <= 2 + 8
    assert sum(kinds[f"answer {kind}"] for kind in LITERAL - {"forum.bid"}) <= 2
    assert kinds["order forum.counter"] > 9
    assert save(replayed(entries, begun).state) == save(table.state)
