"""What becomes of promises, to each other and to the bank, and of Talents that change hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Seat
from games.republic.events import RepublicEvent


@dataclass(frozen=True, slots=True)
class AgreementProposed(RepublicEvent):
    """RC-1.5d, RR-0.5.2: an agreement was proposed, told to the two seats."""

    agreement: str
    proposer: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class AgreementDeclined(RepublicEvent):
    """RC-1.5d, RR-0.5.2: a proposal was declined or taken back, told to the two seats."""

    agreement: str
    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class Agreed(RepublicEvent):
    """RC-1.5d, RR-0.5.2: a public agreement was entered."""

    agreement: str
    seats: tuple[Seat, ...]
    text: str
    talents: Mapping[Seat, int]
    cards: Mapping[Seat, tuple[str, ...]]
    votes: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class PromisePaid(RepublicEvent):
    """RC-1.5d, RR-0.5.3: promised Talents were transferred; `short` is what the promiser no longer had."""

    reveals: ClassVar[bool] = True
    agreement: str
    giver: Seat
    receiver: Seat
    talents: int
    short: int


@dataclass(frozen=True, slots=True)
class AgreementCancelled(RepublicEvent):
    """RC-1.5d, RR-0.5.4: the wronged party cancelled what it had not yet delivered."""

    agreement: str
    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class Redistributed(RepublicEvent):
    """RC-6.10, RR-1.06.3: what the Personal Treasuries of a faction gained and lost."""

    seat: Seat
    changes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Ransomed(RepublicEvent):
    """RC-10.2.14, RR-1.10.71: a Captive was bought free."""

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
