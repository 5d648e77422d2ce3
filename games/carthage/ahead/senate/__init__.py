"""The Senate Phase asked ahead: a programme and what all say to it; of all other votes all are called at once."""

from typing import Final

from games.carthage.ahead.senate.accusing import CHARGING
from games.carthage.ahead.senate.customs import CUSTOMS
from games.kernel import Planning
from games.republic.ahead.senate import plannings

PLANNINGS: Final[tuple[Planning, ...]] = plannings(CUSTOMS, CHARGING)
