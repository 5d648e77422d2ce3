"""Plates: one side of a picture that two boards share, framed in its colours."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rendering.brush import Brush
from rendering.painters import paint
from rendering.scene import Block, Box, Chart

EDGE: Final = 8


@dataclass(frozen=True, slots=True)
class Plate:
    """Blocks of one of two sides, which stand where they stand on the whole picture.

    Attributes:
        red: whether its titles and its frame are red; else they are as everywhere.
        edge: how thick the frame is.
    """

    box: Box
    blocks: tuple[Block, ...]
    red: bool = False
    edge: int = EDGE


def paint_plate(block: Plate, brush: Brush) -> None:
    """The frame, and all that stands in it, in the colours of its side."""
    usual = brush.colours
    brush.colours = replace(usual, band=usual.red) if block.red else usual
    if block.edge:
        brush.fill(block.box, brush.colours.band)
        brush.frame(block.box, brush.colours.gold, 2)
        brush.fill(block.box.inset(block.edge), brush.colours.paper)
    for one in block.blocks:
        paint(one, brush)
    brush.colours = usual


def leaves(blocks: Iterable[Block]) -> Iterator[Block]:
    """All blocks, those of plates too, but no plate."""
    for block in blocks:
        if isinstance(block, Plate):
            yield from leaves(block.blocks)
        else:
            yield block


def moved(blocks: Sequence[Block], right: int, down: int) -> tuple[Block, ...]:
    """The same blocks, so far to the right and so far down."""
    return tuple(_moved(block, right, down) for block in blocks)


def _moved(block: Block, right: int, down: int) -> Block:
    box = _at(block.box, right, down)
    if isinstance(block, Plate):
        return replace(block, box=box, blocks=moved(block.blocks, right, down))
    if isinstance(block, Chart):
        return replace(block, box=box, covered=tuple(_at(one, right, down) for one in block.covered))
    return replace(block, box=box)


def _at(box: Box, right: int, down: int) -> Box:
    return replace(box, x=box.x + right, y=box.y + down)
