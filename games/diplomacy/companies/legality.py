"""CD-9.C: whether an order of a shareholder or controller would be accepted now, and if not why (CD-E.5)."""

from __future__ import annotations

from games.diplomacy.orders import Bar, Proxy, Recall, Secrecy, Transfer
from games.diplomacy.state import Diplomacy, Railway
from games.diplomacy.targets import unknown
from games.diplomacy.why import Why
from games.kernel import Seat


def refusal(g: Diplomacy, seat: Seat, order: Transfer | Proxy | Recall | Bar | Secrecy) -> Why | None:
    """CD-E.5: why an order is refused; None: it is accepted. Orders to dismantle: games/diplomacy/railways."""
    railway = g.railway(order.railway)
    if railway is None:
        return Why("railway-unknown", "CD-9.C.2", {"railway": order.railway})
    match order:
        case Transfer():
            return _stranger(g, seat, order.to) or _some(order.number)
        case Proxy():
            return _stranger(g, seat, order.to) or _some(order.number) or _owner(railway, seat)
        case Recall():
            return None if _lent(g, railway, seat, order) else Why("proxy-none", "CD-9.C.4", {"code": order.lent_to})
        case Bar():
            return _controls(railway, seat, "CD-9.C.1") or _known(g, order)
        case Secrecy():
            return _controls(railway, seat, "CD-9.C.6")


def _stranger(g: Diplomacy, seat: Seat, code: str) -> Why | None:
    """CD-3.B.2: shares and votes go to another player's holding name."""
    if g.holder(code) is None:
        return Why("code-unknown", "CD-3.B.2", {"code": code})
    return Why("shares-to-himself", "CD-9.C.4") if g.holder(code) == seat else None


def _some(number: int) -> Why | None:
    return None if number > 0 else Why("shares-none", "CD-9.C.4")


def _owner(railway: Railway, seat: Seat) -> Why | None:
    """CD-9.C.4: votes are lent by who owns the shares; votes that are lent to him are not his to lend."""
    return None if seat in railway.shares else Why("company-no-shares", "CD-9.C.4", {"railway": railway.id})


def _lent(g: Diplomacy, railway: Railway, seat: Seat, order: Recall) -> bool:
    return g.holder(order.lent_to) in railway.proxies.get(seat, {})


def _controls(railway: Railway, seat: Seat, clause: str) -> Why | None:
    """CD-9.C.3: with no majority there is no controller."""
    return None if railway.controller == seat else Why("company-not-controller", clause, {"railway": railway.id})


def _known(g: Diplomacy, order: Bar) -> Why | None:
    name = unknown(g, order.against)
    return Why("target-unknown", "CD-9.C.1", {"name": name}) if name else None
