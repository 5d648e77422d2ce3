"""CD-9.A: orders of works, and of the controllers of the provinces they enter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildLine:
    """CD-9.A.5, 9.C.3: `GV blt Nap-Rom-Ven shares 15 (GV 8, HAM 2)`; no `shares`: unstated; nobody: unstated."""

    matter: ClassVar[str] = "railway.start"
    point: ClassVar[str] = "CD-DP18"
    author: str
    route: Sequence[str]
    shares: int | None = None
    allotment: Sequence[tuple[str, int]] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Reroute:
    """CD-9.A.6: `GV reroutes R1 Nap-Rom-Tus`."""

    matter: ClassVar[str] = "railway.reroute"
    point: ClassVar[str] = "CD-DP20"
    author: str
    railway: str
    route: Sequence[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Halt:
    """CD-9.A.3: `GV halts R1`; not `halted`: `GV resumes R1`."""

    matter: ClassVar[str] = "railway.continue"
    point: ClassVar[str] = "CD-DP21"
    author: str
    railway: str
    halted: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Permit:
    """CD-9.A.7: `GV permits R1 in Rom`; a builder by code, `all`; not `granted`: `GV withdraws permit R1 in Rom`."""

    matter: ClassVar[str] = "railway.permit"
    point: ClassVar[str] = "CD-DP22"
    author: str
    whom: str
    province: str
    granted: bool = True


RailwayOrder: TypeAlias = BuildLine | Reroute | Halt | Permit
