"""SR-DP28, SR-DP17, SR-DP9, SR-DP13: single cards ordered to be played when what was named comes to pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.kernel import SKIP, Decision, Now, Plan, Planning, Raw, Ready, Seat, Verdict, Window
from games.sword.ahead.meaning import opponents, strength
from games.sword.ahead.responses import seen
from games.sword.card_orders import CardOrder, CardOrders
from games.sword.seen.view import SwordView

KINDS: Final = ("card.counter", "combat.card", "movement.bribe", "movement.interdict")


class OrderedCards(Planning):
    """Orders for cards; nobody is called to give any, and what was ordered holds until it is changed."""

    kind = "action.cards"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, whatever they hold."""
        if not now.turn:
            return []
        view = seen(now)
        return [self._question(view, seat) for seat in dict.fromkeys(one.seat for one in view.hands.values())]

    def _question(self, view: SwordView, seat: Seat) -> Decision[Any]:
        choice = CardOrders([player for player, hand in view.hands.items() if hand.seat == seat])
        about: dict[str, str | int] = {"players": view.count}
        return Decision(
            self.kind, seat, choice, "SR-6.6", "SR-DP28", about, lapse=[], personal=True, window=Window.AHEAD
        )

    def idle(self, now: Now, asked: Decision[Any]) -> bool:  # noqa: ARG002
        """Nobody is called for it."""
        return True

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """Where cards are played that are no card play."""
        return decision.kind in KINDS

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Nobody waits for it."""
        return False

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """The first order whose card can be played, and whose conditions hold."""
        able, view = decision.choice.form(), seen(now, decision.seat)
        orders = [CardOrder(**one) for one in plan.raw]
        found = next((one for one in orders if one.card in able and fits(one, decision, view)), None)
        return Ready(found.card, found.card) if found else SKIP

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """As it was ordered last; else nothing."""
        found = self.repeated(now, asked)
        return asked.lapse if found is None else found


def fits(order: CardOrder, decision: Decision[Any], view: SwordView) -> bool:
    """Whether it is there, against them, and about so many CU."""
    return (
        order.at in ("", where(decision, view))
        and (not order.against or order.against in opponents(view, decision.seat))
        and strength(view) >= order.cu
    )


def where(decision: Decision[Any], view: SwordView) -> str:
    """Where it happens: a battle in its space, else what the question names: a fleet's port is where it sails to."""
    if decision.kind == "combat.card":
        return str(view.underway["battle"]["at"])
    return str(decision.about.get("to", decision.about.get("at", "")))
