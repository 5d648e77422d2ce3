"""CD-S.5, S.6: orders of Winter. Where there are no codes (standard Diplomacy) nobody is the `author`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from games.diplomacy.atlas.places import Arm, Place


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildUnit:
    """CD-S.6.4: `GV builds F Stp/nc`."""

    matter: ClassVar[str] = "winter.build"
    point: ClassVar[str] = "CD-DP32"
    author: str = ""
    arm: Arm
    at: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove:
    """CD-S.6.1: `GV removes A Nap`; the unit by the space where it stands."""

    matter: ClassVar[str] = "winter.remove"
    point: ClassVar[str] = "CD-DP29"
    author: str = ""
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Adopt:
    """CD-S.6.2: `GV adopts A Nap at Rom`: the free centre of Rome is its base."""

    matter: ClassVar[str] = "winter.adopt"
    point: ClassVar[str] = "CD-DP30"
    author: str
    unit: str
    at: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Yield:
    """CD-S.6.2: `GV yields A Nap to HAM`: the consent of its patron, or of the Commander of a unit without one."""

    matter: ClassVar[str] = "winter.yield"
    point: ClassVar[str] = "CD-DP31"
    author: str
    unit: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Drop:
    """CD-S.5: `GV drops A Nap`: which unit of an overloaded centre is unsupported."""

    matter: ClassVar[str] = "winter.drop"
    point: ClassVar[str] = "CD-DP28"
    author: str
    unit: str


Winter: TypeAlias = BuildUnit | Remove | Adopt | Yield | Drop
