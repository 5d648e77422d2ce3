"""What happens to positions and bases. All of it is public (CD-G.3), and by codes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class Merged(DiplomacyEvent):
    """CD-4.D: a place that a player held under himself is no more."""

    code: str
    post: str


@dataclass(frozen=True, slots=True)
class Seized(DiplomacyEvent):
    """CD-5.B(g)1: a province has a new Ruler; who ruled it, and under him, rules there no more."""

    province: str
    ruler: str
    ruler_before: str
    sub_ruler_before: str


@dataclass(frozen=True, slots=True)
class FellIntoDisorder(DiplomacyEvent):
    """CD-6.4: a province has no Ruler any more."""

    province: str
    ruler_before: str
    sub_ruler_before: str


@dataclass(frozen=True, slots=True)
class LostSupport(DiplomacyEvent):
    """CD-4.E.3: units whose base has a new Ruler, or none; `patron` has a Ruler's powers over them."""

    province: str
    units: tuple[str, ...]
    patron: str


@dataclass(frozen=True, slots=True)
class UnitsRemoved(DiplomacyEvent):
    """CD-6.1, 4.F: units come off the board."""

    units: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Resigned(DiplomacyEvent):
    """CD-4.F: somebody has given up a position."""

    code: str
    post: str


EVENTS: Final = (Merged, Seized, FellIntoDisorder, LostSupport, UnitsRemoved, Resigned)
