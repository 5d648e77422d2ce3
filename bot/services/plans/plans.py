"""Which tables are asked ahead: all but those that want every question in the order of the rules, and live sittings."""

from __future__ import annotations

from bot.services.clock.deadlines import SITTING
from bot.store.store import Stand


def asked_ahead(stand: Stand) -> bool:
    """Whether seats are asked before their turn comes: where all sit together, each is asked as it comes."""
    return not stand.game.terms.get("rounds") and not stand.notes_of(SITTING)
