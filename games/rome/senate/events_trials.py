"""What can happen at the trials of Rome alone (RR-1.09.44, RR-2.05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules
from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class PriorConsulWon(RomeEvent):
    """RR-1.09.44: a Prosecutor gets the Prior Consul marker of the convict."""

    senator: str
    convict: str


@dataclass(frozen=True, slots=True)
class AdvocateEngaged(RomeEvent):
    """RR-2.05.2: who pleads for the accused; perhaps he himself, as nobody else was asked or would."""

    advocate: str
    accused: str


@dataclass(frozen=True, slots=True)
class AdvocateRefused(RomeEvent):
    """RR-2.05.2: who was asked to plead for the accused will not."""

    senator: str
    accused: str


@dataclass(frozen=True, slots=True)
class TrialRolled(RomeEvent):
    """RR-2.05.3: Advocate and Prosecutor have spoken; `votes` go against conviction, below 0 for it.

    `shift`: what the ability of one of them adds or takes.
    """

    advocate: str
    prosecutor: str
    dice: tuple[int, ...]
    oratory: int  # of the Advocate
    against: int  # of the Prosecutor
    shift: int
    omens: int
    total: int
    votes: int


@dataclass(frozen=True, slots=True)
class AdvocateJudged(RomeEvent):
    """RR-2.05.5, 2.05.6: what the verdict brings who spoke at the trial."""

    rules: ClassVar[Rules] = {"influence": {3: "RR-2.05.6"}}
    senator: str
    influence: int


EVENTS: Final = (
    PriorConsulWon,
    AdvocateEngaged,
    AdvocateRefused,
    TrialRolled,
    AdvocateJudged,
)
