"""What is ordered: the meaning of a line, whoever wrote it and however it was written.

Units are named by the space where they stood at the start of the season (CD-5.C(a.4)). Nothing here is checked
against a board: that is legality, a module for each kind. `author`: the code a line begins with, which military
lines may leave out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from games.diplomacy.atlas.places import Place


@dataclass(frozen=True, slots=True)
class Seize:
    """CD-5.B: `(sf GV)`, `(sf GV Apu)`: for whom, by code, and the province if one is written."""

    beneficiary: str
    province: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """CD-9.A.8, 9.B.4, 12.B: `(blk)`, `(blk trains GV)`: what is blocked and against whom.

    `what`: "" blocks all that the unit can block; `strait`: one of several (CD-12.B); `against`: codes and units
    (`A Nap`), nobody named means everybody but the blocker's own Commander.
    """

    what: Literal["", "trains", "works", "strait"] = ""
    strait: str = ""
    against: Sequence[str] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand:
    """CD-D.2: it stays where it is."""

    matter: ClassVar[str] = "movement.order"
    point: ClassVar[str] = "CD-DP8"
    author: str = ""
    unit: str
    seize: Seize | None = None
    block: Block | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """CD-D.2: it goes to `to`, by rail if a railway is named (CD-9.B.3), else by land, strait, pass, sea or convoy."""

    matter: ClassVar[str] = "movement.order"
    point: ClassVar[str] = "CD-DP8"
    author: str = ""
    unit: str
    to: Place
    rail: str = ""
    via_convoy: bool = False
    seize: Seize | None = None
    block: Block | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Support:
    """CD-D.3: it helps `helped` to stand, or to move to `to`."""

    matter: ClassVar[str] = "movement.order"
    point: ClassVar[str] = "CD-DP8"
    author: str = ""
    unit: str
    helped: Place
    to: Place | None = None
    seize: Seize | None = None
    block: Block | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Convoy:
    """CD-D.8: a fleet at sea carries the army of `army` to `to`."""

    matter: ClassVar[str] = "movement.order"
    point: ClassVar[str] = "CD-DP8"
    author: str = ""
    unit: str
    army: Place
    to: Place
    seize: Seize | None = None
    block: Block | None = None


Order: TypeAlias = Stand | Move | Support | Convoy
