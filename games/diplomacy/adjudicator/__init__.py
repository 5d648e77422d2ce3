"""CD-D, CD-5.B: military orders adjudicated. Pure: the same position and orders have the same outcome."""

from .adjudicator import Seizure, adjudicate, judge_seizures, retreats, settle_retreats
from .outcome import Fate, Outcome, Profile

__all__ = [
    "Fate",
    "Outcome",
    "Profile",
    "Seizure",
    "adjudicate",
    "judge_seizures",
    "retreats",
    "settle_retreats",
]
