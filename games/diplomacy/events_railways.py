"""CD-9, CD-11.B: what is told of railways, their companies and canals. What is private is told to those it concerns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

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
class CompanyEnded(DiplomacyEvent):
    """CD-9.D.2: line and company are gone: bankrupt, or the line is taken up."""

    rules: ClassVar = {"bankrupt": {True: "CD-9.D.2", False: "CD-9.D.1"}}
    railway: str
    bankrupt: bool


@dataclass(frozen=True, slots=True)
class SharesPassed(DiplomacyEvent):
    """CD-9.C.4: shares have changed hands; to all, or under secrecy to both sides. "": nobody owns, or owned, them."""

    rules: ClassVar = {"how": {"transfer": "CD-9.C.4", "purge": "CD-9.C.7", "draw": "CD-9.D.3"}}
    railway: str
    giver: str
    taker: str
    number: int
    how: str


@dataclass(frozen=True, slots=True)
class VotesLent(DiplomacyEvent):
    """CD-9.C.4: votes have been lent, or (0) recalled; told to both sides."""

    railway: str
    owner: str
    to: str
    number: int


@dataclass(frozen=True, slots=True)
class ControlChanged(DiplomacyEvent):
    """CD-9.C.3: he controls the railway from the next season on, or does so no more; told to him."""

    railway: str
    code: str
    controls: bool


@dataclass(frozen=True, slots=True)
class SecrecyOrdered(DiplomacyEvent):
    """CD-9.C.6: from now on it is secret, or public, who owns its shares."""

    railway: str
    secret: bool


@dataclass(frozen=True, slots=True)
class LineBarred(DiplomacyEvent):
    """CD-9.C.1: players and units may not use a railway, or may again; `code`: who says so, "" under secrecy."""

    railway: str
    code: str
    whom: tuple[str, ...]
    barred: bool


@dataclass(frozen=True, slots=True)
class CanalClosed(DiplomacyEvent):
    """CD-11.B: a canal is closed for this season, at these provinces; to nobody named: to all but himself."""

    canal: str
    code: str
    provinces: tuple[str, ...]
    whom: tuple[str, ...]
