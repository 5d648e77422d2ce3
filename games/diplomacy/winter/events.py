"""CD-S.5, S.6: what is told of Winter. All of it is public (CD-G.3), and by codes; units as orders name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class DoublingLost(DiplomacyEvent):
    """CD-9.B.2: a railway does not double its centre this Winter, and why."""

    rules: ClassVar = {"reason": {"pass": "CD-10.C", "barred": "CD-9.B.2", "blocked": "CD-9.B.2"}}
    railway: str
    centre: str
    reason: str


@dataclass(frozen=True, slots=True)
class UnitDropped(DiplomacyEvent):
    """CD-S.5: a unit is in excess of what its centre supports."""

    unit: str
    base: str


@dataclass(frozen=True, slots=True)
class UnitRemoved(DiplomacyEvent):
    """CD-S.6: a unit comes off the board: by order of `code`, or "" because nothing supports it."""

    unit: str
    code: str


@dataclass(frozen=True, slots=True)
class UnitAdopted(DiplomacyEvent):
    """CD-S.6: an unsupported unit has a base again, by order or by default."""

    unit: str
    base: str
    code: str
    ordered: bool


@dataclass(frozen=True, slots=True)
class UnitBuilt(DiplomacyEvent):
    """CD-S.6: a new unit, based where it stands; `at`: with its coast."""

    arm: str
    at: str
    code: str


EVENTS: Final = (DoublingLost, UnitDropped, UnitRemoved, UnitAdopted, UnitBuilt)
