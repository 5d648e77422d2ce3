"""What can happen in the course of both republics: one small event each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.grand.told import GrandEvent
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(GrandEvent):
    """GV-3.1: a turn of both republics begins; the digest of the key of its dice."""

    turn: int
    digest: str


@dataclass(frozen=True, slots=True)
class StageTwoBegan(GrandEvent):
    """GV-2.4: from the next turn on Rome is played too."""

    turn: int


@dataclass(frozen=True, slots=True)
class SidesDealt(GrandEvent):
    """GV-10.1: who plays for Carthage and who for Rome, each clockwise."""

    carthage: tuple[Seat, ...]
    rome: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FirstWarPlaced(GrandEvent):
    """GV-2.4a: the 1st Roman War lies Inactive on the Carthaginian board."""

    war: str


@dataclass(frozen=True, slots=True)
class TributeReceived(GrandEvent):
    """GV-6.3, 6.4: for the Wars that the payer has lost to it a republic receives its share."""

    side: str
    payer: str
    wars: int
    talents: int


@dataclass(frozen=True, slots=True)
class RevoltSucceeded(GrandEvent):
    """GV-7.3, 8.2: the Rebel rules the republic for life; all who were in revolt with him are loyal again."""

    side: str
    senator: str
    rebels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RevoltOutlived(GrandEvent):
    """GV-8.2, RC-12.2, RR-1.12.3: it has succeeded, but the Rebel has died in the last Victory that he needed."""

    side: str
    senator: str
    rebels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RepublicFell(GrandEvent):
    """GV-7.4: a republic falls; the other goes on without it."""

    side: str
    reason: str


@dataclass(frozen=True, slots=True)
class FactionScored(GrandEvent):
    """GV-9.2: what a faction comes to at the end, and of what."""

    side: str
    seat: Seat
    influence: int
    ruler: int
    won: int
    lost: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(GrandEvent):
    """GV-7.1, 9.3, 9.4, 9.5, 10.4: the game is over; all who share the victory, and what players have come to."""

    reason: str
    winners: tuple[Seat, ...]
    scores: Mapping[Seat, int]


@dataclass(frozen=True, slots=True)
class PactProposed(GrandEvent):
    """GV-1.6, 10.3: an agreement over both boards lies on the table."""

    pact: str
    proposer: Seat
    partners: tuple[Seat, ...]
    text: str


@dataclass(frozen=True, slots=True)
class PactDeclined(GrandEvent):
    """GV-1.6, 10.3: it comes to nothing: somebody declined it, or it was taken back."""

    pact: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class PactEntered(GrandEvent):
    """GV-1.6, 10.3: all have entered it."""

    pact: str
    seats: tuple[Seat, ...]
    text: str


EVENTS: Final = (
    TurnBegan,
    StageTwoBegan,
    SidesDealt,
    FirstWarPlaced,
    TributeReceived,
    RevoltSucceeded,
    RevoltOutlived,
    RepublicFell,
    FactionScored,
    GameEnded,
    PactProposed,
    PactDeclined,
    PactEntered,
)
