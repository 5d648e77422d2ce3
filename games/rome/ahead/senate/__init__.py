"""The Senate Phase asked ahead: a programme and what all say to it; of all other votes all are called at once."""

from typing import Final

from games.kernel import Planning
from games.republic.ahead.senate import plannings
from games.rome.ahead.senate.accusing import CHARGING
from games.rome.ahead.senate.customs import CUSTOMS

PLANNINGS: Final[tuple[Planning, ...]] = plannings(CUSTOMS, CHARGING)
