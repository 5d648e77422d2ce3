"""The last lines of a seat's card: what it answered, kept in memory only, for the log is the truth."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from games.kernel import Seat

LAST = 5
Pile = dict[tuple[str, Seat], deque[str]]


@dataclass(slots=True)
class Receipts:
    """Receipts by game and seat, the newest last."""

    piles: Pile = field(default_factory=Pile)

    def add(self, game: str, seat: Seat, line: str) -> None:
        """Note an answer."""
        pile = self.piles.setdefault((game, seat), deque(maxlen=LAST))
        if line not in pile:
            pile.append(line)

    def take_back(self, game: str, seat: Seat, line: str) -> None:
        """The newest answer was taken back, and this is said in its place."""
        pile = self.piles.get((game, seat))
        if pile:
            pile.pop()
        self.add(game, seat, line)

    def of(self, game: str, seat: Seat) -> list[str]:
        """What is said on the seat's card now."""
        return list(self.piles.get((game, seat), ()))

    def clear(self, game: str, seat: Seat) -> None:
        """A new card begins without receipts."""
        self.piles.pop((game, seat), None)
