"""How a map is painted: its ground, who holds which land, names, and what stands there.

Names look for a free place: those that carry facts come first, ornaments are left out where nothing is free.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from PIL import ImageChops

from rendering import land, shapes, text_layout
from rendering.brush import Brush
from rendering.palette import Colour, contrast, rgb
from rendering.scene import Box, Cell, Chart, Mark, Pin, Region, Tone
from rendering.text_layout import BODY, BOLD, ITALIC, TITLE

PLATE: Final = 28  # units: a plate with a name
NEAR: Final = 300  # units: a plate with more on it is not farther from its place
SMALL: Final = 21  # letters of what is not held
_HELD: Final = 0.8
_FAINT: Final = 0.33
_LINE: Final = 25  # height of a line of a label
_SIDES: Final = {"w": (-1, 0), "e": (1, 0), "n": (0, -1), "s": (0, 1)}
_BADGE: Final = 28
_LONGEST: Final = 260  # units a line of a label may take
_NARROW: Final = 120  # units of a line that is folded
Spot = tuple[float, float]
Area = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(slots=True)
class _Map:
    """A map on its way to the picture, with what is already taken on it."""

    brush: Brush
    box: Box
    sheet: land.Sheet
    taken: list[Area] = field(default_factory=list[Area])
    words: list[Callable[[], object]] = field(default_factory=list[Callable[[], object]])  # written over all lines

    def at(self, place: Sequence[float]) -> Spot:
        """Where a place of the map lies, in units of the scene."""
        x, y = self.sheet.at(place)
        return self.box.x + x / self.brush.scale, self.box.y + y / self.brush.scale

    def take(self, left: float, top: float, wide: float, high: float) -> None:
        """Let nothing else be written here."""
        self.taken.append((left, top, left + wide, top + high))

    def free(self, left: float, top: float, wide: float, high: float) -> bool:
        """Whether a label fits here and hides nothing."""
        box = self.box
        if left < box.x + 6 or top < box.y + 6 or left + wide > box.x + box.w - 6 or top + high > box.y + box.h - 6:
            return False
        return all(left >= r or left + wide <= x or top >= b or top + high <= y for x, y, r, b in self.taken)

    def settle(self, spots: Iterable[Spot], wide: float, high: float) -> Spot | None:
        """The first free of these places for a label with this middle; it is taken."""
        for x, y in spots:
            if self.free(x - wide / 2, y - high / 2, wide, high):
                self.take(x - wide / 2, y - high / 2, wide, high)
                return x, y
        return None

    def inside(self, spot: Spot, wide: float, high: float) -> Spot:
        """The place nearest to this one that does not leave the map."""
        box = self.box
        x = min(max(spot[0], box.x + 8 + wide / 2), box.x + box.w - 8 - wide / 2)
        return x, min(max(spot[1], box.y + 8 + high / 2), box.y + box.h - 8 - high / 2)


def _around(spot: Spot, wide: float, high: float, rings: int) -> Iterator[Spot]:
    """A place and those around it, the nearest first."""
    x, y = spot
    yield spot
    for ring in range(1, rings + 1):
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)):
            yield x + dx * (wide / 4 + 8) * ring, y + dy * (high / 2 + 3) * ring


def _wherever(foot: Spot, middle: Spot, box: Box) -> list[Spot]:
    """All places of a map in steps, the nearest to its foot first: what stands there must be shown somewhere."""
    spots = [(float(x), float(y)) for x in range(box.x, box.x + box.w, 24) for y in range(box.y, box.y + box.h, 12)]
    return [middle, *sorted(spots, key=lambda spot: abs(spot[0] - foot[0]) + 2 * abs(spot[1] - foot[1]))]


def paint_chart(block: Chart, brush: Brush) -> None:
    """The map: ground, lands, those that somebody governs first, what stands there, last the ornaments that fit."""
    box, spec = block.box, land.chart(block.map)
    chart = _Map(brush, box, land.Sheet(block.map, brush.px(box.w), brush.px(box.h)))
    brush.image.paste(land.ground(chart.sheet, brush.style.palette), (brush.px(box.x), brush.px(box.y)))
    for region in block.regions:
        _ground(chart, region)
    for covered in block.covered:
        chart.take(covered.x - 6, covered.y - 6, covered.w + 12, covered.h + 12)
    for spot in spec["ships"]:
        x, y = chart.at(spot)
        chart.take(x - 28, y - 28, 58, 38)
    _dots(chart, spec["places"], spec.get("sign", "tanit"))
    _towns(chart, [town for town in spec["places"] if town["kind"] == "home"])
    for region in sorted((one for one in block.regions if one.held), key=lambda one: not one.seat):
        _label(chart, region, spec["regions"][region.id]["anchor"])
    _pins(chart, block.pins, spec)
    for region in block.regions:
        if not region.held:
            _label(chart, region, spec["regions"][region.id].get("bare", spec["regions"][region.id]["anchor"]))
    for write in chart.words:
        write()
    _towns(chart, [town for town in spec["places"] if town["kind"] != "home"])
    _ornaments(chart, spec)
    brush.frame(box, brush.colours.rule, 2)
    brush.frame(box.inset(3), brush.colours.coast, 1)


def _ground(chart: _Map, region: Region) -> None:
    brush, pal = chart.brush, chart.brush.colours
    mask, border, (x, y) = land.region(chart.sheet, region.id)
    at = (brush.px(chart.box.x) + x, brush.px(chart.box.y) + y)
    if not region.held:
        brush.image.paste(rgb(pal.coast), at, shapes.thin(border, _FAINT))
        return
    brush.image.paste(rgb(pal.held), at, shapes.thin(mask, _HELD))
    if region.seat:
        hatch = shapes.hatch(region.seat, *mask.size)
        brush.image.paste(rgb(pal.badge(region.seat).fill), at, shapes.thin(ImageChops.multiply(hatch, mask), _FAINT))
    brush.image.paste(rgb(pal.bad if region.revolt else pal.coast), at, border)


def _dots(chart: _Map, towns: list[dict[str, Any]], sign: str) -> None:
    brush, pal = chart.brush, chart.brush.colours
    for town in towns:
        x, y = chart.at(town["at"])
        if town["kind"] == "home":
            ink = pal.band if contrast(pal.band, pal.held) > 3 else pal.gold
            brush.stamp(x - 12, y - 14, shapes.sign(sign, brush.px(26)), ink)
            chart.take(x - 12, y - 14, 26, 28)
        else:
            brush.stamp(x - 5, y - 5, shapes.disc(brush.px(10)), pal.land_ink)
            chart.take(x - 5, y - 5, 10, 10)


def _label(chart: _Map, region: Region, anchor: Sequence[float]) -> None:
    """The name of a land and what holds there, near it; only the name, or nothing, where there is no room.

    Who governs it is written in any case.
    """
    drawn = tuple(cell for cell in region.lines if cell.text)
    wide_and_low, high_and_narrow = (_folded(chart.brush, drawn, room) for room in (_LONGEST, _NARROW))
    first = drawn[:1]
    tries = ((wide_and_low, 1), (high_and_narrow, 1), (first, 1), (high_and_narrow, 2), (first, 2))
    for lines, rings in tries if region.seat else (*tries, ((), 3)):
        wide = _wide(chart.brush, region, lines)
        high = _LINE * (1 + len(lines))
        middle = chart.inside(chart.at(anchor), wide, high)
        found = chart.settle(_around(middle, wide, high, rings), wide + 8, high)
        if found:
            if region.held and rings > 1:
                _lead(chart, chart.at(anchor), found, (wide, high), chart.brush.colours.coast)
            chart.words.append(partial(_write, chart.brush, region, lines, (found[0], found[1] - high / 2 - 1)))
            return
    if region.held:
        _squeeze_in(chart, region, anchor)


def _squeeze_in(chart: _Map, region: Region, anchor: Sequence[float]) -> None:
    """The name with who holds it, at need the name alone, wherever there is room; a line leads to the land."""
    foot = chart.at(anchor)
    drawn = tuple(cell for cell in region.lines[:1] if cell.text)
    for lines in (drawn, ()):
        wide, high = _wide(chart.brush, region, lines), _LINE * (1 + len(lines))
        found = chart.settle(_wherever(foot, chart.inside(foot, wide, high), chart.box), wide + 8, high)
        if found:
            _lead(chart, foot, found, (wide, high), chart.brush.colours.coast)
            chart.words.append(partial(_write, chart.brush, region, lines, (found[0], found[1] - high / 2 - 1)))
            return


def _lead(chart: _Map, foot: Spot, label: Spot, size: Spot, colour: Colour) -> None:
    """A line from the place that is meant to what is written so far away that it might mean another."""
    if abs(label[0] - foot[0]) <= size[0] / 2 and abs(label[1] - foot[1]) <= size[1]:
        return
    chart.brush.line([foot, label], colour, 2)
    chart.brush.stamp(foot[0] - 4, foot[1] - 4, shapes.disc(chart.brush.px(8)), colour)


def _folded(brush: Brush, lines: Sequence[Cell], room: float) -> tuple[Cell, ...]:
    """The same words on more lines, each of them no longer than this; a line with a badge is not folded."""
    parts = ((cell, text_layout.wrap(cell.text, BODY, brush.px(22), brush.px(room), 4)) for cell in lines)
    lined = ([cell] if cell.seat else [replace(cell, text=text) for text in texts] for cell, texts in parts)
    return tuple(line for lines in lined for line in lines)


def _wide(brush: Brush, region: Region, lines: Sequence[Cell]) -> float:
    title = brush.measure(region.name, 22 if region.held else SMALL, BOLD if region.held else BODY)
    title += 0 if lines or not region.seat else 2 * _BADGE  # its badge stands before its name
    return max(title, *(min(_LONGEST, brush.measure(cell.text, 22) + (29 if cell.seat else 0)) for cell in lines), 0)


def _write(brush: Brush, region: Region, lines: Sequence[Cell], top: Spot) -> None:
    pal, (x, y) = brush.colours, top
    size, face, halo = (22, BOLD, pal.held) if region.held else (SMALL, BODY, pal.land)
    brush.label(top, region.name, (pal.land_ink, halo), size=size, face=face)
    if region.seat and not lines:
        brush.badge(x - brush.measure(region.name, size, face) / 2 - _BADGE, y + 2, region.seat, 24)
    for cell in lines:
        y += _LINE
        lead = 29 if cell.seat else 0
        wide = min(_LONGEST - lead, brush.measure(cell.text, 22))
        left = x - (wide + lead) / 2
        if cell.seat:
            brush.badge(left, y + 2, cell.seat, 24)
        ink = pal.land_ink if cell.tone in {Tone.PLAIN, Tone.FAINT} else brush.tone(cell.tone)
        brush.label((left + lead + wide / 2, y), cell.text, (ink, halo), size=22, face=BODY, room=wide + 1)


def _towns(chart: _Map, towns: list[dict[str, Any]]) -> None:
    brush, pal = chart.brush, chart.brush.colours
    for town in sorted(towns, key=lambda town: town["kind"] == "town"):
        face, size = (TITLE, 22) if town["kind"] == "home" else (BODY, SMALL)
        name, (x, y) = str(town["name"]), chart.at(town["at"])
        wide, high = brush.measure(name, size, face), 24.0
        first = _SIDES[str(town["side"])]
        reach = 16 if town["kind"] == "home" else 8
        sides = [first, *(side for side in _SIDES.values() if side != first)]
        spots = [(x + dx * (reach + 4 + wide / 2), y + dy * (reach + 1 + high / 2)) for dx, dy in sides]
        found = chart.settle(spots, wide, high)
        if found:
            place = (found[0], found[1] - size * 0.62)
            brush.label(place, name, (pal.land_ink, pal.held), size=size, face=face)


def _pins(chart: _Map, pins: tuple[Pin, ...], spec: dict[str, Any]) -> None:
    """Each plate near its place; who stands there is left out where there is no room for it."""
    lands = {name: region["anchor"] for name, region in spec["regions"].items()}
    anchors = {**lands, **spec["wars"], **{name: area["at"] for name, area in spec["areas"].items()}}
    for pin in pins:
        foot = chart.at(anchors.get(pin.place, anchors["any"]))
        if not (pin.lines and _pinned(chart, pin, foot, NEAR)):
            _pinned(chart, replace(pin, lines=()), foot)


def _pinned(chart: _Map, pin: Pin, foot: Spot, reach: float = 0) -> bool:
    """Put a plate on the free place that is nearest to its foot, if there is one within reach."""
    brush = chart.brush
    words = [brush.measure(cell.text, SMALL) + (PLATE if cell.seat else 0) + 16 for cell in pin.lines]
    wide = min(max([brush.measure(pin.label, SMALL, BOLD) + 40, *words]), 320.0)
    high = float(PLATE + _LINE * len(pin.lines))
    spots = _wherever(foot, chart.inside(foot, wide, high), chart.box)
    if reach:
        spots = [spot for spot in spots if abs(spot[0] - foot[0]) + 2 * abs(spot[1] - foot[1]) <= reach]
    found = chart.settle(spots, wide + 4, high + 4)
    if found:
        if pin.mark != Mark.TRADER:
            _lead(chart, foot, found, (wide, high), brush.tone(pin.tone))
        chart.words.append(partial(_plate, brush, pin, (*found, wide, high)))
    return found is not None


def _plate(brush: Brush, pin: Pin, place: Area) -> None:
    """A plate with its mark, its name and who stands there; `place`: its middle and its size."""
    colour = brush.tone(pin.tone)
    x, y, wide, high = place
    plate = Box(round(x - wide / 2), round(y - high / 2), round(wide), round(high))
    brush.fill(plate, brush.colours.panel)
    brush.frame(plate, colour, 2)
    brush.mark(plate.x + 7, plate.y + 5, pin.mark, colour, 18)
    brush.text((plate.x + 31, plate.y + 2), pin.label, colour, size=SMALL, face=BOLD, room=wide - 36)
    for number, cell in enumerate(pin.lines):
        brush.cell(plate.x + 8, plate.y + PLATE - 2 + number * _LINE, cell, size=SMALL, room=wide - 14)


def _ornaments(chart: _Map, spec: dict[str, Any]) -> None:
    brush, pal = chart.brush, chart.brush.colours
    for kind, ink in (("waters", pal.sea_ink), ("peoples", pal.land_ink)):
        for spot in spec[kind]:
            wide = brush.measure(spot["name"], 24, ITALIC)
            middle = chart.at(spot["at"])
            found = chart.settle(_around(middle, wide / 2, 24, 2), wide, 24)
            if found:
                brush.text((found[0], found[1] - 15), spot["name"], ink, size=24, face=ITALIC, align="middle")
