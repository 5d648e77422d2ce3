"""What can happen to money (RC-6): one small event each, with the figures behind it.

Rolls are told as thrown; `modifier` is what the table adds, `omens` what Evil Omens take away, `shift` what the Trial
of a Governor moves. Senators and Provinces go by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat

# Revenue


@dataclass(frozen=True, slots=True)
class PersonalIncome(CarthageEvent):
    """RC-6.5: what the Senators of a faction received."""

    seat: Seat
    incomes: Mapping[str, int]
    talents: int


@dataclass(frozen=True, slots=True)
class CorruptIncome(CarthageEvent):
    """RC-6.3: a Committee Member took money from the Treasury; `returned` by the Financial Audit Law."""

    seat: Seat
    senator: str
    office: str
    roll: int
    omens: int
    talents: int
    returned: int


@dataclass(frozen=True, slots=True)
class OfficeIncome(CarthageEvent):
    """RC-6.4: a Committee Member received the income of his office."""

    senator: str
    office: str
    talents: int


@dataclass(frozen=True, slots=True)
class StateReceived(CarthageEvent):
    """RC-6.7, 8.8.3, 8.9.15: the State received its annual revenue ("annual"), or what a Table Event brings."""

    rules: ClassVar[Rules] = {"source": {"te-allied-enthusiasm": "RC-8.8.3", "ev-roman-merchants": "RC-8.9.15"}}
    source: str
    talents: int


@dataclass(frozen=True, slots=True)
class StatePaid(CarthageEvent):
    """RC-6.2, 6.2a, 6.6: the State paid for `count` "units", "active-wars", "lost-wars", "caravans", "trade-fleets"."""

    rules: ClassVar[Rules] = {"purpose": {"units": "RC-6.6", "caravans": "RC-6.2a", "trade-fleets": "RC-6.2a"}}
    purpose: str
    count: int
    talents: int


@dataclass(frozen=True, slots=True)
class RebelPaid(CarthageEvent):
    """RC-6.6a: the Rebel paid for so many legions and had to release others."""

    reveals: ClassVar[bool] = True
    seat: Seat
    legions: int
    talents: int
    released: int


@dataclass(frozen=True, slots=True)
class ReleasedLegions(CarthageEvent):
    """RC-6.6b: what the HRAO did with the legions that the Rebel could not pay."""

    kept: int
    disbanded: int


# Provinces


@dataclass(frozen=True, slots=True)
class DisorderRolled(CarthageEvent):
    """RC-8.8.5: Internal Disorder in an undeveloped Province."""

    province: str
    roll: int
    garrison: int
    omens: int
    total: int
    limit: int
    revolts: bool


@dataclass(frozen=True, slots=True)
class RaidRolled(CarthageEvent):
    """RC-8.3a: Barbarian Raids on a frontier Province."""

    province: str
    dice: tuple[int, ...]
    land: int
    garrison: int
    military: int
    omens: int
    total: int
    limit: int
    overrun: bool


@dataclass(frozen=True, slots=True)
class GovernorCaptured(CarthageEvent):
    """RC-8.3a: the last of two or more chits named the Governor of an overrun Province."""

    senator: str
    province: str


@dataclass(frozen=True, slots=True)
class ProvinceIdle(CarthageEvent):
    """RC-6.8.1, 8.3a, 8.8.5: a Province gives nothing: "vacant", "rebel", "attacked", "overrun" or "disorder"."""

    rules: ClassVar[Rules] = {"reason": {"overrun": "RC-8.3a", "disorder": "RC-8.8.5"}}
    province: str
    reason: str


@dataclass(frozen=True, slots=True)
class SpoilsTaken(CarthageEvent):
    """RC-6.8.2: a Governor rolled for spoils; a negative total was paid by the State."""

    province: str
    senator: str
    dice: tuple[int, ...]
    modifier: int
    omens: int
    shift: int
    total: int
    returned: int


@dataclass(frozen=True, slots=True)
class ProvinceIncome(CarthageEvent):
    """RC-6.8.3: what a Province brought the State, or cost it."""

    province: str
    dice: tuple[int, ...]
    modifier: int
    omens: int
    shift: int
    total: int


@dataclass(frozen=True, slots=True)
class DevelopmentRolled(CarthageEvent):
    """RC-6.8.4: whether an undeveloped Province became developed."""

    province: str
    senator: str
    roll: int
    honest: int
    omens: int
    developed: bool


# Gifts and purses


@dataclass(frozen=True, slots=True)
class PublicWorks(CarthageEvent):
    """RC-6.4d: the Supervisor of Public Buildings built for the people."""

    seat: Seat
    senator: str
    talents: int
    popularity: int


@dataclass(frozen=True, slots=True)
class Bankrupt(CarthageEvent):
    """RC-6.11: the State cannot pay."""

    treasury: int


EVENTS: Final = (
    PersonalIncome,
    CorruptIncome,
    OfficeIncome,
    StateReceived,
    StatePaid,
    RebelPaid,
    ReleasedLegions,
    DisorderRolled,
    RaidRolled,
    GovernorCaptured,
    ProvinceIdle,
    SpoilsTaken,
    ProvinceIncome,
    DevelopmentRolled,
    PublicWorks,
    Bankrupt,
)
