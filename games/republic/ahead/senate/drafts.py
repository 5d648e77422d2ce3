"""RC-9.0.6, RR-1.09.12: the draft of a programme, made before its part comes, sealed until it is announced.

Who will preside if nothing changes drafts his pair beside the Forum plan; while a pair is voted on each player of a
nominee drafts what follows; while that is voted on, who presides drafts the rest. Who does not come to preside has
drafted for nobody, and nobody is told. A draft that is not legal any more when its part comes, or names somebody who
has been won over by another faction since, is proposed instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.kernel import SKIP, Decision, Now, Plan, Raw, Record, Seat, Verdict, Window
from games.republic.ahead.planning import seen
from games.republic.ahead.senate.agenda import (
    ALONE,
    LAST,
    about,
    announced,
    by_kind,
    carried_out,
    part_of,
    places,
    presider,
    ruled,
)
from games.republic.ahead.senate.customs import Customs, SenatePlanning
from games.republic.ahead.senate.programme import DRAFT, Motions, allegiances, ends_of, parts, silence
from games.republic.seen.view import RepublicView


class Drafts(SenatePlanning):
    """What he will propose if he presides in the next part; who drafts nothing is asked when it comes."""

    kind = DRAFT

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Whoever may preside in the part that comes next; as soon as votes are cast in this one it is too late."""
        part = self.own.drafted.get(
            part_of(self.own, now) if now.step.startswith("senate.") else now.step.partition(".")[0], ""
        )
        if not part or not now.asked or voting(seen(now)):
            return []
        asked = [drafting(self.own, now, part, seat, pair) for seat, pair in authors(self.own, now, part)]
        return [one for one in asked if one is not None]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - a draft answers nothing itself
        """Nothing: it becomes a programme (`Programme.drafted`), and that answers."""
        return False

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002
        """Nothing."""
        return SKIP

    def facts(self, now: Now) -> Raw:
        """In which faction each Senator was when it was made."""
        return allegiances(now)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would put."""
        return self.sensible(now, asked)


def authors(own: Customs, now: Now, part: str) -> list[tuple[Seat, Sequence[str]]]:
    """Who may preside in a part, and the pair that must be elected for that."""
    view = seen(now)
    if part == own.pair:
        return [(seat, ()) for seat in [opening(own, view)] if seat]
    plan = announced(own, now)
    if plan is None or carried_out(own, now, plan):
        return []
    if part == LAST:
        return [(plan.seat, ())] if presider(view) == plan.seat else []
    named = [own.shown(item.kind, item.raw) for _, item in places(plan.raw) if item.kind == own.pair]
    pairs = [terms["nominees"] for terms in named]
    found: dict[Seat, Sequence[str]] = {}
    for pair in pairs:
        for seat in own.seats(view, pair):
            found.setdefault(seat, pair)
    return list(found.items())


def opening(own: Customs, view: RepublicView) -> Seat | None:
    """RC-9.0.4: who presides when the Senate meets, if he is still the HRAO; nobody where no programme is asked."""
    asked = (
        view.ballots == "ordered" and not ruled(own, view) and not any(one.neutral for one in view.factions.values())
    )
    first = view.senators.get(view.hrao) if asked else None
    return first.faction if first else None


def voting(view: RepublicView) -> bool:
    """RC-9.0.9: whether there is a motion on the table."""
    return view.senate is not None and view.senate.motion is not None


def drafting(own: Customs, now: Now, part: str, seat: Seat, pair: Sequence[str]) -> Decision[Any] | None:
    """RC-9.0.7: what he could propose then; without an answer he is asked. None: there is nothing to propose."""
    steps = [step.removeprefix("senate.") for step, one in own.parts.items() if one == part]
    kinds = by_kind(one for step in steps for one in now.foreseen(step, seat, pair))
    motions = Motions(own, {kind: one for kind, one in kinds.items() if kind not in ALONE})
    if not motions.asked:
        return None
    ends = ends_of(own, part, presides=True)
    choice: Record[Any] = Record(dict[str, Any], **parts(own, seen(now, seat), seat, ends, motions))
    clause, lapse = own.clauses["floor"], silence(own, ends)
    return Decision(DRAFT, seat, choice, clause, about=about(now, part), lapse=lapse, window=Window.AHEAD)
