"""SR-2, 9.4: who is a friend where, what lies next to what, and how units and leaders come and go.

All looks are at the state as it is; nothing here asks anybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from games.sword.components import (
    GARRISON_BOX,
    INDEPENDENT,
    TIES,
    Control,
    Power,
    Terrain,
    UnitType,
    connections,
    spaces,
)
from games.sword.state import Leader, Place, Stack, Sword

INSIDE: Final = 3
"""SR-2.11: so many CU find room in a walled city."""
ARMY: Final = 10
"""SR-9.3, 10.3, 11.1: so many CU an army moves, intercepts or avoids with."""
MOST_LOYAL: Final = 3


# What lies next to what


@cache
def _printed() -> Mapping[str, Mapping[str, tuple[Terrain, bool]]]:
    """By space, its neighbours: kind of connection, and whether it becomes road (SR-9.2.4)."""
    found: dict[str, dict[str, tuple[Terrain, bool]]] = {one: {} for one in spaces()}
    for one in connections():
        found[one.a][one.b] = (one.type, one.appian)
        if not one.one_way:
            found[one.b][one.a] = (one.type, one.appian)
    return found


@cache
def _ways() -> tuple[Mapping[str, Sequence[str]], Mapping[str, Sequence[str]]]:
    """By space, where one may go from there, and from where one may come, in alphabetical order."""
    there = {at: sorted(found) for at, found in _printed().items()}
    return there, {at: sorted(one for one, found in there.items() if at in found) for at in there}


def neighbours(g: Sword, at: str) -> list[str]:
    """SR-2.9: where one may go from here by land or strait, in alphabetical order."""
    return [one for one in _ways()[0][at] if one not in g.out]


def sources(g: Sword, at: str) -> list[str]:
    """SR-2.6, 2.9: from where one may come here by land or strait, in alphabetical order."""
    return [one for one in _ways()[1][at] if one not in g.out]


@cache
def _joined() -> Mapping[str, Sequence[str]]:
    """By space, those it is joined to, whichever way one may go."""
    found: dict[str, list[str]] = {one: [] for one in spaces()}
    for one in connections():
        found[one.a].append(one.b)
        found[one.b].append(one.a)
    return found


def touching(g: Sword, at: str) -> list[str]:
    """SR-2.9: adjacent spaces: joined by a connection of any kind, a one-way one too."""
    return [one for one in _joined()[at] if one not in g.out]


@cache
def rugged() -> frozenset[str]:
    """SR-2.6: the spaces that a difficult connection touches, a one-way one too."""
    return frozenset(at for one in connections() if one.type == "difficult" for at in (one.a, one.b))


def joined(a: str, b: str) -> Terrain:
    """SR-2.6: the connection as it is printed. KeyError: there is none."""
    return _printed()[a][b][0]


def terrain(g: Sword, a: str, b: str) -> Terrain:
    """SR-2.6, 9.2.4: the connection from a to b. KeyError: there is none."""
    printed, appian = _printed()[a][b]
    return "road" if appian and "appian_way" in g.built else printed


def ports(g: Sword) -> list[str]:
    """SR-9.6.1, 19.1: all ports in play, the box among them with five players."""
    return [one.id for one in spaces().values() if one.port and one.id not in g.out]


def regions(where: str) -> Sequence[str]:
    """SR-33.3: the spaces of regions joined by `|`."""
    names = where.split("|")
    return [one.id for one in spaces().values() if one.region in names]


# Whose it is


def friendly(g: Sword, power: Power, at: str) -> bool:
    """SR-2.3: controlled by it."""
    return g.control(at) == power


def allied(g: Sword, power: Power, at: str) -> bool:
    """SR-2.3: controlled by a power it is allied with, not by itself."""
    return not friendly(g, power, at) and g.allied(power, g.control(at))


def own_or_allied(g: Sword, power: Power, at: str) -> bool:
    """SR-2.3: friendly or allied."""
    return g.allied(power, g.control(at))


def enemy(g: Sword, power: Power, at: str) -> bool:
    """SR-2.3: everything else, independents included."""
    return not own_or_allied(g, power, at)


def enemies_at(g: Sword, power: Power, at: str, *, inside: bool = False) -> list[Power]:
    """Powers not allied with this one that have CU there, ties first (SR-4.4)."""
    there: list[Power] = [one.power for one in g.stacks_at(at, inside=inside) if not g.allied(power, one.power)]
    return sorted(there, key=TIES.index)


def allies_at(g: Sword, power: Power, at: str) -> list[Power]:
    """Other powers allied with this one that have CU outside there."""
    there: list[Power] = [one.power for one in g.stacks_at(at) if one.power != power and g.allied(power, one.power)]
    return sorted(there, key=TIES.index)


def lone_enemies(g: Sword, power: Power, at: str) -> list[Leader]:
    """SR-8.4, 9.4 d: leaders outside there whose power is an enemy and has no CU outside."""
    return [
        one
        for one in g.leaders.values()
        if one.where == "map"
        and one.at == at
        and not one.inside
        and not g.allied(power, one.power)
        and not g.cu(one.power, at)
    ]


def besieged(g: Sword, at: str) -> bool:
    """SR-2.10: a walled city or tribal space with an enemy CU outside in its space."""
    place = g.places[at]
    return (place.walled or place.tribal) and any(not g.allied(place.control, one.power) for one in g.stacks_at(at))


def controlled(g: Sword, power: Control) -> list[str]:
    """All spaces of a power, in the order of the map."""
    return [one.id for one in g.places.values() if one.control == power]


def home(power: Power) -> list[str]:
    """SR-2.4: its home spaces, by print; boxes are none."""
    return [one.id for one in spaces().values() if one.home == power and one.kind != "box"]


def in_turn(g: Sword, powers: Sequence[Power]) -> list[Power]:
    """Powers in turn order of their players; non-player powers last, by ties (SR-4.4)."""
    order = g.order or g.players
    rank = {power: number for number, player in enumerate(order) for power in g.hands[player].powers}
    return sorted(powers, key=lambda one: (rank.get(one, len(order)), TIES.index(one)))


# Coming and going


def put(g: Sword, power: Power, at: str, units: Mapping[UnitType, int], *, inside: bool = False) -> Stack:
    """Add CU to a power's stack there."""
    found = g.stack(power, at, inside=inside)
    if found is None:
        found = Stack(power, at, inside)
        g.stacks.append(found)
    for kind, number in units.items():
        if number:
            found.units[kind] = found.units.get(kind, 0) + number
    return found


