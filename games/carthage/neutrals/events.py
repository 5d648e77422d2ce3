"""What only a game of Carthage with Neutral factions tells (RC-15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.carthage.told import CarthageEvent
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class IncomePooled(CarthageEvent):
    """RC-15.4: a Neutral's income: so much into its Faction Treasury, the rest to a Senator."""

    seat: Seat
    talents: int
    treasury: int
    senator: str
    rest: int


@dataclass(frozen=True, slots=True)
class PlanMade(CarthageEvent):
    """RC-15.9, 15.10: the Wars that are to be attacked, and the Exploration that is to be funded ("": none)."""

    wars: tuple[str, ...]
    everything: bool
    venture: str


@dataclass(frozen=True, slots=True)
class GeneralNamed(CarthageEvent):
    """RC-15.8: a Senator is to command against a War."""

    seat: Seat
    senator: str
    war: str


EVENTS: Final = (IncomePooled, PlanMade, GeneralNamed)
