"""CD-S.3.3, 9.B, 9.C.1, 11.B: bars and canal orders are read, and blocks kept: what is open to whom this season."""

from __future__ import annotations

from games.diplomacy.adjudicator import Outcome
from games.diplomacy.atlas import Closing as ClosedLinks
from games.diplomacy.atlas import Traffic
from games.diplomacy.companies.bars import read_bars
from games.diplomacy.orders import CloseCanal
from games.diplomacy.railways.events import CanalClosed
from games.diplomacy.received import Received, legal
from games.diplomacy.state import Blocking, Closing, Diplomacy, Railway
from games.diplomacy.targets import named, unknown, whom
from games.diplomacy.why import Why
from games.kernel import Seat

from .track import usable


def traffic(g: Diplomacy, orders: Received) -> Traffic:
    """CD-S.3.3: before movement: the bars and closings of the season, and the track that can be used."""
    g.engaged[:] = sorted({force.base for force in g.forces if force.base})
    read_bars(g, orders)
    _close_canals(g, orders)
    return Traffic(
        tracks={one.id: tuple(usable(g, one)) for one in g.railways},
        bars={one.id: _bars(g, one) for one in g.railways},
        closings=tuple(links for one in g.closings for links in _links(g, one)),
    )


def note_blocks(g: Diplomacy, outcome: Outcome) -> None:
    """CD-9.A.8, 9.B.2, CD-G.5: after movement: the valid blocks of the season, kept until the next movement."""
    g.blocks.clear()
    for space, fate in outcome.fates.items():
        if fate.block is not None:
            target = whom(g, Seat(fate.piece.commander), fate.block.against)
            g.blocks.append(Blocking(space, fate.block.what, target, fate.block.strait))


def refusal(g: Diplomacy, seat: Seat, order: CloseCanal) -> Why | None:
    """CD-11.B: whoever controls a province on a canal closes it, to known codes and units (CD-3.B.2)."""
    if g.season == "winter":
        return Why("canal-winter", "CD-11.B")
    if order.canal not in {canal.id for canal in g.atlas.canals}:
        return Why("canal-unknown", "CD-11.B", {"canal": order.canal})
    if not _provinces(g, seat, order.canal):
        return Why("canal-not-controller", "CD-11.B", {"canal": order.canal})
    name = unknown(g, order.against)
    return Why("target-unknown", "CD-3.B.2", {"name": name}) if name else None


def _close_canals(g: Diplomacy, orders: Received) -> None:
    """CD-11.B: for this season only; the last order about a canal stands, and one to open it takes a closing back."""
    g.closings.clear()
    last: dict[tuple[str, str], tuple[Seat, CloseCanal]] = {}
    for seat, order in legal(g, orders, CloseCanal, refusal):
        last[order.canal, g.code(seat)] = (seat, order)
    for canal, code in sorted(last):
        seat, order = last[canal, code]
        if order.closed:
            _close(g, seat, order)


def _close(g: Diplomacy, seat: Seat, order: CloseCanal) -> None:
    closing = Closing(order.canal, _provinces(g, seat, order.canal), whom(g, seat, order.against))
    g.closings.append(closing)
    g.tell(CanalClosed(order.canal, g.code(seat), tuple(closing.provinces), named(g, closing.whom)))


def _provinces(g: Diplomacy, seat: Seat, number: str) -> list[str]:
    """CD-11.B: the provinces on the canal that he controls."""
    on_it = [code for canal in g.atlas.canals if canal.id == number for code in canal.provinces]
    return [code for code in on_it if g.controller(code) == seat]


def _links(g: Diplomacy, closing: Closing) -> list[ClosedLinks]:
    against = named(g, closing.whom)
    return [ClosedLinks(closing.canal, code, closing.whom.by, against) for code in closing.provinces]


def _bars(g: Diplomacy, railway: Railway) -> tuple[str, ...]:
    """CD-9.C.3: with no controller no bar is in force."""
    return named(g, railway.barred) if railway.controller else ()
