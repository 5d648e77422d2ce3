"""SR-9.1 to 9.4, 15.2, 16.3, 17, 18: what a step costs, and where an army may go at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from games.sword.board import allied, allies_at, enemies_at, neighbours, ports, terrain
from games.sword.components import POWERS_OF, TRANSALPINE_BOX, Control, Player, Power, spaces
from games.sword.neutral import reach
from games.sword.sea import AFRICA, RHEGIUM, by_order, may_leave, open_to
from games.sword.state import Sword
from games.sword.underway import Activation, Order

SAIL: Final = "sail:"
"""What begins a step by sea, as it is written in a path."""
COSTS: Final = {"clear": 2, "difficult": 4, "strait": 4, "road": 2}
"""SR-9.2, in halves."""
NAVAL: Final = 6  # SR-9.6.1, in halves
ROAD: Final = 1  # SR-9.2.4: of a Roman army


@dataclass(frozen=True, slots=True)
class Mover:
    """Who goes where from: as much of an activation as decides what it may do next."""

    order: Order
    at: str
    halves: int
    cu: int
    sea: int = 0
    easy: bool = False
    sailed: bool = False
    inside: bool = False
    fought: bool = False


def mover(a: Activation) -> Mover:
    """The army as it stands now."""
    sailed = any(one.startswith(SAIL) for one in a.path)
    return Mover(a.order, a.at, a.halves, a.cu, a.sea, a.easy, sailed, a.order.inside and not a.path, a.fought)


def steps(g: Sword, who: Mover) -> Iterator[tuple[str, int]]:
    """SR-9.7.5: the next spaces and ports with their cost in halves, as far as its movement points go."""
    if who.inside or who.fought:
        return  # SR-12.6, 12.7: out of a besieged city there is only the sortie; after a battle no move.
    for to in neighbours(g, who.at):
        cost = land_cost(g, who, to)
        if cost <= who.halves and may_enter(g, who, to):
            yield to, cost
    cost = sea_cost(who)
    if cost <= who.halves and may_leave(g, who.at, inside=who.inside):
        for to in ports(g):
            carried = to != who.at and by_order(g, who.order, who.sea, who.at, to)
            if carried and may_enter(g, who, to):
                yield f"{SAIL}{to}", cost


def land_cost(g: Sword, who: Mover, to: str) -> int:
    """SR-9.2, 9.2.4, 7.2.6: in halves; difficult ground is easy for Samnites, and for who has guides."""
    kind = terrain(g, who.at, to)
    if kind == "road" and who.order.power == "ROM":
        return ROAD
    if kind == "difficult" and (who.easy or who.order.power == "SAM"):
        return COSTS["clear"]
    return COSTS[kind]


def sea_cost(who: Mover) -> int:
    """SR-9.6.1: 3 MP; a Great Fleet makes one naval move for less."""
    return NAVAL if who.sailed else who.order.sail_cost * 2


# Where it may go at all


def may_enter(g: Sword, who: Mover, to: str) -> bool:
    """SR-8.5, 9.4, 15.2, 16.3, 17.1, 18.1, 19.1 and treaties: whether the army may set foot there."""
    power = who.order.power
    if not in_reach(g, power, who.at, to, landing=who.order.sail_to) or parted_by_treaty(g, power, to):
        return False
    foes = enemies_at(g, power, to)
    if not who.cu:
        return not foes and not enemies_at(g, power, to, inside=True)
    peace = any(at_peace(g, power, one) for one in foes)
    return not peace and not sent_against_friends(g, who.order.by, power, to)


def in_reach(g: Sword, power: Power, here: str, to: str, *, landing: str = "") -> bool:
    """SR-16.3, 17.1, 17.2, 19.1: boxes, Africa, and the range of a power that nobody plays.

    `landing`: the region to which a card lets it sail; who has landed in Africa moves there by the normal rules.
    """
    if to == TRANSALPINE_BOX:
        return False  # SR-2.6
    if g.player(power) is None:
        return to in reach(g, power)
    landed = AFRICA in (spaces()[here].region, landing)
    return open_to(g, power, to) or (landed and spaces()[to].region == AFRICA)


def parted_by_treaty(g: Sword, power: Power, to: str) -> bool:
    """Treaty with Rome: neither enters a space controlled by the other until the end of the turn."""
    return any(power in pair and g.control(to) in pair and g.control(to) != power for pair in g.treaties)


def at_peace(g: Sword, power: Power, other: Power) -> bool:
    """SR-18.1 (2-4 players): Rome and Carthage do not attack each other before Rome holds a gate of Sicily."""
    if g.five or {power, other} != {"ROM", "CAR"}:
        return False
    return not any(g.control(one) == "ROM" for one in RHEGIUM)


def sent_against_friends(g: Sword, by: Player, power: Power, to: str) -> bool:
    """SR-15.2.5, 16.4: nobody sends a non-player army into an ally's space, nor against an ally's CU or his own."""
    if g.player(power) is not None:
        return False
    mine = g.hands[by].powers
    owner = g.control(to)
    if owner not in mine and befriended(g, by, owner):
        return True
    return any(befriended(g, by, one) for one in enemies_at(g, power, to)) or any(g.cu(one, to) for one in mine)


def befriended(g: Sword, by: Player, other: Control) -> bool:
    """SR-15.1: whether it is one of this player's powers or an ally of one."""
    return any(g.allied(one, other) for one in g.hands[by].powers)


def may_stay(g: Sword, power: Power, at: str) -> bool:
    """SR-9.4 c, 13.4, 15.2.2: neither with CU of an ally nor at an allied walled city; Etruscans and Samnites may."""
    if any(g.player(one) != g.player(power) for one in allies_at(g, power, at)):
        return False
    city = g.places[at].walled and allied(g, power, at)
    return not city or any({power, g.control(at)} <= {*one} for one in POWERS_OF.values())


def blocked(g: Sword, power: Power, to: str) -> bool:
    """SR-9.4 a: with enemy CU outside movement ends there."""
    return bool(enemies_at(g, power, to))
