"""CD-7: changes by vote."""

from .carrying import decline, open_season
from .events import EVENTS
from .motions import close, needed, refusal

__all__ = ["EVENTS", "close", "decline", "needed", "open_season", "refusal"]
