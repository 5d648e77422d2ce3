"""CD-9.A, 9.C.3: whether an order about works would be accepted now, and if not why (CD-E.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.diplomacy.companies.shares import cap
from games.diplomacy.orders import BuildLine, Halt, Permit, RailwayOrder, Reroute
from games.diplomacy.state import Diplomacy, Railway
from games.diplomacy.why import Why
from games.kernel import Seat

from .track import joins, unfinished


def refusal(g: Diplomacy, seat: Seat, order: RailwayOrder) -> Why | None:
    """CD-E.5: why an order is refused; None: it is accepted."""
    if g.season == "winter":
        return Why("railway-winter", "CD-9.A.2")  # CD-S.4: in Winter there is dismantling only
    match order:
        case BuildLine():
            return _line(g, seat, order)
        case Reroute():
            return _reroute(g, seat, order)
        case Halt():
            return _halt(g, seat, order)
        case Permit():
            return _permit(g, seat, order)


def _line(g: Diplomacy, seat: Seat, order: BuildLine) -> Why | None:
    """CD-9.A.5: he controls the first province, which has a centre; the whole route can be built."""
    return (
        _controlled(g, seat, order.route[0], "CD-9.A.5")
        or _centre(g, order)
        or _route(g, order.route)
        or _issue(g, order)
    )


def _centre(g: Diplomacy, order: BuildLine) -> Why | None:
    start = g.atlas.spaces[order.route[0]]
    return None if start.centre else Why("railway-no-centre", "CD-9.A.5", {"space": start.code})


def _route(g: Diplomacy, route: Sequence[str]) -> Why | None:
    """CD-9.A.4, 9.A.5: every step an open border, a pass or a strait; no province twice."""
    if len(route) < 2:
        return Why("railway-short", "CD-9.A.5")
    if len({*route}) < len(route):
        return Why("railway-twice", "CD-9.A.5")
    gaps = ((one, other) for one, other in pairwise(route) if not joins(g.atlas, one, other))
    gap = next(gaps, None)
    return Why("railway-no-border", "CD-9.A.4", {"start": gap[0], "end": gap[1]}) if gap else None


def _issue(g: Diplomacy, order: BuildLine) -> Why | None:
    """CD-9.C.3: 10 to 20 shares; any allotment leaves at least half of them owned, and nobody above the cap."""
    low, high = g.law.least_shares, g.law.most_shares
    if order.shares is not None and not low <= order.shares <= high:
        return Why("shares-number", "CD-9.C.3", {"low": low, "high": high})
    stranger = next((code for code, _ in order.allotment if g.holder(code) is None), "")
    if stranger:
        return Why("code-unknown", "CD-3.B.2", {"code": stranger})
    return None if allotted(g, order) else Why("shares-allotment", "CD-9.C.3")


def issued(g: Diplomacy, order: BuildLine) -> int:
    """CD-9.C.3: how many shares: as stated, else 20 (or what the law allows)."""
    return order.shares or max(g.law.least_shares, min(20, g.law.most_shares))


def allotted(g: Diplomacy, order: BuildLine) -> bool:
    """CD-9.C.3, 9.C.5: an allotment is none at all, or leaves half owned and nobody above the cap."""
    number = issued(g, order)
    by_code: dict[str, int] = {}
    for code, shares in order.allotment:
        by_code[code] = by_code.get(code, 0) + shares
    owned = sum(by_code.values())
    return not by_code or (number <= 2 * owned <= 2 * number and max(by_code.values()) <= cap(g, number))


def _reroute(g: Diplomacy, seat: Seat, order: Reroute) -> Why | None:
    """CD-9.A.6: another way on from what is laid, ordered by the controller of the centre."""
    railway = g.railway(order.railway)
    if railway is None:
        return _no_railway(order.railway)
    way = whole(railway, order.route)
    if railway.cut or way[: railway.laid + 1] != railway.route[: railway.laid + 1] or way == railway.route:
        return Why("railway-same-way", "CD-9.A.6", {"railway": railway.id})
    return _controlled(g, seat, way[0], "CD-9.A.6") or _route(g, way)


def whole(railway: Railway, way: Sequence[str]) -> list[str]:
    """CD-E.5: the whole route; one that begins where the track ends has only one possible meaning."""
    if way[0] == railway.route[railway.laid]:
        return [*railway.route[: railway.laid], *way]
    return list(way)


def _halt(g: Diplomacy, seat: Seat, order: Halt) -> Why | None:
    """CD-9.A.3: the controller of the centre halts works, or orders them on."""
    railway = g.railway(order.railway)
    if railway is None:
        return _no_railway(order.railway)
    if not unfinished(railway):
        return Why("railway-finished", "CD-9.A.3", {"railway": railway.id})
    return _controlled(g, seat, railway.route[0], "CD-9.A.3")


def _permit(g: Diplomacy, seat: Seat, order: Permit) -> Why | None:
    """CD-9.A.7: the controller of a province permits a railway, a builder or all."""
    known = order.whom.casefold() == "all" or g.railway(order.whom) or g.holder(order.whom)
    if not known:
        return Why("permit-whom", "CD-9.A.7", {"whom": order.whom})
    return _controlled(g, seat, order.province, "CD-9.A.7")


def _controlled(g: Diplomacy, seat: Seat, province: str, clause: str) -> Why | None:
    return None if g.controller(province) == seat else Why("not-controller", clause, {"space": province})


def _no_railway(number: str) -> Why:
    return Why("railway-unknown", "CD-9.A.5", {"railway": number})
