"""RC-8.4: the Forum plan: what a player does in his initiative, said when the Forum opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from games.carthage.ahead.forum import plan_form
from games.carthage.ahead.forum.attempt import ATTEMPT, proxy
from games.carthage.ahead.forum.auction import bid
from games.carthage.ahead.forum.matter import (
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
from games.carthage.ahead.forum.rest import NO_REST, lead, search
from games.carthage.ahead.planning import CarthagePlanning, seen
from games.carthage.minds.persuading import base_number, percent
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, SKIP, Decision, Now, Plan, Raw, Ready, Seat, Verdict, Window
from games.kernel.ahead import legal

KINDS: Final = ("forum.roll", "forum.persuade", "forum.raise", "forum.trader", "forum.leader", "forum.bid")
NOBODY: Final = {"persuader": "none", "target": "none", "bribe": 0, "card": "none"}
HAND: Final = "hand"
MADE: Final = "made"


class ForumPlanning(CarthagePlanning):
    """RC-8.4: asked of all when the Forum opens."""

    kind: ClassVar[str] = "forum.plan"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """In the whole Forum Phase; who says nothing is asked at his turn."""
        if not now.step.startswith("forum.") or not now.asked:
            return []
        return [self._question(now, seat) for seat in masters(seen(now))]

    def _question(self, now: Now, seat: Seat) -> Decision[Any]:
        choice, about = plan_form.form(seen(now, seat), seat), {"turn": now.turn}
        lapse, window = plan_form.ASK_ME, Window.AHEAD
        return Decision("forum.plan", seat, choice, "RC-8.4", about=about, lapse=lapse, window=window)

    def said(self, now: Now, seat: Seat) -> Plan | None:
        """The plan of a seat for this turn."""
        return said(now, self.kind, seat, f"turn={now.turn}@")

    def concerns(self, now: Now, decision: Decision[Any]) -> bool:
        """Whether it is about this question, and its seat has a plan or is asked for one."""
        return self.covers(now, decision) and decision.seat in masters(seen(now))

    def rest(self, now: Now, seat: Seat) -> dict[str, Any]:
        """What he has planned for what follows his attempt: a Trader, the Leader; nothing, if it is not meant now."""
        plan = self.said(now, seat)
        if plan is None or plan.raw["way"] == "ask" or (auctioned(seen(now)) and plan.raw["auctioned"] == "no"):
            return {}
        return part(plan.raw, *NO_REST)

    def leaves_bids_open(self, now: Now, seat: Seat) -> bool:
        """Whether he has said that he wishes to be asked what he bids, or who was to pay is gone."""
        plan, view = self.said(now, seat), seen(now)
        return plan is not None and bidden(plan, view, initiative(view).high) is ASK

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP17, RC-DP19 to RC-DP22, RC-DP52, for one's own faction."""
        return decision.kind in KINDS and not for_another(decision)

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Whose turn it is may take it: he waits for nobody's plan. But all bids are made together (RC-8.7)."""
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

    def _step(self, now: Now, plan: Plan, decision: Decision[Any], view: CarthageView) -> Verdict:
        if decision.kind == "forum.roll":
            return roll(now, plan, view)
        if decision.kind == "forum.persuade":
            return persuade(now, plan, decision, view)
        if decision.kind == "forum.trader":
            return search(plan.raw["trader"], view)
        return lead(plan.raw["leader"], decision, view)

    def _raise(self, now: Now, plan: Plan) -> Verdict:
        """RC-DP19: as the alternative that was made says; of another attempt it says nothing."""
        view = seen(now)
        made, bribes = attempted(view), noted(plan, now.turn, initiative(view).number, MADE)
        if made is None or not bribes:
            return SKIP
        attempt = as_said(persuader=made.persuader, target=made.target, bribe=bribes[-1], card="none")
        found = next((one for one in plan.raw["attempts"] if part(one, *ATTEMPT) == attempt), None)
        return proxy(now, plan, {**found, "goal": "announced"}) if found else SKIP


def bidden(plan: Plan, view: CarthageView, high: int) -> Verdict:
    """RC-8.7, RC-DP22: what he bids for an initiative that is auctioned."""
    return ASK if plan.raw["way"] == "ask" else bid(plan.raw["bid"], view, high)


def auctioned(view: CarthageView) -> bool:
    """RC-8.7: whether the present initiative is one beyond those that everybody has."""
    return initiative(view).number > len(view.order)


def roll(now: Now, plan: Plan, view: CarthageView) -> Verdict:
    """RC-8.4: at once; it is noted how many cards he held, for one may be drawn."""
    held = view.factions[plan.seat].hand
    about = now.turn, initiative(view).number, HAND
    return Ready("roll", note(*about, talents=held)) if plan.raw["roll"] == "yes" else ASK


def persuade(now: Now, plan: Plan, decision: Decision[Any], view: CarthageView) -> Verdict:
    """RC-8.5, RC-DP17: the first attempt listed that is possible; nobody, if none is. Its first bribe is noted."""
    listed: Sequence[Raw] = plan.raw["attempts"]
    if any(met(now, plan, view, name) for name in plan.raw["ask"]):
        return ASK
    found = next((one for one in listed if possible(one, decision, view)), None)
    if found is None:
        return Ready(NOBODY)
    about = now.turn, initiative(view).number, MADE
    return Ready(part(found, *ATTEMPT), note(*about, talents=found["bribe"]))


def possible(one: Mapping[str, Any], decision: Decision[Any], view: CarthageView) -> bool:
    """Whether an attempt is legal now, and likely enough."""
    return legal(decision, part(one, *ATTEMPT)) and likely(one, view) >= one["chance"]


def likely(one: Mapping[str, Any], view: CarthageView) -> int:
    """RC-8.5.2, 8.5.4: in percent, with the first bribe and as things stand."""
    persuader, target = view.senators[one["persuader"]], view.senators[one["target"]]
    return percent(base_number(persuader, target) + one["bribe"], -view.omens)


def met(now: Now, plan: Plan, view: CarthageView, condition: str) -> bool:
    """Whether he is to be asked: by what all have seen since he made his plan, or in this initiative."""
    if condition == "gone":
        return gone(plan.raw["attempts"][:1], view, plan.seat)
    if condition == "event":
        return any(times > plan.facts["event"].get(one, 0) for one, times in events(view).items())
    if condition == "card":
        about = now.turn, initiative(view).number, HAND
        before: list[int] = [plan.facts["card"][plan.seat], *noted(plan, *about)]
        return view.factions[plan.seat].hand > before[-1]
    came = view.forum.senators if condition == "family" else view.wars
    return any(one not in plan.facts[condition] for one in came)


def events(view: CarthageView) -> dict[str, int]:
    """The Table Events in play, and how often each was rolled: one may leave while another comes."""
    return {one.id: one.times for one in view.table_events}


def gone(first: Sequence[Mapping[str, Any]], view: CarthageView, seat: Seat) -> bool:
    """RC-8.5.1: whether who was to persuade, or to be persuaded, in the attempt he would rather make is not there."""
    return any(
        not (
            (persuader := view.senators.get(one["persuader"]))
            and (target := view.senators.get(one["target"]))
            and persuader.faction == seat
            and persuader.in_carthage
            and plan_form.open_to_persuasion(target, seat)
        )
        for one in first
    )
