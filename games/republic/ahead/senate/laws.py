"""RC-9.7.1, RR-1.07.36 asked ahead: a Law may be played between two motions of a programme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.kernel import SKIP, Decision, Now, OneOf, Plan, Raw, Ready, Record, Seat, Verdict
from games.republic.ahead.planning import seen
from games.republic.ahead.senate.agenda import (
    BUSINESS,
    LAST,
    about,
    announced,
    floor_of,
    part_of,
    pending,
    places,
)
from games.republic.ahead.senate.customs import Customs, SenatePlanning
from games.republic.seen.view import RepublicView

LAW: Final = "senate.law"
NONE: Final = "none"
BEFORE, AT_END = "before-motion.", "before-end"


class Laws(SenatePlanning):
    """Which Law he plays before which motion, or before the adjournment.

    Everybody may say it of every Law that does not hold yet, whatever he has in his hand: without the card nothing is
    played, and nothing tells that it was said. Nobody is called for it. By hand he may play what he holds at any time.
    """

    kind = "senate.laws"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, as long as a programme is played."""
        plan, view = announced(self.own, now), seen(now)
        if plan is None or not plan.raw["motions"] or not self.own.laws(view):
            return []
        people = [seat for seat in view.seats if not view.factions[seat].neutral and not view.factions[seat].out]
        return [question(self.own, now, view, plan, seat) for seat in people]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the kind is enough
        """The playing of a Law; not by who decides for another's faction."""
        return decision.kind == LAW and "faction" not in decision.about

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """RC-9.7.1: just before that motion or, if that is never put, before what comes after it."""
        law, when = plan.raw["law"], plan.raw["when"]
        ripe = law in decision.choice.form() and has_come(self.own, now, when)
        return Ready(law) if ripe else SKIP

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:  # noqa: ARG002
        """None."""
        return asked.lapse

    def idle(self, now: Now, asked: Decision[Any]) -> bool:  # noqa: ARG002
        """Nobody is called for it."""
        return True


def question(own: Customs, now: Now, view: RepublicView, plan: Plan, seat: Seat) -> Decision[Any]:
    """RC-DP55: which Law, and before which motion of the programme."""
    last = max((place.motion for place, _ in places(plan.raw)), default=0)
    ends = [AT_END] if part_of(own, now) == LAST else []
    moments = [*ends, *(f"{BEFORE}{number}" for number in range(1, last + 1))]
    choice: Record[dict[str, Any]] = Record(
        dict[str, Any],
        law=OneOf({name: name for name in (NONE, *own.laws(view))}),
        when=OneOf({name: name for name in moments}),
    )
    lapse: Raw = {"law": NONE, "when": moments[0]}
    return Decision(Laws.kind, seat, choice, own.clauses["law"], about=about(now, part_of(own, now)), lapse=lapse)


def has_come(own: Customs, now: Now, when: str) -> bool:
    """RC-9.0.6: whether the next motion is this one or a later one; whether the adjournment is next."""
    plan = announced(own, now)
    if plan is None or floor_of(now) is None:
        return False
    following = min((place.motion for place, _ in pending(own, now, plan).values()), default=None)
    if following is None:
        return now.step == BUSINESS and when == AT_END
    return when != AT_END and int(when.removeprefix(BEFORE)) <= following
