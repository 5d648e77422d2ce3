"""What can happen to trade cards and what they bring (RC-7): one small event each. Cards and stacks go by their ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat
from games.republic.record import Deed, Doing


@dataclass(frozen=True, slots=True)
class DrewTradeCards(CarthageEvent):
    """RC-7.1.3, 7.1.5: from which stacks a faction drew; the faces are its own.

    `by`: the Trade Concessions and Explorations that gave it these cards; none: its Traders did.
    """

    seat: Seat
    traders: int
    stacks: tuple[str, ...]
    by: tuple[str, ...] = field(default=(), kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class ReceivedTradeCards(CarthageEvent):
    """RC-7.1.3: the faces of trade cards that came to a hand, told to its owner."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealMoved(CarthageEvent):
    """RC-7.2.2b: an act on a deal and what both sides state, told to these two: no face is shown."""

    act: str
    deal: str
    seat: Seat
    partner: Seat
    cards: Mapping[Seat, int]
    values: Mapping[Seat, int]
    names: Mapping[Seat, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Traded(CarthageEvent, Doing):
    """RC-7.2.2b: two factions traded so many cards."""

    seats: tuple[Seat, ...]
    cards: tuple[int, ...]

    def deeds(self) -> Sequence[Deed]:
        """It is in the record of both."""
        return [(seat, "deals", 1) for seat in self.seats]


@dataclass(frozen=True, slots=True)
class NobodyCanTrade(CarthageEvent):
    """RC-7.2.1a, 7.2.2: fewer than two factions hold the `least` trade cards of an offer, so no floor is held."""

    least: int


@dataclass(frozen=True, slots=True)
class Sold(CarthageEvent):
    """RC-7.3.1, 7.3.2: the sets a faction turned in, what they brought and the tax on it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    sets: Mapping[str, int]
    cards: tuple[str, ...]
    revenue: int
    rate: int
    tax: int


@dataclass(frozen=True, slots=True)
class OverseerPaid(CarthageEvent):
    """RC-7.3.3: the Overseer of the Agora received 1T per 3 cards turned in."""

    senator: str
    cards: int
    talents: int


@dataclass(frozen=True, slots=True)
class StoredTradeCards(CarthageEvent):
    """RC-7.4.1: how many cards a faction keeps in its Warehouses, and how many went back to their stacks."""

    seat: Seat
    kept: int
    returned: int


@dataclass(frozen=True, slots=True)
class TradeIncome(CarthageEvent):
    """RC-7.4.4: how a faction divided its trade income; RC-7.4.4a: `lost` if there was nobody to receive it."""

    seat: Seat
    shares: Mapping[str, int]
    lost: int


@dataclass(frozen=True, slots=True)
class StackChanged(CarthageEvent):
    """RC-7.5: cards left ("halved", "removed", "closed") or came back ("doubled", "returned", "opened").

    `cards` is how many, `owed` how many of them must still come back from the hands before they can be set aside.
    """

    rules: ClassVar[Rules] = {
        "change": {
            "halved": "RC-7.5.2",
            "doubled": "RC-7.5.3",
            **dict.fromkeys(("removed", "returned", "lost"), "RC-7.5.4"),
            **dict.fromkeys(("opened", "closed"), "RC-7.5.5"),
        }
    }
    stack: str
    change: str
    cause: str
    cards: int
    owed: int
    in_play: int


EVENTS: Final = (
    DrewTradeCards,
    ReceivedTradeCards,
    DealMoved,
    Traded,
    NobodyCanTrade,
    Sold,
    OverseerPaid,
    StoredTradeCards,
    TradeIncome,
    StackChanged,
)
