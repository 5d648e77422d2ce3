"""CD-9.A.8, 9.B.4, 12.B: a unit that is not ordered to move stops trains, works, or a strait."""

from __future__ import annotations

from games.diplomacy.atlas import Piece, Position, Strait

from .orders import Block, Move, Order
from .reason import Reason


def legal_block(position: Position, piece: Piece, order: Order) -> Block | Reason | None:
    """CD-E.6, 12.B: not while moving; at sea, in a strait; a strait only from its sea. None: no block is written."""
    block = order.block
    if block is None:
        return None
    if isinstance(order, Move):
        return Reason("block-on-the-move", "CD-E.6")
    at_sea = position.atlas.spaces[piece.at.space].ground == "sea"
    if at_sea and not any(covers(block, piece, strait) for strait in position.atlas.straits):
        return Reason("no-strait-here", "CD-12.B", (block.strait or piece.at.space,))
    if block.what == "strait" and not at_sea:
        return Reason("strait-from-its-sea", "CD-12.B")
    return block


def covers(block: Block, piece: Piece, strait: Strait) -> bool:
    """CD-12.B: a fleet in its sea covers a strait, and all of them there unless it names one."""
    return strait.sea == piece.at.space and block.strait in ("", strait.id)
