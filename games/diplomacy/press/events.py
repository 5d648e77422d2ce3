"""CD-P: letters as they come and go, each told to one player alone, and the Gazette. Nothing here bears a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.press.issue import Issue, Result, Take
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
class OrdersCarriedOut(DiplomacyEvent):
    """CD-G.3: what became of the military orders of the season, and of the seizes."""

    results: tuple[Result, ...]
    seizures: tuple[Take, ...]


@dataclass(frozen=True, slots=True)
class GazetteOut(DiplomacyEvent):
    """CD-P.8: the Gazette of a season is published."""

    issue: Issue


EVENTS: Final = (LetterCame, LetterSent, OrdersCarriedOut, GazetteOut)
