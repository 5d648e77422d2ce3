"""What becomes of units in the Senate (RR-1.09.63, 1.09.64, 2.04.3): raised, eliminated, sent, recalled.

`veterans` says how many of the legions are veterans.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class UnitsRaised(RomeEvent):
    """RR-1.09.63: units were raised from the Force Pool; the State has paid."""

    legions: int
    fleets: int
    talents: int


@dataclass(frozen=True, slots=True)
class UnitsEliminated(RomeEvent):
    """RR-1.09.63: units of the Active Forces went to the Force Pool."""

    legions: int
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class SuppliesPaid(RomeEvent):
    """RR-1.09.631: the holder of Armaments or Ship Building was paid for the units raised; his bar is revealed."""

    senator: str
    concession: str
    talents: int


@dataclass(frozen=True, slots=True)
class VeteransRecalled(RomeEvent):
    """RR-2.04.3: veterans whom he had disbanded serve again; what he and his faction paid, and what he loses."""

    senator: str
    veterans: int
    own: int
    faction: int
    influence: int
    oratory: int


@dataclass(frozen=True, slots=True)
class SettlersRaised(RomeEvent):
    """RR-2.04.3: for want of others the State has raised veterans whom he had disbanded; he keeps his gains."""

    senator: str
    legions: int


# Forces and garrisons


@dataclass(frozen=True, slots=True)
class ForceSent(RomeEvent):
    """RR-1.09.641: a force was sent against a War, with these units from the Active Forces."""

    war: str
    commanders: tuple[str, ...]
    legions: int
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class BequestSought(RomeEvent):
    """RR-1.09.648: the Field Consul was sent for a bequest, with these units from the Active Forces."""

    bequest: str
    commanders: tuple[str, ...]
    legions: int
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class ForcesJoined(RomeEvent):
    """RR-1.09.641.4: the units without a commander at that War have joined the force that was sent."""

    war: str
    legions: int
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class ForceReinforced(RomeEvent):
    """RR-1.09.647: a Proconsul has received these units."""

    war: str
    commanders: tuple[str, ...]
    legions: int
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class ForceRecalled(RomeEvent):
    """RR-1.09.644: a commander with his force, or units alone, have come home from a War."""

    war: str
    commanders: tuple[str, ...]
    legions: int
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class CommanderReplaced(RomeEvent):
    """RR-1.09.644: these have come home from a War, those have taken over their force, with these units more."""

    war: str
    former: tuple[str, ...]
    commanders: tuple[str, ...]
    legions: int
    veterans: int
    fleets: int


@dataclass(frozen=True, slots=True)
class GarrisonSent(RomeEvent):
    """RR-1.09.646: legions went to a Province."""

    province: str
    legions: int
    veterans: int


@dataclass(frozen=True, slots=True)
class GarrisonWithdrawn(RomeEvent):
    """RR-1.09.646: legions of a Province have come home."""

    province: str
    legions: int
    veterans: int


@dataclass(frozen=True, slots=True)
class ForceReturned(RomeEvent):
    """RR-1.09.9: the Senate is closed; a force without a commander or the needed units has come home."""

    war: str
    commanders: tuple[str, ...]
    legions: int
    veterans: int
    fleets: int


EVENTS: Final = (
    UnitsRaised,
    UnitsEliminated,
    SuppliesPaid,
    VeteransRecalled,
    SettlersRaised,
    ForceSent,
    BequestSought,
    ForcesJoined,
    ForceReinforced,
    ForceRecalled,
    CommanderReplaced,
    GarrisonSent,
    GarrisonWithdrawn,
    ForceReturned,
)
