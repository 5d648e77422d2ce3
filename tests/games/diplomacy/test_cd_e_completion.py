"""CD-E: how an unfinished line may go on, for whoever writes it with completion."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.diplomacy.language import canonical, continuations, read_line
from games.diplomacy.orders import AnyOrder
from tests.games.diplomacy.drawn_orders import ORDERS as EVERYWHERE
from tests.games.diplomacy.drawn_orders import anything
from tests.games.diplomacy.lines import ON, RETREATS

HERE = ON["standard"]
FREE = re.compile(r"[0-9\"=]|[RSM][0-9]|shares|code|modern")
"""What only its writer knows: numbers, texts, railways and motions; and what follows them."""


@pytest.mark.parametrize(("begun", "first"), [
    ("", ["GV", "HAM", "MAX"]),
    ("A", ["A Nap", "A Tus", "A Apu", "A Rom", "A Mar"]),
    ("A N", ["A Nap"]),
    ("A Nap", ["A Nap stand", "A Nap S", "A Nap C", "A Nap-", "A Nap revolt list"]),
    ("A Nap-", ["A Nap-(", "A Nap-Apu", "A Nap-Rom", "A Nap-Adr"]),
    ("A Nap-ru", ["A Nap-Ruh", "A Nap-Rum"]),
    ("F Mao-Spa", ["F Mao-Spa/nc", "F Mao-Spa/sc", "F Mao-Spa-"]),
    ("A Nap S A Tus-", ["A Nap S A Tus-Pie", "A Nap S A Tus-Rom", "A Nap S A Tus-Ven"]),
    ("A Nap stand (", ["A Nap stand (sf", "A Nap stand (rail", "A Nap stand (blk"]),
    ("A Nap stand (sf ", ["A Nap stand (sf GV", "A Nap stand (sf HAM"]),
    ("A Nap stand (sf GV", ["A Nap stand (sf GV)", "A Nap stand (sf GV Adr"]),
    ("GV b", ["GV blt", "GV builds", "GV bars"]),
    ("GV P ", ["GV P GV", "GV P HAM", "GV P MAX"]),
    ("GV votes ", ["GV votes yes", "GV votes no"]),
    ("St. P", ["Stp"]),
    ("mid atl", ["Mao"]),
])  # fmt: skip
def test_what_is_offered(begun: str, first: list[str]) -> None:
    """Words and signs before the many spaces; a unit where it stands, then where it gets to first."""
    assert continuations(begun, HERE)[: len(first)] == first


def test_nobody_offers_what_a_name_for_letters_cannot_be_given() -> None:
    assert continuations("GV Apt ", HERE) == ["GV Apt GV", "GV Apt HAM"]


def test_retreats_at_their_stage() -> None:
    assert continuations("A Nap ", RETREATS) == ["A Nap disbands", "A Nap retreats to", "A Nap-", "A Nap revolt list"]


def test_a_line_that_is_over_is_not_gone_on_with() -> None:
    assert continuations("GV drops out", HERE) == []
    assert continuations("A Nap stand # nothing", HERE) == continuations('GV moves rule "abc', HERE) == []


@settings(deadline=None)
@given(anything)
def test_whatever_can_be_ordered_can_be_written_word_by_word(order: AnyOrder) -> None:
    """Of every line, cut before any word that only its writer knows, the next word is offered."""
    line = canonical(order, EVERYWHERE)
    for cut in (found.end() for found in re.finditer(r"(?:[ \-(]|, )(?=\w)", line)):
        if FREE.search(line[:cut]) or FREE.match(line[cut:]):
            return
        offered = continuations(line[:cut], EVERYWHERE)
        assert any(line.startswith(one) and len(one) > cut for one in offered), line[:cut]


@settings(deadline=None)
@given(text=st.text(max_size=40))
def test_whatever_was_begun_nothing_is_offered_twice(text: str) -> None:
    offered = continuations(text, HERE)
    assert len(set(offered)) == len(offered)
    assert text not in offered
    assert all(read_line(one, HERE) for one in offered)
