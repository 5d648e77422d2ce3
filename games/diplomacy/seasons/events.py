"""What is told of a season as such. All of it is public (CD-G.3), and by codes; units as orders name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class SeasonOpened(DiplomacyEvent):
    """CD-S.3.1: orders are open; `seal`: the digest of the key from which this season's draws are made (CD-G.2)."""

    year: int
    season: str
    seal: str


@dataclass(frozen=True, slots=True)
class UnitRetreated(DiplomacyEvent):
    """CD-D.12: a dislodged unit has gone there; `to` "": it is disbanded."""

    unit: str
    code: str
    to: str


@dataclass(frozen=True, slots=True)
class GameWon(DiplomacyEvent):
    """CD-2.2, 2.3: entered on the roll of honour; play goes on."""

    code: str
    name: str
    year: int
    centres: int
    total: int


@dataclass(frozen=True, slots=True)
class SeasonClosed(DiplomacyEvent):
    """CD-S.3.11: all of the season is done."""

    year: int
    season: str


EVENTS: Final = (SeasonOpened, UnitRetreated, GameWon, SeasonClosed)
