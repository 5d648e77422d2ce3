"""How each block of a scene is painted; the map has a module of its own."""

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch

from rendering import shapes, text_layout
from rendering.brush import Brush
from rendering.describe import fetches, one_more
from rendering.palette import blend, contrast
from rendering.scene import Banner, Block, Box, Cell, Fan, Grid, Lines, Note, Notes, Pile, Piles, Row, Suit, Tone
from rendering.text_layout import BODY, BOLD, TITLE
from rendering.words import say

TITLE_HIGH = 34
LINE_HIGH = 28
MARGIN = 10
FEW = 6  # phases that fit in full size


@singledispatch
def paint(block: Block, brush: Brush) -> None:
    """Paint one block."""
    raise NotImplementedError(type(block).__name__)


def panel(brush: Brush, box: Box) -> None:
    """The sheet on which a block is written."""
    pal = brush.colours
    brush.fill(box, pal.panel)
    brush.frame(box, pal.rule, 2)
    if box.h > TITLE_HIGH:
        brush.fill(Box(box.x, box.y, box.w, TITLE_HIGH), pal.band)
        brush.fill(Box(box.x, box.y + TITLE_HIGH - 2, box.w, 2), pal.gold)


def heading(brush: Brush, box: Box, title: str, aside: str = "") -> None:
    """The title of a panel, and on its right what sums it up."""
    pal, room = brush.colours, box.w - 2 * MARGIN
    taken = 0.0
    if aside:
        place = (box.x + box.w - MARGIN, box.y + 3)
        taken = brush.text(place, aside, pal.band_ink, size=22, face=BODY, room=room * 0.62, align="right") + 12
    brush.text((box.x + MARGIN, box.y + 3), title, pal.gold, size=22, face=TITLE, room=room - taken)


@paint.register
def _banner(block: Banner, brush: Brush) -> None:
    pal, box = brush.colours, block.box
    brush.fill(box, pal.band)
    brush.fill(Box(box.x, box.y + box.h - 4, box.w, 4), pal.gold)
    if not block.phases:
        _slim(block, brush)
        return
    brush.stamp(box.x + 18, box.y + 10, shapes.tanit(brush.px(58)), pal.gold)
    left = _figures(block, brush, _phases(block, brush)) - 24
    room = left - (box.x + 92)
    brush.text((box.x + 92, box.y + 4), block.title, pal.gold, size=34, face=TITLE, room=room)
    brush.text((box.x + 92, box.y + 46), block.subtitle, pal.band_ink, size=24, room=room)


def _slim(block: Banner, brush: Brush) -> None:
    """The head of a part of the board: one line."""
    pal, box = brush.colours, block.box
    brush.stamp(box.x + 16, box.y + 7, shapes.tanit(brush.px(40)), pal.gold)
    place = (box.x + box.w - 18, box.y + 11)
    taken = brush.text(place, block.turn, pal.gold, size=26, face=TITLE, room=260, align="right")
    left = box.x + 70 + brush.text((box.x + 70, box.y + 9), block.title, pal.gold, size=28, face=TITLE, room=620) + 22
    brush.text((left, box.y + 13), block.subtitle, pal.band_ink, size=24, room=box.x + box.w - taken - 40 - left)


def _phases(block: Banner, brush: Brush) -> float:
    """The turn and the bar of phases, from the right; where they begin."""
    pal, box = brush.colours, block.box
    right = box.x + box.w - 20.0
    if block.turn:
        right -= (
            brush.text((right, box.y + 18), block.turn, pal.gold, size=34, face=TITLE, room=260, align="right") + 22
        )
    size, margin = (24, 44) if len(block.phases) <= FEW else (20, 30)  # a long bar leaves room for the title
    for phase in reversed(block.phases):
        wide = brush.measure(phase.name, size, BOLD) + margin
        x, y, high = right - wide, box.y + 20, 40
        arrow = [(x, y), (x + wide - 14, y), (x + wide, y + high / 2), (x + wide - 14, y + high), (x, y + high)]
        fill = pal.gold if phase.now else blend(pal.band, pal.band_faint, 0.2)
        brush.shape([*arrow, (x + 14, y + high / 2)], fill)
        ink = pal.band if phase.now else (pal.band_faint if phase.done else pal.band_ink)
        face, top = BOLD if phase.now else BODY, y + 4 + (24 - size) / 2
        brush.text((x + wide / 2, top), phase.name, ink, size=size, face=face, align="middle")
        right = x - 2
    return right


def _figures(block: Banner, brush: Brush, right: float) -> float:
    """The big numbers, from here to the left; where they begin."""
    pal, y = brush.colours, block.box.y
    for item in reversed(block.figures):
        wide = max(brush.measure(item.value, 36, BOLD), brush.measure(item.label, 22)) + 26
        right -= wide
        brush.text((right + wide / 2, y + 7), item.label, pal.band_faint, size=22, align="middle")
        brush.text((right + wide / 2, y + 31), item.value, pal.band_ink, size=36, face=BOLD, align="middle")
    return right


