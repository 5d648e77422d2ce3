"""Views of the Forum Phase: all of it is open (RC-1.5e, RR-0.4.2)."""

from __future__ import annotations

from games.republic.forum.persuasion import base_number
from games.republic.forum.pieces import Persuasion
from games.republic.seen.forum import InitiativeView, PersuasionView
from games.republic.state import Republic


def initiative(g: Republic) -> InitiativeView | None:
    """Whose initiative it is and what has been bid; None outside the Forum Phase."""
    if not g.forum.number:
        return None
    return InitiativeView(
        number=g.forum.number,
        seat=g.forum.seat,
        coming=tuple(g.forum.coming),
        high=g.forum.high,
        bidder=g.forum.bidder,
        event=g.forum.event,
        persuasion=persuasion(g, g.forum.persuasion) if g.forum.persuasion else None,
    )


def persuasion(g: Republic, attempt: Persuasion) -> PersuasionView:
    """An attempt in progress."""
    return PersuasionView(
        seat=attempt.seat,
        persuader=attempt.persuader,
        target=attempt.target,
        card=attempt.card,
        bribes=attempt.bribes,
        counter_bribes=dict(attempt.counter_bribes),
        base=base_number(g, attempt),
        omens=-g.omens(),
    )
