"""How the processes of one database keep time with each other: how often each is heard of, and what follows if not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class Pace:
    """Everything is told in beats, so that what must be shorter always is.

    Attributes:
        beat: each process is heard of so often.
    """

    beat: timedelta = timedelta(seconds=5)

    @property
    def silent(self) -> timedelta:
        """Whoever was not heard of for so long calls Discord no more, and his sessions count as away."""
        return 2 * self.beat

    @property
    def dead(self) -> timedelta:
        """Whoever was not heard of for so long is followed by others; who cannot be heard of ends his sessions."""
        return 4 * self.beat
