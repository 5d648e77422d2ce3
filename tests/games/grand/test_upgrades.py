"""Combined games saved by older programs: each schema has a saved document, and it can be played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.grand import GAME
from tests.games.older import play_out_the_turn, resumed

SAVED = Path(__file__).parent / "saved"
SCHEMAS = range(1, GAME.schema)


def test_there_is_an_upgrade_from_every_schema() -> None:
    assert list(GAME.upgrades) == list(SCHEMAS)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_document_of_an_older_schema_is_played_on(schema: int) -> None:
    document = (SAVED / f"schema-{schema}.json").read_bytes()
    table = resumed(GAME, document, schema)
    assert table.state.carthage.edition == (1 if schema == 1 else json.loads(document)["carthage"]["edition"])
    play_out_the_turn(table)
