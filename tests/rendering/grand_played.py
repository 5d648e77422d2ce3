"""Boards of the Grand Variant as they come about: games of whatever may be answered, looked at now and then."""

import random
from functools import cache

from games.grand import GAME
from games.kernel import Setup, Table, chairs
from games.playout import choose


@cache
def boards(players, mode, start, *, each=90, most=900):
    """Views of one game, one in so many answers, as its first seat sees it."""
    pick, seen = random.Random(f"{players}{mode}{start}"), []
    options = GAME.options(mode=mode, start=start)
    table, _ = Table.start(GAME, Setup(chairs(players), f"board {players}", options), marks=False)
    for number in range(most):
        if number % each == 0:
            seen.append(table.view(table.state.seats[0]).whole())
        if table.over:
            break
        table.submit(*choose(table, pick))
    table.close()
    return seen
