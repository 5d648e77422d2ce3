"""Games of Rome saved by older programs: each schema has a saved document, and it can be played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.kernel import Checkpoint, Table
from games.rome import GAME
from tests.games.rome.invariants import invariants

SAVED = Path(__file__).parent / "saved"
SCHEMAS = range(1, GAME.schema)


def test_there_is_an_upgrade_from_every_schema() -> None:
    assert list(GAME.upgrades) == list(SCHEMAS)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_document_of_an_older_schema_is_played_on(schema: int) -> None:
    document = (SAVED / f"schema-{schema}.json").read_bytes()
    step = json.loads(document)["step"]
    table = Table.resume(GAME, Checkpoint(7, step, 1, schema, document, {}), [], 7)
    assert [one.record for one in table.state.factions.values()] == [[]] * len(table.state.factions)
    turn = table.state.turn
    while table.state.turn == turn and not table.over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    invariants(table.state)
