"""How fast one person may go: ten presses in ten seconds, twenty commands a minute (15)."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["press", "command"]
PACES: dict[Kind, tuple[int, float]] = {"press": (10, 10.0), "command": (20, 60.0)}


@dataclass(slots=True)
class Haste:
    """What each person did last; `free`: all may, as `BYRSA_HASTE` can say."""

    free: bool = False
    acts: defaultdict[tuple[int, Kind], deque[float]] = field(default_factory=lambda: defaultdict(deque))
    told: dict[tuple[int, Kind], float] = field(default_factory=dict[tuple[int, Kind], float])

    def allows(self, user: int, kind: Kind, now: float) -> bool:
        """Whether a person may act once more; it counts if so. `now`: seconds of any clock."""
        most, span = PACES[kind]
        past = self.acts[user, kind]
        while past and now - past[0] >= span:
            past.popleft()
        if self.free or len(past) < most:
            past.append(now)
            return True
        return False

    def first_time(self, user: int, kind: Kind, now: float) -> bool:
        """Whether he has not been told yet that he is too fast: once in a span."""
        before = self.told.get((user, kind))
        if before is not None and now - before < PACES[kind][1]:
            return False
        self.told[user, kind] = now
        return True
