"""Public Outcries in the Senate (RC-9.0.15 to RC-9.0.18)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat


@dataclass(frozen=True, slots=True)
class OutcryRaised(CarthageEvent):
    """RC-9.0.15, 9.0.16: a Public Outcry is played: a veto, a forced proposal, or a claim to make the next one."""

    reveals: ClassVar[bool] = True
    rules: ClassVar[Rules] = {"use": {"proposal": "RC-9.0.16", "claim": "RC-9.0.16"}}
    seat: Seat
    card: str
    use: str
    number: int = field(default=0, kw_only=True, compare=False)  # of the motion it vetoes; 0: of none
    kind: str = field(default="", kw_only=True, compare=False)  # what that is about


@dataclass(frozen=True, slots=True)
class PowerUsed(CarthageEvent):
    """RC-9.0.15b: a Statesman, or the holder of a seat of the Committee, vetoes without a card."""

    seat: Seat
    senator: str
    post: str  # "" for a Statesman
    number: int = field(default=0, kw_only=True, compare=False)
    kind: str = field(default="", kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class OutcrySilenced(CarthageEvent):
    """RC-9.0.18: an Outcry, or an inherent veto, is cancelled as it is played."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class OutcryTakenBack(CarthageEvent):
    """RC-9.0.17: of two Outcries at the same moment one acts; this card goes back to its owner's hand."""

    seat: Seat


EVENTS: Final = (
    OutcryRaised,
    PowerUsed,
    OutcrySilenced,
    OutcryTakenBack,
)
