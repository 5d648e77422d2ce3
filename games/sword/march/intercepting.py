"""SR-10: interception, and refusing battle before it."""

from __future__ import annotations

from games.kernel import Decision, OneOf, ask
from games.sword.board import ARMY, enemies_at, friendly, in_turn, move, sources, terrain
from games.sword.cards.windows import respond
from games.sword.components import TIES, Player, Power, leaders
from games.sword.march.announcing import ablest, most
from games.sword.march.armies import fought, send_back, sink
from games.sword.march.avoiding import decides, succeeds
from games.sword.march.events import Attempted, BattleRefused, Intercepted
from games.sword.march.ways import SAIL, at_peace, in_reach, parted_by_treaty
from games.sword.sea import sail
from games.sword.state import Leader, Sword
from games.sword.underway import Activation, Attempt, Order, Voyage

NONE = "none"


def interceptors(g: Sword, a: Activation, power: Power) -> dict[str, Leader]:
    """SR-10.1, 10.4: armies of this power next to the space, outside, that have not tried yet, by where they stand."""
    found: dict[str, Leader] = {}
    for at in sources(g, a.at):
        led = [one for one in g.leaders_at(power, at, inside=False) if one.id not in a.intercepted]
        if led and g.cu(power, at) and not enemies_at(g, power, at) and _may(g, a, power, at):
            found[at] = ablest(led)
    return found


def _may(g: Sword, a: Activation, power: Power, at: str) -> bool:
    """SR-16.3, 18.1 and treaties: whether it may set foot there against this army."""
    order = Order(a.order.by, power, at, 0)
    return in_reach(g, order, a.at) and not at_peace(g, power, a.order.power) and not parted_by_treaty(g, power, a.at)


async def intercepted(g: Sword, a: Activation) -> bool:
    """SR-10.1: in turn order each enemy may try, one success a space. Whether the army has been stopped."""
    if not a.cu:
        return False
    enemies = [one for one in TIES if not g.allied(one, a.order.power)]
    for power in in_turn(g, enemies):
        at = await tries(g, a, power)
        if at:
            await meet(g, a, power)
            return True
    return False


async def tries(g: Sword, a: Activation, power: Power) -> str:
    """SR-10.1, SR-DP14: the owner's choice, army by army. Returns from where one has come; "": none has."""
    player = decides(g, a, power)
    while player is not None and interceptors(g, a, power):
        at = await ask(lambda: asked(g, a, power, player))
        if at == NONE:
            return ""
        led = interceptors(g, a, power)[at]
        a.intercepted += [one.id for one in g.leaders_at(power, at, inside=False)]
        if await rolled(g, a, power, at, led):
            come(g, a, power, at)
            return at
    return ""


def asked(g: Sword, a: Activation, power: Power, player: Player) -> Decision[str]:
    """SR-DP14: which army, by default none."""
    able = interceptors(g, a, power)
    choice: OneOf[str] = OneOf({NONE: NONE, **{at: at for at in able}})
    about: dict[str, str | int] = {"power": power, "at": a.at, "of": a.order.power, "turn": g.turn, "round": g.round}
    return Decision("movement.intercept", g.seat(player), choice, "SR-10.1", "SR-DP14", about, lapse=NONE)


def modifiers(g: Sword, power: Power, at: str, to: str) -> dict[str, int]:
    """SR-10.2, 7.2.6: -1 into a friendly space, +1 over difficult ground (not Samnites) or a strait."""
    kind = terrain(g, at, to)
    hard = kind == "strait" or (kind == "difficult" and power != "SAM")
    found = {"friendly": -int(friendly(g, power, to)), "ground": int(hard)}
    return {name: number for name, number in found.items() if number}


async def rolled(g: Sword, a: Activation, power: Power, at: str, led: Leader) -> bool:
    """SR-10.2: a die of at most the tactics; natural 1 succeeds, 6 fails; cards before it."""
    g.attempt = Attempt("intercept", power, led.id, at, a.at)
    player = g.player(power)
    await respond(g, "before_interception_roll", [player] if player else [], at=at, to=a.at)
    sure, tactics, drm = g.attempt.sure, leaders()[led.id].tactics, modifiers(g, power, at, a.at)
    roll = 0 if sure else g.dice.roll("intercept")[0]
    g.attempt = None
    success = sure or succeeds(roll, sum(drm.values()), tactics)
    g.tell(Attempted("intercept", power, led.id, at, a.at, roll, drm, tactics, success))
    return success


def come(g: Sword, a: Activation, power: Power, at: str) -> None:
    """SR-10.3: up to ten CU with leaders are placed in the space before the active army."""
    stack = g.stack(power, at)
    if stack is None:
        return
    units = most(stack.units, ARMY)
    names = [one.id for one in g.leaders_at(power, at, inside=False)]
    move(g, stack, a.at, units)
    for one in names:
        g.leaders[one].at = a.at
    g.tell(Intercepted(power, at, a.at, units, tuple(names)))


# Refusing battle


async def meet(g: Sword, a: Activation, power: Power) -> None:
    """SR-10.3, 10.5.1: the mover fights, or tries to go back; either way its activation ends."""
    a.over = True
    if await goes_back(g, a, power):
        return
    a.over = False
    a.over = not await fought(g, a, power)


async def goes_back(g: Sword, a: Activation, power: Power) -> bool:
    """SR-10.5.1, SR-DP41: it may ask to go back where it came from; the interceptor agrees, or a die decides."""
    about: dict[str, str | int] = {"power": power, "at": a.at, "turn": g.turn, "round": g.round}
    choice: OneOf[bool] = OneOf({"fight": False, "go-back": True})
    seat = g.seat(a.order.by)
    wishes = await ask(lambda: Decision("movement.go-back", seat, choice, "SR-10.5.1", "SR-DP41", about, lapse="fight"))
    if not wishes:
        return False
    agreed = await _lets_go(g, a, power)
    if not agreed and not refused(g, a):
        return False
    if not await _back_by_sea(g, a):
        return False
    g.tell(BattleRefused(a.order.power, a.at, a.came_from, agreed))
    send_back(g, a, a.came_from)
    return True


async def _lets_go(g: Sword, a: Activation, power: Power) -> bool:
    """SR-DP15: by default not."""
    player = decides(g, a, power)
    if player is None:
        return False
    choice: OneOf[bool] = OneOf({"no": False, "yes": True})
    about: dict[str, str | int] = {"power": a.order.power, "at": a.at, "turn": g.turn, "round": g.round}
    seat = g.seat(player)
    return await ask(lambda: Decision("movement.let-go", seat, choice, "SR-10.5.1", "SR-DP15", about, lapse="no"))


def refused(g: Sword, a: Activation) -> bool:
    """SR-10.5.1: a die of at most the mover's tactics; natural 1 succeeds, 6 fails."""
    tactics = leaders()[a.commander].tactics + a.order.tactics
    (roll,) = g.dice.roll("refuse")
    success = succeeds(roll, 0, tactics)
    g.tell(Attempted("refuse", a.order.power, a.commander, a.at, a.came_from, roll, {}, tactics, success))
    return success


async def _back_by_sea(g: Sword, a: Activation) -> bool:
    """SR-10.5.1: a refusal by sea counts as naval movement; if it does not succeed there is battle, or nothing left."""
    if not a.path or not a.path[-1].startswith(SAIL):
        return True
    voyage = Voyage(a.order.power, a.order.by, a.at, a.came_from, a.cu, a.cu)
    voyage.safe = a.order.power == "CAR" or a.ships != ""
    landing = await sail(g, voyage)
    if landing == "sunk":
        sink(g, a)
    return landing == "success"
