"""What processes on one database tell each other, and how it is written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store.news import LONGEST, Change, letters, opened

GAMES = st.builds(Change, st.just("game"), st.text(max_size=40), st.none() | st.integers(0), st.none() | st.integers(0))
OTHERS = st.builds(Change, st.sampled_from(["user", "guild"]), st.integers(0, 1 << 62))


@settings(deadline=None)
@given(st.text(max_size=80), st.lists(GAMES | OTHERS))
def test_what_is_told_is_read(sender: str, changes: list[Change]) -> None:
    read = [opened(letter) for letter in letters(sender, changes)]
    assert [change for _, some in read for change in some] == changes
    assert {name for name, _ in read} <= {sender}


def test_no_letter_is_longer_than_the_database_carries() -> None:
    changes = [Change("game", f"salt{n}ü", n, n << 20) for n in range(10_000)]
    written = letters("höst:17:x", changes)
    assert max(len(one.encode()) for one in written) <= LONGEST
    assert len(written) < 100, "several go in one"
    assert [change for one in written for change in opened(one)[1]] == changes


@pytest.mark.parametrize("letter", ["", "hello", '"a"\n7', '"a"\n[]', '"a"\n["game",1,2,3,4]', '"a"\n'])
def test_what_is_not_ours_is_no_news(letter: Any) -> None:
    with pytest.raises(ValueError, match=r".*"):
        opened(letter)
