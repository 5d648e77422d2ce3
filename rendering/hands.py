"""How cards are painted: goods as fans, people and red cards as cards of their own, texts of cards as notes."""

from typing import Final

from rendering import shapes, text_layout
from rendering.brush import Brush
from rendering.describe import fetches, one_more
from rendering.painters import MARGIN, TITLE_HIGH, heading, panel, readable, worth, wrapped
from rendering.palette import blend
from rendering.scene import Box, Fan, Note, Notes, Portrait, Portraits, Suit
from rendering.text_layout import BODY, BOLD

FAN_HIGH: Final = 186
NOTE_HIGH: Final = 92  # with two lines of text
CARD_GAP: Final = 8
KIND: Final = 0.4  # of the width of a card, for what it is
FIGURES_HIGH: Final = 58
_LINES: Final = 3
_LINE: Final = 27


def paint_fan(block: Fan, brush: Brush) -> None:
    """Goods as fans."""
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title, block.total)
    if not block.suits:
        wrapped(brush, Box(box.x + MARGIN, box.y + TITLE_HIGH + 8, box.w - 20, 80), block.empty, 24)
    per_row = fan_columns(box.w)
    wide = (box.w - 2 * MARGIN) / per_row
    for number, suit in enumerate(block.suits):
        x = box.x + MARGIN + (number % per_row) * wide
        _suit(brush, suit, x, box.y + TITLE_HIGH + 14 + (number // per_row) * FAN_HIGH, wide - 12)


def fan_columns(wide: int) -> int:
    """How many suits stand side by side."""
    return max(1, wide // 194)


def _suit(brush: Brush, suit: Suit, x: float, y: float, wide: float) -> None:
    pal = brush.colours
    ink = readable(brush, suit.value)
    step = min(22.0, (wide - 66) / max(1, suit.count - 1))
    for card in range(suit.count):
        place = Box(round(x + card * step), round(y), 62, 86)
        brush.fill(place, worth(brush, suit.value))
        brush.frame(place, pal.ink, 1)
        brush.text((place.x + 6, y + 3), str(suit.value), ink, size=20, face=BOLD)
    top = x + (suit.count - 1) * step
    brush.text((top + 31, y + 28), str(suit.value), ink, size=40, face=BOLD, align="middle")
    brush.text((x, y + 90), f"{suit.count} {suit.name}", pal.ink, size=24, face=BOLD, room=wide)
    brush.text((x, y + 118), fetches(suit), pal.ink, size=24, room=wide)
    brush.text((x, y + 146), one_more(suit), pal.faint, size=22, room=wide)


def note_high(note: Note, wide: float) -> int:
    """How high a note is in a block of this width: a third line of text makes it higher."""
    lines = text_layout.wrap(note.text, BODY, 22, int(wide) - 84, _LINES)
    return NOTE_HIGH + 27 * max(0, len(lines) - 2)


def paint_notes(block: Notes, brush: Brush) -> None:
    """Texts of cards."""
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title)
    if not block.notes:
        wrapped(brush, Box(box.x + MARGIN, box.y + TITLE_HIGH + 8, box.w - 20, 80), block.empty, 24)
    y = box.y + TITLE_HIGH
    for note in block.notes:
        high = note_high(note, box.w)
        _note(brush, note, Box(box.x + 2, y, box.w - 4, high))
        y += high


def _note(brush: Brush, note: Note, box: Box) -> None:
    pal = brush.colours
    brush.line([(box.x, box.y + box.h - 1), (box.x + box.w, box.y + box.h - 1)], pal.rule, 1)
    brush.stamp(box.x + 12, box.y + 12, shapes.mark(note.mark, brush.px(40)), pal.bad)
    left, room = box.x + 66, box.w - 80
    taken = brush.text((left, box.y + 3), note.name, pal.ink, size=24, face=BOLD, room=room - 160)
    brush.text((left + taken + 14, box.y + 4), note.kind, pal.faint, size=22, room=room - taken - 14)
    for number, line in enumerate(text_layout.wrap(note.text, BODY, brush.px(22), brush.px(room), box.h // 27 - 1)):
        brush.text((left, box.y + 32 + number * 27), line, pal.ink, size=22)


def text_lines(text: str, wide: float, scale: float = 1.0) -> tuple[str, ...]:
    """The text of a card on as many lines as it needs."""
    return text_layout.wrap(text, BODY, round(22 * scale), round((wide - 2 * MARGIN) * scale), 12) if text else ()


def card_high(card: Portrait, wide: int, scale: float = 1.0) -> int:
    """How high a card is that is so wide."""
    figures = FIGURES_HIGH if card.figures else 6
    return TITLE_HIGH + figures + _LINE * (len(card.lines) + len(text_lines(card.text, wide, scale))) + 8


def card_rows(cards: tuple[Portrait, ...], wide: int, abreast: int, scale: float = 1.0) -> list[int]:
    """How high each row of cards is, in a block of this width."""
    each = card_wide(wide, abreast)
    highs = [card_high(card, each, scale) for card in cards]
    return [max(highs[first : first + abreast]) for first in range(0, len(highs), abreast)]


def card_wide(wide: int, abreast: int) -> int:
    """How wide one of so many cards is that stand in a row."""
    return (wide - (abreast + 1) * CARD_GAP) // abreast


def paint_portraits(block: Portraits, brush: Brush) -> None:
    """Cards in rows, each row as high as its highest needs."""
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title, block.aside)
    if not block.cards:
        wrapped(brush, Box(box.x + MARGIN, box.y + TITLE_HIGH + 8, box.w - 20, 80), block.empty, 22)
    wide, y = card_wide(box.w, block.abreast), box.y + TITLE_HIGH + CARD_GAP
    for row, high in enumerate(card_rows(block.cards, box.w, block.abreast, brush.scale)):
        for number, card in enumerate(block.cards[row * block.abreast : (row + 1) * block.abreast]):
            _portrait(brush, card, Box(box.x + CARD_GAP + number * (wide + CARD_GAP), y, wide, high))
        y += high + CARD_GAP


def _portrait(brush: Brush, card: Portrait, box: Box) -> None:
    """One card: a band with the name, the figures, lines, the text."""
    pal = brush.colours
    badge = pal.badge(card.seat)
    fill, ink = (badge.fill, badge.ink) if card.seat else (pal.bad, pal.panel)
    brush.fill(box, pal.stripe)
    band = Box(box.x, box.y, box.w, TITLE_HIGH)
    brush.fill(band, fill)
    if card.seat:
        brush.hatch(band, card.seat, blend(fill, ink, 0.16))
    room = _kind(brush, card, box, (fill, ink))
    _name(brush, card, Box(box.x, box.y, room, TITLE_HIGH), (fill, ink))
    y = box.y + TITLE_HIGH + 6
    if card.figures:
        _card_figures(brush, card, box)
        y = box.y + TITLE_HIGH + FIGURES_HIGH
    for line in card.lines:
        brush.cell(box.x + MARGIN, y, line, size=22, room=box.w - 2 * MARGIN)
        y += _LINE
    for text in text_lines(card.text, box.w, brush.scale):
        brush.text((box.x + MARGIN, y), text, pal.ink, size=22, room=box.w - 2 * MARGIN)
        y += _LINE
    brush.frame(box, fill if card.seat else pal.rule, 2)


def _kind(brush: Brush, card: Portrait, box: Box, inks: tuple[str, str]) -> int:
    """What a card is, on the right of its band; how much is left for its name."""
    if not card.kind:
        return box.w
    most = round(box.w * KIND)
    wide = min(most, round(brush.measure(card.kind, 22)) + MARGIN)
    brush.fill(Box(box.x + box.w - wide, box.y, wide, TITLE_HIGH), inks[0])
    brush.text((box.x + box.w - MARGIN, box.y + 4), card.kind, inks[1], room=most - MARGIN, align="right")
    return box.w - wide


def _name(brush: Brush, card: Portrait, box: Box, inks: tuple[str, str]) -> None:
    """The name on the band, with the sigil of its faction or the sign of a red card."""
    lead = MARGIN + 28 * (bool(card.seat) + bool(card.mark))
    wide = min(box.w, round(brush.measure(card.name, 24, BOLD)) + lead + MARGIN)
    brush.fill(Box(box.x, box.y, wide, TITLE_HIGH), inks[0])
    sign = shapes.sigil(card.seat, brush.px(22)) if card.seat else None
    left = box.x + MARGIN
    if sign:
        brush.stamp(left, box.y + 6, sign, inks[1])
        left += 28
    if card.mark:
        brush.mark(left, box.y + 7, card.mark, inks[1], 22)
        left += 28
    brush.text((left, box.y + 2), card.name, inks[1], size=24, face=BOLD, room=box.x + box.w - left - 4)


def _card_figures(brush: Brush, card: Portrait, box: Box) -> None:
    """The figures of a card side by side, each under its name."""
    pitch = (box.w - 2 * MARGIN) / len(card.figures)
    for number, figure in enumerate(card.figures):
        middle = box.x + MARGIN + (number + 0.5) * pitch
        brush.text((middle, box.y + TITLE_HIGH + 3), figure.label, brush.colours.faint, size=21, align="middle")
        brush.text(
            (middle, box.y + TITLE_HIGH + 23), figure.value, brush.colours.ink, size=28, face=BOLD, align="middle"
        )
