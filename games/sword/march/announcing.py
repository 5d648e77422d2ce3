"""SR-9.7.1 to 9.7.4: which armies may be activated, who commands, what is played before it moves."""

from __future__ import annotations

from typing import Final

from games.kernel import Decision, OneOf, ask
from games.sword.board import ARMY, ports
from games.sword.cards.windows import respond
from games.sword.components import Player, Power, leaders, spaces, tables
from games.sword.march.events import Activated, ActivationCancelled, GaulsRolled
from games.sword.march.moved import unmoved
from games.sword.march.parties import most
from games.sword.march.routes import within_reach
from games.sword.march.ways import NAVAL, mover
from games.sword.sea import may_leave, offered_ships
from games.sword.state import Leader, Sword
from games.sword.underway import Activation, Order

ROLLING: Final[tuple[Power, ...]] = ("GAU", "TRG")  # SR-9.1.2
TRANSPORTED: Final[tuple[Power, ...]] = ("ETR", "SAM")  # SR-9.6.3: by Naval Transports


def activatable(g: Sword, player: Player, op: int, *, any_rating: bool = False) -> list[tuple[Power, str, bool]]:
    """SR-7.1.1, 8.5: where a player has a leader whom so many OP activate, inside a city or outside.

    Whoever has been placed in this action waits for the next (leader cards).
    """
    mine, now = g.hands[player].powers, g.moment
    led = [one for one in g.leaders.values() if one.power in mine and one.where == "map" and one.since != now]
    able = [one for one in led if any_rating or leaders()[one.id].activation <= op]
    return list(dict.fromkeys((one.power, one.at, one.inside) for one in able))


def eligible(g: Sword, order: Order) -> list[Leader]:
    """SR-8.2.1, 7.1.1: who may command: leaders there whom the card activates, or the one it names."""
    found = g.leaders_at(order.power, order.at, inside=order.inside)
    there = [one for one in found if one.id != order.barred]
    if order.leader:
        return [one for one in there if one.id == order.leader]
    able = [one for one in there if order.any_rating or leaders()[one.id].activation <= order.op]
    return [one for one in able if one.since != g.moment]


def ablest(found: list[Leader]) -> Leader:
    """SR-DP10: the highest tactics, then the setup order."""
    return max(found, key=lambda one: leaders()[one.id].tactics)


def alike(able: list[Leader]) -> bool:
    """SR-8.2.1: whether it is the same who of them commands: a single one, or minor leaders of the same tactics."""
    faces = [leaders()[one.id] for one in able]
    return len(able) == 1 or (all(one.kind != "named" for one in faces) and len({one.tactics for one in faces}) == 1)


async def commander(g: Sword, order: Order) -> Leader | None:
    """SR-8.2.1, SR-DP10: the player names him, if it matters who it is; None: nobody there may command."""
    able = eligible(g, order)
    if not able or alike(able):
        return able[0] if able else None

    def build() -> Decision[Leader] | None:
        found = eligible(g, order)
        if not found:
            return None
        choice: OneOf[Leader] = OneOf({one.id: one for one in found})
        about: dict[str, str | int] = {"power": order.power, "at": order.at, "turn": g.turn, "round": g.round}
        lapse = ablest(found).id
        return Decision("movement.commander", g.seat(order.by), choice, "SR-8.2.1", "SR-DP10", about, lapse=lapse)

    return await ask(build)


def mustered(g: Sword, order: Order, led: Leader) -> Activation:
    """SR-9.3, 9.7.1: he sets out with all leaders there and with up to ten CU that have not moved in this action.

    SR-21.1: a Blockade is for those who have moved, too: it moves nobody.
    """
    stack = g.stack(order.power, order.at, inside=order.inside)
    free = unmoved(g, order.power, order.at, inside=order.inside)
    if order.free and stack is not None:
        free = stack.units
    company = [one.id for one in g.leaders_at(order.power, order.at, inside=order.inside)]
    a = Activation(order, led.id, company, most(free, ARMY), order.at, came_from=order.at)
    a.halves = (order.mp_fixed or tables()["movement"]["standard_mp"] + order.mp) * 2
    return a


async def announced(g: Sword, order: Order) -> Activation | None:
    """SR-9.7.1: it is announced; cards may cancel it. None: it is, or nobody can command."""
    led = await commander(g, order)
    if led is None:
        return None
    a = g.activation = mustered(g, order, led)
    g.tell(Activated(order.by, order.power, order.at, led.id, order.card, a.cu))
    await respond(g, f"enemy_activation_{order.power}", _others(g, order.by), at=order.at)
    if a.cancelled:
        g.tell(ActivationCancelled(order.power, order.at))
        g.activation = None
        return None
    await respond(g, "own_activation", [order.by], at=order.at)
    return a


def _others(g: Sword, player: Player) -> list[Player]:
    return [one for one in g.players if one != player]


async def prepared(g: Sword, a: Activation) -> None:
    """SR-9.7.2 to 9.7.4: Gauls roll, Carthage may offer ships, Naval Transports may be played."""
    if a.order.siege_only:
        return
    if a.order.power in ROLLING and not a.order.mp_fixed:
        await gallic_roll(g, a)
    cu, card = await offered_ships(g, a.order.power, a.at) if may_leave(g, a.at, inside=a.order.inside) else (0, "")
    if card:
        a.sea, a.ships = max(a.sea, cu), card
    if a.order.power in TRANSPORTED and near_the_sea(g, a):
        await respond(g, "naval_opportunity", [a.order.by], at=a.at)


async def gallic_roll(g: Sword, a: Activation) -> None:
    """SR-9.1.2: 3, 4 or 5 MP by a die, before moving; Swift Riders after it."""
    (roll,) = g.dice.roll("gallic-movement")
    row = next(one for one in tables()["gallic_movement"]["rows"] if one["min"] <= roll <= one["max"])
    a.halves = (row["mp"] + a.order.mp) * 2
    g.tell(GaulsRolled(a.order.power, roll, row["mp"]))
    if a.order.power == "GAU":
        await respond(g, "after_gallic_movement_roll", [a.order.by], at=a.at)


def near_the_sea(g: Sword, a: Activation) -> bool:
    """SR-33.2: the army could move by sea: a port lies so near that a naval move is left."""
    who = mover(a)
    if who.inside:
        return False
    reach = within_reach(g, who)
    here = spaces()[a.at].port and a.halves >= NAVAL
    return here or any(one in reach and reach[one].halves >= NAVAL for one in ports(g))
