"""SR-7.1.3, 7.1.4: what points of support are worth, and how they are spent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.kernel import Decision, IllegalAnswer, Raw
from games.sword.components import INDEPENDENT, Power, connections, spaces
from games.sword.minds import worth
from games.sword.minds.ground import Ground, roads, whose

FULL = 3
HALF = 0.5
WALL = 0.35


# What a point is worth


def adding(ground: Ground, power: Power, at: str) -> float:
    """A marker in a space of nobody's; or loyalty of a city that somebody threatens."""
    place = ground.place(at)
    if place.control == power:
        if exposed := worth.exposed(ground, at):
            return (exposed - worth.EXPOSED[min(FULL, place.loyalty + 1)]) * worth.gain(ground, at)
        return WALL * worth.gain(ground, at) * (0.2 + ground.danger(power, at)) / max(1, place.loyalty)
    return worth.gain(ground, at) if ground.mine(power) else worth.SMALL


def removing(ground: Ground, power: Power, at: str) -> float:
    """A marker gone, which the next point may replace; or loyalty: the last point takes the city."""
    place = ground.place(at)
    if ground.mine(place.control):
        return -worth.gain(ground, at)
    if not place.walled:
        near = ground.cu(power, at) or any(ground.place(one).control == power for one in ground.neighbours(at))
        return worth.lost(ground, at) + (HALF * worth.gain(ground, at) if near and ground.mine(power) else 0.0)
    whole = worth.taken(ground, power, at)
    return whole if place.loyalty == 1 else WALL * whole / place.loyalty


def point(ground: Ground, name: str) -> float:
    """What a point is worth by its name: "add.ROM.x", "remove.ROM.y"."""
    what, power, at = name.split(".")
    one = whose(power)
    return adding(ground, one, at) if what == "add" else removing(ground, one, at)


# Spending


def spend(asked: Decision[Any], ground: Ground) -> Raw:
    """Point by point what is worth most and can still be done; what harms oneself is left unspent."""
    number, first, later = asked.choice.form()
    values = {one: point(ground, one) for one in (*first, *later)}
    order = sorted((one for one in values if values[one] > 0), key=lambda one: (-values[one], one))
    spent: list[str] = []
    while len(spent) < number:
        nexts = next((one for one in order if _reads(asked, [*spent, one])), None)
        if nexts is None:
            break
        spent.append(nexts)
    return spent


def _reads(asked: Decision[Any], raw: Raw) -> bool:
    try:
        asked.choice.read(raw)
    except IllegalAnswer:
        return False
    return True


# What they will be worth


def by_operations(ground: Ground, number: int) -> float:
    """SR-7.1.3 to 7.1.5: of so many points spent by an operations card."""
    adds = [adding(ground, power, at) for power in ground.powers for at in additions(ground, power)]
    turned = [_turning(ground, power, at) for power in ground.powers for at in occupied(ground, power)]
    best = sorted([(value, 1) for value in adds] + turned, key=lambda one: -one[0] / one[1])
    return within(best, number)


def _turning(ground: Ground, power: Power, at: str) -> tuple[float, int]:
    """A space where an army stands is emptied by one point and taken by the next; a city loses its loyalty."""
    place = ground.place(at)
    both = worth.taken(ground, power, at)
    return both, place.loyalty if place.walled else 2


def within(best: Sequence[tuple[float, int]], number: int) -> float:
    """The sum of what so many points can pay for, the dearest for the point first."""
    total = 0.0
    for value, price in best:
        if value > 0 and number > 0:
            total += value * min(1.0, number / price) * (1.0 if price <= number else HALF)
            number -= min(number, price)
    return total


def additions(ground: Ground, power: Power, where: Callable[[str], bool] = lambda _: True) -> list[str]:
    """SR-7.1.3: where support may be added."""
    return [one for one in ground.view.places if where(one) and _can_add(ground, power, one)]


def _can_add(ground: Ground, power: Power, at: str) -> bool:
    place = ground.place(at)
    if place.control == power:
        return place.walled and place.loyalty < FULL and not place.besieged
    if place.control != INDEPENDENT or ground.walls(at) or spaces()[at].kind == "box" or ground.foes(power, at):
        return False
    return bool(ground.cu(power, at)) or any(ground.place(one).control == power for one in ground.neighbours(at))


def occupied(ground: Ground, power: Power) -> list[str]:
    """SR-7.1.4: spaces of enemies in which this power alone has CU."""
    own = [one.at for one in ground.view.stacks if one.power == power and not one.inside]
    alone = [one for one in own if not ground.foes(power, one) and not ground.foes(power, one, inside=True)]
    return [one for one in alone if spaces()[one].kind in ("normal", "walled") and _foreign(ground, power, one)]


def _foreign(ground: Ground, power: Power, at: str) -> bool:
    control = ground.place(at).control
    return control != INDEPENDENT and not ground.allied(control, power)


def removals(ground: Ground, where: Callable[[str], bool] = lambda _: True) -> list[str]:
    """SR-7.1.4: where others' support may be removed by an event."""
    return [
        at
        for at, place in ground.view.places.items()
        if where(at)
        and place.control != INDEPENDENT
        and not ground.mine(place.control)
        and spaces()[at].kind in ("normal", "walled")
        and _unguarded(ground, at)
    ]


def _unguarded(ground: Ground, at: str) -> bool:
    place = ground.place(at)
    control = whose(place.control)
    own = ground.cu(control, at) + ground.cu(control, at, inside=True)
    return place.loyalty > own if place.walled else own == 0


def by_event(ground: Ground, number: int, where: str, *, remove: bool) -> float:
    """Of so many points that a card adds or removes in its places."""
    inside = area(ground, where)
    if remove:
        power = ground.powers[0]
        values = [removing(ground, power, at) for at in removals(ground, inside)]
    else:
        values = [adding(ground, power, at) for power in ground.powers for at in additions(ground, power, inside)]
    return within([(one, 1) for one in sorted(values, reverse=True)], number)


def area(ground: Ground, where: str) -> Callable[[str], bool]:
    """SR-33.3: whether a space is among those that a card speaks of."""
    if where == "any":
        return lambda _: True
    if where == "appian":
        along = [end for one in connections() if one.appian for end in (one.a, one.b)]
        return lambda at: at in along
    if where.startswith("adjacent_"):
        power = where.removeprefix("adjacent_")
        return lambda at: any(at in roads()[one] for one in ground.view.places if ground.place(one).control == power)
    return lambda at: spaces()[at].region in where.split("|")
