"""CD-9.A.1, 9.A.5, 9.C.2, 9.C.3: a line is begun and its company founded."""

from __future__ import annotations

from games.diplomacy.companies.shares import cap, give, takes
from games.diplomacy.orders import BuildLine
from games.diplomacy.railways.events import LineFounded
from games.diplomacy.received import Received, legal, void
from games.diplomacy.state import Diplomacy, Railway
from games.diplomacy.why import Why
from games.kernel import Seat

from .legality import allotted, issued, refusal
from .track import building


def found(g: Diplomacy, orders: Received) -> None:
    """CD-9.A.5: what is begun this season, by first province."""
    last = {order.route[0]: (seat, order) for seat, order in legal(g, orders, BuildLine, refusal)}
    for start in sorted(last):
        seat, order = last[start]
        why = hindrance(g, start)
        if why:
            void(g, seat, order, why)
        else:
            open_line(g, seat, order)


def hindrance(g: Diplomacy, centre: str) -> Why | None:
    """CD-9.A.1, 9.A.5: the centre must be free, and build nothing else; an order before that is void."""
    if centre in g.engaged:
        return Why("railway-centre-engaged", "CD-9.A.1", {"space": centre})
    if building(g, centre):
        return Why("railway-one-at-a-time", "CD-9.A.5", {"space": centre})
    return None


def open_line(g: Diplomacy, founder: Seat, order: BuildLine) -> None:
    """CD-9.C.2: the company is founded, whether or not track can be laid yet."""
    g.founded += 1
    railway = Railway(f"R{g.founded}", [*order.route], builder=founder, issued=issued(g, order))
    g.railways.append(railway)
    for owner, number in allotment(g, founder, order):
        give(g, railway, owner, number)
    owned = tuple(sorted((g.code(owner), number) for owner, number in railway.shares.items()))
    g.tell(LineFounded(railway.id, g.code(founder), tuple(railway.route), railway.issued, owned))


def allotment(g: Diplomacy, founder: Seat, order: BuildLine) -> list[tuple[Seat, int]]:
    """CD-9.C.3: as stated, but for who refuses shares; else, or if too few are left, one above half for himself."""
    willing = [(code, number) for code, number in order.allotment if takes(g, g.holder(code), founder)]
    kept = BuildLine(author=order.author, route=order.route, shares=order.shares, allotment=willing)
    if willing and allotted(g, kept):
        return [(owner, number) for code, number in willing if (owner := g.holder(code))]
    return [(founder, cap(g, issued(g, order)))]
