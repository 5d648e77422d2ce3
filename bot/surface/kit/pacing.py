"""How often one card may be edited, and what is put off until then."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

APART: Final = timedelta(seconds=2)
FAR_APART: Final = timedelta(seconds=10)
MANY: Final = 5


class LaterError(Exception):
    """It is not yet time for this message: it would be edited too often."""

    def __init__(self, at: datetime) -> None:
        super().__init__(at)
        self.at = at


@dataclass(slots=True)
class Pace:
    """9.4: an edit every 2 seconds at most; every 10 while more than five cards wait for theirs."""

    shown: dict[tuple[str, str], datetime] = field(default_factory=dict[tuple[str, str], datetime])
    waiting: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])

    def edit(self, game: str, ref: str, now: datetime) -> None:
        """A card is drawn now. LaterError: it was drawn a moment ago, and not where the clock was set back since."""
        card = game, ref
        due = self.shown.get(card, now) + (FAR_APART if len(self.waiting) > MANY else APART)
        if card in self.shown and self.shown[card] <= now < due:
            self.waiting.add(card)
            raise LaterError(due)
        self.waiting.discard(card)
        self.shown[card] = now

    def over(self, game: str, ref: str) -> None:
        """The card is not edited any more."""
        self.shown.pop((game, ref), None)
