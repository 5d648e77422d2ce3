"""RC-8.4, 8.5.5: with an attempt its player says how far he would raise the bribe, and what he does after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from games.carthage.ahead.forum.matter import (
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
from games.carthage.ahead.forum.proxies import needed_for, persuaders_goals, within
from games.carthage.ahead.forum.rest import NO_REST, lead, leaders, search, searches
from games.carthage.ahead.planning import CarthagePlanning, seen, sensible
from games.carthage.seen.forum import PersuasionView
from games.carthage.seen.view import CarthageView
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
    Seat,
    Verdict,
    Window,
)
from games.kernel.ahead import legal, readable
from games.kernel.choice import Choice

if TYPE_CHECKING:
    from games.carthage.ahead.forum.plan import ForumPlanning

ATTEMPT: Final = ("persuader", "target", "bribe", "card")
STEPS: Final = ("forum.raise", "forum.trader", "forum.leader")
"""What is said with it, in the order of the rules."""
RAISES: Final = {"opposed": "ask", "limit": 0, "goal": "announced"}


def opposed() -> OneOf[str]:
    """If others have bid: ask me, roll, or raise up to the limit."""
    return OneOf({"ask": "ask", "roll": "roll", "raise": "raise"})


def raising(purse: int) -> dict[str, Choice[Any]]:
    """What one may say of raises, with so much in the purse."""
    return {"opposed": opposed(), "limit": Amount(0, purse), "goal": persuaders_goals()}


def promised(purses: Mapping[str, int], make: Callable[..., Any], **fields: Any) -> Any:
    """RC-8.5.5: an attempt that the rules allow, and raises that his purse allows. Returns the attempt."""
    attempt = make(**part(fields, *ATTEMPT))
    if attempt is not None:
        afford(attempt.persuader.id, purses, attempt.bribe + fields["limit"])
    return attempt


def afford(persuader: str, purses: Mapping[str, int], talents: int) -> None:
    """RC-8.5.5: bribe and raises come from his Personal Treasury. IllegalAnswer: he has not so much."""
    if talents > purses[persuader]:
        raise IllegalAnswer("forum.purse", senator=persuader, talents=purses[persuader], clause="RC-8.5.5")


def announcing(view: CarthageView, decision: Decision[Any]) -> Choice[Any]:
    """RC-8.5.5: what the rules ask, how far he would raise, and what he does then; for another's faction not that."""
    purses = {one.id: one.talents for one in view.senators.values()}
    literal: Record[Any] = decision.choice  # type: ignore[assignment]  # RC-DP17 is one
    most = max(purses[one] for one in literal.fields["persuader"].form() if one in purses)
    rest = {} if for_another(decision) else afterwards(view, decision.seat)
    return Record(partial(promised, purses, literal.make), **literal.fields, **raising(most), **rest)


def afterwards(view: CarthageView, seat: Seat) -> dict[str, Choice[Any]]:
    """RC-8.1, 8.6: a Trader, the Leader."""
    own = [view.senators[name] for name in view.factions[seat].senators]
    return {"trader": searches([one for one in own if one.in_carthage]), "leader": leaders(own)}


def announced(view: CarthageView, attempt: PersuasionView | None, plan: Plan) -> Choice[Any]:
    """RC-8.5.5: what was announced stands; raises may be changed until the dice fall, the rest until it is done."""
    fields = {name: only(plan.raw[name]) for name in (*ATTEMPT, *RAISES)}
    if attempt:
        spent_for_it = spent(plan, plan.turn, initiative(view).number, RAISED)
        fields |= raising(view.senators[attempt.persuader].talents + spent_for_it)
    return Record(as_said, **fields, **(afterwards(view, plan.seat) if "trader" in plan.raw else {}))


def only(raw: Raw) -> Choice[Any]:
    """What cannot be changed any more."""
    return Amount(raw, raw) if isinstance(raw, int) else OneOf({raw: raw})


