"""What other business of the Senate of Rome brings about (RR-1.09.5, 1.09.6): Governors, land, alliances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.kernel import Seat
from games.rome.told import RomeEvent

# Governors


@dataclass(frozen=True, slots=True)
class GovernorElected(RomeEvent):
    """RR-1.09.51, 1.13.1: a Senator (seat None: unaligned) governs a Province for so many turns, or a legate does."""

    seat: Seat | None
    senator: str
    province: str
    term: int
    legate: bool


@dataclass(frozen=True, slots=True)
class GovernorRecalled(RomeEvent):
    """RR-1.09.52: another was elected in his place; he is in Rome, an unaligned one in the Forum."""

    senator: str
    province: str


# Land


@dataclass(frozen=True, slots=True)
class LandBillPassed(RomeEvent):
    """RR-1.09.62: a Land Bill of this type is in effect; its sponsors are popular for it."""

    type: int
    sponsor: str
    cosponsor: str


@dataclass(frozen=True, slots=True)
class LandBillRepealed(RomeEvent):
    """RR-1.09.621: a Land Bill of this type is in effect no more."""

    type: int
    sponsor: str


@dataclass(frozen=True, slots=True)
class LandVoteResented(RomeEvent):
    """RR-1.09.62, 1.09.621: for their votes on land these lose so much POP each."""

    senators: tuple[str, ...]
    popularity: int


@dataclass(frozen=True, slots=True)
class CommissionEnded(RomeEvent):
    """RR-1.09.61: no Land Bill is in effect, so the Land Commissioner returned to the Forum."""

    senator: str
    concession: str


# Alliances


@dataclass(frozen=True, slots=True)
class AllianceRejected(RomeEvent):
    """RR-1.07.21.16: the Senate wants no help from Rhodes; so many Fleets left."""

    fleets: int


@dataclass(frozen=True, slots=True)
class AllianceMade(RomeEvent):
    """RR-1.07.21.13: Another New Alliance has ended a War; the State has all its spoils."""

    war: str
    spoils: int


EVENTS: Final = (
    GovernorElected,
    GovernorRecalled,
    LandBillPassed,
    LandBillRepealed,
    LandVoteResented,
    CommissionEnded,
    AllianceRejected,
    AllianceMade,
)
