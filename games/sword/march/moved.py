"""SR-7.3.1, 8.2.2: CU that have moved in this action may neither be picked up nor march a second time."""

from __future__ import annotations

from collections.abc import Mapping

from games.sword.components import Power, UnitType
from games.sword.state import Sword
from games.sword.underway import Activation, Battle, total


def _spot(power: Power, at: str) -> str:
    return f"{power}.{at}"


def tired(g: Sword, power: Power, at: str) -> int:
    """How many CU there have moved or fought in this action."""
    return g.moved.get(_spot(power, at), 0) if g.moved_in == g.moment else 0


def exhaust(g: Sword, power: Power, at: str, number: int) -> None:
    """So many CU more that stand there have moved or fought in this action."""
    if g.moved_in != g.moment:
        g.moved_in, g.moved = g.moment, {}
    if number > 0:
        g.moved[_spot(power, at)] = tired(g, power, at) + number


def note(g: Sword, a: Activation) -> None:
    """The army has moved or acted: its CU are tired where they stand now; not by a free activation (SR-21.1)."""
    if not a.order.free and (a.path or a.fought or a.sieged or a.plundered):
        exhaust(g, a.order.power, a.at, total(a.units))


def dropped(g: Sword, a: Activation, number: int) -> None:
    """SR-8.2.2: what an army that has already moved leaves behind has moved."""
    if a.path:
        exhaust(g, a.order.power, a.at, number)


def standing(g: Sword) -> Mapping[tuple[Power, str], int]:
    """How many CU of each power stand where, inside and outside together."""
    found: dict[tuple[Power, str], int] = {}
    for one in g.stacks:
        found[one.power, one.at] = found.get((one.power, one.at), 0) + one.cu
    return found


def have_fought(g: Sword, a: Activation, battle: Battle, before: Mapping[tuple[Power, str], int]) -> None:
    """SR-7.3.1: tired are also those who fought beside the army, and where the beaten have gone."""
    for (power, at), now in standing(g).items():
        if power not in battle.attacker.powers:
            continue
        if at != battle.at:
            exhaust(g, power, at, now - before.get((power, at), 0))
        else:
            own = total(a.units) if (power, at) == (a.order.power, a.at) else 0
            exhaust(g, power, at, now - own - tired(g, power, at))


def unmoved(g: Sword, power: Power, at: str, *, inside: bool = False) -> dict[UnitType, int]:
    """The CU there that may still march, by type: as many in all as have not moved."""
    stack = g.stack(power, at, inside=inside)
    return _less(stack.units, tired(g, power, at)) if stack else {}


def free(g: Sword, a: Activation) -> dict[UnitType, int]:
    """SR-8.2.2: what the army may pick up where it stands: neither its own nor what has moved."""
    stack = g.stack(a.order.power, a.at)
    if stack is None:
        return {}
    others: dict[UnitType, int] = {kind: number - a.units.get(kind, 0) for kind, number in stack.units.items()}
    return _less(others, tired(g, a.order.power, a.at))


def _less(units: Mapping[UnitType, int], number: int) -> dict[UnitType, int]:
    """Fewer by so many, of whichever type."""
    left: dict[UnitType, int] = {}
    for kind, there in units.items():
        gone = min(there, number)
        number -= gone
        if there > gone:
            left[kind] = there - gone
    return left
