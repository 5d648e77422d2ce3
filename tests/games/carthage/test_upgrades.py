"""Games saved by older programs: each schema has a saved document, and it can be played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.carthage import GAME
from games.carthage.combat.pieces import Combat
from games.carthage.pieces import TableEvent
from games.carthage.senate.pieces import Session
from games.kernel import load
from games.republic.forum.pieces import Initiatives
from tests.games.carthage.invariants import invariants
from tests.games.older import play_out_the_turn, resumed

SAVED = Path(__file__).parent / "saved"
SCHEMAS = range(1, GAME.schema)


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_document_of_an_older_schema_is_read(schema: int) -> None:
    document = (SAVED / f"schema-{schema}.json").read_bytes()
    state = load(GAME.state, document, schema=schema, now=GAME.schema, upgrades=GAME.upgrades)
    invariants(state)
    table = resumed(GAME, document, schema)
    play_out_the_turn(table)
    invariants(table.state)


def test_there_is_an_upgrade_from_every_schema() -> None:
    assert list(GAME.upgrades) == list(SCHEMAS)


def test_2_brought_the_forum() -> None:
    document = (SAVED / "schema-1.json").read_bytes()
    state = load(GAME.state, document, schema=1, now=GAME.schema, upgrades=GAME.upgrades)
    assert (state.forum, state.defeated) == (Initiatives(), [])
    assert state.table_events["te-drought"] == TableEvent(id="te-drought", times=2)


def test_3_brought_the_senate() -> None:
    document = (SAVED / "schema-2.json").read_bytes()
    state = load(GAME.state, document, schema=2, now=GAME.schema, upgrades=GAME.upgrades)
    assert state.senate == Session()
    assert (state.ballots, state.assassination) == ("ordered", "base")


def test_4_brought_the_rebel_who_was_met() -> None:
    document = (SAVED / "schema-3.json").read_bytes()
    state = load(GAME.state, document, schema=3, now=GAME.schema, upgrades=GAME.upgrades)
    assert state.combat == Combat(rebel_met=False)


def test_5_brought_the_editions_of_figures() -> None:
    document = (SAVED / "schema-4.json").read_bytes()
    state = load(GAME.state, document, schema=4, now=GAME.schema, upgrades=GAME.upgrades)
    assert {state.edition, *(one.edition for one in (*state.wars.values(), *state.stacks.values()))} == {1}


def test_6_brought_the_deals_that_came_to_nothing() -> None:
    document = (SAVED / "schema-5.json").read_bytes()
    assert b"refused" not in document
    assert load(GAME.state, document, schema=5, now=GAME.schema, upgrades=GAME.upgrades).refused == []


def test_7_brought_the_shares_of_discoverers() -> None:
    document = (SAVED / "schema-6.json").read_bytes()
    assert b"shares" not in document
    state = load(GAME.state, document, schema=6, now=GAME.schema, upgrades=GAME.upgrades)
    assert [one.shares for one in state.senators.values()] == [[]] * len(state.senators)


def test_8_brought_the_record_of_deeds() -> None:
    document = (SAVED / "schema-7.json").read_bytes()
    assert b"record" not in document
    state = load(GAME.state, document, schema=7, now=GAME.schema, upgrades=GAME.upgrades)
    assert [one.record for one in state.factions.values()] == [[]] * len(state.factions)
