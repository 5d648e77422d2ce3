"""What comes of neglected duties (CD-5.D)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class Warned(DiplomacyEvent):
    """CD-5.D(1): a Ruler is short of a duty; how many must be under others, how many are, the how manieth warning."""

    code: str
    duty: str
    must: int
    shared: int
    number: int


@dataclass(frozen=True, slots=True)
class DutyMet(DiplomacyEvent):
    """CD-5.D(1): a Ruler who had been warned does his duty; `clear`: nothing is held against him any more."""

    code: str
    duty: str
    clear: bool


@dataclass(frozen=True, slots=True)
class ProvinceRevolted(DiplomacyEvent):
    """CD-5.D(a), (a.1): a province has been drawn, and a Ruler for it, out of these."""

    province: str
    ruler_before: str
    drawn_from: tuple[str, ...]
    ruler: str
    candidates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnitRevolted(DiplomacyEvent):
    """CD-5.D(a), (a.2): a unit has been drawn, and a Commander for it, out of these."""

    unit: str
    ruler: str
    drawn_from: tuple[str, ...]
    commander: str
    candidates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RevolutionWithoutHeir(DiplomacyEvent):
    """CD-5.D(a): nobody can be given anything; all stays as it is."""

    code: str
    duty: str


@dataclass(frozen=True, slots=True)
class UnitDiced(DiplomacyEvent):
    """CD-5.D(b): the die of a unit in a revolting province: it retreats, stands, is eliminated, or deserts."""

    unit: str
    die: int
    fate: str
    to: str = ""


EVENTS: Final = (Warned, DutyMet, ProvinceRevolted, UnitRevolted, RevolutionWithoutHeir, UnitDiced)
