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
class StatesmanPlayed(CarthageEvent):
    """RC-8.9.2: a Statesman came into play, as or on this Senator."""

    reveals: ClassVar[bool] = True
    seat: Seat
    statesman: str
    senator: str


@dataclass(frozen=True, slots=True)
class ConcessionPlayed(CarthageEvent):
    """RC-8.9.4: a Trade Concession was laid on a Senator."""

    reveals: ClassVar[bool] = True
    seat: Seat
    concession: str
    senator: str


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
class TieRolled(CarthageEvent):
    """RC-1.5b, RC-5.0b: a DR for each; the highest is chosen, or hit, and equal highest rolls are repeated."""

    reveals: ClassVar[bool] = True
    rules: ClassVar[Rules] = {
        "about": {
            "mortality": "RC-5.0b",
            "family": "RC-11.2.1",
            "outcry": "RC-9.0.17",
            "repopulate": "RC-9.9.1",
            "suffetes": "RC-9.11",
            "veteran": "RC-10.2",
        }
    }
    about: str
    names: tuple[str, ...]
    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Died(CarthageEvent):
    """RC-5.1: a Senator died, called by his card; `seat` None: he was unaligned."""

    reveals: ClassVar[bool] = True
    senator: str
    card: str
    seat: Seat | None
    cause: str


@dataclass(frozen=True, slots=True)
class LeftBehind(CarthageEvent):
    """RC-5.1a: what a dead Senator held lies in the Forum: his Committee seat, his Province, Trade Concessions."""

    senator: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FamilyStays(CarthageEvent):
    """RC-5.2: the Family of a dead Faction Leader stays and leads on."""

    seat: Seat
    family: str


@dataclass(frozen=True, slots=True)
class FamilyLost(CarthageEvent):
    """RC-5.2: the Family of the dead went to the bottom of the Curia."""

    family: str


@dataclass(frozen=True, slots=True)
class FamilyInherited(CarthageEvent):
    """RC-11.2.1: the other Statesman of the pair took over the Family."""

    family: str
    senator: str


@dataclass(frozen=True, slots=True)
class FactionRevived(CarthageEvent):
    """RC-5.4: a faction without a Senator took the top Senator of the Curia as Leader."""

    seat: Seat
    senator: str


@dataclass(frozen=True, slots=True)
class FactionOut(CarthageEvent):
    """RC-5.4: a faction lost its last Senator as punishment for an assassination."""

    seat: Seat


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


@dataclass(frozen=True, slots=True)
class AppointedForLife(CarthageEvent):
    """RC-9.10.2: with 35 INF or more he has become Suffete for Life."""

    senator: str
    influence: int


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
    StatesmanPlayed,
    ConcessionPlayed,
    NothingPlayed,
    PlayBegan,
    TurnBegan,
    WarActivated,
    LeaderJoined,
    LegionsJoined,
    LegionsUnavailable,
    LegionsAvailable,
    DesertionRolled,
    TieRolled,
    Died,
    LeftBehind,
    FamilyStays,
    FamilyLost,
    FamilyInherited,
    FactionRevived,
    FactionOut,
    WarehousesLost,
    GameEnded,
    Ruled,
    AppointedForLife,
)
