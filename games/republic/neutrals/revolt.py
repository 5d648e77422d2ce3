"""RC-15.12, RR-4.06.2: when a Neutral's commander revolts."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from games.kernel import Broken, Decision
from games.republic.pieces import Force, Senator
from games.republic.state import Republic

PRICE: Final = 3
MAJORITY: Final = Fraction(1, 2)
ENOUGH: Final = Fraction(3, 5)
SIDES: Final = 6


def commander_of(g: Republic, decision: Decision[Any]) -> tuple[Senator, Force]:
    """Who is asked, and his force."""
    name = str(decision.about["senator"])
    force = next((one for one in g.forces.values() if name in one.commanders), None)
    if force is None:
        raise Broken(f"{name} commands nothing")
    return g.senators[name], force


def can_pay(g: Republic, commander: Senator, force: Force) -> bool:
    """RC-15.12, RR-4.06.2: 3T per legion in his and the Faction Treasury."""
    return commander.talents + g.factions[g.owner(commander)].treasury >= PRICE * len(force.units.legions)


def chance(needed: int) -> Fraction:
    """How likely a die shows so much."""
    return Fraction(max(0, min(SIDES, SIDES + 1 - needed)), SIDES)
