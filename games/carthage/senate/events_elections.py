"""What can happen in the elections of the Senate (RC-9.1, 9.2, 9.4, 9.11), and after its adjournment (RC-9.0.20)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from games.carthage.senate.pieces import Way
from games.carthage.told import CarthageEvent
from games.kernel import Rules, Seat


@dataclass(frozen=True, slots=True)
class SuffeteElected(CarthageEvent):
    """RC-9.1c, 9.11: a Senator is Suffete now; `office` says which, `way` how he came to it: see `Way`."""

    rules: ClassVar[Rules] = {"way": {"pair": "RC-9.1a", "last": "RC-9.1b", "filled": "RC-9.0.21"}}
    seat: Seat
    senator: str
    office: str
    influence: int
    way: Way = field(default="vote", kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class SuffeteLeft(CarthageEvent):
    """RC-9.1c: an outgoing Suffete has lost his office; `general`: he is with a force and commands it as General."""

    senator: str
    general: bool


@dataclass(frozen=True, slots=True)
class SuffeteStays(CarthageEvent):
    """RC-9.1b: nobody is eligible, so an outgoing Suffete in Carthage keeps his office."""

    senator: str
    office: str


@dataclass(frozen=True, slots=True)
class MemberLeft(CarthageEvent):
    """RC-9.2: a Committee Member's term has run out."""

    senator: str
    committee: str


@dataclass(frozen=True, slots=True)
class MemberElected(CarthageEvent):
    """RC-9.2b: a Senator is Committee Member now, for so many turns."""

    rules: ClassVar[Rules] = {"way": {"last": "RC-9.2d", "filled": "RC-9.0.21"}}
    seat: Seat
    senator: str
    committee: str
    term: int
    influence: int
    way: Way = field(default="vote", kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class MembershipDeclined(CarthageEvent):
    """RC-9.2c: the last one who could have a seat has just left the Committee, and does not consent."""

    senator: str
    committee: str


@dataclass(frozen=True, slots=True)
class GovernorElected(CarthageEvent):
    """RC-9.4.2: a Senator, aligned or not, leaves to govern a Province, for so many turns."""

    rules: ClassVar[Rules] = {"way": {"last": "RC-9.4.1", "filled": "RC-9.0.21"}}
    seat: Seat | None
    senator: str
    province: str
    term: int
    way: Way = field(default="vote", kw_only=True, compare=False)


@dataclass(frozen=True, slots=True)
class GovernorRecalled(CarthageEvent):
    """RC-9.4.3: a Governor comes home, for a successor has been elected."""

    senator: str
    province: str


@dataclass(frozen=True, slots=True)
class ForceReturned(CarthageEvent):
    """RC-9.6.8: a force that cannot fight, or has no commander, has come home."""

    war: str
    commanders: Sequence[str]


@dataclass(frozen=True, slots=True)
class MarkedMajor(CarthageEvent):
    """RC-9.3a: who holds a major office may be tried for it from the next turn on."""

    senators: Sequence[str]


@dataclass(frozen=True, slots=True)
class AllianceMade(CarthageEvent):
    """RC-8.8.2a, Another New Alliance: a War is over, and the State has all its spoils."""

    war: str
    spoils: int


EVENTS: Final = (
    SuffeteElected,
    SuffeteLeft,
    SuffeteStays,
    MemberLeft,
    MemberElected,
    MembershipDeclined,
    GovernorElected,
    GovernorRecalled,
    ForceReturned,
    MarkedMajor,
    AllianceMade,
)
