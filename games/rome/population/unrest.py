"""RR-0.1.3, 1.08: the Unrest of the people."""

from __future__ import annotations

from games.rome.basics.events import UnrestChanged
from games.rome.state import Rome


def change_unrest(g: Rome, change: int, cause: str) -> None:
    """RR-0.1.3: it is never below 0 and has no upper limit; `cause`: what did it."""
    before = g.unrest
    g.unrest = max(0, g.unrest + change)
    if g.unrest != before:
        g.tell(UnrestChanged(cause, g.unrest - before, g.unrest))
