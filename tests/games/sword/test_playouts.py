"""Whole games at random: all sizes, both lengths; what holds in every position does, and CU go as they are told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kernel import Setup, chairs
from games.sword.board import put, take
from games.sword.start import SwordOptions, setup
from games.sword.state import Sword
from tests.games.sword.invariants import invariants
from tests.games.sword.ledger import Ledger
from tests.games.sword.playing import Length, at_random, begun


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("length", ["full", "short"])
def test_games_at_random_come_to_their_end(players: int, length: Length) -> None:
    ended = at_random(players, 50 + players, length=length)
    assert ended.state.winner in ended.state.hands
    assert ended.state.turn <= {"full": 9, "short": 6}[length]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda g: g.hands["ROM"].hand.pop(),
        lambda g: put(g, "ROM", "capua", {"normal": 4}, inside=True),
        lambda g: setattr(g.places["roma"], "loyalty", 0),
        lambda g: setattr(g.places["roma"], "siege", 1),
        lambda g: setattr(g.hands["GAU"], "vp", -1),
        lambda g: setattr(g.leaders["camillus"], "at", ""),
        lambda g: g.stacks.append(g.stacks[0]),
        lambda g: setattr(g, "unrest", 11),
    ],
)
def test_what_does_not_hold_is_seen(spoil: Callable[[Sword], object]) -> None:
    g = setup(Setup(chairs(5), "spoilt", SwordOptions()))
    invariants(g)
    spoil(g)
    with pytest.raises(AssertionError):
        invariants(g)


def test_cu_that_vanish_untold_are_missed() -> None:
    table = begun(5, "ledger")
    ledger = Ledger(table.state)
    ledger.keep(table.state, [])
    stack = table.state.stacks[0]
    take(table.state, stack, {next(iter(stack.units)): 1})
    with pytest.raises(AssertionError):
        ledger.keep(table.state, [])
