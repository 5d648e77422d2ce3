"""CD-N.12: who has something to decide at a main deadline."""

from __future__ import annotations

from games.diplomacy.standard.adjusting import due, units
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def has_to_order(g: Diplomacy, seat: Seat) -> bool:
    """CD-N.12: whoever has units to move; in Winter something to build, with room for it, or to remove."""
    return due(g, seat) != 0 if g.season == "winter" else bool(units(g, seat))
