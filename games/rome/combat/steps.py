"""RR-1.10: the steps of the Combat Phase; Revolution follows. RR-1.12.3: those of the special one."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel import Step, StepId
from games.rome.combat import buying, closing, conquest, interception, phase, provinces
from games.rome.state import Rome

STEPS: Mapping[StepId, Step[Rome]] = {
    "combat.opening": phase.opening,
    "combat.buying": buying.buying,
    "combat.interception": interception.interception,
    "combat.wars": phase.muster,
    "combat.war": phase.next_war,
    "combat.force": phase.next_force,
    "combat.sea": phase.naval_battle,
    "combat.landing": phase.landing,
    "combat.land": phase.land_battle,
    "combat.provinces": provinces.provincial_wars,
    "combat.end": closing.closing,
    "revolution.triumph": conquest.triumph,
    "revolution.conquest": conquest.conquest,
}
