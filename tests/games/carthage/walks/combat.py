"""Combat Phases with many forces, expeditions and hidden mercenary cards."""

from __future__ import annotations

import random

from tests.games.carthage.combat import RESTING
from tests.games.carthage.war_torn import war_torn
from tests.games.conformance import Walk


def walk(seed: int, moves: int) -> Walk:
    pick = random.Random(seed)
    table = war_torn(pick).table
    begun = Walk(RESTING, table, tuple(table.state.seats), pick, table.checkpoint)
    for _ in range(moves):
        if not table.state.step.startswith("combat."):
            break
        begun.step()
    return begun
