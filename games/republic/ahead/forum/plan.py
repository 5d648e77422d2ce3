"""RC-8.4, RR-1.07.2: the Forum plan: what a player does in his initiative, said when the Forum opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.kernel import ASK, SKIP, Decision, Now, Plan, Raw, Ready, Seat, Verdict, Window
from games.kernel.ahead import legal
from games.republic.ahead.forum import plan_form
from games.republic.ahead.forum.attempt import ATTEMPT, proxy
from games.republic.ahead.forum.auction import bid
from games.republic.ahead.forum.matter import (
    as_said,
    attempted,
    for_another,
    initiative,
    masters,
    note,
    noted,
    part,
    said,
)
from games.republic.ahead.forum.own import Forum
from games.republic.ahead.planning import RepublicPlanning, seen
from games.republic.seen.view import RepublicView

FIRST: Final = ("forum.roll", "forum.persuade", "forum.raise")
NOBODY: Final = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
HAND: Final = "hand"
MADE: Final = "made"
EVEN: Final = 50
"""Percent: how likely an attempt must be for which one is asked though one has not planned it."""


class ForumPlanning(RepublicPlanning):
    """RC-8.4, RR-1.07.2: asked of all when the Forum opens."""

    kind = "forum.plan"

    def __init__(self, own: Forum) -> None:
        super().__init__(own.mind)
        self.own = own

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """In the whole Forum Phase; who says nothing is asked at his turn."""
        if not now.step.startswith("forum.") or not now.asked:
            return []
        return [self._question(now, seat) for seat in masters(seen(now), self.own.ruler)]

    def _question(self, now: Now, seat: Seat) -> Decision[Any]:
        choice, about = plan_form.form(self.own, seen(now, seat), seat), {"turn": now.turn}
        lapse, clause = plan_form.ask_me(self.own), self.own.clauses[self.kind]
        return Decision(self.kind, seat, choice, clause, about=about, lapse=lapse, window=Window.AHEAD)

    def said(self, now: Now, seat: Seat) -> Plan | None:
        """The plan of a seat for this turn."""
        return said(now, self.kind, seat, f"turn={now.turn}@")

    def concerns(self, now: Now, decision: Decision[Any]) -> bool:
        """Whether it is about this question, and its seat has a plan or is asked for one."""
        return self.covers(now, decision) and decision.seat in masters(seen(now), self.own.ruler)

    def rest(self, now: Now, seat: Seat) -> dict[str, Any]:
        """What he has planned for what follows his attempt; nothing, if it is not meant now."""
        plan = self.said(now, seat)
        if plan is None or plan.raw["way"] == "ask" or (auctioned(seen(now)) and plan.raw["auctioned"] == "no"):
            return {}
        return part(plan.raw, *self.own.rest.nothing)

    def leaves_bids_open(self, now: Now, seat: Seat) -> bool:
        """Whether he has said that he wishes to be asked what he bids, or who was to pay is gone."""
        plan, view = self.said(now, seat), seen(now)
        return plan is not None and bidden(plan, view, initiative(view).high) is ASK

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP17, RC-DP19 to RC-DP22, RC-DP52; RR-DP17 to RR-DP21, RR-DP23, RR-DP24: for one's own faction."""
        kinds = (*FIRST, *self.own.rest.steps, "forum.bid")
        return decision.kind in kinds and not for_another(decision)

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Whose turn it is waits for nobody's plan. All bids are made together (RC-8.7, RR-1.07.22)."""
        return decision.kind == "forum.bid"

    def facts(self, now: Now) -> Raw:
        """What of the Forum all can see: what came to it since may be a reason to be asked."""
        view = seen(now)
        return {
            "family": list(view.forum.senators),
            "war": list(view.wars),
            "event": events(view),
            "card": {seat: faction.hand for seat, faction in view.factions.items()},
        }

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """Step by step as he has said; an auctioned initiative only if he has said that it is meant, too."""
        view = seen(now, plan.seat)
        if decision.kind == "forum.bid":
            return bidden(plan, view, int(decision.about["high"]))
        if plan.raw["way"] == "ask" or (auctioned(view) and plan.raw["auctioned"] == "no"):
            return ASK
        if decision.kind == "forum.raise":
            return self._raise(now, plan)
        return self._step(now, plan, decision, view)

    def _step(self, now: Now, plan: Plan, decision: Decision[Any], view: RepublicView) -> Verdict:
        if decision.kind == "forum.roll":
            return roll(now, plan, view)
        if decision.kind == "forum.persuade":
            return persuade(self.own, now, plan, decision, view)
        return self.own.rest.steps[decision.kind](plan.raw, decision, view)

    def _raise(self, now: Now, plan: Plan) -> Verdict:
        """RC-DP19, RR-DP23: as the alternative that was made says; of another attempt it says nothing."""
        view = seen(now)
        made, bribes = attempted(view), noted(plan, now.turn, initiative(view).number, MADE)
        if made is None or not bribes:
            return SKIP
        attempt = as_said(persuader=made.persuader, target=made.target, bribe=bribes[-1], card="none")
        found = next((one for one in plan.raw["attempts"] if part(one, *ATTEMPT) == attempt), None)
        return proxy(self.own, now, plan, {**found, "goal": "announced"}) if found else SKIP


