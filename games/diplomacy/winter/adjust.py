"""CD-S.4.3, S.4.4, S.6: the adjustments of Winter, in order."""

from __future__ import annotations

from games.diplomacy.companies.bars import read_bars
from games.diplomacy.orders import BuildUnit, Remove
from games.diplomacy.positions.bases import raise_unit
from games.diplomacy.positions.offices import in_order, label
from games.diplomacy.received import Received, legal, void
from games.diplomacy.state import Diplomacy, Force
from games.diplomacy.why import Why
from games.diplomacy.winter.adoptions import adopt, adopt_by_default
from games.diplomacy.winter.capacities import free, tell_lost
from games.diplomacy.winter.events import UnitBuilt, UnitRemoved
from games.diplomacy.winter.excess import drop_excess
from games.diplomacy.winter.legality import refusal
from games.kernel import Seat


def adjust(g: Diplomacy, orders: Received) -> None:
    """CD-S.4: capacities fixed; removals, adoptions, default adoptions, builds; what has no support goes."""
    read_bars(g, orders)  # a bar works in the season in which it is ordered (CD-9.C.1), on doubling too (CD-9.B.2)
    tell_lost(g)
    drop_excess(g, orders)
    remove(g, orders)
    adopt(g, orders)
    adopt_by_default(g, orders)
    build(g, orders)
    remove_unsupported(g)


def remove(g: Diplomacy, orders: Received) -> None:
    """CD-S.6.1: a controller any unit based in his province, a patron any of his unsupported units."""
    for seat, order in legal(g, orders, Remove, refusal):
        force = g.began_on(order.unit)
        if force is not None:
            _off(g, force, g.code(seat))


def build(g: Diplomacy, orders: Received) -> None:
    """CD-S.6.4: one unit a centre, the first that is legal (CD-D.9, 4.D.4), where there is room and no unit."""
    done: list[str] = []
    for seat, order in legal(g, orders, BuildUnit, refusal):
        reason = _obstacle(g, order, done)
        if reason:
            void(g, seat, order, Why(reason, "CD-S.6"))
        else:
            done.append(order.at.space)
            _raise(g, order, seat)


def _obstacle(g: Diplomacy, order: BuildUnit, done: list[str]) -> str:
    if order.at.space in done:
        return "build-one-a-winter"
    if g.on(order.at.space):
        return "build-occupied"
    return "" if free(g, order.at.space) else "build-no-room"


def _raise(g: Diplomacy, order: BuildUnit, seat: Seat) -> None:
    """CD-S.6.4: the new unit is under direct command."""
    raise_unit(g, order.arm, order.at)
    g.tell(UnitBuilt(order.arm, str(order.at), g.code(seat)))


def remove_unsupported(g: Diplomacy) -> None:
    """CD-S.6.5: units still unsupported are removed."""
    for force in [one for one in in_order(g) if not one.base]:
        _off(g, force, "")


def _off(g: Diplomacy, force: Force, code: str) -> None:
    g.tell(UnitRemoved(label(g, force), code))
    g.forces.remove(force)
