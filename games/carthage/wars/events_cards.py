"""What drawn cards and Table Events do, and the end of the Forum Phase (RC-8.8 to RC-8.10): one small event each.

Rolls are told as thrown; `omens` is what Evil Omens change. Cards, Senators, Wars and Provinces go by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat

# Drawn cards


@dataclass(frozen=True, slots=True)
class CardTurnedUp(CarthageEvent):
    """RC-8.4: a black card was drawn (RC-1.4d)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class RedCardDrawn(CarthageEvent):
    """RC-1.4d: a red card was drawn and went to a hand."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardReceived(CarthageEvent):
    """RC-1.4d: which red card was drawn; told to its owner."""

    reveals: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class DeckEmpty(CarthageEvent):
    """RC-12.4: no card is left to be drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LateEraBegan(CarthageEvent):
    """RC-4.15: the Early deck is empty; the first card of the Late deck is drawn."""

    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class FamilyJoined(CarthageEvent):
    """RC-8.9.1: a Family that appeared went under its Statesman, who was in play without it."""

    family: str
    senator: str


@dataclass(frozen=True, slots=True)
class WarAppeared(CarthageEvent):
    """RC-8.9.5, 8.9.7, 8.9.10: a War came to the Forum, "active", "inactive" or "imminent"; whether it is a Revolt."""

    reveals: ClassVar[bool] = True
    rules: ClassVar[Rules] = {"status": {"imminent": "RC-8.9.7"}}
    war: str
    status: str
    revolt: bool


@dataclass(frozen=True, slots=True)
class LeaderIdle(CarthageEvent):
    """RC-8.9.11, 8.9.13, 9.5.4b: an enemy Leader without a War lies in the Curia."""

    leader: str


@dataclass(frozen=True, slots=True)
class LeaderGone(CarthageEvent):
    """RC-8.9.13, 8.8.7, 8.10.0, 8.10.1: an enemy Leader was removed from play."""

    leader: str


@dataclass(frozen=True, slots=True)
class LeaderFled(CarthageEvent):
    """RC-8.8.7: an enemy Leader took refuge: he waits for the next War, or has set all Wars aflame."""

    leader: str
    everywhere: bool


@dataclass(frozen=True, slots=True)
class TraderGained(CarthageEvent):
    """RC-8.8.9: a Senator received a Trader by an event."""

    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class PopularityChanged(CarthageEvent):
    """RC-8.9.15: a Senator gained or lost POP by an event."""

    senator: str
    popularity: int
    cause: str


@dataclass(frozen=True, slots=True)
class UnitsLost(CarthageEvent):
    """RC-8.9.15, 8.8.2c: Fleets, Caravans or Trade Fleets were lost: the dice, and how many."""

    rules: ClassVar[Rules] = {"units": {"fleets": "RC-8.8.2c"}}
    units: str
    dice: tuple[int, ...]
    count: int
    cause: str


# Table Events


@dataclass(frozen=True, slots=True)
class TableEventRolled(CarthageEvent):
    """RC-8.8.1: a TDR on the Random Event Table."""

    seat: Seat
    dice: tuple[int, ...]
    total: int
    event: str


@dataclass(frozen=True, slots=True)
class EventCancelled(CarthageEvent):
    """RC-8.8.2: a Tophet Sacrifice cancelled the event; it does not enter play."""

    reveals: ClassVar[bool] = True
    seat: Seat
    event: str
    card: str


@dataclass(frozen=True, slots=True)
class EventEntered(CarthageEvent):
    """RC-8.8.1: a Table Event is in play at this level; `applies`: it has an effect."""

    event: str
    name: str
    level: int
    applies: bool


@dataclass(frozen=True, slots=True)
class EventLeft(CarthageEvent):
    """RC-8.0: a Table Event left play; some when they are used or their War is over (T-13)."""

    rules: ClassVar[Rules] = {
        "event": {
            "te-new-alliance": "RC-8.8.2a",
            "te-pretender-emerges": "RC-8.8.6",
            "te-refuge": "RC-8.8.7",
            "te-tyrian-alliance": "RC-8.8.8",
        }
    }
    event: str


@dataclass(frozen=True, slots=True)
class EventPaid(CarthageEvent):
    """RC-8.9.15, 8.8.2c, 8.8.4: the State paid for an event."""

    rules: ClassVar[Rules] = {"event": {"te-evil-omens": "RC-8.8.4", "te-natural-disaster": "RC-8.8.2c"}}
    event: str
    talents: int


@dataclass(frozen=True, slots=True)
class ConcessionLost(CarthageEvent):
    """RC-8.8.2c: a Trade Concession, drawn at random, went to the Curia."""

    concession: str
    senator: str


@dataclass(frozen=True, slots=True)
class ChitsToDraw(CarthageEvent):
    """RC-8.8.2b: so many Mortality Chits are drawn for an event, as its dice say; no dice: a fixed number."""

    event: str
    dice: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class TyriansCame(CarthageEvent):
    """RC-8.8.8: free Fleets joined the Active Forces, for the Wars that need most."""

    fleets: int
    wars: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TyriansLeft(CarthageEvent):
    """RC-8.8.8: so many Fleets went back to the Force Pool."""

    fleets: int


@dataclass(frozen=True, slots=True)
class PretenderRose(CarthageEvent):
    """RC-8.8.6: a Province follows a pretender; its Governor fights if `battle`."""

    province: str
    governor: str
    battle: bool


@dataclass(frozen=True, slots=True)
class PretenderFought(CarthageEvent):
    """RC-8.8.6, T-3: the Governor's battle: TDR, his strength against the Province's, the legions lost."""

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
class WarLeft(CarthageEvent):
    """RC-8.8.2a: a War left the Forum by an event; half its spoils for the State, and whether it is in the deck."""

    war: str
    spoils: int
    shuffled: bool


@dataclass(frozen=True, slots=True)
class ProvinceCreated(CarthageEvent):
    """RC-10.2.11, 10.1.2, 8.8.2a: a Province came into play; it lies in the Forum, undeveloped."""

    province: str
    cause: str


# The end of the phase


@dataclass(frozen=True, slots=True)
class CuriaRolled(CarthageEvent):
    """RC-8.10.2, 8.10.1: the dr for a card in the Curia; `leaves`: it was 5 or more."""

    card: str
    roll: int
    omens: int
    leaves: bool


@dataclass(frozen=True, slots=True)
class VotesCounted(CarthageEvent):
    """RC-8.10.3: the votes in Carthage of each faction."""

    votes: Mapping[Seat, int]


EVENTS: Final = (
    CardTurnedUp,
    RedCardDrawn,
    CardReceived,
    DeckEmpty,
    LateEraBegan,
    FamilyJoined,
    WarAppeared,
    LeaderIdle,
    LeaderGone,
    LeaderFled,
    TraderGained,
    PopularityChanged,
    UnitsLost,
    TableEventRolled,
    EventCancelled,
    EventEntered,
    EventLeft,
    EventPaid,
    ConcessionLost,
    ChitsToDraw,
    TyriansCame,
    TyriansLeft,
    PretenderRose,
    PretenderFought,
    WarLeft,
    ProvinceCreated,
    CuriaRolled,
    VotesCounted,
)
