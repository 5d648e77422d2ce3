"""What can happen in the Revolution Phase (RR-1.11, RR-2.03): one small event each.

Rolls are told as thrown; `omens` is what Evil Omens take away. Cards, Senators, Provinces and units go by their ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Seat
from games.rome.told import RomeEvent

# Cards


@dataclass(frozen=True, slots=True)
class VeteransDisbanded(RomeEvent):
    """RR-2.04.2: a victorious commander settles so many of his veterans, and gains as much ORA and INF."""

    senator: str
    legions: int


# Commanders who come home


@dataclass(frozen=True, slots=True)
class VictorsReturned(RomeEvent):
    """RR-1.11.3: the force of a victorious commander who has died returns to the Active Forces."""

    force: str
    legions: int
    fleets: int


@dataclass(frozen=True, slots=True)
class CommandMoved(RomeEvent):
    """RR-1.15.5: a victorious commander has gone with his force to another War, and is Proconsul there."""

    senator: str
    force: str
    war: str


@dataclass(frozen=True, slots=True)
class BequestCollected(RomeEvent):
    """RR-1.16.1: who was sent for a bequest is back: the money comes with the next revenue, then the Province."""

    bequest: str
    senator: str


@dataclass(frozen=True, slots=True)
class BequestKept(RomeEvent):
    """RR-1.16.1: who was sent for a bequest is in revolt: he keeps the money, and no Province is created."""

    bequest: str
    senator: str
    talents: int


# Declarations


@dataclass(frozen=True, slots=True)
class TreasuryLent(RomeEvent):
    """RR-1.11.31: whether the Master of Horse lets his treasury pay for the legions of the commander."""

    master: str
    senator: str
    lent: bool


@dataclass(frozen=True, slots=True)
class AllegianceTested(RomeEvent):
    """RR-1.11.31: a dr for each unit that is not devoted to him; `paid` are those he paid 1T for, which adds 1."""

    reveals: ClassVar[bool] = True
    senator: str
    rolls: Mapping[str, int]
    paid: tuple[str, ...]
    omens: int
    needed: int
    follow: tuple[str, ...]  # with those that need no roll


@dataclass(frozen=True, slots=True)
class RevoltDeclared(RomeEvent):
    """RR-1.11.3, 2.03.2: a faction declares revolt, under whom, with these Provinces; so strong it is."""

    seat: Seat
    senator: str
    provinces: tuple[str, ...]
    strength: int


@dataclass(frozen=True, slots=True)
class RevoltOutmatched(RomeEvent):
    """RR-1.11.3: of two declarations the stronger stands, the earlier of equals; the other's men return loyal."""

    stands: str
    strength: int
    falls: str
    weaker: int


@dataclass(frozen=True, slots=True)
class RevoltBegan(RomeEvent):
    """RR-1.11.3: somebody is in revolt, and it is Civil War; his legions, veterans among them, fleets and Provinces."""

    seat: Seat
    senator: str
    legions: int
    veterans: int
    fleets: int
    provinces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ProvinceGivenUp(RomeEvent):
    """RR-1.13.1: a rebel keeps one Province only; this one lies in the Forum."""

    senator: str
    province: str


@dataclass(frozen=True, slots=True)
class VeteransLeft(RomeEvent):
    """RR-1.11.36: veterans of loyal Senators have left the Rebel, for a force that faces him or (""), home."""

    seat: Seat
    legions: int
    force: str


@dataclass(frozen=True, slots=True)
class RebelsStay(RomeEvent):
    """RR-2.03.7, 2.03.8: the Primary Rebel stays in his Province."""

    senator: str
    province: str


EVENTS: Final = (
    VeteransDisbanded,
    VictorsReturned,
    CommandMoved,
    BequestCollected,
    BequestKept,
    TreasuryLent,
    AllegianceTested,
    RevoltDeclared,
    RevoltOutmatched,
    RevoltBegan,
    ProvinceGivenUp,
    VeteransLeft,
    RebelsStay,
)
