"""What can happen on The Salt Road. `reveals`: there is no undo past it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Act, Event, Seat


@dataclass(frozen=True, slots=True)
class SampleEvent(Event):
    """Base of all that can happen on The Salt Road."""

    namespace: ClassVar[str] = "sample"


@dataclass(frozen=True, slots=True)
class DayBegan(SampleEvent):
    """T-2.1: a lot is turned up. `key_digest` binds the dice of the day."""

    reveals: ClassVar[bool] = True
    day: int
    lot: tuple[str, ...]
    key_digest: str


@dataclass(frozen=True, slots=True)
class LotSold(SampleEvent):
    """T-2.3: the bids are shown, the highest pays; `seat` None: nobody wanted it."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    bids: dict[Seat, int]


@dataclass(frozen=True, slots=True)
class Bargained(SampleEvent):
    """T-3.1: a deal moved; told to its two seats, who see the goods that lie there."""

    reveals: ClassVar[bool] = True
    act: Act
    deal: str
    seat: Seat
    goods: dict[Seat, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Bartered(SampleEvent):
    """T-3.1: cards changed hands; how many, all may know."""

    cards: dict[Seat, int]


@dataclass(frozen=True, slots=True)
class Priced(SampleEvent):
    """T-3.2: the dice of the market."""

    prices: dict[str, int]


@dataclass(frozen=True, slots=True)
class Sold(SampleEvent):
    """T-3.3: one merchant's sale."""

    reveals: ClassVar[bool] = True
    seat: Seat
    good: str
    cards: int
    income: int


@dataclass(frozen=True, slots=True)
class RoadEnded(SampleEvent):
    """T-4: what each is worth, and who is richest."""

    reveals: ClassVar[bool] = True
    worth: dict[Seat, int]
    winners: tuple[Seat, ...]


EVENTS: Final = (
    DayBegan,
    LotSold,
    Bargained,
    Bartered,
    Priced,
    Sold,
    RoadEnded,
)
