"""CD-S: the seasons: what is asked in each, and the order in which everything is carried out."""

from .events import EVENTS
from .scripts import STEPS

__all__ = ["EVENTS", "STEPS"]
