"""The habits of the sensible player of Carthage: what it does at each kind of decision."""

from __future__ import annotations

from typing import TypeAlias

from games.carthage.seen.view import CarthageView
from games.republic.minds import habits
from games.republic.minds.habits import Asked, first_legal, legal, offered, options

__all__ = ["Asked", "Habit", "Habits", "Way", "first_legal", "legal", "offered", "options"]

Habit: TypeAlias = habits.Habit[CarthageView]
Way: TypeAlias = habits.Way[CarthageView]


class Habits(habits.Habits[CarthageView]):
    """The habits of one module."""
