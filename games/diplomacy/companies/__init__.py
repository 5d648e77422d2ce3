"""CD-9.C, 9.D: railway companies: shares, votes, control, bars, bankruptcy."""

from .bars import barred, read_bars
from .events import EVENTS
from .forfeits import forfeit
from .leaving import lose_all
from .legality import refusal
from .shares import cap, loans_seen, majority, seen, votes
from .step import step

__all__ = [
    "EVENTS",
    "barred",
    "cap",
    "forfeit",
    "loans_seen",
    "lose_all",
    "majority",
    "read_bars",
    "refusal",
    "seen",
    "step",
    "votes",
]
