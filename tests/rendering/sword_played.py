"""Boards of The Sword of Rome as they come about: games of whatever may be answered, looked at now and then."""

import random
from functools import cache

from games.kernel import Setup, Table, chairs
from games.playout import choose
from games.sword import GAME


@cache
def boards(players, *, each=60, most=420):
    """Views of one game, one in so many answers, as its first seat sees it."""
    pick, seen = random.Random(f"board {players}"), []
    table, _ = Table.start(GAME, Setup(chairs(players), f"board {players}", GAME.options()), marks=False)
    for number in range(most):
        if number % each == each - 1:
            seen.append(table.view(chairs(players)[0]).whole())
        if table.over:
            break
        table.submit(*choose(table, pick))
    table.close()
    return seen
