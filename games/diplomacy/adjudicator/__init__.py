"""CD-D, CD-5.B: military orders adjudicated. Pure: the same position and orders have the same outcome."""

from .adjudicator import adjudicate
from .fates import Fate
from .outcome import Outcome
from .profile import Profile
from .retreats import retreat_fault, retreats, settle_retreats
from .seizures import Seizure, judge_seizures

__all__ = [
    "Fate",
    "Outcome",
    "Profile",
    "Seizure",
    "adjudicate",
    "judge_seizures",
    "retreat_fault",
    "retreats",
    "settle_retreats",
]
