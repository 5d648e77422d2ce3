"""`make contact-sheet`: all that is drawn stands on it, in all palettes."""

from pathlib import Path
from typing import get_args

import pytest
from PIL import Image

from rendering.carthage.board import Focus
from rendering.draw import canvas
from rendering.grand.board import Focus as GrandFocus
from rendering.palette import PALETTES, Style
from rendering.rome.board import Focus as RomanFocus
from rendering.sword.board import Focus as SwordFocus
from tests.rendering import contact_sheet
from tests.rendering.contact_sheet import GAP, HEAD, political, roman, sheet, swords, tables


def test_a_scene_stands_there_once_for_each_palette() -> None:
    (name, scene), *_ = tables("hand")
    whole, (wide, high) = sheet([(name, scene), (name, scene)]), canvas(scene, Style("standard")).size
    assert whole.size == ((wide + GAP) * len(PALETTES) + GAP, 2 * (high + HEAD + GAP))
    places = [GAP + number * (wide + GAP) for number in range(len(PALETTES))]
    drawn = [whole.crop((x, HEAD, x + wide, HEAD + high)).tobytes() for x in places]
    assert drawn == [canvas(scene, Style(palette)).tobytes() for palette in PALETTES]


@pytest.mark.parametrize("focus", get_args(Focus))
def test_every_view_is_shown_empty_in_play_and_overfull(focus: Focus) -> None:
    names = [name for name, _ in tables(focus)]
    assert {"4 players, set-up", "6 players, late", "German", "overfull"} <= set(names)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("focus", get_args(RomanFocus))
def test_every_view_of_rome_is_shown_too(focus: RomanFocus) -> None:
    names = [name for name, _ in roman(focus)]
    assert {"4 players, set-up", "6 players", "German", "overfull"} <= set(names)
    assert len(names) == len(set(names))


@pytest.mark.parametrize("focus", get_args(SwordFocus))
def test_every_view_of_the_sword_of_rome_is_shown_too(focus: SwordFocus) -> None:
    names = [name for name, _ in swords(focus)]
    assert {"5 players, set-up", "2 players", "German", "overfull"} <= set(names)
    assert ({"battle", "siege", "raid"} <= set(names)) == (focus in ("battle", "strip"))
    assert len(names) == len(set(names))


def test_each_view_has_a_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scenes: list[int] = []
    monkeypatch.setattr(contact_sheet, "sheet", lambda found: scenes.append(len(found)) or Image.new("1", (1, 1)))
    contact_sheet.main(tmp_path / "sheets")
    names = {path.stem for path in (tmp_path / "sheets").iterdir()}
    ours = (*(f"carthage-{focus}" for focus in get_args(Focus)), *(f"rome-{focus}" for focus in get_args(RomanFocus)))
    both = (f"grand-{focus}" for focus in get_args(GrandFocus))
    italy = (f"sword-{focus}" for focus in get_args(SwordFocus))
    assert names == {"sample", *ours, *both, *italy, *(f"diplomacy-{key}" for key in political())}
    assert all(scenes)
