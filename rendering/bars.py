"""How bars are painted: amounts side by side to one measure, with the line that is to be reached."""

from typing import Final

from rendering.brush import Brush
from rendering.painters import MARGIN, TITLE_HIGH, heading, panel, wrapped
from rendering.palette import Colour, blend, contrast
from rendering.scene import Bar, Bars, Box, Part, Tone
from rendering.text_layout import BOLD

PITCH: Final = 36
HIGH: Final = 26


def bars_high(count: int) -> int:
    """How high a block of so many bars is."""
    return TITLE_HIGH + PITCH * max(1, count) + 8


def paint_bars(block: Bars, brush: Brush) -> None:
    """Bars below one another, and the line at their goal."""
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title, block.aside)
    if not block.bars:
        wrapped(brush, Box(box.x + MARGIN, box.y + TITLE_HIGH + 6, box.w - 2 * MARGIN, 60), block.empty, 22)
    (label, note), noted = block.shares, any(bar.note for bar in block.bars)
    left = box.x + round(box.w * label)
    field = Box(left, box.y + TITLE_HIGH + 6, round(box.w * (1 - label - (note if noted else 0))) - MARGIN, HIGH)
    for number, bar in enumerate(block.bars):
        _bar(brush, bar, Box(field.x, field.y + number * PITCH, field.w, field.h), block)
    if block.goal and block.bars:
        _goal(brush, block, field)


def _bar(brush: Brush, bar: Bar, field: Box, block: Bars) -> None:
    brush.cell(block.box.x + MARGIN, field.y - 1, bar.label, size=22, room=field.x - block.box.x - 2 * MARGIN)
    brush.fill(field, brush.colours.stripe)
    x = float(field.x)
    for part in bar.parts:
        wide = field.w * part.amount / max(1, block.full)
        if wide >= 1:
            _part(brush, part, Box(round(x), field.y, max(2, round(x + wide) - round(x)), field.h))
        x += wide
    if bar.note:
        room = block.box.w * block.shares[1]
        place = (block.box.x + block.box.w - MARGIN, field.y - 1)
        brush.text(place, bar.note, brush.colours.ink, room=room, align="right")


def _part(brush: Brush, part: Part, box: Box) -> None:
    """A part in its colours, with the amount where there is room for it."""
    fill, ink = _inks(brush, part)
    brush.fill(box, fill)
    if part.seat:
        brush.hatch(box, part.seat, blend(fill, ink, 0.16))
    brush.frame(box, brush.colours.panel, 1)
    wide = brush.measure(str(part.amount), 22, BOLD)
    if wide + 8 <= box.w:
        brush.fill(Box(box.x + 2, box.y + 2, round(wide) + 6, box.h - 4), fill)
        brush.text((box.x + 5, box.y - 1), str(part.amount), ink, size=22, face=BOLD)


def _inks(brush: Brush, part: Part) -> tuple[Colour, Colour]:
    """The colour of a part, and one that can be read on it."""
    pal = brush.colours
    if part.seat:
        badge = pal.badge(part.seat)
        return badge.fill, badge.ink
    fill = pal.rule if part.tone is Tone.PLAIN else brush.tone(part.tone)
    return fill, max((pal.panel, pal.ink), key=lambda ink: contrast(ink, fill))


def _goal(brush: Brush, block: Bars, field: Box) -> None:
    """The line that is to be reached."""
    x = field.x + field.w * block.goal / max(1, block.full)
    low = field.y + PITCH * (len(block.bars) - 1) + HIGH
    brush.line([(x, field.y - 4), (x, low + 4)], brush.colours.ink, 3)
