"""The ground of a map of ways: coasts and all the ways, drawn once for each sheet and palette."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from PIL import Image, ImageDraw

from rendering import land, stations
from rendering.itinerary import Leg, LegLook
from rendering.palette import PALETTES, STANDARD, Colour, Palette, blend, rgb
from rendering.strokes import dashes, head

_FINE: Final = 2
_KEPT: Final = 4 * len(PALETTES)
Point = tuple[float, float]
Area = tuple[float, float, float, float]  # west, north, east, south
Pen = ImageDraw.ImageDraw
Dash = tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Part(land.Sheet):
    """A part of a map on a sheet of its own; `window`: its edges in degrees."""

    window: Area = (0, 0, 0, 0)

    def at(self, place: Sequence[float]) -> Point:
        """Where a longitude and latitude lie on the sheet."""
        west, north, east, south = self.window
        return (place[0] - west) / (east - west) * self.wide, (north - place[1]) / (north - south) * self.high


def edges(name: str) -> Area:
    """All of a map."""
    frame = land.chart(name)
    return frame["west"], frame["north"], frame["east"], frame["south"]


def spots(name: str) -> Mapping[str, Point]:
    """Where the places of a map are drawn, in degrees."""
    found: Mapping[str, Point] = land.chart(name)["spots"]
    return found


def fitted(name: str, keys: Sequence[str], wide: float, high: float, margin: float) -> Area:
    """The part of a map that holds these places with a margin, in the proportions of a box; not beyond its edges."""
    west, north, east, south = edges(name)
    across, down = (east - west) / wide, (north - south) / high  # degrees a unit of the whole map has on this box
    found = [spots(name)[key] for key in keys]
    xs, ys = [x / across for x, _ in found], [y / down for _, y in found]
    share = max((max(xs) - min(xs) + 2 * margin) / wide, (max(ys) - min(ys) + 2 * margin) / high)
    long, tall = share * (east - west), share * (north - south)
    x, y = (max(xs) + min(xs)) / 2 * across, (max(ys) + min(ys)) / 2 * down
    left, low = min(max(x - long / 2, west), east - long), min(max(y - tall / 2, south), north - tall)
    return left, low + tall, left + long, low


@lru_cache(maxsize=_KEPT)
def ground(sheet: Part, palette: str, legs: tuple[Leg, ...], unit: float) -> Image.Image:
    """Sea, land and ways; `unit`: pixels for a unit of the scene."""
    image, pal = land.ground(sheet, palette).copy(), PALETTES.get(palette, STANDARD)
    for look in ("ferry", "difficult", "clear", "road"):
        lines = [_line(sheet, leg) for leg in legs if leg.look == look]
        for colour, wide, dash in _strokes(pal, look):
            _lay(image, lines, colour, wide * unit, (dash[0] * unit, dash[1] * unit) if dash else None)
        _adorn(image, lines, pal, look, unit)
    for leg in legs:
        if leg.oneway:
            _tip(image, _line(sheet, leg), pal, unit)
    return image


def _line(sheet: Part, leg: Leg) -> list[Point]:
    places = spots(sheet.name)
    return [sheet.at(places[leg.one]), sheet.at(places[leg.other])]


def _strokes(pal: Palette, look: LegLook) -> tuple[tuple[Colour, float, Dash], ...]:
    """What a way is drawn with, from below: colour, width, dash."""
    ink = blend(pal.land, pal.land_ink, 0.8)
    return {
        "clear": ((pal.held, 6, None), (ink, 3, None)),
        "difficult": ((pal.held, 6, None), (ink, 3, (7.0, 5.0))),
        "ferry": ((pal.shoal, 7, None), (pal.sea_ink, 3.4, (3.0, 5.0))),
        "road": ((ink, 8, None), (pal.held, 4, None)),
    }[look]


def _lay(image: Image.Image, lines: Sequence[Sequence[Point]], colour: Colour, wide: float, dash: Dash) -> None:
    """Lines on a mask of their own, which is laid on the picture."""
    mask = Image.new("L", (image.width * _FINE, image.height * _FINE))
    pen, thick = ImageDraw.Draw(mask), max(1, round(wide * _FINE))
    for line in lines:
        for part in dashes(line, *dash) if dash else [line]:
            pen.line([(x * _FINE, y * _FINE) for x, y in part], fill=255, width=thick)
    image.paste(rgb(colour), (0, 0), mask.reduce(_FINE))


def _adorn(image: Image.Image, lines: Sequence[Sequence[Point]], pal: Palette, look: LegLook, unit: float) -> None:
    """Mountains on a difficult way, waves on a ferry, in its middle."""
    if look not in {"difficult", "ferry"}:
        return
    side = round(20 * unit)
    mask = stations.peaks(side) if look == "difficult" else stations.swell(side)
    ink, rim = (pal.coast, pal.held) if look == "difficult" else (pal.sea_ink, pal.shoal)
    for (x, y), (u, v) in (line for line in lines):
        left, top = round((x + u - side) / 2), round((y + v - side) / 2)
        for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
            image.paste(rgb(rim), (left + dx, top + dy), mask)
        image.paste(rgb(ink), (left, top), mask)


def _tip(image: Image.Image, line: Sequence[Point], pal: Palette, unit: float) -> None:
    """The head of a way that is gone one way only, three fifths along it."""
    for (x, y), (u, v) in pairwise(line):
        end = (x + (u - x) * 0.72, y + (v - y) * 0.72)
        for long, wide, colour in ((24, 11, pal.held), (18, 7, pal.land_ink)):
            grown = hypot(u - x, v - y) or 1.0
            tip = (end[0] + (u - x) / grown * (long - 18) * unit / 2, end[1] + (v - y) / grown * (long - 18) * unit / 2)
            ImageDraw.Draw(image).polygon(head((x, y), tip, long * unit, wide * unit), fill=colour)
