"""The habits of the sensible player of Rome: what it does at each kind of decision."""

from __future__ import annotations

from games.republic.minds import habits
from games.republic.minds.habits import Asked, first_legal, legal, offered, options
from games.rome.seen.view import RomeView

__all__ = ["Asked", "Habits", "first_legal", "legal", "offered", "options"]


class Habits(habits.Habits[RomeView]):
    """The habits of one module."""
