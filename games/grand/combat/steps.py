"""GV-3.4, 5: the steps of step 9 that are neither Carthage's nor Rome's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.grand.combat.direct import direct_battle
from games.grand.combat.order import NUMBERS, coupled_war, opening, others
from games.grand.combat.sea import landing
from games.grand.state import Grand
from games.kernel import Step, StepId

STEPS: Final[Mapping[StepId, Step[Grand]]] = {
    "combat.opening": opening,
    **{f"combat.war-{number}": coupled_war for number in NUMBERS},
    "combat.direct": direct_battle,
    "combat.landing": landing,
    "combat.others": others,
}
