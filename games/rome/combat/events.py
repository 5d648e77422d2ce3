"""What can happen in the wars of Rome (RR-1.10): one small event each, with its figures.

Rolls are told as thrown; `omens` is what Evil Omens change.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from games.kernel import Rules, Seat
from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class CombatOpened(RomeEvent):
    """RR-1.10.1: the phase began; these Wars are fought, in this order."""

    wars: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UnitsBought(RomeEvent):
    """RR-1.15.4: a commander bought units for his force, for so many Talents."""

    senator: str
    force: str
    legions: int
    fleets: int
    talents: int


@dataclass(frozen=True, slots=True)
class OrderAgreed(RomeEvent):
    """RR-1.10.1: the forces at a War fight in this order; `agreed`: all their players wanted it so."""

    war: str
    forces: tuple[str, ...]
    agreed: bool


# Before a battle


@dataclass(frozen=True, slots=True)
class MilitaryRolled(RomeEvent):
    """RR-1.10.1.1: the MIL of a Senator in the coming battle."""

    senator: str
    dice: tuple[int, ...]
    military: int


@dataclass(frozen=True, slots=True)
class CleopatraPlayed(RomeEvent):
    """RR-1.14.9: Cleopatra aids a commander ("": the enemy); MIL, or the strength of the enemy, Talents and POP."""

    seat: Seat
    senator: str
    war: str
    strength: int
    talents: int
    popularity: int


# After a battle


@dataclass(frozen=True, slots=True)
class BecameProconsul(RomeEvent):
    """RR-1.10.8: a commander stays with his force as Proconsul."""

    senator: str
    war: str


@dataclass(frozen=True, slots=True)
class MasterReturned(RomeEvent):
    """RR-1.10.7, 1.10.8: a Master of Horse came back to Rome; `keeps` his office, or has lost it."""

    rules: ClassVar[Rules] = {"dictator": {"proconsul": "RR-1.10.8", "rebel": "RR-1.11.32"}}
    senator: str
    dictator: str  # "dead", "captive", "proconsul", "rebel"
    keeps: bool


# Provincial Wars


@dataclass(frozen=True, slots=True)
class ProvinceAttacks(RomeEvent):
    """RR-2.02.4: a Province attacks the War that the Senate has not checked."""

    province: str
    war: str
    governor: str


@dataclass(frozen=True, slots=True)
class ProvinceLosses(RomeEvent):
    """RR-2.02.411: what the battle cost a Province."""

    province: str
    armies: int
    legions: int
    fleets: int


@dataclass(frozen=True, slots=True)
class ProvinceAllied(RomeEvent):
    """RR-2.02.412: a beaten Province fights beside the War; so many of its legions came home."""

    province: str
    war: str
    legions: int


@dataclass(frozen=True, slots=True)
class AlliesBled(RomeEvent):
    """RR-2.02.412: what Rome lost the Provinces beside the War have lost too."""

    war: str
    armies: int
    fleets: int


@dataclass(frozen=True, slots=True)
class WarSubsided(RomeEvent):
    """RR-2.02.414: a War that a Province has beaten is Inactive, or ("shuffled") gone into a deck, or discarded."""

    war: str
    province: str
    fate: str  # "inactive", "shuffled", "discarded"


# Rebels


@dataclass(frozen=True, slots=True)
class Intercepted(RomeEvent):
    """RR-2.03.72: the Active Fleets met a rebel Governor at sea; both sides lost so many fleets."""

    province: str
    dice: tuple[int, ...]
    fleets: int
    rebels: int
    omens: int
    total: int
    result: str
    lost: int
    rebels_lost: int


@dataclass(frozen=True, slots=True)
class ResistanceEnded(RomeEvent):
    """RR-2.03.91: a Province that Rebels held was taken; so many legions of its garrison serve Rome again."""

    province: str
    senator: str
    legions: int


@dataclass(frozen=True, slots=True)
class ProscriptionPlayed(RomeEvent):
    """RR-1.14.8: after a battle of the Civil War a player has played the Proscription."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Proscribed(RomeEvent):
    """RR-1.14.8: the HRAO carried out a Proscription: so many knights are gone, and he is richer by the dice."""

    senator: str
    knights: int
    dice: tuple[int, ...]
    talents: int


@dataclass(frozen=True, slots=True)
class ProscriptionDeclined(RomeEvent):
    """RR-1.14.8: the HRAO did not carry out the Proscription."""

    senator: str


@dataclass(frozen=True, slots=True)
class ConquestBegan(RomeEvent):
    """RR-1.12.3: a Rebel who has won attacks the Wars that threaten Rome, with all forces there are."""

    senator: str
    legions: int
    fleets: int


@dataclass(frozen=True, slots=True)
class ConquestEnded(RomeEvent):
    """RR-1.12.3: he has saved Rome, or failed."""

    saved: bool


# The end of the phase


@dataclass(frozen=True, slots=True)
class CombatClosed(RomeEvent):
    """RR-1.10.9: the phase is over; these Wars are Unprosecuted."""

    unprosecuted: tuple[str, ...]


EVENTS: Final = (
    CombatOpened,
    UnitsBought,
    OrderAgreed,
    MilitaryRolled,
    CleopatraPlayed,
    BecameProconsul,
    MasterReturned,
    ProvinceAttacks,
    ProvinceLosses,
    ProvinceAllied,
    AlliesBled,
    WarSubsided,
    Intercepted,
    ResistanceEnded,
    ProscriptionPlayed,
    Proscribed,
    ProscriptionDeclined,
    ConquestBegan,
    ConquestEnded,
    CombatClosed,
)
