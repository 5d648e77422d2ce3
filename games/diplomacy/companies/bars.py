"""CD-9.C.1, 9.C.6: what the controller of a railway orders of it: who may not use it, and whether owners are known."""

from __future__ import annotations

from games.diplomacy.companies.events import LineBarred, SecrecyOrdered
from games.diplomacy.companies.legality import refusal
from games.diplomacy.orders import Bar, Secrecy
from games.diplomacy.received import Received, legal
from games.diplomacy.state import Diplomacy, Railway, Whom
from games.diplomacy.targets import named, whom
from games.kernel import Seat


def read_bars(g: Diplomacy, orders: Received) -> None:
    """CD-9.C.1: a bar works in the season in which it is ordered, and stands until it is lifted."""
    for seat, order in legal(g, orders, Bar, refusal):
        railway = g.railway(order.railway)
        if railway is None:
            continue
        target = whom(g, seat, order.against)
        _set(railway.barred, target, barred=order.barred)
        code = "" if railway.secret else g.code(seat)
        g.tell(LineBarred(railway.id, code, named(g, target), order.barred))


def barred(railway: Railway, player: Seat, unit: str = "") -> bool:
    """CD-9.C.1, 9.C.3: whether he, or this unit, may not use it; with no controller no bar is in force."""
    return bool(railway.controller) and railway.barred.meets(player, unit)


def order_secrecy(g: Diplomacy, orders: Received) -> None:
    """CD-9.C.6: the controller decides whether ownership is secret."""
    for _, order in legal(g, orders, Secrecy, refusal):
        railway = g.railway(order.railway)
        if railway is not None and railway.secret != order.secret:
            railway.secret = order.secret
            g.tell(SecrecyOrdered(railway.id, order.secret))


def _set(kept: Whom, target: Whom, *, barred: bool) -> None:
    """Added once, or taken away."""
    kept.players[:] = [one for one in kept.players if one not in target.players]
    kept.units[:] = [one for one in kept.units if one not in target.units]
    if barred:
        kept.players.extend(target.players)
        kept.units.extend(target.units)
