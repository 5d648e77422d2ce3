"""How dials are painted: an arc on a round scale, with the figure in it and its name below."""

from typing import Final

from rendering import shapes
from rendering.brush import Brush
from rendering.painters import MARGIN, TITLE_HIGH, heading, panel
from rendering.scene import Box, Dial, Dials, Tone
from rendering.text_layout import BOLD

LABELS: Final = 58  # units below an arc: its name, and a note
FLOOR: Final = 0.8  # of the height of a whole circle: the arc is open below


def paint_dials(block: Dials, brush: Brush) -> None:
    """Dials side by side, as large as there is room for."""
    box = block.box
    panel(brush, box)
    heading(brush, box, block.title, block.aside)
    wide = box.w // len(block.dials)
    for number, dial in enumerate(block.dials):
        _dial(brush, dial, Box(box.x + number * wide, box.y + TITLE_HIGH, wide, box.h - TITLE_HIGH))


def _dial(brush: Brush, dial: Dial, box: Box) -> None:
    """One dial: its scale, how far it stands, the figure, name and note."""
    pal = brush.colours
    side = min(box.w - 2 * MARGIN, round((box.h - LABELS - 8) / FLOOR))
    x, y, middle = box.x + (box.w - side) / 2, box.y + 8, box.x + box.w / 2
    fill = pal.band if dial.tone is Tone.PLAIN else brush.tone(dial.tone)
    brush.stamp(x, y, shapes.gauge(brush.px(side), 1.0), pal.rule)
    share = round(min(1.0, max(0.0, dial.value / max(1, dial.full))), 3)
    if share:
        brush.stamp(x, y, shapes.gauge(brush.px(side), share), fill)
    size = max(21, round(side * 0.28))
    ink = pal.ink if dial.tone is Tone.PLAIN else fill
    brush.text(
        (middle, y + side / 2 - size * 0.66), dial.text, ink, size=size, face=BOLD, room=side * 0.68, align="middle"
    )
    low = box.y + box.h - LABELS
    brush.text((middle, low), dial.label, pal.ink, size=22, face=BOLD, room=box.w - MARGIN, align="middle")
    brush.text((middle, low + 27), dial.note, pal.faint, size=22, room=box.w - MARGIN, align="middle")
