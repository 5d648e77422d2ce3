"""What all plannings of Carthage share: they see as seats see, and propose what a sensible player would say."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.seen.view import CarthageView
from games.kernel import Decision, Now, Planning, Raw, Seat
from games.kernel.ahead import legal


def seen(now: Now, seat: Seat | None = None) -> CarthageView:
    """What a seat sees; None: the public."""
    return cast("CarthageView", now.see(seat))


def sensible(now: Now, asked: Decision[Any]) -> Raw:
    """What a sensible player would say."""
    return SensiblePlayer().answer(asked, partial(seen, now, asked.seat))


class CarthagePlanning(Planning):
    """A planning whose card proposes what was said last, else what a sensible player would say."""

    def proposal(self, now: Now, asked: Decision[Any]) -> Raw:
        """As last time, if that is still possible."""
        former = now.former(self.kind, asked.seat)
        if former and legal(asked, former.raw):
            return former.raw
        return sensible(now, asked)
