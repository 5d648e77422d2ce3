"""Games of Rome played at random over several turns; phases that are not written yet are passed over."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from games.kernel import Game, Setup, Step, StepId, Table, chairs
from games.rome import GAME
from games.rome.setup.laying_out import RomeOptions
from games.rome.state import Rome
from tests.games.conformance import Walk

NEXT: Final[Mapping[StepId, StepId]] = {
    "senate.opening": "combat.opening",
    "combat.opening": "revolution.opening",
    "revolution.opening": "mortality",
}
SCENARIOS: Final = ("early", "middle", "late", "extended", "alternative")
SWITCHES: Final = ("pontifex", "provincial_wars", "rebel_governors", "disbandment", "advocates", "laws")


def passed_over(name: StepId) -> Step[Rome]:
    """A phase that is not written yet."""

    async def step(_g: Rome) -> StepId | None:
        return NEXT[name]

    return step


def playable() -> Game[Rome]:
    """The game with all phases that there are."""
    return replace(GAME, steps={**{name: passed_over(name) for name in NEXT}, **GAME.steps})


def begun(scenario: str, seats: int, seed: int, *, advanced: bool = False) -> tuple[Table[Rome], Walk]:
    """A game of a scenario, with all Advanced Rules or none, and what a keeper of games writes down of it."""
    options = RomeOptions.model_validate({"scenario": scenario, **dict.fromkeys(SWITCHES, advanced)})
    game: Game[Any] = playable()
    table, outcome = Table.start(game, Setup(chairs(seats), f"{scenario} {seed}", options))
    assert outcome.checkpoint is not None
    return table, Walk(game, table, chairs(seats), random.Random(seed), outcome.checkpoint)


def walk(scenario: str, seats: int, seed: int, moves: int, *, advanced: bool = False) -> Walk:
    """So many random answers into a game, or to its end."""
    _, found = begun(scenario, seats, seed, advanced=advanced)
    while not found.table.over and len(found.entries) < moves:
        found.step()
    return found
