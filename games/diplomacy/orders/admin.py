"""CD-11.B, 3.B.3, 6.3, S.2: closing canals; what a player orders of himself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseCanal:
    """CD-11.B: `GV closes A to HAM, F N21`; nobody named: all but himself; not `closed`: `GV opens A`."""

    matter: ClassVar[str] = "movement.canal"
    point: ClassVar[str] = "CD-DP10"
    author: str
    canal: str
    against: Sequence[str] = ()
    closed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldAs:
    """CD-3.B.3: `GV hold as MAX`: all that stands under the one name passes to the other."""

    matter: ClassVar[str] = "register.holding"
    point: ClassVar[str] = "CD-DP4"
    author: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DropOut:
    """CD-6.3: `GV drops out`."""

    matter: ClassVar[str] = "register.leave"
    point: ClassVar[str] = "CD-DP5"
    author: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Final:
    """CD-S.2: `GV final`: his orders of this stage are. It is no decision of its own."""

    matter: ClassVar[str] = ""
    point: ClassVar[str] = ""
    author: str


Admin: TypeAlias = CloseCanal | HoldAs | DropOut | Final
