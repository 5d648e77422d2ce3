"""Whole games of two to five, at random and by players that think: what must hold in all of them.

CU, control, loyalty and points come and go as they are told, each card lies in one pile, positions are sound
(`playing.py` looks after every answer); and nobody is shown what others hold.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.catalog import GAMES
from games.kernel import Setup, chairs
from games.sword.board import take_over
from games.sword.events import ControlChanged
from games.sword.start import SwordOptions, setup
from games.sword.state import Sword
from tests.clauses import clause
from tests.games import conformance
from tests.games.conformance import Walk
from tests.games.sword.accounts import Accounts
from tests.games.sword.playing import sensibly

OFTEN = 0.06
"""So many of the positions of a game are looked at as they would be with other cards in others' hands."""
MOST = 700


@clause("SR-32.1", "SR-6.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_shown_what_others_hold(players: int) -> None:
    """SR-32.1, 6.3: with others' cards dealt anew a seat sees the same, is asked the same, and so is everybody else."""
    walk = Walk.start(GAMES["sword"], players, 300 + players)
    for _ in range(MOST):
        if walk.table.over:
            break
        if walk.pick.random() < OFTEN:
            conformance.check_fork(walk, future=3)
        walk.step()


@clause("SR-4.1", "SR-2.2", "SR-2.7")
@pytest.mark.parametrize(("players", "length"), [(2, "short"), (3, "full"), (4, "short"), (5, "full")])
def test_games_by_players_that_think_add_up(players: int, length: str) -> None:
    """SR-2.2, 2.7, 4.1: a turn of each size, either length."""
    ended = sensibly(players, 60 + players, length="short" if length == "short" else "full", turns=1)
    assert ended.state.turn == 1
    assert ended.state.winner in ended.state.hands


UNTOLD: list[Callable[[Sword], None]] = [
    lambda g: take_over(g.places["roma"], "GAU"),
    lambda g: setattr(g.places["roma"], "loyalty", 2),
    lambda g: setattr(g.hands["ROM"], "vp", 7),
    lambda g: setattr(g.hands["GAU"], "plunder", 1),
]


@pytest.mark.parametrize("change", UNTOLD)
def test_what_changes_untold_is_missed(change: Callable[[Sword], object]) -> None:
    g = setup(Setup(chairs(5), "untold", SwordOptions()))
    kept = Accounts(g)
    kept.keep(g, [])
    change(g)
    with pytest.raises(AssertionError):
        kept.keep(g, [])


def test_what_is_told_must_be_so() -> None:
    g = setup(Setup(chairs(5), "untold", SwordOptions()))
    with pytest.raises(AssertionError):
        Accounts(g).keep(g, [ControlChanged("roma", "ROM", "GAU")])
