"""What only a game of Rome with Neutral factions tells (RR-4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.kernel import Seat
from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class IncomeDivided(RomeEvent):
    """RR-4.03.1: a Neutral's income: so much into its Faction Treasury, the rest to these Senators."""

    seat: Seat
    talents: int
    treasury: int
    shares: Mapping[str, int]


EVENTS: Final = (IncomeDivided,)
