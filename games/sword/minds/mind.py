"""The mind of whoever plays a seat that nobody holds: it plays to win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.kernel import Raw, Seat
from games.kernel.minds import Level, Mind
from games.kernel.table import Table
from games.sword.minds.going import Round
from games.sword.minds.player import SensiblePlayer


def sensible(table: Table[Any], seat: Seat, seen: set[tuple[str, str]]) -> tuple[str, Raw] | None:
    """What the seat does now; `seen`: what nobody waits for and it has left alone."""
    said = Round(table, {seat: SensiblePlayer()}, seen).next()
    return (said.key, said.raw) if said else None


MINDS: Final[Mapping[Level, Mind]] = {"hard": Mind(sensible)}
"""It has one level only."""
