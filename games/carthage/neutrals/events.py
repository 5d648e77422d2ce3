"""What only a game with Neutral factions tells (RC-15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class NeutralNamed(CarthageEvent):
    """RC-15.2: a faction is Neutral, by this line of T-15; the extra Families it was dealt."""

    seat: Seat
    neutral: str
    families: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IncomePooled(CarthageEvent):
    """RC-15.4: a Neutral's income: so much into its Faction Treasury, the rest to a Senator."""

    seat: Seat
    talents: int
    treasury: int
    senator: str
    rest: int


@dataclass(frozen=True, slots=True)
class TemptationRolled(CarthageEvent):
    """RC-15.4: the dr for a Neutral's Governor or Committee Member: whether he takes corrupt income."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    post: str
    roll: int
    least: int
    takes: bool


@dataclass(frozen=True, slots=True)
class BidRolled(CarthageEvent):
    """RC-15.6: a Neutral's dr for its bid, and its modifier."""

    reveals: ClassVar[bool] = True
    seat: Seat
    roll: int
    modifier: int


@dataclass(frozen=True, slots=True)
class CoalitionDeclined(CarthageEvent):
    """RC-15.7: a player will not join these."""

    seat: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CoalitionFormed(CarthageEvent):
    """RC-15.7: who govern, with so many of all votes in Carthage."""

    seats: tuple[Seat, ...]
    votes: int
    of: int


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


@dataclass(frozen=True, slots=True)
class PickSkipped(CarthageEvent):
    """RC-15.8: a Public Outcry skipped a faction that was about to pick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PickingEnded(CarthageEvent):
    """RC-15.8: a faction passed, or nothing is left to pick."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class ConspiracyRolled(CarthageEvent):
    """RC-15.11: the rolls of the factions, Assassin cards included; the highest must try."""

    reveals: ClassVar[bool] = True
    victim: str
    rolls: Mapping[str, int]
    seat: Seat


EVENTS: Final = (
    NeutralNamed,
    IncomePooled,
    TemptationRolled,
    BidRolled,
    CoalitionDeclined,
    CoalitionFormed,
    PlanMade,
    GeneralNamed,
    PickSkipped,
    PickingEnded,
    ConspiracyRolled,
)
