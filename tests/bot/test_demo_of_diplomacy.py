"""`byrsa demo diplomacy`: a year of it through Discord alone; every sheet is typed and marked final on its card."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.app.demo import play
from bot.fronts.diplomacy.desk.choosing import marked
from bot.surface.kit.panel import Item


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


def test_a_list_of_several_builds_that_are_written_marks_none() -> None:
    """Discord refuses a menu of one choice with two defaults."""
    two = [Item("A Par", "a", chosen=True), Item("A Bre", "b", chosen=True), Item("A Mar", "c")]
    assert not [one for one in marked(two) if one.chosen]
    assert marked(two[1:]) == two[1:]
