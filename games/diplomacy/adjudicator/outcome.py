"""What came of the military orders of a season."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from games.diplomacy.atlas import Piece, Position
from games.diplomacy.orders import Order, Reason, Support

from .fates import Fate, fate
from .obstacles import Obstacles
from .units import Unit
from .why import reasons


@dataclass(frozen=True)
class Outcome:
    """The season after movement.

    Attributes:
        orders: as they were written, by the space of the unit.
        contested: spaces left empty by a standoff, closed to retreats (CD-D.12), in alphabetical order.
    """

    position: Position
    orders: Mapping[str, Order]
    contested: Sequence[str]
    _units: Mapping[str, Unit]
    _obstacles: Obstacles

    @cached_property
    def fates(self) -> Mapping[str, Fate]:
        """What became of each unit, by the space where it stood, in alphabetical order."""
        return {
            space: fate(self.position, unit, self.orders.get(space), self._obstacles)
            for space, unit in self._units.items()
        }

    def why(self, space: str) -> Sequence[Reason]:
        """The orders that decided what became of a unit, its move or its support."""
        return tuple(reasons(self._units[space]))

    @cached_property
    def dislodged(self) -> Sequence[str]:
        """Where the dislodged units stood."""
        return [space for space, one in self.fates.items() if one.dislodged]

    @cached_property
    def occupied(self) -> frozenset[str]:
        """The spaces in which a unit is now, those not counted that have to retreat."""
        return frozenset(one.end.space for one in self.fates.values() if not one.dislodged)

    def closed(self, piece: Piece, space: str) -> bool:
        """CD-D.12: whether the border a unit would cross is blocked or closed to it this season."""
        return self._obstacles.on_the_way(piece, space) is not None

    @property
    def end(self) -> Mapping[str, str]:
        """Where each unit is: a place, or `dislodged`."""
        return {
            space: str(unit.to if unit.goes else "dislodged" if unit.beaten else unit.piece.at)
            for space, unit in self._units.items()
        }

    @property
    def support_given(self) -> Mapping[str, bool]:
        """Of each unit that was ordered to support whether its support counted; illegal support is not given either."""
        return {space: bool(self._units[space].counts) for space in self._units if self._supports(space)}

    def _supports(self, space: str) -> bool:
        return isinstance(self.orders.get(space), Support)
