"""The tokens of presses: for a quarter of an hour each is a way to the card that was pressed.

Discord lets a bot make some fifty calls a second, but does not count those that go by such a token. They are kept in
memory only: whoever has none takes the ordinary way.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

VALID: Final = timedelta(minutes=14)  # 5.4
KEPT: Final = 10_000


@dataclass(slots=True)
class Tokens:
    """The newest token for each card that was pressed and drawn anew, and since when it is known."""

    known: OrderedDict[int, tuple[str, datetime]] = field(default_factory=OrderedDict[int, tuple[str, datetime]])

    def note(self, message: int, token: str, now: datetime) -> None:
        """A press was answered by drawing its card anew; only then does its token lead to that card."""
        self.known[message] = token, now
        self.known.move_to_end(message)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)

    def of(self, message: int, now: datetime) -> str | None:
        """The token that leads to a card; None: there is none, or none that is valid any more."""
        token, since = self.known.get(message, ("", now))
        if token and now - since < VALID:
            return token
        self.forget(message)
        return None

    def forget(self, message: int) -> None:
        """The token of this card is of no use."""
        self.known.pop(message, None)
