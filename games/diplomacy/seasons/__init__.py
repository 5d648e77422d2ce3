"""CD-S: the seasons: what is asked in each, and the order in which everything is carried out."""

from .events import EVENTS
from .scripts import close, orders, retreats, winter

__all__ = ["EVENTS", "close", "orders", "retreats", "winter"]
