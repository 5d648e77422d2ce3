"""What can happen to people and cards of Rome: one small event each. Cards, Senators and Provinces go by their ids.

What all decide at the same time is hidden until all have: the events that tell it reveal it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules, Seat
from games.rome.told import RomeEvent

# Preparing to play


@dataclass(frozen=True, slots=True)
class Seated(RomeEvent):
    """RR-0.2.1: the players sit clockwise in this order; the scenario and the Advanced Rules they play by."""

    seats: tuple[Seat, ...]
    scenario: str
    advanced: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FamiliesDealt(RomeEvent):
    """RR-3.01.4: the Families of a faction."""

    reveals: ClassVar[bool] = True
    seat: Seat
    families: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(RomeEvent):
    """RR-3.01.4: the red cards of a player; told to him alone."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ConsulAppointed(RomeEvent):
    """RR-3.01.6: the Temporary Rome Consul, found by this chit."""

    seat: Seat
    senator: str
    influence: int


@dataclass(frozen=True, slots=True)
class ProvinceDealt(RomeEvent):
    """RR-3.02.4: a faction was dealt a Province."""

    reveals: ClassVar[bool] = True
    seat: Seat
    province: str


@dataclass(frozen=True, slots=True)
class GovernorNamed(RomeEvent):
    """RR-3.02.4: a Senator governs a Province, for so many turns."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    province: str
    term: int


@dataclass(frozen=True, slots=True)
class LeaderNamed(RomeEvent):
    """RR-3.01.7: a Senator is Faction Leader now."""

    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class NothingPlayed(RomeEvent):
    """RR-3.01.9: a player plays no card, or no further one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayBegan(RomeEvent):
    """RR-3.01: set-up is over; so many cards lie in the deck."""

    deck: int


# Mortality


@dataclass(frozen=True, slots=True)
class TurnBegan(RomeEvent):
    """RR-1.03.1: a turn began; `pledge` is the digest of the key of its dice."""

    turn: int
    pledge: str


@dataclass(frozen=True, slots=True)
class WarActivated(RomeEvent):
    """RR-1.07.33: a War became Active, for what its clause says."""

    war: str


@dataclass(frozen=True, slots=True)
class LeaderJoined(RomeEvent):
    """RR-1.07.341: an enemy Leader aids a War of his series."""

    leader: str
    war: str


@dataclass(frozen=True, slots=True)
class ProvinceImproved(RomeEvent):
    """RR-1.10.4: a Province that exists is developed, as the card of the defeated War says."""

    province: str
    cause: str


# Agreements


@dataclass(frozen=True, slots=True)
class BreachClaimed(RomeEvent):
    """RR-0.5.3: a party of an agreement claims that the other has broken it; the other players judge that."""

    agreement: str
    claimant: Seat
    accused: Seat


@dataclass(frozen=True, slots=True)
class BreachJudged(RomeEvent):
    """RR-0.5.3: the other players have judged: with so many of them against so many it was a breach, or not."""

    agreement: str
    claimant: Seat
    ayes: int
    noes: int
    breach: bool


# The State


@dataclass(frozen=True, slots=True)
class TreasuryLow(RomeEvent):
    """RR-1.06.53.1: there is less than this in the State Treasury."""

    treasury: int
    below: int


@dataclass(frozen=True, slots=True)
class Bankrupt(RomeEvent):
    """RR-1.06.53: the State cannot pay what it must: it is short of so much."""

    short: int


@dataclass(frozen=True, slots=True)
class UnrestChanged(RomeEvent):
    """RR-1.08.1: Unrest rose or fell, by so much, to this level; `cause`: what did it."""

    rules: ClassVar[Rules] = {
        "cause": {
            "wars": "RR-1.08.11",
            "drought": "RR-1.08.12",
            "people": "RR-1.08.2",
            "victory": "RR-1.10.4",
            "disaster": "RR-1.10.21",
            "defeat": "RR-1.10.2",
        }
    }
    cause: str
    change: int
    unrest: int


# The end


@dataclass(frozen=True, slots=True)
class RebelPrevails(RomeEvent):
    """RR-1.12.1.2: the State is bankrupt or the people revolt: these Rebels win, if Rome stands at the turn's end."""

    seat: Seat
    rebels: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class GameEnded(RomeEvent):
    """RR-1.12: the game is over; `winner` None: all have lost."""

    rules: ClassVar[Rules] = {
        "reason": {
            "influence": "RR-1.12.1.5",
            "consul-for-life": "RR-1.12.1.4",
            "rebel": "RR-1.12.1.1",
            "bankrupt": "RR-1.12.2",
            "people": "RR-1.12.2",
            "wars": "RR-1.12.2",
        }
    }
    reason: str
    winner: Seat | None
    beside: tuple[Seat, ...] = ()  # RR-1.12.1.5: who shares the victory


@dataclass(frozen=True, slots=True)
class Ruled(RomeEvent):
    """The game master changed something: what, of whom or of what, to how much."""

    reveals: ClassVar[bool] = True
    ruling: str
    about: str
    amount: int


EVENTS: Final = (
    Seated,
    FamiliesDealt,
    HandDealt,
    ConsulAppointed,
    ProvinceDealt,
    GovernorNamed,
    LeaderNamed,
    NothingPlayed,
    PlayBegan,
    TurnBegan,
    WarActivated,
    LeaderJoined,
    ProvinceImproved,
    BreachClaimed,
    BreachJudged,
    TreasuryLow,
    Bankrupt,
    UnrestChanged,
    RebelPrevails,
    GameEnded,
    Ruled,
)
