"""Trees: who stands under whom. Each tree has a root; trees stand below one another in columns of equal height."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rendering.brush import Brush
from rendering.painters import MARGIN, TITLE_HIGH, heading, panel, wrapped
from rendering.scene import Box, Cell

STEP: Final = 26  # units from a branch to the next smaller one
APART: Final = 10  # between trees
LINE: Final = 1.32  # from one line to the next, of the height of letters


@dataclass(frozen=True, slots=True)
class Branch:
    """Somebody or something, and what is under it; `aside`: what sums it up, at the end of its line."""

    cell: Cell
    branches: tuple["Branch", ...] = ()
    aside: str = ""


@dataclass(frozen=True, slots=True)
class Trees:
    """Trees in so many columns."""

    box: Box
    title: str
    trees: tuple[Branch, ...]
    columns: int = 2
    size: int = 22
    aside: str = ""
    empty: str = ""


def walked(branch: Branch, depth: int = 0) -> Iterator[tuple[int, Branch]]:
    """A tree line by line, each with how deep it stands."""
    yield depth, branch
    for one in branch.branches:
        yield from walked(one, depth + 1)


def heights(trees: Sequence[Branch], size: int) -> list[float]:
    """How high each tree is, with the space below it."""
    return [sum(1 for _ in walked(one)) * size * LINE + APART for one in trees]


def columned(trees: Sequence[Branch], columns: int, size: int) -> list[list[Branch]]:
    """The trees in order, in columns as equal as can be."""
    highs = heights(trees, size)
    room = _least(highs, columns)
    found: list[list[Branch]] = [[]]
    left = room
    for tree, high in zip(trees, highs, strict=True):
        if high > left and found[-1]:
            found.append([])
            left = room
        found[-1].append(tree)
        left -= high
    return found


def _least(highs: Sequence[float], columns: int) -> float:
    """The height at which they fit into so many columns."""
    room = max([*highs, sum(highs) / columns, 1.0])
    while _needed(highs, room) > columns:
        room += min(highs)
    return room


def _needed(highs: Sequence[float], room: float) -> int:
    count, left = 1, room
    for high in highs:
        if high > left:
            count, left = count + 1, room
        left -= high
    return count


def trees_high(trees: Sequence[Branch], columns: int, size: int) -> int:
    """How high a panel of them is."""
    tallest = max((sum(heights(one, size)) for one in columned(trees, columns, size)), default=size * LINE)
    return TITLE_HIGH + 10 + round(tallest)


def paint_trees(block: Trees, brush: Brush) -> None:
    """All of them on one panel."""
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title, block.aside)
    if not block.trees:
        wrapped(brush, Box(box.x + MARGIN, box.y + TITLE_HIGH + 4, box.w - 2 * MARGIN, 60), block.empty, block.size)
        return
    wide = (box.w - 2 * MARGIN) / block.columns
    for number, column in enumerate(columned(block.trees, block.columns, block.size)):
        y = box.y + TITLE_HIGH + 8.0
        for tree in column:
            y = _tree(block, brush, tree, Box(round(box.x + MARGIN + number * wide), round(y), round(wide - 16), 0))


def _tree(block: Trees, brush: Brush, tree: Branch, box: Box) -> float:
    """One tree from here on; where the next begins."""
    size, pal, y = block.size, brush.colours, float(box.y)
    pitch = size * LINE
    feet: dict[int, float] = {}
    for depth, branch in walked(tree):
        x = box.x + depth * STEP
        if not depth:
            brush.fill(Box(box.x - 4, round(y), box.w + 8, round(pitch)), pal.stripe)
        else:
            elbow = (box.x + (depth - 1) * STEP + size * 0.55, y + pitch / 2)
            brush.line([(elbow[0], feet[depth - 1]), elbow, (x - 3, elbow[1])], pal.rule, 2)
        taken = 0.0
        if branch.aside:
            place = (box.x + box.w, y + 2)
            taken = brush.text(place, branch.aside, pal.faint, size=size - 1, room=box.w * 0.45, align="right") + 8
        brush.cell(x, y + 1, branch.cell, size=size, room=box.x + box.w - x - taken)
        feet[depth] = y + pitch - 2
        y += pitch
    return y + APART
