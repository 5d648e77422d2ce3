"""What lies on the table for the Neutral factions only (RR-4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel import Saved, Seat
from games.republic.neutrals import pieces as republic


@dataclass(slots=True, kw_only=True)
class Attack(Saved):
    """RR-4.05.3: a War of the military plan, and how many units are to go there beside those that are."""

    war: str
    legions: int
    fleets: int


@dataclass(slots=True, kw_only=True)
class Draft(Saved):
    """RR-4.05.416, 4.05.417: a Land Bill that has a Sponsor and waits for a Co-Sponsor."""

    type: int
    sponsor: str
    seat: Seat | None = None  # who chose to sponsor it; None: it is mandatory


@dataclass(slots=True, kw_only=True)
class Neutrals(republic.Neutrals):
    """RR-4: what the automata have to remember in a turn."""

    attacks: list[Attack] = field(default_factory=list[Attack])  # RR-4.05.3
    former: list[str] = field(default_factory=list[str])  # who were Consuls or Dictator when the Senate met
    draft: Draft | None = None  # RR-4.05.416: the Land Bill of the turn, until it has passed or failed
    threatened: Seat | None = None  # RR-4.07.6: whose turn or bill the Tribune that is being played takes
    pleading: Seat | None = None  # who plays it
    billed: bool = False  # RR-4.05.416: at most one Land Bill a turn
