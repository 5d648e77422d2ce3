"""GV-3.4: the Combat Phases of both republics as one: who attacks which war, and what is fought when."""

from __future__ import annotations

from typing import Any, Final

from games.carthage.combat.order import muster
from games.grand.combat.armies import attacks, has_support, units_at
from games.grand.combat.drawing_up import announce
from games.grand.combat.events import SupportLacking, WarsAttacked
from games.grand.combat.own_card import fight_card
from games.grand.combat.pieces import CombinedCombat
from games.grand.combat.sea import open_first_war
from games.grand.pieces import CARTHAGE, ROME, SIDES, Side
from games.grand.sequence import next_leg
from games.grand.state import Grand
from games.grand.wars.faces import face
from games.kernel import StepId

NUMBERS: Final = (1, 2, 3)
MUSTER: Final = "combat.wars"  # where each republic goes on with the rest of its wars


async def opening(g: Grand) -> StepId:
    """GV-1.4: at the start of the Combat part it is fixed who attacks which war.

    RC-10.2.7: what the Senate has given each Carthaginian force is noted before any of it is lost.
    """
    await muster(g.carthage)
    attacked = {side: [n for n in NUMBERS if attacks(g, side, n)] for side in g.standing()}
    g.combat = CombinedCombat(attacks={str(side): wars for side, wars in attacked.items()})
    g.tell(WarsAttacked(tuple(attacked.get(CARTHAGE, ())), tuple(attacked.get(ROME, ()))))
    return next_leg(g)


async def coupled_war(g: Grand) -> StepId:
    """GV-3.4: war n, by GV-5 if both republics attack it, otherwise by the attacker's own rules."""
    number = int(g.leg[-1])
    sides: list[Side] = [
        side for side in SIDES if number in g.combat.attacks.get(side, ()) and attacks(g, side, number)
    ]
    if len(sides) == len(SIDES) and number == 1:
        return open_first_war(g)
    if len(sides) == len(SIDES):
        sides = supported(g, number)
    if len(sides) == len(SIDES):
        announce(g, number, "land")
        return "combat.direct"
    for side in sides:
        fight_card(g, side, number)
    return next_leg(g)


def supported(g: Grand, number: int) -> list[Side]:
    """GV-5.1: who has fewer fleets than the fleet support on his own card is treated as not attacking."""
    lacking: list[Side] = [side for side in SIDES if not has_support(g, side, number)]
    for side in lacking:
        half = g.republic(side)
        support = half.support(half.wars[face(side, number)])
        g.tell(SupportLacking(number, side, units_at(g, side, number).fleets, support))
    return [side for side in SIDES if side not in lacking]


async def others(g: Grand) -> StepId:
    """GV-3.4: each republic goes on with its other wars."""
    g.combat = CombinedCombat(fought=g.combat.fought)
    for side in g.standing():
        g.resumes[side] = MUSTER
    return next_leg(g)


def fought_apart(half: Any, war: str) -> bool:
    """GV-3.4: from stage 2 on the coupled wars are fought before the others."""
    return half.whole.course == "stage-2" and any(war == face(half.half, number) for number in NUMBERS)
