"""The key of a map of ways: each sign beside its words."""

from functools import lru_cache, partial
from typing import Final

from PIL import Image

from rendering import stations
from rendering.brush import Brush
from rendering.itinerary import Key, KeyLook, Stop
from rendering.marks import centred, kept, lay, paint_mark
from rendering.painters import MARGIN, TITLE_HIGH, heading, panel
from rendering.palette import Style
from rendering.scene import Box
from rendering.strokes import head, shape, stroke

PITCH: Final = 1.5  # from one line to the next, of the height of letters
LEAD: Final = 2.7  # room for a sign
Point = tuple[float, float]


def key_high(key: Key) -> int:
    """How high the key is with all its lines."""
    return TITLE_HIGH + 8 + round(key.size * PITCH) * -(-len(key.terms) // key.columns) + 4


def paint_key(block: Key, brush: Brush) -> None:
    """Each sign beside its words, in columns."""
    panel(brush, block.box)
    heading(brush, block.box, block.title)
    rows = -(-len(block.terms) // block.columns)
    wide, pitch = (block.box.w - MARGIN) / block.columns, round(block.size * PITCH)
    lead = block.size * LEAD
    for number, (look, text) in enumerate(block.terms):
        x = block.box.x + MARGIN + number // rows * wide
        y = block.box.y + TITLE_HIGH + 8 + number % rows * pitch
        sign, rest = _sign(look, block.seat, block.size, brush.style, brush.scale / brush.style.scale)
        lay(brush, sign, rest, (x + lead / 2 - 4, y + pitch / 2 - 2))
        place = (x + lead, y + pitch / 2 - 2 - block.size * 0.72)
        brush.text(place, text, brush.colours.ink, size=block.size, room=wide - lead - 4)


@lru_cache(maxsize=512)
def _sign(look: KeyLook, seat: str, size: int, style: Style, zoom: float) -> tuple[Image.Image, Image.Image]:
    """A sign of the key, as marks are kept."""
    return kept(round(size * 3 * style.scale * zoom), style, zoom, partial(_term, look, seat, size))


def _term(look: KeyLook, seat: str, size: int, brush: Brush, spot: Point) -> None:
    """One sign of the key."""
    side = size * 1.1
    if look in {"clear", "difficult", "ferry", "road"}:
        _way(brush, look, spot, side)
    elif look == "trek":
        fill = brush.colours.badge(seat).fill
        stroke(brush, [(spot[0] - side * 0.7, spot[1]), (spot[0] + side * 0.2, spot[1])], fill, 6)
        shape(brush, head(spot, (spot[0] + side * 0.75, spot[1]), side * 0.7, side * 0.42), fill)
    elif look in {"host", "inside"}:
        _sample(brush, seat, size, spot, "[5]" if look == "inside" else "5")
    else:
        paint_mark(brush, _example(seat, look), spot, side)


def _example(seat: str, look: KeyLook) -> Stop:
    """A place that bears one sign."""
    tribe, city = look in {"tribal", "hollow"}, look in {"walled", "pips", "beset"}
    return Stop(
        "",
        "",
        "",
        "",
        kind="tribal" if tribe else "walled" if city else "normal",
        seat=seat if look in {"normal", "walled", "tribal", "prize"} else "",
        pips=3 if look in {"pips", "hollow"} else 0,
        hollow=look == "hollow",
        beset=look == "beset",
        prize=look == "prize",
        port=look == "port",
        burnt=look == "flame",
        fresh=look == "fresh",
    )


def _sample(brush: Brush, seat: str, size: int, spot: Point, text: str) -> None:
    """A plate of a host, or its brackets inside walls."""
    badge, high = brush.colours.badge(seat), size * 1.2
    plate = Box(round(spot[0] - high * 0.75), round(spot[1] - high / 2), round(high * 1.5), round(high))
    brush.fill(plate, badge.fill)
    centred(brush, spot, text, badge.ink, size)


def _way(brush: Brush, look: KeyLook, spot: Point, side: float) -> None:
    """A piece of a way."""
    line = [(spot[0] - side * 0.75, spot[1]), (spot[0] + side * 0.75, spot[1])]
    pal = brush.colours
    if look == "road":
        stroke(brush, line, pal.land_ink, 8)
        stroke(brush, line, pal.held, 4)
    else:
        dash = {"difficult": (7.0, 5.0), "ferry": (3.0, 5.0)}.get(look)
        stroke(brush, line, pal.sea_ink if look == "ferry" else pal.land_ink, 3, dash)
    if look in {"difficult", "ferry"}:
        mask = stations.peaks(brush.px(16)) if look == "difficult" else stations.swell(brush.px(16))
        brush.stamp(spot[0] - 8, spot[1] - 8, mask, pal.coast if look == "difficult" else pal.sea_ink)
