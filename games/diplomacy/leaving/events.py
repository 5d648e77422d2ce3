"""What is told of those who leave (CD-6.1, 6.3), by codes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class DeadlinesMissed(DiplomacyEvent):
    """CD-6.3: somebody has missed so many main deadlines running."""

    code: str
    number: int


@dataclass(frozen=True, slots=True)
class DroppedOut(DiplomacyEvent):
    """CD-6.1: a player has dropped out."""

    code: str


EVENTS: Final = (DeadlinesMissed, DroppedOut)
