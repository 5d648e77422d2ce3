"""CD-7: motions, what they propose, and votes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True)
class Rename:
    """CD-7.A: `rename N21 to "Isthmus" code Ist`; no `code`: it keeps its own."""

    space: str
    name: str
    code: str = ""


@dataclass(frozen=True, slots=True)
class SeatIn:
    """CD-7.B: `seat GV in Rom`: a province in civil disorder."""

    candidate: str
    province: str


@dataclass(frozen=True, slots=True)
class SetOption:
    """CD-7.C, G.6: `rule win_fraction = 60`; the value as it is written."""

    option: str
    value: str


@dataclass(frozen=True, slots=True)
class WriteRule:
    """CD-7.C: `rule "..."`: a written rule that the GM applies."""

    text: str


@dataclass(frozen=True, slots=True)
class ChangeMap:
    """CD-7.C: `map "..."`: the exact change, as a list of spaces and borders."""

    change: str


@dataclass(frozen=True, slots=True)
class Draw:
    """CD-N.10: `draw`: the survivors share a standard game."""


Proposal: TypeAlias = Rename | SeatIn | SetOption | WriteRule | ChangeMap | Draw


@dataclass(frozen=True, slots=True, kw_only=True)
class Propose:
    """CD-7.D: `GV moves ...`."""

    matter: ClassVar[str] = "vote.propose"
    point: ClassVar[str] = "CD-DP33"
    author: str
    proposal: Proposal


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote:
    """CD-7.D: `GV votes yes M1`."""

    matter: ClassVar[str] = "vote.cast"
    point: ClassVar[str] = "CD-DP34"
    author: str
    yes: bool
    motion: str


Voting: TypeAlias = Propose | Vote
