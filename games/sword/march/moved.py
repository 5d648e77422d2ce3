"""SR-7.3.1, 8.2.2: CU that have moved in this action may neither be picked up nor march a second time."""

from __future__ import annotations

from collections.abc import Mapping

from games.sword.components import Power, UnitType
from games.sword.state import Sword
from games.sword.underway import Activation, total


def _spot(power: Power, at: str) -> str:
    return f"{power}.{at}"


def _now(g: Sword) -> dict[str, int]:
    """What has moved in this action, by power and space."""
    if g.moved_in != g.moment:
        g.moved_in, g.moved = g.moment, {}
    return g.moved


def tired(g: Sword, power: Power, at: str) -> int:
    """How many CU there have moved or fought in this action."""
    return _now(g).get(_spot(power, at), 0)


def note(g: Sword, a: Activation) -> None:
    """The army has moved or acted: its CU are tired where they stand now."""
    spot = _spot(a.order.power, a.at)
    if total(a.units):
        _now(g)[spot] = _now(g).get(spot, 0) + total(a.units)


def dropped(g: Sword, a: Activation, number: int) -> None:
    """SR-8.2.2: what an army that has already moved leaves behind has moved."""
    if a.path and number:
        spot = _spot(a.order.power, a.at)
        _now(g)[spot] = _now(g).get(spot, 0) + number


def unmoved(g: Sword, power: Power, at: str, *, inside: bool = False) -> dict[UnitType, int]:
    """The CU there that may still march, by type: as many in all as have not moved."""
    stack = g.stack(power, at, inside=inside)
    return _less(stack.units, 0 if inside else tired(g, power, at)) if stack else {}


def free(g: Sword, a: Activation) -> dict[UnitType, int]:
    """SR-8.2.2: what the army may pick up where it stands: neither its own nor what has moved."""
    stack = g.stack(a.order.power, a.at)
    if stack is None:
        return {}
    others = {kind: number - a.units.get(kind, 0) for kind, number in stack.units.items()}
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
