"""What a script tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .decision import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; one small frozen dataclass per thing that can: `Sold(seat, good, count, income)`.

    `reveals`: it makes known what was hidden (a card drawn or turned up, hands shown), so there is no undo past it.
    """

    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Telling:
    """An event and who is told; `to` None: everyone."""

    event: Event
    to: tuple[Seat, ...] | None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat (None: the public) is told."""
        return self.to is None or seat in self.to
