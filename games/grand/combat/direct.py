"""GV-5: a direct battle, from the mercenary card to what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.carthage.combat.mercenaries import hire
from games.grand.combat.battle import fight
from games.grand.combat.outcome import decide
from games.grand.combat.sides import face_each_other, fighting, side_of, stand_down
from games.grand.combat.staying import stay
from games.grand.pieces import CARTHAGE, SIDES
from games.grand.sequence import next_leg
from games.grand.state import Grand
from games.grand.wars.sea import take_control
from games.kernel import Decision, Said, StepId, hold_as, relayed, within


async def direct_battle(g: Grand) -> StepId:
    """GV-5.2 to 5.8: at sea the winner takes the sea, and neither withdraws; on land the war is decided, or it is not.

    GV-DP5: before a battle on land Carthage may play a mercenary card.
    """
    battle = fighting(g)
    if battle.ground == "land":
        await within(CARTHAGE, relayed(hire(g.carthage), as_direct))
        face_each_other(g)
    forces = {side: side_of(g, side).force for side in SIDES}
    winner = await fight(g)
    stand_down(g)
    if battle.ground == "sea":
        if winner:
            take_control(g, winner)
        return "combat.landing"
    if winner:
        await decide(g, battle.number, winner, forces[winner])
    else:
        for side in SIDES:
            stay(g, side, battle.number)
    return next_leg(g)


async def as_direct(asked: Sequence[Decision[Any]]) -> Said:
    """GV-DP5: the question of RC-DP40 rests on another rule here."""
    return await hold_as(asked, [replace(one, clause="GV-5.2", point="GV-DP5") for one in asked])
