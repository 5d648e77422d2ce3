"""What can happen in any republic: one small event each. Cards, Senators and Provinces go by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Event


@dataclass(frozen=True, slots=True)
class RepublicEvent(Event):
    """Base of all that can happen in any republic."""

    namespace: ClassVar[str] = "republic"


@dataclass(frozen=True, slots=True)
class ChitsDrawn(RepublicEvent):
    """RC-5.0a, RR-1.05.21: the Mortality Chits of one draw, "draw-2" and "none" among them."""

    reveals: ClassVar[bool] = True
    chits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TermShortened(RepublicEvent):
    """RC-6.12, RR-1.06.6: so many turns are left to a Governor."""

    province: str
    senator: str
    left: int


@dataclass(frozen=True, slots=True)
class GovernorReturned(RepublicEvent):
    """RC-6.12, RR-1.06.6: a Governor's term is over; the Province lies in the Forum."""

    province: str
    senator: str


EVENTS: Final = (
    ChitsDrawn,
    TermShortened,
    GovernorReturned,
)
