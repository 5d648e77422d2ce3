"""Curves: how something has gone for each of several, from place to place on a common scale."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from rendering.brush import Brush
from rendering.painters import MARGIN, TITLE_HIGH, heading, panel
from rendering.scene import Box, Cell
from rendering.strokes import Point, disc, stroke

STEPS: Final = (1, 2, 5, 10, 20, 50, 100)
MOST: Final = 6  # lines across
APART: Final = 6  # units between curves that run together
DASH: Final = (10.0, 7.0)


@dataclass(frozen=True, slots=True)
class Curve:
    """What it is of, and its values from the first place on; the last may be wanting."""

    label: Cell
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Curves:
    """All of them.

    Attributes:
        ticks: what the places are called; goals: what is to be reached at each of them, and `goal`, its name.
        size: the height of letters; share: how much of the width the names take.
    """

    box: Box
    title: str
    ticks: tuple[str, ...]
    curves: tuple[Curve, ...]
    goals: tuple[int, ...] = ()
    goal: str = ""
    aside: str = ""
    size: int = 22
    share: float = 0.26


def scale(block: Curves) -> Sequence[int]:
    """The values at which lines are drawn across."""
    most = max([1, *block.goals, *(value for one in block.curves for value in one.values)])
    step = next((one for one in STEPS if most <= one * MOST), most)
    return range(0, most + step, step)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """Where places and values lie."""

    block: Curves
    field: Box
    top: int

    def at(self, place: int, value: float) -> Point:
        """The spot of a value."""
        across = self.field.w * place / max(1, len(self.block.ticks) - 1)
        return self.field.x + across, self.field.y + self.field.h * (1 - value / self.top)


def paint_curves(block: Curves, brush: Brush) -> None:
    """The scale, the goal, the curves, their names on the right."""
    box, size = block.box, block.size
    panel(brush, box)
    heading(brush, box, block.title, block.aside)
    left, names = round(size * 2.4), round(box.w * block.share)
    field = Box(
        box.x + left, box.y + TITLE_HIGH + size, box.w - left - names - size, box.h - TITLE_HIGH - round(3.2 * size)
    )
    sheet = _Sheet(block, field, scale(block)[-1])
    _ruled(brush, sheet)
    if block.goals:
        _goal(brush, sheet)
    for number, one in enumerate(block.curves):
        _curve(brush, sheet, number, one)
    _ends(brush, sheet)
    _names(brush, sheet, box.x + box.w - names)


def _ruled(brush: Brush, sheet: _Sheet) -> None:
    """Lines across with their values, and the places below them."""
    pal, size = brush.colours, sheet.block.size
    for value in scale(sheet.block):
        x, y = sheet.at(0, value)
        brush.line([(x, y), (x + sheet.field.w, y)], pal.rule)
        brush.text((x - size * 0.7, y - size * 0.72), str(value), pal.faint, size=size, align="right")
    for place, tick in enumerate(sheet.block.ticks):
        x, y = sheet.at(place, 0)
        brush.text((x, y + size * 0.5), tick, pal.faint, size=size, align="middle")


def _goal(brush: Brush, sheet: _Sheet) -> None:
    """What is to be reached, from place to place."""
    line = [sheet.at(place, value) for place, value in enumerate(sheet.block.goals)]
    stroke(brush, line, brush.colours.ink, 2, DASH)


def _curve(brush: Brush, sheet: _Sheet, number: int, one: Curve) -> None:
    """A line in the colours of its owner with a rim, and a dot at each place."""
    line = [_lifted(sheet, number, place) for place in range(len(one.values))]
    fill = brush.colours.badge(one.label.seat).fill
    for part in pairwise(line):
        stroke(brush, part, brush.colours.panel, 8)
    for part in pairwise(line):
        stroke(brush, part, fill, 5)
    for spot in line[:-1]:
        disc(brush, spot, 5, fill)


def _together(block: Curves, place: int, value: int) -> list[int]:
    """The curves that have this value there."""
    return [n for n, one in enumerate(block.curves) if place < len(one.values) and one.values[place] == value]


def _lifted(sheet: _Sheet, number: int, place: int) -> Point:
    """Where a curve goes: those of one value run side by side."""
    value = sheet.block.curves[number].values[place]
    beside = _together(sheet.block, place, value)
    x, y = sheet.at(place, value)
    return x, y + APART * (beside.index(number) - (len(beside) - 1) / 2)


def _ends(brush: Brush, sheet: _Sheet) -> None:
    """The arms of each at the end of its curve; of equals beside one another."""
    side = sheet.block.size + 2
    for number, one in enumerate(sheet.block.curves):
        if one.values:
            place = len(one.values) - 1
            beside = _together(sheet.block, place, one.values[-1]).index(number)
            x, y = sheet.at(place, one.values[-1])
            brush.badge(x - side / 2 + beside * side * 0.8, y - side / 2, one.label.seat, side)


def _names(brush: Brush, sheet: _Sheet, left: int) -> None:
    """Who it is and what he has, the highest first, none on another."""
    size, right = sheet.block.size, sheet.block.box.x + sheet.block.box.w - MARGIN
    pitch = round(size * 1.35)
    low = sheet.block.box.y + sheet.block.box.h - pitch
    rows = sorted(_rows(sheet), key=lambda row: row[0])
    free = float(sheet.block.box.y + TITLE_HIGH + 4)
    for number, (height, label, value) in enumerate(rows):
        y = min(max(height - size * 0.7, free), low - pitch * (len(rows) - 1 - number))
        wide = brush.text((right, y), value, brush.colours.ink, size=size, align="right")
        brush.cell(left, y, label, size=size, room=right - left - wide - 8)
        free = y + pitch


def _rows(sheet: _Sheet) -> Iterator[tuple[float, Cell, str]]:
    """At what height, who, what."""
    for one in sheet.block.curves:
        if one.values:
            yield sheet.at(0, one.values[-1])[1], one.label, str(one.values[-1])
    if sheet.block.goals:
        now = max((len(one.values) for one in sheet.block.curves), default=1) - 1
        value = sheet.block.goals[now]
        yield sheet.at(0, value)[1], Cell(sheet.block.goal), str(value)
