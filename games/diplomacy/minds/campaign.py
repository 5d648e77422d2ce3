"""CD-D: where his units go this season: what is best done first, with as many helpers as it needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.diplomacy.atlas import Place
from games.diplomacy.minds.ground import Ground
from games.diplomacy.minds.odds import Odds
from games.diplomacy.seen.map_view import UnitView

TEMPO: Final = 0.8
"""Of what lies beyond counts for whoever comes nearer to it."""
CLOG: Final = 5.0
"""What it costs to stand in Winter where a unit could be built."""
EFFORT: Final = 0.2
"""What a helper costs, so that nobody helps for nothing."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What one unit does, and who does it with him; `to` None: it stays.

    Attributes:
        seizes: the province it seizes, "" none (CD-5.B).
        helpers: who support the move; `carrier`: the fleet that convoys it; `rail`: the railway it takes.
        gain: what it is worth, less what it costs.
    """

    unit: UnitView
    to: Place | None = None
    seizes: str = ""
    helpers: tuple[UnitView, ...] = ()
    carrier: UnitView | None = None
    rail: str = ""
    gain: float = 0.0


@dataclass
class Campaign:
    """CD-S.3.2: the orders of a season as they are thought out, the best first."""

    ground: Ground
    deeds: list[Deed] = field(default_factory=list[Deed])
    left: dict[str, UnitView] = field(default_factory=dict[str, UnitView])

    def __post_init__(self) -> None:
        self.left = {one.space: one for one in self.ground.mine}

    def plan(self) -> Sequence[Deed]:
        """One deed after the other, until every unit has something to do."""
        while self.left:
            best = max(self._possible(), key=lambda one: one.gain)
            self._settle(best)
        return self.deeds

    def _settle(self, deed: Deed) -> None:
        self.deeds.append(deed)
        self.left.pop(deed.unit.space)
        for helper in deed.helpers:
            self._settle_helper(helper)
        if deed.carrier:
            self.left.pop(deed.carrier.space)

    def _settle_helper(self, helper: UnitView) -> None:
        """CD-5.B(b): who helps stays, and may seize as well as who stands."""
        self.deeds.append(self.staying(helper))
        self.left.pop(helper.space)

    # What is known of it so far

    @property
    def odds(self) -> Odds:
        """As they are with what is planned."""
        return Odds(self.ground, {one.unit.space for one in self.deeds if one.to})

    def _goals(self) -> dict[str, str]:
        return {one.to.space: one.unit.space for one in self.deeds if one.to}

    def _seized(self) -> list[str]:
        return [one.seizes for one in self.deeds if one.seizes]

    # What could be done

    def _possible(self) -> Iterator[Deed]:
        for unit in self.left.values():
            yield self.staying(unit)
            yield from self._marches(unit)
            yield from self._rides(unit)
            yield from self._crossings(unit)

    def staying(self, unit: UnitView) -> Deed:
        """CD-5.B(b): it keeps its place, and seizes the best it can from there."""
        done, odds = self._seized(), self.odds
        guard = odds.guard(unit.space) - self._clog(unit.space)
        if self.ground.plain:
            return Deed(unit, gain=guard + self._occupied(unit.space))
        found = {
            space: self.ground.worth.of(space) * odds.seizes(space, enters=False)
            for space in self.ground.beside(unit)
            if space not in done
        }
        best = max(found, key=lambda one: found[one], default="")
        gain = found.get(best, 0.0)
        return Deed(unit, seizes=best if gain else "", gain=guard + gain)

    def _occupied(self, space: str) -> float:
        """CD-N.5: what it is worth to stay where he stands."""
        return self.ground.worth.of(space) * self.odds.seizes(space, enters=True)

    def _marches(self, unit: UnitView) -> Iterator[Deed]:
        """CD-D.2: where it can go by itself, with help where help is needed."""
        for to in self.ground.steps(unit):
            if self._is_open(unit, to.space):
                over = self.ground.over_pass(unit, to.space)
                yield self._alone(unit, to) if over else self._together(unit, to)

    def _rides(self, unit: UnitView) -> Iterator[Deed]:
        """CD-9.B.3: where trains take it."""
        for rail, space in self.ground.trains(unit):
            if self._is_open(unit, space):
                yield self._together(unit, Place(space), rail=rail)

    def _crossings(self, unit: UnitView) -> Iterator[Deed]:
        """CD-D.8: where a fleet of his carries it."""
        shores = self.ground.chart.ways.shores
        for fleet in self.left.values():
            if unit.arm == "A" and self.ground.spaces[fleet.space].ground == "sea":
                for space in sorted(shores):
                    ferried = fleet.space in shores.get(unit.space, ()) and fleet.space in shores[space]
                    if ferried and space != unit.space and self._is_open(unit, space):
                        yield self._alone(unit, Place(space), carrier=fleet)

    def _is_open(self, unit: UnitView, space: str) -> bool:
        """No unit of his stays there or goes there, nor do two change places (CD-D.5, D.6)."""
        goals = self._goals()
        if space in goals or goals.get(unit.space) == space:
            return False
        own = self.ground.units.get(space)
        return own is None or own.commander != self.ground.me or space in self.odds.gone

    def _alone(self, unit: UnitView, to: Place, carrier: UnitView | None = None) -> Deed:
        """Without help: over a pass nobody can, and a convoy has cost enough."""
        over = self.ground.over_pass(unit, to.space) and carrier is None
        cost = self._cost(carrier) if carrier else 0.0
        seizes = "" if over else self._prize(to.space)
        return Deed(unit, to, seizes, carrier=carrier, gain=self._gain(unit, to, 1, seizes) - cost)

    def _together(self, unit: UnitView, to: Place, rail: str = "") -> Deed:
        """CD-D.3, D.4: with as many helpers as make it worth most, those first who lose least by it."""
        able = [one for one in self.left.values() if one is not unit and self._could_help(one, to.space)]
        able.sort(key=self._cost)
        seizes, found = self._prize(to.space), list[Deed]()
        for number in range(len(able) + 1):
            crew = tuple(able[:number])
            cost = sum(EFFORT + self._cost(one) for one in crew)
            gain = self._gain(unit, to, 1 + number, seizes) - cost
            found.append(Deed(unit, to, seizes, crew, rail=rail, gain=gain))
        return max(found, key=lambda one: one.gain)

    def _could_help(self, helper: UnitView, space: str) -> bool:
        return helper.space != space and self.ground.strikes(helper, space)

    def _prize(self, space: str) -> str:
        return space if self.ground.worth.of(space) else ""

    # What it is worth

    def _gain(self, unit: UnitView, to: Place, strength: int, seizes: str) -> float:
        """What is won there, by the odds, and what lies beyond, less what it leaves behind."""
        odds, worth = self.odds, self.ground.worth
        prize = worth.of(seizes) * odds.seizes(seizes, enters=True) if seizes else 0.0
        there = prize + odds.guard(to.space) - self._clog(to.space)
        here = odds.guard(unit.space) - self._clog(unit.space)
        here += self._occupied(unit.space) if self.ground.plain else 0.0
        beyond = worth.draw(unit.arm, to) - worth.draw(unit.arm, Place(unit.space, unit.coast))
        return odds.enters(to.space, strength) * (there - here + TEMPO * beyond)

    def _clog(self, space: str) -> float:
        """CD-S.6.4: a unit is built only where none stands."""
        clogs = self.ground.view.map.season == "autumn" and self.ground.room(space) > 0 and not self.ground.plain
        return CLOG if clogs and self.ground.controller(space) == self.ground.me else 0.0

    def _cost(self, unit: UnitView) -> float:
        """What it could do elsewhere by itself, beyond what it can do where it stands."""
        alone = [self._gain(unit, to, 1, self._prize(to.space)) for to in self.ground.steps(unit)]
        return max(0.0, max(alone, default=0.0) - self.staying(unit).gain)
