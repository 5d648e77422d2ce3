"""What Rebels do who hold Provinces (RR-2.03): one small event each. Senators and Provinces go by their ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class RebelsLanded(RomeEvent):
    """RR-2.03.7: a rebel Governor is Marching on Rome with his garrison and his provincial armies."""

    senator: str
    province: str
    legions: int
    armies: int


@dataclass(frozen=True, slots=True)
class RebelsAtSea(RomeEvent):
    """RR-2.03.72: a rebel Governor is on his way to Rome, where the fleets of the Senate await him."""

    senator: str
    province: str


@dataclass(frozen=True, slots=True)
class RebelsTurnedBack(RomeEvent):
    """RR-2.03.72: a rebel Governor was intercepted and stays at home."""

    senator: str
    province: str


EVENTS: Final = (
    RebelsLanded,
    RebelsAtSea,
    RebelsTurnedBack,
)
