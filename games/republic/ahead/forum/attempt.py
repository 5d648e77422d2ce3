"""RC-8.4, 8.5.5, RR-1.07.2, 1.07.414: with an attempt one says how far he would raise the bribe, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from games.kernel import (
    ASK,
    SKIP,
    Amount,
    Decision,
    IllegalAnswer,
    Now,
    OneOf,
    Plan,
    Raw,
    Ready,
    Record,
    Verdict,
    Window,
)
from games.kernel.ahead import legal, readable
from games.kernel.choice import Choice
from games.republic.ahead.forum.matter import (
    RAISED,
    about_of,
    as_said,
    attempted,
    for_another,
    initiative,
    note,
    part,
    spent,
)
from games.republic.ahead.forum.own import Forum
from games.republic.ahead.forum.proxies import needed_for, persuaders_goals, within
from games.republic.ahead.planning import RepublicPlanning, seen
from games.republic.seen.forum import PersuasionView
from games.republic.seen.view import RepublicView

if TYPE_CHECKING:
    from games.republic.ahead.forum.plan import ForumPlanning

ATTEMPT: Final = ("persuader", "target", "bribe", "card")
RAISES: Final = {"opposed": "ask", "limit": 0, "goal": "announced"}


def opposed() -> OneOf[str]:
    """If others have bid: ask me, roll, or raise up to the limit."""
    return OneOf({"ask": "ask", "roll": "roll", "raise": "raise"})


def raising(purse: int) -> dict[str, Choice[Any]]:
    """What one may say of raises, with so much in the purse."""
    return {"opposed": opposed(), "limit": Amount(0, purse), "goal": persuaders_goals()}


def promised(purses: Mapping[str, int], clause: str, make: Callable[..., Any], **fields: Any) -> Any:
    """RC-8.5.5, RR-1.07.412: an attempt that the rules allow, and raises that his purse allows. Returns the attempt."""
    attempt = make(**part(fields, *ATTEMPT))
    if attempt is not None:
        afford(attempt.persuader.id, purses, attempt.bribe + fields["limit"], clause)
    return attempt


def afford(persuader: str, purses: Mapping[str, int], talents: int, clause: str) -> None:
    """RC-8.5.5, RR-1.07.412: bribe and raises come from his Personal Treasury. IllegalAnswer: he has not so much."""
    if talents > purses[persuader]:
        raise IllegalAnswer("forum.purse", senator=persuader, talents=purses[persuader], clause=clause)


def announcing(own: Forum, view: RepublicView, decision: Decision[Any]) -> Choice[Any]:
    """RC-8.5.5, RR-1.07.414: what the rules ask, how far he would raise, and for his own faction the rest."""
    purses = {one.id: one.talents for one in view.senators.values()}
    literal: Record[Any] = decision.choice  # type: ignore[assignment]  # RC-DP17, RR-DP17 is one
    most = max(purses[one] for one in literal.fields["persuader"].form() if one in purses)
    rest = {} if for_another(decision) else own.rest.choices(view, decision.seat)
    return Record(partial(promised, purses, own.purse, literal.make), **literal.fields, **raising(most), **rest)


def announced(own: Forum, view: RepublicView, attempt: PersuasionView | None, plan: Plan) -> Choice[Any]:
    """RC-8.5.5, RR-1.07.414: what was announced stands; raises may be changed until the roll, then the rest."""
    fields = {name: only(plan.raw[name]) for name in (*ATTEMPT, *RAISES)}
    if attempt:
        spent_for_it = spent(plan, plan.turn, initiative(view).number, RAISED)
        fields |= raising(view.senators[attempt.persuader].talents + spent_for_it)
    return Record(as_said, **fields, **(own.rest.choices(view, plan.seat) if says_rest(own, plan) else {}))


def says_rest(own: Forum, plan: Plan) -> bool:
    """Whether he has said with it what he does afterwards."""
    return all(name in plan.raw for name in own.rest.nothing)


def only(raw: Raw) -> Choice[Any]:
    """What cannot be changed any more."""
    return Amount(raw, raw) if isinstance(raw, int) else OneOf({raw: raw})


def proxy(own: Forum, now: Now, plan: Plan, raw: Raw) -> Verdict:
    """RC-8.5.5, RC-DP19, RR-DP23: roll, raise just enough for the goal within the limit, or ask.

    `raw`: the attempt, with `opposed`, `limit` and `goal`. What is out of reach is not raised for.
    """
    view = seen(now)
    attempt = attempted(view)
    if attempt is None:
        return ASK
    about = now.turn, initiative(view).number, RAISED
    needed = needed_for(attempt, persuaders_goals().read(raw["goal"]), raw["bribe"], own.sure(view))
    if needed and raw["opposed"] == "ask":
        return ASK
    left = min(raw["limit"] - spent(plan, *about), view.senators[attempt.persuader].talents)
    talents = within(needed, left) if raw["opposed"] == "raise" else 0
    return Ready(talents, note(*about, talents=talents))


class Attempting(RepublicPlanning):
    """RC-8.4, 8.5.5, RR-1.07.2, 1.07.414: asked of him whose attempt it is, if no Forum plan has answered.

    He says all the rest of his initiative with it, and need not come again for each step.
    """

    kind = "forum.attempt"

    def __init__(self, own: Forum, plan: ForumPlanning | None = None) -> None:
        super().__init__(own.mind)
        self.own = own
        self.plan = plan

    @property
    def _steps(self) -> tuple[str, ...]:
        """What is said with it, in the order of the rules."""
        return ("forum.raise", *self.own.rest.steps)

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Before it is announced what the rules ask; then, until his initiative is over, what is left of it."""
        asked = next((one for one in now.asked if one.kind == "forum.persuade"), None)
        if asked:
            former = self._former(now)
            return [] if self._planned(now, asked, former) else [self._question(now, asked)]
        return [*self._announced(now)] if now.asks("forum.counter", *self._steps) else []

    def _planned(self, now: Now, asked: Decision[Any], mine: Plan | None) -> bool:
        """Whether his Forum plan answers it, and he has not said later, with his attempt, what he does."""
        if self.plan is None or not self.plan.concerns(now, asked):
            return False
        plan = self.plan.said(now, asked.seat)
        if plan is None or (mine is not None and not now.later(plan, mine)):
            return False
        verdict = self.plan.answer(now, plan, asked)
        return isinstance(verdict, Ready) and legal(asked, verdict.raw)

    def _question(self, now: Now, asked: Decision[Any]) -> Decision[Any]:
        """RC-DP17, RR-DP17: silence persuades nobody; then as he has planned the rest, or as by default."""
        view = seen(now)
        about = {"turn": now.turn, "number": initiative(view).number, **asked.about}
        rest = {} if for_another(asked) else {**self.own.rest.nothing, **self._planned_rest(now, asked)}
        lapse = {**asked.lapse, **RAISES, **rest}
        choice, clause = announcing(self.own, view, asked), self.own.clauses[self.kind]
        window = Window.SIMULTANEOUS
        return Decision(self.kind, asked.seat, choice, clause, about=about, lapse=lapse, window=window)

    def _planned_rest(self, now: Now, asked: Decision[Any]) -> Mapping[str, Any]:
        """What he has planned for after it, as far as it is possible now."""
        planned = self.plan.rest(now, asked.seat) if self.plan else {}
        fields = self.own.rest.choices(seen(now), asked.seat)
        return {name: raw for name, raw in planned.items() if readable(fields[name], raw)}

    def _announced(self, now: Now) -> Sequence[Decision[Any]]:
        """RC-8.5.5, RR-1.07.414: of an attempt that was announced so, or of none."""
        view = seen(now)
        attempt = attempted(view)
        plan = self._former(now)
        if plan is None:
            return []
        about, choice = about_of(plan), announced(self.own, view, attempt, plan)
        rest: Mapping[str, Any] = self.own.rest.nothing if says_rest(self.own, plan) else {}
        lapse = {**plan.raw, **(RAISES if attempt else {}), **rest}
        clause, window = self.own.clauses[self.kind], Window.SIMULTANEOUS
        return [Decision(self.kind, plan.seat, choice, clause, about=about, lapse=lapse, window=window)]

    def _former(self, now: Now) -> Plan | None:
        """What was said with the attempt of the present initiative."""
        view = seen(now)
        head = f"{self.kind}/turn={now.turn}/number={initiative(view).number}"
        former = (now.former(self.kind, seat) for seat in view.seats)
        return next((one for one in former if one and one.key.startswith((f"{head}@", f"{head}/"))), None)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would try, for what was tried before was another matter; then as he has planned."""
        found = self.sensible(now, asked) or asked.lapse
        return found if for_another(asked) else {**found, **self._planned_rest(now, asked)}

    def repeated(self, now: Now, asked: Decision[Any]) -> Raw:  # noqa: ARG002
        """Nothing: what was tried before was another matter."""
        return None

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP17, RC-DP19 to RC-DP21; RR-DP17 to RR-DP21, RR-DP23."""
        return decision.kind in ("forum.persuade", *self._steps)

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """The attempt as he has said; then his proxy; then the rest, of his own faction.

        What he has said last of what is not played yet counts: if it is his Forum plan, that answers.
        """
        if self._planned(now, decision, plan):
            return SKIP
        if decision.kind == "forum.persuade":
            return Ready(part(plan.raw, *ATTEMPT))
        if decision.kind == "forum.raise":
            return proxy(self.own, now, plan, plan.raw)
        if not says_rest(self.own, plan) or for_another(decision):
            return SKIP
        return self.own.rest.steps[decision.kind](plan.raw, decision, seen(now, plan.seat))
