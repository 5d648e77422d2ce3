"""CD-P: letters as they come and go, each told to one player alone, and the Gazette. Nothing here bears a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from games.diplomacy.press.issue import Came, Issue, Kind, Seized
from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class LetterCame(DiplomacyEvent):
    """CD-P.3: a letter to the name `at`, one of those it is addressed to; `signed` "": it is not."""

    letter: str
    signed: str
    name: str
    to: tuple[str, ...]
    at: str
    text: str


@dataclass(frozen=True, slots=True)
class LetterSent(DiplomacyEvent):
    """CD-P.3: the author's copy; to the `world` (CD-P.5), or to these names."""

    letter: str
    signed: str
    name: str
    colour: str
    world: bool
    to: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class OrderGiven(DiplomacyEvent):
    """CD-G.3: a military order, after the deadline, and what came of it; `order` "": there was none.

    Attributes:
        order: as it was written, in canonical form.
        kind: what counted: of an illegal order that the unit stands (CD-D.2).
        to: where it was to go, or to help; `other`: whom it helped or carried.
        fate: what came of that; `void`: of an order that is illegal, or of a support that has no effect.
        end: where the unit is now; "": it is dislodged and has no place.
        why: the words of the reasons; `by`: of each of them the units, or ids, that decided it.
        seizes: the province it was to seize, `beneficiary` for whom, `seizure` what came of it.
        rail: the railway that was to carry it; `convoyed`: fleets were.
        ways: where it may retreat to, if it is dislodged.
        block: what it blocks, `strait` which one, `against` whom (nobody named: everybody).
    """

    unit: str
    code: str
    order: str
    kind: Kind
    to: str
    other: str
    fate: Came
    end: str
    why: tuple[str, ...]
    by: tuple[tuple[str, ...], ...]
    seizes: str = ""
    beneficiary: str = ""
    seizure: Seized | Literal[""] = ""
    rail: str = ""
    convoyed: bool = False
    ways: tuple[str, ...] = ()
    block: Literal["", "all", "trains", "works", "strait"] = ""
    strait: str = ""
    against: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeizureFailed(DiplomacyEvent):
    """CD-5.B(f), (g): nobody has seized a province that `units` were ordered to seize, and why; `by` as above."""

    province: str
    units: tuple[str, ...]
    why: tuple[str, ...]
    by: tuple[tuple[str, ...], ...]
    disorder: bool


@dataclass(frozen=True, slots=True)
class GazetteOut(DiplomacyEvent):
    """CD-P.8: the Gazette of a season is published."""

    issue: Issue


EVENTS: Final = (LetterCame, LetterSent, OrderGiven, SeizureFailed, GazetteOut)
