"""Prosecutions and the trial after an assassination (RC-9.3, RC-9.8.6, RR-1.09.41, RR-1.09.74)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules
from games.republic.events import RepublicEvent


@dataclass(frozen=True, slots=True)
class AppealRolled(RepublicEvent):
    """RC-9.3.5, 9.8.6, RR-1.09.421: he appeals to the people; `votes` go against conviction, below 0 for it."""

    senator: str
    dice: tuple[int, ...]
    popularity: int
    omens: int
    total: int
    result: str
    votes: int


@dataclass(frozen=True, slots=True)
class Convicted(RepublicEvent):
    """RC-9.3.8, 9.3.9, 9.3.5, RR-1.09.441: the verdict; of a minor charge: what he lost. `post`: his seat, if so."""

    rules: ClassVar[Rules] = {"executed": {True: ("RC-9.3.9", "RR-1.09.442")}}
    senator: str
    charge: str
    executed: bool
    influence: int
    popularity: int
    concessions: tuple[str, ...]
    post: str


@dataclass(frozen=True, slots=True)
class ProsecutorRewarded(RepublicEvent):
    """RC-9.3.10, RR-1.09.44: the prosecutor gains half of the INF that the convict lost."""

    senator: str
    influence: int


@dataclass(frozen=True, slots=True)
class ProsecutionsEnded(RepublicEvent):
    """RC-9.3.12, RR-1.09.45: prosecutions are over; corrupt and major marks of these Senators at home have gone."""

    cleared: tuple[str, ...]


EVENTS: Final = (
    AppealRolled,
    Convicted,
    ProsecutorRewarded,
    ProsecutionsEnded,
)
