"""Soft strokes on a picture: lines of any thickness, dashed or whole, and shapes, drawn large and made small."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from rendering.brush import Brush
from rendering.palette import Colour, rgb

_FINE: Final = 3
Point = tuple[float, float]
Pen = ImageDraw.ImageDraw
Dash = tuple[float, float]  # so long a stroke, so long a gap


def stroke(brush: Brush, line: Sequence[Point], colour: Colour, width: float, dash: Dash | None = None) -> None:
    """A line through points, in units of the scene."""
    strokes(brush, [line], colour, width, dash)


def strokes(
    brush: Brush, lines: Sequence[Sequence[Point]], colour: Colour, width: float, dash: Dash | None = None
) -> None:
    """Lines near one another, at once."""
    parts = [part for line in lines for part in (dashes(line, *dash) if dash else [list(line)])]
    thick = max(1, round(width * brush.scale * _FINE))
    round_ends = dash is None or dash[0] > width

    def paint(pen: Pen, spots: list[list[Point]]) -> None:
        for part in spots:
            pen.line(part, fill=255, width=thick, joint="curve")
            for x, y in (part[0], part[-1]) if round_ends else ():
                pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)

    _painted(brush, parts, colour, width, paint)


def shape(brush: Brush, corners: Sequence[Point], colour: Colour) -> None:
    """A filled polygon."""
    shapes(brush, [corners], colour)


def shapes(brush: Brush, polygons: Sequence[Sequence[Point]], colour: Colour) -> None:
    """Filled polygons near one another, at once."""

    def paint(pen: Pen, spots: list[list[Point]]) -> None:
        for corners in spots:
            pen.polygon(corners, fill=255)

    _painted(brush, [list(corners) for corners in polygons], colour, 2, paint)


def ring(brush: Brush, middle: Point, reach: float, colour: Colour, width: float) -> None:
    """A circle."""
    points = [(middle[0] + reach * cos(n * pi / 16), middle[1] + reach * sin(n * pi / 16)) for n in range(33)]
    stroke(brush, points, colour, width)


def disc(brush: Brush, middle: Point, reach: float, colour: Colour) -> None:
    """A filled circle."""
    turns = (n * pi / 12 for n in range(24))
    shape(brush, [(middle[0] + reach * cos(turn), middle[1] + reach * sin(turn)) for turn in turns], colour)


def _painted(
    brush: Brush,
    parts: list[list[Point]],
    colour: Colour,
    margin: float,
    paint: Callable[[Pen, list[list[Point]]], None],
) -> None:
    """Paint on a sheet of its own just as large as needed, and lay that on the picture."""
    if not any(parts):
        return
    points = [point for part in parts for point in part]
    left, top = (int((min(point[axis] for point in points) - margin) * brush.scale) - 1 for axis in (0, 1))
    right, low = (int((max(point[axis] for point in points) + margin) * brush.scale) + 2 for axis in (0, 1))
    mask = Image.new("L", ((right - left) * _FINE, (low - top) * _FINE))
    k = brush.scale
    spots = [[((x * k - left) * _FINE, (y * k - top) * _FINE) for x, y in part] for part in parts]
    paint(ImageDraw.Draw(mask), spots)
    _laid(brush, mask.reduce(_FINE), (left, top), colour)


def _laid(brush: Brush, mask: Image.Image, corner: tuple[int, int], colour: Colour) -> None:
    """Lay a mask on the picture, but for what lies beyond its bounds."""
    if brush.bounds is None:
        brush.image.paste(rgb(colour), corner, mask)
        return
    box, (left, top) = brush.bounds, corner
    west, north = max(left, brush.px(box.x)), max(top, brush.px(box.y))
    east, south = min(left + mask.width, brush.px(box.x + box.w)), min(top + mask.height, brush.px(box.y + box.h))
    if east > west and south > north:
        part = mask.crop((west - left, north - top, east - left, south - top))
        brush.image.paste(rgb(colour), (west, north), part)


def dashes(line: Sequence[Point], long: float, gap: float) -> Iterator[list[Point]]:
    """The parts of a line that is drawn in strokes."""
    left, drawing, part = long, True, [line[0]]
    for (x, y), (u, v) in pairwise(line):
        step, at = hypot(u - x, v - y), 0.0
        while step - at > left:
            at += left
            spot = (x + (u - x) * at / step, y + (v - y) * at / step)
            if drawing:
                yield [*part, spot]
            part, drawing = [spot], not drawing
            left = long if drawing else gap
        left -= step - at
        part = [*part, (u, v)] if drawing else part
    if drawing and len(part) > 1:
        yield part


def shortened(start: Point, end: Point, before: float, after: float) -> tuple[Point, Point]:
    """A line without so much of its beginning and of its end; a short one keeps a third of itself."""
    long = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    share = min(1.0, 0.67 * long / (before + after)) if before + after else 1.0
    across, down = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    return (
        (start[0] + across * before * share, start[1] + down * before * share),
        (end[0] - across * after * share, end[1] - down * after * share),
    )


def head(start: Point, end: Point, long: float, wide: float) -> list[Point]:
    """The head of an arrow that ends there."""
    turn = atan2(end[1] - start[1], end[0] - start[0])
    foot = (end[0] - long * cos(turn), end[1] - long * sin(turn))
    aside = (wide * sin(turn), -wide * cos(turn))
    return [end, (foot[0] + aside[0], foot[1] + aside[1]), (foot[0] - aside[0], foot[1] - aside[1])]


def bowed(start: Point, end: Point, bow: float) -> list[Point]:
    """A line that swerves to its left by this share of its length."""
    (x, y), (u, v) = start, end
    middle = ((x + u) / 2 + (v - y) * bow, (y + v) / 2 - (u - x) * bow)
    steps = (n / 10 for n in range(11))
    return [
        (
            (1 - t) ** 2 * x + 2 * t * (1 - t) * middle[0] + t * t * u,
            (1 - t) ** 2 * y + 2 * t * (1 - t) * middle[1] + t * t * v,
        )
        for t in steps
    ]
