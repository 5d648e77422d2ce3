"""SR-11: withdrawing inside, and avoiding battle, by land and by sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from games.kernel import Decision, IllegalAnswer, OneOf, Picker, Raw, ask
from games.kernel.choice import is_dict, is_list
from games.sword.board import (
    ARMY,
    INSIDE,
    displace,
    enemies_at,
    friendly,
    move,
    neighbours,
    own_or_allied,
    take,
)
from games.sword.cards.windows import respond
from games.sword.components import INDEPENDENT, Player, Power, UnitType, leaders
from games.sword.hands import face, spend
from games.sword.march.announcing import ablest, most
from games.sword.march.events import Attempted, Avoided, Withdrew
from games.sword.march.ways import in_reach, parted_by_treaty
from games.sword.neutral import defends
from games.sword.sea import by_card, lends, may_leave, might_carry, offered_ships, refuges, sail
from games.sword.sea_events import CardSpent
from games.sword.state import Stack, Sword
from games.sword.underway import Activation, Attempt, Order, Voyage, total

Withdrawn: TypeAlias = tuple[dict[UnitType, int], list[str]]
STAND: Final = "stand"
NOBODY: Final = "none"
FAR: Final = 4  # SR-11.2: spaces an avoiding army enters at most
DOUBLE: Final = 2  # SR-DP16: the odds from which all go inside by default


def decides(g: Sword, a: Activation, power: Power) -> Player | None:
    """SR-11.6, 16.8: its player; for a power that nobody plays who directs its defence; None: nobody."""
    return g.player(power) or defends(g, power, [a.order.by])


# Withdrawing


@dataclass(frozen=True, slots=True)
class Inside:
    """SR-11.5: who goes inside: raw "none", or `{"units": {"normal": 2}, "leaders": ["valerius"]}`."""

    units: Mapping[UnitType, int]
    leaders: Sequence[str]
    room: int

    def read(self, raw: Raw) -> tuple[dict[UnitType, int], list[str]]:
        """CU and leaders. IllegalAnswer: more than there is room for, or than there are."""
        if raw == NOBODY:
            return {}, []
        if not is_dict(raw) or raw.keys() != {"units", "leaders"} or not is_dict(raw["units"]):
            raise IllegalAnswer("choice.fields")
        units = {kind: self._number(raw["units"].get(kind, 0), there) for kind, there in self.units.items()}
        if sum(units.values()) > self.room or not raw["units"].keys() <= set(self.units):
            raise IllegalAnswer("choice.range", low=0, high=self.room)
        names: Any = raw["leaders"]
        if not is_list(names) or len(set(map(str, names))) != len(names) or not all(n in self.leaders for n in names):
            raise IllegalAnswer("sword.leader")
        return {kind: number for kind, number in units.items() if number}, names

    def _number(self, raw: Any, there: int) -> int:
        if type(raw) is not int or not 0 <= raw <= there:
            raise IllegalAnswer("choice.range", low=0, high=there)
        return raw

    def form(self) -> Raw:
        """What stands there, and the room inside."""
        return [dict(self.units), list(self.leaders), self.room]

    def all_of_it(self) -> Raw:
        """As many as there is room for."""
        return {"units": most(self.units, self.room), "leaders": list(self.leaders)}

    def sample(self, pick: Picker) -> Raw:
        """Nobody, or as many as fit."""
        return pick.choice([NOBODY, self.all_of_it()])


def room_inside(g: Sword, power: Power, at: str) -> int:
    """SR-2.11: what is free of the three places inside a friendly walled city."""
    if not g.places[at].walled or not friendly(g, power, at):
        return 0
    return INSIDE - sum(one.cu for one in g.stacks_at(at, inside=True))


async def withdraw(g: Sword, a: Activation, power: Power) -> None:
    """SR-11.1, SR-DP16: the defender says who goes inside before the attack."""
    if not g.places[a.at].walled or not friendly(g, power, a.at) or not g.cu(power, a.at):
        return
    if not room_inside(g, power, a.at) and not g.leaders_at(power, a.at, inside=False):
        return
    player = decides(g, a, power)
    units, names = (
        await ask(lambda: _withdrawing(g, a, power, player))
        if player
        else _inside(g, power, a.at).read(usual(g, a, power))
    )
    go_inside(g, power, a.at, units, names)


def _inside(g: Sword, power: Power, at: str) -> Inside:
    stack = g.stack(power, at)
    names = [one.id for one in g.leaders_at(power, at, inside=False)]
    return Inside(dict(stack.units) if stack else {}, names, max(0, room_inside(g, power, at)))


def _withdrawing(g: Sword, a: Activation, power: Power, player: Player) -> Decision[Withdrawn]:
    about: dict[str, str | int] = {"power": power, "at": a.at, "turn": g.turn, "round": g.round}
    lapse = usual(g, a, power)
    choice = _inside(g, power, a.at)
    return Decision("movement.withdraw", g.seat(player), choice, "SR-11.1", "SR-DP16", about, lapse=lapse)


def usual(g: Sword, a: Activation, power: Power) -> Raw:
    """SR-DP16: all go inside if all of it fits and the attacker is at least twice as strong; else nobody."""
    choice = _inside(g, power, a.at)
    strong = total(choice.units)
    fits = strong <= choice.room and a.cu >= DOUBLE * strong and g.player(power) is not None
    return choice.all_of_it() if fits else NOBODY


def go_inside(g: Sword, power: Power, at: str, units: Mapping[UnitType, int], names: Sequence[str]) -> None:
    """SR-11.5."""
    stack = g.stack(power, at)
    if stack is not None and total(units):
        move(g, stack, at, units, inside=True)
    for one in names:
        g.leaders[one].inside = True
    if total(units) or names:
        g.tell(Withdrew(power, at, dict(units), tuple(names)))


# Avoiding


async def avoid(g: Sword, a: Activation, power: Power) -> None:
    """SR-11.1 to 11.4, SR-DP35: an army with a leader may try to get away; a roll, and off it goes."""
    names = [one.id for one in g.leaders_at(power, a.at, inside=False)]
    player = decides(g, a, power)
    if not g.cu(power, a.at) or not names or player is None or any(one in a.avoided for one in names):
        return
    if not targets(g, a, power) and not might_sail(g, a, power):
        return
    to = await ask(lambda: _avoiding(g, a, power, player))
    if to == STAND:
        return
    a.avoided += names
    way, port, *card = to.split(".")
    ships = await _paid(g, a, power, player, way, port, card)
    if (way == "to" or ships) and await attempt(g, a, power, port):
        await get_away(g, a, power, port, ships)


async def _paid(g: Sword, a: Activation, power: Power, player: Player, way: str, to: str, card: Sequence[str]) -> int:
    """SR-11.1.1: by sea a card is spent before the roll, whatever comes of it. Returns the CU that it carries."""
    if way == "ships":
        return (await offered_ships(g, power, a.at))[0]
    if way == "to":
        return 0
    cap = by_card(g, power, face(card[0]), a.at, to)
    spend(g, player, card[0])
    g.tell(CardSpent(player, card[0], "avoid"))
    return cap


def targets(g: Sword, a: Activation, power: Power) -> list[str]:
    """SR-11.2: friendly, allied or independent spaces without enemy CU, not where the attacker came from.

    Adjacent, or further through spaces in which allies stand, four spaces at most.
    """
    found: list[str] = []
    edge, seen = [a.at], [a.at, a.came_from]
    for _ in range(FAR):
        edge = [to for at in edge for to in neighbours(g, at) if to not in seen and _open(g, a, power, to)]
        edge = list(dict.fromkeys(edge))
        seen += edge
        found += [one for one in edge if not _allies(g, power, one)]
        edge = [one for one in edge if _allies(g, power, one)]
    return sorted(found)


def _open(g: Sword, a: Activation, power: Power, to: str) -> bool:
    calm = own_or_allied(g, power, to) or g.control(to) == INDEPENDENT
    order = Order(a.order.by, power, a.at, 0)
    return calm and not enemies_at(g, power, to) and in_reach(g, order, to) and not parted_by_treaty(g, power, to)


def _allies(g: Sword, power: Power, at: str) -> bool:
    """SR-9.4 c: whether it might only pass there."""
    return any(g.allied(power, one.power) and g.player(one.power) != g.player(power) for one in g.stacks_at(at))


def crossings(g: Sword, a: Activation, power: Power) -> list[str]:
    """SR-11.1.1: friendly ports to which it may get away by sea, not where the attacker came from."""
    if not may_leave(g, a.at, inside=False):
        return []
    return [one for one in refuges(g, power, a.at) if one != a.came_from]


def voyages(g: Sword, a: Activation, power: Power, player: Player) -> list[str]:
    """SR-11.1.1: each port with each card of his that carries somebody there; with ships that Carthage may lend."""
    own = [
        f"sail.{to}.{card.id}"
        for to in crossings(g, a, power)
        for card in g.hands[player].holds
        if player == g.player(power) and by_card(g, power, card, a.at, to)
    ]
    return [*own, *(f"ships.{to}" for to in crossings(g, a, power) if lends(g, power))]


def might_sail(g: Sword, a: Activation, power: Power) -> bool:
    """SR-11.1.1: by what all may see he might hold a card for it."""
    player = g.player(power)
    if player is None or not crossings(g, a, power):
        return False
    ships = any(might_carry(g, power, a.at, to) for to in crossings(g, a, power))
    return lends(g, power) or (ships and bool(g.hands[player].holds))


def _avoiding(g: Sword, a: Activation, power: Power, player: Player) -> Decision[str]:
    """SR-DP35: by default it stands."""
    ways = [STAND, *(f"to.{one}" for one in targets(g, a, power)), *voyages(g, a, power, player)]
    choice: OneOf[str] = OneOf({one: one for one in ways})
    about: dict[str, str | int] = {"power": power, "at": a.at, "turn": g.turn, "round": g.round}
    return Decision("movement.avoid", g.seat(player), choice, "SR-11.1", "SR-DP35", about, lapse=STAND, personal=True)


async def attempt(g: Sword, a: Activation, power: Power, to: str) -> bool:
    """SR-11.1: a die of at most the tactics; natural 1 succeeds, 6 fails; cards before it."""
    led = ablest(g.leaders_at(power, a.at, inside=False))
    g.attempt = Attempt("avoid", power, led.id, a.at, to)
    player = g.player(power)
    await respond(g, "before_avoid_roll", [player] if player else [], at=a.at, to=to)
    tactics, sure = leaders()[led.id].tactics, g.attempt.sure
    roll = 0 if sure else g.dice.roll("avoid")[0]
    g.attempt = None
    success = sure or succeeds(roll, 0, tactics)
    g.tell(Attempted("avoid", power, led.id, a.at, to, roll, {}, tactics, success))
    return success


def succeeds(roll: int, drm: int, tactics: int) -> bool:
    """SR-10.2, 11.1: 1 always, 6 never, else up to the tactics."""
    return roll == 1 or (roll != 6 and roll + drm <= tactics)


async def get_away(g: Sword, a: Activation, power: Power, to: str, ships: int) -> None:
    """SR-11.1, 11.1.1: ten CU and all leaders, by sea as many as the ships carry; the others stay and fight."""
    stack = g.stack(power, a.at)
    limit = await _crossing(g, a, stack, to, ships) if ships and stack else ARMY
    if stack is None or not limit:
        return
    units = most(stack.units, limit)
    left = stack.cu - total(units)
    names = [one.id for one in g.leaders_at(power, a.at, inside=False)]
    move(g, stack, to, units)
    for one in names:
        g.leaders[one].at = to
    g.tell(Avoided(power, a.at, to, units, tuple(names), bool(ships), left))


async def _crossing(g: Sword, a: Activation, stack: Stack, to: str, ships: int) -> int:
    """SR-11.1.1, 9.6.5: how many CU cross; 0: the fleet has returned, and battle is fought, or is sunk."""
    voyage = Voyage(stack.power, g.player(stack.power), a.at, to, min(ships, stack.cu), ships)
    voyage.safe, voyage.pursued = stack.power == "CAR" or lends(g, stack.power), a.order.power == "CAR"
    landing = await sail(g, voyage)
    if landing == "sunk":
        take(g, stack, most(stack.units, ships))
        for one in g.leaders_at(stack.power, a.at, inside=False):
            displace(one)
    return max(ships, voyage.cap) if landing == "success" else 0
