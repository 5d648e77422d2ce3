"""Names, titles and notes hold nothing that nobody sees, and nothing that turns a line round."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.base.legible import is_written, legible, told_apart
from bot.base.text import escape
from bot.surface.kit.names import readable, tame

BIDI = [*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C]
UNSEEN = [
    0x200B,
    0x2060,
    0xFEFF,
    0x00AD,
    0x180E,
    0x2062,
    0xFFF9,
    0xE0041,
    0x034F,
    0x3164,
    0x115F,
    0xE0101,
    0x0000,
    0x007F,
]


@pytest.mark.parametrize("code", [*BIDI, *UNSEEN], ids=hex)
def test_what_nobody_sees_is_taken_out(code: int) -> None:
    assert legible(f"Han{chr(code)}no") == "Hanno"
    assert tame(f"{chr(code)}Hanno{chr(code)}") == "Hanno"
    assert escape(f"{chr(code)}as you{chr(code)} wish") == "as you wish"
    assert readable(chr(code) * 3) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Ḥannō",
        "חנה",
        "حنّا",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian: a non-joiner between letters that would join
        "ක්\u200dෂ",  # Sinhala: a joiner after a virama
        "हन्\u200dनो",  # Devanagari, likewise
        "👩\u200d👧",
        "👩🏽\u200d🚀",
        "❤\ufe0f\u200d🔥",
        "漢諾",
    ],
)
def test_what_people_write_with_stays(name: str) -> None:
    assert legible(name) == name
    assert tame(name) == name


@pytest.mark.parametrize("name", ["Han\u200dno", "Han\u200cno", "Han\ufe0fno", "\u200dHanno", "Hanno\u200d"])
def test_joiners_where_nothing_is_joined_go_too(name: str) -> None:
    assert tame(name) == "Hanno"


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u2800", "\u3164", "\u0301", "***", "\u202e\u2066"])
def test_what_cannot_be_read_is_no_name(name: str) -> None:
    assert readable(name) == ""
    assert tame(name) == "?"


def test_a_non_joiner_joins_no_pictures() -> None:
    assert legible("\U0001f469\u200c\U0001f467") == "\U0001f469\U0001f467"


@pytest.mark.parametrize("blank", ["\u3164", "\u115f", "\uffa0"])
def test_a_letter_that_nobody_sees_is_nothing_written(blank: str) -> None:
    """By their category they are letters."""
    assert unicodedata.category(blank) == "Lo"
    assert not is_written(blank)
    assert is_written(f"{blank}x")


def test_a_joiner_that_is_left_at_the_end_by_a_cut_goes() -> None:
    assert readable("x👩\u200d👧", 3) == "x👩"


@given(st.text())
def test_nothing_hidden_is_left(text: str) -> None:
    for one in legible(text):
        assert one.isspace() or one in "\u200c\u200d" or unicodedata.category(one) not in ("Cc", "Cf", "Cs")
    once = " ".join(legible(text).split())
    assert all(one not in escape(text).replace("@\u200b", "@") for one in map(chr, BIDI))
    assert is_written(once) or not tame(text).strip("?")


def test_names_that_look_alike_are_numbered() -> None:
    names = [(1, "Hanno"), (2, "HANNO"), (3, "Mago"), (4, "Hanno"), (5, "\uff28anno")]
    assert told_apart(names) == {1: "Hanno", 2: "HANNO (2)", 3: "Mago", 4: "Hanno (3)", 5: "\uff28anno (4)"}


def test_names_that_differ_in_a_joiner_alone_are_numbered() -> None:
    with_one, without = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647", "\u0645\u06cc\u062e\u0648\u0627\u0647"
    assert legible(with_one) == with_one, "it stays in the name"
    assert told_apart([(1, with_one), (2, without)]) == {1: with_one, 2: f"{without} (2)"}
