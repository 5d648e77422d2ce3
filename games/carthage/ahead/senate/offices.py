"""RC-9.11 asked ahead: who of a pair shall be Home Suffete, said before it is known which pair is elected."""

from __future__ import annotations

from typing import Any, Final

from games.carthage.ahead.senate.sheet import ASK_ME
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, Decision, OneOf, Plan, Ready, Verdict

HOME: Final = "senate.home"
OWN, OTHER, ROLL = "own", "other", "roll"


def presiding_at_home() -> OneOf[str]:
    """His own of the two, the other, whom the dice choose, or he is asked."""
    return OneOf({one: one for one in (ROLL, OWN, OTHER, ASK_ME)})


def home(view: CarthageView, plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.11: his own of the pair or the other; if both are his he is asked."""
    said = plan.raw["home"]
    pair = [name for name in decision.choice.form() if name != ROLL]
    mine = [name for name in pair if view.senators[name].faction == plan.seat]
    if said == ASK_ME or (said != ROLL and len(mine) != 1):
        return ASK
    others = [name for name in pair if name not in mine]
    return Ready({ROLL: ROLL, OWN: mine[0] if mine else ROLL, OTHER: others[0] if others else ROLL}[said])
