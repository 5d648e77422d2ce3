"""CD-9.A.1 to 9.A.4, 9.A.6 to 9.A.10: the works of a season."""

from __future__ import annotations

from games.diplomacy.orders import Halt, Reroute
from games.diplomacy.railways.events import LineRerouted, LinkLaid, WorksIdle, WorksOrdered
from games.diplomacy.received import Received, legal, void
from games.diplomacy.state import Diplomacy, Railway
from games.diplomacy.why import Why
from games.kernel import Seat

from .dismantling import decided
from .legality import refusal, whole
from .permits import permitted
from .track import building, joins, obstructed, unfinished


def halt(g: Diplomacy, orders: Received) -> None:
    """CD-9.A.3: works are halted, or ordered on by who controls the centre now."""
    for seat, order in legal(g, orders, Halt, refusal):
        railway = g.railway(order.railway)
        if railway and order.halted:
            _order(g, railway, seat, halted=True)
        elif railway and _may_begin(g, railway, seat, order):
            _order(g, railway, seat, halted=False)


def reroute(g: Diplomacy, orders: Received) -> None:
    """CD-9.A.6: the way on is changed, and a season owed for it; whoever orders it orders the works on."""
    for seat, order in legal(g, orders, Reroute, refusal):
        railway = g.railway(order.railway)
        if railway is None or not _may_begin(g, railway, seat, order):
            continue
        railway.route[:] = whole(railway, order.route)
        railway.builder, railway.halted = seat, False
        railway.idle = unfinished(railway)
        g.tell(LineRerouted(railway.id, g.code(seat), tuple(railway.route)))


def _order(g: Diplomacy, railway: Railway, seat: Seat, *, halted: bool) -> None:
    if railway.halted != halted or railway.builder != seat:
        railway.builder, railway.halted = seat, halted
        g.tell(WorksOrdered(railway.id, g.code(seat), halted))


def _may_begin(g: Diplomacy, railway: Railway, seat: Seat, order: Halt | Reroute) -> bool:
    """CD-9.A.5: a centre builds one railway at a time."""
    if building(g, railway.route[0]) in (None, railway):
        return True
    void(g, seat, order, Why("railway-one-at-a-time", "CD-9.A.5"))
    return False


def build(g: Diplomacy) -> None:
    """CD-9.A.2, 9.A.3: every line that is not finished goes on by one link, if nothing is in the way."""
    for railway in g.railways:
        if not unfinished(railway) or railway.halted or decided(railway):
            continue
        reason = hindrance(g, railway)
        if reason:
            g.tell(WorksIdle(railway.id, reason, *_next(railway)))
        if reason == "rerouted":
            railway.idle = False
        elif not reason:
            _lay(g, railway)


def hindrance(g: Diplomacy, railway: Railway) -> str:
    """CD-9.A.10: why nothing can be built, in the order in which it is looked into; "": nothing hinders it."""
    start, end = _next(railway)
    if railway.builder != g.controller(railway.route[0]):
        return "controller"
    if railway.route[0] in g.engaged or not g.atlas.spaces[railway.route[0]].centre:
        return "centre"
    if railway.idle:
        return "rerouted"
    if not joins(g.atlas, start, end):
        return "border"
    if not permitted(g, railway, end):
        return "permit"
    return "blocked" if obstructed(g, [start, end], railway.builder, "works") else ""


def _lay(g: Diplomacy, railway: Railway) -> None:
    """CD-9.A.2: one season, one link."""
    start, end = _next(railway)
    railway.laid += 1
    railway.laid_in = g.counted
    g.tell(LinkLaid(railway.id, start, end))


def _next(railway: Railway) -> tuple[str, str]:
    return railway.route[railway.laid], railway.route[railway.laid + 1]
