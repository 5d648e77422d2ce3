"""Prosecutions and the trial after an assassination (RC-9.3, RC-9.8.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat


@dataclass(frozen=True, slots=True)
class JudgesBribed(CarthageEvent):
    """RC-9.3.4: Bribed Judges add votes to one side of a prosecution."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    voice: str
    votes: int


@dataclass(frozen=True, slots=True)
class AppealRolled(CarthageEvent):
    """RC-9.3.5, 9.8.6: the accused appeals to the people; `votes` go against conviction, below 0 for it."""

    senator: str
    dice: tuple[int, ...]
    popularity: int
    omens: int
    total: int
    result: str
    votes: int


@dataclass(frozen=True, slots=True)
class Convicted(CarthageEvent):
    """RC-9.3.8, 9.3.9, 9.3.5: the verdict; of a minor charge: what he lost. `post`: the seat he has lost."""

    rules: ClassVar[Rules] = {"executed": {True: "RC-9.3.9"}}
    senator: str
    charge: str
    executed: bool
    influence: int
    popularity: int
    concessions: tuple[str, ...]
    post: str


@dataclass(frozen=True, slots=True)
class ProsecutorRewarded(CarthageEvent):
    """RC-9.3.10: the prosecutor gains half of the INF that the convict lost."""

    senator: str
    influence: int


@dataclass(frozen=True, slots=True)
class ProsecutionsEnded(CarthageEvent):
    """RC-9.3.12: step 3 is over; corrupt and major marks of these Senators in Carthage have gone."""

    cleared: tuple[str, ...]


EVENTS: Final = (
    JudgesBribed,
    AppealRolled,
    Convicted,
    ProsecutorRewarded,
    ProsecutionsEnded,
)
