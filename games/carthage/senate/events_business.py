"""What other business of the Senate of Carthage brings about (RC-9.5): taxes, and peace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.carthage.told import CarthageEvent


@dataclass(frozen=True, slots=True)
class TaxChanged(CarthageEvent):
    """RC-9.5.6, 9.5.6c: the new rate in percent; an increase makes its sponsors popular."""

    rate: int
    sponsor: str
    cosponsor: str


@dataclass(frozen=True, slots=True)
class SponsorsChargeable(CarthageEvent):
    """RC-9.5.6f: both sponsors are of one faction, so each may be tried for it in the next turn."""

    sponsor: str
    cosponsor: str


@dataclass(frozen=True, slots=True)
class TaxVoteResented(CarthageEvent):
    """RC-9.5.6d: these voted against an increase, or for a decrease, and lose 1 POP each."""

    senators: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WarLost(CarthageEvent):
    """RC-9.5.4: Carthage has sued for peace; so many Wars are Lost now."""

    war: str
    lost: int


@dataclass(frozen=True, slots=True)
class PaymentSpared(CarthageEvent):
    """RC-15.9: with Neutrals the State does not pay what the card of a Lost War asks for."""

    war: str
    talents: int


@dataclass(frozen=True, slots=True)
class ProvinceRemoved(CarthageEvent):
    """RC-9.5.4a (Appendix C, remove_province): a Province is out of play; its Governor, if any, has come home."""

    province: str
    governor: str
    cause: str


@dataclass(frozen=True, slots=True)
class LegionsRemoved(CarthageEvent):
    """RC-9.5.4a (Appendix C, legion_type_removed): Unavailable legions have left the game."""

    legion_type: str
    legions: int
    cause: str


@dataclass(frozen=True, slots=True)
class AllianceRejected(CarthageEvent):
    """RC-8.8.8: the Senate wants no help from Tyre."""


EVENTS: Final = (
    TaxChanged,
    SponsorsChargeable,
    TaxVoteResented,
    WarLost,
    PaymentSpared,
    ProvinceRemoved,
    LegionsRemoved,
    AllianceRejected,
)
