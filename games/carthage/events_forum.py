"""What can happen in the Forum (RC-8): one small event each, with the figures behind it.

Rolls are told as thrown; `omens` is what Evil Omens change. Cards, Senators, Wars and Provinces go by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from games.kernel import Event, Seat

# Initiatives


@dataclass(frozen=True, slots=True)
class ForumOpened(Event):
    """RC-8.0: the Forum Phase began; the players have their initiatives in this order."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    """RC-8.4: the DR of an initiative; on 7 a Table Event is rolled, else a card is drawn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    dice: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class InitiativeBid(Event):
    """RC-8.7: a bid for an extra initiative, to be paid by a Senator."""

    seat: Seat
    senator: str
    talents: int


@dataclass(frozen=True, slots=True)
class InitiativeWon(Event):
    """RC-8.7: who takes an extra initiative, and for how much; "" for the Senator: free, as nobody has bid."""

    seat: Seat
    number: int
    senator: str
    talents: int


@dataclass(frozen=True, slots=True)
class TraderSought(Event):
    """RC-8.1: a Senator tried to attract a Trader: dice and Talents spent, against 12."""

    seat: Seat
    senator: str
    talents: int
    dice: tuple[int, ...]
    omens: int
    total: int
    gained: bool


@dataclass(frozen=True, slots=True)
class LeaderMoved(Event):
    """RC-8.6: the Faction Leader marker was moved to another Senator."""

    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class Peddled(Event):
    """RC-8.9.16: Influence Peddling was played: a card changed hands at random."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    victim: Seat


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """RC-8.9.16: which card was taken by Influence Peddling; told to the two players."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    card: str


# Persuasion


@dataclass(frozen=True, slots=True)
class PersuasionAnnounced(Event):
    """RC-8.5.5: persuader, target, first bribe; RC-8.5.7: the card played with it, or ""."""

    reveals: ClassVar[bool] = True
    seat: Seat
    persuader: str
    target: str
    talents: int
    card: str
    base: int


@dataclass(frozen=True, slots=True)
class CounterBribed(Event):
    """RC-8.5.5: a player bid against the attempt, or not; the Base Number as it is then."""

    reveals: ClassVar[bool] = True
    seat: Seat
    talents: int
    base: int


@dataclass(frozen=True, slots=True)
class BribeRaised(Event):
    """RC-8.5.5: the persuader's player raised the bribe by so much."""

    seat: Seat
    talents: int
    base: int


@dataclass(frozen=True, slots=True)
class PersuasionRolled(Event):
    """RC-8.5.4: the DR against the Base Number; RC-8.5.6: the target keeps all that was bid."""

    seat: Seat
    persuader: str
    target: str
    dice: tuple[int, ...]
    omens: int
    total: int
    base: int
    talents: int
    persuaded: bool


@dataclass(frozen=True, slots=True)
class Blackmailed(Event):
    """RC-8.5.7: a Blackmail failed; the target lost a dr of INF and a dr of POP."""

    senator: str
    influence: int
    popularity: int


# Drawn cards


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """RC-8.4: a black card was drawn (RC-1.4d)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class RedCardDrawn(Event):
    """RC-1.4d: a red card was drawn and went to a hand."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardReceived(Event):
    """RC-1.4d: which red card was drawn; told to its owner."""

    reveals: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class DeckEmpty(Event):
    """RC-12.4: no card is left to be drawn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LateEraBegan(Event):
    """RC-4.15: the Early deck is empty; the first card of the Late deck is drawn."""

    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class FamilyJoined(Event):
    """RC-8.9.1: a Family that appeared went under its Statesman, who was in play without it."""

    family: str
    senator: str


@dataclass(frozen=True, slots=True)
class WarAppeared(Event):
    """RC-8.9.5, 8.9.7, 8.9.10: a War came to the Forum, "active", "inactive" or "imminent"; whether it is a Revolt."""

    reveals: ClassVar[bool] = True
    war: str
    status: str
    revolt: bool


@dataclass(frozen=True, slots=True)
class LeaderIdle(Event):
    """RC-8.9.11, 8.9.13: an enemy Leader without a War lies in the Curia."""

    leader: str


@dataclass(frozen=True, slots=True)
class LeaderGone(Event):
    """RC-8.8.2, 8.9.13, 8.10.1: an enemy Leader was removed from play."""

    leader: str


@dataclass(frozen=True, slots=True)
class TraderGained(Event):
    """RC-8.8.9: a Senator received a Trader by an event."""

    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class PopularityChanged(Event):
    """RC-8.9.15: a Senator gained or lost POP by an event."""

    senator: str
    popularity: int
    cause: str


@dataclass(frozen=True, slots=True)
class UnitsLost(Event):
    """RC-8.8.2c, RC-8.9.15: Fleets, Caravans or Trade Fleets were lost: the dice, and how many."""

    units: str
    dice: tuple[int, ...]
    count: int
    cause: str


# Table Events


@dataclass(frozen=True, slots=True)
class TableEventRolled(Event):
    """RC-8.8.1: a TDR on the Random Event Table."""

    seat: Seat
    dice: tuple[int, ...]
    total: int
    event: str


@dataclass(frozen=True, slots=True)
class EventCancelled(Event):
    """RC-8.8.2: a Tophet Sacrifice cancelled the event; it does not enter play."""

    reveals: ClassVar[bool] = True
    seat: Seat
    event: str
    card: str


@dataclass(frozen=True, slots=True)
class EventEntered(Event):
    """RC-8.8.1: a Table Event is in play at this level; `applies`: it has an effect."""

    event: str
    name: str
    level: int
    applies: bool


@dataclass(frozen=True, slots=True)
class EventLeft(Event):
    """RC-8.0: a Table Event left play."""

    event: str


@dataclass(frozen=True, slots=True)
class EventPaid(Event):
    """RC-8.8.4, T-13: the State paid for an event."""

    event: str
    talents: int


@dataclass(frozen=True, slots=True)
class ConcessionLost(Event):
    """RC-8.8.2c: a Trade Concession, drawn at random, went to the Curia."""

    concession: str
    senator: str


@dataclass(frozen=True, slots=True)
class ChitsToDraw(Event):
    """RC-8.8.2b: so many Mortality Chits are drawn for an event, as its dice say; no dice: a fixed number."""

    event: str
    dice: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class TyriansCame(Event):
    """RC-8.8.8: free Fleets joined the Active Forces, for the Wars that need most."""

    fleets: int
    wars: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TyriansLeft(Event):
    """RC-8.8.8: so many Fleets went back to the Force Pool."""

    fleets: int


@dataclass(frozen=True, slots=True)
class PretenderRose(Event):
    """RC-8.8.6: a Province follows a pretender; its Governor fights if `battle`."""

    province: str
    governor: str
    battle: bool


@dataclass(frozen=True, slots=True)
class PretenderFought(Event):
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
class WarLeft(Event):
    """RC-8.8.2a: a War left the Forum by an event; half its spoils for the State, and whether it is in the deck."""

    war: str
    spoils: int
    shuffled: bool


# The end of the phase


@dataclass(frozen=True, slots=True)
class CuriaRolled(Event):
    """RC-8.10.1, 8.10.2: the dr for a card in the Curia; `leaves`: it was 5 or more."""

    card: str
    roll: int
    omens: int
    leaves: bool


@dataclass(frozen=True, slots=True)
class VotesCounted(Event):
    """RC-8.10.3: the votes in Carthage of each faction."""

    votes: Mapping[Seat, int]
