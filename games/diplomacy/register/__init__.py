"""CD-3: names, codes, and which of his names a player holds everything under."""

from .events import EVENTS
from .given import name_the_nameless
from .names import announce, approve, enrol, fault, refuse, waiting
from .opening import open_season
from .orders import OfHimself, carry_out, refusal

__all__ = [
    "EVENTS",
    "OfHimself",
    "announce",
    "approve",
    "carry_out",
    "enrol",
    "fault",
    "name_the_nameless",
    "open_season",
    "refusal",
    "refuse",
    "waiting",
]
