"""What all plannings of Rome share: they see as its seats see, and propose what its sensible player would say."""

from __future__ import annotations

from typing import cast

from games.kernel import Now, Seat
from games.republic.ahead.planning import RepublicPlanning
from games.rome.minds.sensible import SensiblePlayer
from games.rome.seen.view import RomeView


def seen(now: Now, seat: Seat | None = None) -> RomeView:
    """What a seat sees; None: the public."""
    return cast("RomeView", now.see(seat))


class RomePlanning(RepublicPlanning):
    """A planning whose card proposes what a sensible player of Rome would say."""

    def __init__(self) -> None:
        super().__init__(SensiblePlayer())
