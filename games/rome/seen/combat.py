"""Views of war: Wars, enemy Leaders, forces, the units of the State, and the Civil War (RR-0.7.2)."""

from __future__ import annotations

from typing import Literal

from games.kernel import Seat, View
from games.republic.seen import combat as republic
from games.republic.seen.combat import BattleView, OddsView

__all__ = [
    "ArmyView",
    "BattleView",
    "CivilWarView",
    "ForceView",
    "LeaderView",
    "OddsView",
    "VeteransView",
    "WarView",
]


class LeaderView(republic.LeaderView):
    """An enemy Leader."""

    refuge: Literal["", "waiting", "next-war", "all-wars"]  # RR-1.07.21.15
    aids: tuple[str, ...]  # the Wars that he aids beside those of his series


class WarView(republic.WarView):
    """A War in the Forum, with its printed figures and its strength now."""

    province: str  # that is in revolt, "" if it is of a card
    unprosecuted: bool
    drought: bool
    waiting: bool  # RR-1.07.333.2: until its Provinces exist
    halved: bool  # RR-1.15.6
    held: bool  # RR-2.03.81: a Province that Rebels hold
    cleopatra: str  # RR-1.14.9: the commander whom she helps, "" if none
    allies: tuple[str, ...]  # Provinces that fight beside it (RR-2.02.412)
    creates: tuple[str, ...]  # Provinces that its defeat creates
    forces: tuple[str, ...]  # sent against it, in order of arrival
    fought: tuple[str, ...]  # this turn's battles: "land", "sea"
    struck: tuple[int, ...]  # Disaster and Standoff numbers that have worked this turn


class ForceView(republic.ForceView):
    """A force at a War."""

    rebel: bool


class VeteransView(View):
    """Veterans in one place who are loyal to one Senator."""

    place: str  # "rome", or the id of a force or a Province
    loyal: str  # a Senator's id, "": to nobody
    count: int


class ArmyView(View):
    """The units of the State."""

    legions: int  # Active Forces
    fleets: int
    legions_away: int  # with forces and garrisons, Rebels' too
    fleets_away: int
    pool_legions: int
    pool_fleets: int
    settled: int  # RR-2.04.2: legions that are disbanded, and out of the Force Pool
    veterans: tuple[VeteransView, ...]
    maintenance: int  # what all that serve the State cost each turn
    unit_cost: int  # what a legion or Fleet costs now (RR-1.09.63)
    recruiting: bool  # RR-1.08.2.1: whether any can be raised


class CivilWarView(View):
    """RR-1.11.3: a revolt."""

    seat: Seat
    rebels: tuple[str, ...]  # the Primary Rebel first
    force: str  # id, "" if there is none in the field
    marching: bool
    triumphant: bool
    legions: int  # strength of his legions, and of what marches with them
    military: int  # MIL, as far as it counts
    armies: int  # RR-2.03.7: provincial armies among them
    at_sea: str  # RR-2.03.72: the Province whose Governor is on his way to Rome, and may be intercepted
