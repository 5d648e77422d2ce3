"""The measures of the pictures of The Sword of Rome."""

from typing import Final

WIDE: Final = 750
ZOOM: Final = 1.2  # 900 pixels wide
LEAST: Final = 21  # units: shown 330 wide still nine pixels high
BODY: Final = 25
ROW: Final = 29
HEAD: Final = 132
EDGE: Final = 12
GAP: Final = 8
INSIDE: Final = WIDE - 2 * EDGE
READ: Final = 1200  # the width of what is read
BAR: Final = 56
