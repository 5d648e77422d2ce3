"""Games of Rome played at random over several turns, of every scenario."""

from __future__ import annotations

import random
from typing import Any, Final

from games.kernel import Game, Setup, Table, chairs
from games.rome import GAME
from games.rome.setup.laying_out import RomeOptions
from games.rome.state import Rome
from tests.games.conformance import Walk

SCENARIOS: Final = ("early", "middle", "late", "extended", "alternative")
SWITCHES: Final = ("pontifex", "provincial_wars", "rebel_governors", "disbandment", "advocates", "laws")


def begun(scenario: str, seats: int, seed: int, *, advanced: bool = False) -> tuple[Table[Rome], Walk]:
    """A game of a scenario, with all Advanced Rules or none, and what a keeper of games writes down of it."""
    options = RomeOptions.model_validate({"scenario": scenario, **dict.fromkeys(SWITCHES, advanced)})
    game: Game[Any] = GAME
    table, outcome = Table.start(game, Setup(chairs(seats), f"{scenario} {seed}", options))
    assert outcome.checkpoint is not None
    return table, Walk(game, table, chairs(seats), random.Random(seed), outcome.checkpoint)


def walk(scenario: str, seats: int, seed: int, moves: int, *, advanced: bool = False) -> Walk:
    """So many random answers into a game, or to its end."""
    _, found = begun(scenario, seats, seed, advanced=advanced)
    while not found.table.over and len(found.entries) < moves:
        found.step()
    return found
