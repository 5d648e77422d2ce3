"""SR-5.4, 7: what a player does in an action, and between two."""

from games.sword.action.interrupts import interrupts
from games.sword.action.play import take_action

__all__ = ["interrupts", "take_action"]
