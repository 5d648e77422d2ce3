"""The measures of a board for whoever holds it upright: narrow, high, in large letters.

Its units are larger than those of the wide board, so that what is drawn alike is drawn larger; whatever is read stands
below the map in words.
"""

from typing import Final

WIDE: Final = 750
ZOOM: Final = 1.2  # 900 pixels wide
LEAST: Final = 21  # units: shown 330 wide still nine pixels high
BODY: Final = 25  # of names and what is said in words: there eleven
HEAD: Final = 132
EDGE: Final = 12
GAP: Final = 8
FORUM_HIGH: Final = 180
ROW: Final = 29
INSIDE: Final = WIDE - 2 * EDGE
HALF: Final = (INSIDE - GAP) // 2
