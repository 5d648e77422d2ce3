"""How each block of a scene is painted; the map has a module of its own."""

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch

from rendering import shapes, text_layout
from rendering.brush import Brush
from rendering.palette import blend, contrast
from rendering.scene import (
    Banner,
    Block,
    Box,
    Cell,
    Grid,
    Legend,
    Lines,
    Phase,
    Pile,
    Piles,
    Row,
    Tone,
)
from rendering.text_layout import BODY, BOLD, TITLE
from rendering.words import say

TITLE_HIGH = 34
LINE_HIGH = 28  # of letters of 22 units
MARGIN = 10
FEW = 6  # phases that fit in full size
LEGEND_GAP = 18
PILE_WIDE = 110  # units: with less a stack has its words below it
UPRIGHT_HIGH = TITLE_HIGH + 160  # of stacks with their words below them
COLUMN = 21  # letters of the titles of columns
COLUMN_HIGH = 23  # of the line in which they stand
TALL = 1000  # units of width: a narrower head is three lines high


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
    if not block.phases or box.w < TALL:
        (_tall if block.phases else _slim)(block, brush)
        return
    brush.stamp(box.x + 18, box.y + 10, shapes.sign(block.sign, brush.px(58)), pal.gold)
    left = _figures(block, brush, _phases(block, brush)) - 24
    room = left - (box.x + 92)
    brush.text((box.x + 92, box.y + 4), block.title, pal.gold, size=34, face=TITLE, room=room)
    brush.text((box.x + 92, box.y + 46), block.subtitle, pal.band_ink, size=24, room=room)


def _slim(block: Banner, brush: Brush) -> None:
    """The head of a part of the board: one line."""
    pal, box = brush.colours, block.box
    brush.stamp(box.x + 16, box.y + 7, shapes.sign(block.sign, brush.px(40)), pal.gold)
    place = (box.x + box.w - 18, box.y + 11)
    taken = brush.text(place, block.turn, pal.gold, size=26, face=TITLE, room=260, align="right")
    room = min(620, box.w - taken - 18 - 70 - 12)
    left = box.x + 70 + brush.text((box.x + 70, box.y + 9), block.title, pal.gold, size=28, face=TITLE, room=room) + 22
    brush.text((left, box.y + 13), block.subtitle, pal.band_ink, size=24, room=box.x + box.w - taken - 40 - left)


def _tall(block: Banner, brush: Brush) -> None:
    """The head of a narrow board: what and when, how far the turn has come, the big numbers."""
    pal, box = brush.colours, block.box
    brush.stamp(box.x + 14, box.y + 8, shapes.sign(block.sign, brush.px(34)), pal.gold)
    right = box.x + box.w - 16.0
    taken = brush.text((right, box.y + 8), block.turn, pal.gold, size=28, face=TITLE, room=200, align="right")
    brush.text((box.x + 60, box.y + 8), block.title, pal.gold, size=28, face=TITLE, room=right - taken - box.x - 80)
    names = sum(brush.measure(phase.name, COLUMN, BOLD) for phase in block.phases)
    margin = (box.w - 24 - names) / len(block.phases)
    _arrows(block.phases, brush, (box.x + box.w - 12.0, box.y + 50), COLUMN, margin - 2)
    x = box.x + 16.0
    for item in block.figures:
        x += brush.text((x, box.y + 99), item.label, pal.band_faint, size=22) + 8
        x += brush.text((x, box.y + 94), item.value, pal.band_ink, size=28, face=BOLD) + 20
    brush.text((right, box.y + 99), block.subtitle, pal.band_ink, size=22, room=right - x, align="right")


def _phases(block: Banner, brush: Brush) -> float:
    """The turn and the bar of phases, from the right; where they begin."""
    pal, box = brush.colours, block.box
    right = box.x + box.w - 20.0
    if block.turn:
        right -= (
            brush.text((right, box.y + 18), block.turn, pal.gold, size=34, face=TITLE, room=260, align="right") + 22
        )
    size, margin = (24, 44) if len(block.phases) <= FEW else (20, 30)  # a long bar leaves room for the title
    return _arrows(block.phases, brush, (right, box.y + 20), size, margin)


