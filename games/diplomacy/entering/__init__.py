"""CD-13: how a game starts, and how players enter it later."""

from .events import EVENTS
from .later import enter
from .laying_out import DiplomacyOptions, places, setup
from .scripts import STEPS, names, preferences, units

__all__ = ["EVENTS", "STEPS", "DiplomacyOptions", "enter", "names", "places", "preferences", "setup", "units"]
