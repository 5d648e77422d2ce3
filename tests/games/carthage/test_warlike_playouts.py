"""Whole games of random but warlike people: they raise, send and explore, and vote for all of it."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress

import pytest

from games.carthage import GAME
from games.carthage.combat.events import ExpeditionRolled
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import Seat, Setup, Table
from games.playout import Move, choose
from games.republic.combat.events import BattleFought
from tests.games.carthage.invariants import invariants
from tests.games.carthage.invariants_combat import combat_is_sound
from tests.games.carthage.play import CHAIRS

WARLIKE = ("senate.units", "senate.forces", "senate.expedition")
SCENARIOS = ("early", "late", "campaign")
EAGER = 0.9


def move(table: Table[Carthage], pick: random.Random) -> Move:
    """A proposal that leads to war rather than anything else; a vote for whatever is proposed."""
    decisions = [posted.decision for posted in table.open.values()]
    proposals = [one for one in decisions if one.kind in WARLIKE]
    if proposals and pick.random() < EAGER:
        one = pick.choice(proposals)
        with suppress(LookupError):  # hardly any answer to it is legal
            return one.seat, one.key, one.choice.sample(pick)
    votes = [one for one in decisions if one.kind == "senate.vote" and one.awaited]
    if votes and pick.random() < EAGER:
        one = votes[0]
        return one.seat, one.key, {name: 0 if name.endswith(".bought") else "for" for name in one.lapse}
    return choose(table, pick)


def playout(seed: int, turns: int) -> Counter[str]:
    """One game; what its battles and expeditions came to."""
    seen: Counter[str] = Counter()
    pick = random.Random(seed)
    options = CarthageOptions.model_validate({"scenario": SCENARIOS[seed % 3]})
    seats = tuple(Seat(chair) for chair in CHAIRS[: 3 + seed % 4])
    table, _ = Table.start(GAME, Setup(seats, f"warlike {seed}", options, turns=turns), marks=False)
    while not table.over:
        outcome = table.submit(*move(table, pick))
        seen["answers"] += 1
        assert seen["answers"] < 10_000, "no end"
        seen.update(telling.event.result for telling in outcome.tellings if is_result(telling.event))
        seen.update(type(telling.event).__name__ for telling in outcome.tellings)
        if table.state.step.startswith(("combat.", "revolution.")) or seen["answers"] % 10 == 0:
            invariants(table.state)
            combat_is_sound(table.state)
    table.close()
    return seen


def is_result(told: object) -> bool:
    """Whether an event tells how something ended."""
    return isinstance(told, BattleFought | ExpeditionRolled)


def test_a_few_warlike_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        seen += playout(seed, turns=4)
    assert seen["BattleFought"]
    assert seen["ExpeditionRolled"]


@pytest.mark.slow
@pytest.mark.parametrize("lot", range(4))
def test_many_warlike_games(lot: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(100 + 15 * lot, 115 + 15 * lot):
        seen += playout(seed, turns=8)
    assert seen["BattleFought"]
