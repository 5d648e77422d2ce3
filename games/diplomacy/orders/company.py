"""CD-9.C, 9.D: orders of shareholders, and of the controller of a railway."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True, kw_only=True)
class Transfer:
    """CD-9.C.4: `GV transfers 3 R1 to HAM`."""

    matter: ClassVar[str] = "company.transfer"
    point: ClassVar[str] = "CD-DP23"
    author: str
    number: int
    railway: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Proxy:
    """CD-9.C.4: `GV proxies 3 R1 to HAM`: the votes of so many shares are lent."""

    matter: ClassVar[str] = "company.proxy"
    point: ClassVar[str] = "CD-DP24"
    author: str
    number: int
    railway: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall:
    """CD-9.C.4: `GV recalls R1 from HAM`."""

    matter: ClassVar[str] = "company.proxy"
    point: ClassVar[str] = "CD-DP24"
    author: str
    railway: str
    lent_to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Bar:
    """CD-9.C.1: `GV bars R1 HAM, A Nap`: codes and units; not `barred`: `GV unbars R1 HAM`."""

    matter: ClassVar[str] = "company.bar"
    point: ClassVar[str] = "CD-DP25"
    author: str
    railway: str
    against: Sequence[str]
    barred: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Dismantle:
    """CD-9.D.1: `GV dismantles R1 from Nap`; `end` "": the far one; not `wanted`: `GV stops dismantling R1`."""

    matter: ClassVar[str] = "company.dismantle"
    point: ClassVar[str] = "CD-DP27"
    author: str
    railway: str
    end: str = ""
    wanted: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Secrecy:
    """CD-9.C.6: `GV secret R1`, `GV public R1`: who owns its shares."""

    matter: ClassVar[str] = "company.secrecy"
    point: ClassVar[str] = "CD-DP26"
    author: str
    railway: str
    secret: bool


Company: TypeAlias = Transfer | Proxy | Recall | Bar | Dismantle | Secrecy
