"""A game of any republic by which weights are found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.fronts.tuning import Bout
from games.kernel import Game, Setup, Table, chairs
from games.republic.minds.casting import Casting
from games.republic.minds.runner import play


def weights(casting: Casting, level: str) -> Mapping[str, float]:
    """What things are worth to a level now, as far as it is said in numbers."""
    held: Mapping[str, Any] = casting.levels[level].weights.model_dump()
    return {name: value for name, value in held.items() if type(value) in {int, float}}


def tried(game: Game[Any], casting: Casting, bout: Bout) -> bool | None:
    """Whether the challenger wins; None: nobody does."""
    setup = Setup(chairs(bout.seats), bout.seed, game.options.model_validate(dict(bout.options)))
    table, _ = Table.start(game, setup, marks=False)
    cast = {
        seat: casting.player(casting.weighed(bout.level, bout.weights(chair))) for chair, seat in enumerate(setup.seats)
    }
    play(table, cast)
    ending = table.state.ending
    winner = ending.winner if ending else None
    table.close()
    return winner == setup.seats[bout.chair] if winner in cast else None
