"""CD-9.C, 9.D.2: what is told of companies; what is private is told to those it concerns (CD-G.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class CompanyEnded(DiplomacyEvent):
    """CD-9.D.2: line and company are gone: bankrupt, or the line is taken up."""

    rules: ClassVar = {"bankrupt": {True: "CD-9.D.2", False: "CD-9.D.1"}}
    railway: str
    bankrupt: bool


@dataclass(frozen=True, slots=True)
class SharesPassed(DiplomacyEvent):
    """CD-9.C.4: shares have changed hands; to all, or under secrecy to both sides. "": nobody owns, or owned, them."""

    rules: ClassVar = {"how": {"transfer": "CD-9.C.4", "purge": "CD-9.C.7", "draw": "CD-9.D.3", "drop-out": "CD-6.2"}}
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


EVENTS: Final = (CompanyEnded, SharesPassed, VotesLent, ControlChanged, SecrecyOrdered, LineBarred)