def _arrows(phases: Sequence[Phase], brush: Brush, corner: tuple[float, float], size: int, margin: float) -> float:
    """The phases as arrows, from this top right corner to the left; where they begin."""
    pal, (right, y), high = brush.colours, corner, 40
    for phase in reversed(phases):
        wide = brush.measure(phase.name, size, BOLD) + margin
        x = right - wide
        arrow = [(x, y), (x + wide - 14, y), (x + wide, y + high / 2), (x + wide - 14, y + high), (x, y + high)]
        fill = pal.gold if phase.now else blend(pal.band, pal.band_faint, 0.2)
        brush.shape([*arrow, (x + 14, y + high / 2)], fill)
        ink = pal.band if phase.now else (pal.band_faint if phase.done else pal.band_ink)
        face, top = BOLD if phase.now else BODY, y + 4 + (24 - size) / 2
        brush.text((x + wide / 2, top), phase.name, ink, size=size, face=face, align="middle")
        if phase.step:
            ink = pal.gold if phase.now else pal.band_faint
            brush.text((x + wide / 2, y + high), phase.step, ink, size=COLUMN, face=face, align="middle")
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
    if block.lead:
        brush.text((box.x + MARGIN, y - 1), block.lead, brush.colours.ink, size=COLUMN, room=places[0][1])
    titled = bool(block.rows) and any(column.title for column in block.columns)
    if titled:
        _titles(block, brush, y - 1)
    y += COLUMN_HIGH if titled or block.lead else 0
    if not block.rows:
        wrapped(brush, Box(box.x + MARGIN, y + 2, box.w - 2 * MARGIN, box.y + box.h - y), block.empty, block.size)
        return
    shown, more = fitting(block, box.y + box.h - y - 1)
    for number, row in enumerate(shown):
        _row(block, brush, row, y + number * block.pitch, stripe=number % 2 == 1)
    if more:
        place = (box.x + MARGIN, y + len(shown) * block.pitch)
        rest = say("tell-rest", count=str(more))
        brush.text(place, rest, brush.colours.faint, size=block.size, room=box.w - 2 * MARGIN)


def _titles(block: Grid, brush: Brush, y: int) -> None:
    """What the columns are called."""
    for column, (x, wide) in zip(block.columns, columns(block), strict=True):
        title = Cell(column.title, tone=Tone.FAINT)
        spill = 8 if column.align == "right" else 0  # a title may be wider than its figures
        brush.cell(x - spill, y, title, size=COLUMN, room=wide + spill, align=column.align)


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
        taken = brush.text(place, block.aside, badge.ink, align="right", room=box.w * 0.7) + 16
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


