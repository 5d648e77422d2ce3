"""How a seat that is free stands. Whose names it plays nobody is told who has not taken it (CD-3.B.1)."""

from __future__ import annotations

from bot.surface.kit.look import Look
from games.kernel import Seat


def standing(look: Look, _seat: Seat) -> list[str]:
    """CD-3.B.1: the same of every seat: it is behind one of the names that all see."""
    return [look.voice.say("stands-masked")]
