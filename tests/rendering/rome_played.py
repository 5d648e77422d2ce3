"""Boards of The Republic of Rome as they come about: games of whatever may be answered, looked at now and then."""

import random
from functools import cache

from games.kernel import Seat, Setup, Table, chairs
from games.playout import choose
from games.rome import GAME
from tests.games.rome.play import Play


@cache
def boards(players, scenario, *, each=12, most=300):
    """Views of one game, one in so many answers, as its first seat sees it; it ends where nothing is written yet."""
    game, pick, seen = Play().game, random.Random(f"{players}{scenario}"), []
    setup = Setup(chairs(players), f"board {players}", GAME.options(scenario=scenario))
    table, _ = Table.start(game, setup, marks=False)
    for number in range(most):
        if number % each == 0:
            seen.append(table.view(Seat(table.state.seats[0])).whole())
        if table.over:
            break
        table.submit(*choose(table, pick))
    table.close()
    return seen
