"""RR-1.11 said ahead: with the last docket of the Senate, or beside `Done` when red cards are traded."""

from __future__ import annotations

from typing import Final

from games.kernel import Now, Raw
from games.republic.ahead.packages import revolution
from games.republic.ahead.packages.revolution import FLOOR, LAY_DOWN
from games.rome.ahead.packages.cards import Cards
from games.rome.ahead.packages.common import beside_docket

PLAYED: Final = (*FLOOR, "revolution.hands")
"""RR-1.11.1, 1.11.2: hands are cut after all have played."""
REVOLTS: Final[dict[str, Raw]] = {
    "revolution.move": "none",
    "revolution.revolt": LAY_DOWN,
    "revolution.rise": {"provinces": [], "primary": "none"},
}
"""RR-1.11.3, 1.15.5, 2.03.2: who lays down goes nowhere else, and his Governors are loyal."""


class InTheRevolution(Cards, revolution.InTheRevolution):
    """RR-1.11.1: asked beside `Done` of the trading of red cards."""

    clause = "RR-1.11.1"
    steps = PLAYED


class RevolutionPlan(Cards, revolution.RevolutionPlan):
    """RR-1.11: said with the last docket."""

    clause = "RR-1.11"
    steps = (*PLAYED, "revolution.revolt")
    revolts = REVOLTS

    def beside_docket(self, now: Now) -> bool:
        """Whether the last programme of this Senate is known."""
        return beside_docket(now)
