"""Addresses and files of games, as anybody may have written them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.bot.playing import SEED
from tests.bot.test_fair import played
from tests.fuzz.led import Led, tried
from tests.fuzz.parsers import a_file, an_address, many, spoilt_document

PART = st.text(alphabet="ab019~.-_+:\u00e9\u0661\U0001f40e\x00", max_size=12)
ADDRESS = st.builds(lambda *parts: "b1:" + ":".join(parts), PART, PART, PART, PART, PART)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=20,
)


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("game")
    return played(folder / "byrsa.db", seed=SEED)


@given(ADDRESS | st.text(max_size=110))
def test_whatever_is_an_address_reads_as_itself(text: str) -> None:
    an_address(text)


@given(JSON)
def test_whatever_is_no_game_is_refused(document: Any) -> None:
    a_file(json.dumps(document))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(dice=st.randoms(use_true_random=False))
def test_a_spoilt_game_is_checked_or_refused(document: Any, dice: Random) -> None:
    a_file(json.dumps(spoilt_document(dice, document)))


def test_many_at_once(document: Any) -> None:
    """As the long run does it."""
    assert many(400, Random(1), document) == 400


def test_bytes_are_dice() -> None:
    """Different ones reach everything; where they have ended the least is shown."""
    assert Led(b"").randint(3, 9) == 3
    assert {Led(bytes([one])).choice("abcd") for one in range(256)} == {*"abcd"}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=40)
@given(data=st.binary(max_size=200))
def test_whatever_bytes_lead_to_is_read_or_refused(document: Any, data: bytes) -> None:
    assert tried(data, document) == tried(data, document)


def test_bytes_lead_to_a_text_an_address_or_a_file(document: Any) -> None:
    assert tried(b"\0{}", document) == "{}"
    assert "b1:salt" in tried(b"\1\xf0" + b"\x07" * 60, document)
    assert tried(b"\2" + bytes(range(40)), document).startswith("{")
