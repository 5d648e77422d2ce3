"""RC-11, RR-1.11 said ahead: with the last docket of the Senate, or beside `Done` when red cards are traded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from games.kernel import SKIP, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Verdict, Window
from games.republic.ahead.packages.cards import DISCARD, Cards
from games.republic.ahead.packages.common import as_said, literal, ours, people, said
from games.republic.ahead.planning import seen
from games.republic.seen.view import RepublicView

FLOOR: Final = ("revolution.deals", "revolution.cards")
DEALT: Final = "revolution.done"
LAY_DOWN: Final = "lay-down"
PLAN: Final = "revolution.plan"


class InTheRevolution(Cards):
    """RC-11.2, RR-1.11.1: asked beside `Done` of the trading of red cards, which it does not hold."""

    kind = "revolution.plays"
    steps: ClassVar[Sequence[str]] = FLOOR
    covered = ("revolution.play", DISCARD)

    def concerned(self, now: Now, view: RepublicView) -> Sequence[Seat]:
        """All but those whose plan of the Revolution says it."""
        return [seat for seat in people(view) if has_said(now, self.kind, seat) or not through(now, seat)]


class RevolutionPlan(Cards):
    """RC-11, RR-1.11: who has no red card to trade is done with it, says what he plays, and whether he may revolt.

    It is asked of all with the last docket; who says nothing, or is offered something then, is asked at his turn.
    """

    kind = PLAN
    steps: ClassVar[Sequence[str]] = (*FLOOR, "revolution.revolt")
    revolts: ClassVar[Mapping[str, Raw]]
    """What laying down the command is called where somebody is asked whether he revolts."""

    def beside_docket(self, now: Now) -> bool:
        """Whether the last programme of this Senate is known."""
        raise NotImplementedError

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, while the Senate has its last programme; then who has said something."""
        if literal(view := seen(now)):
            return []
        if self.beside_docket(now):
            held = any(one.hand for one in view.factions.values())
            return [self.plan(seen(now, seat), seat) for seat in people(view) if held or has_said(now, self.kind, seat)]
        if now.step not in self.steps:
            return []
        return [self.plan(seen(now, seat), seat) for seat in people(view) if through(now, seat)]

    def plan(self, view: RepublicView, seat: Seat) -> Decision[Any]:
        """RC-11.2, 11.3, RR-1.11.1, 1.11.3: without an answer he is asked at his turn."""
        choice: Record[Any] = Record(
            as_said,
            when=OneOf({name: name for name in ("done", "ask")}),
            **self.cards_of(view, seat),
            revolts=OneOf({name: name for name in (LAY_DOWN, "ask")}),
        )
        lapse: Raw = {"when": "ask", "plays": [], "discard": [], "revolts": "ask"}
        about = {"turn": view.turn}
        return Decision(
            self.kind, seat, choice, self.clause, about=about, lapse=lapse, hidden=True, window=Window.AHEAD
        )

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the questions of one phase
        """The end of card trading, what is played and discarded, and a revolt of his own commander."""
        return ours(decision, dict.fromkeys((DEALT, *InTheRevolution.covered, *self.revolts), ""))

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """RC-11.2, 11.3, RR-1.11.1, 1.11.3: as he said, unless he wished to be asked."""
        if decision.kind in self.revolts:
            return Ready(self.revolts[decision.kind]) if plan.raw["revolts"] == LAY_DOWN else SKIP
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
    plan = said(now, PLAN, now.turn, seat)
    if plan is None or plan.raw["when"] != "done":
        return False
    asked = any(one.kind == DEALT and one.seat == seat for one in now.asked)
    used = any(use.key.startswith(DEALT) for use in plan.uses)
    return not asked or not (used or seen(now, seat).deals)
