"""CD-6: drop-outs and missed deadlines."""

from .drop_out import open_season
from .events import EVENTS
from .missed import note_deadline, note_missed

__all__ = ["EVENTS", "note_deadline", "note_missed", "open_season"]
