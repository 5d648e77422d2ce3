"""Games saved by older programs, played on by this one."""

from __future__ import annotations

import json
from typing import Any

from games.kernel import Checkpoint, Game, Table


def resumed(game: Game[Any], document: bytes, schema: int) -> Table[Any]:
    """The table of a document that was saved under a schema."""
    return Table.resume(game, Checkpoint(7, json.loads(document)["step"], 1, schema, document, {}), [], 7)


def play_out_the_turn(table: Table[Any]) -> None:
    """Whoever is awaited lets his time lapse, until the next turn or the end."""
    turn = table.state.turn
    while table.state.turn == turn and not table.over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    assert table.over or table.state.turn == turn + 1
