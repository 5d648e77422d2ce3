"""What drawn cards, Table Events and the end of the Forum Phase bring at Carthage alone (RC-8.8 to RC-8.10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class LateEraBegan(CarthageEvent):
    """RC-4.15: the Early deck is empty; the first card of the Late deck is drawn."""

    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class TraderGained(CarthageEvent):
    """RC-8.8.9: a Senator received a Trader by an event."""

    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class EventCancelled(CarthageEvent):
    """RC-8.8.2: a Tophet Sacrifice cancelled the event; it does not enter play."""

    reveals: ClassVar[bool] = True
    seat: Seat
    event: str
    card: str


@dataclass(frozen=True, slots=True)
class TyriansCame(CarthageEvent):
    """RC-8.8.8: free Fleets joined the Active Forces, for the Wars that need most."""

    fleets: int
    wars: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TyriansStayed(CarthageEvent):
    """RC-8.8.8: no War in the Forum needs Fleets, so none came."""


@dataclass(frozen=True, slots=True)
class TyriansLeft(CarthageEvent):
    """RC-8.8.8: so many Fleets went back to the Force Pool."""

    fleets: int


@dataclass(frozen=True, slots=True)
class VotesCounted(CarthageEvent):
    """RC-8.10.3: the votes in Carthage of each faction."""

    votes: Mapping[Seat, int]


EVENTS: Final = (
    LateEraBegan,
    TraderGained,
    EventCancelled,
    TyriansCame,
    TyriansStayed,
    TyriansLeft,
    VotesCounted,
)
