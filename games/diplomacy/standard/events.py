"""What is told in the standard game alone. Powers by their codes (CD-N.3), never by who plays them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class PowerGiven(DiplomacyEvent):
    """CD-N.2, N.4: which power somebody plays; told to him alone."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class PowerInDisorder(DiplomacyEvent):
    """CD-N.4: nobody plays a power, from the start or since its player has left."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class PowerTakenOver(DiplomacyEvent):
    """CD-N.4: somebody plays a power that was in civil disorder."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class CentreTaken(DiplomacyEvent):
    """CD-N.5: a supply centre has another owner after Autumn; `before` "": it had none."""

    province: str
    code: str
    before: str


@dataclass(frozen=True, slots=True)
class UnitDisbanded(DiplomacyEvent):
    """CD-N.7: a unit comes off the board that nobody has chosen: the farthest from its power's centres."""

    unit: str
    code: str


@dataclass(frozen=True, slots=True)
class PowerEliminated(DiplomacyEvent):
    """CD-N.11: a power has neither units nor centres any more."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class PowerWon(DiplomacyEvent):
    """CD-N.9: a power owns more than half of all centres, and the game is over."""

    code: str
    name: str
    year: int
    centres: int
    total: int


@dataclass(frozen=True, slots=True)
class GameDrawn(DiplomacyEvent):
    """CD-N.10, N.12: the survivors share the game; `agreed`: by vote, else the years of the table are over."""

    codes: tuple[str, ...]
    year: int
    agreed: bool


EVENTS: Final = (
    PowerGiven,
    PowerInDisorder,
    PowerTakenOver,
    CentreTaken,
    UnitDisbanded,
    PowerEliminated,
    PowerWon,
    GameDrawn,
)
