"""`byrsa demo diplomacy`: a year of it through Discord alone; every sheet is typed and marked final on its card."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.app.demo import play
from bot.fronts.diplomacy.demo import sheet
from bot.fronts.diplomacy.desk.choosing import marked
from bot.fronts.diplomacy.desk.sheet import written
from bot.surface.kit.panel import Item
from bot.surface.press.steps import Fill, Push
from games.bench import bench
from games.kernel import Dice, DicePicker, chairs
from tests.bot.surface.looks import seen


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


def test_lines_that_stand_on_the_sheet_are_not_typed_again() -> None:
    """Somebody may not have been answered as he handed them in, and yet have been heard."""
    place = bench("diplomacy")
    play = place.play(place.position("season"))
    sheet_of = (one for one in play.table.open.values() if one.decision.kind == "season.orders")
    posted = next(one for one in sheet_of if one.decision.seat == "diamond")
    bare, raw = seen(play.table, chairs(7), posted.decision.seat), posted.decision.choice.sample(DicePicker(Dice("x")))
    play.table.submit(posted.decision.seat, posted.decision.key, {**raw, "final": False})
    posted = play.table.open[posted.decision.key]
    there = seen(play.table, chairs(7), posted.decision.seat)
    said = {"orders": written(there, posted), "final": True}
    assert said["orders"]
    assert [type(one) for one in sheet(bare, posted, said)] == [Push, Fill, Push]
    assert [type(one) for one in sheet(there, posted, said)] == [Push]


def test_a_list_of_several_builds_that_are_written_marks_none() -> None:
    """Discord refuses a menu of one choice with two defaults."""
    two = [Item("A Par", "a", chosen=True), Item("A Bre", "b", chosen=True), Item("A Mar", "c")]
    assert not [one for one in marked(two) if one.chosen]
    assert marked(two[1:]) == two[1:]
