"""CD-5.C, 4.F: political orders: of control, and of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from games.diplomacy.atlas.places import Arm

Office: TypeAlias = Literal["R", "SR", "C"]
Good: TypeAlias = Literal["seizures", "appointments", "shares"]


@dataclass(frozen=True, slots=True)
class Post:
    """CD-E.1, `position`: `R Rom`, `SR Rom`, `C A Nap`; `R A Nap`: the patron's of an unsupported unit.

    `arm`: with it the unit that stood at `where` is meant, else the province.
    """

    office: Office
    where: str
    arm: Arm | None = None

    def __str__(self) -> str:
        return f"{self.office} {self.arm} {self.where}" if self.arm else f"{self.office} {self.where}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Purge:
    """CD-5.C(b): `GV P HAM SR Rom`."""

    matter: ClassVar[str] = "politics.purge"
    point: ClassVar[str] = "CD-DP12"
    author: str
    whom: str
    post: Post


@dataclass(frozen=True, slots=True, kw_only=True)
class Appoint:
    """CD-5.C(a): `GV Apt HAM SR Rom`, `GV Apt HAM C A Nap`."""

    matter: ClassVar[str] = "politics.appoint"
    point: ClassVar[str] = "CD-DP14"
    author: str
    whom: str
    post: Post


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign:
    """CD-4.F: `GV resigns SR Rom`."""

    matter: ClassVar[str] = "politics.resign"
    point: ClassVar[str] = "CD-DP15"
    author: str
    post: Post


@dataclass(frozen=True, slots=True, kw_only=True)
class Delegate:
    """CD-5.C(b)4: purging power lent: of a person, in a province (`Rom`) or for a unit (`A Nap`), for seasons."""

    matter: ClassVar[str] = "politics.delegate"
    point: ClassVar[str] = "CD-DP13"
    author: str
    to: str
    of: str = ""
    where: str = ""
    seasons: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Revoke:
    """CD-5.C(b)4: `GV revokes purge from HAM`; from nobody named: from everybody."""

    matter: ClassVar[str] = "politics.delegate"
    point: ClassVar[str] = "CD-DP13"
    author: str
    delegate: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refuse:
    """CD-4.F: `GV refuses shares from HAM`; `giver` "": from everybody; not `refused`: accepts them again."""

    matter: ClassVar[str] = "politics.refuse"
    point: ClassVar[str] = "CD-DP16"
    author: str
    what: Good
    giver: str = ""
    refused: bool = True


Political: TypeAlias = Purge | Appoint | Resign | Delegate | Revoke | Refuse
