"""The signs of places on a map of ways: a circle, a walled city, a tribe; an anchor; each as a mask."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import pi, sin
from typing import Final

from PIL import Image, ImageDraw

from rendering.itinerary import StopKind

_FINE: Final = 6
Pen = ImageDraw.ImageDraw
Painter = Callable[[Pen, float], None]


def _circle(pen: Pen, side: float) -> None:
    pen.ellipse((0.05 * side, 0.05 * side, 0.95 * side, 0.95 * side), fill=255)


def _walls(pen: Pen, side: float) -> None:
    """Walls with three merlons."""
    pen.rectangle((0.06 * side, 0.2 * side, 0.94 * side, 0.95 * side), fill=255)
    for left in (0.06, 0.39, 0.72):
        pen.rectangle((left * side, 0.03 * side, (left + 0.22) * side, 0.24 * side), fill=255)


def _tribe(pen: Pen, side: float) -> None:
    corners = ((0.5, -0.04), (1.04, 0.5), (0.5, 1.04), (-0.04, 0.5))
    pen.polygon([(x * side, y * side) for x, y in corners], fill=255)


_SIGNS: Final[Mapping[StopKind, Painter]] = {"normal": _circle, "walled": _walls, "tribal": _tribe, "box": _circle}


def _anchor(pen: Pen, side: float) -> None:
    pen.ellipse((0.38 * side, 0.02 * side, 0.62 * side, 0.26 * side), outline=255, width=int(0.08 * side))
    pen.rectangle((0.45 * side, 0.24 * side, 0.55 * side, 0.94 * side), fill=255)
    pen.rectangle((0.28 * side, 0.34 * side, 0.72 * side, 0.43 * side), fill=255)
    pen.arc((0.1 * side, 0.3 * side, 0.9 * side, 0.98 * side), 10, 170, fill=255, width=int(0.1 * side))


def _swell(pen: Pen, side: float) -> None:
    """A line of waves."""
    points = [(x / 24 * side, (0.5 + 0.2 * sin(x / 24 * 4 * pi)) * side) for x in range(25)]
    pen.line(points, fill=255, width=int(0.14 * side), joint="curve")


def _peaks(pen: Pen, side: float) -> None:
    """Two mountains."""
    for corners in (((0.0, 0.9), (0.36, 0.16), (0.72, 0.9)), ((0.4, 0.9), (0.7, 0.36), (1.0, 0.9))):
        pen.polygon([(x * side, y * side) for x, y in corners], fill=255)


@lru_cache(maxsize=128)
def sign(kind: StopKind, side: int) -> Image.Image:
    """The sign of a kind of place."""
    return _mask(_SIGNS[kind], side)


@lru_cache(maxsize=16)
def anchor(side: int) -> Image.Image:
    """An anchor."""
    return _mask(_anchor, side)


@lru_cache(maxsize=16)
def peaks(side: int) -> Image.Image:
    """Mountains."""
    return _mask(_peaks, side)


@lru_cache(maxsize=16)
def swell(side: int) -> Image.Image:
    """Waves."""
    return _mask(_swell, side)


def _mask(paint: Painter, side: int) -> Image.Image:
    large = Image.new("L", (side * _FINE, side * _FINE))
    paint(ImageDraw.Draw(large), side * _FINE - 1)
    return large.reduce(_FINE)
