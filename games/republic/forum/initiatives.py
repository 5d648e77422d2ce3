"""RC-8.4, RC-8.7, RR-1.07.2: whose initiative it is, and what comes after it."""

from __future__ import annotations

from games.kernel import Seat, StepId
from games.republic.state import Republic


def following(g: Republic) -> StepId:
    """RC-8.4, 8.7, RR-1.07.2: the next player in order; when all have had one the rest up to six are auctioned."""
    if g.forum.coming:
        begin(g, g.forum.coming.pop(0))
        return "forum.roll"
    return "forum.auction" if g.forum.number < g.law.constants.initiatives_per_turn else "forum.end"


def begin(g: Republic, seat: Seat) -> None:
    """RC-8.4, RR-1.07.2: an initiative begins."""
    g.forum.number += 1
    g.forum.seat = seat


def active(g: Republic) -> Seat:
    """Whose initiative it is."""
    return g.forum.seat or g.hrao_seat()
