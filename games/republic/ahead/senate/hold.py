"""RC-9.0.16, RR-1.09.151 asked ahead: where somebody wishes it there is a pause before the next motion.

A programme is carried out without a moment between its motions. Whoever wants one says so on his docket, under seal:
after a motion with its fallbacks, or before the adjournment; once in a session. Then all whom the programme concerns
have a quarter of a window in which they may change what they have said, and play what may be played between votes.
Nobody is told who wished it; what several wished at one place is one pause.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import SKIP, Decision, IllegalAnswer, Now, OneOf, Plan, Raw, Seat, Verdict, Window
from games.kernel.choice import Picker
from games.republic.ahead.planning import seen
from games.republic.ahead.senate.agenda import (
    BUSINESS,
    GO_ON,
    LAST,
    Place,
    about,
    announced,
    carried_out,
    floor_of,
    marks,
    part_of,
    pending,
    puts,
    puts_next,
    said_in,
    ways_of,
)
from games.republic.ahead.senate.customs import Customs, SenatePlanning
from games.republic.ahead.senate.sheet import concerned

PAUSE: Final = "senate.pause"
NEVER, END = "none", "end"


class Hold(SenatePlanning):
    """The pause itself: it ends when its time is up, or all have said that it may."""

    kind = PAUSE

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All whom the programme concerns, who presides too, until the next motion is put."""
        plan, place = announced(self.own, now), reached(self.own, now)
        if plan is None or place is None or not holders(self.own, now):
            return []
        view = seen(now)
        seats = [seat for seat in view.seats if seat == plan.seat or concerned(self.own, view, seat)]
        return [question(self.own, now, seat, place) for seat in seats]

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the kinds are enough
        """The floor: nothing is put before it goes on. What anybody may play between votes may be played."""
        return puts_next(decision)

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002 - it answers nothing
        """What is done then others say: it only waits."""
        return SKIP

    def facts(self, now: Now) -> Raw:
        """Who has had his pause by this one, so that he has no other; sealed like all of a plan."""
        return dict(holders(self.own, now))

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:  # noqa: ARG002
        """It goes on."""
        return asked.lapse


def question(own: Customs, now: Now, seat: Seat, after: int) -> Decision[Any]:
    """Left to its seat though there is one thing to say: to say it is to have seen it."""
    matter = {**about(now, part_of(own, now)), "after": after}
    choice = OneOf({GO_ON: GO_ON})
    return Decision(
        PAUSE,
        seat,
        choice,
        own.clauses["between"],
        about=matter,
        lapse=GO_ON,
        hidden=True,
        personal=True,
        window=Window.PAUSE,
    )


# Where it pauses


def reached(own: Customs, now: Now) -> int | None:
    """After which motion of the programme play is: with its fallbacks, and before the next; None: within one."""
    plan = announced(own, now)
    if plan is None or floor_of(now) is None:
        return None
    done = {one.mark for one in puts(plan)}
    last = max((n for n, motion in enumerate(ways_of(plan.raw), 1) if done & marks(motion)), default=0)
    return None if any(place.motion == last for place, _ in pending(own, now, plan).values()) else last


def words(own: Customs, now: Now) -> list[str]:
    """What leads to a pause here: the mark of the motion that is over, and "end" before the adjournment."""
    plan, place = announced(own, now), reached(own, now)
    if plan is None or place is None:
        return []
    ends = now.step == BUSINESS and carried_out(own, now, plan) and plan.raw["end"] != GO_ON
    return [*(motion[0].mark for motion in ways_of(plan.raw)[max(0, place - 1) : place]), *([END] if ends else [])]


def holders(own: Customs, now: Now) -> Mapping[Seat, str]:
    """Who wished a pause here and has not had one yet, with the word he said."""
    here = words(own, now)
    wished = {seat: said_in(own, now, seat).get("hold", NEVER) for seat in seen(now).seats if here}
    before = had_before(own, now)
    return {seat: word for seat, word in wished.items() if word in here and seat not in before}


def had_before(own: Customs, now: Now) -> set[Seat]:
    """Who has had his pause in this session, at another place than this."""
    here = reached(own, now)
    return {seat for plan in pauses(now) if here is None or not at(own, now, plan, here) for seat in plan.facts}


def at(own: Customs, now: Now, plan: Plan, after: int) -> bool:
    """Whether something was said of the pause at this place."""
    return plan.key == question(own, now, plan.seat, after).key


def pauses(now: Now) -> Iterator[Plan]:
    """All that was said of pauses in this session."""
    for seat in seen(now).seats:
        yield from (one for one in now.said(PAUSE, seat) if one.turn == now.turn and not one.draft)


# What is said of it on the docket


@dataclass(frozen=True, slots=True)
class Holding:
    """Where a seat may wish a pause; `used`: it has had its own, here or before."""

    options: Mapping[str, str]
    places: Sequence[str]
    clause: str
    used: bool = False

    def read(self, raw: Raw) -> str:
        """One a session and seat."""
        if isinstance(raw, str) and raw in self.options:
            return raw
        if self.used and raw in self.places:
            raise IllegalAnswer("senate.held-up", clause=self.clause)
        raise IllegalAnswer("choice.unknown", option="")

    def form(self) -> Raw:
        """None, the marks of the first proposals of motions, the end."""
        return list(self.options)

    def sample(self, pick: Picker) -> Raw:
        """Any of them."""
        return pick.choice(list(self.options))


def holding_up(
    own: Customs, now: Now, programme: Plan, seat: Seat, motions: Mapping[str, tuple[Place, Any]]
) -> Holding:
    """None, after a motion that is still to come, or before the adjournment; if he is being waited for, just that."""
    here = holders(own, now).get(seat)
    heads = [motion[0].mark for motion in ways_of(programme.raw) if marks(motion) & set(motions)]
    places: list[str] = [*dict.fromkeys(heads), *([END] if part_of(own, now) == LAST else [])]
    used = here is not None or seat in had_before(own, now)
    able = [here] if here else [NEVER] if used else [NEVER, *places]
    return Holding({one: one for one in able}, places, own.clauses["between"], used)


def held(holding: Holding, said: Mapping[str, Any]) -> str:
    """What he has said, as far as it is still to come."""
    word = said.get("hold", NEVER)
    return word if word in holding.options else next(iter(holding.options))
