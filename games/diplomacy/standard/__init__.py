"""CD-N: the standard game: Diplomacy as it was before the variant, by the same adjudicator, language and press."""

from .adjusting import adjust, due
from .adjusting import refusal as winter_refusal
from .allowed import SETTABLE, exists
from .deciding import has_to_order
from .ending import end, reckon
from .events import EVENTS
from .powers import found, take_over, vacant, vacate

__all__ = [
    "EVENTS",
    "SETTABLE",
    "adjust",
    "due",
    "end",
    "exists",
    "found",
    "has_to_order",
    "reckon",
    "take_over",
    "vacant",
    "vacate",
    "winter_refusal",
]
