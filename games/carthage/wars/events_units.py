"""What becomes of units (RC-9.5.3, 9.5.5, 9.6): raised and disbanded, sent, reinforced and recalled, on expeditions.

Legions are told by type; `veterans` says how many of them are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.carthage.told import CarthageEvent


@dataclass(frozen=True, slots=True)
class LegionPriceSet(CarthageEvent):
    """RC-9.7.2 (Appendix C, legion_cost_set): legions of a type cost another price from now on."""

    legion: str
    talents: int
    cause: str


@dataclass(frozen=True, slots=True)
class UnitsRaised(CarthageEvent):
    """RC-9.5.5a: units were raised from the Force Pool; the State has paid."""

    legions: Mapping[str, int]
    fleets: int
    talents: int


@dataclass(frozen=True, slots=True)
class UnitsDisbanded(CarthageEvent):
    """RC-9.5.5a: units of the Active Forces went to the Force Pool, Caravans and Trade Fleets to the bank."""

    legions: Mapping[str, int]
    veterans: int
    fleets: int
    caravans: int
    trade_fleets: int


@dataclass(frozen=True, slots=True)
class HarborDues(CarthageEvent):
    """RC-9.5.5a: the Harbor Master receives 1T for each Fleet raised."""

    senator: str
    talents: int


# Expeditions


@dataclass(frozen=True, slots=True)
class ExpeditionSent(CarthageEvent):
    """RC-9.5.3: an Explorer has left with his units; what the State has paid for the new ones."""

    explorer: str
    goal: str
    caravans: int
    trade_fleets: int
    talents: int


# Forces and garrisons


@dataclass(frozen=True, slots=True)
class ForceSent(CarthageEvent):
    """RC-9.6.1: a force was sent against a War, with these units from the Active Forces."""

    war: str
    commanders: tuple[str, ...]
    legions: Mapping[str, int]
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class CommandersSent(CarthageEvent):
    """RC-9.6.1, 9.5.7: commanders have left Carthage; these of them became Generals for it and gained 3 INF each."""

    commanders: tuple[str, ...]
    generals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ForcesJoined(CarthageEvent):
    """RC-9.6.1: the units without a commander on that War have joined the force that was sent."""

    war: str
    legions: Mapping[str, int]
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class ForceReinforced(CarthageEvent):
    """RC-9.6.4: a commander in the field has received these units."""

    war: str
    commanders: tuple[str, ...]
    legions: Mapping[str, int]
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class ForceRecalled(CarthageEvent):
    """RC-9.6.3: commanders and units have come home from a War."""

    war: str
    commanders: tuple[str, ...]
    legions: Mapping[str, int]
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class CommandersReplaced(CarthageEvent):
    """RC-9.6.3: others have taken over a force, and brought it these units."""

    war: str
    gone: tuple[str, ...]
    commanders: tuple[str, ...]
    legions: Mapping[str, int]
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class GarrisonSent(CarthageEvent):
    """RC-9.6.7: legions were sent to a Province."""

    province: str
    legions: Mapping[str, int]
    veterans: int


@dataclass(frozen=True, slots=True)
class GarrisonWithdrawn(CarthageEvent):
    """RC-9.6.7: legions of a garrison have come home."""

    province: str
    legions: Mapping[str, int]
    veterans: int


@dataclass(frozen=True, slots=True)
class ExpeditionEnded(CarthageEvent):
    """RC-10.1.1, 10.1.1a: no Explorer, or no unit, is left; the rest goes to Carthage."""

    expedition: str
    goal: str
    caravans: int
    trade_fleets: int


EVENTS: Final = (
    LegionPriceSet,
    UnitsRaised,
    UnitsDisbanded,
    HarborDues,
    ExpeditionSent,
    ForceSent,
    CommandersSent,
    ForcesJoined,
    ForceReinforced,
    ForceRecalled,
    CommandersReplaced,
    GarrisonSent,
    GarrisonWithdrawn,
    ExpeditionEnded,
)
