"""SR-12.1.2: a battle, in its nine steps."""

from __future__ import annotations

from games.kernel import Decision, OneOf, ask
from games.sword.battle.dice import decide, overwhelming, throw
from games.sword.battle.events import BattleJoined, Overrun, WentOn
from games.sword.battle.losses import bleed
from games.sword.battle.retreat import retreat
from games.sword.battle.sides import attacking_side, defending_side, displace_leaders, left, raiders, sides
from games.sword.battle.victory import reward
from games.sword.cards.combat import combat_cards, settle
from games.sword.cards.windows import respond
from games.sword.components import Power
from games.sword.neutral import check_revolt
from games.sword.siege import check_sieges
from games.sword.state import Sword
from games.sword.underway import Battle


async def fight(
    g: Sword, attacker: Power, defender: Power, at: str, *, came_from: str = "", inside: bool = False
) -> Battle:
    """SR-12: a battle of all CU outside there of the attacker's side and of the defender's, until support is spent.

    The commander of the active army is known; others are named now. `came_from`: where the attacker must retreat to;
    `inside`: it comes out of the city (SR-12.6). In the battle that comes back `winner` says who has won, `automatic`
    and `on` whether without a roll, and that the army goes on (SR-12.1.3, 12.7).
    """
    first = await attacking_side(g, attacker, at, inside=inside)
    battle = Battle(at, first, await defending_side(g, defender, at, first), came_from)
    g.battle = battle
    join(g, battle)
    battle.winner = overwhelming(battle)
    if battle.winner:
        await overrun(g, battle)
    else:
        await engage(g, battle)
    await afterwards(g, battle)
    await go_on(g, battle)
    g.battle = None
    check_revolt(g)
    if g.activation is None:  # Else at its end (SR-9.7.8).
        check_sieges(g)
    return battle


def join(g: Sword, battle: Battle) -> None:
    """SR-12.1.1: who is there."""
    one, its = battle.attacker, battle.defender
    g.tell(
        BattleJoined(
            battle.at,
            tuple(one.powers),
            one.commander,
            one.cu,
            tuple(its.powers),
            its.commander,
            its.cu,
            one.inside,
        )
    )


async def overrun(g: Sword, battle: Battle) -> None:
    """SR-12.1.3: five to one: the smaller side loses all, its leaders are displaced, the larger loses nothing."""
    battle.automatic = True
    _, loser = sides(battle)
    loser.losses = loser.cu
    g.tell(Overrun(battle.at, battle.winner))
    await bleed(g, loser, battle.at)
    displace_leaders(g, loser, battle.at)


async def engage(g: Sword, battle: Battle) -> None:
    """SR-12.1.2 steps 1 to 7: cards, dice, cards, totals, losses, cards, who has lost all."""
    await combat_cards(g, "before_combat_roll")
    throw(g, battle)
    await combat_cards(g, "after_combat_roll")
    decide(g, battle)
    await combat_cards(g, "after_combat_result")
    for side in (battle.attacker, battle.defender):
        if side.powers:  # Losses of the unrest are not removed (SR-20.3.3).
            await bleed(g, side, battle.at)
    for side in (battle.attacker, battle.defender):
        if not left(g, side, battle.at):
            displace_leaders(g, side, battle.at)


async def afterwards(g: Sword, battle: Battle) -> None:
    """SR-12.1.2 steps 8 and 9: retreat and support; who was beaten may be punished before, or be displaced after it."""
    _, loser = sides(battle)
    if "CAR" in loser.powers:
        await respond(g, "carthage_lost_battle", g.from_active(), at=battle.at)
    if not any(raiders(g, power) for power in loser.powers):
        await retreat(g, battle)
    await reward(g, battle)
    settle(g)


async def go_on(g: Sword, battle: Battle) -> None:
    """SR-12.1.3, SR-DP27: after an automatic victory the active army may go on, if it has movement points left."""
    active = g.activation
    player = battle.attacker.by
    if not battle.automatic or battle.winner != "attacker" or active is None or player is None:
        return
    if active.order.power not in battle.attacker.powers or not active.halves or battle.attacker.inside:
        return
    choice: OneOf[bool] = OneOf({"stop": False, "go-on": True})
    about: dict[str, str | int] = {"at": battle.at, "turn": g.turn, "round": g.round}
    seat = g.seat(player)
    battle.on = await ask(
        lambda: Decision("combat.continue", seat, choice, "SR-12.1.3", "SR-DP27", about, lapse="stop")
    )
    g.tell(WentOn(battle.at, battle.on))
