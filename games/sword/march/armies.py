"""The army of an activation: it moves, it suffers, it goes back; what is left of it is counted anew."""

from __future__ import annotations

from games.sword.battle import fight
from games.sword.battle.sides import best
from games.sword.board import displace, friendly, lone_enemies, move, put, take
from games.sword.components import Power
from games.sword.events import LeaderDisplaced
from games.sword.march.events import LeaderCaught, WentBack
from games.sword.march.moved import have_fought, standing
from games.sword.march.ways import SAIL
from games.sword.state import Sword
from games.sword.underway import Activation, total


def shift(g: Sword, a: Activation, to: str) -> None:
    """The army and its leaders stand in another space."""
    stack = g.stack(a.order.power, a.at, inside=a.order.inside and not a.path)
    if stack is not None and total(a.units):
        take(g, stack, a.units)
        put(g, a.order.power, to, a.units)
    for one in a.leaders:
        g.leaders[one].at, g.leaders[one].inside = to, False
    a.came_from, a.at = a.at, to


def send_back(g: Sword, a: Activation, to: str) -> None:
    """SR-7.2.1, 9.4 c, 10.5.1: the army stands where it came from."""
    stack = g.stack(a.order.power, a.at)
    if stack is not None and total(a.units):
        move(g, stack, to, a.units)
    for one in a.leaders:
        g.leaders[one].at = to
    g.tell(WentBack(a.order.power, a.at, to))
    a.at, a.came_from = to, a.at
    if a.cu:
        catch_leaders(g, a.order.power, to)


def sink(g: Sword, a: Activation) -> None:
    """SR-9.6.5: all CU at sea are lost, the leaders displaced."""
    stack = g.stack(a.order.power, a.at)
    if stack is not None and total(a.units):
        take(g, stack, a.units)
    for one in a.leaders:
        displace(g.leaders[one])
        g.tell(LeaderDisplaced(one, a.at))
    a.units, a.leaders, a.over = {}, [], True


def recount(g: Sword, a: Activation) -> None:
    """What is left of the army where it stands; without a leader there its activation is over."""
    stack = g.stack(a.order.power, a.at, inside=a.order.inside and not a.path)
    there = dict(stack.units) if stack else {}
    a.units = {kind: min(number, there[kind]) for kind, number in a.units.items() if there.get(kind)}
    a.leaders = [one for one in a.leaders if g.leaders[one].where == "map" and g.leaders[one].at == a.at]
    if a.commander not in a.leaders:
        a.commander = best(a.leaders)
    a.over = a.over or not a.leaders


def catch_leaders(g: Sword, power: Power, at: str) -> None:
    """SR-8.4, 9.4 d: leaders alone are displaced; in a walled city of their own they go inside."""
    for leader in lone_enemies(g, power, at):
        if g.places[at].walled and friendly(g, leader.power, at):
            leader.inside = True
            g.tell(LeaderCaught(leader.id, at, "inside"))
        else:
            displace(leader)
            g.tell(LeaderCaught(leader.id, at, "displaced"))


async def fought(g: Sword, a: Activation, enemy: Power, *, sortie: bool = False) -> bool:
    """SR-12, 12.4.1: one battle of the army where it stands; who landed has no way back by land. Whether it has won."""
    before = standing(g)
    by_land = not (a.path and a.path[-1].startswith(SAIL))
    battle = await fight(g, a.order.power, enemy, a.at, came_from=a.came_from if by_land else "", inside=sortie)
    won = battle.winner == "attacker"
    a.fought, a.unhindered = True, won and battle.on
    recount(g, a)
    have_fought(g, a, battle, before)
    return won and not a.over
