"""What can happen in an initiative at Carthage alone (RC-8.1). The roll is told as thrown; `omens` change it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.carthage.told import CarthageEvent
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class TraderSought(CarthageEvent):
    """RC-8.1: a Senator tried to attract a Trader: dice and Talents spent, against 12."""

    seat: Seat
    senator: str
    talents: int
    dice: tuple[int, ...]
    omens: int
    total: int
    gained: bool


EVENTS: Final = (TraderSought,)
