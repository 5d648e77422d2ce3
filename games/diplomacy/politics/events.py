"""What comes of political orders. Who failed is told to those concerned only (CD-G.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class Purged(DiplomacyEvent):
    """CD-5.C(b): somebody has lost a position; `heir` rules in his place, if a Ruler was purged.

    `revolt`: upward, by somebody under him (CD-5.C(b)1); else he was sacked.
    """

    purger: str
    whom: str
    post: str
    heir: str = ""
    revolt: bool = False


@dataclass(frozen=True, slots=True)
class RevoltFailed(DiplomacyEvent):
    """CD-G.4: a revolt that failed because whoever tried it was purged first; told to the two concerned."""

    purger: str
    whom: str
    post: str


@dataclass(frozen=True, slots=True)
class HeirDrawn(DiplomacyEvent):
    """CD-5.C(c)5: several Commanders would succeed; one was drawn."""

    province: str
    candidates: tuple[str, ...]
    heir: str


@dataclass(frozen=True, slots=True)
class Appointed(DiplomacyEvent):
    """CD-5.C(a): somebody has been given a position."""

    by: str
    whom: str
    post: str


@dataclass(frozen=True, slots=True)
class PowerLent(DiplomacyEvent):
    """CD-5.C(b)4: purging power has been lent; told to the lender alone."""

    to: str
    of: str
    where: str
    seasons: int


@dataclass(frozen=True, slots=True)
class PowerRevoked(DiplomacyEvent):
    """CD-5.C(b)4: purging power is lent no more; told to the lender alone. `delegate` "": to anybody."""

    delegate: str


@dataclass(frozen=True, slots=True)
class RefusalFiled(DiplomacyEvent):
    """CD-4.F: a standing refusal is filed, or withdrawn; told to whoever filed it. `giver` "": of everybody."""

    what: str
    giver: str
    refused: bool


EVENTS: Final = (
    Purged,
    RevoltFailed,
    HeirDrawn,
    Appointed,
    PowerLent,
    PowerRevoked,
    RefusalFiled,
)
