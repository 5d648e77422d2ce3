"""CD-4: who rules, who rules under him, who commands; what every unit rests on."""

from .control import fall, remove, seize
from .duties import DUTIES, Duty
from .offices import burdens, commanded, holds, label, merge, posts, under

__all__ = [
    "DUTIES",
    "Duty",
    "burdens",
    "commanded",
    "fall",
    "holds",
    "label",
    "merge",
    "posts",
    "remove",
    "seize",
    "under",
]
