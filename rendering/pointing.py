"""How tokens, arrows and signs are painted on a map made of spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rendering import shapes
from rendering.mosaic import Arrow, Look, Sign, Token
from rendering.outlines import Point
from rendering.strokes import bowed, disc, head, ring, shape, shortened, stroke
from rendering.text_layout import BOLD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rendering.mosaics import Laid
    from rendering.strokes import Dash

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
BOWS: Final[Mapping[Look, float]] = {"move": 0.06, "beaten": 0.06, "support": 0.0, "severed": 0.0}


def paint_token(laid: Laid, token: Token) -> None:
    """An army as a shield, a fleet as a hull, in the arms of who commands it."""
    if token.key not in laid.tiles or not laid.seen(token.key):
        return
    brush, pal, size = laid.brush, laid.brush.colours, laid.block.size
    x, y = laid.stand(token.key, token.coast)
    if token.ringed:
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
    """What a unit is to do: whole where it succeeds, broken and crossed where not, dotted for support."""
    places = [place.partition("/")[::2] for place in (arrow.start, *arrow.end)]
    if not arrow.end or any(key not in laid.tiles for key, _ in places):
        return
    begin, *ends = [laid.stand(key, coast) for key, coast in places]
    size, brush = laid.block.size, laid.brush
    end = (sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends))
    whole = len(ends) == 1
    start, end = shortened(begin, end, size * 1.1, size * (1.15 if whole else 0.3))
    line = bowed(start, end, BOWS.get(arrow.look, 0.0))
    pal, dash = brush.colours, DASHES[arrow.look]
    fill = pal.bad if arrow.look == "coming" else pal.badge(arrow.seat).fill
    broad = {"move": 5.0, "beaten": 4.5, "coming": 3.5}.get(arrow.look, 3.6)
    pointed = arrow.look in {"move", "beaten", "coming"}
    tip = head(line[-3], end, size * 0.85, size * 0.46)
    stroke(brush, line, pal.panel, broad + 4)
    if pointed:
        shape(brush, head(line[-3], end, size * 1.05, size * 0.62), pal.panel)
    stroke(brush, line[:-1] if pointed else line, fill, broad, dash)
    if pointed:
        shape(brush, tip, fill)
    else:
        disc(brush, end, 5.5, pal.panel)
        disc(brush, end, 4, fill)
    _fate(laid, arrow.look, line)


def _fate(laid: Laid, look: Look, line: list[Point]) -> None:
    """The mark of what did not succeed: a cross where a move was beaten off, a stroke through what was cut."""
    pal, brush, reach = laid.brush.colours, laid.brush, laid.block.size * 0.4
    if look not in {"beaten", "severed"}:
        return
    x, y = line[7 if look == "beaten" else 5]
    disc(brush, (x, y), reach + 3, pal.panel)
    strokes = [((-1, -1), (1, 1))] + ([((-1, 1), (1, -1))] if look == "beaten" else [])
    for (a, b), (c, d) in strokes:
        part = [(x + a * reach * 0.7, y + b * reach * 0.7), (x + c * reach * 0.7, y + d * reach * 0.7)]
        stroke(brush, part, pal.bad, 3.4)


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
    foot, top = (x - size * 1.35, y + size * 0.5), (x - size * 1.35, y - size * 1.5)
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
