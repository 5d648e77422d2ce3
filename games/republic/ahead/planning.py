"""What all plannings of a republic share: they see as seats see, and propose what a sensible player would say."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from games.kernel import Decision, Now, Plan, Planning, Raw, Seat
from games.republic.minds.sensible import Habitual
from games.republic.seen.view import RepublicView


def seen(now: Now, seat: Seat | None = None) -> RepublicView:
    """What a seat sees; None: the public."""
    return cast("RepublicView", now.see(seat))


class RepublicPlanning(Planning):
    """A planning whose card proposes what a sensible player of this republic would say as things are now.

    What was said in another turn was said of other people and other purses: it is offered beside that. What stands by
    itself, as a defence, is no new matter every turn, and is proposed as it stands. To be asked once more at one's turn
    is proposed to nobody: the table would wait for him again.
    """

    def __init__(self, mind: Habitual[Any]) -> None:
        self.mind = mind.sparing()

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """As last time in this turn, if that is still possible; else as things are now."""
        found = self.repeated(now, asked) if same_turn(now.former(self.kind, asked.seat), asked) else None
        return self.sensible(now, asked) if found is None else found

    def sensible(self, now: Now, asked: Decision[Any]) -> Raw:
        """What a sensible player would say."""
        return self.mind.answer(asked, partial(now.see, asked.seat))


def same_turn(former: Plan | None, asked: Decision[Any]) -> bool:
    """Whether this was said of a matter of the same turn."""
    parts = former.key.partition("@")[0].split("/") if former else ()
    return f"turn={asked.about.get('turn')}" in parts
