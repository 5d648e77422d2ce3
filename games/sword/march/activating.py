"""SR-9.7: an activation, step by step, in its normative order."""

from __future__ import annotations

from typing import Final

from games.kernel import Decision, ask
from games.sword.battle import attack_unrest, fight
from games.sword.board import besieged, enemies_at
from games.sword.components import GARRISON_BOX
from games.sword.march.announcing import announced, prepared
from games.sword.march.armies import recount, shift, sink
from games.sword.march.ending import ended
from games.sword.march.entering import assault, entered
from games.sword.march.events import LeftBehind, Marched
from games.sword.march.moved import dropped, free
from games.sword.march.routes import STOP, March, Route, place_of
from games.sword.march.ways import SAIL, land_cost, mover, sea_cost
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
    await walk(g, a, march)
    if march.then and not a.over and march.then in acts(g, a):
        await act(g, a, march.then)


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
        "sortie": a.order.inside and not a.path and besieged(g, a.at),
        "attack": not a.order.inside and not a.fought and bool(enemies_at(g, a.order.power, a.at)),
        "siege": not a.sieged and not a.order.inside and besiegeable(g, a.order.power, a.at),
        "plunder": a.order.power == "GAU" and a.at not in a.plundered and plunderable(g, a.at),
        "unrest": a.at == GARRISON_BOX and not a.fought and g.unrest > 0,
    }
    return tuple(name for name, can in able.items() if can)


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
            a.over = True
            await fight_out(g, a)
        case _:
            await assault(g, a)
    recount(g, a)


async def fight_out(g: Sword, a: Activation) -> None:
    """SR-12.6: who is inside attacks the besieger."""
    for enemy in enemies_at(g, a.order.power, a.at):
        await fight(g, a.order.power, enemy, a.at, inside=True)


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


async def walk(g: Sword, a: Activation, march: March) -> None:
    """SR-9.7.5, 9.7.6: space by space; it ends where something stops the army."""
    for step in march.path:
        if not await step_to(g, a, step):
            return
        if not await entered(g, a):
            return


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
    voyage = Voyage(a.order.power, a.order.by, a.at, to, min(cap, a.cu), cap)
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
    stayed = {kind: number - left[kind] for kind, number in a.units.items() if number > left[kind]}
    if stayed:
        dropped(g, a, total(stayed))
        a.units = {kind: number for kind, number in left.items() if number}
        g.tell(LeftBehind(a.order.power, a.at, stayed, (), "dropped"))
