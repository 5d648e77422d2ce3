"""What becomes of units (RC-9.5.3, 9.5.5, 9.6): raised and disbanded, sent, reinforced and recalled, on expeditions.

Legions are told by type; `veterans` says how many of them are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.kernel import Event


@dataclass(frozen=True, slots=True)
class LegionPriceSet(Event):
    """Appendix C, legion_cost_set: legions of a type cost another price from now on."""

    legion: str
    talents: int
    cause: str


@dataclass(frozen=True, slots=True)
class UnitsRaised(Event):
    """RC-9.5.5a: units were raised from the Force Pool; the State has paid."""

    legions: Mapping[str, int]
    fleets: int
    talents: int


@dataclass(frozen=True, slots=True)
class UnitsDisbanded(Event):
    """RC-9.5.5a: units of the Active Forces went to the Force Pool, Caravans and Trade Fleets to the bank."""

    legions: Mapping[str, int]
    veterans: int
    fleets: int
    caravans: int
    trade_fleets: int


@dataclass(frozen=True, slots=True)
class HarborDues(Event):
    """RC-9.5.5a: the Harbor Master receives 1T for each Fleet raised."""

    senator: str
    talents: int


# Expeditions


@dataclass(frozen=True, slots=True)
class ExpeditionSent(Event):
    """RC-9.5.3: an Explorer has left with his units; what the State has paid for the new ones."""

    explorer: str
    goal: str
    caravans: int
    trade_fleets: int
    talents: int
