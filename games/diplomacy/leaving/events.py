"""What is told of those who leave, or are silent. By codes only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class DroppedOut(DiplomacyEvent):
    """CD-6.1: a player has dropped out; what follows from it comes after this."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class DeadlineMissed(DiplomacyEvent):
    """CD-6.3: he has sent nothing for a main deadline at which he held a position; told to him alone."""

    running: int
    most: int


@dataclass(frozen=True, slots=True)
class SilenceNoted(DiplomacyEvent):
    """CD-6.3: one more deadline missed, and this player drops out."""

    code: str
    running: int


EVENTS: Final = (DroppedOut, DeadlineMissed, SilenceNoted)
