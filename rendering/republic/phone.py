"""The measures of a board for whoever holds it upright: narrow, high, in large letters.

Its units are larger than those of the wide board, so that what is drawn alike is drawn larger; whatever is read stands
below the map in words.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from games.kernel import Seat
from games.republic.seen.people import FactionView
from rendering.painters import TITLE_HIGH
from rendering.scene import Box

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


def paired(factions: Mapping[Seat, FactionView], seats: Sequence[Seat], y: int) -> dict[Seat, Box]:
    """Places for the factions in two columns from here on, each pair as high as the larger needs."""
    places: dict[Seat, Box] = {}
    for first in range(0, len(seats), 2):
        pair = seats[first : first + 2]
        high = TITLE_HIGH + 25 + ROW * max(1, *(len(factions[seat].senators) for seat in pair)) + 4
        for number, seat in enumerate(pair):
            places[seat] = Box(EDGE + number * (HALF + GAP), y, HALF, high)
        y += high + GAP
    return places
