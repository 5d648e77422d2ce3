"""CD-6: drop-outs and missed deadlines."""

from .dropping import note_missed, open_season
from .events import EVENTS

__all__ = ["EVENTS", "note_missed", "open_season"]
