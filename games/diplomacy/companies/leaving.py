"""CD-6.2(vi): what becomes of the stock of who drops out."""

from __future__ import annotations

from games.diplomacy.companies.control import settle_control
from games.diplomacy.companies.shares import lend, take, tell_passed
from games.diplomacy.state import NOBODY, Diplomacy, Railway
from games.kernel import Seat


def lose_all(g: Diplomacy, seat: Seat) -> None:
    """CD-6.2(vi): his shares become unowned, his votes, lent or borrowed, lapse; so does what he has ordered."""
    for railway in g.railways:
        number = railway.shares.get(seat, 0)
        if number:
            take(railway, seat, number)
            tell_passed(g, railway, seat, NOBODY, number, "drop-out")
        _return_votes(railway, seat)
        railway.dismantling.pop(seat, None)
        settle_control(g, railway)
    g.permits[:] = [one for one in g.permits if one.giver != seat]


def _return_votes(railway: Railway, seat: Seat) -> None:
    """CD-6.2(vi): votes lent to him are with their owners again."""
    for owner in [one for one, loans in railway.proxies.items() if seat in loans]:
        lend(railway, owner, seat, 0)
