"""Boards as they come about in play: every word is whole, lies on no other, and can be read where it is seen."""

import pytest

from rendering import text_layout
from rendering.carthage.board import compose
from rendering.draw import canvas
from rendering.palette import Style
from rendering.scene import Banner, Caption, Chart, Grid, Lines
from tests.rendering import samples
from tests.rendering.played import boards
from tests.rendering.test_draw import overlaps, written

PHONE = 330  # units of a phone's display that a picture in a message is given
LEGIBLE = 9
CAPTION = Caption("The Tuesday table", names=samples.NAMES)
GAMES = ((3, "early"), (6, "late"))


@pytest.fixture(scope="module", params=GAMES, ids=str)
def played(request):
    """Boards of one game, half a dozen of them."""
    seen = boards(*request.param, own=True)
    return seen[:: max(1, len(seen) // 6)]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("focus", ["board", "phone", "card"])
def test_no_word_lies_on_another_nor_is_cut(monkeypatch, played, focus, language):
    caption = Caption(CAPTION.game, names=CAPTION.names, language=language)
    scenes = [compose(view, focus, caption) for view in played]
    cut, fit = [], text_layout.fit
    monkeypatch.setattr(text_layout, "fit", lambda text, *how: kept(cut, text, fit(text, *how)))
    for scene in scenes:
        assert not overlaps(written(monkeypatch, scene))
        assert not cut


def kept(cut, text, shown):
    """What is drawn of a text; what is not all of it is noted."""
    if shown != text_layout.clean(text):
        cut.append((text, shown))
    return shown


def test_all_that_stands_on_the_map_is_near_its_place_and_nothing_is_left_out(monkeypatch, played):
    for view in played:
        for focus in ("board", "phone", "card"):
            scene = compose(view, focus, CAPTION)
            (chart,) = [block for block in scene.blocks if isinstance(block, Chart)]
            drawn = {text for text, *_ in written(monkeypatch, scene)}
            assert {pin.label for pin in chart.pins} <= drawn
            assert {region.name for region in chart.regions if region.held} <= drawn
            assert {region.lines[0].text for region in chart.regions if region.seat} <= drawn


@pytest.mark.parametrize("focus", ["phone", "card"])
def test_what_is_drawn_for_phones_can_be_read_there(monkeypatch, focus):
    for view in (samples.common(4, "diamond"), samples.common(6), samples.crowded()):
        scene = compose(view, focus, CAPTION)
        written(monkeypatch, scene)
        smallest = min(size for _, size in text_layout_sizes(monkeypatch, scene))
        assert smallest * PHONE / (scene.width * scene.zoom) >= LEGIBLE


@pytest.mark.parametrize("focus", ["phone", "card"])
def test_names_and_what_is_said_in_words_are_eleven_pixels_high_there(focus):
    scene = compose(samples.common(4), focus, CAPTION)
    told = [block.size for block in scene.blocks if isinstance(block, Lines | Grid)]
    assert told
    assert min(told) * scene.zoom * PHONE / 900 >= 11


def text_layout_sizes(monkeypatch, scene):
    """All words with the height of their letters, in pixels."""
    sizes, sprite = [], text_layout.sprite
    with monkeypatch.context() as patch:
        patch.setattr(
            text_layout, "sprite", lambda text, name, size: (sizes.append((text, size)), sprite(text, name, size))[1]
        )
        written(patch, scene)
    return sizes


def test_the_board_for_phones_is_900_wide_and_upright():
    for players in (3, 4, 5, 6):
        scene = compose(samples.common(players), "phone", CAPTION)
        assert scene.width * scene.zoom == 900
        assert 1300 <= scene.height * scene.zoom <= 1850


def test_the_board_on_the_card_of_a_phase_is_about_as_high_as_wide(played):
    for view in played:
        scene = compose(view, "card", CAPTION)
        assert scene.width * scene.zoom == 900
        assert 900 <= scene.height * scene.zoom <= 1300


def test_short_words_are_explained_where_they_stand():
    for focus in ("board", "phone"):
        scene = compose(samples.common(4), focus, CAPTION)
        (legend,) = [block for block in scene.blocks if type(block).__name__ == "Legend"]
        explained = " ".join(term.text for term in legend.terms)
        titles = {column.title for block in scene.blocks for column in getattr(block, "columns", ())}
        assert {"ORA", "MIL", "LOY", "INF"} <= titles
        assert [title for title in titles if title.isupper() and title not in explained] == []


def test_the_phases_of_a_set_up_fit_on_the_head_for_phones(monkeypatch):
    scene = compose(samples.crowded(), "phone", CAPTION)
    (head,) = [block for block in scene.blocks if isinstance(block, Banner)]
    words = {text: (left, right) for text, left, _, right, _ in written(monkeypatch, scene)}
    assert all(0 <= words[phase.name][0] < words[phase.name][1] <= scene.width for phase in head.phases)


def test_large_boards_for_phones_are_a_quarter_larger():
    scene = compose(samples.common(4), "phone", CAPTION)
    assert canvas(scene, Style(large=True)).width == 1125
