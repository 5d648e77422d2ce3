"""SR-9.7: an activation, step by step, in its normative order."""

from __future__ import annotations

from typing import Final

from games.kernel import Decision, ask
from games.sword.battle import attack_unrest
from games.sword.board import enemies_at
from games.sword.components import GARRISON_BOX, Power, UnitType
from games.sword.march.announcing import announced, prepared
from games.sword.march.armies import fought, recount, shift, sink
from games.sword.march.ending import ended
from games.sword.march.entering import assault, entered
from games.sword.march.events import LeftBehind, Marched
from games.sword.march.moved import dropped, free
from games.sword.march.routes import STOP, March, Route, place_of
from games.sword.march.ways import SAIL, at_peace, befriended, land_cost, mover, sea_cost, steps
from games.sword.sea import by_order, sail
from games.sword.siege import besiegeable, plunder, plunderable, siege_roll
from games.sword.state import Sword
from games.sword.underway import Activation, Order, Voyage, total

ACT: Final = 2  # SR-13.1, 14.1, 12.6, 20.3: each costs 1 MP, in halves


async def activate(g: Sword, order: Order) -> str:
    """SR-9.7: announcement, rolls, ships, the march with whatever stops it, the end.

    Returns who has commanded; "": nobody could, or a card has cancelled it.
    """
    a = await announced(g, order)
    if a is None:
        return ""
    commander = a.commander
    await prepared(g, a)
    if order.siege_only:
        await act(g, a, "siege")
    while not a.over:
        await go_on(g, a)
    await ended(g, a)
    return commander


async def go_on(g: Sword, a: Activation) -> None:
    """SR-9.7.5, SR-DP39: one answer, carried out as far as the rules let it; who can do nothing more is not asked."""
    choice = Route(g, a, acts(g, a), free(g, a))
    if not choice.acts and (a.fought or not choice.form()["reach"]):
        a.over = True
        return
    march = await ask(lambda: asked(g, a))
    if march.stops:
        a.over = True
        return
    regroup(g, a, march)
    arrived = await walk(g, a, march)
    there = not march.path or a.at == place_of(march.path[-1])
    if there and march.then in acts(g, a) and not a.over:
        await act(g, a, march.then)
    a.over = a.over or (arrived and march.then == STOP)


def asked(g: Sword, a: Activation) -> Decision[March]:
    """SR-DP39, SR-DP40: the next path, or what is done here; after a battle only the latter. By default nothing."""
    choice = Route(g, a, acts(g, a), free(g, a))
    kind, clause, point = ("movement.act", "SR-12.7", "SR-DP40") if a.fought else ("movement.step", "SR-9.7", "SR-DP39")
    about: dict[str, str | int] = {"power": a.order.power, "at": a.at, "turn": g.turn, "round": g.round}
    return Decision(kind, g.seat(a.order.by), choice, clause, point, about, lapse=STOP)


# What it may do where it stands


def acts(g: Sword, a: Activation) -> tuple[str, ...]:
    """SR-9.7.7, 9.8, 12.6, 20.3: a siege roll, plunder, a sortie, an attack on who stands there, on the unrest."""
    if a.halves < ACT or not total(a.units):
        return ()
    able = {
        "sortie": a.order.inside and not a.path and not a.fought and attackable(g, a),
        "attack": not a.order.inside and not a.fought and attackable(g, a),
        "siege": not a.sieged and not a.order.inside and may_besiege(g, a),
        "plunder": a.order.power == "GAU" and a.at not in a.plundered and plunderable(g, a.at),
        "unrest": a.at == GARRISON_BOX and not a.fought and g.unrest > 0,
    }
    return tuple(name for name, can in able.items() if can)


def attackable(g: Sword, a: Activation) -> bool:
    """SR-12.6, 15.5, 18.1, 16.4: enemy CU outside that it may attack."""
    there = enemies_at(g, a.order.power, a.at)
    return bool(there) and not any(spared(g, a, one) for one in there)


def may_besiege(g: Sword, a: Activation) -> bool:
    """SR-13.1, 15.2.5, 16.4, 18.1: a siege is an attack on who holds the city, and on CU inside."""
    inside = enemies_at(g, a.order.power, a.at, inside=True)
    ours = g.player(a.order.power) is None and befriended(g, a.order.by, g.control(a.at))
    return besiegeable(g, a.order.power, a.at) and not ours and not any(spared(g, a, one) for one in inside)


