"""The marks of places on a map of ways as they are painted; each is painted once and kept."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from rendering import shapes, stations
from rendering.brush import Brush
from rendering.itinerary import Stop
from rendering.palette import Colour, Style
from rendering.scene import Box, Mark
from rendering.strokes import disc, ring, stroke
from rendering.text_layout import BOLD

LETTER: Final = 0.78  # height of what is written in a mark, of its side
Point = tuple[float, float]


def lay(brush: Brush, ink: Image.Image, rest: Image.Image, spot: Point) -> None:
    """Lay what is kept of a sign on the picture, around this middle."""
    x, y = (brush.px(at) - ink.width // 2 for at in spot)
    area = (x, y, x + ink.width, y + ink.height)
    ground = ImageChops.multiply(brush.image.crop(area), rest)
    brush.image.paste(ImageChops.add(ground, ink), (x, y))


@lru_cache(maxsize=1024)
def stamp(stop: Stop, style: Style, zoom: float, wide: float) -> tuple[Image.Image, Image.Image]:
    """The mark of a place."""
    side = round(wide * 4 * style.scale * zoom)
    return kept(side, style, zoom, lambda brush, spot: paint_mark(brush, stop, spot, wide))


def kept(
    side: int, style: Style, zoom: float, paint: Callable[[Brush, Point], None]
) -> tuple[Image.Image, Image.Image]:
    """A sign on black, and what it leaves of the ground it is laid on; `side`: in pixels."""
    both: list[Image.Image] = []
    for ground in ("#000000", "#ffffff"):
        brush = Brush(Image.new("RGB", (side, side), ground), style, zoom)
        paint(brush, (side / 2 / brush.scale, side / 2 / brush.scale))
        both.append(brush.image)
    return both[0], ImageChops.subtract(both[1], both[0])


def paint_mark(brush: Brush, stop: Stop, spot: Point, side: float) -> None:
    """The mark of a place: its kind, who holds it, what it is worth, what is going on there."""
    (x, y), pal = spot, brush.colours
    if stop.fresh:
        ring(brush, spot, side * 0.86, pal.panel, 6)
        ring(brush, spot, side * 0.86, pal.bad, 3)
    paint_sign(brush, stop, spot, side)
    for number in range(stop.pips):
        pip = (x + (number - (stop.pips - 1) / 2) * side * 0.3, y + side * 0.52)
        disc(brush, pip, side * 0.15, pal.land_ink)
        disc(brush, pip, side * 0.095, pal.panel if stop.hollow else pal.gold)
    if stop.port:
        _corner(brush, (x - side * 0.55, y + side * 0.42), stations.anchor(brush.px(side * 0.5)), pal.sea_ink)
    if stop.burnt:
        _corner(brush, (x - side * 0.55, y - side * 0.42), shapes.mark(Mark.FLAME, brush.px(side * 0.5)), pal.bad)
    if stop.beset or stop.pressed:
        _beset(brush, stop, (x + side * 0.7, y - side * 0.5), side * LETTER)


def paint_sign(brush: Brush, stop: Stop, spot: Point, side: float) -> None:
    """The sign of a kind of place with the letter of whoever holds it, ringed with gold if it counts."""
    pal, badge = brush.colours, brush.colours.badge(stop.seat)
    fill, ink = (badge.fill, badge.ink) if stop.seat else (pal.panel, pal.ink)
    rings = ((0.42, pal.land_ink), (0.34, pal.gold)) if stop.prize else ()
    for grown, colour in (*rings, (0.16, pal.land_ink), (0.0, pal.land if stop.shut else fill)):
        wide = side * (1 + grown)
        mask = stations.sign(stop.kind, brush.px(wide))
        brush.stamp(spot[0] - wide / 2, spot[1] - wide / 2, mask, colour)
    if stop.letter:
        size = round(side * LETTER)
        low = 0.03 if stop.kind == "walled" else 0.0
        centred(brush, (spot[0], spot[1] + side * low), stop.letter, ink, size)
    if stop.shut:
        stroke(brush, [(spot[0] - 7, spot[1] - 7), (spot[0] + 7, spot[1] + 7)], pal.land_ink, 2)


def centred(brush: Brush, spot: Point, text: str, ink: Colour, size: int) -> None:
    """A word around its middle, in letters of this height even if they are small."""
    least, brush.least = brush.least, min(brush.least, size)
    brush.text((spot[0], spot[1] - size * 0.7), text, ink, size=size, face=BOLD, align="middle")
    brush.least = least


def _corner(brush: Brush, spot: Point, mask: Image.Image, colour: Colour) -> None:
    """A small sign on a disc at a corner of a mark."""
    reach = mask.width / brush.scale / 2
    disc(brush, spot, reach + 3, colour)
    disc(brush, spot, reach + 1.6, brush.colours.panel)
    brush.stamp(spot[0] - reach, spot[1] - reach, mask, colour)


def _beset(brush: Brush, stop: Stop, spot: Point, side: float) -> None:
    """Swords, and how far it is pressed, if at all."""
    pal = brush.colours
    wide = side + 4 + (brush.measure(str(stop.pressed), round(side), BOLD) + 3 if stop.pressed else 0)
    plate = Box(round(spot[0] - side / 2 - 2), round(spot[1] - side / 2 - 2), round(wide), round(side + 4))
    brush.fill(plate, pal.panel)
    brush.frame(plate, pal.bad, 2)
    brush.mark(plate.x + 3, plate.y + 3, Mark.SWORDS, pal.bad, round(side - 2))
    if stop.pressed:
        middle = (plate.x + side + 1 + (wide - side - 4) / 2, plate.y + plate.h / 2)
        centred(brush, middle, str(stop.pressed), pal.bad, round(side))
