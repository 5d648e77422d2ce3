"""The mind of whoever plays a seat of both republics that nobody holds."""

from __future__ import annotations

from typing import Any

from games.grand.minds.sensible import SensiblePlayer
from games.kernel import Raw, Seat
from games.kernel.table import Table
from games.republic.minds.runner import Round


def sensible(table: Table[Any], seat: Seat, seen: set[tuple[str, str]]) -> tuple[str, Raw] | None:
    """What the seat does now; `seen`: what it has looked at and left alone."""
    said = Round(table, {seat: SensiblePlayer()}, _seen=seen).next()
    return (said.key, said.raw) if said else None
