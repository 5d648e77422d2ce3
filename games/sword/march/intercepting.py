"""SR-10: interception, and refusing battle before it."""

from __future__ import annotations

from games.kernel import Decision, OneOf, ask
from games.sword.board import enemies_at, friendly, in_turn, neighbours, sources, terrain
from games.sword.cards.windows import respond
from games.sword.components import Player, Power, leaders
from games.sword.march.armies import catch_leaders, fought, send_back, sink
from games.sword.march.avoiding import decides, succeeds
from games.sword.march.events import Attempted, BattleRefused, Intercepted
from games.sword.march.parties import Party, Sending, Sent, send
from games.sword.march.ways import SAIL, at_peace, in_reach, may_stay, parted_by_treaty, sent_against_friends
from games.sword.sea import sail
from games.sword.state import Sword
from games.sword.underway import Activation, Attempt, Voyage

NONE = "none"


def interceptors(g: Sword, a: Activation, power: Power, player: Player) -> dict[str, Party]:
    """SR-10.1, 10.4: armies of this power next to the space, outside, that have not tried yet, by where they stand."""
    found: dict[str, Party] = {}
    for at in sources(g, a.at):
        led = [one.id for one in g.leaders_at(power, at, inside=False) if one.id not in a.intercepted]
        stack = g.stack(power, at)
        if stack is not None and led and not enemies_at(g, power, at) and _may(g, a, power, player, at):
            found[at] = Party(dict(stack.units), led, led)
    return found


def _may(g: Sword, a: Activation, power: Power, player: Player, at: str) -> bool:
    """SR-9.4 c, 15.2.5, 16.3, 18.1 and treaties: whether it may set foot there against this army, and stand there."""
    if at_peace(g, power, a.order.power) or parted_by_treaty(g, power, a.at) or not may_stay(g, power, a.at):
        return False
    return in_reach(g, power, at, a.at) and not sent_against_friends(g, player, power, a.at)


async def intercepted(g: Sword, a: Activation) -> bool:
    """SR-10.1: in turn order each enemy may try, one success a space. Whether the army has been stopped."""
    if not a.cu:
        return False
    for power in in_turn(g, _near(g, a)):
        at = await tries(g, a, power)
        if at:
            await meet(g, a, power)
            return True
    return False


def _near(g: Sword, a: Activation) -> list[Power]:
    """SR-10.1: enemies with CU next to the space, outside."""
    there: dict[Power, None] = {one.power: None for at in sources(g, a.at) for one in g.stacks_at(at)}
    return [one for one in there if not g.allied(one, a.order.power)]


async def tries(g: Sword, a: Activation, power: Power) -> str:
    """SR-10.1, SR-DP14: the owner's choice, army by army. Returns from where one has come; "": none has."""
    player = decides(g, a, power)
    while player is not None and interceptors(g, a, power, player):
        sent = await ask(lambda: asked(g, a, power, player))
        if sent is None:
            return ""
        a.intercepted += sent.leaders
        if await rolled(g, a, power, sent):
            send(g, power, sent.way, a.at, sent)
            g.tell(Intercepted(power, sent.way, a.at, dict(sent.units), tuple(sent.leaders)))
            catch_leaders(g, power, a.at)
            return sent.way
    return ""


def asked(g: Sword, a: Activation, power: Power, player: Player) -> Decision[Sent | None]:
    """SR-DP14: which army, and how much of it, by default none."""
    choice = Sending(interceptors(g, a, power, player), NONE)
    about: dict[str, str | int] = {"power": power, "at": a.at, "of": a.order.power, "turn": g.turn, "round": g.round}
    return Decision("movement.intercept", g.seat(player), choice, "SR-10.1", "SR-DP14", about, lapse=NONE)


def modifiers(g: Sword, power: Power, at: str, to: str) -> dict[str, int]:
    """SR-10.2, 7.2.6: -1 into a friendly space, +1 over difficult ground (not Samnites) or a strait."""
    kind = terrain(g, at, to)
    hard = kind == "strait" or (kind == "difficult" and power != "SAM")
    found = {"friendly": -int(friendly(g, power, to)), "ground": int(hard)}
    return {name: number for name, number in found.items() if number}


async def rolled(g: Sword, a: Activation, power: Power, sent: Sent) -> bool:
    """SR-10.2: a die of at most the tactics; natural 1 succeeds, 6 fails; cards before it."""
    at = sent.way
    g.attempt = Attempt("intercept", power, sent.commander, at, a.at)
    player = g.player(power)
    await respond(g, "before_interception_roll", [player] if player else [], at=at, to=a.at)
    sure, tactics, drm = g.attempt.sure, leaders()[sent.commander].tactics, modifiers(g, power, at, a.at)
    roll = 0 if sure else g.dice.roll("intercept")[0]
    g.attempt = None
    success = sure or succeeds(roll, sum(drm.values()), tactics)
    g.tell(Attempted("intercept", power, sent.commander, at, a.at, roll, drm, tactics, success))
    return success


# Refusing battle


async def meet(g: Sword, a: Activation, power: Power) -> None:
    """SR-10.3, 10.5.1: the mover tries to go back, and his activation ends; or he fights, and movement ends.

    SR-12.1.3: after an automatic victory it need not.
    """
    if await goes_back(g, a, power) or a.over:
        a.over = True
        return
    a.over = not await fought(g, a, power)
    a.fought = not a.unhindered


async def goes_back(g: Sword, a: Activation, power: Power) -> bool:
    """SR-10.5.1, SR-DP41: it may ask to go back where it came from; the interceptor agrees, or a die decides."""
    if not way_back(g, a):
        return False
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


def way_back(g: Sword, a: Activation) -> bool:
    """SR-10.5.1, 2.6: by sea to its port, else by a connection that leads back; no enemy CU has come there."""
    back = a.came_from
    return (_by_sea(a) or back in neighbours(g, a.at)) and not enemies_at(g, a.order.power, back)


def _by_sea(a: Activation) -> bool:
    return bool(a.path) and a.path[-1].startswith(SAIL)


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
    if not _by_sea(a):
        return True
    voyage = Voyage(a.order.power, a.order.by, a.at, a.came_from, a.cu, a.cu)
    voyage.safe = a.order.power == "CAR" or a.ships != ""
    landing = await sail(g, voyage)
    if landing == "sunk":
        sink(g, a)
    return landing == "success"
