"""The Senate Phase asked ahead, by the customs of a republic."""

from games.kernel import Planning
from games.republic.ahead.senate.accusing import Accusing, Charging
from games.republic.ahead.senate.customs import Customs
from games.republic.ahead.senate.docket import Docket
from games.republic.ahead.senate.drafts import Drafts
from games.republic.ahead.senate.hold import Hold
from games.republic.ahead.senate.laws import Laws
from games.republic.ahead.senate.programme import Programme
from games.republic.ahead.senate.sheets import Sheets


def plannings(own: Customs, charging: Charging) -> tuple[Planning, ...]:
    """All matters of the Senate that are asked ahead; of two that are about one question the first says it."""
    made = (Programme, Docket, Hold, Laws, Sheets, Drafts)
    first, second, *others = [one(own) for one in made]
    return first, second, Accusing(own, charging), *others
