"""What forces can do: how likely so many units win a War, at sea and on land, and how many one would have for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from games.republic.minds.outlook import worth
from games.republic.pieces import CIVIL_WAR
from games.republic.seen.combat import ForceView, WarView
from games.republic.seen.view import RepublicView

V = TypeVar("V", bound=RepublicView)

MARGIN: Final = 6
"""What a force should be stronger than its War."""
MORE: Final = 8
"""Units beyond what is usual."""
Chance: TypeAlias = Callable[[int], float]
"""How likely so many units win a part."""
VETERAN: Final = ".veteran"
SURE: Final = 0.95
"""How likely a battle is won at which more legions would only be idle too."""


@dataclass(frozen=True, slots=True)
class Need:
    """What a War asks for: legions worth so much, and so many Fleets."""

    war: WarView
    legions: int
    fleets: int


def soldiers(counts: Mapping[str, Any]) -> int:
    """What legions named by sort are worth: veterans 2."""
    return sum(int(count) * worth_of(sort) for sort, count in counts.items())


def worth_of(sort: str) -> int:
    """RC-9.5.5c, RR-1.09.643: a veteran legion counts twice."""
    return 2 if VETERAN in sort else 1


def need(war: WarView, mil: int) -> Need:
    """Enough to win well with a commander of this MIL."""
    return Need(war, asked_for(war.land_met, mil), max(war.support, asked_for(war.fleet_met, mil)))


def asked_for(strength: int, mil: int) -> int:
    """RC-10.2.1, RR-1.10.11: units against such a strength: MIL counts at most as much as they do."""
    return max(strength + MARGIN - mil, (strength + MARGIN + 1) // 2, 1) if strength else 0


def next_part(whole: Need) -> Need:
    """RC-10.2.4, RR-1.10.12: what the part asks for that is to be won first."""
    return Need(whole.war, 0, whole.fleets) if whole.war.fleet_met else whole


def strength_of(force: ForceView) -> int:
    """What its legions are worth: veterans 2."""
    return len(force.legions) + force.veterans


@dataclass(frozen=True, kw_only=True)
class Warfare(Generic[V]):
    """How a player of one republic reckons what forces can do.

    Attributes:
        victory: how likely a battle of these strengths is won in this War.
        military: the MIL of these commanders together.
        available: what legions are worth, and how many Fleets there are, at home and to be raised.
        loyal: whether a force is the State's.
        good: how likely a part must be won that one goes into gladly.
        fair: and when there is no other way.
        vain: how likely at most, in percent, a battle is won that only costs units.
    """

    victory: Callable[[int, int, V, Any], float]
    military: Callable[[V, Sequence[str]], int]
    available: Callable[[V], tuple[int, int]]
    loyal: Callable[[V, Any], bool]
    good: float
    fair: float
    vain: int

    # The odds

    def at_sea(self, view: V, war: WarView, fleets: int, mil: int) -> float:
        """RC-10.2.4, RR-1.10.12: how likely the fleet of the War is beaten, if it has one."""
        return self.victory(worth(fleets, mil), war.fleet_met, view, war) if war.fleet_met else 1.0

    def on_land(self, view: V, war: WarView, legions: int, mil: int) -> float:
        """RC-10.2.1, RR-1.10.11: how likely the land battle is won."""
        return self.victory(worth(legions, mil), war.land_met, view, war)

    def part_by_part(self, view: V, war: WarView, legions: int, fleets: int, mil: int) -> float:
        """RC-10.2.5: a War of two parts is won one after the other, for a fleet that is beaten stays beaten.

        Where there is none to be beaten nothing is won without legions.
        """
        if not (legions or war.fleet_met) or (legions and fleets < war.support):
            return 0
        sea = self.at_sea(view, war, fleets, mil)
        return min(sea, self.on_land(view, war, legions, mil)) if legions and war.land_met else sea

    def at_once(self, view: V, war: WarView, legions: int, fleets: int, mil: int) -> float:
        """RC-10.2.7, RR-1.10.12: how likely a War is over after the battles of this turn, at sea and then on land."""
        if (war.land_met and not legions) or not self.part_by_part(view, war, legions, fleets, mil):
            return 0
        landed = self.on_land(view, war, legions, mil) if war.land_met else 1
        return landed * self.at_sea(view, war, fleets, mil)

    # What one would have

    def aims(self, view: V, war: WarView, mil: int) -> list[Need]:
        """All of it; else what the sea asks for, which is worth having alone; else as little as may do."""
        whole = self.whole(view, war, mil)
        if not war.fleet_met:
            return [whole, Need(war, self._least(self._land(view, war, mil), 1, whole.legions), whole.fleets)]
        fewest = self._least(self._sea(view, war, mil), 1, whole.fleets)
        return [whole, next_part(whole), Need(war, 0, fewest)]

    def whole(self, view: V, war: WarView, mil: int) -> Need:
        """As many units as are usual; more, if a Leader or the numbers of the War make victory doubtful even so."""
        usual = need(war, mil)
        fleets = self._least(self._sea(view, war, mil), usual.fleets, usual.fleets) if war.fleet_met else usual.fleets
        return Need(war, self._least(self._land(view, war, mil), usual.legions, usual.legions), fleets)

    def spare(self, view: V, war: WarView, there: int, mil: int) -> int:
        """How many legions more make victory on land as good as sure; as many as are usual if none do."""
        return next((more for more in range(MORE) if self.on_land(view, war, there + more, mil) >= SURE), MORE)

    def _land(self, view: V, war: WarView, mil: int) -> Chance:
        """How likely so many legions win there."""
        return lambda legions: self.on_land(view, war, legions, mil)

    def _sea(self, view: V, war: WarView, mil: int) -> Chance:
        """How likely so many Fleets do."""
        return lambda fleets: self.at_sea(view, war, fleets, mil)

    def _least(self, chance: Chance, first: int, usual: int) -> int:
        """From so many on, how few units have a good chance; if none of those one might have: as many as are usual."""
        return next((units for units in range(first, usual + MORE) if chance(units) >= self.good), usual)

    # Forces in the field

    def joining(self, view: V, war: str) -> tuple[int, int]:
        """RC-9.6.1, RR-1.09.641.4: the units that wait at a War without a commander."""
        forces = [
            one for one in view.forces.values() if one.war == war and not one.commanders and self.loyal(view, one)
        ]
        return sum(map(strength_of, forces)), sum(one.fleets for one in forces)

    def within_reach(self, view: V, force: ForceView, names: Sequence[str]) -> bool:
        """Whether a force so led could win the part that is next with all that can be sent after it."""
        return self.strengthened(view, force, names, *self.available(view)) >= self.fair

    def hopeless(self, view: V, force: ForceView) -> bool:
        """RC-9.6.3, RR-1.09.644: as it is, it would only be lost, one battle after the other."""
        if not force.commanders or force.war not in view.wars or not self.loyal(view, force):
            return False
        return force.battle is None or force.battle.odds.victory < self.vain

    def lacks(self, view: V, force: ForceView, names: Sequence[str]) -> Need | None:
        """RC-9.6.4, RR-1.09.647: what a force that can win, so led, still needs for the part that is next."""
        war = view.wars.get(force.war)
        if war is None or not names or not self.loyal(view, force) or not self.within_reach(view, force, names):
            return None
        wanted = next_part(self.whole(view, war, self.military(view, names)))
        legions, fleets = max(0, wanted.legions - strength_of(force)), max(0, wanted.fleets - force.fleets)
        return Need(war, legions, fleets) if legions or fleets else None

    def strengthened(self, view: V, force: ForceView, names: Sequence[str], legions: int, fleets: int) -> float:
        """How likely it wins the part that is next, so led, with so many units more."""
        war, mil = view.wars[force.war], self.military(view, names)
        if war.fleet_met:
            return self.at_sea(view, war, force.fleets + fleets, mil)
        there = (strength_of(force) + legions, force.fleets + fleets)
        return self.part_by_part(view, war, *there, mil) if there[0] else 0

    # What others propose

    def hopeful(self, view: V, orders: Iterable[Mapping[str, Any]]) -> bool:
        """Whether all that is to be sent has a fair chance; other orders are taken on trust."""
        return all(self.promising(view, one) for one in orders if one["order"] == "send")

    def promising(self, view: V, order: Mapping[str, Any]) -> bool:
        """Whether one force has a chance: half of what is fair will do, if others answer for it."""
        war = view.wars.get(order["at"])
        if war is None or war.id == CIVIL_WAR:
            return war is not None
        waiting = self.joining(view, war.id)
        legions, fleets = waiting[0] + soldiers(order["legions"]), waiting[1] + int(order["fleets"])
        mil = self.military(view, order["commanders"])
        return self.part_by_part(view, war, legions, fleets, mil) >= self.fair / 2
