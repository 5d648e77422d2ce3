"""What the State spends on its units, and whether they ever leave home: an account of each legion and each Fleet.

Units are not told apart on the table, so they are followed by kind, first in, first out: of the Fleets at home those
that were raised first leave first, and of those away those that left first come home, or are lost, first. A unit costs
its price when it is raised and its upkeep each Revenue Phase. It has left home once it was in a force or a garrison, be
it for one turn, and so all that was ever spent on it was for something; what was there from the beginning, or came for
nothing, has upkeep only. What still lies at home when the game ends has not left.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.republic.pieces import Units
from games.republic.state import Republic

FLEET = "fleet"


@dataclass(slots=True)
class Unit:
    """One legion or Fleet: what the State has spent on it, and whether it ever was in the field."""

    talents: float = 0.0
    left: bool = False


@dataclass(slots=True)
class Kind:
    """The units of one kind, the oldest first."""

    home: list[Unit] = field(default_factory=list[Unit])
    away: list[Unit] = field(default_factory=list[Unit])

    def moved(self, home: int, away: int) -> list[Unit]:
        """So many are at home and away now: some have left, come home or arrived. Returns those lost."""
        self._leave(away - len(self.away))
        back = max(0, min(len(self.away) - away, home - len(self.home)))
        self.home += taken(self.away, back)
        lost = [*taken(self.away, len(self.away) - away), *taken(self.home, len(self.home) - home)]
        self.home += [Unit() for _ in range(home - len(self.home))]
        return lost

    def _leave(self, count: int) -> None:
        """From home, those there first; what is not from home came to the field for nothing."""
        leaving = taken(self.home, count)
        leaving += [Unit() for _ in range(count - len(leaving))]
        for unit in leaving:
            unit.left = True
        self.away += leaving


def taken(units: list[Unit], count: int) -> list[Unit]:
    """So many of them, the oldest first, or all there are."""
    count = max(0, count)
    found, units[:] = units[:count], units[count:]
    return found


@dataclass(slots=True)
class Ledger:
    """All units of the State by kind, and those that are gone."""

    kinds: defaultdict[str, Kind] = field(default_factory=lambda: defaultdict[str, Kind](Kind))
    gone: list[Unit] = field(default_factory=list[Unit])
    counted: Sequence[int] = ()  # how many there were everywhere

    def raised(self, kind: str, count: int, price: float) -> None:
        """So many are at home now for this price each."""
        self.kinds[kind].home += [Unit(price) for _ in range(count)]

    def paid(self, count: int, talents: float) -> None:
        """Their upkeep; a Rebel's units, which are paid by nobody, are among those that left last."""
        places = self.kinds.values()
        units = [*(unit for one in places for unit in one.home), *(unit for one in places for unit in one.away)]
        for unit in units[:count]:
            unit.talents += talents / count

    def seen(self, g: Republic) -> None:
        """Where they are now; where nothing has moved nothing need be counted anew."""
        if (counted := counts(g)) == self.counted:
            return
        self.counted = counted
        home, away = at_home(g), afield(g)
        for name in dict.fromkeys([*self.kinds, *home, *away]):
            self.gone += self.kinds[name].moved(home[name], away[name])

    def spent(self) -> Mapping[str, float]:
        """What went into units that have left home, and into those that never did."""
        places = self.kinds.values()
        units = [*self.gone, *(unit for one in places for unit in (*one.home, *one.away))]
        left = sum(unit.talents for unit in units if unit.left)
        return {"marched": round(left, 1), "idle": round(sum(unit.talents for unit in units) - left, 1)}


def counts(g: Republic) -> list[int]:
    """How many units there are in each place, and of each type in the Force Pool: it changes wherever one moves."""
    forces = [number for force in g.forces.values() for number in (len(force.units.legions), force.units.fleets)]
    garrisons = [len(one.garrison) for one in g.provinces.values()]
    return [len(g.army.active.legions), g.army.active.fleets, *g.army.pool.values(), *forces, *garrisons]


def at_home(g: Republic) -> Counter[str]:
    """RC-1.4f: the Active Forces by kind."""
    return kinds_of(g.army.active)


def afield(g: Republic) -> Counter[str]:
    """RC-1.4f: the units in forces and garrisons by kind."""
    found = Counter(legion.type for one in g.provinces.values() for legion in one.garrison)
    for force in g.forces.values():
        found += kinds_of(force.units)
    return found


def kinds_of(units: Units) -> Counter[str]:
    """How many there are of each."""
    return Counter({FLEET: units.fleets}) + Counter(legion.type for legion in units.legions)
