"""What lies on the table in the Forum Phase only (RC-8, RR-1.07): initiative, bids, an attempt at persuasion."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel import Saved, Seat


@dataclass(slots=True, kw_only=True)
class Persuasion(Saved):
    """RC-8.5, RR-1.07.4: who tries to win whom, and what has been bid; the Talents lie apart until the roll."""

    seat: Seat
    persuader: str
    target: str
    card: str = ""  # the Seduction or Blackmail played with it
    bribes: int = 0
    counter_bribes: dict[Seat, int] = field(default_factory=dict[Seat, int])

    @property
    def pot(self) -> int:
        """RC-8.5.6: all that goes to the target after the roll."""
        return self.bribes + self.against

    @property
    def against(self) -> int:
        """All counter-bribes."""
        return sum(self.counter_bribes.values())


@dataclass(slots=True, kw_only=True)
class Initiatives(Saved):
    """RC-8.4, RC-8.7, RR-1.07.2: how far the phase is, and what is decided just now."""

    number: int = 0  # of the present initiative, from 1
    seat: Seat | None = None  # whose it is
    coming: list[Seat] = field(default_factory=list[Seat])  # have still to have theirs, in order
    high: int = 0  # the highest bid for an extra one
    bidder: Seat | None = None
    purse: str = ""  # the Senator who would pay it
    event: str = ""  # the Table Event just rolled, not in play yet (RC-8.8.2)
    persuasion: Persuasion | None = None