@paint.register
def _grid(block: Grid, brush: Brush) -> None:
    box = block.box
    panel(brush, box)
    if block.seat:
        _faction_head(block, brush)
    else:
        heading(brush, box, block.title, block.aside)
    y = box.y + TITLE_HIGH
    places = columns(block)
    if block.rows and any(column.title for column in block.columns):
        for column, (x, wide) in zip(block.columns, places, strict=True):
            title = Cell(column.title, tone=Tone.FAINT)
            spill = 8 if column.align == "right" else 0  # a title may be wider than its figures
            brush.cell(x - spill, y - 1, title, size=20, room=wide + spill, align=column.align)
        y += 23
    if not block.rows:
        _wrapped(brush, Box(box.x + MARGIN, y + 2, box.w - 2 * MARGIN, box.y + box.h - y), block.empty, block.size)
        return
    shown, more = fitting(block, box.y + box.h - y - 1)
    for number, row in enumerate(shown):
        _row(block, brush, row, y + number * block.pitch, stripe=number % 2 == 1)
    if more:
        place = (box.x + MARGIN, y + len(shown) * block.pitch)
        rest = say("tell-rest", count=str(more))
        brush.text(place, rest, brush.colours.faint, size=block.size, room=box.w - 2 * MARGIN)


def fitting(block: Grid, high: int) -> tuple[tuple[Row, ...], int]:
    """The rows there is room for, and how many things are left over."""
    room = max(0, high // block.pitch)
    if len(block.rows) <= room:
        return block.rows, 0
    kept, step = max(0, room - 1), len(block.columns) // block.abreast
    return block.rows[:kept], sum(1 for row in block.rows[kept:] for cell in row.cells[::step] if cell.text)


def columns(block: Grid) -> list[tuple[float, float]]:
    """Where each column begins and how wide it is; those without a width share what is left."""
    room = block.box.w - 2 * MARGIN
    fixed = sum(column.width for column in block.columns)
    free = sum(1 for column in block.columns if not column.width)
    share = max(0, room - fixed) / max(1, free)
    places: list[tuple[float, float]] = []
    x, before = float(block.box.x + MARGIN), "left"
    for column in block.columns:
        wide = column.width or share
        gap = 8 if before == "right" and column.align == "left" else 0
        places.append((x + gap, wide - gap - (0 if column is block.columns[-1] else 6)))
        x, before = x + wide, column.align
    return places


def _faction_head(block: Grid, brush: Brush) -> None:
    box, badge = block.box, brush.colours.badge(block.seat)
    strip = Box(box.x, box.y, box.w, TITLE_HIGH)
    brush.fill(strip, badge.fill)
    brush.hatch(strip, block.seat, blend(badge.fill, badge.ink, 0.16))
    taken = 0.0
    if block.aside:
        place = (box.x + box.w - MARGIN, box.y + 3)
        wide = brush.measure(block.aside, 22)
        brush.fill(Box(int(place[0] - wide) - 6, box.y, int(wide) + 6 + MARGIN, TITLE_HIGH), badge.fill)
        taken = brush.text(place, block.aside, badge.ink, align="right", room=box.w * 0.66) + 16
    pixels = brush.px(26)
    room = box.w - 50 - taken
    wide = min(room, brush.measure(block.title, 24, BOLD))
    brush.fill(Box(box.x, box.y, int(wide) + 46, TITLE_HIGH), badge.fill)
    brush.stamp(box.x + 8, box.y + 4, shapes.sigil(block.seat, pixels), badge.ink)
    brush.text((box.x + 40, box.y + 2), block.title, badge.ink, size=24, face=BOLD, room=room)


def _row(block: Grid, brush: Brush, row: Row, y: int, *, stripe: bool) -> None:
    box = block.box
    if stripe:
        brush.fill(Box(box.x + 2, y, box.w - 4, block.pitch), brush.colours.stripe)
    top = y + (block.pitch - block.size * 1.2) / 2 - 1
    for column, cell, (x, wide) in zip(block.columns, row.cells, columns(block), strict=True):
        brush.cell(x, top, cell, size=block.size, room=wide, align=column.align)


def _wrapped(brush: Brush, box: Box, text: str, size: int) -> None:
    lines = text_layout.wrap(text, BODY, brush.px(size), brush.px(box.w), max(1, box.h // (size + 6)))
    for number, line in enumerate(lines):
        brush.text((box.x, box.y + number * (size + 6)), line, brush.colours.faint, size=size)


@paint.register
def _piles(block: Piles, brush: Brush) -> None:
    panel(brush, block.box)
    heading(brush, block.box, block.title, block.note)
    wide = (block.box.w - 8) / max(1, len(block.piles))
    for number, pile in enumerate(block.piles):
        _pile(brush, pile, block.box.x + 6 + number * wide, block.box.y + TITLE_HIGH + 6, wide - 6)


def _pile(brush: Brush, pile: Pile, x: float, y: float, wide: float) -> None:
    pal = brush.colours
    deep = min(3, (pile.left + 4) // 5)
    edge = pal.ink if pile.left else pal.rule
    for step in range(deep, -1, -1):
        card = Box(round(x + step * 3), round(y + 6 - step * 2), 38, 54)
        brush.fill(card, _worth(brush, pile.value) if pile.left else pal.stripe)
        brush.frame(card, edge, 1)
    ink = readable(brush, pile.value) if pile.left else pal.faint
    brush.text((x + 19, y + 13), str(pile.value), ink, size=32, face=BOLD, align="middle")
    left, room = x + 54, wide - 52
    taken = brush.text((left, y - 4), str(pile.left), pal.ink, size=24, face=BOLD)
    brush.text((left + taken + 3, y - 2), f"/{pile.full}", pal.faint, size=22, room=room - taken)
    for number, name in enumerate(pile.names.split(", ")):
        brush.text((left, y + 21 + number * 22), name, pal.ink, size=20, room=room)


def _worth(brush: Brush, value: int) -> str:
    """The ground of a card of goods: the dearer, the more golden."""
    return blend(brush.colours.panel, brush.colours.gold, min(9, value) / 12)


def readable(brush: Brush, value: int) -> str:
    """The ink of its number."""
    ground = _worth(brush, value)
    return max(brush.colours.ink, brush.colours.panel, key=lambda ink: contrast(ink, ground))


@paint.register
def _lines(block: Lines, brush: Brush) -> None:
    box = block.box
    inside = Box(box.x + MARGIN, box.y + TITLE_HIGH + 4, box.w - 2 * MARGIN, box.h - TITLE_HIGH - 4)
    room = max(1, inside.h // LINE_HIGH)
    left_over = max(0, len(block.lines) - room)
    panel(brush, box)
    heading(brush, box, block.title, say("tell-rest", count=str(left_over)) if left_over else "")
    if not block.lines:
        _wrapped(brush, inside, block.empty, 22)
    _told(block.lines[:room], inside, room, brush)


def _told(lines: Sequence[Cell], inside: Box, room: int, brush: Brush) -> None:
    """Lines one below the other, the first wrapped while there is room."""
    spare, y = room - len(lines), inside.y
    for cell in lines:
        lead = 24 if cell.mark else 0
        parts = text_layout.wrap(cell.text, BODY, brush.px(22), brush.px(inside.w - lead), 1 + spare)
        brush.cell(inside.x, y, replace(cell, text=parts[0]), size=22, room=inside.w)
        for part in parts[1:]:
            y += LINE_HIGH
            brush.text((inside.x + lead, y), part, brush.tone(cell.tone))
        y, spare = y + LINE_HIGH, spare - len(parts) + 1


@paint.register
def _fan(block: Fan, brush: Brush) -> None:
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title, block.total)
    if not block.suits:
        _wrapped(brush, Box(box.x + MARGIN, box.y + TITLE_HIGH + 8, box.w - 20, 80), block.empty, 24)
    per_row = fan_columns(box.w)
    wide = (box.w - 2 * MARGIN) / per_row
    for number, suit in enumerate(block.suits):
        x = box.x + MARGIN + (number % per_row) * wide
        _suit(brush, suit, x, box.y + TITLE_HIGH + 14 + (number // per_row) * FAN_HIGH, wide - 12)


FAN_HIGH = 186


def fan_columns(wide: int) -> int:
    """How many suits stand side by side."""
    return max(1, wide // 194)


def _suit(brush: Brush, suit: Suit, x: float, y: float, wide: float) -> None:
    pal = brush.colours
    ink = readable(brush, suit.value)
    step = min(22.0, (wide - 66) / max(1, suit.count - 1))
    for card in range(suit.count):
        place = Box(round(x + card * step), round(y), 62, 86)
        brush.fill(place, _worth(brush, suit.value))
        brush.frame(place, pal.ink, 1)
        brush.text((place.x + 6, y + 3), str(suit.value), ink, size=20, face=BOLD)
    top = x + (suit.count - 1) * step
    brush.text((top + 31, y + 28), str(suit.value), ink, size=40, face=BOLD, align="middle")
    brush.text((x, y + 90), f"{suit.count} {suit.name}", pal.ink, size=24, face=BOLD, room=wide)
    brush.text((x, y + 118), fetches(suit), pal.ink, size=24, room=wide)
    brush.text((x, y + 146), one_more(suit), pal.faint, size=22, room=wide)


NOTE_HIGH = 92  # with two lines of text
_LINES = 3


def note_high(note: Note, wide: float) -> int:
    """How high a note is in a block of this width: a third line of text makes it higher."""
    lines = text_layout.wrap(note.text, BODY, 22, int(wide) - 84, _LINES)
    return NOTE_HIGH + 27 * max(0, len(lines) - 2)


@paint.register
def _notes(block: Notes, brush: Brush) -> None:
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title)
    if not block.notes:
        _wrapped(brush, Box(box.x + MARGIN, box.y + TITLE_HIGH + 8, box.w - 20, 80), block.empty, 24)
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