def spared(g: Sword, a: Activation, other: Power) -> bool:
    """SR-15.2.5, 16.4, 18.1: whom this army may not attack."""
    neutral = g.player(a.order.power) is None
    return at_peace(g, a.order.power, other) or (neutral and befriended(g, a.order.by, other))


async def act(g: Sword, a: Activation, what: str) -> None:
    """SR-9.7.7: for 1 MP; only plunder lets it go on."""
    a.halves -= ACT
    match what:
        case "siege":
            a.sieged = a.over = True
            await siege_roll(g, a.order.by, a.order.power, a.at, drm=a.order.siege_drm)
        case "plunder":
            a.plundered.append(a.at)
            await plunder(g, a.at, drm=a.order.plunder_drm)
        case "unrest":
            a.over = a.fought = True
            await attack_unrest(g, a)
        case "sortie":
            await fight_out(g, a)
            a.over = True
        case _:
            await assault(g, a)
    recount(g, a)


async def fight_out(g: Sword, a: Activation) -> None:
    """SR-12.6: who is inside attacks the besieger; if there are several, one after the other until he is beaten."""
    for enemy in enemies_at(g, a.order.power, a.at):
        if g.cu(enemy, a.at) and not await fought(g, a, enemy, sortie=True):
            return


# The march


def regroup(g: Sword, a: Activation, march: March) -> None:
    """SR-8.2.2: CU and leaders dropped, and picked up, where it stands."""
    for kind, number in march.leave.items():
        a.units[kind] -= number
    for kind, number in march.take.items():
        a.units[kind] = a.units.get(kind, 0) + number
    a.units = {kind: number for kind, number in a.units.items() if number}
    a.leaders = [one for one in (*a.leaders, *march.join) if one not in march.stay]
    dropped(g, a, total(march.leave))
    if march.leave or march.stay:
        g.tell(LeftBehind(a.order.power, a.at, dict(march.leave), march.stay, "dropped"))
    if march.take or march.join:
        g.tell(LeftBehind(a.order.power, a.at, dict(march.take), march.join, "picked-up"))


async def walk(g: Sword, a: Activation, march: March) -> bool:
    """SR-9.7.5, 9.7.6: space by space; it ends where something stops the army, or closes the way. True: it arrives."""
    for step in march.path:
        if step not in dict(steps(g, mover(a))) or not await step_to(g, a, step) or not await entered(g, a):
            return False
    return True


async def step_to(g: Sword, a: Activation, step: str) -> bool:
    """SR-9.7.5: it pays and goes. False: it has not arrived (SR-9.6.5)."""
    to, by_sea = place_of(step), step.startswith(SAIL)
    if by_sea:
        a.halves -= sea_cost(mover(a))
        if not await embarked(g, a, to):
            return False
    else:
        a.halves -= land_cost(g, mover(a), to)
    shift(g, a, to)
    a.path.append(step)
    left = a.halves / 2
    g.tell(Marched(a.order.power, a.came_from, to, dict(a.units), tuple(a.leaders), by_sea, left))
    return True


# By sea


async def embarked(g: Sword, a: Activation, to: str) -> bool:
    """SR-9.6.1, 9.6.4, 9.6.5: excess CU stay behind; then the voyage, which may turn back or sink."""
    cap = by_order(g, a.order, a.sea, a.at, to)
    voyage = Voyage(a.order.power, a.order.by, a.at, to, a.cu, cap)
    voyage.safe = a.order.power == "CAR" or a.ships != ""
    landing = await sail(g, voyage)
    stay_ashore(g, a, max(cap, voyage.cap))
    if landing == "success":
        return True
    if landing == "sunk":
        sink(g, a)
    a.over = True
    return False


def stay_ashore(g: Sword, a: Activation, cap: int) -> None:
    """SR-9.6.1: CU beyond the limit stay in the port, mercenaries last."""
    excess, left = max(0, a.cu - cap), dict(a.units)
    for kind in ("normal", "carthaginian", "mercenary"):
        gone = min(left.get(kind, 0), excess)
        left[kind], excess = left.get(kind, 0) - gone, excess - gone
    stayed: dict[UnitType, int] = {kind: number - left[kind] for kind, number in a.units.items() if number > left[kind]}
    if stayed:
        dropped(g, a, total(stayed))
        a.units = {kind: number for kind, number in left.items() if number}
        g.tell(LeftBehind(a.order.power, a.at, stayed, (), "dropped"))
