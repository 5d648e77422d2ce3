"""Where a unit may be, and what stands there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Arm: TypeAlias = Literal["A", "F"]
"""CD-8: an army, a fleet."""


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A space by its code, and the coast of it where a fleet stands on one of several: `Stp/nc`."""

    space: str
    coast: str = ""

    def __str__(self) -> str:
        return f"{self.space}/{self.coast}" if self.coast else self.space


@dataclass(frozen=True, slots=True)
class Piece:
    """A unit as the board shows it; `commander`: who writes its orders, a player's id and never a name (CD-5.B(h))."""

    arm: Arm
    at: Place
    commander: str

    def __str__(self) -> str:
        return f"{self.arm} {self.at}"
