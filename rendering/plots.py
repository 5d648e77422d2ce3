"""Plots of figures: lines over turns, and bars; painted with the brush of the boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from rendering.brush import Brush
from rendering.draw import STANDARD, encode
from rendering.palette import Colour, Style
from rendering.scene import Box
from rendering.text_layout import TITLE

WIDE: Final = 1200
HIGH: Final = 700
FIELD: Final = Box(90, 90, 1060, 520)
GRIDS: Final = 5
FEW: Final = 4  # bars whose names fit side by side
READABLE: Final = 30  # the width of a bar above which its value fits
INKS: Final = 5  # colours that can be told apart


def lines(
    title: str, over: Sequence[float], series: Mapping[str, Sequence[float]], *, style: Style = STANDARD
) -> bytes:
    """One line for each series over common places, each named at its end; a PNG."""
    brush = _sheet(title, style)
    top = _ceiling([value for values in series.values() for value in values])
    _ruled(brush, top)
    step = FIELD.w / max(1, len(over) - 1)
    for number, place in enumerate(over):
        _under(brush, FIELD.x + number * step, f"{place:g}")
    inks = _inks(brush, len(series))
    for number, (name, values) in enumerate(series.items()):
        points = [(FIELD.x + at * step, _height(value, top)) for at, value in enumerate(values)]
        if len(points) > 1:
            brush.line(points, inks[number], 4)
        brush.text((FIELD.x + 20, FIELD.y + 8 + 28 * number), name, inks[number], size=22)
    return encode(brush.image, style)


def bars(title: str, values: Mapping[str, float], *, mark: float | None = None, style: Style = STANDARD) -> bytes:
    """A bar for each value; `mark`: a line across, for what chance would give; a PNG."""
    brush = _sheet(title, style)
    top = _ceiling([*values.values(), mark or 0])
    _ruled(brush, top)
    pitch = FIELD.w / max(1, len(values))
    for number, (name, value) in enumerate(values.items()):
        left, height = FIELD.x + number * pitch + pitch * 0.15, _height(value, top)
        box = Box(round(left), round(height), round(pitch * 0.7), FIELD.y + FIELD.h - round(height))
        if box.h > 0:
            brush.fill(box, brush.colours.band)
        brush.text((left, height - 30), f"{value:g}", brush.colours.ink, size=22, room=pitch)
        row = 26 * (number % 2) if len(values) > 6 else 0
        brush.text(
            (left, FIELD.y + FIELD.h + 8 + row), name, brush.colours.ink, size=20, room=pitch * (2 if row else 1.9)
        )
    if mark is not None:
        across = _height(mark, top)
        brush.line([(FIELD.x, across), (FIELD.x + FIELD.w, across)], brush.colours.gold, 3)
    return encode(brush.image, style)


def groups(
    title: str, places: Sequence[str], series: Mapping[str, Sequence[float]], *, style: Style = STANDARD
) -> bytes:
    """For each place a bar of each series side by side, the series named above; a PNG. There are colours for five."""
    brush = _sheet(title, style)
    top = _ceiling([value for values in series.values() for value in values])
    _ruled(brush, top)
    pitch, inks = FIELD.w / max(1, len(places)), _inks(brush, len(series))
    width = pitch * 0.8 / max(1, len(series))
    for number, place in enumerate(places):
        brush.text((FIELD.x + (number + 0.1) * pitch, FIELD.y + FIELD.h + 8), place, brush.colours.ink, size=20)
    for one, (name, values) in enumerate(series.items()):
        brush.text((FIELD.x + FIELD.w - 20, FIELD.y + 8 + 28 * one), name, inks[one], align="right")
        for number, value in enumerate(values):
            left, height = FIELD.x + (number + 0.1) * pitch + one * width, _height(value, top)
            box = Box(round(left), round(height), round(width * 0.9), FIELD.y + FIELD.h - round(height))
            if box.h > 0:
                brush.fill(box, inks[one])
            if width > READABLE:
                brush.text((left, height - 24), f"{value:.1f}", brush.colours.ink, size=16)
    return encode(brush.image, style)


def below(pictures: Iterable[bytes], *, style: Style = STANDARD) -> bytes:
    """Pictures of one width under each other; a PNG."""
    found = [Image.open(BytesIO(one)).convert("RGB") for one in pictures]
    sheet = Image.new("RGB", (found[0].width, sum(one.height for one in found)))
    top = 0
    for one in found:
        sheet.paste(one, (0, top))
        top += one.height
    return encode(sheet, style)


def _sheet(title: str, style: Style) -> Brush:
    """An empty sheet with its title."""
    size = round(WIDE * style.scale), round(HIGH * style.scale)
    brush = Brush(Image.new("RGB", size, style.colours.paper), style)
    brush.text((FIELD.x, 24), title, brush.colours.ink, size=34, face=TITLE, room=WIDE - 2 * FIELD.x)
    brush.fill(FIELD, brush.colours.panel)
    return brush


def _ruled(brush: Brush, top: float) -> None:
    """Lines across, with what they stand for on their left."""
    for number in range(GRIDS + 1):
        value = top * number / GRIDS
        across = _height(value, top)
        brush.line([(FIELD.x, across), (FIELD.x + FIELD.w, across)], brush.colours.rule)
        brush.text((FIELD.x - 10, across - 14), f"{value:g}", brush.colours.faint, size=20, align="right")


def _under(brush: Brush, x: float, words: str) -> None:
    brush.text((x - 6, FIELD.y + FIELD.h + 8), words, brush.colours.faint, size=20)


def _height(value: float, top: float) -> float:
    """Where a value lies on the sheet."""
    return FIELD.y + FIELD.h * (1 - max(0.0, value) / top)


def _ceiling(values: Sequence[float]) -> float:
    """A round number that all values lie below."""
    most, step = max([*values, 0.0]) * 1.08 or 1.0, 1e-3
    while step * 10 < most:
        step *= 10
    return next((step * times for times in (1, 2, 5, 10) if step * times >= most), step * 10)


def _inks(brush: Brush, count: int) -> list[Colour]:
    """Colours that can be told apart."""
    inks = [brush.colours.bad, brush.colours.band, brush.colours.good, brush.colours.warn, brush.colours.gold]
    return [inks[number % len(inks)] for number in range(count)]
