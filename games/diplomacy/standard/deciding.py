"""CD-N.12: who has something to decide, and whom the table waits for."""

from __future__ import annotations

from games.diplomacy.language import Stage
from games.diplomacy.standard.adjusting import due, units
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def has_to_order(g: Diplomacy, seat: Seat, stage: Stage) -> bool:
    """CD-N.12: units to move, a unit that can retreat, something to build or to remove."""
    if stage == "retreats":
        return any(one.commander == seat and one.places for one in g.dislodged)
    return due(g, seat) != 0 if g.season == "winter" else bool(units(g, seat))


def is_waited_for(g: Diplomacy, seat: Seat, stage: Stage) -> bool:
    """CD-N.12: whoever has something to decide; where nobody may know who plays what, everybody."""
    return not g.standard or g.anonymous or has_to_order(g, seat, stage)
