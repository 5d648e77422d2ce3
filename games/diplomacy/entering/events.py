"""What is told of the start, and of those who enter. All of it is public, and by codes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class LotsDrawn(DiplomacyEvent):
    """CD-13.1: in this order the preferences are met."""

    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Started(DiplomacyEvent):
    """CD-13.1, 13.4: a player rules these provinces; `power`: of which they are the home; `drawn`: by lot."""

    code: str
    provinces: tuple[str, ...]
    power: str
    drawn: bool


@dataclass(frozen=True, slots=True)
class StartedWithout(DiplomacyEvent):
    """CD-13.2: there is nothing left for this player; he starts without a position."""

    code: str


@dataclass(frozen=True, slots=True)
class UnitPlaced(DiplomacyEvent):
    """CD-13.1, 13.4: a unit starts there, based where it stands."""

    arm: str
    at: str
    code: str


@dataclass(frozen=True, slots=True)
class PlayerEntered(DiplomacyEvent):
    """CD-13.3: somebody enters the game, without positions."""

    code: str


EVENTS: Final = (LotsDrawn, Started, StartedWithout, UnitPlaced, PlayerEntered)
