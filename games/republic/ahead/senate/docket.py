"""RC-9.0, RR-1.09 asked ahead: all others answer to the programme at once, before the first motion is put."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel import ASK, LATER, SKIP, Decision, Now, Plan, Raw, Ready, Verdict
from games.republic.ahead.planning import seen
from games.republic.ahead.senate.agenda import (
    DOCKET,
    announced,
    carried_out,
    mark_of,
    passed,
    programmes,
    puts_next,
    said_in,
    voted_on,
)
from games.republic.ahead.senate.customs import ASK_ME, Customs, SenatePlanning, shared
from games.republic.ahead.senate.papers import question
from games.republic.ahead.senate.sheet import Sheet, cast, concerned, sheet_from
from games.republic.ahead.senate.sheets import CALL, VETO, VOTE, vetoed
from games.republic.seen.senate import MotionView
from games.republic.seen.view import RepublicView

VOTING = (VOTE, VETO, CALL)


class Docket(SenatePlanning):
    """For each motion of the programme a sheet; the consents asked of him; who of a pair shall be Home Suffete.

    A sheet is for a motion by its full terms, and holds until that motion has been put, whatever becomes of others. So
    who is asked anew is only he who has said nothing of a motion: it was added or changed, another presides now and has
    other motions, or he had nobody in Carthage who could vote. A veto, a Law, or the loss of somebody named changes no
    motion that is still to come: sheets may be changed until they are declared, and what cannot be done any more when a
    motion is voted on - a purse is empty - is asked of that seat alone.
    """

    kind = DOCKET

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All but who presides, from when his programme is known until all of it is done."""
        plan = announced(self.own, now)
        if plan is None or over(self.own, now, plan):
            return []
        view = seen(now)
        others = [seat for seat in view.seats if seat != plan.seat and concerned(self.own, view, seat)]
        return [question(self.own, now, plan, seat) for seat in others]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        """The floor, so that nothing is put before all have answered; then the votes and what belongs to them."""
        if "faction" in decision.about:
            return False
        if puts_next(decision) or decision.kind in self.own.sharing.kinds:
            return True
        plan = announced(self.own, now)
        return decision.kind in (*VOTING, *self.own.consents) and plan is not None and voted_on(now, plan) is not None

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:  # noqa: ARG002 - all is in the question
        """Whether he has said something of every motion, and his vote where he has one."""
        sheets = asked.choice.form()["sheets"]
        said = plan.raw["sheets"]
        return all(mark in said and ("voice" in said[mark] or "voice" not in sheets[mark]) for mark in sheets)

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002 - the kinds are enough
        """Nothing is put before all have answered; but what is voted on goes on, for on that they have."""
        return not anew or decision.kind not in (*VOTING, *self.own.consents)

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """What he has said of the motion that is voted on."""
        view, programme = seen(now, plan.seat), announced(self.own, now)
        if decision.kind in self.own.sharing.kinds:
            return shared(self.own, view, plan, decision)
        motion = view.senate.motion if view.senate else None
        mark = mark_of(programme, motion) if programme and motion else None
        if motion is None or mark is None or mark not in plan.raw["sheets"]:
            return SKIP
        if decision.kind in self.own.consents:
            return consent(plan, decision)
        return on_motion(self.own, view, motion, holding(self.own, now, plan, mark), plan, decision)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What he has said of the same motions, and of the rest what a sensible player would say."""
        found, said = self.sensible(now, asked), said_in(self.own, now, asked.seat)
        if not said:
            return found
        sheets = {mark: raw for mark, raw in asked.lapse["sheets"].items() if mark in said["sheets"]}
        return {**asked.lapse, "sheets": {**found["sheets"], **sheets}}


def over(own: Customs, now: Now, plan: Plan) -> bool:
    """Whether nothing of the programme is left, nor voted on, and the Suffetes have shared their offices."""
    return carried_out(own, now, plan) and not now.asks(*own.sharing.kinds) and voted_on(now, plan) is None


# The answers


def holding(own: Customs, now: Now, plan: Plan, mark: str) -> Sheet:
    """His sheet for a motion; on a condition that does not hold, only the other voice."""
    sheet, senate = read_sheet(plan.raw["sheets"][mark]), seen(now).senate
    if not sheet.given or senate is None:
        return sheet
    holds = passed(senate, programmes(own, now), sheet.given) == (sheet.fate == "passed")
    return sheet if holds else Sheet(voice=sheet.other, veto=sheet.veto)


def read_sheet(raw: dict[str, Any]) -> Sheet:
    """A sheet as it was answered."""
    return sheet_from({**raw, "given": "" if raw.get("given", "none") == "none" else raw["given"]})


def on_motion(
    own: Customs, view: RepublicView, motion: MotionView, sheet: Sheet, plan: Plan, decision: Decision[Any]
) -> Verdict:
    """RC-9.0.9, 9.0.15: as with a sheet for one vote."""
    if decision.kind == VETO:
        used = any(use.key == decision.key for use in plan.uses)
        return SKIP if used else vetoed(own, motion, sheet, decision)
    if not decision.awaited or decision.kind == CALL:
        return LATER
    return ASK if sheet.voice == "ask" else Ready(cast(own, view, motion, sheet, decision))


def consent(plan: Plan, decision: Decision[Any]) -> Verdict:
    """RC-9.0.14: as he said of this Senator."""
    said = plan.raw["consents"].get(decision.about["senator"], ASK_ME)
    return ASK if said == ASK_ME else Ready(said)
