"""CD-D.12, 5.D(b)2: orders of dislodged units; lists for a revolution. Units by where they stood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from games.diplomacy.atlas.places import Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Retreat:
    """CD-D.12: `A Nap-Apu`, `A Nap retreats Apu`, at the retreat stage."""

    matter: ClassVar[str] = "retreat.order"
    point: ClassVar[str] = "CD-DP11"
    author: str = ""
    unit: str
    to: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Disband:
    """CD-D.12: `A Nap disbands`."""

    matter: ClassVar[str] = "retreat.order"
    point: ClassVar[str] = "CD-DP11"
    author: str = ""
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RevoltList:
    """CD-5.D(b)2: `A Nap revolt list Apu, Spa/nc`: where it would go, the best first, coasts where written."""

    matter: ClassVar[str] = "revolution.list"
    point: ClassVar[str] = "CD-DP17"
    author: str = ""
    unit: str
    spaces: Sequence[str]


Retreating: TypeAlias = Retreat | Disband | RevoltList
