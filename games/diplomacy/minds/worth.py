"""What a space is worth to whoever wants half of all centres (CD-2.2), and how far it draws his units."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from games.diplomacy.atlas import Arm, Atlas, Place
from games.diplomacy.seen.map_view import MapView

CENTRE: Final = 10.0
LAND: Final = 3.0
TAKEN: Final = 0.9
"""Of what it is worth without a Ruler, for whoever has it will want it back."""
FRIENDS: Final = 0.5
LEADERS: Final = 1.3
FADES: Final = 0.6
"""Of what draws a unit is left with every step."""
FAR: Final = 8


@dataclass(frozen=True)
class Worth:
    """The map as one player values it."""

    map: MapView
    chart: Atlas
    me: str

    def of(self, space: str) -> float:
        """What it is worth to seize it; nothing at sea, or where he rules."""
        return self._of[space]

    @cached_property
    def _of(self) -> dict[str, float]:
        return {space: self._taken(space) for space in self.map.spaces}

    def _taken(self, space: str) -> float:
        one = self.map.spaces[space]
        if one.ground == "sea" or (self.me and one.ruler == self.me):
            return 0.0
        worth = self._ground(space)
        return worth * self._of_ruler(one.ruler) if one.ruler else worth

    def kept(self, space: str) -> float:
        """What it is worth to keep a province that is his; nothing elsewhere."""
        return self._ground(space) if self.me and self.map.spaces[space].ruler == self.me else 0.0

    def _ground(self, space: str) -> float:
        """CD-N.5: in the standard game nobody owns a province without a centre."""
        if self.map.spaces[space].centre:
            return CENTRE
        return 0.0 if self.map.plain else LAND

    def _of_ruler(self, ruler: str) -> float:
        """Whom he serves he spares, as long as nobody wins by it; who leads is kept down."""
        lead = self.map.names[ruler].centres if ruler in self.map.names else 0
        if lead and lead >= max(one.centres for one in self.map.names.values()):
            return TAKEN * LEADERS
        return TAKEN * FRIENDS if ruler in self.bound else TAKEN

    @cached_property
    def bound(self) -> set[str]:
        """CD-4.B, 4.C: the Rulers under whom he holds something, and those who hold something under him."""
        found = {self._chief(one.base, one.patron) for one in self.map.units if self.me == one.commander}
        found |= {one.commander for one in self.map.units if self._chief(one.base, one.patron) == self.me}
        found |= {one.ruler for one in self.map.spaces.values() if self.me == one.sub_ruler}
        found |= {one.sub_ruler for one in self.map.spaces.values() if self.me == one.ruler}
        return found - {self.me, ""}

    def _chief(self, base: str, patron: str) -> str:
        return self.map.spaces[base].ruler if base else patron

    def draw(self, arm: Arm, at: Place) -> float:
        """How much there is to be had from here on: the more, the better a unit stands there."""
        return self._fleets.get(at, 0.0) if arm == "F" else self._armies.get(at, 0.0)

    @cached_property
    def _armies(self) -> dict[Place, float]:
        near = {
            Place(one): [Place(to) for to in sorted(self.chart.ways.walks[one] | self.chart.ways.passes[one])]
            for one in self.chart.spaces
        }
        return self._field(near)

    @cached_property
    def _fleets(self) -> dict[Place, float]:
        near = {one: [to for ends in there.values() for to in ends] for one, there in self.chart.ways.sails.items()}
        return self._field(near)

    def _field(self, near: Mapping[Place, list[Place]]) -> dict[Place, float]:
        """From every space that is worth something its worth spreads, and fades; of several the best is felt."""
        field = {one: self.of(one.space) for one in near}
        for _ in range(FAR):
            field = {one: max([field[one], *self._spread(field, near[one])]) for one in near}
        return field

    @staticmethod
    def _spread(field: Mapping[Place, float], near: list[Place]) -> Iterator[float]:
        yield from (FADES * field[to] for to in near if to in field)
