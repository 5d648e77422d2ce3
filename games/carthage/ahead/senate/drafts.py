"""RC-9.0.6 said before its part of the Senate comes: the draft of a programme, sealed until it is announced of itself.

Who will preside if nothing changes drafts his pair beside the Forum plan; while a pair is voted on each player of a
nominee drafts the Committee; while that is, who presides drafts the rest. Who does not come to preside has
drafted for nobody, and nobody is told. A draft that is not legal any more when its part comes is proposed instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.carthage.ahead.planning import CarthagePlanning, seen, sensible
from games.carthage.ahead.senate.agenda import (
    ALONE,
    GO_ON,
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
from games.carthage.ahead.senate.programme import DRAFT, SILENCE, Motions, parts
from games.carthage.ahead.senate.sheet import ASK_ME
from games.carthage.seen.view import CarthageView
from games.carthage.senate.floor import ADJOURN
from games.kernel import SKIP, Decision, Now, Plan, Raw, Record, Seat, Verdict, Window


class Drafts(CarthagePlanning):
    """What he will propose if he presides in the next part; who drafts nothing is asked when it comes."""

    kind = DRAFT

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Whoever may preside in the part that comes next; as soon as votes are cast in this one it is too late."""
        part = NEXT.get(part_of(now) if now.step.startswith("senate.") else now.step.partition(".")[0], "")
        if not part or not now.asked or voting(seen(now)):
            return []
        asked = [drafting(now, part, seat, pair) for seat, pair in authors(now, part)]
        return [one for one in asked if one is not None]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - a draft answers nothing itself
        """Nothing: it becomes a programme (`Programme.drafted`), and that answers."""
        return False

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002
        """Nothing."""
        return SKIP

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would put."""
        return sensible(now, asked)


NEXT: Final = {"forum": "suffetes", "suffetes": "committee", "committee": "business"}
"""Which part is drafted beside which."""


def authors(now: Now, part: str) -> list[tuple[Seat, Sequence[str]]]:
    """Who may preside in a part, and the pair that must be elected for that."""
    view = seen(now)
    if part == "suffetes":
        return [(seat, ()) for seat in [opening(view)] if seat]
    plan = announced(now)
    if plan is None or carried_out(now, plan):
        return []
    if part == "business":
        return [(plan.seat, ())] if presider(view) == plan.seat else []
    pairs = [item.terms["nominees"] for _, item in places(plan.raw) if item.kind == "suffetes"]
    found: dict[Seat, Sequence[str]] = {}
    for pair in pairs:
        for seat in players_of(view, pair):
            found.setdefault(seat, pair)
    return list(found.items())


def opening(view: CarthageView) -> Seat | None:
    """RC-9.0.4: who presides when the Senate meets, if he is still the HRAO; nobody where no programme is asked."""
    asked = view.ballots == "ordered" and not ruled(view) and not any(one.neutral for one in view.factions.values())
    first = view.senators.get(view.hrao) if asked else None
    return first.faction if first else None


def players_of(view: CarthageView, pair: Sequence[str]) -> list[Seat]:
    """The players of a pair."""
    return [seat for name in pair if (one := view.senators.get(name)) and (seat := one.faction)]


def voting(view: CarthageView) -> bool:
    """RC-9.0.9: whether there is a motion on the table."""
    return view.senate is not None and view.senate.motion is not None


def drafting(now: Now, part: str, seat: Seat, pair: Sequence[str]) -> Decision[Any] | None:
    """RC-9.0.7: what he could propose then; without an answer he is asked. None: there is nothing to propose."""
    names = ("governors", part) if part == "business" else (part,)
    kinds = by_kind(one for name in names for one in now.foreseen(name, seat, pair))
    motions = Motions({kind: one for kind, one in kinds.items() if kind not in ALONE})
    if not motions.asked:
        return None
    ends = (ASK_ME, GO_ON, ADJOURN) if part == LAST else (ASK_ME, GO_ON)
    choice: Record[Any] = Record(dict[str, Any], **parts(seen(now, seat), seat, ends, motions))
    return Decision(DRAFT, seat, choice, "RC-9.0.6", about=about(now, part), lapse=SILENCE, window=Window.AHEAD)
