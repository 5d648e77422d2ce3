"""How Carthage is played by itself: who thinks, and how answers are given on cards of its own."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Demonstration
from bot.fronts.republic.demo import SENATE, OfferingOnce
from games.carthage.minds import Player, Round, SensiblePlayer
from games.carthage.minds.temper import tempers
from games.kernel import Seat
from games.kernel.minds import LEVELS, Level


def thoughtful(_seat: Seat, level: Level = LEVELS[-1]) -> Player:
    """A player who plays to win, and would not be asked more often than need be."""
    return OfferingOnce(SensiblePlayer(tempers()[level]).sparing())


DEMONSTRATION: Final = Demonstration(going=Round, mind=thoughtful, steps=SENATE)
