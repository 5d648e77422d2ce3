"""A page of a newspaper: its head, a headline, stories set in columns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rendering import text_layout
from rendering.brush import Brush
from rendering.scene import Box, Cell
from rendering.text_layout import BODY, BOLD, ITALIC, TITLE

HEAD: Final = 116  # units: the name of the paper with its date
HEADLINE: Final = 44
SUBLINE: Final = 30
GUTTER: Final = 26
MARGIN: Final = 22
LINE: Final = 1.3
MOST: Final = 60  # lines of a paragraph


@dataclass(frozen=True, slots=True)
class Story:
    """A title and what stands below it; `letter`: words of others, set in italics; `signed`: by whom."""

    title: str
    paragraphs: tuple[Cell, ...]
    letter: bool = False
    signed: str = ""


@dataclass(frozen=True, slots=True)
class Newspaper:
    """A page. `dateline` stands between the rules below the title, `number` on its left, `price` on its right."""

    box: Box
    title: str
    dateline: str
    number: str
    price: str
    headline: str
    subline: str
    stories: tuple[Story, ...]
    columns: int = 3
    size: int = 21


@dataclass(frozen=True, slots=True)
class Set:
    """A line as it is set: words, face, size, how far it goes down; `lead`: room for a badge before it."""

    text: str
    face: str
    size: int
    high: float
    seat: str = ""
    lead: float = 0
    align: str = "left"
    title: bool = False


def column_wide(wide: float, columns: int) -> float:
    """How wide a column is on a page of this width."""
    return (wide - 2 * MARGIN - GUTTER * (columns - 1)) / columns


def lines(story: Story, size: int, wide: float, zoom: float) -> Iterator[Set]:
    """A story line by line."""
    head = text_layout.wrap(story.title, TITLE, round((size + 1) * zoom), round(wide * zoom), 3)
    for number, text in enumerate(head):
        high = (size + 1) * LINE + (6 if number == len(head) - 1 else 0)
        yield Set(text, TITLE, size + 1, high, title=number == 0)
    face = ITALIC if story.letter else BODY
    for cell in story.paragraphs:
        lead = size + 6.0 if cell.seat else 0.0
        parts = text_layout.wrap(cell.text, face, round(size * zoom), round((wide - lead) * zoom), MOST)
        for number, text in enumerate(parts):
            last = number == len(parts) - 1
            yield Set(text, face, size, size * LINE + (5 if last else 0), "" if number else cell.seat, lead)
    if story.signed:
        yield Set(story.signed, BOLD, size - 1, size * LINE, align="right")
    yield Set("", BODY, size, size * 0.7)


def laid(page: Newspaper, zoom: float) -> list[list[Set]]:
    """The stories in columns as equal as can be; a title never stands at the foot of a column."""
    wide = column_wide(page.box.w, page.columns)
    every = [one for story in page.stories for one in lines(story, page.size, wide, zoom)]
    room = max(sum(one.high for one in every) / page.columns, page.size * 4.0)
    while len(found := _filled(every, room)) > page.columns:
        room += page.size * 0.5
    return found


def _filled(every: Sequence[Set], room: float) -> list[list[Set]]:
    found: list[list[Set]] = [[]]
    left = room
    for number, one in enumerate(every):
        needed = one.high
        if one.title:
            needed += sum(each.high for each in every[number + 1 : number + 3])
        if needed > left and found[-1]:
            found.append([])
            left = room
        if not one.text and not found[-1]:
            continue
        found[-1].append(one)
        left -= one.high
    return found


def above(page: Newspaper) -> float:
    """How high all is that stands above the columns."""
    return HEAD + (HEADLINE + 14 if page.headline else 0) + (SUBLINE if page.subline else 0) + 8


def page_high(page: Newspaper, zoom: float) -> int:
    """How high the page must be."""
    return round(above(page) + max(sum(one.high for one in column) for column in laid(page, zoom)) + MARGIN)


def paint_newspaper(page: Newspaper, brush: Brush) -> None:
    """The page."""
    box, pal = page.box, brush.colours
    brush.fill(box, pal.panel)
    brush.frame(box, pal.rule, 2)
    _head(page, brush)
    y = box.y + HEAD + 6.0
    middle = box.x + box.w / 2
    if page.headline:
        brush.text((middle, y), page.headline, pal.ink, size=36, face=TITLE, room=box.w - 2 * MARGIN, align="middle")
        y += HEADLINE + 4
    if page.subline:
        brush.text((middle, y), page.subline, pal.faint, size=24, face=ITALIC, room=box.w - 2 * MARGIN, align="middle")
    top, wide = box.y + above(page), column_wide(box.w, page.columns)
    for number, column in enumerate(laid(page, brush.scale)):
        x = box.x + MARGIN + number * (wide + GUTTER)
        if number:
            brush.fill(Box(round(x - GUTTER / 2), round(top), 1, round(box.h - above(page) - MARGIN)), pal.rule)
        _column(brush, column, (x, top), wide)


def _head(page: Newspaper, brush: Brush) -> None:
    """The name of the paper between its rules."""
    box, pal = page.box, brush.colours
    middle, inside = box.x + box.w / 2, box.w - 2 * MARGIN
    brush.text((middle, box.y + 6), page.title, pal.ink, size=52, face=TITLE, room=inside, align="middle")
    for down, high in ((72, 4), (78, 1), (110, 1)):
        brush.fill(Box(box.x + MARGIN, box.y + down, inside, high), pal.ink)
    y = box.y + 81.0
    third = inside / 3
    brush.text((box.x + MARGIN, y), page.number, pal.ink, size=21, room=third - 8)
    brush.text((middle, y), page.dateline, pal.ink, size=21, face=BOLD, room=third - 8, align="middle")
    brush.text((box.x + box.w - MARGIN, y), page.price, pal.ink, size=21, room=third - 8, align="right")


def _column(brush: Brush, column: Sequence[Set], corner: tuple[float, float], wide: float) -> None:
    """Lines below one another; a thin rule above each story but the first."""
    (x, y), pal = corner, brush.colours
    for one in column:
        if one.title and one is not column[0]:
            brush.fill(Box(round(x + wide * 0.3), round(y - 5), round(wide * 0.4), 1), pal.ink)
        if one.seat:
            brush.badge(x, y + 2, one.seat, one.size + 1)
        ink = pal.bad if one.title or one.face == TITLE else pal.ink
        left = x + wide if one.align == "right" else x + one.lead
        brush.text((left, y), one.text, ink, size=one.size, face=one.face, room=wide - one.lead + 1, align=one.align)
        y += one.high
