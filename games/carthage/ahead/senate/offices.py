"""RC-9.11 asked ahead: who of a pair shall be Home Suffete, said before it is known which pair is elected."""

from __future__ import annotations

from typing import Any, Final

from games.carthage.ahead.senate.sheet import ASK_ME
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, Decision, OneOf, Plan, Ready, Verdict

HOME: Final = "senate.home"
HOME_CHOICE: Final = "senate.home-choice"
AT_HOME: Final = (HOME, HOME_CHOICE)
OWN, OTHER, ROLL = "own", "other", "roll"


def presiding_at_home() -> OneOf[str]:
    """His own of the two, the other, whom the dice choose, or he is asked."""
    return OneOf({one: one for one in (ROLL, OWN, OTHER, ASK_ME)})


def home(view: CarthageView, plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.11: his own of the pair or the other; if both are his, the one named first is his own.

    Whose Senator has rolled higher chooses the same; who let the dice decide takes his own.
    """
    said = plan.raw["home"]
    if said == ASK_ME:
        return ASK
    pair = [name for name in decision.choice.form() if name != ROLL]
    mine = [name for name in pair if view.senators[name].faction == plan.seat]
    others = [name for name in pair if name not in mine[:1]]
    wished = {ROLL: decision.lapse, OWN: next(iter(mine), decision.lapse), OTHER: next(iter(others), decision.lapse)}
    return Ready(wished[said])
