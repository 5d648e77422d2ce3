"""Pictures of the Grand Variant: every word is whole, lies on no other, can be read where it is seen, and is told."""

import re
from dataclasses import replace
from io import BytesIO
from typing import get_args

import pytest
from PIL import Image, ImageStat

from rendering import text_layout
from rendering.describe import ALT_MOST, describe, twin
from rendering.draw import PNG_MOST, canvas, draw
from rendering.film import frame
from rendering.grand.board import PARTS, Focus, compose
from rendering.grand.thumbnail import thumbnail
from rendering.palette import PALETTES, Style, contrast
from rendering.plates import Plate, leaves
from rendering.scene import Banner, Bars, Caption, Chart, Lines
from tests.lots import proof
from tests.rendering import grand_samples as samples
from tests.rendering.grand_played import boards
from tests.rendering.test_boards import LEGIBLE, PHONE, kept, text_layout_sizes
from tests.rendering.test_draw import overlaps, written
from tests.rendering.test_rome import untold

FOCUSES = get_args(Focus)
PHONES = ("phone", "wars-phone", "turn", "strip", "battle")
CAPTION = Caption("The Tuesday table", names=samples.MANY)
GERMAN = Caption("Der Dienstag", names=samples.MANY, language="de")
GAMES = (
    (4, "two-factions", "simultaneous"),
    pytest.param((12, "one-faction", "simultaneous"), marks=proof),
    pytest.param((3, "two-factions", "staged"), marks=proof),
)
EACH = [f"{side}:{part}" for side in PARTS for part in PARTS[side]]


@pytest.fixture(scope="module")
def tables():
    """Stage 1, the first turn of stage 2, wars and battles, all settled, one fallen, over, twelve people."""
    fights = [samples.battle(ground) for ground in ("land", "sea")]
    states = (samples.opened(), samples.fought(3), samples.fought(6), *fights, samples.equal(), samples.settled())
    return [samples.alone(), *map(samples.seen, states), samples.fallen(), samples.over(), samples.camps()]


def flat(scene):
    """All blocks but the plates that they stand on."""
    return list(leaves(scene.blocks))


