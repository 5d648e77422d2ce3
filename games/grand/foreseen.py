"""GV-3.2: what a republic would ask of a player in a part of its Senate that has not come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.carthage.senate.foreseen import foreseen as of_carthage
from games.grand.pieces import CARTHAGE
from games.grand.state import Grand
from games.kernel import Decision, Seat
from games.rome.senate.foreseen import foreseen as of_rome


def foreseen(g: Grand, part: str, seat: Seat, supposing: Sequence[str] = ()) -> Sequence[Decision[Any]]:
    """As the republic alone foresees it; its part is named with the republic: "rome:consuls"."""
    side, _, name = part.partition(":")
    if side == CARTHAGE:
        return of_carthage(g.carthage, name, seat, supposing) if seat in g.carthage.factions else []
    return of_rome(g.rome, name, seat, supposing) if g.rome and seat in g.rome.factions else []
