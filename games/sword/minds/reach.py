"""Where an army gets to with its movement points: by land, and by sea where a card carries it."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass

from games.sword.components import GARRISON_BOX, TRANSALPINE_BOX, Power, non_player_powers, spaces
from games.sword.minds.ground import COSTS, FAR, Army, Ground, roads

VOYAGE = 6
FLEET = {1: 3, 2: 6, 3: 10}


@dataclass(frozen=True, slots=True)
class Way:
    """A space it may come to: halves left, and how many CU arrive; 0: all."""

    at: str
    left: int
    carried: int = 0


def reach(ground: Ground, army: Army, op: int, halves: int = FAR) -> list[Way]:
    """SR-9.2, 9.4, 9.6: by the cheapest ways; an enemy outside ends them. It may stay where it is."""
    best = {army.at: Way(army.at, halves)}
    queue = [(0, army.at)]
    while queue:
        _, at = heapq.heappop(queue)
        here = best[at]
        if at != army.at and ground.foes(army.power, at):
            continue
        for way in _steps(ground, army, op, here):
            if way.left >= 0 and (way.at not in best or best[way.at].left < way.left):
                best[way.at] = way
                heapq.heappush(queue, (halves - way.left, way.at))
    return [one for one in best.values() if one.at == army.at or may_stay(ground, army.power, one.at)]


def _steps(ground: Ground, army: Army, op: int, here: Way) -> Iterator[Way]:
    for to, kind in roads()[here.at].items():
        easy = kind == "difficult" and army.power == "SAM"
        if to in ground.view.places and may_enter(ground, army.power, to):
            yield Way(to, here.left - (COSTS["clear"] if easy else COSTS[kind]), here.carried)
    if spaces()[here.at].port and here.left >= VOYAGE and not here.carried:
        for to in harbours(ground, army.power):
            if to != here.at and (cap := carries(ground, army.power, op, here.at, to)):
                yield Way(to, here.left - VOYAGE, cap)


def may_enter(ground: Ground, power: Power, to: str) -> bool:
    """SR-16.3, 17.1: not out of its range, nor into a box by land, nor into Africa with fewer than five."""
    if spaces()[to].kind == "box" or any(
        power in pair and _other(ground, power, to) in pair for pair in ground.view.treaties
    ):
        return False
    if ground.player(power) is None:
        return to in ranged(power)
    return ground.view.count == 5 or spaces()[to].region != "Africa"


def _other(ground: Ground, power: Power, to: str) -> str:
    control = ground.place(to).control
    return control if control != power else ""


def ranged(power: Power) -> list[str]:
    """SR-16.3: where a non-player power may go."""
    printed = next(one for one in non_player_powers() if one["id"] == power)
    if printed.get("range_spaces"):
        return list(printed["range_spaces"])
    return [one.id for one in spaces().values() if one.region in printed["range_regions"]]


def may_stay(ground: Ground, power: Power, at: str) -> bool:
    """SR-9.4 c: not with an ally of another player."""
    guests = [one for one in ground.there(at) if one != power and ground.allied(one, power)]
    return at != TRANSALPINE_BOX and not any(ground.player(one) != ground.player(power) for one in guests)


def harbours(ground: Ground, power: Power) -> list[str]:
    """SR-9.6.1, 17.1: the ports that this power may sail to; the box is left out."""
    able = [one.id for one in spaces().values() if one.port and one.id in ground.view.places and one.id != GARRISON_BOX]
    return [one for one in able if may_enter(ground, power, one)]


def carries(ground: Ground, power: Power, op: int, origin: str, to: str) -> int:
    """SR-9.6.3: the CU that a card of so many OP carries."""
    if power == "CAR" and ground.view.count == 5:
        return FLEET[op]
    if op < 3:
        return 0
    if power == "ROM":
        return 3 if "duoviri_navales" in ground.view.built else 0
    if power == "GRE":
        return 6 if "syracusae" in (origin, to) else 3
    return 0
