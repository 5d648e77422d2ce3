"""Boards as they come about: games of players that think, looked at now and then."""

import random
from functools import cache

from games.carthage import GAME
from games.carthage.minds.sensible import SensiblePlayer
from games.kernel import Setup, chairs
from games.kernel.table import Table
from games.playout import choose
from games.republic.minds.runner import Round
from games.sample import GAME as SALT_ROAD


@cache
def boards(players, scenario, *, own=False, each=40, most=900):
    """Views of one game, one in so many answers; `own`: as its first seat sees it, else as everybody does."""
    options = GAME.options(scenario=scenario)
    table, _ = Table.start(GAME, Setup(chairs(players), f"board {players}", options), marks=False)
    seats, seen = table.state.seats, []
    going = Round(table, dict.fromkeys(seats, SensiblePlayer()))
    for number in range(most):
        if number % each == 0:
            seen.append(table.view(seats[0] if own else None).whole())
        said = None if table.over else going.next()
        if said is None:
            break
        table.submit(*said)
    table.close()
    return seen


@cache
def markets():
    """Views of a game of the Salt Road, one in so many answers."""
    table, _ = Table.start(SALT_ROAD, Setup(chairs(4), "road", SALT_ROAD.options()), marks=False)
    pick, seen = random.Random(7), []
    for number in range(120):
        if number % 30 == 0:
            seen.append(table.view(None).whole())
        if table.over:
            break
        table.submit(*choose(table, pick))
    table.close()
    return seen
