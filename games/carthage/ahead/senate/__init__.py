"""The Senate Phase asked ahead: a programme and what all say to it; of all other votes all are called at once."""

from typing import Final

from games.carthage.ahead.senate.accusing import Accusing
from games.carthage.ahead.senate.docket import Docket
from games.carthage.ahead.senate.drafts import Drafts
from games.carthage.ahead.senate.hold import Hold
from games.carthage.ahead.senate.laws import Laws
from games.carthage.ahead.senate.programme import Programme
from games.carthage.ahead.senate.sheets import Sheets
from games.kernel import Planning

PLANNINGS: Final[tuple[Planning, ...]] = (Programme(), Docket(), Accusing(), Hold(), Laws(), Sheets(), Drafts())
