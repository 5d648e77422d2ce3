"""What is noted of a game on a clock: what the table waited for, who was called, came and answered."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime, timedelta

DAY = timedelta(days=1)


@dataclass(slots=True)
class Turn:
    """One turn, by the kind of decision.

    Attributes:
        days: for how long the table stood still until such an answer came.
        waits: how often: stretches that began with one calling count once, for the kind that ended them last.
        messages: how often somebody was called to such a decision.
        presses: how often somebody answered, asked or of himself.
        visits: how often somebody came, whatever for.
    """

    days: dict[str, float] = field(default_factory=dict[str, float])
    ended: dict[datetime, str] = field(default_factory=dict[datetime, str])
    messages: Counter[str] = field(default_factory=Counter[str])
    presses: Counter[str] = field(default_factory=Counter[str])
    visits: int = 0

    @property
    def waits(self) -> Counter[str]:
        """How often the table stood still until somebody came, one wait after the other."""
        return Counter(self.ended.values())


@dataclass(slots=True)
class Tally:
    """A whole game. `length`: from its beginning to the last answer; `over`: whether that was its end."""

    turns: dict[int, Turn] = field(default_factory=dict[int, Turn])
    length: timedelta = timedelta()
    over: bool = False

    def of(self, turn: int) -> Turn:
        """What is noted of a turn."""
        return self.turns.setdefault(turn, Turn())

    def waited(self, turn: int, kind: str, since: datetime, still: timedelta) -> None:
        """An answer of this kind ended a standstill; who gave it had been called at `since`."""
        one = self.of(turn)
        one.days[kind] = one.days.get(kind, 0) + still / DAY
        one.ended[since] = kind
        self.length += still

    @property
    def whole(self) -> list[Turn]:
        """The turns that tell how long one takes: not the first, in which the table is laid as well."""
        later = [one for number, one in sorted(self.turns.items()) if number > 1]
        return later or [one for _, one in sorted(self.turns.items())]
