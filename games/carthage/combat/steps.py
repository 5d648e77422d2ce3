"""RC-10: the steps of the Exploration and Combat Phase; Revolution follows."""

from __future__ import annotations

from collections.abc import Mapping

from games.carthage.combat import exploration, order
from games.carthage.state import Carthage
from games.kernel import Step, StepId

STEPS: Mapping[StepId, Step[Carthage]] = {
    "combat.explorations": exploration.opening,
    "combat.expedition": exploration.expedition,
    "combat.wars": order.muster,
    "combat.force": order.next_force,
    "combat.sea": order.naval_battle,
    "combat.landing": order.landing,
    "combat.land": order.land_battle,
    "combat.end": order.closing,
}