def wrapped(brush: Brush, box: Box, text: str, size: int) -> None:
    """Words where there is nothing else to be shown."""
    lines = text_layout.wrap(text, BODY, brush.px(size), brush.px(box.w), max(1, box.h // (size + 6)))
    for number, line in enumerate(lines):
        brush.text((box.x, box.y + number * (size + 6)), line, brush.colours.faint, size=size)


@paint.register
def _piles(block: Piles, brush: Brush) -> None:
    panel(brush, block.box)
    heading(brush, block.box, block.title, block.note)
    wide = (block.box.w - 8) / max(1, len(block.piles))
    draw = _pile if wide > PILE_WIDE else _upright_pile
    for number, pile in enumerate(block.piles):
        draw(brush, pile, block.box.x + 6 + number * wide, block.box.y + TITLE_HIGH + 6, wide - 6)


def _pile(brush: Brush, pile: Pile, x: float, y: float, wide: float) -> None:
    """A stack with its words beside it."""
    _stack(brush, pile, x, y)
    left, room = x + 54, wide - 52
    taken = brush.text((left, y - 7), str(pile.left), brush.colours.ink, size=24, face=BOLD)
    brush.text((left + taken + 3, y - 5), f"/{pile.full}", brush.colours.faint, size=22, room=room - taken)
    for number, name in enumerate(pile.names.split(", ")):
        brush.text((left, y + 17 + number * 21), name, brush.colours.ink, size=20, room=room)


def _upright_pile(brush: Brush, pile: Pile, x: float, y: float, wide: float) -> None:
    """A stack with its words below it."""
    _stack(brush, pile, x, y)
    low, middle = y + 64, x + wide / 2 - 6
    taken = brush.text((x, low), str(pile.left), brush.colours.ink, size=26, face=BOLD)
    brush.text((x + taken + 3, low + 3), f"/{pile.full}", brush.colours.faint, size=22, room=wide - taken)
    for number, name in enumerate(pile.names.split(", ")):
        brush.text((x, low + 31 + number * 25), name, brush.colours.ink, size=22, room=2 * (middle - x) + 8)


def _stack(brush: Brush, pile: Pile, x: float, y: float) -> None:
    """The cards of a stack, the more of them the deeper, with what one is worth."""
    pal = brush.colours
    deep = min(3, (pile.left + 4) // 5)
    edge = pal.ink if pile.left else pal.rule
    for step in range(deep, -1, -1):
        card = Box(round(x + step * 3), round(y + 6 - step * 2), 38, 54)
        brush.fill(card, worth(brush, pile.value) if pile.left else pal.stripe)
        brush.frame(card, edge, 1)
    ink = readable(brush, pile.value) if pile.left else pal.faint
    brush.text((x + 19, y + 13), str(pile.value), ink, size=32, face=BOLD, align="middle")


def worth(brush: Brush, value: int) -> str:
    """The ground of a card of goods: the dearer, the more golden."""
    return blend(brush.colours.panel, brush.colours.gold, min(9, value) / 12)


def readable(brush: Brush, value: int) -> str:
    """The ink of its number."""
    ground = worth(brush, value)
    return max(brush.colours.ink, brush.colours.panel, key=lambda ink: contrast(ink, ground))


@paint.register
def _lines(block: Lines, brush: Brush) -> None:
    box = block.box
    inside = Box(box.x + MARGIN, box.y + TITLE_HIGH + 4, box.w - 2 * MARGIN, box.h - TITLE_HIGH - 4)
    room = max(1, inside.h // line_high(block.size))
    left_over = max(0, len(block.lines) - room)
    panel(brush, box)
    heading(brush, box, block.title, say("tell-rest", count=str(left_over)) if left_over else "")
    if not block.lines:
        wrapped(brush, inside, block.empty, block.size)
    _told(block.lines[:room], inside, room, block.size, brush)


def leads(cell: Cell, size: int) -> int:
    """How much room the badge and the sign of a cell take before its words."""
    return (size + 6 if cell.seat else 0) + (size + 2 if cell.mark else 0)


def line_high(size: int) -> int:
    """From one line of a list to the next."""
    return size + LINE_HIGH - 22


def _told(lines: Sequence[Cell], inside: Box, room: int, size: int, brush: Brush) -> None:
    """Lines one below the other, the first wrapped while there is room."""
    spare, y, pitch = room - len(lines), inside.y, line_high(size)
    for cell in lines:
        lead = leads(cell, size)
        parts = text_layout.wrap(cell.text, BODY, brush.px(size), brush.px(inside.w - lead), 1 + spare)
        brush.cell(inside.x, y, replace(cell, text=parts[0]), size=size, room=inside.w)
        for part in parts[1:]:
            y += pitch
            brush.text((inside.x + lead, y), part, brush.tone(cell.tone), size=size)
        y, spare = y + pitch, spare - len(parts) + 1


@paint.register
def _legend(block: Legend, brush: Brush) -> None:
    x, right, size = float(block.box.x), block.box.x + block.box.w, block.box.h - 8
    for term in block.terms:
        wide = brush.measure(term.text, size) + (size + 2 if term.mark else 0)
        brush.cell(x, block.box.y, replace(term, tone=Tone.FAINT), size=size, room=right - x)
        x += wide + LEGEND_GAP
