"""Combined games saved by older programs: each schema has a saved document, and it can be played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.grand import GAME
from games.kernel import Checkpoint, Table

SAVED = Path(__file__).parent / "saved"
SCHEMAS = range(1, GAME.schema)


def test_there_is_an_upgrade_from_every_schema() -> None:
    assert list(GAME.upgrades) == list(SCHEMAS)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_document_of_an_older_schema_is_played_on(schema: int) -> None:
    document = (SAVED / f"schema-{schema}.json").read_bytes()
    step = json.loads(document)["step"]
    table = Table.resume(GAME, Checkpoint(7, step, 1, schema, document, {}), [], 7)
    assert table.state.carthage.edition == (1 if schema == 1 else json.loads(document)["carthage"]["edition"])
    while table.state.turn == 1 and not table.over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    assert table.over or table.state.turn == 2
