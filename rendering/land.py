"""Maps: outlines from `data/maps`, made into coasts, lands to colour and the ground of a chart."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, radians, sin
from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from data import path
from rendering.palette import PALETTES, STANDARD, Colour, Palette, blend
from rendering.shapes import above

_FINE = 3
_GROUNDS = 6 * len(PALETTES)  # three maps in each palette, ordinary and large: one is an eighth of a second of drawing
Point = tuple[float, float]


@lru_cache(maxsize=8)
def chart(name: str) -> dict[str, Any]:
    """The outlines and anchors of a map."""
    found: dict[str, Any] = json.loads(path(f"maps/{name}.json").read_text(encoding="utf-8"))
    return found


@dataclass(frozen=True, slots=True)
class Sheet:
    """A map laid on a sheet of `wide` by `high` pixels."""

    name: str
    wide: int
    high: int

    def at(self, place: Sequence[float]) -> Point:
        """Where a longitude and latitude lie on the sheet."""
        frame = chart(self.name)
        east = (place[0] - frame["west"]) / (frame["east"] - frame["west"])
        south = (frame["north"] - place[1]) / (frame["north"] - frame["south"])
        return east * self.wide, south * self.high

    def line(self, outline: Sequence[Sequence[float]], fine: int = _FINE) -> list[Point]:
        """An outline in fine pixels."""
        return [(x * fine, y * fine) for x, y in map(self.at, outline)]


def rough(outline: Sequence[Sequence[float]]) -> list[Point]:
    """An outline with the small bends of a real shore: each side broken near its middle, all corners rounded."""
    bent: list[Point] = []
    for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]], strict=True):
        sway = (((x * 7.31 + y * 3.77 + u * 5.19 + v * 9.43) % 1) - 0.5) * 0.16
        bent += [(x, y), ((x + u) / 2 - (v - y) * sway, (y + v) / 2 + (u - x) * sway)]
    return _round(_round(bent))


def _round(line: Sequence[Point]) -> list[Point]:
    corners: list[Point] = []
    for (x, y), (u, v) in zip(line, [*line[1:], line[0]], strict=True):
        corners += [(0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v), (0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v)]
    return corners


@lru_cache(maxsize=16)
def shores(name: str) -> dict[str, list[Point]]:
    """All coasts of a map, by name of the land."""
    return {land: rough(outline) for land, outline in chart(name)["land"].items()}


@lru_cache(maxsize=160)
def region(sheet: Sheet, name: str) -> tuple[Image.Image, Image.Image, tuple[int, int]]:
    """A land as two masks, ground and border, and where they lie on the sheet."""
    spec = chart(sheet.name)["regions"][name]
    size = (sheet.wide * 2, sheet.high * 2)
    ground, edge = Image.new("L", size), Image.new("L", size)
    for land in spec["on"]:
        ImageDraw.Draw(ground).polygon(sheet.line(shores(sheet.name)[land], 2), fill=255)
    ImageDraw.Draw(edge).polygon(sheet.line(_round(_round([tuple(p) for p in spec["edge"]])), 2), fill=255)
    ground = ImageChops.multiply(ground, edge)
    left, top, right, bottom = ground.getbbox() or (0, 0, 2, 2)
    box = (max(0, left - 8) & ~1, max(0, top - 8) & ~1, min(size[0], right + 9) & ~1, min(size[1], bottom + 9) & ~1)
    ground = ground.crop(box).reduce(2)
    border = ImageChops.subtract(ground, ground.filter(ImageFilter.MinFilter(3)))
    return ground, border, (box[0] // 2, box[1] // 2)


@lru_cache(maxsize=_GROUNDS)
def ground(sheet: Sheet, palette: str) -> Image.Image:
    """The map itself, before anything stands on it."""
    pal = PALETTES.get(palette, STANDARD)
    image = Image.new("RGB", (sheet.wide * _FINE, sheet.high * _FINE), pal.sea)
    pen = ImageDraw.Draw(image)
    _rhumbs(pen, sheet, pal)
    lines = [sheet.line(outline) for outline in shores(sheet.name).values()]
    for level, share in ((6, 0.4), (40, 0.7), (90, 1.0)):
        _shade(image, _shallows(sheet, level), blend(pal.sea, pal.shoal, share))
    for line in lines:
        pen.polygon(line, fill=pal.land)
    _ornaments(pen, sheet, pal)
    for line in lines:
        pen.line([*line, line[0]], fill=pal.coast, width=5, joint="curve")
    _waves(pen, sheet, pal)
    _rose(pen, sheet, pal)
    return image.reduce(_FINE)


def _shallows(sheet: Sheet, level: int) -> Image.Image:
    """All that lies within reach of a shore: the higher the level, the nearer."""
    land = Image.new("L", (sheet.wide, sheet.high))
    for outline in shores(sheet.name).values():
        ImageDraw.Draw(land).polygon(sheet.line(outline, 1), fill=255)
    return above(land.filter(ImageFilter.GaussianBlur(sheet.wide / 86)), level)


def _shade(image: Image.Image, mask: Image.Image, colour: Colour) -> None:
    """Colour a coarse mask on the fine picture, band by band: each step is short, so that other threads go on."""
    band = -(-mask.height // 6)
    for top in range(0, mask.height, band):
        part = mask.crop((0, top, mask.width, min(mask.height, top + band)))
        image.paste(colour, (0, top * _FINE), ImageOps.scale(part, _FINE, Image.Resampling.BILINEAR))


def _rhumbs(pen: ImageDraw.ImageDraw, sheet: Sheet, pal: Palette) -> None:
    """The wind lines of old sea charts, from the rose across the sea."""
    frame = chart(sheet.name)
    x, y = sheet.at(frame["rose"])
    reach = sheet.wide * 2
    for wind in range(32):
        end = (x + reach * cos(wind * pi / 16), y + reach * sin(wind * pi / 16))
        tone = blend(pal.sea, pal.shoal, 0.7 if wind % 2 == 0 else 0.4)
        pen.line([(x * _FINE, y * _FINE), (end[0] * _FINE, end[1] * _FINE)], fill=tone, width=3)


def _ornaments(pen: ImageDraw.ImageDraw, sheet: Sheet, pal: Palette) -> None:
    ink, light = blend(pal.land, pal.coast, 0.55), blend(pal.land, pal.coast, 0.28)
    k = sheet.wide / 944 * _FINE
    for spot in chart(sheet.name)["mountains"]:
        x, y = sheet.line([spot])[0]
        for dx, size in ((9, 0.72), (-9, 0.8), (0, 1.0)):
            left, peak, right = (
                (x + (dx - 10 * size) * k, y),
                (x + dx * k, y - 15 * size * k),
                (x + (dx + 10 * size) * k, y),
            )
            pen.polygon([left, peak, right], fill=pal.land)
            pen.polygon([peak, right, (x + (dx + 2) * k, y)], fill=light)
            pen.line([left, peak, right], fill=ink, width=4, joint="curve")
    for spot in chart(sheet.name)["dunes"]:
        x, y = sheet.line([spot])[0]
        for dx, dy in ((0, 0), (15, 5), (-13, 6)):
            box = (x + (dx - 11) * k, y + (dy - 6) * k, x + (dx + 11) * k, y + (dy + 8) * k)
            pen.arc(box, 200, 340, fill=light, width=4)


def _waves(pen: ImageDraw.ImageDraw, sheet: Sheet, pal: Palette) -> None:
    k = sheet.wide / 944 * _FINE
    ink = blend(pal.sea, pal.sea_ink, 0.28)
    for spot in chart(sheet.name)["waves"]:
        x, y = sheet.line([spot])[0]
        for step in range(3):
            left = x + (step * 9 - 13) * k
            pen.arc((left, y - 4 * k, left + 9 * k, y + 4 * k), 190, 350, fill=ink, width=4)
    for spot in chart(sheet.name)["ships"]:
        _galley(pen, *sheet.line([spot])[0], k, pal)


def _galley(pen: ImageDraw.ImageDraw, x: float, y: float, k: float, pal: Palette) -> None:
    ink = blend(pal.sea, pal.sea_ink, 0.72)
    hull = ((-24, 0), (-27, -9), (-21, -4), (18, -4), (25, -12), (24, -3), (30, 1), (20, 6), (-18, 6))
    sail = ((-9, -26), (10, -26), (13, -10), (-7, -10))
    pen.polygon([(x + a * k, y + b * k) for a, b in hull], fill=ink)
    pen.polygon([(x + a * k, y + b * k) for a, b in sail], fill=pal.band, outline=ink)
    pen.line([(x + 1.5 * k, y - 30 * k), (x + 1.5 * k, y - 3 * k)], fill=ink, width=int(1.8 * k))
    for oar in range(-16, 17, 5):
        pen.line([(x + oar * k, y + 3 * k), (x + (oar - 4) * k, y + 11 * k)], fill=ink, width=int(1.2 * k))


def _rose(pen: ImageDraw.ImageDraw, sheet: Sheet, pal: Palette) -> None:
    x, y = sheet.line([chart(sheet.name)["rose"]])[0]
    k = sheet.wide / 944 * _FINE
    ink = blend(pal.sea, pal.sea_ink, 0.72)
    for reach, start in ((19, 45), (30, 0)):
        for quarter in range(4):
            turn = radians(start + quarter * 90)
            tip = (x + reach * k * sin(turn), y - reach * k * cos(turn))
            for side, fill in ((-1, ink), (1, pal.shoal)):
                waist = (x + 6 * k * sin(turn + side * pi / 4), y - 6 * k * cos(turn + side * pi / 4))
                pen.polygon([(x, y), waist, tip], fill=fill, outline=ink)
    pen.ellipse((x - 4 * k, y - 4 * k, x + 4 * k, y + 4 * k), fill=pal.gold, outline=ink, width=3)
