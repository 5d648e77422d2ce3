"""CD-9.C.4: shares change hands, and their votes are lent."""

from __future__ import annotations

from games.diplomacy.companies.events import VotesLent
from games.diplomacy.companies.legality import refusal
from games.diplomacy.companies.shares import give, lend, lent, room, take, takes, tell_passed
from games.diplomacy.orders import Proxy, Recall, Transfer
from games.diplomacy.received import Received, legal, void
from games.diplomacy.state import NOBODY, Diplomacy, Railway
from games.diplomacy.why import Why
from games.kernel import Seat


def transfer(g: Diplomacy, orders: Received) -> None:
    """CD-9.C.4: in the order received; void: more than he has, or what the other refuses or has no room for."""
    for seat, order in legal(g, orders, Transfer, refusal):
        railway, taker = g.railway(order.railway), g.holder(order.to)
        if railway is None or taker is None:
            continue
        reason = _obstacle(g, railway, seat, taker, order.number)
        if reason:
            void(g, seat, order, Why(reason, "CD-9.C.4"))
        else:
            _pass(g, railway, seat, taker, order.number)


def _obstacle(g: Diplomacy, railway: Railway, seat: Seat, taker: Seat, number: int) -> str:
    if railway.shares.get(seat, 0) < number:
        return "shares-too-many"
    if not takes(g, taker, seat):
        return "shares-refused"
    return "" if room(g, railway, taker) else "shares-capped"


def _pass(g: Diplomacy, railway: Railway, seat: Seat, taker: Seat, number: int) -> None:
    """CD-9.C.4: as many as the cap allows; the rest stay his."""
    passed = min(number, room(g, railway, taker))
    take(railway, seat, passed)
    give(g, railway, taker, passed)
    tell_passed(g, railway, seat, taker, passed, "transfer")


def lend_votes(g: Diplomacy, orders: Received) -> None:
    """CD-9.C.4: votes are lent, or recalled, with notice to both sides alone."""
    both = [(seat, order) for seat, order in orders if isinstance(order, Proxy | Recall)]
    for seat, order in both:
        railway = g.railway(order.railway)
        why = refusal(g, seat, order)
        if why:
            void(g, seat, order, why)
        elif railway:
            borrower = g.holder(order.lent_to if isinstance(order, Recall) else order.to) or NOBODY
            _lend(g, railway, seat, borrower, order)


def _lend(g: Diplomacy, railway: Railway, seat: Seat, borrower: Seat, order: Proxy | Recall) -> None:
    """CD-9.C.4: of so many of his shares in all; more than he has not lent to others is void."""
    number = order.number if isinstance(order, Proxy) else 0
    to_others = lent(railway, seat) - railway.proxies.get(seat, {}).get(borrower, 0)
    if number + to_others > railway.shares.get(seat, 0):
        void(g, seat, order, Why("votes-too-many", "CD-9.C.4"))
        return
    lend(railway, seat, borrower, number)
    g.tell(VotesLent(railway.id, g.code(seat), g.code(borrower), number), [seat, borrower])
