"""What happens in the register of names. Nothing here says whose a name is (CD-3.B.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class NameProposed(DiplomacyEvent):
    """CD-3.A: a name waits for the game-master, or for the next deadline."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class NameApproved(DiplomacyEvent):
    """CD-3.A: a name may be used."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class NameRefused(DiplomacyEvent):
    """CD-3.A: the game-master has refused a name."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class NameGiven(DiplomacyEvent):
    """CD-3.A: whoever had none as play began has been given one; told to him alone."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class HoldingNamed(DiplomacyEvent):
    """CD-3.B.1: a player who had none has a holding name."""

    code: str


@dataclass(frozen=True, slots=True)
class HoldingMoves(DiplomacyEvent):
    """CD-3.B.3: another name is to hold all from the next season on; told to its owner alone."""

    before: str
    code: str


@dataclass(frozen=True, slots=True)
class EstatePassed(DiplomacyEvent):
    """CD-3.B.3: the estate of the one name has passed to the other."""

    before: str
    code: str


EVENTS: Final = (NameProposed, NameApproved, NameRefused, NameGiven, HoldingNamed, HoldingMoves, EstatePassed)
