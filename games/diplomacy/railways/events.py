"""CD-9.A, 9.D.1, 11.B: what is told of lines and canals. All of it is public (CD-G.3), and by codes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class LineFounded(DiplomacyEvent):
    """CD-9.C.2: a company is founded and a line begun; `owned`: its shares, by code, as they were issued."""

    railway: str
    code: str
    route: tuple[str, ...]
    shares: int
    owned: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class LinkLaid(DiplomacyEvent):
    """CD-9.A.2: track has been laid from the one province to the other."""

    railway: str
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class WorksIdle(DiplomacyEvent):
    """CD-9.A.10: nothing has been built this season, and why."""

    rules: ClassVar = {
        "reason": {
            "controller": "CD-9.A.3",
            "centre": "CD-9.A.1",
            "rerouted": "CD-9.A.6",
            "border": "CD-9.A.4",
            "permit": "CD-9.A.7",
            "blocked": "CD-9.A.8",
        }
    }
    railway: str
    reason: str
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class LineRerouted(DiplomacyEvent):
    """CD-9.A.6: a line is to take another way, or to go on."""

    railway: str
    code: str
    route: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WorksOrdered(DiplomacyEvent):
    """CD-9.A.3: works have been halted, or ordered on."""

    railway: str
    code: str
    halted: bool


@dataclass(frozen=True, slots=True)
class PermitGiven(DiplomacyEvent):
    """CD-9.A.7: track may enter a province, or may no more; `whom`: a railway, a builder, or "" any."""

    code: str
    province: str
    whom: str
    granted: bool


@dataclass(frozen=True, slots=True)
class LinkTakenUp(DiplomacyEvent):
    """CD-9.D.1: the company has taken up its track between two provinces."""

    railway: str
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class CanalClosed(DiplomacyEvent):
    """CD-11.B: a canal is closed for this season, at these provinces; to nobody named: to all but himself."""

    canal: str
    code: str
    provinces: tuple[str, ...]
    whom: tuple[str, ...]


EVENTS: Final = (LineFounded, LinkLaid, WorksIdle, LineRerouted, WorksOrdered, PermitGiven, LinkTakenUp, CanalClosed)
