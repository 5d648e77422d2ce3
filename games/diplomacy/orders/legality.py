"""CD-D.10: a military order judged from positions alone. An illegal one is as if never written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.diplomacy.atlas import Piece, Position

from .block import legal_block
from .convoy import legal_convoy
from .move import legal_move
from .orders import Convoy, Move, Order, Support
from .reason import Reason
from .seize import legal_seize
from .support import legal_support


def legal(position: Position, piece: Piece, order: Order) -> Order | Reason:
    """CD-D.2: the order with its coasts, or why it is none."""
    if isinstance(order, Move):
        return legal_move(position, piece, order)
    if isinstance(order, Support):
        return legal_support(position, piece, order)
    if isinstance(order, Convoy):
        return legal_convoy(position, piece, order)
    return order


def fault(position: Position, order: Order) -> Reason | None:
    """CD-D.2, D.10: why an order, whatever is written behind it, is as if never written; None: it is not."""
    piece = position.pieces.get(order.unit)
    if piece is None:
        return Reason("no-unit-there", "CD-D.2", (order.unit,))
    judged = legal(position, piece, order)
    return judged if isinstance(judged, Reason) else None


def standing(position: Position, order: Order) -> tuple[Order, Sequence[Reason]]:
    """CD-E.6, 5.B(b.3), 10.B: what stands of a legal order: all but an illegal seize or block; and why these are."""
    piece = position.pieces[order.unit]
    judged = legal(position, piece, order)
    if isinstance(judged, Reason):
        return order, ()
    seize = legal_seize(position, piece, judged, over_pass=goes_over_pass(position, judged))
    block = legal_block(position, piece, judged)
    kept = replace(
        order,
        seize=None if isinstance(seize, Reason) else order.seize,
        block=None if isinstance(block, Reason) else order.block,
    )
    return kept, [one for one in (seize, block) if isinstance(one, Reason)]


def faults(position: Position, order: Order) -> Sequence[Reason]:
    """CD-D.10, E.6: what is wrong with an order as it is handed in: itself, else its seize and its block."""
    wrong = fault(position, order)
    return standing(position, order)[1] if wrong is None else [wrong]


def goes_over_pass(position: Position, order: Order) -> bool:
    """CD-10.B, 9.B.3(d): whether the last step of a legal march is a pass."""
    if not isinstance(order, Move):
        return False
    if order.rail:
        track = position.traffic.tracks[order.rail]
        start, end = track.index(order.unit), track.index(order.to.space)
        return order.to.space in position.atlas.ways.passes[track[end - 1 if start < end else end + 1]]
    return order.to.space in position.atlas.ways.passes.get(order.unit, frozenset())
