"""How high and wide the parts of a picture are, and how words are made to fit."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rendering import text_layout
from rendering.painters import MARGIN, TITLE_HIGH, leads, line_high
from rendering.scene import MINUS, Block, Box, Cell, Lines, Row
from rendering.text_layout import BODY

LONG_NAME: Final = 13  # letters
TALLEST: Final = 4  # lines that one thing may take


def pitched(high: int, rows: int, largest: int = 26) -> tuple[int, int]:
    """The height of letters and of rows for so many rows on so many units: the larger, the fewer there are."""
    pitch = max(20, min(round(largest * 1.2), (high - 2) // max(1, rows)))
    return max(18, min(largest, round(pitch * 0.86))), pitch


def signed(number: int) -> str:
    """A number that may be below zero, with a true minus."""
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def shortened(cell: Cell) -> Cell:
    """A name as it fits into a narrow column: of a long one its first word, and the initial of the last."""
    first, *more = cell.text.split()
    if len(cell.text) <= LONG_NAME or not more:
        return cell
    return replace(cell, text=f"{first} {more[-1][0]}.", says=cell.says or cell.text)


def whole(cell: Cell) -> Cell:
    """A name as it is."""
    return cell


def lines_high(lines: Sequence[Cell], wide: int, zoom: float = 1.0, size: int = 22) -> int:
    """How high a list is whose lines are wrapped."""
    room = wide - 2 * MARGIN
    rooms = (round((room - max(size + 2, leads(one, size))) * zoom) for one in lines)
    parts = (
        text_layout.wrap(one.text, BODY, round(size * zoom), within, TALLEST)
        for one, within in zip(lines, rooms, strict=True)
    )
    return TITLE_HIGH + 6 + line_high(size) * max(1, sum(map(len, parts)))


def seats_of(area: Box, count: int) -> list[Box]:
    """Places for so many factions side by side in two rows; with an odd number of factions one is left over."""
    across, gap = (2 if count <= 4 else 3), 8
    wide, high = (area.w - gap * (across - 1)) // across, (area.h - gap) // 2
    return [
        Box(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        for row in range(2)
        for column in range(across)
    ]


def pairs(cells: Sequence[tuple[Cell, ...]]) -> Iterable[Row]:
    """Rows of a table in two columns: the second half stands beside the first."""
    half = (len(cells) + 1) // 2
    blank = tuple(Cell("") for _ in cells[0])
    for number in range(half):
        second = cells[number + half] if number + half < len(cells) else blank
        yield Row((*cells[number], *second))


def lowest(blocks: Iterable[Block]) -> int:
    """How far down they go."""
    return max(block.box.y + block.box.h for block in blocks)


def down_to(low: int, lines: Lines) -> Lines:
    """The same list on a panel that ends there."""
    return replace(lines, box=replace(lines.box, h=low - lines.box.y))
