"""CD-9.D.1: a company takes up its line, one link each season."""

from __future__ import annotations

from games.diplomacy.companies.ending import end
from games.diplomacy.companies.shares import has_stake, votes
from games.diplomacy.orders import Dismantle
from games.diplomacy.railways.events import LinkTakenUp
from games.diplomacy.received import Received, legal
from games.diplomacy.state import Diplomacy, Railway
from games.diplomacy.why import Why
from games.kernel import Seat


def refusal(g: Diplomacy, seat: Seat, order: Dismantle) -> Why | None:
    """CD-9.D.1: a shareholder or proxy orders it, from one of its two ends."""
    railway = g.railway(order.railway)
    if railway is None:
        return Why("railway-unknown", "CD-9.D.1", {"railway": order.railway})
    if not has_stake(railway, seat):
        return Why("company-no-stake", "CD-9.D.1", {"railway": railway.id})
    if order.wanted and order.end not in ("", *railway.track[:1], *railway.track[-1:]):
        return Why("railway-no-end", "CD-9.D.1", {"railway": railway.id, "space": order.end})
    if not order.wanted and seat not in railway.dismantling:
        return Why("company-not-ordered", "CD-9.D.1", {"railway": railway.id})
    return None


def dismantle(g: Diplomacy, orders: Received) -> None:
    """CD-9.D.1: orders stand until taken back; what they carry is done this season, in Winter too."""
    for seat, order in legal(g, orders, Dismantle, refusal):
        if railway := g.railway(order.railway):
            _record(railway, seat, order)
    for railway in [*g.railways]:
        if decided(railway):
            _take_up(g, railway)


def _record(railway: Railway, seat: Seat, order: Dismantle) -> None:
    if order.wanted:
        at_start = bool(railway.track) and order.end == railway.track[0]
        railway.dismantling[seat] = "start" if at_start else "end"
    else:
        railway.dismantling.pop(seat, None)


def decided(railway: Railway) -> bool:
    """CD-9.D.1: the votes behind all orders in force exceed half of the shares issued."""
    return 2 * sum(votes(railway, seat) for seat in railway.dismantling) > railway.issued


def _take_up(g: Diplomacy, railway: Railway) -> None:
    """CD-9.D.1: one link, from the far end unless most of the votes that carry it name the other; the last ends it."""
    if railway.track:
        from_start = _from_start(railway)
        one, other = railway.track[:2] if from_start else railway.track[-2:]
        railway.cut += from_start
        railway.laid -= not from_start
        railway.laid_in, railway.halted = 0, True
        g.tell(LinkTakenUp(railway.id, one, other))
    if not railway.track:
        end(g, railway, bankrupt=False)


def _from_start(railway: Railway) -> bool:
    for_start = sum(votes(railway, seat) for seat, end in railway.dismantling.items() if end == "start")
    return 2 * for_start > sum(votes(railway, seat) for seat in railway.dismantling)
