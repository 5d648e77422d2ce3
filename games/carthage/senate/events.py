"""What can happen in the Senate of Carthage alone (RC-9): who meets and what is played. Business has its own events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Seat
from games.republic.record import Deed, Doing


@dataclass(frozen=True, slots=True)
class SenateOpened(CarthageEvent):
    """RC-9.0.3, 9.0.4: the Senate meets; who presides, and whether Carthage is in Crisis."""

    magistrate: str
    crisis: bool


@dataclass(frozen=True, slots=True)
class FloorPassed(CarthageEvent, Doing):
    """RC-9.0.6, RC-DP24: a player lets the floor pass to the next official."""

    seat: Seat

    def deeds(self) -> Sequence[Deed]:
        """It is in the record."""
        return [(self.seat, "passed", 1)]


@dataclass(frozen=True, slots=True)
class LawAnnounced(CarthageEvent):
    """RC-9.7.1: a Law is played while a vote is open; it takes effect when that is over."""

    reveals: ClassVar[bool] = True
    seat: Seat
    law: str


@dataclass(frozen=True, slots=True)
class LawEnacted(CarthageEvent):
    """RC-9.7.1: a Law holds from now on; `seat` has just played it, None: it was announced before."""

    reveals: ClassVar[bool] = True
    law: str
    seat: Seat | None = field(default=None, kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class JudgesBribed(CarthageEvent):
    """RC-9.3.4: Bribed Judges add votes to one side of a prosecution."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    voice: str
    votes: int


EVENTS: Final = (
    SenateOpened,
    FloorPassed,
    LawAnnounced,
    LawEnacted,
    JudgesBribed,
)
