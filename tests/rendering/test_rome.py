"""Boards of The Republic of Rome: every word is whole, lies on no other, can be read where it is seen, and is told."""

import re
from io import BytesIO
from typing import get_args

import pytest
from PIL import Image

from games.rome.law import ROME
from rendering import land, text_layout
from rendering.describe import ALT_MOST, describe, twin
from rendering.draw import PNG_MOST, canvas, draw
from rendering.film import frame
from rendering.palette import PALETTES, Style
from rendering.plates import leaves
from rendering.rome.board import Focus, compose
from rendering.rome.thumbnail import thumbnail
from rendering.rome.words import say
from rendering.scene import DASH, Caption, Chart, Dials, Grid, Legend, Lines
from tests.lots import proof
from tests.rendering import rome_samples as samples
from tests.rendering.rome_played import boards
from tests.rendering.test_boards import LEGIBLE, PHONE, kept, text_layout_sizes
from tests.rendering.test_draw import overlaps, written

FOCUSES = get_args(Focus)
CAPTION = Caption("The Tuesday table", names=samples.NAMES)
GERMAN = Caption("Der Dienstag", names=samples.NAMES, language="de")
MAPS = [land.chart(name) for name in ("inner-sea", "western-sea")]
ORNAMENTS = {spot["name"] for drawn in MAPS for kind in ("waters", "peoples", "places") for spot in drawn[kind]}
GAMES = ((6, "late"), pytest.param((3, "early"), marks=proof))


@pytest.fixture(scope="module")
def tables():
    """Set up, in play with the fewest players and the most, overfull."""
    plain = [samples.common(players, "diamond") for players in (3, 6)]
    return [samples.empty(4, "diamond"), *plain, samples.crowded("star")]


