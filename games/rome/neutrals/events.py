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


@dataclass(frozen=True, slots=True)
class PlanMade(RomeEvent):
    """RR-4.05.3: the Wars that are to be fought, and whether there is a Crisis."""

    wars: tuple[str, ...]
    crisis: bool


@dataclass(frozen=True, slots=True)
class LandBillDrafted(RomeEvent):
    """RR-4.05.416, 4.05.417: a Land Bill has a Sponsor; of whose choice, None: it is mandatory."""

    type: int
    sponsor: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class LandBillFailed(RomeEvent):
    """RR-4.05.417, 4.05.419: nobody took its Co-Sponsorship before a faction passed, or it was cancelled."""

    type: int
    sponsor: str
    seat: Seat


EVENTS: Final = (IncomeDivided, PlanMade, LandBillDrafted, LandBillFailed)
