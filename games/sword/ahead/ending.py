"""SR-5.9, 5.10, 5.2: what each is asked between the last action of a turn and the next draw, asked together.

Where CU and leaders come, who leaves, which cities pay, what is thrown away: none of it waits for another's answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.kernel import ASK, Decision, Now, Plan, Planning, Raw, Ready, Seat, Verdict
from games.kernel.ahead import legal
from games.sword.ahead.responses import seen

PART: Final = "end"
OPENS: Final = "alliances"
BEFORE: Final = (OPENS, "reinforcement", "draw")


class Ending(Planning):
    """One matter of the end of the turn."""

    def __init__(self, *kinds: str) -> None:
        self.kind = kinds[0]
        self.kinds = kinds

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All whom it will concern, while alliances are renewed; later those who have said something of it."""
        if now.step not in BEFORE:
            return []
        seats = dict.fromkeys(hand.seat for hand in seen(now).hands.values())
        return [one for seat in seats for one in self._of(now, seat)]

    def _of(self, now: Now, seat: Seat) -> list[Decision[Any]]:
        said = [plan for kind in self.kinds for plan in now.said(kind, seat) if not plan.draft and not plan.uses]
        if now.step != OPENS and not said:
            return []
        found = [one for one in now.foreseen(PART, seat) if one.kind in self.kinds]
        return [one for one in found if now.step == OPENS or any(plan.key == one.key for plan in said)]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """The same question, when it is asked."""
        return decision.kind in self.kinds

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Who has said nothing is asked when it comes to it."""
        return False

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002
        """As he said, if that can be still."""
        return Ready(plan.raw) if legal(decision, plan.raw) else ASK

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:  # noqa: ARG002
        """The default of the rules."""
        return asked.lapse


PLANNINGS: Final[tuple[Planning, ...]] = (
    Ending("reinforcement.leaving"),
    Ending("reinforcement.loyalty"),
    Ending("reinforcement.sicily"),
    Ending("reinforcement.place"),
    Ending("reinforcement.displaced", "reinforcement.minor"),
    Ending("draw.discard", "draw.size"),
)
