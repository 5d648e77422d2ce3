from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering import draw as drawing
from rendering import land
from rendering.brush import Brush
from rendering.carthage.board import compose
from rendering.draw import MOST, PNG_MOST, canvas, draw, encode
from rendering.painters import LINE_HIGH, TITLE_HIGH
from rendering.palette import PALETTES, Style
from rendering.scene import Box, Caption, Cell, Lines, Scene
from tests.rendering import samples

GOLDEN = Path(__file__).parent / "golden"
FOCUSES = ("board", "phone", "card", "forum", "trade", "factions", "wars", "hand", "strip")
CAPTION = Caption("The Tuesday table", 214, "a3f9c2e1", samples.NAMES, ("Tavi sold 4 Salt for 48T.",))


def opened(content):
    image = Image.open(BytesIO(content))
    image.load()
    return image


@pytest.mark.parametrize("focus", FOCUSES)
def test_the_same_scene_gives_the_same_bytes(focus):
    scene = compose(samples.common(4, "diamond"), focus, CAPTION)
    assert draw(scene) == draw(compose(samples.common(4, "diamond"), focus, CAPTION))


def test_a_board_is_a_small_png_of_the_announced_size():
    content = draw(compose(samples.common(), "board", CAPTION))
    assert opened(content).format == "PNG"
    assert opened(content).size == (1600, 1000)
    assert len(content) < 400_000


def test_a_map_is_drawn_once_in_each_style_readers_have():
    sheets = [land.Sheet("western-sea", wide, 30) for wide in (48, 60)]
    land.ground.cache_clear()
    for _ in range(2):
        for palette in PALETTES:
            for sheet in sheets:
                land.ground(sheet, palette)
    assert land.ground.cache_info().misses == len(PALETTES) * len(sheets)
    land.ground.cache_clear()


def test_crops_are_1200_wide_and_what_phones_are_for_900():
    for focus in FOCUSES:
        width = opened(draw(compose(samples.common(6, "star"), focus, CAPTION))).width
        assert width == {"board": 1600, "phone": 900, "card": 900, "hand": 900, "strip": 900}.get(focus, 1200)


def test_large_boards_are_a_quarter_larger():
    assert opened(draw(compose(samples.common()), Style(large=True))).size == (2000, 1250)


@pytest.mark.parametrize("name", PALETTES)
def test_every_palette_draws_every_extreme(name):
    for focus in ("board", "hand"):
        content = draw(compose(samples.crowded("star"), focus, CAPTION), Style(name))
        assert len(content) < PNG_MOST


