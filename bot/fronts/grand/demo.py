"""How the Grand Variant is played by itself: who thinks, and how answers are given on cards of the republics' own."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Demonstration
from bot.fronts.republic.demo import SENATE, OfferingOnce
from games.grand.minds import SensiblePlayer
from games.kernel import Seat
from games.kernel.minds import LEVELS, Level
from games.republic.minds.runner import Round


def thoughtful(_seat: Seat, level: Level = LEVELS[-1]) -> OfferingOnce:
    """A player who plays to win, on both boards, and would not be asked more often than need be."""
    return OfferingOnce(SensiblePlayer(level).sparing())


DEMONSTRATION: Final = Demonstration(going=Round, mind=thoughtful, steps=SENATE)
