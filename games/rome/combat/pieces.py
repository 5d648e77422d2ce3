"""What lies on the table in the Combat Phase only (RR-1.10)."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel import Seat
from games.republic.combat import pieces as republic


@dataclass(slots=True, kw_only=True)
class Combat(republic.Combat):
    """How far the wars of the phase are (RR-1.10.1)."""

    buyers: list[str] = field(default_factory=list[str])  # commanders who may still buy units (RR-1.15.4)
    wars: list[str] = field(default_factory=list[str])  # still to be fought, in the order of their last commanders
    winner: Seat | None = None  # RR-1.12.3: whose Rebel wins if he saves Rome
