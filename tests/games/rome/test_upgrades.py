"""Games of Rome saved by older programs: each schema has a saved document, and it can be played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.rome import GAME
from tests.games.older import play_out_the_turn, resumed
from tests.games.rome.invariants import invariants

SAVED = Path(__file__).parent / "saved"
SCHEMAS = range(1, GAME.schema)


def test_there_is_an_upgrade_from_every_schema() -> None:
    assert list(GAME.upgrades) == list(SCHEMAS)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_document_of_an_older_schema_is_played_on(schema: int) -> None:
    document = (SAVED / f"schema-{schema}.json").read_bytes()
    table = resumed(GAME, document, schema)
    assert [one.record for one in table.state.factions.values()] == [[]] * len(table.state.factions)
    play_out_the_turn(table)
    invariants(table.state)
