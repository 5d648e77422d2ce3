"""Boards as they come about: games of players that think, looked at now and then."""

from functools import cache

from games.carthage import GAME
from games.carthage.minds.runner import Round
from games.carthage.minds.sensible import SensiblePlayer
from games.kernel import Setup, chairs
from games.kernel.table import Table


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
