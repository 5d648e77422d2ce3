"""CD-S.5, S.6: capacities and adjustments."""

from .adjust import adjust
from .capacities import capacities, capacity, free
from .events import EVENTS
from .legality import refusal

__all__ = ["EVENTS", "adjust", "capacities", "capacity", "free", "refusal"]
