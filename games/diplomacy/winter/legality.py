"""CD-S.5, S.6, CD-D.9 (4.B.7, 4.C): whether an order of Winter would be accepted now, and if not why (CD-E.5)."""

from __future__ import annotations

from games.diplomacy.orders import Adopt, BuildUnit, Drop, Remove, Winter, Yield
from games.diplomacy.state import Diplomacy, Force
from games.diplomacy.why import Why
from games.kernel import Seat


def refusal(g: Diplomacy, seat: Seat, order: Winter) -> Why | None:
    """CD-E.5: why an order is refused; None: it is accepted."""
    if g.season != "winter":
        return Why("winter-only", "CD-S.1")
    if isinstance(order, BuildUnit):
        return _build(g, seat, order)
    force = g.began_on(order.unit)
    if force is None:
        return Why("unit-unknown", "CD-S.6", {"space": order.unit})
    if isinstance(order, Remove):
        return _of_unit(order.unit, "CD-S.6", his=g.direct(force) == seat)  # controller of its base, or its patron
    if isinstance(order, Drop):
        return _of_unit(order.unit, "CD-S.5", his=g.controller(force.base) == seat)
    return _adopt(g, seat, order) if isinstance(order, Adopt) else _yield(g, seat, force, order)


def _build(g: Diplomacy, seat: Seat, order: BuildUnit) -> Why | None:
    """CD-S.6.4: in a centre he controls: an army anywhere, a fleet if coastal, naming one of several coasts."""
    space = g.atlas.spaces.get(order.at.space)
    if space is None or not space.centre or g.controller(space.code) != seat:
        return Why("build-not-his", "CD-S.6", {"space": order.at.space})
    if order.arm == "F" and space.ground == "land":
        return Why("build-inland", "CD-S.6", {"space": space.code})
    if not g.atlas.holds(order.arm, order.at):
        return Why("build-coast", "CD-D.9", {"space": space.code})
    return None


def _of_unit(unit: str, clause: str, *, his: bool) -> Why | None:
    return None if his else Why("unit-not-his", clause, {"space": unit})


def _adopt(g: Diplomacy, seat: Seat, order: Adopt) -> Why | None:
    """CD-S.6.2: the controller of the centre that is to support it."""
    space = g.atlas.spaces.get(order.at)
    if space is None or not space.centre or g.controller(order.at) != seat:
        return Why("adopt-not-his", "CD-S.6", {"space": order.at})
    return None


def _yield(g: Diplomacy, seat: Seat, force: Force, order: Yield) -> Why | None:
    """CD-S.6.2: its patron, or the Commander of a unit without one, to a holding name (CD-3.B.2)."""
    if g.holder(order.to) is None:
        return Why("code-unknown", "CD-3.B.2", {"code": order.to})
    # A unit in excess of its centre has the Ruler there as its patron, once the deadline is over (CD-S.5).
    patron = g.provinces[force.base].ruler if force.base else force.patron or g.commander(force)
    return _of_unit(order.unit, "CD-S.6", his=patron == seat)