@pytest.fixture(scope="module", params=GAMES, ids=str)
def played(request):
    """Boards of one game."""
    seen = boards(*request.param)
    return seen[:: max(1, len(seen) // 3)]


def untold(scene, words):
    """What is drawn, but not told in words; places that adorn the map and heads of columns are not."""
    told = twin(scene)
    blocks = list(leaves(scene.blocks))
    titles = {column.title for block in blocks if isinstance(block, Grid) for column in block.columns}
    names = {region.name for block in blocks if isinstance(block, Chart) for region in block.regions}
    return [
        text
        for text in words
        if text.rstrip("…) ") not in told
        and text not in ORNAMENTS | titles | names | {DASH}
        and not re.fullmatch(r"\w+ \d+ \w+", text)
    ]


def chart_of(scene):
    """The map of a board."""
    return next(block for block in scene.blocks if isinstance(block, Chart))


@pytest.mark.parametrize("caption", [CAPTION, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("focus", FOCUSES)
def test_no_word_lies_on_another_nor_leaves_its_picture_and_each_is_in_the_twin(monkeypatch, tables, focus, caption):
    for view in tables:
        scene = compose(view, focus, caption)
        words = written(monkeypatch, scene)
        assert untold(scene, [text for text, *_ in words]) == []
        lists = [block.box for block in scene.blocks if isinstance(block, Lines)]
        assert not overlaps(words, lists)
        for text, left, top, right, bottom in words:
            assert left >= 0, text
            assert top >= 0, text
            assert right <= scene.width, text
            assert bottom <= scene.height, text


@pytest.mark.parametrize(
    "caption", [pytest.param(CAPTION, marks=proof), GERMAN], ids=["en", "de"]
)  # its words are longer
@pytest.mark.parametrize("focus", ["board", "phone", "card"])
def test_no_word_is_cut_in_a_game(monkeypatch, tables, played, focus, caption):
    """In German above all: its words are longer."""
    cut, fit = [], text_layout.fit
    monkeypatch.setattr(text_layout, "fit", lambda text, *how: kept(cut, text, fit(text, *how)))
    for view in (*tables[:-1], *played):
        scene = compose(view, focus, caption)
        assert not overlaps(written(monkeypatch, scene))
        assert not cut


@pytest.mark.parametrize("focus", FOCUSES)
def test_no_panel_lies_on_another(tables, focus):
    for view in tables:
        boxes = [block.box for block in compose(view, focus).blocks]
        for n, one in enumerate(boxes):
            for other in boxes[:n]:
                apart = one.x >= other.x + other.w or other.x >= one.x + one.w
                assert apart or one.y >= other.y + other.h or other.y >= one.y + one.h


def test_all_that_is_held_stands_on_the_map(monkeypatch, tables, played):
    """Every War and every Province in play; on the wide board every Governor by his name."""
    for view in (*tables, *played):
        for focus in ("board", "phone", "card", "provinces"):
            scene = compose(view, focus, CAPTION)
            chart, drawn = chart_of(scene), {text for text, *_ in written(monkeypatch, scene)}
            assert {pin.label for pin in chart.pins} <= drawn
            assert {region.name for region in chart.regions if region.held} <= drawn
            assert {region.lines[0].text for region in chart.regions if region.seat} - {""} <= drawn
            assert len(chart.pins) == len(view.wars)
            assert sum(region.held for region in chart.regions) == len(view.provinces)


@pytest.mark.parametrize("focus", ["phone", "card", "hand", "strip"])
def test_what_is_drawn_for_phones_can_be_read_there(monkeypatch, tables, focus):
    for view in tables:
        scene = compose(view, focus, CAPTION)
        smallest = min(size for _, size in text_layout_sizes(monkeypatch, scene))
        assert smallest * PHONE / (scene.width * scene.zoom) >= LEGIBLE


@pytest.mark.parametrize("focus", ["phone", "card"])
def test_names_and_what_is_said_in_words_are_eleven_pixels_high_there(focus):
    scene = compose(samples.common(4), focus, CAPTION)
    told = [block.size for block in scene.blocks if isinstance(block, Lines | Grid)]
    assert min(told) * scene.zoom * PHONE / 900 >= 11


def test_the_sizes_of_the_boards(tables):
    for view in tables[:-1]:
        sizes = {focus: canvas(compose(view, focus, CAPTION), Style()).size for focus in ("board", "phone", "card")}
        assert sizes["board"] == (1600, 1060)
        assert sizes["phone"][0] == sizes["card"][0] == 900
        assert sizes["phone"][1] <= 2250
        assert sizes["card"][1] <= 1500


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_draws_every_extreme(name):
    for focus in ("board", "hand"):
        content = draw(compose(samples.crowded("star"), focus, CAPTION), Style(name))
        assert len(content) < PNG_MOST


@pytest.mark.parametrize("focus", FOCUSES)
def test_the_same_view_gives_the_same_bytes(focus):
    first, second = (draw(compose(samples.common(4, "diamond"), focus, CAPTION)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("focus", FOCUSES)
def test_a_german_picture_is_said_in_german(focus):
    view = samples.common(4, "diamond")
    english, german = compose(view, focus, CAPTION), compose(view, focus, GERMAN)
    assert len(german.blocks) == len(english.blocks)
    cards = [*view.table_events, *view.wars.values(), *view.leaders.values(), *view.own.hand]
    for tell in (describe, twin):
        assert tell(german) != tell(english)
        said = tell(german)
        for card in cards:  # what is printed on them is English while nobody has said it in German
            said = said.replace(card.text, "") if card.text else said
        for word in (" Treasury ", "turn ", "Event:", "no Governor", " votes", "Unrest", "loyal to", "Knight"):
            assert word not in said, word


def test_alt_text_tells_what_matters_most_first_and_has_its_limit(tables):
    changed = Caption("X", names=samples.NAMES, changed=("Tavi sends Fabius to war.",))
    for view in tables:
        for focus in FOCUSES:
            assert 0 < len(describe(compose(view, focus, changed))) <= ALT_MOST
    alt = describe(compose(samples.common(), "board", changed))
    assert alt.startswith("Tavi sends Fabius to war. Board of The Republic of Rome. Turn 5, Forum.")
    assert "Treasury 94T, Unrest 3." in alt
    assert "3rd Macedonian War: active, land 8, fleet 0." in alt


def test_signs_and_letters_are_told_in_words():
    told = twin(compose(samples.common(4), "board", CAPTION))
    assert "Cornelius, Faction Leader" in told
    assert "prior Consul, corrupt (Cx)" in told
    assert "Macedonia: ■ Governor Furius (3), 3 turns left, 3 legions (1 veteran), attacked" in told
    assert "Asia: not in play" in told
    assert "3rd Macedonian War: ▲ Fabius, 8 legions (3 veteran), 5 Fleets" in told
    assert "Treasury: 94T (97T to pay)" in told
    assert "Unrest: 3 (2 more to come)" in told
    assert "Veterans loyal to Cornelius (2), Fabius (3), Furius (1)" in told


def test_short_words_are_explained_where_they_stand():
    for focus in ("board", "phone"):
        scene = compose(samples.common(4), focus, CAPTION)
        explained = " ".join(term.text for block in scene.blocks if isinstance(block, Legend) for term in block.terms)
        titles = {column.title for block in scene.blocks for column in getattr(block, "columns", ())}
        assert {"ORA", "MIL", "LOY", "INF"} <= titles
        assert [title for title in titles if title.isupper() and title not in explained] == []


def test_the_dials_turn_bad_where_the_state_is_in_danger():
    def tones(view):
        (dials,) = [block for block in compose(view, "board", CAPTION).blocks if isinstance(block, Dials)]
        return [dial.tone for dial in dials.dials]

    calm = samples.empty(4)
    assert tones(calm) == ["good", "good"]
    assert tones(samples.common(4)) == ["bad", "good"]
    assert tones(samples.crowded()) == ["good", "bad"]


def test_a_picture_holds_no_hand_of_others():
    own = samples.common(4, "diamond").own
    public = samples.common(4)
    told = "".join(twin(compose(public, focus, CAPTION)) for focus in FOCUSES)
    assert own.hand
    assert not [card.name for card in own.hand if card.name in told]
    assert "Your hand" not in told


def test_the_hand_shows_each_card_with_its_text_and_its_bar():
    view = samples.common(4, "diamond")
    said = twin(compose(view, "hand", CAPTION))
    assert view.own
    for card in view.own.hand:
        assert card.name in said
        assert card.text in said
    assert "Not now: another has his Family." in said


def test_large_boards_and_frames_of_a_replay():
    scene = compose(samples.common(4), "phone", CAPTION)
    assert canvas(scene, Style(large=True)).width == 1125
    assert frame(scene).width == 720


def test_every_statesman_has_a_name_for_boards():
    assert [say(f"rome-statesman-{one.code.lower()}") for one in ROME.tables.statesmen.values()]


def test_the_thumbnail_is_a_small_square():
    image = Image.open(BytesIO(thumbnail()))
    assert image.size == (160, 160)
    assert len(image.convert("RGB").getcolors(100000) or []) > 3


def test_the_game_that_is_over_says_how_and_who_won():
    view = samples.over()
    for focus in ("board", "strip"):
        alt = describe(compose(view, focus, CAPTION))
        assert "The game is over: the last turn is played." in alt
        assert "Victory: Elissa, Tavi." in alt
