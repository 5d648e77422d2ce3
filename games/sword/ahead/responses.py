"""SR-6.5, SR-DP28: responses said beforehand: never, ask me, play it when ...; on one form, the same for all.

It is asked once and may be changed at any time; who says nothing is asked each time. When nobody has to be asked a
window closes of itself. Of what is hidden nothing is asked anew: who lacks the card that he would play declines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from games.kernel import SKIP, Decision, Now, Plan, Planning, Raw, Seat, Verdict, Window
from games.kernel.ahead import legal
from games.sword.ahead.meaning import answered
from games.sword.ahead.words import ASKED, FIELDS, START, form, matter
from games.sword.seen.view import SwordView


def seen(now: Now, seat: Seat | None = None) -> SwordView:
    """What a seat sees; None: the public."""
    return cast("SwordView", now.see(seat))


class Responses(Planning):
    """How a player answers what others do, and what his own cards could do to his marches and sieges."""

    kind = "action.responses"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        """All players, from the first turn on; what was said holds until it is changed."""
        if not now.turn:
            return []
        view = seen(now)
        return [self._question(view, seat) for seat in dict.fromkeys(one.seat for one in view.hands.values())]

    def _question(self, view: SwordView, seat: Seat) -> Decision[Any]:
        lapse = dict.fromkeys(FIELDS, ASKED)
        about: dict[str, str | int] = {"players": view.count}
        clause, point = "SR-6.5", "SR-DP28"
        return Decision(self.kind, seat, form(), clause, point, about, lapse=lapse, hidden=True, window=Window.AHEAD)

    def covers(self, now: Now, decision: Decision[Any]) -> bool:  # noqa: ARG002
        """What answers others, and the cards that are played out of turn."""
        return matter(decision) is not None

    def halts(self, now: Now, decision: Decision[Any], *, anew: bool) -> bool:  # noqa: ARG002
        """Nobody waits for it: who has said nothing yet is asked when it comes to it."""
        return False

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        """Each question by its part of the form."""
        part = matter(decision)
        return answered(plan.raw[part], decision, seen(now, decision.seat)) if part else SKIP

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """As it was said last; at first as everybody stands: *ask me* in his own battles and sieges, else never."""
        former = now.former(self.kind, asked.seat)
        return former.raw if former and legal(asked, former.raw) else dict(START)
