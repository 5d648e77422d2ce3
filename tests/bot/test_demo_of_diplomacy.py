"""`byrsa demo diplomacy`: a year of it through Discord alone; every sheet is typed and marked final on its card."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.app.demo import play


@pytest.mark.slow
def test_a_year_is_played_on_cards_and_told(tmp_path: Path) -> None:
    played = asyncio.run(
        play.demonstrate(tmp_path, play.Wish(3, {}, "1", 1, "diplomacy"), lambda _turn, _step, _n: None)
    )
    assert played.awkward == []
    assert (played.turns, played.over) == (2, False)
    index = (tmp_path / "index.md").read_text("utf-8")
    for season in ("Spring", "Autumn", "Winter"):
        assert f"### Turn 1 · {season}" in index
    inbox = (tmp_path / "dm-ahiram.md").read_text("utf-8")
    assert "fills in *Orders*" in inbox
