"""GV-10: where every player has one faction only, those of a republic are a camp."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.grand.pieces import SIDES
from games.grand.state import Grand
from games.kernel import Seat
from games.kernel.table import Table


def camps(table: Table[Any]) -> Mapping[str, Sequence[Seat]]:
    """GV-10.1, 10.3: who plays for Carthage and who for Rome, though Rome may still be to join; else there are none."""
    state = table.state
    if not isinstance(state, Grand) or state.mode != "one-faction":
        return {}
    return {side: state.players(side) for side in SIDES}
