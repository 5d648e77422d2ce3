"""What drawn cards and Table Events do in any republic: one small event each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules, Seat
from games.republic.events import RepublicEvent


@dataclass(frozen=True, slots=True)
class CardTurnedUp(RepublicEvent):
    """RC-8.4, RR-1.07.3: a black card was drawn (RC-1.4d)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class RedCardDrawn(RepublicEvent):
    """RC-1.4d, RR-1.07.3: a red card was drawn and went to a hand."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardReceived(RepublicEvent):
    """RC-1.4d, RR-1.07.3: which red card was drawn; told to its owner."""

    reveals: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class DeckEmpty(RepublicEvent):
    """RC-12.4, RR-1.07.2: no card is left to be drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FamilyJoined(RepublicEvent):
    """RC-8.9.1, RR-1.07.312.4: a Family that appeared went under its Statesman, who was in play without it."""

    family: str
    senator: str


@dataclass(frozen=True, slots=True)
class WarAppeared(RepublicEvent):
    """RC-8.9.5, 8.9.7, 8.9.10, RR-1.07.33: a War came to the Forum: how it lies there, and whether it is a Revolt.

    `status`: "active", "inactive" or "imminent".
    """

    reveals: ClassVar[bool] = True
    rules: ClassVar[Rules] = {"status": {"imminent": ("RC-8.9.7", "RR-1.07.3321")}}
    war: str
    status: str
    revolt: bool


@dataclass(frozen=True, slots=True)
class LeaderIdle(RepublicEvent):
    """RC-8.9.11, 8.9.13, 9.5.4b, RR-1.07.341: an enemy Leader without a War lies in the Curia."""

    leader: str


@dataclass(frozen=True, slots=True)
class LeaderGone(RepublicEvent):
    """RC-8.9.13, 8.8.7, 8.10.0, 8.10.1, RR-1.07.344: an enemy Leader was removed from play."""

    leader: str


@dataclass(frozen=True, slots=True)
class LeaderFled(RepublicEvent):
    """RC-8.8.7, RR-1.07.21.15: an enemy Leader took refuge: he waits for the next War, or has set all Wars aflame."""

    leader: str
    everywhere: bool


@dataclass(frozen=True, slots=True)
class PopularityChanged(RepublicEvent):
    """RC-8.9.15, RR-1.16.2: a Senator gained or lost POP by an event."""

    senator: str
    popularity: int
    cause: str


@dataclass(frozen=True, slots=True)
class UnitsLost(RepublicEvent):
    """RC-8.9.15, 8.8.2c, RR-1.07.21.17: Fleets, Caravans or Trade Fleets were lost: the dice, and how many."""

    rules: ClassVar[Rules] = {"units": {"fleets": ("RC-8.8.2c", "RR-1.07.21.17")}}
    units: str
    dice: tuple[int, ...]
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class TableEventRolled(RepublicEvent):
    """RC-8.8.1, RR-1.07.21: a TDR on the Random Event Table."""

    seat: Seat
    dice: tuple[int, ...]
    total: int
    event: str


@dataclass(frozen=True, slots=True)
class EventEntered(RepublicEvent):
    """RC-8.8.1, RR-1.07.21: a Table Event is in play at this level; `applies`: it has an effect."""

    event: str
    name: str
    level: int
    applies: bool


@dataclass(frozen=True, slots=True)
class EventLeft(RepublicEvent):
    """RC-8.0, RR-1.07.1: a Table Event left play; some when they are used or their War is over (T-13)."""

    rules: ClassVar[Rules] = {
        "event": {
            "te-new-alliance": ("RC-8.8.2a", "RR-1.07.21.13"),
            "te-pretender-emerges": ("RC-8.8.6", "RR-1.07.21.14"),
            "te-refuge": ("RC-8.8.7", "RR-1.07.21.15"),
            "te-tyrian-alliance": "RC-8.8.8",
            "te-rhodian-maritime-alliance": ("RC-8.0", "RR-1.07.21.16"),
            "te-enemy-leader-dies": ("RC-8.0", "RR-1.07.21.6"),
        }
    }
    event: str


@dataclass(frozen=True, slots=True)
class EventPaid(RepublicEvent):
    """RC-8.9.15, 8.8.2c, 8.8.4, RR-1.07.21: the State paid for an event, or for a War that is Lost (RC-9.5.4a)."""

    rules: ClassVar[Rules] = {
        "event": {
            "te-evil-omens": ("RC-8.8.4", "RR-1.07.21.8"),
            "te-natural-disaster": ("RC-8.8.2c", "RR-1.07.21.12"),
        }
    }
    event: str
    talents: int


@dataclass(frozen=True, slots=True)
class ConcessionLost(RepublicEvent):
    """RC-8.8.2c, RR-1.07.321: a Concession went to the Curia; Senator "": it lay in the Forum."""

    concession: str
    senator: str


@dataclass(frozen=True, slots=True)
class ChitsToDraw(RepublicEvent):
    """RC-8.8.2b, RR-1.07.21.7: so many Mortality Chits are drawn for an event; no dice: a fixed number."""

    event: str
    dice: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class PretenderRose(RepublicEvent):
    """RC-8.8.6, RR-1.07.21.14: a Province follows a pretender; its Governor fights if `battle`."""

    province: str
    governor: str
    battle: bool


@dataclass(frozen=True, slots=True)
class PretenderFought(RepublicEvent):
    """RC-8.8.6, T-3, RR-1.07.21.14: the Governor's battle: TDR, both strengths, the legions lost."""

    province: str
    governor: str
    dice: tuple[int, ...]
    strength: int
    against: int
    omens: int
    total: int
    result: str
    lost: int


@dataclass(frozen=True, slots=True)
class WarLeft(RepublicEvent):
    """RC-8.8.2a, RR-1.07.21.13: a War left the Forum by an event; the State's spoils, whether it is in the deck."""

    war: str
    spoils: int
    shuffled: bool


@dataclass(frozen=True, slots=True)
class ProvinceCreated(RepublicEvent):
    """RC-10.2.11, 10.1.2, 8.8.2a, RR-1.10.4: a Province came into play; it lies in the Forum, undeveloped."""

    province: str
    cause: str


@dataclass(frozen=True, slots=True)
class CuriaRolled(RepublicEvent):
    """RC-8.10.2, 8.10.1, RR-1.07.8: the dr for a card in the Curia; `leaves`: it was 5 or more."""

    card: str
    roll: int
    omens: int
    leaves: bool


EVENTS: Final = (
    CardTurnedUp,
    RedCardDrawn,
    CardReceived,
    DeckEmpty,
    FamilyJoined,
    WarAppeared,
    LeaderIdle,
    LeaderGone,
    LeaderFled,
    PopularityChanged,
    UnitsLost,
    TableEventRolled,
    EventEntered,
    EventLeft,
    EventPaid,
    ConcessionLost,
    ChitsToDraw,
    PretenderRose,
    PretenderFought,
    WarLeft,
    ProvinceCreated,
    CuriaRolled,
)
