"""How often a bot may begin a session: so many in a day, and one after the other.

Shards identify in turns: those with the same remainder by `max_concurrency` share one, and each wants a pause after the
last. Whoever begins too many in a day loses all sessions and the token.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from loopback.errors import Json

if TYPE_CHECKING:
    from loopback.clock import Clock

PAUSE, TOTAL, DAY = 5.0, 1000, 86_400.0


@dataclass(slots=True)
class Starts:
    """Which sessions were begun of late.

    Attributes:
        pause: seconds between two of a turn.
        total: how many may begin in a day, which begins with the first of them.
    """

    clock: Clock
    pause: float = 0.0
    total: int = TOTAL
    max_concurrency: int = 1
    _last: dict[int, float] = field(default_factory=dict[int, float])
    _day: float = -DAY
    _begun: int = 0

    @property
    def remaining(self) -> int:
        """How many may still begin today."""
        return max(0, self.total - self._begun) if self._today else self.total

    @property
    def _today(self) -> bool:
        """Whether the day goes on in which the last session began; if somebody sets the clock back, it ends."""
        return 0 <= self.clock.now() - self._day < DAY

    def advice(self) -> Json:
        """What `GET /gateway/bot` says of it."""
        left = max(0.0, self._day + DAY - self.clock.now())
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": round(left * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def spend(self) -> bool:
        """Count one more; False: it is one too many. What comes too early counts, too (assumed)."""
        if not self._today:
            self._day, self._begun = self.clock.now(), 0
        self._begun += 1
        return self._begun <= self.total

    def in_turn(self, shard: int) -> bool:
        """Whether a shard identifies long enough after the one before it; then others have to wait for it."""
        turn, now = shard % self.max_concurrency, self.clock.now()
        if 0 <= now - self._last.get(turn, now - self.pause) < self.pause:
            return False
        self._last[turn] = now
        return True
