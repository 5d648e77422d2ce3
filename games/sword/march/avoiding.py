"""SR-11: withdrawing inside, and avoiding battle, by land and by sea."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from games.kernel import Decision, IllegalAnswer, Picker, Raw, ask
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
from games.sword.events import LeaderDisplaced
from games.sword.hands import face, spend
from games.sword.march.armies import catch_leaders
from games.sword.march.events import Attempted, Avoided, Withdrew
from games.sword.march.parties import Party, Sending, Sent, most, send
from games.sword.march.ways import in_reach, may_stay, parted_by_treaty, sent_against_friends
from games.sword.neutral import defends
from games.sword.sea import by_card, lends, may_leave, might_carry, offered_ships, refuges, sail
from games.sword.sea_events import CardSpent
from games.sword.state import Sword
from games.sword.underway import Activation, Attempt, Voyage, total

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
        units: dict[UnitType, int] = {
            kind: self._number(raw["units"].get(kind, 0), there) for kind, there in self.units.items()
        }
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
    player = decides(g, a, power)
    if player is None or avoider(g, a, power) is None:
        return
    if not targets(g, a, power, player) and not might_sail(g, a, power):
        return
    sent = await ask(lambda: _avoiding(g, a, power, player))
    if sent is None:
        return
    a.avoided += sent.leaders
    way, port, *card = sent.way.split(".")
    ships = await _paid(g, a, power, player, way, port, card)
    if (way == "to" or ships) and await attempt(g, a, power, sent, port):
        await get_away(g, a, power, sent, port, ships)


def avoider(g: Sword, a: Activation, power: Power) -> Party | None:
    """SR-11.3, 11.4: CU that stand there with a leader who has not tried in this activation; None: there are none."""
    stack = g.stack(power, a.at)
    names = [one.id for one in g.leaders_at(power, a.at, inside=False)]
    able = [one for one in names if one not in a.avoided]
    return Party(dict(stack.units), names, able) if stack is not None and able else None


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


def targets(g: Sword, a: Activation, power: Power, player: Player) -> list[str]:
    """SR-11.2: friendly, allied or independent spaces without enemy CU, not where the attacker came from.

    Adjacent, or further through spaces in which it may not stay with allies, four spaces at most.
    """
    found: list[str] = []
    edge, seen = [a.at], [a.at, a.came_from]
    for _ in range(FAR):
        near = [to for at in edge for to in neighbours(g, at) if to not in seen]
        able = [to for to in dict.fromkeys(near) if _open(g, a, power, player, to)]
        seen += able
        found += [one for one in able if may_stay(g, power, one)]
        edge = [one for one in able if not may_stay(g, power, one)]
    return sorted(found)


def _open(g: Sword, a: Activation, power: Power, player: Player, to: str) -> bool:
    """SR-11.2, 11.6, 16.3: whether it may go there; revolting mercenaries whatever the control."""
    calm = power == "MER" or own_or_allied(g, power, to) or g.control(to) == INDEPENDENT
    held = enemies_at(g, power, to) or enemies_at(g, power, to, inside=True) or parted_by_treaty(g, power, to)
    return calm and not held and in_reach(g, power, a.at, to) and not sent_against_friends(g, player, power, to)


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


def _avoiding(g: Sword, a: Activation, power: Power, player: Player) -> Decision[Sent | None] | None:
    """SR-DP35: by default it stands."""
    party = avoider(g, a, power)
    if party is None:
        return None
    ways = [*(f"to.{one}" for one in targets(g, a, power, player)), *voyages(g, a, power, player)]
    choice = Sending(dict.fromkeys(ways, party), STAND)
    about: dict[str, str | int] = {"power": power, "at": a.at, "turn": g.turn, "round": g.round}
    return Decision("movement.avoid", g.seat(player), choice, "SR-11.1", "SR-DP35", about, lapse=STAND, personal=True)


async def attempt(g: Sword, a: Activation, power: Power, sent: Sent, to: str) -> bool:
    """SR-11.1: a die of at most the tactics; natural 1 succeeds, 6 fails; cards before it."""
    g.attempt = Attempt("avoid", power, sent.commander, a.at, to)
    player = g.player(power)
    await respond(g, "before_avoid_roll", [player] if player else [], at=a.at, to=to)
    tactics, sure = leaders()[sent.commander].tactics, g.attempt.sure
    roll = 0 if sure else g.dice.roll("avoid")[0]
    g.attempt = None
    success = sure or succeeds(roll, 0, tactics)
    g.tell(Attempted("avoid", power, sent.commander, a.at, to, roll, {}, tactics, success))
    return success


def succeeds(roll: int, drm: int, tactics: int) -> bool:
    """SR-10.2, 11.1: 1 always, 6 never, else up to the tactics."""
    return roll == 1 or (roll != 6 and roll + drm <= tactics)


async def get_away(g: Sword, a: Activation, power: Power, sent: Sent, to: str, ships: int) -> None:
    """SR-11.1, 11.1.1: at most ten CU, by sea as many as the ships carry; the others stay and fight."""
    going = _present(g, power, a.at, sent)
    limit = await _crossing(g, a, power, going, to, ships) if ships else ARMY
    if not limit:
        return
    going = replace(going, units=most(going.units, limit))
    left = g.cu(power, a.at) - total(going.units)
    send(g, power, a.at, to, going)
    g.tell(Avoided(power, a.at, to, dict(going.units), tuple(going.leaders), bool(ships), left))
    catch_leaders(g, power, to)


def _present(g: Sword, power: Power, at: str, sent: Sent) -> Sent:
    """Those of them who are still there: a card may have cost CU (SR-6.9)."""
    stack = g.stack(power, at)
    there = stack.units if stack else {}
    return replace(sent, units={kind: min(number, there.get(kind, 0)) for kind, number in sent.units.items()})


async def _crossing(g: Sword, a: Activation, power: Power, going: Sent, to: str, ships: int) -> int:
    """SR-11.1.1, 9.6.5: how many CU cross; 0: the fleet has returned, and battle is fought, or is sunk."""
    voyage = Voyage(power, g.player(power), a.at, to, total(going.units), ships)
    voyage.safe, voyage.pursued = power == "CAR" or lends(g, power), a.order.power == "CAR"
    landing = await sail(g, voyage)
    if landing == "sunk":
        drown(g, power, a.at, replace(going, units=most(going.units, voyage.cap)))
    return voyage.cap if landing == "success" else 0


def drown(g: Sword, power: Power, at: str, going: Sent) -> None:
    """SR-9.6.5: CU at sea are lost, leaders displaced."""
    stack = g.stack(power, at)
    if stack is not None and total(going.units):
        take(g, stack, going.units)
    for one in going.leaders:
        displace(g.leaders[one])
        g.tell(LeaderDisplaced(one, at))
