"""CD-N.6, N.7: builds in own home centres, removals, and who goes for want of orders."""

from __future__ import annotations

from games.diplomacy.adjudicator import Adjusting, build, remove
from games.diplomacy.atlas import Piece, Place
from games.diplomacy.orders import BuildUnit, Reason, Remove, Winter
from games.diplomacy.positions.bases import muster
from games.diplomacy.positions.offices import in_order, label
from games.diplomacy.received import Received, of_kind, void
from games.diplomacy.standard.events import UnitDisbanded
from games.diplomacy.state import Diplomacy, Force
from games.diplomacy.why import Why
from games.diplomacy.winter.events import UnitBuilt, UnitRemoved
from games.kernel import Seat


def units(g: Diplomacy, seat: Seat) -> list[Force]:
    """CD-N.1: the units of a power, by where they stood."""
    return [force for force in in_order(g) if force.patron == seat]


def due(g: Diplomacy, seat: Seat) -> int:
    """CD-N.6, N.7: so many it may build, as far as there is room for them; below 0, so many it must remove."""
    owed = len(list(g.ruled(seat))) - len(units(g, seat))
    return min(owed, len(_rooms(g, seat))) if owed > 0 else owed


def _rooms(g: Diplomacy, seat: Seat) -> list[str]:
    """CD-N.6: its own home centres, still owned and empty."""
    power = _power(g, seat)
    return [one for one in power.owned if g.atlas.spaces[one].home == power.power and one not in power.occupied]


def _power(g: Diplomacy, seat: Seat) -> Adjusting:
    owned = [one.code for one in g.ruled(seat)]
    return Adjusting(g.atlas, g.names[g.code(seat)].name, owned, [force.space for force in g.forces])


def _pieces(g: Diplomacy, seat: Seat) -> list[Piece]:
    return [Piece(force.arm, force.at, seat) for force in units(g, seat)]


def refusal(g: Diplomacy, seat: Seat, order: Winter) -> Why | Reason | None:
    """CD-N.6, N.7: why an order of Winter is refused; None: it is accepted."""
    if g.season != "winter":
        return Why("winter-only", "CD-S.1")
    if isinstance(order, BuildUnit):
        found = build(_power(g, seat), [order], max(0, due(g, seat)))[0]
        return found if isinstance(found, Reason) else None
    if isinstance(order, Remove):
        return remove(_power(g, seat), _pieces(g, seat), [order], max(0, -due(g, seat))).faults[0]
    return None


def adjust(g: Diplomacy, orders: Received) -> None:
    """CD-N.6, N.7: of all powers on the same board, in order of code."""
    powers = sorted((one.seat for one in g.players.values() if one.holding), key=g.code)
    owed = {seat: due(g, seat) for seat in powers}
    for seat in powers:
        if owed[seat] < 0:
            _shrink(g, seat, [one for by, one in of_kind(orders, Remove) if by == seat], -owed[seat])
        else:
            _grow(g, seat, [one for by, one in of_kind(orders, BuildUnit) if by == seat], owed[seat])


def _grow(g: Diplomacy, seat: Seat, orders: list[BuildUnit], allowed: int) -> None:
    """CD-N.6: the first legal orders are carried out; builds may be waived."""
    for order, found in zip(orders, build(_power(g, seat), orders, allowed), strict=True):
        if isinstance(found, Place):
            muster(g, order.arm, found).patron = seat
            g.tell(UnitBuilt(order.arm, str(found), g.code(seat)))
        else:
            void(g, seat, order, Why(found.word, found.clause))


def _shrink(g: Diplomacy, seat: Seat, orders: list[Remove], most: int) -> None:
    """CD-N.7: the first legal orders; then by default."""
    removal = remove(_power(g, seat), _pieces(g, seat), orders, most)
    for order, fault in zip(orders, removal.faults, strict=True):
        if fault is not None:
            void(g, seat, order, Why(fault.word, fault.clause))
    for space in removal.ordered:
        _come_off(g, seat, space, UnitRemoved)
    for space in removal.by_default:
        _come_off(g, seat, space, UnitDisbanded)


def _come_off(g: Diplomacy, seat: Seat, space: str, why: type[UnitRemoved | UnitDisbanded]) -> None:
    """CD-N.7: the unit that stands there is taken off the board."""
    force = next(one for one in g.forces if one.space == space)
    g.tell(why(label(g, force), g.code(seat)))
    g.forces.remove(force)
