"""RC-9.6: the sorts of legions there are, in the order of T-9."""

from __future__ import annotations

from collections.abc import Iterable

from games.carthage.state import Carthage
from games.republic.pieces import Legion
from games.republic.senate import soldiers


def sorts(g: Carthage, legions: Iterable[Legion]) -> dict[str, int]:
    """How many there are of each sort, in the order of T-9."""
    return soldiers.sorts(legions, list(g.tables.legions))
