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
class OrderGiven(DiplomacyEvent):
    """CD-G.3: a military order, after the deadline, and what came of it; `order` "": there was none.

    Attributes:
        fate: `done`, `failed` of a move, `cut` or `void` of a support, `dislodged` before all of these.
        end: where the unit is now; "": it has no place.
        why: the words of the reasons; `by`: of each of them the units, or ids, that decided it.
    """

    unit: str
    code: str
    order: str
    fate: str
    end: str
    why: tuple[str, ...]
    by: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class SeizureFailed(DiplomacyEvent):
    """CD-5.B(f), (g): nobody has seized a province that `units` were ordered to seize, and why; `by` as above."""

    province: str
    units: tuple[str, ...]
    why: tuple[str, ...]
    by: tuple[tuple[str, ...], ...]
    disorder: bool


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


EVENTS: Final = (SeasonOpened, OrderGiven, SeizureFailed, UnitRetreated, GameWon, SeasonClosed)