def take(g: Sword, stack: Stack, units: Mapping[UnitType, int]) -> None:
    """Take CU out of a stack; an empty one leaves the state. ValueError: it has not so many."""
    for kind, number in units.items():
        left = stack.units.get(kind, 0) - number
        if left < 0:
            raise ValueError(f"{stack.power} has not {number} {kind} at {stack.at}")
        stack.units[kind] = left
    stack.units = {kind: number for kind, number in stack.units.items() if number}
    if not stack.units:
        g.stacks.remove(stack)


def cheapest(stack: Stack, number: int) -> dict[UnitType, int]:
    """SR-12.3.5, SR-DP5, SR-DP18: the default of what is lost: mercenaries first."""
    chosen: dict[UnitType, int] = {}
    for kind in ("mercenary", "normal", "carthaginian"):
        there = min(stack.units.get(kind, 0), number - sum(chosen.values()))
        if there > 0:
            chosen[kind] = there
    return chosen


def move(g: Sword, stack: Stack, to: str, units: Mapping[UnitType, int], *, inside: bool = False) -> Stack:
    """CU of a stack go to another space, or into the city or out of it."""
    power = stack.power
    take(g, stack, units)
    return put(g, power, to, units, inside=inside)


def displace(leader: Leader) -> None:
    """SR-8.4: off the map until a Reinforcement Phase."""
    leader.where, leader.at, leader.inside = "displaced", "", False


def remove(leader: Leader) -> None:
    """SR-8.4: out of the game."""
    leader.where, leader.at, leader.inside = "removed", "", False


def place_leader(leader: Leader, at: str, *, inside: bool = False) -> None:
    """On the map."""
    leader.where, leader.at, leader.inside = "map", at, inside


def take_over(place: Place, control: Control) -> None:
    """SR-2.2: another marker lies there now; siege points of the fallen city are gone."""
    place.control = control
    place.siege, place.besieger = 0, None
    if control != INDEPENDENT:
        place.plundered = False


def on_map(g: Sword, power: Power) -> Iterator[Stack]:
    """All stacks of a power."""
    return (one for one in g.stacks if one.power == power)


def largest(g: Sword, power: Power) -> Stack | None:
    """SR-DP7: the default: the power's largest stack, the first by name of equals; the box last."""
    mine = sorted(on_map(g, power), key=lambda one: (one.at == GARRISON_BOX, -one.cu, one.at, one.inside))
    return mine[0] if mine else None