@pytest.mark.parametrize("caption", [CAPTION, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("focus", FOCUSES)
def test_no_word_is_cut_lies_on_another_nor_leaves_its_picture_and_each_is_in_the_twin(
    monkeypatch, tables, focus, caption
):
    cut, fit = [], text_layout.fit
    monkeypatch.setattr(text_layout, "fit", lambda text, *how: kept(cut, text, fit(text, *how)))
    for view in tables:
        scene = compose(view, focus, caption)
        words = written(monkeypatch, scene)
        assert untold(scene, [text for text, *_ in words if not re.fullmatch(r"/\d+", text)]) == []
        assert not overlaps(words)
        assert not cut
        for text, left, top, right, bottom in words:
            assert left >= 0, text
            assert top >= 0, text
            assert right <= scene.width, text
            assert bottom <= scene.height, text


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_no_word_is_cut_in_a_game(monkeypatch, game):
    """In German above all: its words are longer."""
    scenes = [compose(view, focus, GERMAN) for view in boards(*game) for focus in FOCUSES]
    cut, fit = [], text_layout.fit
    monkeypatch.setattr(text_layout, "fit", lambda text, *how: kept(cut, text, fit(text, *how)))
    for scene in scenes:
        assert not overlaps(written(monkeypatch, scene))
        assert not cut


@pytest.mark.parametrize("focus", [*FOCUSES, *EACH])
def test_no_panel_lies_on_another_and_each_stands_on_its_plate(tables, focus):
    for view in tables:
        scene = compose(view, focus, CAPTION)
        apart_from_each_other(scene.blocks)
        for plate in scene.blocks:
            if isinstance(plate, Plate):
                apart_from_each_other([one for one in plate.blocks if not overlaid(one, plate)])
                room = plate.box.inset(plate.edge)
                for block in plate.blocks:
                    assert room.x <= block.box.x
                    assert room.y <= block.box.y
                    assert block.box.x + block.box.w <= room.x + room.w
                    assert block.box.y + block.box.h <= room.y + room.h


def overlaid(block, plate):
    """Whether it is the Forum of Carthage, which lies on its map."""
    charts = [one for one in plate.blocks if isinstance(one, Chart)]
    return any(block.box in chart.covered for chart in charts)


def apart_from_each_other(blocks):
    charts = [one for one in blocks if isinstance(one, Chart)]
    boxes = [one.box for one in blocks if not any(one.box in chart.covered for chart in charts)]
    for n, one in enumerate(boxes):
        for other in boxes[:n]:
            apart = one.x >= other.x + other.w or other.x >= one.x + one.w
            assert apart or one.y >= other.y + other.h or other.y >= one.y + one.h


@pytest.mark.parametrize("focus", PHONES)
def test_what_is_drawn_for_phones_can_be_read_there(monkeypatch, tables, focus):
    for view in tables:
        scene = compose(view, focus, CAPTION)
        smallest = min(size for _, size in text_layout_sizes(monkeypatch, scene))
        assert smallest * PHONE / (scene.width * scene.zoom) >= LEGIBLE


def test_the_sizes_of_the_pictures(tables):
    for view in tables:
        sizes = {focus: canvas(compose(view, focus, CAPTION), Style()).size for focus in FOCUSES}
        assert sizes["board"][0] == 1600
        assert sizes["board"][1] <= 1900
        assert {sizes[focus][0] for focus in PHONES} == {900}
        assert sizes["phone"][1] <= 3000
        assert max(sizes[focus][1] for focus in ("wars-phone", "strip", "battle")) <= 1400


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_draws_every_picture(name):
    for view in (samples.common(6), samples.alone(), samples.camps()):
        for focus in FOCUSES:
            assert len(draw(compose(view, focus, CAPTION), Style(name))) < PNG_MOST


@pytest.mark.parametrize("name", PALETTES)
def test_titles_on_red_can_be_read_and_red_is_not_the_other_band(name):
    pal = PALETTES[name]
    for ink in (pal.gold, pal.band_ink, pal.band_faint):
        assert contrast(pal.red, ink) >= 4.5
    assert pal.red != pal.band


def test_the_stored_inks_of_both_boards_stay_near_the_painted_ones():
    for view in (samples.common(6), samples.camps()):
        scene = compose(view, "board", CAPTION)
        stored = Image.open(BytesIO(draw(scene))).convert("RGB")
        painted = canvas(scene, Style())
        difference = ImageStat.Stat(Image.blend(stored, painted, 0.5)).mean
        assert max(abs(one - other) for one, other in zip(difference, ImageStat.Stat(painted).mean, strict=True)) < 2.5


@pytest.mark.parametrize("focus", FOCUSES)
def test_the_same_view_gives_the_same_bytes(focus):
    first, second = (draw(compose(samples.common(), focus, CAPTION)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("focus", FOCUSES)
def test_a_german_picture_is_said_in_german(tables, focus):
    for view in tables:
        english, german = compose(view, focus, CAPTION), compose(view, focus, GERMAN)
        assert len(german.blocks) == len(english.blocks)
        for tell in (describe, twin):
            assert tell(german) != tell(english)
            for word in ("Carthage ", "Rome:", " Treasury ", "turn ", " votes", "settled", "attack", "wins"):
                assert word not in tell(german), word


def test_alt_text_tells_what_matters_most_first_and_has_its_limit(tables):
    changed = Caption("X", names=samples.NAMES, changed=("Tavi sends Fabius to war.",))
    for view in tables:
        for focus in (*FOCUSES, *EACH):
            assert 0 < len(describe(compose(view, focus, changed))) <= ALT_MOST
    alt = describe(compose(samples.common(), "board", changed))
    assert alt.startswith(
        "Tavi sends Fabius to war. Both boards of the Grand Variant. Turn 12. Step 7, Rome: Forum. "
        "War 1: Carthage Active, may attack at sea; Rome Active, may attack on land; Rome controls the sea. "
        "War 2: Carthage Active, only after war 1; Rome"
    )
    assert "Carthage: Treasury" in alt
    assert "Rome: Treasury" in alt


# The rest


def test_the_cards_of_a_game_that_is_over_are_of_both_republics():
    """GV-9: the wars as they ended, and what everybody has come to; nothing of one republic alone."""
    view = samples.over()
    assert compose(view, "card", CAPTION).blocks == compose(view, "wars-phone", CAPTION).blocks
    strip = compose(view, "strip", CAPTION)
    assert {one.title for one in flat(strip) if isinstance(one, Banner)} == {
        "The Republic of Carthage",
        "The Republic of Rome",
    }
    (scored,) = [one for one in flat(strip) if isinstance(one, Lines)]
    assert scored.lines[0].text in twin(strip)
    assert not [one for one in flat(strip) if isinstance(one, Bars)]


def test_the_game_that_is_over_says_who_has_won():
    """GV-9."""
    alt = describe(compose(samples.over(), "board", CAPTION))
    assert "The game is over. Victory: Elissa, Tavi." in alt
    nobody = samples.over().model_copy(update={"ending": samples.over().ending.model_copy(update={"winners": ()})})
    assert "Nobody has won." in describe(compose(nobody, "board", CAPTION))


def test_both_boards_say_what_everybody_comes_to():
    """GV-9.2, 9.3, 10.4."""
    view = samples.common()
    both = {seat: [one.points for one in view.scores if one.seat == seat] for seat in view.seats}
    carthage, rome = both["diamond"]
    told = twin(compose(view, "board", CAPTION))
    assert f"Elissa {carthage + rome} ({carthage} + {rome})" in told
    assert "Score if the game ended now" in told
    best = max(both, key=lambda seat: sum(both[seat]))
    assert told.split("ended now\n- ")[1].startswith(samples.NAMES[best])
    camps = samples.camps()
    first = next(one for one in camps.scores if one.seat == "seat7")
    assert f"A {first.points}" in twin(compose(camps, "phone", CAPTION))
    assert "Final score" in twin(compose(samples.over(), "board", CAPTION))


def test_large_boards_and_frames_of_a_replay():
    scene = compose(samples.common(4), "phone", CAPTION)
    assert canvas(scene, Style(large=True)).width == 1125
    assert frame(scene).width == 720


def test_a_stamp_has_the_turn_of_both():
    caption = replace(CAPTION, event=214, mark="a3f9c2e1")
    for focus in ("board", "phone", "rome:board", "carthage:wars"):
        assert "turn 12 · event 214" in compose(samples.common(), focus, caption).stamp


def test_the_thumbnail_is_a_small_square():
    image = Image.open(BytesIO(thumbnail()))
    assert image.size == (160, 160)
    assert len(image.convert("RGB").getcolors(100000) or []) > 3
