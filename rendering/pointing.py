"""How tokens, arrows and signs are painted on a map made of spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rendering import shapes
from rendering.mosaic import Arrow, Look, Sign, Token
from rendering.outlines import Point
from rendering.palette import contrast
from rendering.strokes import bowed, disc, head, ring, shape, shortened, stroke, strokes
from rendering.text_layout import BOLD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rendering.mosaics import Laid
    from rendering.strokes import Dash

PALE: Final = 3.0  # contrast with paper: what has less has a dark rim
TOKEN: Final = 1.05  # half the width of a token, of the height of letters
DASHES: Final[Mapping[Look, Dash | None]] = {
    "move": None,
    "beaten": (11, 7),
    "support": (2.5, 6),
    "severed": (2.5, 6),
    "convoy": (7, 4),
    "coming": (8, 5),
    "idle": None,
}
BROAD: Final[Mapping[Look, float]] = {"move": 5.0, "beaten": 4.5, "coming": 3.5}
"""How broad arrows with a head are."""
BOWS: Final[Mapping[Look, float]] = {"move": 0.06, "beaten": 0.06, "support": 0.0, "severed": 0.0}


def paint_token(laid: Laid, token: Token) -> None:
    """An army as a shield, a fleet as a hull, in the arms of who commands it."""
    if token.key not in laid.tiles or not laid.seen(token.key):
        return
    brush, pal, size = laid.brush, laid.brush.colours, laid.block.size
    x, y = laid.stand(token.key, token.coast)
    if token.ringed and laid.crowded(token.key):
        x, y = laid.within((x + size * 0.9, y - size * 0.75))
    badge = pal.badge(token.seat)
    shape(brush, _body(token.letter, (x, y), size, 3.2), pal.panel)
    shape(brush, _body(token.letter, (x, y), size, 1.6), pal.land_ink)
    shape(brush, _body(token.letter, (x, y), size, 0), badge.fill)
    if token.loose:
        corners = _body(token.letter, (x, y), size, 0.6)
        stroke(brush, [*corners, corners[0]], badge.ink, 1.6, (3, 3))
    wide = brush.measure(token.letter, size - 1, BOLD)
    brush.text((x - size * 0.42 - wide / 2, y - size * 0.66), token.letter, badge.ink, size=size - 1, face=BOLD)
    side = brush.px(size * 0.62)
    brush.stamp(x + size * 0.08, y - size * 0.32, shapes.sigil(token.seat, side), badge.ink)
    if token.ringed:
        ring(brush, (x, y), size * 1.25, pal.panel, 5)
        ring(brush, (x, y), size * 1.25, pal.bad, 3)


def _body(letter: str, spot: Point, size: float, more: float) -> list[Point]:
    """The shape of a token around here."""
    wide, high = size * TOKEN + more, size * 0.62 + more
    corners = (
        ((-1.16, -0.95), (1.16, -0.95), (0.76, 1.0), (-0.76, 1.0))
        if letter == "F"
        else ((-0.94, -1.0), (0.94, -1.0), (0.94, 1.0), (-0.94, 1.0))
    )
    return [(spot[0] + dx * wide, spot[1] + dy * high) for dx, dy in corners]


def paint_arrow(laid: Laid, arrow: Arrow) -> None:
    """What a unit is to do: whole where it succeeds, broken where not, dotted for support."""
    line = _line(laid, arrow)
    if not line:
        return
    brush, pal, size = laid.brush, laid.brush.colours, laid.block.size
    fill = pal.bad if arrow.look == "coming" else pal.badge(arrow.seat).fill
    broad, dash = BROAD.get(arrow.look, 3.6), DASHES[arrow.look]
    pointed = arrow.look in BROAD
    shaft = line[:-1] if pointed else line
    stroke(brush, line, pal.panel, broad + 4)
    if pointed:
        shape(brush, head(line[-3], line[-1], size * 1.05, size * 0.62), pal.panel)
    if contrast(fill, pal.panel) < PALE:
        stroke(brush, shaft, pal.land_ink, broad + 2, dash)
    stroke(brush, shaft, fill, broad, dash)
    if pointed:
        tip = head(line[-3], line[-1], size * 0.85, size * 0.46)
        shape(brush, tip, fill)
        stroke(brush, [*tip, tip[0]], pal.land_ink, 1)
    else:
        disc(brush, line[-1], 5.5, pal.panel)
        disc(brush, line[-1], 4, fill)


def _line(laid: Laid, arrow: Arrow) -> list[Point]:
    """From token to token, or to the middle between two places; nothing where there is no such way."""
    places = [place.partition("/")[::2] for place in (arrow.start, *arrow.end)]
    if not arrow.end or any(key not in laid.tiles for key, _ in places):
        return []
    begin, *ends = [laid.stand(key, coast) for key, coast in places]
    size = laid.block.size
    end = (sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends))
    start, end = shortened(begin, end, size * 1.1, size * (1.15 if len(ends) == 1 else 0.3))
    return bowed(start, end, BOWS.get(arrow.look, 0.0))


def paint_fate(laid: Laid, arrow: Arrow) -> None:
    """The mark of what did not succeed: a cross where a move was beaten off, a stroke through what was cut."""
    line = _line(laid, arrow) if arrow.look in {"beaten", "severed"} else []
    if not line:
        return
    pal, brush, reach = laid.brush.colours, laid.brush, laid.block.size * 0.4
    x, y = line[7 if arrow.look == "beaten" else 5]
    disc(brush, (x, y), reach + 3, pal.panel)
    parts = [((-1, -1), (1, 1))] + ([((-1, 1), (1, -1))] if arrow.look == "beaten" else [])
    k = reach * 0.7
    strokes(brush, [[(x + a * k, y + b * k), (x + c * k, y + d * k)] for (a, b), (c, d) in parts], pal.bad, 3.4)


def paint_sign(laid: Laid, sign: Sign) -> None:
    """A flag where a province is seized, struck out where it failed; a bar where something is closed."""
    if sign.key not in laid.tiles or not laid.seen(sign.key):
        return
    size, brush, pal = laid.block.size, laid.brush, laid.brush.colours
    x, y = laid.stand(sign.key)
    if sign.look in {"barred", "closed"}:
        low = y + size * (0.95 if sign.look == "barred" else -0.95)
        _bar(laid, (x, low), pal.badge(sign.seat).fill if sign.seat else pal.bad)
        return
    pole = laid.beside(sign.key)
    foot, top = (pole[0], pole[1] + size * 1.4), pole
    cloth = [(top[0], top[1]), (top[0] + size * 1.15, top[1] + size * 0.36), (top[0], top[1] + size * 0.78)]
    stroke(brush, [foot, top], pal.panel, 5)
    stroke(brush, [foot, top], pal.ink, 2.2)
    fill = pal.badge(sign.seat).fill if sign.look == "flag" else pal.panel
    shape(brush, cloth, fill)
    stroke(brush, [*cloth, cloth[0]], pal.ink if sign.look == "flag" else pal.bad, 1.6)
    if sign.look != "flag":
        stroke(brush, [(top[0] - 5, top[1] + size * 0.8), (top[0] + size * 0.95, top[1] - 3)], pal.bad, 3)
    if sign.look == "fallen":
        stroke(brush, [(top[0] - 5, top[1] - 3), (top[0] + size * 0.95, top[1] + size * 0.8)], pal.bad, 3)


def _bar(laid: Laid, spot: Point, colour: str) -> None:
    """A barrier: a striped bar."""
    brush, pal, wide = laid.brush, laid.brush.colours, laid.block.size * 1.1
    line = [(spot[0] - wide, spot[1]), (spot[0] + wide, spot[1])]
    stroke(brush, line, pal.ink, 8)
    stroke(brush, line, colour, 5.5)
    stroke(brush, line, pal.panel, 5.5, (5, 6))
