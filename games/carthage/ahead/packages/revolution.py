"""RC-11 said ahead: with the last docket of the Senate, or beside `Done` when red cards are traded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.carthage.ahead.packages.cards import Cards, cards_of
from games.carthage.ahead.packages.common import as_said, beside_docket, literal, ours, people, said
from games.carthage.ahead.planning import seen
from games.carthage.seen.view import CarthageView
from games.kernel import SKIP, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Verdict, Window

FLOOR: Final = ("revolution.deals", "revolution.cards")
DEALT: Final = "revolution.done"
LAY_DOWN: Final = "lay-down"
REVOLTS: Final[dict[str, Raw]] = {"revolution.revolt": {"command": LAY_DOWN, "paid": []}, "revolution.wish": LAY_DOWN}


class InTheRevolution(Cards):
    """RC-11.2: asked beside `Done` of the trading of red cards, which it does not hold."""

    kind = "revolution.plays"
    clause = "RC-11.2"
    steps = FLOOR
    covered = ("revolution.play", "revolution.discard")
    revolution = True

    def concerned(self, now: Now, view: CarthageView) -> Sequence[Seat]:
        """All but those whose plan of the Revolution says it."""
        return [seat for seat in people(view) if has_said(now, self.kind, seat) or not through(now, seat)]


class RevolutionPlan(Cards):
    """RC-11: who has no red card to trade is done with it, says what he plays, and whether he may wish to revolt.

    It is asked of all with the last docket; who says nothing, or is offered something then, is asked at his turn.
    """

    kind = "revolution.plan"
    clause = "RC-11"
    covered = (DEALT, *InTheRevolution.covered, *REVOLTS)

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, while the Senate has its last programme; then who has said something."""
        if literal(view := seen(now)):
            return []
        if beside_docket(now):
            held = any(one.hand for one in view.factions.values())
            return [self.plan(seen(now, seat), seat) for seat in people(view) if held or has_said(now, self.kind, seat)]
        if now.step not in (*FLOOR, "revolution.revolt"):
            return []
        return [self.plan(seen(now, seat), seat) for seat in people(view) if through(now, seat)]

    def plan(self, view: CarthageView, seat: Seat) -> Decision[Any]:
        """RC-11.2, 11.3: without an answer he is asked at his turn."""
        choice: Record[Any] = Record(
            as_said,
            when=OneOf({name: name for name in ("done", "ask")}),
            **cards_of(view, seat, revolution=True),
            revolts=OneOf({name: name for name in (LAY_DOWN, "ask")}),
        )
        lapse: Raw = {"when": "ask", "plays": [], "discard": [], "revolts": "ask"}
        about = {"turn": view.turn}
        return Decision(
            self.kind, seat, choice, self.clause, about=about, lapse=lapse, hidden=True, window=Window.AHEAD
        )

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the questions of one phase
        """The end of card trading, what is played and discarded, and a revolt of his own commander."""
        return ours(decision, dict.fromkeys(self.covered, ""))

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """RC-11.2, 11.3: as he said, unless he wished to be asked."""
        if decision.kind in REVOLTS:
            return Ready(REVOLTS[decision.kind]) if plan.raw["revolts"] == LAY_DOWN else SKIP
        if decision.kind == DEALT:
            return Ready("done")
        return super().answer(now, plan, decision)

    def idle(self, now: Now, asked: Decision[Any]) -> bool:  # noqa: ARG002 - a deal is always possible
        """Everybody can say something."""
        return False


def has_said(now: Now, kind: str, seat: Seat) -> bool:
    """Whether he has said it in this turn."""
    return said(now, kind, now.turn, seat) is not None


def through(now: Now, seat: Seat) -> bool:
    """Whether his plan says `Done`, and no deal has been offered to him since."""
    plan = said(now, RevolutionPlan.kind, now.turn, seat)
    if plan is None or plan.raw["when"] != "done":
        return False
    asked = any(one.kind == DEALT and one.seat == seat for one in now.asked)
    used = any(use.key.startswith(DEALT) for use in plan.uses)
    return not asked or not (used or seen(now, seat).deals)
