"""What becomes of promises, to each other (RC-1.5d) and to the bank (RC-10.2.14), and of Talents that change hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.carthage.told import CarthageEvent
from games.kernel import Seat


@dataclass(frozen=True, slots=True)
class AgreementProposed(CarthageEvent):
    """RC-1.5d: an agreement was proposed, told to the two seats."""

    agreement: str
    proposer: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class AgreementDeclined(CarthageEvent):
    """RC-1.5d: a proposal was declined or taken back, told to the two seats."""

    agreement: str
    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class Agreed(CarthageEvent):
    """RC-1.5d: a public agreement was entered."""

    agreement: str
    seats: tuple[Seat, ...]
    text: str
    talents: Mapping[Seat, int]
    cards: Mapping[Seat, tuple[str, ...]]
    votes: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class PromisePaid(CarthageEvent):
    """RC-1.5d: promised Talents were transferred; `short` is what the promiser no longer had."""

    reveals: ClassVar[bool] = True
    agreement: str
    giver: Seat
    receiver: Seat
    talents: int
    short: int


@dataclass(frozen=True, slots=True)
class AgreementCancelled(CarthageEvent):
    """RC-1.5d: the wronged party cancelled what it had not yet delivered."""

    agreement: str
    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class Redistributed(CarthageEvent):
    """RC-6.10, 1.5d: what the Personal Treasuries of a faction gained and lost."""

    seat: Seat
    changes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Ransomed(CarthageEvent):
    """RC-10.2.14: a Captive was bought free."""

    reveals: ClassVar[bool] = True
    seat: Seat
    senator: str
    talents: int


EVENTS: Final = (
    AgreementProposed,
    AgreementDeclined,
    Agreed,
    PromisePaid,
    AgreementCancelled,
    Redistributed,
    Ransomed,
)