def bidden(plan: Plan, view: RepublicView, high: int) -> Verdict:
    """RC-8.7, RC-DP22, RR-DP24: what he bids for an initiative that is auctioned."""
    return ASK if plan.raw["way"] == "ask" else bid(plan.raw["bid"], view, high)


def auctioned(view: RepublicView) -> bool:
    """RC-8.7, RR-1.07.22: whether the present initiative is one beyond those that everybody has."""
    return initiative(view).number > len(view.order)


def roll(now: Now, plan: Plan, view: RepublicView) -> Verdict:
    """RC-8.4: at once; it is noted how many cards he held, for one may be drawn."""
    held = view.factions[plan.seat].hand
    about = now.turn, initiative(view).number, HAND
    return Ready("roll", note(*about, talents=held)) if plan.raw["roll"] == "yes" else ASK


def persuade(own: Forum, now: Now, plan: Plan, decision: Decision[Any], view: RepublicView) -> Verdict:
    """RC-8.5, RC-DP17, RR-DP17: the first attempt that is possible; nobody, if none is. Its first bribe is noted."""
    listed: Sequence[Raw] = plan.raw["attempts"]
    if any(met(own, now, plan, view, name) for name in plan.raw["ask"]):
        return ASK
    found = next((one for one in listed if possible(own, one, decision, view)), None)
    if found is None:
        return ASK if "idle" in plan.raw["ask"] and promising(own, decision, view) else Ready(NOBODY)
    about = now.turn, initiative(view).number, MADE
    return Ready(part(found, *ATTEMPT), note(*about, talents=found["bribe"]))


def promising(own: Forum, decision: Decision[Any], view: RepublicView) -> bool:
    """Whether a sensible player in his place would try somebody, and is as likely to succeed as not."""
    found: Any = own.mind.answer(decision, lambda: view)
    return found not in (None, NOBODY) and likely(own, found, view) >= EVEN


def possible(own: Forum, one: Mapping[str, Any], decision: Decision[Any], view: RepublicView) -> bool:
    """Whether an attempt is legal now, and likely enough."""
    return legal(decision, part(one, *ATTEMPT)) and likely(own, one, view) >= one["chance"]


def likely(own: Forum, one: Mapping[str, Any], view: RepublicView) -> int:
    """RC-8.5.2, 8.5.4, RR-1.07.41: in percent, with the first bribe and as things stand."""
    persuader, target = view.senators[one["persuader"]], view.senators[one["target"]]
    return own.chance(view, persuader, target, one["bribe"])


def met(own: Forum, now: Now, plan: Plan, view: RepublicView, condition: str) -> bool:
    """Whether he is to be asked: by what all have seen since he made his plan, or in this initiative.

    `idle` is no such thing: it is looked at when none of his attempts is possible.
    """
    if condition == "idle":
        return False
    if condition == "gone":
        return gone(own, plan.raw["attempts"][:1], view, plan.seat)
    if condition == "event":
        return any(times > plan.facts["event"].get(one, 0) for one, times in events(view).items())
    if condition == "card":
        about = now.turn, initiative(view).number, HAND
        before: list[int] = [plan.facts["card"][plan.seat], *noted(plan, *about)]
        return view.factions[plan.seat].hand > before[-1]
    came = view.forum.senators if condition == "family" else view.wars
    return any(one not in plan.facts[condition] for one in came)


def events(view: RepublicView) -> dict[str, int]:
    """The Table Events in play, and how often each was rolled: one may leave while another comes."""
    return {one.id: one.times for one in view.table_events}


def gone(own: Forum, first: Sequence[Mapping[str, Any]], view: RepublicView, seat: Seat) -> bool:
    """RC-8.5.1, RR-1.07.4: whether one of the two of the attempt he would rather make is not there."""
    return any(
        not (
            (persuader := view.senators.get(one["persuader"]))
            and (target := view.senators.get(one["target"]))
            and persuader.faction == seat
            and own.at_home(persuader)
            and own.open_to_persuasion(target, seat)
        )
        for one in first
    )
