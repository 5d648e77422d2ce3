"""What can happen to the money of any republic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.kernel import Seat
from games.republic.events import RepublicEvent
from games.republic.record import Deed, Doing


@dataclass(frozen=True, slots=True)
class Contributed(RepublicEvent, Doing):
    """RC-6.9, RR-1.06.52: a Senator gave to the State."""

    seat: Seat
    senator: str
    talents: int
    influence: int

    def deeds(self) -> Sequence[Deed]:
        """It is in the record."""
        return [(self.seat, "given", self.talents)]


@dataclass(frozen=True, slots=True)
class GaveTalents(RepublicEvent):
    """RC-6.10, RR-1.06.3: a gift to another player, known to these two."""

    giver: Seat
    receiver: Seat
    talents: int


EVENTS: Final = (
    Contributed,
    GaveTalents,
)
