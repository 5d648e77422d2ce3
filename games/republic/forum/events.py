"""What can happen in the Forum of any republic."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel import Event, Seat


@dataclass(frozen=True, slots=True)
class InitiativeBid(Event):
    """RC-8.7, RR-1.07.22: a bid for an extra initiative, to be paid by a Senator."""

    seat: Seat
    senator: str
    talents: int


@dataclass(frozen=True, slots=True)
class InitiativeWon(Event):
    """RC-8.7, RR-1.07.22: who takes an extra initiative, and for how much; Senator "": free, as nobody has bid."""

    seat: Seat
    number: int
    senator: str
    talents: int
