"""CD-3: names, codes, and which of his names a player holds everything under."""

from .events import EVENTS
from .season import carry_out, open_season, refusal

__all__ = ["EVENTS", "carry_out", "open_season", "refusal"]
