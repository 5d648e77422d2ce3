"""How Carthage is played by itself: who thinks, and how answers are given on cards of its own."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Demonstration
from bot.fronts.republic.demo import SENATE, OfferingOnce
from games.carthage.minds import Player, Round, SensiblePlayer
from games.kernel import Seat


def thoughtful(_seat: Seat) -> Player:
    """A player who plays to win."""
    return OfferingOnce(SensiblePlayer())


DEMONSTRATION: Final = Demonstration(going=Round, mind=thoughtful, steps=SENATE)
