"""What can happen by Laws in the Senate of Rome (RR-1.15, 2.06)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Seat
from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class LawPlayed(RomeEvent):
    """RR-1.07.36: a player shows a Law."""

    reveals: ClassVar[bool] = True
    seat: Seat
    law: str


@dataclass(frozen=True, slots=True)
class BillClaimed(RomeEvent):
    """RR-2.06.2: during another vote a player has named his Law for the next proposal, with its sponsors."""

    reveals: ClassVar[bool] = True
    seat: Seat
    law: str
    sponsor: str
    cosponsor: str


@dataclass(frozen=True, slots=True)
class BillDropped(RomeEvent):
    """RR-2.06.2: a Law was not put to the vote, as a sponsor refused or its time is over; it is in its hand again."""

    seat: Seat
    law: str


@dataclass(frozen=True, slots=True)
class BillRejected(RomeEvent):
    """RR-2.06.2: a Law was voted down and is discarded for good."""

    law: str


@dataclass(frozen=True, slots=True)
class SponsorsHonoured(RomeEvent):
    """RR-2.06.3: a Law was passed; Sponsor and Co-Sponsor, if they live, gain so much INF."""

    law: str
    sponsor: str
    influence: int
    cosponsor: str
    more: int


@dataclass(frozen=True, slots=True)
class LawEnacted(RomeEvent):
    """RR-1.15: a Law takes effect."""

    law: str


@dataclass(frozen=True, slots=True)
class LawRepealed(RomeEvent):
    """RR-1.15.2: a Law is in effect no more."""

    law: str


@dataclass(frozen=True, slots=True)
class LawResented(RomeEvent):
    """RR-1.15.6: a Senator of the Law's player loses INF, as rolled, or POP for it."""

    reveals: ClassVar[bool] = True
    senator: str
    law: str
    influence: int
    popularity: int


@dataclass(frozen=True, slots=True)
class RecruitmentOpened(RomeEvent):
    """RR-1.15.6: by the Julian Law units may be raised again, at their usual price."""


@dataclass(frozen=True, slots=True)
class WarHalved(RomeEvent):
    """RR-1.15.6: by the Plautian-Papirian Law a War is half as strong."""

    war: str


@dataclass(frozen=True, slots=True)
class KnightsDecide(RomeEvent):
    """RR-1.15.2: several factions have most knights: by a DR of each the power to fine is this one's."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    seat: Seat


@dataclass(frozen=True, slots=True)
class GovernorFined(RomeEvent):
    """RR-1.15.1: a dr; so much came from him, so much from his faction; for the rest he loses POP and INF."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    roll: int
    own: int
    faction: int
    short: int


EVENTS: Final = (
    LawPlayed,
    BillClaimed,
    BillDropped,
    BillRejected,
    SponsorsHonoured,
    LawEnacted,
    LawRepealed,
    LawResented,
    RecruitmentOpened,
    WarHalved,
    KnightsDecide,
    GovernorFined,
)
