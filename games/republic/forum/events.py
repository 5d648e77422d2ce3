"""What can happen in the Forum of any republic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.kernel import Seat
from games.republic.events import RepublicEvent


@dataclass(frozen=True, slots=True)
class InitiativeBid(RepublicEvent):
    """RC-8.7, RR-1.07.22: a bid for an extra initiative, to be paid by a Senator."""

    seat: Seat
    senator: str
    talents: int


@dataclass(frozen=True, slots=True)
class InitiativeWon(RepublicEvent):
    """RC-8.7, RR-1.07.22: who takes an extra initiative, and for how much; Senator "": free, as nobody has bid."""

    seat: Seat
    number: int
    senator: str
    talents: int


EVENTS: Final = (
    InitiativeBid,
    InitiativeWon,
)
