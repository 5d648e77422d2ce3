"""How likely a move gets in and a seizure holds, as far as the units around tell: what others order nobody knows."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from games.diplomacy.minds.ground import Ground

SURE: Final = 1.0
LIKELY: Final = 0.75
DOUBTFUL: Final = 0.3
HOPELESS: Final = 0.05
BROKEN: Final = 0.5
"""Of what a province is worth: that another loses it, where a unit of his is driven out (CD-5.B(f)2)."""
HALF_WAY: Final = 0.5
ALARM: Final = 0.15
MOST_ALARM: Final = 0.75


@dataclass(frozen=True)
class Odds:
    """`gone`: from where his own units are moving away."""

    ground: Ground
    gone: Collection[str] = field(default_factory=tuple[str, ...])

    def enters(self, space: str, strength: int) -> float:
        """CD-D.4: against all that could stand against it there, and against half of that."""
        most, some = self._against(space)
        if strength > most:
            return SURE
        if strength > some:
            return LIKELY
        return DOUBTFUL if strength == some else HOPELESS

    def _against(self, space: str) -> tuple[int, int]:
        """The most that may hold the space or come to it, and as much as probably does."""
        holder = None if space in self.gone else self.ground.units.get(space)
        rivals = self.ground.press(space)
        if holder is None:
            return rivals, (rivals + 1) // 2
        friends = sum(one.commander == holder.commander for one in self.ground.around(space))
        return max(1 + friends, rivals), max(1 + (friends + 1) // 2, (rivals + 1) // 2)

    def seizes(self, space: str, *, enters: bool) -> float:
        """CD-5.B(f): none while somebody stays there; who tries to get in opposes; a driven out Ruler loses it."""
        if self.ground.plain:
            return self._occupies(enters=enters)
        holder = self.ground.units.get(space)
        if holder is not None and space not in self.gone and holder.commander != self.ground.me:
            return BROKEN if enters else 0.0
        return 1 / (1 + 2 * self.ground.mood(space) * len(self.ground.around(space)))

    def _occupies(self, *, enters: bool) -> float:
        """CD-N.5: whoever stands there after Autumn has it; in Spring he is half way."""
        if not enters:
            return 0.0
        return SURE if self.ground.view.map.season == "autumn" else HALF_WAY

    def alarm(self, space: str) -> float:
        """How likely somebody takes a province that is left empty."""
        number = len(self.ground.around(space))
        return min(MOST_ALARM, ALARM * (1 + number)) if number else 0.0

    def guard(self, space: str) -> float:
        """CD-5.B(e): what a unit that stays in a province of his saves, as he feels about it this season."""
        return 2 * self.ground.mood() * self.ground.worth.kept(space) * self.alarm(space)
