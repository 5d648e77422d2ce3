"""What can happen in the Population Phase (RR-1.08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class PeopleSpoke(RomeEvent):
    """RR-1.08.2: the State of the Republic: who answers to the people ("": nobody), the dice and what changes them.

    `result`: "unrest", with what it changes by, or "people-revolt".
    """

    hrao: str
    dice: tuple[int, ...]
    unrest: int
    popularity: int
    omens: int
    total: int
    result: str
    change: int


@dataclass(frozen=True, slots=True)
class ManpowerShort(RomeEvent):
    """RR-1.08.2.1: Manpower Shortage has come into play, or worsened: so often by now."""

    times: int


@dataclass(frozen=True, slots=True)
class RecruitmentStopped(RomeEvent):
    """RR-1.08.2.1: no units may be raised this turn."""


@dataclass(frozen=True, slots=True)
class MobRioted(RomeEvent):
    """RR-1.08.2.1: the mob hunts Senators in Rome: so many chits are drawn."""

    chits: int


EVENTS: Final = (
    PeopleSpoke,
    ManpowerShort,
    RecruitmentStopped,
    MobRioted,
)
