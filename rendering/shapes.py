"""Sigils, small figures and hatches: drawn large, made small, kept as masks."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from rendering import arms
from rendering.palette import SEATS
from rendering.scene import Mark

_FINE = 8  # drawn so many times larger, then reduced: soft edges
Point = tuple[float, float]
Painter = Callable[[ImageDraw.ImageDraw, float], None]


def _shape(*points: Point) -> Painter:
    def paint(pen: ImageDraw.ImageDraw, side: float) -> None:
        pen.polygon([(x * side, y * side) for x, y in points], fill=255)

    return paint


def _star(pen: ImageDraw.ImageDraw, side: float) -> None:
    reach = (0.5, 0.215)
    points = [(0.5 + reach[i % 2] * sin(i * pi / 5), 0.53 - reach[i % 2] * cos(i * pi / 5)) for i in range(10)]
    pen.polygon([(x * side, y * side) for x, y in points], fill=255)


def _circle(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.ellipse((0.1 * side, 0.1 * side, 0.9 * side, 0.9 * side), fill=255)


def _cross(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.rectangle((0.34 * side, 0.06 * side, 0.66 * side, 0.94 * side), fill=255)
    pen.rectangle((0.06 * side, 0.34 * side, 0.94 * side, 0.66 * side), fill=255)


_SIGILS: Final[Mapping[str, Painter]] = {
    "diamond": _shape((0.5, 0.02), (0.94, 0.5), (0.5, 0.98), (0.06, 0.5)),
    "triangle": _shape((0.5, 0.08), (0.97, 0.9), (0.03, 0.9)),
    "circle": _circle,
    "square": _shape((0.14, 0.14), (0.86, 0.14), (0.86, 0.86), (0.14, 0.86)),
    "star": _star,
    "cross": _cross,
}


def _leader(pen: ImageDraw.ImageDraw, side: float) -> None:
    crown = ((0.04, 0.26), (0.28, 0.52), (0.5, 0.12), (0.72, 0.52), (0.96, 0.26), (0.86, 0.84), (0.14, 0.84))
    pen.polygon([(x * side, y * side) for x, y in crown], fill=255)


def _trader(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.rectangle((0.39 * side, 0.02 * side, 0.61 * side, 0.14 * side), fill=255)
    pen.rectangle((0.43 * side, 0.12 * side, 0.57 * side, 0.3 * side), fill=255)
    jar = (
        (0.43, 0.26),
        (0.16, 0.42),
        (0.24, 0.68),
        (0.42, 0.98),
        (0.58, 0.98),
        (0.76, 0.68),
        (0.84, 0.42),
        (0.57, 0.26),
    )
    pen.polygon([(x * side, y * side) for x, y in jar], fill=255)
    pen.arc((0.12 * side, 0.1 * side, 0.5 * side, 0.5 * side), 150, 300, fill=255, width=int(side / 13))
    pen.arc((0.5 * side, 0.1 * side, 0.88 * side, 0.5 * side), 240, 30, fill=255, width=int(side / 13))


def _swords(pen: ImageDraw.ImageDraw, side: float) -> None:
    for flip in (False, True):
        ends = [(0.1, 0.04), (0.92, 0.86), (0.86, 0.92), (0.04, 0.1)]
        guard = [(0.56, 0.78), (0.64, 0.86), (0.86, 0.64), (0.78, 0.56)]
        for part in (ends, guard):
            pen.polygon([((1 - x if flip else x) * side, y * side) for x, y in part], fill=255)


def _shield(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.ellipse((0.04 * side, 0.04 * side, 0.96 * side, 0.96 * side), fill=255)
    pen.ellipse((0.2 * side, 0.2 * side, 0.8 * side, 0.8 * side), outline=0, width=int(side / 14))
    pen.ellipse((0.4 * side, 0.4 * side, 0.6 * side, 0.6 * side), fill=0)


def _card(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.rounded_rectangle((0.18 * side, 0.04 * side, 0.82 * side, 0.96 * side), side / 10, fill=255)
    pen.polygon([(x * side, y * side) for x, y in ((0.5, 0.28), (0.68, 0.5), (0.5, 0.72), (0.32, 0.5))], fill=0)


def _flame(pen: ImageDraw.ImageDraw, side: float) -> None:
    fire = (
        (0.54, 0.0),
        (0.6, 0.26),
        (0.82, 0.5),
        (0.86, 0.74),
        (0.7, 0.94),
        (0.5, 1.0),
        (0.28, 0.94),
        (0.13, 0.74),
        (0.2, 0.5),
    )
    pen.polygon([(x * side, y * side) for x, y in (*fire, (0.32, 0.36), (0.36, 0.52), (0.46, 0.3))], fill=255)
    pen.polygon([(x * side, y * side) for x, y in ((0.52, 0.58), (0.64, 0.78), (0.5, 0.92), (0.36, 0.78))], fill=0)


def _laurel(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.arc((0.16 * side, 0.06 * side, 0.84 * side, 0.94 * side), -50, 230, fill=255, width=int(side / 16))
    for step in range(9):
        angle = (-50 + step * 35) * pi / 180
        x, y = (0.5 + 0.36 * cos(angle)) * side, (0.5 + 0.4 * sin(angle)) * side
        pen.ellipse((x - 0.12 * side, y - 0.09 * side, x + 0.12 * side, y + 0.09 * side), fill=255)


def _scales(pen: ImageDraw.ImageDraw, side: float) -> None:
    pen.rectangle((0.47 * side, 0.04 * side, 0.53 * side, 0.9 * side), fill=255)
    pen.rectangle((0.26 * side, 0.86 * side, 0.74 * side, 0.96 * side), fill=255)
    pen.rectangle((0.1 * side, 0.14 * side, 0.9 * side, 0.2 * side), fill=255)
    for x in (0.18, 0.82):
        pen.polygon([(px * side, py * side) for px, py in ((x, 0.18), (x - 0.17, 0.56), (x + 0.17, 0.56))], outline=255)
        pen.chord(((x - 0.18) * side, 0.42 * side, (x + 0.18) * side, 0.72 * side), 0, 180, fill=255)


def _ship(pen: ImageDraw.ImageDraw, side: float) -> None:
    hull = ((0.02, 0.6), (0.98, 0.6), (0.8, 0.92), (0.2, 0.92))
    sail = ((0.46, 0.04), (0.86, 0.52), (0.46, 0.52))
    for part in (hull, sail, ((0.38, 0.14), (0.38, 0.52), (0.14, 0.52))):
        pen.polygon([(x * side, y * side) for x, y in part], fill=255)


def _knight(pen: ImageDraw.ImageDraw, side: float) -> None:
    horse = (
        (0.42, 0.02), (0.5, 0.14), (0.68, 0.2), (0.84, 0.42), (0.88, 0.72), (0.86, 0.86), (0.3, 0.86), (0.36, 0.68),
        (0.56, 0.5), (0.44, 0.48), (0.34, 0.56), (0.2, 0.62), (0.1, 0.54), (0.12, 0.44), (0.3, 0.24), (0.34, 0.16),
    )  # fmt: skip
    pen.polygon([(x * side, y * side) for x, y in horse], fill=255)
    pen.rectangle((0.2 * side, 0.89 * side, 0.94 * side, 0.99 * side), fill=255)
    pen.ellipse((0.36 * side, 0.27 * side, 0.43 * side, 0.34 * side), fill=0)


_MARKS: Final[Mapping[Mark, Painter]] = {
    Mark.LEADER: _leader,
    Mark.TRADER: _trader,
    Mark.SWORDS: _swords,
    Mark.SHIELD: _shield,
    Mark.CARD: _card,
    Mark.FLAME: _flame,
    Mark.LAUREL: _laurel,
    Mark.SCALES: _scales,
    Mark.SHIP: _ship,
    Mark.KNIGHT: _knight,
}


def _mask(paint: Painter, side: int) -> Image.Image:
    large = Image.new("L", (side * _FINE, side * _FINE))
    paint(ImageDraw.Draw(large), side * _FINE - 1)
    return large.reduce(_FINE)


def thin(mask: Image.Image, share: float) -> Image.Image:
    """A mask that lets only this share of the colour through."""
    return mask.point([round(step * share) for step in range(256)])  # pyright: ignore[reportUnknownMemberType]


def above(mask: Image.Image, level: int) -> Image.Image:
    """A mask of all that is brighter than this level."""
    return mask.point([255 * (step > level) for step in range(256)])  # pyright: ignore[reportUnknownMemberType]


@lru_cache(maxsize=256)
def sigil(seat: str, side: int) -> Image.Image:
    """The sigil of a seat as a mask, or that of who bears arms; a chair without one gets a ring."""
    if arms.tincture(seat) is not None:
        name = arms.charge(seat)
        return _mask(arms.MORE[name] if name in arms.MORE else _SIGILS[name], side)
    return _mask(_SIGILS.get(seat, _shield), side)


@lru_cache(maxsize=256)
def mark(name: Mark, side: int) -> Image.Image:
    """A small figure as a mask."""
    return _mask(_MARKS[name], side)


@lru_cache(maxsize=128)
def disc(side: int) -> Image.Image:
    """A round mask: the ground of a badge."""
    return _mask(lambda pen, size: pen.ellipse((0, 0, size, size), fill=255), side)


@lru_cache(maxsize=32)
def tanit(side: int) -> Image.Image:
    """The sign of Tanit, Byrsa's own: disc, bar and triangle."""

    def paint(pen: ImageDraw.ImageDraw, size: float) -> None:
        pen.ellipse((0.36 * size, 0.02 * size, 0.64 * size, 0.3 * size), fill=255)
        pen.rectangle((0.1 * size, 0.35 * size, 0.9 * size, 0.43 * size), fill=255)
        pen.rectangle((0.1 * size, 0.22 * size, 0.17 * size, 0.43 * size), fill=255)
        pen.rectangle((0.83 * size, 0.22 * size, 0.9 * size, 0.43 * size), fill=255)
        pen.polygon([(x * size, y * size) for x, y in ((0.5, 0.4), (0.86, 0.98), (0.14, 0.98))], fill=255)

    return _mask(paint, side)


