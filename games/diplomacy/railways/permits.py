"""CD-9.A.7: permits for track to enter a province."""

from __future__ import annotations

from games.diplomacy.orders import Permit as PermitOrder
from games.diplomacy.railways.events import PermitGiven
from games.diplomacy.received import Received, legal
from games.diplomacy.state import NOBODY, Diplomacy, Permit, Railway
from games.kernel import Seat

from .legality import refusal


def permit(g: Diplomacy, orders: Received) -> None:
    """CD-9.A.7: they stand until withdrawn, as long as whoever gave them controls the province."""
    g.permits[:] = [one for one in g.permits if one.giver == g.controller(one.province)]
    for seat, order in legal(g, orders, PermitOrder, refusal):
        _record(g, seat, order)


def permitted(g: Diplomacy, railway: Railway, province: str) -> bool:
    """CD-9.A.7: his own province, or one whose controller permits this railway, its builder, or all."""
    controller = g.controller(province)
    if not controller or controller == railway.builder:
        return bool(controller)
    given = (one for one in g.permits if one.province == province)  # of others than its controller none is left
    return any(one.railway in ("", railway.id) and one.builder in (NOBODY, railway.builder) for one in given)


def _record(g: Diplomacy, seat: Seat, order: PermitOrder) -> None:
    """CD-9.A.7: given, or withdrawn; whoever withdraws from all withdraws everything in that province."""
    meant = _meant(g, seat, order)
    others = [one for one in g.permits if not _covers(meant, one)]
    if order.granted == (meant in g.permits) or (not order.granted and len(others) == len(g.permits)):
        return
    g.permits[:] = [*g.permits, meant] if order.granted else others
    whom = meant.railway or g.code(meant.builder)
    g.tell(PermitGiven(g.code(seat), meant.province, whom, order.granted))


def _meant(g: Diplomacy, seat: Seat, order: PermitOrder) -> Permit:
    railway = g.railway(order.whom)
    return Permit(seat, order.province, railway.id if railway else "", g.holder(order.whom) or NOBODY)


def _covers(withdrawn: Permit, one: Permit) -> bool:
    everything = not withdrawn.railway and not withdrawn.builder
    return one.province == withdrawn.province and (everything or one == withdrawn)
