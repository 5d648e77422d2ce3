"""SR-20.3: Carthage attacks its unrest, in the Garrison box."""

from __future__ import annotations

from games.sword.battle.dice import due, overwhelming
from games.sword.battle.events import Overrun, SupportWon
from games.sword.battle.fight import engage, join
from games.sword.battle.losses import bleed
from games.sword.battle.sides import displace_leaders
from games.sword.cards.combat import settle
from games.sword.cards.windows import respond
from games.sword.components import GARRISON_BOX, leaders
from games.sword.state import Sword
from games.sword.underway import Activation, Battle, Side
from games.sword.unrest import lower_unrest, raise_unrest


async def attack_unrest(g: Sword, a: Activation) -> Battle:
    """SR-20.3: the CU of the activation and their commander against an army as large as the unrest, without cards."""
    tactics = leaders()[a.commander].tactics + a.order.tactics
    mine = Side(["CAR"], "CAR", "CAR", a.commander, tactics, a.cu, units=dict(a.units))
    battle = g.battle = Battle(GARRISON_BOX, mine, Side([], None, None, "", 0, g.unrest))
    join(g, battle)
    battle.winner = overwhelming(battle)
    if battle.winner:
        await overrun(g, battle)
    else:
        await engage(g, battle)
    await (won if battle.winner == "attacker" else lost)(g, battle)
    settle(g)
    g.battle = None
    return battle


async def overrun(g: Sword, battle: Battle) -> None:
    """SR-20.3.2: five to one: Carthage ends the unrest, or all that attack are lost, their leader displaced."""
    battle.automatic = True
    g.tell(Overrun(GARRISON_BOX, battle.winner))
    loser = battle.defender if battle.winner == "attacker" else battle.attacker
    loser.losses = loser.cu
    if loser.powers:
        await bleed(g, loser, GARRISON_BOX)
        displace_leaders(g, loser, GARRISON_BOX)


async def won(g: Sword, battle: Battle) -> None:
    """SR-20.3.2, 20.3.4: half the losses inflicted, whatever the size of the unrest, lower it; overrun, it ends."""
    await respond(g, "own_battle_won", ["CAR"], at=GARRISON_BOX)
    inflicted = due(battle.defender)
    points = g.unrest if battle.automatic else -(-inflicted // 2) + battle.support
    g.tell(SupportWon(("CAR",), "CAR", inflicted, battle.defender.cu, battle.support, points))
    lower_unrest(g, points)


async def lost(g: Sword, battle: Battle) -> None:
    """SR-20.3.2, 20.3.4: half the losses, at most all that attacked, raise it within SR-20.1, after the losses."""
    await respond(g, "carthage_lost_battle", g.from_active(), at=GARRISON_BOX)
    inflicted = min(due(battle.attacker), battle.attacker.cu)
    points = -(-inflicted // 2)
    g.tell(SupportWon((), None, inflicted, battle.attacker.cu, 0, points))
    raise_unrest(g, points, "defeat")
