"""RC-8.5.5, RR-1.07.413: a defence plan, kept until it is changed: for whom one bids, and how much a turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.kernel import ASK, Amount, Decision, Now, OneOf, Plan, Ready, Record, Seat, Verdict, Window
from games.kernel.choice import Choice
from games.republic.ahead.forum.matter import attempted, note, people, said, spent, treasury
from games.republic.ahead.forum.own import Forum
from games.republic.ahead.forum.proxies import needed_against, opponents_goals, within
from games.republic.ahead.planning import RepublicPlanning, seen
from games.republic.seen.forum import PersuasionView
from games.republic.seen.view import RepublicView

ASK_ME: Final = {"own": 0, "against": "nobody", "others": 0, "goal": "none", "rest": "ask", "raises": "no"}
MOST: Final = 99
HOPEFUL: Final = "hopeful"
"""After a raise, too, but nothing that who tries could answer with what he has left."""


@dataclass(frozen=True, slots=True)
class Shield:
    """RC-8.5.5, RR-1.07.413: what one pays in a turn, whatever comes.

    Attributes:
        own: for each own Senator, in the whole turn.
        against: a seat ("": nobody) whose attempts on others one opposes.
        others: for that, in the whole turn.
        goal: the Base Number at which it is enough.
        rest: against all else "nothing" is bid, or one is asked ("ask").
        raises: whether it holds after a raise, too.
        hopeful: whether nothing is bid against who has as much left as oneself, and could answer it all.
    """

    own: int
    against: str
    others: int
    goal: int
    rest: str
    raises: bool
    hopeful: bool = False


def shield_of(own: int, against: str, others: int, goal: int, rest: str, raises: str) -> Shield:
    """What is said of raises in one word."""
    return Shield(own, against, others, goal, rest, raises != "no", raises == HOPEFUL)


def shields(others: Sequence[Seat]) -> Record[Shield]:
    """What one may say. Whatever is in the Faction Treasury: the plan outlives what is there now."""
    return Record(
        shield_of,
        **sums(others),
        goal=opponents_goals(),
        raises=OneOf({one: one for one in ("no", "yes", HOPEFUL)}),
    )


def sums(others: Sequence[Seat]) -> dict[str, Choice[Any]]:
    """For whom one pays in a turn, and how much."""
    return {
        "own": Amount(0, MOST),
        "against": OneOf({"nobody": "", **{seat: str(seat) for seat in others}}),
        "others": Amount(0, MOST),
        "rest": OneOf({"nothing": "nothing", "ask": "ask"}),
    }


@dataclass(frozen=True, slots=True)
class Budget:
    """What a plan has for an attempt: how much in the turn, and under which name that is noted."""

    talents: int
    name: str


def budget(shield: Shield, view: RepublicView, seat: Seat, attempt: PersuasionView) -> Budget | None:
    """For an own target, or against this persuader; None: the plan has nothing for this attempt."""
    name = purpose(view, seat, attempt)
    if name == attempt.target:
        return Budget(shield.own, name) if shield.own else None
    return Budget(shield.others, name) if shield.others and shield.against == attempt.seat else None


def purpose(view: RepublicView, seat: Seat, attempt: PersuasionView) -> str:
    """For what one pays, as it is noted: for an own Senator, or against who would win another's."""
    own = view.senators[attempt.target].faction == seat
    return attempt.target if own else f"against-{attempt.seat}"


class Defence(RepublicPlanning):
    """RC-8.5.5, RR-1.07.414: asked once, and kept until it is changed."""

    kind = "forum.defence"

    def __init__(self, own: Forum) -> None:
        super().__init__(own.mind)
        self.own = own

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """In the Forum Phase; who says nothing is asked at each attempt."""
        if not now.step.startswith("forum.") or not now.asked:
            return []
        seats = people(seen(now))
        return [self._question(seat, [one for one in seen(now).seats if one != seat]) for seat in seats]

    def _question(self, seat: Seat, others: Sequence[Seat]) -> Decision[Any]:
        choice = shields(others)
        clause = self.own.clauses[self.kind]
        return Decision(self.kind, seat, choice, clause, lapse=ASK_ME, hidden=True, window=Window.AHEAD)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP18, RR-DP22."""
        return decision.kind == "forum.counter"

    def leaves_open(self, now: Now, seat: Seat) -> bool:
        """Whether he has said that he wishes to be asked of the attempt at hand."""
        plan, view = said(now, self.kind, seat), seen(now)
        attempt = attempted(view)
        if plan is None or attempt is None:
            return False
        shield = shields(view.seats).read(plan.raw)
        return shield.rest == "ask" and budget(shield, view, seat, attempt) is None

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:  # noqa: ARG002
        """Just enough for his goal, within what is left of the turn's budget; never more than there is."""
        view = seen(now)
        attempt = attempted(view)
        if attempt is None or self.leaves_open(now, plan.seat):
            return ASK
        shield = shields(view.seats).read(plan.raw)
        found = budget(shield, view, plan.seat, attempt) or Budget(0, "rest")
        left = min(found.talents - spent(plan, now.turn, found.name), treasury(now, plan.seat))
        again = plan.seat in attempt.counter_bribes and not shield.raises
        vain = shield.hopeful and view.senators[attempt.persuader].talents >= treasury(now, plan.seat)
        talents = 0 if again or vain else within(needed_against(attempt, shield.goal), left)
        return Ready(talents, note(now.turn, found.name, talents=talents))
