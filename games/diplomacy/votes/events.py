"""CD-7: what is told of motions. Totals are public, voters and movers' other names are not (CD-G.3, G.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class Moved(DiplomacyEvent):
    """CD-7.D: a motion, its kind, and what it says; open to the main deadline of the season after this one."""

    motion: str
    code: str
    kind: str
    says: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Counted(DiplomacyEvent):
    """CD-7.D: a motion has been voted on: how many for it, against it, and how many of all players it needs."""

    motion: str
    yes: int
    no: int
    players: int
    needed: int
    carried: bool


@dataclass(frozen=True, slots=True)
class VoteTaken(DiplomacyEvent):
    """CD-7.D: how he votes; told to him alone."""

    motion: str
    yes: bool


@dataclass(frozen=True, slots=True)
class SpaceRenamed(DiplomacyEvent):
    """CD-7.A: a space has another name, and perhaps another code."""

    space: str
    name: str
    code: str


@dataclass(frozen=True, slots=True)
class SeatedByVote(DiplomacyEvent):
    """CD-7.B: the GM has made somebody Ruler of a province in civil disorder."""

    code: str
    province: str


@dataclass(frozen=True, slots=True)
class NotSeated(DiplomacyEvent):
    """CD-7.B: the GM has declared a reason not to appoint him."""

    code: str
    province: str
    reason: str


@dataclass(frozen=True, slots=True)
class LawChanged(DiplomacyEvent):
    """CD-1.3, 7.C: an option of the rules is set: the number of the change, year and season from which it holds."""

    number: int
    option: str
    value: str
    year: int
    season: str


@dataclass(frozen=True, slots=True)
class RuleWritten(DiplomacyEvent):
    """CD-1.3, 7.C: a rule that the GM applies is added."""

    number: int
    text: str
    year: int
    season: str


@dataclass(frozen=True, slots=True)
class MapChanged(DiplomacyEvent):
    """CD-1.3, 7.C: the map is altered: the statements of the change."""

    number: int
    change: str
    year: int
    season: str


@dataclass(frozen=True, slots=True)
class MotionEmpty(DiplomacyEvent):
    """CD-7: what was carried cannot be done any more, and why."""

    motion: str
    reason: str
    about: str


EVENTS: Final = (
    Moved,
    Counted,
    VoteTaken,
    SpaceRenamed,
    SeatedByVote,
    NotSeated,
    LawChanged,
    RuleWritten,
    MapChanged,
    MotionEmpty,
)
