"""Tables that are played for their own sake: without marks, and with one checkpoint for all their steps."""

from __future__ import annotations

from typing import Any

import pytest

from games import carthage, sample
from games.kernel import Game, Setup, Table, chairs
from tests.games.conformance import Walk, look, same_table

SEATS = chairs(3)


@pytest.mark.parametrize(("game", "moves"), [(sample.GAME, 10), (carthage.GAME, 60)], ids=["sample", "carthage"])
def test_they_lead_back_as_others_do(game: Game[Any], moves: int) -> None:
    """Steps later all of it can be done again, a fork looks the same, and an answer can be taken back."""
    walk = Walk.of(game, len(SEATS), 5, moves)
    unmarked, outcome = Table.start(game, Setup(SEATS, "walk 5", game.options()), marks=False)
    first = outcome.checkpoint
    assert first is not None
    for entry in walk.entries:
        assert entry.seat is not None
        outcome = unmarked.submit(entry.seat, entry.key, entry.raw)
        assert outcome.entry is not None
        assert (outcome.entry.mark, outcome.checkpoint) == ("", None)
    assert any(one.checkpoint for one in walk.outcomes), "no step began"
    assert len(unmarked.entries) == moves
    same_table(unmarked, walk.table)
    same_table(Table.resume(game, first, unmarked.entries, compare="none", marks=False), walk.table)
    forks = [table.fork(SEATS[0], same_dice=True) for table in (unmarked, walk.table)]
    assert look(forks[0]) == look(forks[1])
    last = next(one for one in reversed(walk.entries) if not one.sealed)
    while unmarked.entries[-1].seq != last.seq:
        unmarked.entries.pop()
    assert last.seat is not None
    before = Table.resume(game, first, [one for one in walk.entries if one.seq < last.seq], compare="none")
    same_table(unmarked.undo(last.seat), before)
