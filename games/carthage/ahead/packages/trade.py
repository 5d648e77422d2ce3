"""RC-7.3 and 7.4 asked once, with `Done` on the trading floor: the sale, the Warehouses, the division of the income.

It does not hold the floor. Rules are applied to the cards that are in the hand when they are sold; whoever is offered a
deal after he has said it is asked for it, and for `Done`, once more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.carthage.ahead.packages import floor, goods
from games.carthage.ahead.planning import CarthagePlanning, seen
from games.carthage.seen.view import CarthageView
from games.kernel import ASK, Decision, Now, Plan, Raw, Ready, Seat, Verdict
from games.republic.ahead.packages.common import literal, ours, people, question, senators, wished

STEPS: Final = ("trade.floor", "trade.selling", "trade.warehouses")
DEALT: Final = "trade.done"
PART_OF: Final = {"trade.sell": "sale", "trade.keep": "keep", "trade.split": "split"}


class Package(CarthagePlanning):
    """RC-7.3.1, 7.4.1 and 7.4.4 on one card."""

    kind = "trade.package"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """Who has trade cards, or income to divide; how many and how much is public."""
        if now.step not in STEPS or literal(view := seen(now)):
            return []
        return [self.question(seen(now, seat), seat) for seat in people(view) if concerned(view, seat)]

    def question(self, view: CarthageView, seat: Seat) -> Decision[Any]:
        """RC-7.3.1: without an answer every card is sold."""
        cards = view.own.trade_cards if view.own else ()
        choice = goods.package(cards, senators(view, seat))
        return question(self.kind, seat, choice, goods.CLAUSE, view.turn, goods.default())

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002 - the questions of one phase
        """The end of trading, and what is asked when the floor has closed."""
        return decision.kind == DEALT or ours(decision, PART_OF)

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Nobody's `Done` waits for others."""
        return decision.kind != DEALT

    def holds(self, now: Now, plan: Plan, asked: Decision[Any]) -> bool:  # noqa: ARG002
        """Until he is offered a deal."""
        return not floor.cancelled(now, plan, DEALT)

    def facts(self, now: Now) -> Raw:
        """How often they have been done."""
        return floor.times_done(now, self.kind, DEALT, seen(now).seats)

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """Out of the hand as it is; hands are hidden, so nothing is asked again but what he wished."""
        if decision.kind == DEALT:
            return floor.through(plan, DEALT)
        if wished(plan.raw, PART_OF[decision.kind]):
            return ASK
        return Ready(ANSWERS[decision.kind](plan.raw, seen(now, decision.seat), decision))


def concerned(view: CarthageView, seat: Seat) -> bool:
    """Whether there is something to sell, to keep or to divide."""
    return bool(view.factions[seat].trade_cards or view.factions[seat].trade_income)


ANSWERS: Final[Mapping[str, Callable[[Raw, CarthageView, Decision[Any]], Raw]]] = {
    "trade.sell": goods.sold,
    "trade.keep": goods.stored,
    "trade.split": goods.divided,
}
