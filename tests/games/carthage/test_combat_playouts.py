"""Whole Combat Phases at random: many forces and expeditions, every answer, nothing lost and no dead end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.carthage.combat.events import ExpeditionRolled
from games.playout import choose
from games.republic.combat.events import BattleFought
from tests.games.carthage.invariants import invariants
from tests.games.carthage.invariants_combat import combat_is_sound
from tests.games.carthage.war_torn import war_torn
from tests.lots import proof


def phase(seed: int, seen: Counter[str]) -> None:
    """One phase, the invariants checked after each answer."""
    pick = random.Random(seed)
    play = war_torn(pick)
    while True:
        for told in play.told:
            if isinstance(told, BattleFought | ExpeditionRolled):
                seen[told.result] += 1
        invariants(play.g)
        combat_is_sound(play.g)
        if play.g.step.startswith("revolution."):
            return
        seat, key, raw = choose(play.table, pick)
        play.told.clear()
        play._note(play.table.submit(seat, key, raw).tellings)


def test_many_phases() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        phase(seed, seen)
    assert set(seen) >= {"victory", "stalemate", "defeat", "disaster", "standoff", "lost", "raiders", "success"}, seen


@proof
@pytest.mark.parametrize("lot", range(2))
def test_very_many_phases(lot: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(1000 + 100 * lot, 1100 + 100 * lot):
        phase(seed, seen)
    assert seen["victory"]
