"""Dice as they lie: who has thrown them, what they show, what is to be noted of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rendering.brush import Brush
from rendering.painters import MARGIN, TITLE_HIGH, heading, panel
from rendering.scene import Box, Cell
from rendering.strokes import disc

PITCH: Final = 66
SIDE: Final = 52
_SPOTS: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class Throw:
    """The dice of one side; none yet: so many blank ones will be thrown."""

    label: Cell
    faces: tuple[int, ...]
    blank: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Throws:
    """Throws below one another; `share`: how much of the width the labels take."""

    box: Box
    title: str
    throws: tuple[Throw, ...]
    share: float = 0.3


def throws_high(count: int) -> int:
    """How high a block of so many throws is."""
    return TITLE_HIGH + PITCH * count + 10


def paint_throws(block: Throws, brush: Brush) -> None:
    """Each throw: who, his dice, the note."""
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title)
    left = box.x + round(box.w * block.share)
    for number, throw in enumerate(block.throws):
        y = box.y + TITLE_HIGH + 10 + number * PITCH
        brush.cell(box.x + MARGIN, y + 10, throw.label, size=25, room=left - box.x - MARGIN - 8)
        faces = throw.faces or (0,) * throw.blank
        for place, face in enumerate(faces):
            _die(brush, Box(left + place * (SIDE + 10), y, SIDE, SIDE), face, throw.label.seat)
        taken = left + len(faces) * (SIDE + 10) + 8
        brush.text(
            (box.x + box.w - MARGIN, y + 10),
            throw.note,
            brush.colours.ink,
            size=25,
            room=box.x + box.w - MARGIN - taken,
            align="right",
        )


def _die(brush: Brush, box: Box, face: int, seat: str) -> None:
    """One die in the colours of who has thrown it; a blank one is still in the hand."""
    badge, pal = brush.colours.badge(seat), brush.colours
    fill, ink = (badge.fill, badge.ink) if face and seat else (pal.stripe, pal.faint)
    brush.fill(box, fill)
    brush.frame(box, pal.ink if face else pal.rule, 2)
    for dx, dy in _SPOTS.get(face, ()):
        disc(brush, (box.x + box.w / 2 + dx * 14, box.y + box.h / 2 + dy * 14), 5.5, ink)


def told(throw: Throw) -> str:
    """A throw in words."""
    faces = " ".join(map(str, throw.faces))
    return ", ".join(part for part in (faces, throw.note) if part)
