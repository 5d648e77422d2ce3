"""RC-9.11 asked ahead: who of a pair shall be Home Suffete, said before it is known which pair is elected."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision, Plan, Raw
from games.republic.ahead.senate.customs import ASK_ME, Sharing
from games.republic.seen.view import RepublicView

HOME: Final = "senate.home"
HOME_CHOICE: Final = "senate.home-choice"
OWN, OTHER, ROLL = "own", "other", "roll"


def home(view: RepublicView, plan: Plan, decision: Decision[Any]) -> Raw:
    """RC-9.11: his own of the pair or the other; if both are his, the one named first is his own.

    Whose Senator has rolled higher chooses the same; who let the dice decide takes his own.
    """
    pair = [name for name in decision.choice.form() if name != ROLL]
    mine = [name for name in pair if view.senators[name].faction == plan.seat]
    others = [name for name in pair if name not in mine[:1]]
    wished = {ROLL: decision.lapse, OWN: next(iter(mine), decision.lapse), OTHER: next(iter(others), decision.lapse)}
    return wished[plan.raw["home"]]


AT_HOME: Final = Sharing(kinds=(HOME, HOME_CHOICE), options=(ROLL, OWN, OTHER, ASK_ME), said=home)
"""His own of the two, the other, whom the dice choose, or he is asked."""
