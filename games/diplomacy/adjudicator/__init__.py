"""CD-D, CD-5.B: military orders adjudicated. Pure: the same position and orders have the same outcome."""

from .adjudicator import adjudicate
from .adjustments import Adjusting, Removal, build, remove
from .fates import Fate
from .outcome import Outcome
from .profile import Profile
from .retreats import retreat_fault, retreats, settle_retreats
from .seizures import Seizure, judge_seizures

__all__ = [
    "Adjusting",
    "Fate",
    "Outcome",
    "Profile",
    "Removal",
    "Seizure",
    "adjudicate",
    "build",
    "judge_seizures",
    "remove",
    "retreat_fault",
    "retreats",
    "settle_retreats",
]
