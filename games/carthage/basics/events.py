"""What can happen to people, Wars and cards: one small event each. Cards, Senators and Provinces go by their ids.

What all decide at the same time is hidden until all have: the events that tell it reveal it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat

# Preparing to play


@dataclass(frozen=True, slots=True)
class Seated(CarthageEvent):
    """RC-4.0: the players sit clockwise in this order."""

    seats: tuple[Seat, ...]
    scenario: str


@dataclass(frozen=True, slots=True)
class FamiliesDealt(CarthageEvent):
    """RC-4.1: the Families of a faction."""

    reveals: ClassVar[bool] = True
    seat: Seat
    families: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(CarthageEvent):
    """RC-4.2: the red cards of a player; told to him alone."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TraderPlaced(CarthageEvent):
    """RC-4.3: a Senator received a Trader."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class LeaderNamed(CarthageEvent):
    """RC-4.4: a Senator is Faction Leader now."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class SuffeteAppointed(CarthageEvent):
    """RC-4.5: the Temporary Home Suffete."""

    seat: Seat
    senator: str
    influence: int


@dataclass(frozen=True, slots=True)
class GovernorAppointed(CarthageEvent):
    """RC-4.5: a Senator governs a Province, for so many turns."""

    seat: Seat
    senator: str
    province: str
    term: int


@dataclass(frozen=True, slots=True)
class MembershipDealt(CarthageEvent):
    """RC-4.6: a faction was dealt a seat of the Committee."""

    reveals: ClassVar[bool] = True
    seat: Seat
    committee: str


@dataclass(frozen=True, slots=True)
class MemberNamed(CarthageEvent):
    """RC-4.6: a Senator is Committee Member now, for so many turns."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    committee: str
    term: int


@dataclass(frozen=True, slots=True)
class SeatVacant(CarthageEvent):
    """RC-4.6: a seat of the Committee lies in the Forum."""

    committee: str


@dataclass(frozen=True, slots=True)
class NothingPlayed(CarthageEvent):
    """RC-4.13: a player plays no card, or no further one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayBegan(CarthageEvent):
    """RC-4.14: set-up is over; so many cards lie in the deck."""

    deck: int


# Mortality


@dataclass(frozen=True, slots=True)
class TurnBegan(CarthageEvent):
    """RC-3.1: a turn began; `pledge` is the digest of the key of its dice."""

    turn: int
    pledge: str


@dataclass(frozen=True, slots=True)
class WarActivated(CarthageEvent):
    """RC-8.9.9: a War became Active, for what its clause says."""

    war: str


@dataclass(frozen=True, slots=True)
class LeaderJoined(CarthageEvent):
    """RC-8.9.11, 8.8.7: an enemy Leader is placed with a War."""

    leader: str
    war: str


@dataclass(frozen=True, slots=True)
class LegionsJoined(CarthageEvent):
    """RC-9.5.5, 8.9.9: legions came from the Reserve into the Force Pool."""

    legion: str
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class LegionsUnavailable(CarthageEvent):
    """RC-9.5.5f: a type of legion cannot be raised until its cause is gone."""

    legion: str
    cause: str


@dataclass(frozen=True, slots=True)
class LegionsAvailable(CarthageEvent):
    """RC-9.5.5f: a type of legion can be raised again."""

    legion: str


@dataclass(frozen=True, slots=True)
class DesertionRolled(CarthageEvent):
    """RC-9.5.5d: a dr for each legion of a class at home; so many deserted."""

    reveals: ClassVar[bool] = True
    legion_class: str
    rolls: tuple[int, ...]
    deserted: int
    cause: str


@dataclass(frozen=True, slots=True)
class WarehousesLost(CarthageEvent):
    """RC-5.1b: trade cards stored with the dead went back to their stacks."""

    reveals: ClassVar[bool] = True
    seat: Seat
    stacks: tuple[str, ...]


# The end, and rulings


@dataclass(frozen=True, slots=True)
class GameEnded(CarthageEvent):
    """RC-12.1: the game is over; `winner` None: all have lost."""

    rules: ClassVar[Rules] = {
        "reason": {
            "influence": "RC-12.1d",
            "suffete-for-life": "RC-12.1c",
            "rebel": "RC-12.2",
            "bankrupt": "RC-12.3",
            "wars": "RC-12.3",
            "lost-wars": "RC-12.3",
        }
    }
    reason: str
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Ruled(CarthageEvent):
    """The game master changed something: what, of whom or of what, to how much."""

    reveals: ClassVar[bool] = True
    ruling: str
    about: str
    amount: int


EVENTS: Final = (
    Seated,
    FamiliesDealt,
    HandDealt,
    TraderPlaced,
    LeaderNamed,
    SuffeteAppointed,
    GovernorAppointed,
    MembershipDealt,
    MemberNamed,
    SeatVacant,
    NothingPlayed,
    PlayBegan,
    TurnBegan,
    WarActivated,
    LeaderJoined,
    LegionsJoined,
    LegionsUnavailable,
    LegionsAvailable,
    DesertionRolled,
    WarehousesLost,
    GameEnded,
    Ruled,
)
