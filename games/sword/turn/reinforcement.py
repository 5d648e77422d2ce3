"""SR-5.10: mercenaries leave, the Greeks pay loyalty, CU and leaders come; SR-5.11: the turn ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from games.kernel import Decision, OneOf, Record, Seat, StepId, ask, ask_all
from games.sword.board import (
    besieged,
    cheapest,
    controlled,
    displace,
    friendly,
    home,
    largest,
    on_map,
    place_leader,
    put,
    take,
)
from games.sword.cards.windows import respond
from games.sword.choices import Evenly, Leaving
from games.sword.components import POWERS_OF, Player, Power, leaders, non_player_powers, spaces
from games.sword.events import LeaderDisplaced, LeaderReturned, Reinforced
from games.sword.reinforcing import Placing, levies, of_nobody, producing
from games.sword.siege import check_sieges, sunk
from games.sword.state import Leader, Stack, Sword
from games.sword.turn.events import Departed, LoyaltyPaid, MercenariesLeft
from games.sword.turn.standing import ascending

STAY: Final = "stay"
ISLE: Final = ("himera", "panormus", "selinus", "lilybaeum")  # SR-8.2.3: Carthage's home spaces in Sicily
CITY_LOYALTY: Final = 1  # SR-8.2.3: never below


async def reinforcement(g: Sword) -> StepId:
    """SR-5.10: (a) mercenaries leave, (b) the Greeks pay and delayed CU go, (c) CU are placed, (d) leaders return."""
    await mercenaries_leave(g)
    await loyalty(g)
    await delayed(g)
    for player in ascending(g):
        await place(g, player)
    for power in ("TRG", "VOL", "CAR", "MER"):
        arrive(g, power)
    await leaders_return(g)
    check_sieges(g)
    return "turn.end"


# What leaves and what is paid


async def mercenaries_leave(g: Sword) -> None:
    """SR-5.10 a: of Carthage's mercenaries half, rounded up, are removed; it says which (SR-DP6)."""
    held = {_spot(one.at, inside=one.inside): one for one in on_map(g, "CAR") if one.units.get("mercenary")}
    number = -(-sum(one.units["mercenary"] for one in held.values()) // 2)
    if not g.five or not number:
        return
    leaving = await _from(g, "CAR", {key: one.units["mercenary"] for key, one in held.items()}, number)
    for key, gone in leaving.items():
        take(g, held[key], {"mercenary": gone})
    g.tell(MercenariesLeft(dict(leaving)))
    left_alone(g, [held[key] for key in leaving])


async def delayed(g: Sword) -> None:
    """SR-5.10 b: CU called for a while (Gaesatae) go; their owner says which."""
    for one in list(g.delayed):
        held = {_spot(stack.at, inside=stack.inside): stack for stack in on_map(g, one.power)}
        number = min(one.n, sum(stack.cu for stack in held.values()))
        if number:
            leaving = await _from(g, one.power, {key: stack.cu for key, stack in held.items()}, number)
            for key, gone in leaving.items():
                take(g, held[key], cheapest(held[key], gone))
            g.tell(Departed(one.power, dict(leaving)))
            left_alone(g, [held[key] for key in leaving])
    g.delayed.clear()


def left_alone(g: Sword, stacks: Iterable[Stack]) -> None:
    """SR-8.4: leaders whose army has lost all CU are displaced; they may return in this phase (SR-5.10 d)."""
    for stack in stacks:
        for leader in g.leaders_at(stack.power, stack.at, inside=stack.inside) if not stack.cu else ():
            displace(leader)
            g.tell(LeaderDisplaced(leader.id, stack.at))


async def _from(g: Sword, power: Power, held: Mapping[str, int], number: int) -> Mapping[str, int]:
    """SR-DP6: how many leave which stack; by default from the largest."""
    player = g.player(power)
    usual = _from_largest(held, number)
    if player is None or len(held) == 1:
        return usual
    said = await ask(
        lambda: Decision(
            "reinforcement.leaving",
            g.seat(player),
            Leaving(held, number),
            "SR-5.10",
            "SR-DP6",
            {"turn": g.turn, "power": power},
            lapse=dict(usual),
        )
    )
    return said or usual


def _from_largest(held: Mapping[str, int], number: int) -> dict[str, int]:
    """SR-DP6: from the largest stack, then the next."""
    found: dict[str, int] = {}
    for key in sorted(held, key=lambda one: (-held[one], one)):
        if number:
            found[key] = min(held[key], number)
            number -= found[key]
    return found


async def loyalty(g: Sword) -> None:
    """SR-5.10 b, 8.2.3: Greek leaders on the map cost the Greek cities loyalty."""
    await respond(g, "loyalty_penalty_step", g.order)
    penalty = {one.id: leaders()[one.id].loyalty_penalty for one in _greeks(g) if one.id not in g.penalty_ignored}
    spared = await _spared_by_the_isle(g, penalty)
    owed = sum(penalty.values()) - spared
    lost: Mapping[str, int] = await _cities(g, owed) if owed > 0 else dict[str, int]()
    for at, points in lost.items():
        g.places[at].loyalty -= points
    if sum(penalty.values()) or g.penalty_ignored:
        g.tell(LoyaltyPaid(max(0, owed), spared, lost))
    g.penalty_ignored = []
    await sunk(g)


def _greeks(g: Sword) -> list[Leader]:
    return [one for one in g.leaders.values() if one.power == "GRE" and one.where == "map"]


async def _spared_by_the_isle(g: Sword, penalty: Mapping[str, int]) -> int:
    """SR-8.2.3 (5P), SR-DP29: with all home spaces in Sicily, each Carthaginian one there spares one leader a point."""
    isle = [one for one in home("GRE") if spaces()[one].region == "Sicilia"]
    taken = sum(friendly(g, "GRE", one) for one in ISLE)
    able = {
        one.id: penalty[one.id] for one in _greeks(g) if penalty.get(one.id) and spaces()[one.at].region == "Sicilia"
    }
    if not g.five or not taken or not able or not all(friendly(g, "GRE", one) for one in isle):
        return 0
    best = max(able, key=lambda one: able[one])
    choice: OneOf[str] = OneOf({one: one for one in able})
    about = {"turn": g.turn}
    chosen = await ask(
        lambda: Decision("reinforcement.sicily", g.seat("GRE"), choice, "SR-8.2.3", "SR-DP29", about, lapse=best)
    )
    return min(able[chosen or best], taken)


def payable(g: Sword) -> dict[str, int]:
    """SR-8.2.3: how much each Greek city can lose: not below 1, nor below the Greek CU in the space."""
    cities = [g.places[one] for one in controlled(g, "GRE") if g.places[one].walled]
    least = {one.id: max(CITY_LOYALTY, g.cu("GRE", one.id) + g.cu("GRE", one.id, inside=True)) for one in cities}
    return {one.id: one.loyalty - least[one.id] for one in cities if one.loyalty > least[one.id]}


async def _cities(g: Sword, owed: int) -> Mapping[str, int]:
    """SR-DP11: which cities; one point a city before any second, by default the most loyal first."""
    able = payable(g)
    owed = min(owed, sum(able.values()))
    usual = _most_loyal_first(g, able, owed)
    if owed == sum(able.values()) or not owed:
        return usual
    said = await ask(
        lambda: Decision(
            "reinforcement.loyalty",
            g.seat("GRE"),
            Evenly(able, owed),
            "SR-8.2.3",
            "SR-DP11",
            {"turn": g.turn},
            lapse=dict(usual),
        )
    )
    return said or usual


def _most_loyal_first(g: Sword, able: Mapping[str, int], owed: int) -> dict[str, int]:
    """SR-DP11: the highest loyalty first, then by name, round by round."""
    found: dict[str, int] = {}
    order = sorted(able, key=lambda one: (-g.places[one].loyalty, one))
    while owed:
        for at in [one for one in order if found.get(one, 0) < able[one]]:
            if owed:
                found[at] = found.get(at, 0) + 1
                owed -= 1
    return found


# What comes


async def place(g: Sword, player: Player) -> None:
    """SR-5.10 c: a player places the CU of all his powers, with one answer."""
    coming = [one for power in POWERS_OF[player] for one in levies(g, power) if one.number]
    choice = Placing(g, coming)
    if not coming:
        return
    said = choice.usual()
    if any(len(where) > 1 for where in choice.where.values()):
        asked = await ask(
            lambda: Decision(
                "reinforcement.place",
                g.seat(player),
                Placing(g, coming),
                "SR-5.10.2",
                "SR-DP8",
                {"turn": g.turn, "player": player},
                lapse=Placing(g, coming).usual(),
            )
        )
        said = asked
    for levy in coming:
        for at, number in said[levy.id].items():
            put(g, levy.power, at, {levy.kind: number})
        placed = sum(said[levy.id].values())
        g.tell(Reinforced(levy.power, dict(said[levy.id]), levy.number - placed))


def arrive(g: Sword, power: Power) -> None:
    """SR-5.10.1, 5.10.2: the CU of a non-player power."""
    coming = of_nobody(g, power)
    for at, number in coming.items():
        put(g, power, at, {"normal": number})
    if coming:
        g.tell(Reinforced(power, dict(coming)))


def returning(g: Sword, power: Power) -> list[str]:
    """SR-5.10 d: with any CU of his power, or in a friendly reinforcement space, where that is not besieged."""
    stacks = [one.at for one in on_map(g, power) if not besieged(g, one.at)]
    return sorted(dict.fromkeys([*stacks, *producing(g, power)]))


def best_place(g: Sword, power: Power) -> str:
    """SR-DP7, SR-DP42: the power's largest stack, else its highest reinforcement space; "": there is none."""
    able = returning(g, power)
    stack = largest(g, power)
    if stack is not None and stack.at in able:
        return stack.at
    held = sorted((one for one in on_map(g, power) if one.at in able), key=lambda one: (-one.cu, one.at))
    return next((one for one in (*(stack.at for stack in held), *producing(g, power))), "")


async def leaders_return(g: Sword) -> None:
    """SR-5.10 d, 8.3: all say at once where displaced leaders return and which minor leader enters; then nobody's."""
    said = await ask_all(lambda: [one for seat in dict.fromkeys(map(g.seat, g.players)) if (one := coming(g, seat))])
    for answer in said.values():
        for name, at in answer.items():
            if at != STAY:
                come(g, g.leaders[name], at)
    for leader in [one for one in g.leaders.values() if one.where == "displaced" and g.player(one.power) is None]:
        at = _home_of_nobody(g, leader)
        if at:
            come(g, leader, at)


def come(g: Sword, leader: Leader, at: str) -> None:
    """SR-5.10 d, 8.3: he is there."""
    how: Literal["returned", "entered"] = "returned" if leader.where == "displaced" else "entered"
    place_leader(leader, at)
    g.tell(LeaderReturned(leader.id, at, how))


def coming(g: Sword, seat: Seat) -> Decision[dict[str, str]] | None:
    """SR-DP7, SR-DP42: for each displaced leader and the next minor leader of each power, where, or that he stays away.

    A minor leader enters free, one a power and phase; by default the first in setup order.
    """
    powers: list[Power] = [power for hand in g.hands.values() if hand.seat == seat for power in hand.powers]
    away = [one for one in g.leaders.values() if one.where == "displaced" and one.power in powers]
    minors = [one for power in powers if (one := next_minor(g, power)) is not None]
    fields = {one.id: returning(g, one.power) for one in (*away, *minors)}
    fields = {name: where for name, where in fields.items() if where}
    if not fields:
        return None
    lapse = {name: best_place(g, g.leaders[name].power) for name in fields}
    choices: dict[str, OneOf[str]] = {
        name: OneOf({at: at for at in (lapse[name], *(one for one in where if one != lapse[name]), STAY)})
        for name, where in fields.items()
    }
    kind, point = ("reinforcement.displaced", "SR-DP7") if away else ("reinforcement.minor", "SR-DP42")
    clause = "SR-5.10" if away else "SR-8.3"
    return Decision(kind, seat, Record(_together, **choices), clause, point, {"turn": g.turn}, lapse=lapse)


def _together(**where: str) -> dict[str, str]:
    return where


def next_minor(g: Sword, power: Power) -> Leader | None:
    """SR-8.3: the first minor leader in the pool."""
    waiting = [one for one in g.leaders.values() if one.where == "pool" and one.power == power]
    return next((one for one in waiting if leaders()[one.id].kind == "minor"), None)


def _home_of_nobody(g: Sword, leader: Leader) -> str:
    """SR-16.7: the leader of a non-player power returns with its largest stack, else to its home."""
    card = next(one for one in non_player_powers() if one["id"] == leader.power)
    stack = largest(g, leader.power)
    if stack is not None:
        return stack.at
    at: str | None = card["leader_home"]
    mine = at is not None and at in g.places and (friendly(g, leader.power, at) or spaces()[at].kind == "box")
    return at if at is not None and mine else ""


def _spot(at: str, *, inside: bool) -> str:
    return f"{at}.inside" if inside else at


async def turn_end(g: Sword) -> StepId:
    """SR-5.11: the turn marker goes on; treaties are over."""
    g.turn += 1
    g.treaties.clear()
    g.round = 0
    return "turn.begin"