@lru_cache(maxsize=32)
def eagle(side: int) -> Image.Image:
    """An eagle, wings raised, on its thunderbolt."""
    wing = (
        (0.47, 0.4), (0.4, 0.24), (0.3, 0.1), (0.18, 0.02), (0.2, 0.14), (0.08, 0.1), (0.13, 0.22), (0.03, 0.22),
        (0.1, 0.33), (0.02, 0.36), (0.12, 0.45), (0.06, 0.51), (0.18, 0.56), (0.16, 0.63), (0.28, 0.63), (0.42, 0.66),
    )  # fmt: skip
    body = ((0.44, 0.3), (0.56, 0.3), (0.62, 0.5), (0.58, 0.7), (0.66, 0.84), (0.34, 0.84), (0.42, 0.7), (0.38, 0.5))
    head = ((0.45, 0.32), (0.44, 0.2), (0.5, 0.13), (0.58, 0.15), (0.68, 0.22), (0.59, 0.23), (0.56, 0.32))

    def paint(pen: ImageDraw.ImageDraw, size: float) -> None:
        for part in (wing, tuple((1 - x, y) for x, y in wing), body, head):
            pen.polygon([(x * size, y * size) for x, y in part], fill=255)
        pen.rounded_rectangle((0.18 * size, 0.87 * size, 0.82 * size, 0.98 * size), size / 20, fill=255)

    return _mask(paint, side)


