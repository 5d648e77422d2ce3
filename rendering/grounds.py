"""The ground of a map made of spaces, drawn once for each sheet and palette: sea, shallows, land, borders, lands."""

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, radians, sin
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.outlines import Point, Sheet, anchor, border, disc, evened, islet, length, outline, printed, touching
from rendering.palette import PALETTES, STANDARD, Colour, Palette, blend, rgb
from rendering.shapes import above, thin

_FINE: Final = 2
_KEPT: Final = 4 * len(PALETTES)
_BROAD: Final = {"shore": 2.2, "sea": 1.2, "land": 1.3}
"""How broad borders are, in units of the printed map."""
_RIM: Final = 3.6  # of the border in the colour of whoever holds a space
_PEAK: Final = 15.0  # units of the printed map from one mountain to the next
Pen = ImageDraw.ImageDraw


@lru_cache(maxsize=_KEPT)
def ground(sheet: Sheet, palette: str) -> Image.Image:
    """Sea and land before anybody holds any of it."""
    pal = PALETTES.get(palette, STANDARD)
    image = Image.new("RGB", (sheet.wide, sheet.high), pal.sea)
    _rhumbs(ImageDraw.Draw(image), sheet, pal)
    land = lands(sheet)
    near = land.filter(ImageFilter.GaussianBlur(max(sheet.wide, sheet.high) / 70))
    for level, share in ((6, 0.35), (50, 0.65), (100, 1.0)):
        image.paste(rgb(blend(pal.sea, pal.shoal, share)), (0, 0), above(near, level))
    image.paste(rgb(pal.land), (0, 0), land)
    _rose(image, sheet, pal)
    return image


@lru_cache(maxsize=_KEPT)
def lands(sheet: Sheet) -> Image.Image:
    """All that is not sea, as a mask."""
    mask = Image.new("L", (sheet.wide * _FINE, sheet.high * _FINE))
    pen = ImageDraw.Draw(mask)
    for space, spec in printed(sheet.name)["spaces"].items():
        if spec["kind"] != "sea":
            pen.polygon(_fine(sheet, outline(sheet.name, space)), fill=255)
    return mask.reduce(_FINE)


@lru_cache(maxsize=_KEPT)
def lines(sheet: Sheet, palette: str) -> tuple[tuple[Colour, Image.Image], ...]:
    """What is drawn over the lands: borders of land and of sea, and the shore; each as a mask with its colour."""
    pal = PALETTES.get(palette, STANDARD)
    size = (sheet.wide * _FINE, sheet.high * _FINE)
    kinds = {space: spec["kind"] == "sea" for space, spec in printed(sheet.name)["spaces"].items()}
    masks = {name: Image.new("L", size) for name in ("sea", "land", "shore")}
    k = max(1.0, sheet.zoom * _FINE)
    for one, other in touching(sheet.name):
        kind = "shore" if kinds[one] != kinds[other] else "sea" if kinds[one] else "land"
        line, wide = _fine(sheet, border(sheet.name, one, other)), _BROAD[kind]
        ImageDraw.Draw(masks[kind]).line(line, fill=255, width=max(2, round(wide * k)), joint="curve")
    inks = {"sea": blend(pal.sea, pal.sea_ink, 0.34), "land": blend(pal.land, pal.coast, 0.8), "shore": pal.coast}
    return tuple((inks[name], mask.reduce(_FINE)) for name, mask in masks.items())


def _fine(sheet: Sheet, line: tuple[Point, ...]) -> list[Point]:
    return [(x * _FINE, y * _FINE) for x, y in map(sheet.at, line)]


