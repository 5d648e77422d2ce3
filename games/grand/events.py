"""What can happen in the course of both republics: one small event each."""

from __future__ import annotations

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
class GameEnded(GrandEvent):
    """GV-7.1, 9, 10.4: the game is over; all who share the victory."""

    reason: str
    winners: tuple[Seat, ...]


EVENTS: Final = (TurnBegan, StageTwoBegan, GameEnded)