def test_the_stored_inks_stay_near_the_painted_ones():
    scene, style = compose(samples.common(6), "board", CAPTION), Style()
    difference = ImageChops.difference(canvas(scene, style), opened(draw(scene, style)).convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 2.5


def noise(side):
    return Image.effect_noise((side, side), 90).convert("RGB")


def test_what_is_too_large_for_png_becomes_webp():
    content = encode(noise(600), Style(), most=50_000)
    assert opened(content).format == "WEBP"
    assert opened(content).size == (600, 600)


def test_at_last_the_picture_is_made_smaller(monkeypatch):
    monkeypatch.setattr(drawing, "MOST", 1000)
    content = encode(noise(400), Style(), most=1000)
    assert opened(content).size == (300, 300)
    assert len(content) < MOST


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_names_of_any_kind_can_be_drawn(players):
    strange = (
        "\U0001d573\U0001d586 🐘🐘",
        "חניבעל ברקא בן חמלקר הגדול מקרתגו וספרד",
        "حنبعل",
        "漢尼拔",
        "W" * 40,
        "\u202e\u0000\n",
    )
    names = dict(zip(samples.NAMES, strange, strict=True))
    for focus in ("board", "factions"):
        draw(compose(samples.common(players, "diamond"), focus, Caption("🏛️ " * 20, 1, "", names)))


class Spy(Brush):
    """Keeps where each word was written."""

    words: list  # of text, left, top, right, bottom

    def note(self, place, text, size, face, room, align):
        if text.strip():
            wide = min(self.measure(text, self.squeezed(text, size, face, room), face), room)
            left = place[0] - {"left": 0, "right": wide, "middle": wide / 2}[align]
            Spy.words.append((text, left, place[1] + size * 0.3, left + wide, place[1] + size))

    def text(self, place, text, colour, *, size=22, face=drawing.BODY, room=2000, align="left"):
        self.note(place, text, size, face, room, align)
        return super().text(place, text, colour, size=size, face=face, room=room, align=align)

    def label(self, place, text, inks, *, size, face, room=2000):
        self.note(place, text, size, face, room, "middle")
        super().label(place, text, inks, size=size, face=face, room=room)


def written(monkeypatch, scene, style=None):
    monkeypatch.setattr(drawing, "Brush", Spy)
    Spy.words = []
    canvas(scene, style or Style())
    assert Spy.words
    return Spy.words


def tables():
    yield from (samples.common(players, "diamond") for players in (3, 4, 5, 6))
    yield samples.crowded("star")


@pytest.mark.parametrize("style", [Style(), Style("dark", large=True)])
@pytest.mark.parametrize("focus", FOCUSES)
@pytest.mark.parametrize("number", range(5))
def test_no_word_lies_on_another(monkeypatch, number, focus, style):
    scene = compose(list(tables())[number], focus, CAPTION)
    words = written(monkeypatch, scene, style)
    fans = [block.box for block in scene.blocks if type(block).__name__ in ("Fan", "Lines")]
    assert not overlaps(words, fans)


def overlaps(words, apart=()):
    """Pairs of words that lie on one another; but for those within `apart`, where cards lie on cards."""
    found = []
    wide = [word for word in words if word[3] - word[1] > 2 and word[4] - word[2] > 2]  # others lie on nothing
    for n, (text, left, top, right, bottom) in enumerate(wide):
        beyond = (right - 2, bottom - 2)
        for other, x, y, far, low in wide[:n]:  # hundreds of thousands of pairs: no call for each
            lies = x < beyond[0] and left < far - 2 and y < beyond[1] and top < low - 2
            if lies and not any(inside((left, top, right, bottom), box) for box in apart):
                found.append((text, other))
    return found


def inside(area, box: Box):
    return box.x <= area[0] and box.y <= area[1] and area[2] <= box.x + box.w and area[3] <= box.y + box.h


@pytest.mark.parametrize("focus", FOCUSES)
@pytest.mark.parametrize("number", range(5))
def test_no_word_leaves_its_picture(monkeypatch, number, focus):
    scene = compose(list(tables())[number], focus, CAPTION)
    for text, left, top, right, bottom in written(monkeypatch, scene):
        assert left >= 0, text
        assert top >= 0, text
        assert right <= scene.width, text
        assert bottom <= scene.height, text


@pytest.mark.parametrize(
    ("room", "shown"),
    [(1, {"one", "and 2 more"}), (2, {"one", "two", "and 1 more"}), (3, {"one", "two", "three"})],
)
def test_a_list_tells_at_least_its_first_line(monkeypatch, room, shown):
    lines = Lines(Box(0, 0, 300, TITLE_HIGH + 4 + room * LINE_HIGH), "News", tuple(map(Cell, ("one", "two", "three"))))
    scene = Scene(300, 200, "News", (lines,))
    assert {text for text, *_ in written(monkeypatch, scene)} == {"News", *shown}


def test_no_panel_lies_on_another():
    for view in tables():
        for focus in FOCUSES:
            boxes = [block.box for block in compose(view, focus).blocks if type(block).__name__ != "Lines"]
            for n, one in enumerate(boxes):
                for other in boxes[:n]:
                    apart = one.x >= other.x + other.w or other.x >= one.x + one.w
                    assert apart or one.y >= other.y + other.h or other.y >= one.y + one.h


@pytest.mark.parametrize(("focus", "palette"), [("board", "standard"), ("hand", "dark")])
def test_the_picture_is_the_approved_one(focus, palette):
    """After a wanted change: draw with the same arguments, look at it, and put it at half size into `golden`."""
    now = canvas(compose(samples.common(6, "diamond"), focus, CAPTION), Style(palette)).reduce(2)
    approved = Image.open(GOLDEN / f"{focus}-{palette}.png").convert("RGB")
    assert now.size == approved.size
    difference = ImageStat.Stat(ImageChops.difference(now, approved).convert("L"))
    assert difference.mean[0] < 1.5
    assert difference.rms[0] < 6
