"""What all plannings of Carthage share: they see as its seats see, and propose what its sensible player would say."""

from __future__ import annotations

from typing import cast

from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.seen.view import CarthageView
from games.kernel import Now, Seat
from games.republic.ahead.planning import RepublicPlanning


def seen(now: Now, seat: Seat | None = None) -> CarthageView:
    """What a seat sees; None: the public."""
    return cast("CarthageView", now.see(seat))


class CarthagePlanning(RepublicPlanning):
    """A planning whose card proposes what a sensible player of Carthage would say."""

    def __init__(self) -> None:
        super().__init__(SensiblePlayer())
