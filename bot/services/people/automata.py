"""Who plays a seat where nobody does: what is noted of it, for those who ask below the seats themselves."""

from __future__ import annotations

from typing import Final

from bot.store.store import Stand
from games.kernel import Seat

CARETAKER: Final = "caretaker"
THINKS: Final = "sensible"


def bargains(stand: Stand, seat: Seat) -> bool:
    """Whether an offer to this seat can be answered: somebody holds it, or an automaton that thinks for itself."""
    note = stand.note(CARETAKER, seat)
    return stand.holder(seat) is not None or (note is not None and note.body.get("mind") == THINKS)