@lru_cache(maxsize=32)
def compass(side: int) -> Image.Image:
    """A compass card of eight winds in a ring."""

    def paint(pen: ImageDraw.ImageDraw, size: float) -> None:
        pen.ellipse((0.1 * size, 0.1 * size, 0.9 * size, 0.9 * size), outline=255, width=int(0.05 * size))
        for wind in range(8):
            long, turn = (0.32, 0.49)[wind % 2 == 0], wind * pi / 4
            foot = [turn - 0.5, turn + 0.5]
            corners = [(0.5 + 0.11 * sin(one), 0.5 - 0.11 * cos(one)) for one in foot]
            tip = (0.5 + long * sin(turn), 0.5 - long * cos(turn))
            pen.polygon([(x * size, y * size) for x, y in (corners[0], tip, corners[1], (0.5, 0.5))], fill=255)
        pen.ellipse((0.44 * size, 0.44 * size, 0.56 * size, 0.56 * size), fill=0)

    return _mask(paint, side)


@lru_cache(maxsize=32)
def both(side: int) -> Image.Image:
    """The signs of two cities that share a picture: Tanit's above, the eagle below."""
    small, whole = round(side * 0.56), Image.new("L", (side, side))
    whole.paste(tanit(small), (0, 0))
    whole.paste(eagle(small), (side - small, side - small))
    return whole


SIGNS: Final[Mapping[str, Callable[[int], Image.Image]]] = {
    "tanit": tanit,
    "eagle": eagle,
    "compass": compass,
    "both": both,
}


def sign(name: str, side: int) -> Image.Image:
    """The sign under which a city stands, as a mask."""
    return SIGNS[name](side)


@lru_cache(maxsize=64)
def gauge(side: int, share: float) -> Image.Image:
    """An arc open below, of which so much is filled, as a mask."""

    def paint(pen: ImageDraw.ImageDraw, size: float) -> None:
        edge = 0.02 * size
        pen.arc((edge, edge, size - edge, size - edge), 150, 150 + 240 * share, fill=255, width=int(0.12 * size))

    return _mask(paint, side)


@lru_cache(maxsize=32)
def hatch(seat: str, wide: int, high: int) -> Image.Image:
    """The hatch of a seat as a mask: a third sign beside colour and sigil."""
    if arms.tincture(seat) is not None:
        return arms.hatching(arms.pattern(seat), wide, high, 10)
    mask = Image.new("L", (wide, high))
    pen = ImageDraw.Draw(mask)
    which = SEATS.index(seat) if seat in SEATS else 0
    step = 12
    if which in {0, 4}:
        _slants(pen, wide, high, step)
    if which in {1, 4}:
        _slants(pen, wide, -high, step)
    if which in {2, 5}:
        for y in range(3, high, 9):
            pen.line((0, y, wide, y), fill=255, width=2)
    if which == 5:
        for x in range(3, wide, 9):
            pen.line((x, 0, x, high), fill=255, width=2)
    if which == 3:
        _dots(pen, wide, high)
    return mask


def _slants(pen: ImageDraw.ImageDraw, wide: int, high: int, step: int) -> None:
    low = abs(high)
    for x in range(-low, wide + low, step):
        pen.line((x, low if high > 0 else 0, x + low, 0 if high > 0 else low), fill=255, width=3)


def _dots(pen: ImageDraw.ImageDraw, wide: int, high: int) -> None:
    for row, y in enumerate(range(5, high, 9)):
        for x in range(5 if row % 2 else 10, wide, 10):
            pen.ellipse((x - 2, y - 2, x + 2, y + 2), fill=255)
