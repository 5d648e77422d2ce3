"""SR-16.6: the insurrection of Carthage's mercenaries."""

from __future__ import annotations

from games.sword.battle import fight
from games.sword.board import enemies_at, place_leader, put
from games.sword.march.armies import catch_leaders
from games.sword.neutral import check_revolt
from games.sword.nonplayers.events import Revolted
from games.sword.state import Sword


async def revolt(g: Sword, at: str, cu: int) -> None:
    """SR-16.6, 8.4: their leader and CU stand there; if CU are there, battle follows at once."""
    g.insurrection = True
    leader = next(one for one in g.leaders.values() if one.power == "MER")
    put(g, "MER", at, {"normal": cu})
    place_leader(leader, at)
    g.tell(Revolted(at, leader.id, cu))
    catch_leaders(g, "MER", at)
    await rise(g, at)
    check_revolt(g)


async def rise(g: Sword, at: str) -> None:
    """SR-16.6: the mercenaries attack; nobody avoids, intercepts or withdraws before it."""
    won = True
    while won and g.cu("MER", at) and (there := enemies_at(g, "MER", at)):
        won = (await fight(g, "MER", there[0], at)).winner == "attacker"
