"""RC-15.9: an adequate force: legions or Fleets two more than the War's strength."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from games.carthage.pieces import War
from games.carthage.state import Carthage
from games.carthage.wars.recruiting import FLEET, in_force_pool, price
from games.republic.combat.army import dismiss, legion_strength
from games.republic.combat.strength import fleet_strength, land_strength
from games.republic.pieces import CIVIL_WAR, Legion, Units


@dataclass(frozen=True, slots=True)
class Need:
    """RC-15.9: what a force must have: strength in legions, and Fleets."""

    legions: int
    fleets: int


@dataclass(slots=True)
class Muster:
    """Who goes where, and what must be raised for it."""

    sent: dict[str, Units] = field(default_factory=dict[str, Units])  # by War, from home and newly raised
    raised: dict[str, int] = field(default_factory=dict[str, int])
    cost: int = 0


def need(g: Carthage, war: War, awake: Sequence[str], *, at_sea: bool) -> Need:
    """RC-15.9, 9.6.2, 9.6.6: two more than its strength in legions, with Fleets to support them; or in Fleets alone."""
    more, hostile = g.law.constants.neutral_margin, fleet_strength(g, war, awake)
    fleets = hostile + more if hostile else 0
    if at_sea:
        return Need(0, fleets)
    support = war.card.fleet_support if war.card else 0
    return Need(land_strength(g, war, awake) + more, max(fleets, support))


def muster(g: Carthage, wars: Sequence[War]) -> Muster | None:
    """RC-15.9: the units for all of them; where a fleet is unbeaten perhaps Fleets alone. None: not to be had."""
    return gathered(g, wars, at_sea=False) or gathered(g, wars, at_sea=True)


def gathered(g: Carthage, wars: Sequence[War], *, at_sea: bool) -> Muster | None:
    """The units for all of them in this order, the rest raised for what the Treasury holds."""
    recruits, awake = Recruits(g), [war.id for war in wars if war.status != "active"]
    for war in wars:
        alone = at_sea and fleet_strength(g, war, awake) > 0
        wanted, there = need(g, war, awake, at_sea=alone), present(g, war)
        legions = recruits.legions(war, wanted.legions - legion_strength(there.legions))
        fleets = recruits.fleets(wanted.fleets - there.fleets)
        if legions is None or fleets is None:
            return None
        recruits.muster.sent[war.id] = Units(legions=legions, fleets=fleets)
    return recruits.muster if recruits.muster.cost <= max(0, g.treasury) else None


def present(g: Carthage, war: War) -> Units:
    """The units that are there already, or will join (RC-9.6.1)."""
    forces = [force for force in g.loyal_forces() if force.war == war.id]
    legions = [legion for force in forces for legion in force.units.legions]
    return Units(legions=legions, fleets=sum(force.units.fleets for force in forces))


class Recruits:
    """Units at home, and in the Force Pool, that no War has got yet."""

    def __init__(self, g: Carthage) -> None:
        self.g = g
        self.muster = Muster()
        self.home = sorted(g.army.active.legions, key=lambda legion: (not legion.veteran, legion.type))
        self.ships = g.army.active.fleets
        self.pool = dict(in_force_pool(g))

    def legions(self, war: War, strength: int) -> list[Legion] | None:
        """At least this strength: who is at home first, then the cheapest that may go there; None: too few."""
        found: list[Legion] = []
        for legion in [one for one in self.home if fits(self.g, one.type, war)]:
            if legion_strength(found) < strength:
                found.append(legion)
        dismiss(self.home, found)
        while legion_strength(found) < strength:
            able = [unit for unit in self.pool if unit != FLEET and self.pool[unit] and fits(self.g, unit, war)]
            if not able:
                return None
            found.append(self.bought(min(able, key=lambda unit: price(self.g, unit))))
        return found

    def bought(self, unit: str) -> Legion:
        """A new legion."""
        self.buy(unit, 1)
        return Legion(type=unit)

    def fleets(self, count: int) -> int | None:
        """So many Fleets: None: there are too few."""
        wanted = max(0, count)
        new = max(0, wanted - self.ships)
        if new > self.pool.get(FLEET, 0):
            return None
        self.ships -= wanted - new
        if new:
            self.buy(FLEET, new)
        return wanted

    def buy(self, unit: str, count: int) -> None:
        """The State raises them."""
        self.pool[unit] -= count
        self.muster.raised[unit] = self.muster.raised.get(unit, 0) + count
        self.muster.cost += price(self.g, unit) * count


def fits(g: Carthage, unit: str, war: War) -> bool:
    """RC-9.5.5: whether this type may be sent to this War."""
    only: Mapping[str, object] | Sequence[str] = g.tables.legions[unit].only_wars
    return not only or war.id in only


def goes_to_sea(war: War) -> bool:
    """RC-9.6.2: no Fleets go against the Rebel."""
    return war.id != CIVIL_WAR
