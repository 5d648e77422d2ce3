"""What can happen to money (RR-1.06): one small event each, with the figures behind it.

Rolls are told as thrown; `omens` is what Evil Omens take away, `shift` what the Trial of Verres moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules, Seat
from games.rome.told import RomeEvent

# What befalls Provinces


@dataclass(frozen=True, slots=True)
class DisorderRolled(RomeEvent):
    """RR-1.07.21.9: Internal Disorder in an undeveloped Province; `armies`: what its provincial armies add."""

    province: str
    roll: int
    garrison: int
    armies: int
    omens: int
    total: int
    limit: int
    revolts: bool


@dataclass(frozen=True, slots=True)
class RaidRolled(RomeEvent):
    """RR-1.07.21.4: Barbarian Raids on a frontier Province; the first die is the black one."""

    province: str
    dice: tuple[int, ...]
    land: int
    garrison: int
    military: int
    armies: int
    omens: int
    total: int
    limit: int
    overrun: bool


@dataclass(frozen=True, slots=True)
class GovernorCaptured(RomeEvent):
    """RR-1.07.21.4: the last of two or more chits named the Governor of an overrun Province."""

    senator: str
    province: str


@dataclass(frozen=True, slots=True)
class ProvinceIdle(RomeEvent):
    """RR-1.06.51: a Province gives nothing: "vacant", "rebel", "attacked", "overrun" or "disorder"."""

    rules: ClassVar[Rules] = {
        "reason": {"overrun": "RR-1.07.21.4", "disorder": "RR-1.07.21.9", "attacked": "RR-2.02.4"}
    }
    province: str
    reason: str


# Bodyguards


@dataclass(frozen=True, slots=True)
class GuardKept(RomeEvent):
    """RR-1.06.0: an Open Bodyguard was paid for."""

    senator: str
    talents: int
    popularity: int


@dataclass(frozen=True, slots=True)
class GuardDismissed(RomeEvent):
    """RR-1.06.0: an Open Bodyguard was not paid for, and is discarded."""

    senator: str


@dataclass(frozen=True, slots=True)
class GuardPosted(RomeEvent):
    """RR-1.06.0: an Open Bodyguard guards a Senator now."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str


# Personal revenue


@dataclass(frozen=True, slots=True)
class PersonalIncome(RomeEvent):
    """RR-1.06.1: what the Senators of a faction received; of it for knights, by Senator, and for Concessions."""

    seat: Seat
    incomes: Mapping[str, int]
    knights: Mapping[str, int]
    concessions: Mapping[str, int]
    talents: int


@dataclass(frozen=True, slots=True)
class DroughtProfit(RomeEvent):
    """RR-1.06.12: a Senator made a profit of the hunger of the people."""

    senator: str
    concession: str
    talents: int
    popularity: int


@dataclass(frozen=True, slots=True)
class PontifexCollected(RomeEvent):
    """RR-2.01.6: the Pontifex Maximus collected."""

    senator: str
    roll: int
    omens: int
    talents: int


@dataclass(frozen=True, slots=True)
class SpoilsTaken(RomeEvent):
    """RR-1.06.13: a Governor rolled for Provincial Spoils; a total below 0 the State will have to pay."""

    province: str
    senator: str
    dice: tuple[int, ...]
    modifier: int
    omens: int
    shift: int
    total: int


@dataclass(frozen=True, slots=True)
class RebelRevenue(RomeEvent):
    """RR-2.03.5: what a rebel Governor took from his Province: spoils, State income and Local Taxes."""

    province: str
    senator: str
    spoils: int
    income: int
    taxes: int
    talents: int


# Rebels


@dataclass(frozen=True, slots=True)
class RebelPaid(RomeEvent):
    """RR-1.11.33: the Rebel paid for so many units and released others."""

    reveals: ClassVar[bool] = True
    seat: Seat
    units: int
    talents: int
    released: int


@dataclass(frozen=True, slots=True)
class ReleasedUnits(RomeEvent):
    """RR-1.11.33: what the HRAO did with the units that the Rebel released."""

    kept: int
    removed: int


# The State


@dataclass(frozen=True, slots=True)
class DevelopmentRolled(RomeEvent):
    """RR-1.06.4: whether an undeveloped Province became developed."""

    province: str
    senator: str
    roll: int
    honest: int
    omens: int
    developed: bool


@dataclass(frozen=True, slots=True)
class StateReceived(RomeEvent):
    """RR-1.06.5: the State received its annual revenue ("annual"), what an event brings, or a bequest."""

    rules: ClassVar[Rules] = {
        "source": {
            "te-allied-enthusiasm": "RR-1.07.21.3",
            "bequest-pergamene": "RR-1.16.1",
            "bequest-bithynian": "RR-1.16.1",
        }
    }
    source: str
    talents: int


@dataclass(frozen=True, slots=True)
class ProvinceIncome(RomeEvent):
    """RR-1.06.51: what a Province brought the State, or cost it."""

    province: str
    dice: tuple[int, ...]
    modifier: int
    omens: int
    shift: int
    total: int


@dataclass(frozen=True, slots=True)
class StatePaid(RomeEvent):
    """RR-1.06.53: the State paid for `count` "spoils", "active-wars", "land-bill-…" or "units"; so much it could not.

    Of spoils the count is what they cost.
    """

    purpose: str
    count: int
    talents: int
    short: int


@dataclass(frozen=True, slots=True)
class UnitsUnpaid(RomeEvent):
    """RR-1.06.53: units that a bankrupt State could not pay for are removed."""

    legions: int
    fleets: int


# Local Taxes


@dataclass(frozen=True, slots=True)
class TaxesLevied(RomeEvent):
    """RR-2.02.2: the Local Taxes of a Province, what its Governor added, and the forces they raised."""

    province: str
    senator: str
    taxes: int
    added: int
    armies: int
    fleets: int


EVENTS: Final = (
    DisorderRolled,
    RaidRolled,
    GovernorCaptured,
    ProvinceIdle,
    GuardKept,
    GuardDismissed,
    GuardPosted,
    PersonalIncome,
    DroughtProfit,
    PontifexCollected,
    SpoilsTaken,
    RebelRevenue,
    RebelPaid,
    ReleasedUnits,
    DevelopmentRolled,
    StateReceived,
    ProvinceIncome,
    StatePaid,
    UnitsUnpaid,
    TaxesLevied,
)
