"""How a map made of spaces is painted: ground, whose it is, borders, ways, arrows, names, what stands there."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from PIL import ImageChops

from rendering import grounds, pointing, shapes, ways
from rendering.brush import Brush
from rendering.mosaic import Mosaic, Tile
from rendering.outlines import Point, Sheet, around, fitted, islet, outline
from rendering.outlines import disc as disc_around
from rendering.palette import EDGED, HATCHED, TINT, Colour, blend, rgb
from rendering.scene import Cell
from rendering.strokes import disc, stroke
from rendering.text_layout import BODY, BOLD, ITALIC

WELL: Final = 5.5  # reach of the mark of a centre
GAP: Final = 3.0
LINE: Final = 1.18  # from one line to the next, of the height of letters


@dataclass
class Laid:
    """A map on its way to the picture."""

    block: Mosaic
    brush: Brush

    @cached_property
    def tiles(self) -> dict[str, Tile]:
        """The spaces by their keys."""
        return {tile.key: tile for tile in self.block.tiles}

    @cached_property
    def sheet(self) -> Sheet:
        """The part of the map that is shown, on as many pixels as it has here."""
        block, rim = self.block, around(self.block.map)
        shown = [self.tiles[key].id for key in block.window if key in self.tiles and self.tiles[key].id]
        window = fitted(around(block.map, shown), block.box.w, block.box.h, rim) if shown else rim
        return Sheet(block.map, self.brush.px(block.box.w), self.brush.px(block.box.h), window, block.turned)

    def spot(self, key: str, coast: str = "") -> Point:
        """Where a space is written, in units of the scene."""
        tile = self.tiles[key]
        x, y = grounds.where(self.sheet, tile.id, coast, self.neighbours(tile))
        return self.units((x, y))

    def neighbours(self, tile: Tile) -> tuple[str, ...]:
        """The printed spaces an islet lies beside."""
        found = () if tile.id else tile.beside
        return tuple(self.tiles[one].id for one in found if one in self.tiles and self.tiles[one].id)

    def units(self, pixel: Point) -> Point:
        """A pixel of the sheet in units of the scene."""
        return self.block.box.x + pixel[0] / self.brush.scale, self.block.box.y + pixel[1] / self.brush.scale

    def stand(self, key: str, coast: str = "") -> Point:
        """Where a token stands: below the name of its space, on its coast if it has one."""
        x, y = self.spot(key, coast)
        if coast:
            return self.within((x, y))
        lines = 2 if self.holders(key) else 1
        return self.within((self.column(key), self.top(key) + self.block.size * (LINE * lines + 0.86)))

    def top(self, key: str) -> float:
        """Where the first line of what is written on a space begins: all of it lies within, near its middle."""
        high, y = self.high(key, holders=bool(self.holders(key))), self.spot(key)[1]
        above, below = self.span(key)
        y = min(max(y, above + high / 2), max(below - high / 2, above + high / 2))
        box = self.block.box
        return min(max(y - high / 2, box.y + 4), box.y + box.h - high - 4)

    def high(self, key: str, *, holders: bool) -> float:
        """How high that is: the name, who is there, the token."""
        return self.block.size * (LINE * (1 + holders) + (1.5 if key in self.manned else 0))

    def holders(self, key: str) -> tuple[Cell, ...]:
        """Who is written there: nobody where a token takes the room, since the ground bears the same arms."""
        above, below = self.span(key)
        roomy = below - above + self.block.size / 3 >= self.high(key, holders=True)
        return self.tiles[key].holders if roomy or key not in self.manned else ()

    def span(self, key: str) -> tuple[float, float]:
        """From where to where a space reaches, straight above and below its middle."""
        if key not in self._spans:
            self._spans[key] = self._reach(key, self.spot(key), 1)
        return self._spans[key]

    def column(self, key: str) -> float:
        """Where the middle of its lines is: so far from the borders that a token stands within, if it can."""
        if key not in self._columns:
            (x, y), half = self.spot(key), self.block.size * 1.3
            left, right = self._reach(key, (x, y), 0)
            self._columns[key] = (
                min(max(x, left + half), right - half) if right - left > 2 * half else (left + right) / 2
            )
        return self._columns[key]

    def _reach(self, key: str, spot: Point, axis: int) -> tuple[float, float]:
        """How far a space goes from here both ways along an axis, within the map."""
        rim, other = self.rim(self.tiles[key]), 1 - axis
        cuts = [
            one[axis] + (next_[axis] - one[axis]) * (spot[other] - one[other]) / (next_[other] - one[other])
            for one, next_ in zip(rim, [*rim[1:], *rim[:1]], strict=True)
            if (one[other] > spot[other]) != (next_[other] > spot[other])
        ]
        box, at = self.block.box, spot[axis]
        low, high = ((box.x, box.x + box.w), (box.y, box.y + box.h))[axis]
        before, after = [cut for cut in cuts if cut <= at], [cut for cut in cuts if cut > at]
        return max([float(low), *before]), min([float(high), *after])

    def rim(self, tile: Tile) -> list[Point]:
        """The border of a space, in units of the scene."""
        line = (
            outline(self.block.map, tile.id) if tile.id else disc_around(islet(self.block.map, self.neighbours(tile)))
        )
        return [self.units(self.sheet.at(point)) for point in line]

    @cached_property
    def _columns(self) -> dict[str, float]:
        return {}

    @cached_property
    def _spans(self) -> dict[str, tuple[float, float]]:
        return {}

    @cached_property
    def manned(self) -> frozenset[str]:
        """Where tokens stand below the names."""
        return frozenset(one.key for one in self.block.tokens if not one.coast)

    def within(self, spot: Point) -> Point:
        """The place nearest to this one that is not too near the rim."""
        box, margin = self.block.box, self.block.size * 1.3
        x = min(max(spot[0], box.x + margin), box.x + box.w - margin)
        return x, min(max(spot[1], box.y + margin / 2), box.y + box.h - margin / 2 - 4)

    def crowded(self, key: str) -> bool:
        """Whether more than one token stands there."""
        return sum(one.key == key for one in self.block.tokens) > 1

    def beside(self, key: str) -> Point:
        """The place behind the name of a space, at the height of its letters."""
        tile, size = self.tiles[key], self.block.size
        wide = self.brush.measure(tile.short, size, ITALIC if tile.water else BOLD) + tile.wells * (2 * WELL + GAP)
        return self.column(key) + wide / 2 + 7, self.top(key) - size * 0.1

    def seen(self, key: str) -> bool:
        """Whether the place of a space is on the part that is shown."""
        return self.shows(*self.spot(key))

    def shows(self, x: float, y: float) -> bool:
        """Whether a place lies on the map, and not on its very rim."""
        box = self.block.box
        return box.x + 8 <= x <= box.x + box.w - 8 and box.y + 8 <= y <= box.y + box.h - 8


def paint_mosaic(block: Mosaic, brush: Brush) -> None:
    """The map; what is read lies over what is pointed at, and both over the ground."""
    laid, box = Laid(block, brush), block.box
    brush.bounds = box
    corner = (brush.px(box.x), brush.px(box.y))
    brush.image.paste(grounds.ground(laid.sheet, brush.style.palette), corner)
    for tile in block.tiles:
        _ground(laid, tile)
    for colour, mask in grounds.lines(laid.sheet, brush.style.palette):
        brush.image.paste(rgb(colour), corner, mask)
    for way in block.ways:
        ways.paint_way(laid, way)
    for arrow in block.arrows:
        pointing.paint_arrow(laid, arrow)
    for tile in block.tiles:
        _name(laid, tile)
    for token in block.tokens:
        pointing.paint_token(laid, token)
    for arrow in block.arrows:
        pointing.paint_fate(laid, arrow)
    for sign in block.signs:
        pointing.paint_sign(laid, sign)
    brush.bounds = None
    brush.frame(box, brush.colours.rule, 2)
    brush.frame(box.inset(3), brush.colours.coast, 1)


def _ground(laid: Laid, tile: Tile) -> None:
    """Whose land it is: tinted, hatched with the pattern of his arms, its border in the full colour."""
    found = grounds.region(laid.sheet, tile.id, laid.neighbours(tile))
    if found is None:
        return
    mask, rim, (x, y) = found
    brush, pal = laid.brush, laid.brush.colours
    at = (brush.px(laid.block.box.x) + x, brush.px(laid.block.box.y) + y)
    if not tile.id:
        brush.image.paste(rgb(pal.sea if tile.water else pal.land), at, mask)
        brush.image.paste(rgb(pal.coast), at, shapes.thin(rim, 0.5))
    if not tile.seat:
        return
    fill = pal.badge(tile.seat).fill
    hatch = ImageChops.multiply(shapes.hatch(tile.seat, *mask.size), mask)
    brush.image.paste(rgb(blend(pal.held, fill, TINT)), at, mask)
    brush.image.paste(rgb(blend(pal.held, fill, HATCHED)), at, hatch)
    brush.image.paste(rgb(blend(pal.held, fill, EDGED)), at, rim)


def _name(laid: Laid, tile: Tile) -> None:
    """Its short name with the marks of its centre, at length where there is room, and below it who is there."""
    if not laid.seen(tile.key):
        return
    block, brush, x = laid.block, laid.brush, laid.column(tile.key)
    size, inks, top = block.size, _inks(laid, tile), laid.top(tile.key)
    face = ITALIC if tile.water else BOLD
    wells = tile.wells * (2 * WELL + GAP)
    wide = brush.measure(tile.short, size, face)
    x = min(max(x, block.box.x + wide / 2 + wells + 8), block.box.x + block.box.w - wide / 2 - 8)
    brush.label((x + wells / 2, top), tile.short, inks, size=size, face=face)
    for number in range(tile.wells):
        _well(laid, tile, (x - wide / 2 - wells / 2 + WELL + number * (2 * WELL + GAP), top + size * 0.66))
    if tile.struck:
        _strike(laid, (x, top + size * 0.66))
    if laid.holders(tile.key):
        _holders(laid, _fitting(laid, tile, top), (x, top + size * LINE), inks)
    if block.named:
        _at_length(laid, tile, (x, top - size * 0.86), inks)


def _strike(laid: Laid, spot: Point) -> None:
    """A cross through the name of a space that is closed."""
    (x, y), reach = spot, laid.block.size * 0.9
    for side in (-1, 1):
        stroke(laid.brush, [(x - reach, y - 7 * side), (x + reach, y + 7 * side)], laid.brush.colours.bad, 2.4)


def _fitting(laid: Laid, tile: Tile, top: float) -> tuple[Cell, ...]:
    """Who is there: with his code, the first alone with it, or all by their arms only, as there is room."""
    size = laid.block.size
    room = 2 * _room(laid, tile, (laid.column(tile.key), top + size * (LINE + 0.6))) if tile.id else 0.0
    tries = (
        tile.holders,
        (tile.holders[0], *(replace(one, text="") for one in tile.holders[1:])),
    )
    fits = (one for one in tries if sum(_wide(laid, each) for each in one) + 5 * (len(one) - 1) <= room)
    return next(fits, tuple(replace(one, text="") for one in tile.holders))


def _wide(laid: Laid, holder: Cell) -> float:
    """How much room his arms take, and his code if it is written."""
    size = laid.block.size - 2
    return size + 2 + (laid.brush.measure(holder.text, size, BOLD) if holder.text else 0)


def _inks(laid: Laid, tile: Tile) -> tuple[Colour, Colour]:
    """Of a name on this ground: letters and their rim."""
    pal = laid.brush.colours
    if tile.water:
        return pal.sea_ink, pal.shoal
    return pal.land_ink, blend(pal.held, pal.badge(tile.seat).fill, TINT) if tile.seat else pal.land


def _well(laid: Laid, tile: Tile, spot: Point) -> None:
    """A supply centre: filled with the colour of its owner, hollow if nobody owns it."""
    pal = laid.brush.colours
    disc(laid.brush, spot, WELL, pal.land_ink)
    disc(laid.brush, spot, WELL - 1.6, pal.badge(tile.seat).fill if tile.seat else pal.held)


def _holders(laid: Laid, holders: tuple[Cell, ...], top: Point, inks: tuple[Colour, Colour]) -> None:
    """Who is there, side by side: shields, with codes where they are to be written."""
    brush, size = laid.brush, laid.block.size - 2
    side = size
    wides = [_wide(laid, one) for one in holders]
    x = top[0] - (sum(wides) + 5 * (len(holders) - 1)) / 2
    for one, wide in zip(holders, wides, strict=True):
        brush.badge(x, top[1] + size * 0.16, one.seat, side)
        if one.text:
            brush.label((x + side + 2 + (wide - side - 2) / 2, top[1]), one.text, inks, size=size, face=BOLD)
        x += wide + 5


def _at_length(laid: Laid, tile: Tile, top: Point, inks: tuple[Colour, Colour]) -> None:
    """The whole name above the short one, if it fits between the borders there."""
    brush, size = laid.brush, max(laid.brush.least, laid.block.size - 4)
    wide = brush.measure(tile.name, size, ITALIC)
    if tile.id and tile.name != tile.short and wide + 10 <= 2 * _room(laid, tile, (top[0], top[1] + size * 0.7)):
        brush.label((top[0], top[1]), tile.name, inks, size=size, face=ITALIC)


def _room(laid: Laid, tile: Tile, spot: Point) -> float:
    """How far from here to the nearer border, to the left and to the right."""
    points = laid.rim(tile)
    high, reach = laid.block.size, 2000.0
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True):
        for level in (spot[1] - high * 0.3, spot[1] + high * 0.3):
            if (y > level) != (v > level):
                reach = min(reach, abs(x + (u - x) * (level - y) / (v - y) - spot[0]))
    edge = min(
        spot[0] - laid.block.box.x, laid.block.box.x + laid.block.box.w - spot[0], spot[1] - laid.block.box.y - high
    )
    return min(reach, edge)


__all__ = ["BODY", "Laid", "paint_mosaic"]
