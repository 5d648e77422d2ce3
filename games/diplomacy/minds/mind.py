"""The mind of whoever plays a seat that nobody holds: it plays to win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.diplomacy.minds.going import Round
from games.diplomacy.minds.player import SensiblePlayer
from games.kernel import Raw, Seat
from games.kernel.minds import Level, Mind
from games.kernel.table import Table


def sensible(table: Table[Any], seat: Seat, seen: set[tuple[str, str]]) -> tuple[str, Raw] | None:
    """What the seat does now; `seen`: what nobody waits for and it has left alone, and the sheets it has written."""
    going = Round(table, {seat: SensiblePlayer()}, {ref for ref, _ in seen})
    said = going.next()
    mine = [one for one in table.open.values() if one.decision.seat == seat]
    seen.update((one.ref, one.rev) for one in mine if not one.decision.awaited or one.ref in going.written)
    return (said.key, said.raw) if said else None


MINDS: Final[Mapping[Level, Mind]] = {"hard": Mind(sensible)}
"""It has one level only."""