@lru_cache(maxsize=1024)
def region(
    sheet: Sheet, space: str, beside: tuple[str, ...] = ()
) -> tuple[Image.Image, Image.Image, tuple[int, int]] | None:
    """A space as two masks, all of it and its rim, and where they lie; None: it is not on this sheet."""
    line = outline(sheet.name, space) if space else disc(islet(sheet.name, beside))
    points = [sheet.at(point) for point in line]
    left, top = max(0, int(min(x for x, _ in points)) - 1), max(0, int(min(y for _, y in points)) - 1)
    right = min(sheet.wide, int(max(x for x, _ in points)) + 2)
    low = min(sheet.high, int(max(y for _, y in points)) + 2)
    if right - left < 2 or low - top < 2:
        return None
    large = Image.new("L", ((right - left) * _FINE, (low - top) * _FINE))
    spots = [((x - left) * _FINE, (y - top) * _FINE) for x, y in points]
    ImageDraw.Draw(large).polygon(spots, fill=255)
    mask = large.reduce(_FINE)
    broad = max(2, round(2 * _RIM * sheet.zoom * _FINE))
    ImageDraw.Draw(large).line([*spots, *spots[:2]], fill=0, width=broad, joint="curve")
    return mask, ImageChops.subtract(mask, large.reduce(_FINE)), (left, top)


def where(sheet: Sheet, space: str, coast: str = "", beside: tuple[str, ...] = ()) -> Point:
    """Where the name of a space is written, or the fleet of a coast lies, in pixels of the sheet."""
    return sheet.at(anchor(sheet.name, space, coast) if space else islet(sheet.name, beside))


# Ornaments


def _rhumbs(pen: Pen, sheet: Sheet, pal: Palette) -> None:
    """The wind lines of old sea charts, across the sea."""
    x, y, reach = sheet.wide * 0.62, sheet.high * 0.56, sheet.wide * 2
    for wind in range(32):
        end = (x + reach * cos(wind * pi / 16 + 0.05), y + reach * sin(wind * pi / 16 + 0.05))
        pen.line([(x, y), end], fill=blend(pal.sea, pal.shoal, 0.6 if wind % 2 == 0 else 0.35), width=1)


def _rose(image: Image.Image, sheet: Sheet, pal: Palette) -> None:
    """Where north is, on the emptiest sea of a whole map."""
    spot = printed(sheet.name).get("rose")
    if spot is None:
        return
    side = round(68 * sheet.zoom)
    large = Image.new("L", (side * 4, side * 4))
    dark = Image.new("L", (side * 4, side * 4))
    up = printed(sheet.name).get("north", "up") == "up"
    start = 0 if up != sheet.turned else 180
    middle = size = side * 2.0
    for turn_by, reach in ((45, 0.5), (0, 0.7)):
        for quarter in range(4):
            turn = radians(start + turn_by + quarter * 90)
            long = 0.98 if turn_by == quarter == 0 else reach  # the longest points north
            tip = (middle + size * long * sin(turn), middle - size * long * cos(turn))
            for half, mask in ((-1, large), (1, dark)):
                waist = (
                    middle + size * 0.17 * sin(turn + half * pi / 4),
                    middle - size * 0.17 * cos(turn + half * pi / 4),
                )
                ImageDraw.Draw(mask).polygon([(middle, middle), waist, tip], fill=255)
    x, y = sheet.at(evened(sheet.name, spot))
    ink = blend(pal.sea, pal.sea_ink, 0.7)
    at = (round(x - side / 2), round(y - side / 2))
    image.paste(rgb(blend(pal.sea, pal.shoal, 1.0)), at, large.reduce(4))
    image.paste(rgb(ink), at, dark.reduce(4))


def peaks(line: tuple[Point, ...], gap: float) -> list[Point]:
    """Where mountains stand along a border, but for a gap around its middle."""
    whole, found, at = length(line), list[Point](), _PEAK / 2
    for (x, y), (u, v) in pairwise(line):
        step = length(((x, y), (u, v)))
        while at <= step:
            found.append((x + (u - x) * at / step, y + (v - y) * at / step))
            at += _PEAK
        at -= step
    keep = len(found)
    return [
        spot for number, spot in enumerate(found) if not gap or abs((number + 0.5) / keep - 0.5) * whole > gap / 2
    ] or found[:1]


__all__ = ["ground", "lines", "peaks", "region", "thin", "where"]