def proxy(now: Now, plan: Plan, raw: Raw) -> Verdict:
    """RC-8.5.5, RC-DP19: roll, raise just enough for the goal within the limit, or ask.

    `raw`: the attempt, with `opposed`, `limit` and `goal`. What is out of reach is not raised for.
    """
    view = seen(now)
    attempt = attempted(view)
    if attempt is None:
        return ASK
    about = now.turn, initiative(view).number, RAISED
    needed = needed_for(attempt, persuaders_goals().read(raw["goal"]), raw["bribe"])
    if needed and raw["opposed"] == "ask":
        return ASK
    left = min(raw["limit"] - spent(plan, *about), view.senators[attempt.persuader].talents)
    talents = within(needed, left) if raw["opposed"] == "raise" else 0
    return Ready(talents, note(*about, talents=talents))


class Attempting(CarthagePlanning):
    """RC-8.4, 8.5.5: asked of him whose attempt it is, when the rules ask it and no Forum plan has answered.

    He says all the rest of his initiative with it, and need not come again for each step.
    """

    kind: ClassVar[str] = "forum.attempt"

    def __init__(self, plan: ForumPlanning | None = None) -> None:
        self.plan = plan

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Before it is announced what the rules ask; then, until his initiative is over, what is left of it."""
        asked = next((one for one in now.asked if one.kind == "forum.persuade"), None)
        if asked:
            former = self._former(now)
            return [] if self._planned(now, asked, former) else [self._question(now, asked)]
        return [*self._announced(now)] if now.asks("forum.counter", *STEPS) else []

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
        """RC-DP17: silence persuades nobody; then there is no Trader and the Leader stays, but as he has planned it."""
        view = seen(now)
        about = {"turn": now.turn, "number": initiative(view).number, **asked.about}
        rest = {} if for_another(asked) else {**NO_REST, **self._planned_rest(now, asked)}
        lapse = {**asked.lapse, **RAISES, **rest}
        choice, window = announcing(view, asked), Window.SIMULTANEOUS
        return Decision("forum.attempt", asked.seat, choice, "RC-8.5.5", about=about, lapse=lapse, window=window)

    def _planned_rest(self, now: Now, asked: Decision[Any]) -> Mapping[str, Any]:
        """What he has planned for after it, as far as it is possible now."""
        planned, fields = self.plan.rest(now, asked.seat) if self.plan else {}, afterwards(seen(now), asked.seat)
        return {name: raw for name, raw in planned.items() if readable(fields[name], raw)}

    def _announced(self, now: Now) -> Sequence[Decision[Any]]:
        """RC-8.5.5: of an attempt that was announced so, or of none."""
        view = seen(now)
        attempt = attempted(view)
        plan = self._former(now)
        if plan is None:
            return []
        about, choice = about_of(plan), announced(view, attempt, plan)
        lapse = {**plan.raw, **(RAISES if attempt else {}), **(NO_REST if "trader" in plan.raw else {})}
        window = Window.SIMULTANEOUS
        return [Decision("forum.attempt", plan.seat, choice, "RC-8.5.5", about=about, lapse=lapse, window=window)]

    def _former(self, now: Now) -> Plan | None:
        """What was said with the attempt of the present initiative."""
        view = seen(now)
        head = f"{self.kind}/turn={now.turn}/number={initiative(view).number}"
        former = (now.former(self.kind, seat) for seat in view.seats)
        return next((one for one in former if one and one.key.startswith((f"{head}@", f"{head}/"))), None)

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would try, for what was tried before was another matter; then as he has planned."""
        found = sensible(now, asked) or asked.lapse
        return found if for_another(asked) else {**found, **self._planned_rest(now, asked)}

    def repeated(self, now: Now, asked: Decision[Any]) -> Raw:  # noqa: ARG002
        """Nothing: what was tried before was another matter."""
        return None

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """RC-DP17, RC-DP19 to RC-DP21."""
        return decision.kind in ("forum.persuade", *STEPS)

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """The attempt as he has said; then his proxy; then a Trader and the Leader, of his own faction.

        What he has said last of what is not played yet counts: if it is his Forum plan, that answers.
        """
        if self._planned(now, decision, plan):
            return SKIP
        if decision.kind == "forum.persuade":
            return Ready(part(plan.raw, *ATTEMPT))
        if decision.kind == "forum.raise":
            return proxy(now, plan, plan.raw)
        if "trader" not in plan.raw or for_another(decision):
            return SKIP
        if decision.kind == "forum.trader":
            return search(plan.raw["trader"], seen(now))
        return lead(plan.raw["leader"], decision, seen(now, plan.seat))
