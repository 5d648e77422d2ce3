"""RC-11 said ahead: with the last docket of the Senate, or beside `Done` when red cards are traded."""

from __future__ import annotations

from typing import Final

from games.carthage.ahead.packages.cards import Cards
from games.carthage.ahead.packages.common import beside_docket
from games.kernel import Now, Raw
from games.republic.ahead.packages import revolution
from games.republic.ahead.packages.revolution import LAY_DOWN

REVOLTS: Final[dict[str, Raw]] = {"revolution.revolt": {"command": LAY_DOWN, "paid": []}, "revolution.wish": LAY_DOWN}


class InTheRevolution(Cards, revolution.InTheRevolution):
    """RC-11.2: asked beside `Done` of the trading of red cards."""

    clause = "RC-11.2"
    revolution = True


class RevolutionPlan(Cards, revolution.RevolutionPlan):
    """RC-11: said with the last docket."""

    clause = "RC-11"
    revolution = True
    revolts = REVOLTS

    def beside_docket(self, now: Now) -> bool:
        """Whether the last programme of this Senate is known."""
        return beside_docket(now)
