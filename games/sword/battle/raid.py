"""SR-22.2: a raid of Gauls who come from nowhere, fight, and vanish."""

from __future__ import annotations

from games.sword.battle.fight import fight
from games.sword.board import enemies_at, put, take
from games.sword.components import Power
from games.sword.state import Sword

RAIDERS: Power = "GAU"


async def raid(g: Sword, at: str, cu: int) -> bool:
    """SR-22.2, table `gallic_events`: battle against CU in the space. True: the Gauls have won, or no CU is there.

    One after the other they meet all who stand there, as long as they win and are left; then they vanish.
    """
    put(g, RAIDERS, at, {"normal": cu})
    won = True
    for power in enemies_at(g, RAIDERS, at):
        if won and g.cu(power, at) and g.cu(RAIDERS, at):
            won = (await fight(g, RAIDERS, power, at)).winner == "attacker"
    if (stack := g.stack(RAIDERS, at)) is not None:
        take(g, stack, dict(stack.units))
    return won
