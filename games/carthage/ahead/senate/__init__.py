"""The Senate Phase asked ahead: all who vote are called at once."""

from typing import Final

from games.carthage.ahead.senate.sheets import Sheets
from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = (Sheets(),)
