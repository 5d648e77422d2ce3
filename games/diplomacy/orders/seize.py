"""CD-5.B: a unit takes a province for a name: with a move the destination, else its own province or one beside it."""

from __future__ import annotations

from games.diplomacy.atlas import Piece, Position

from .orders import Convoy, Move, Order
from .reason import Reason


def legal_seize(position: Position, piece: Piece, order: Order, *, over_pass: bool) -> str | Reason:
    """CD-5.B(b.3): the province that is seized, "" if no seize is written; or why the form is not allowed."""
    if order.seize is None:
        return ""
    if isinstance(order, Convoy):
        return Reason("convoying", "CD-5.B(b.2)")
    if isinstance(order, Move):
        return _with_move(position, order, order.seize.province, over_pass=over_pass)
    return _staying(position, piece, order.seize.province or piece.at.space)


def _with_move(position: Position, order: Move, province: str, *, over_pass: bool) -> str | Reason:
    """CD-5.B(a), E.4, 10.B: the destination and no other, never over a pass."""
    if province not in ("", order.to.space):
        return Reason("not-the-destination", "CD-5.B(a)", (province, order.to.space))
    if over_pass:
        return Reason("seize-over-pass", "CD-10.B", (order.to.space,))
    return _on_land(position, order.to.space)


def _staying(position: Position, piece: Piece, province: str) -> str | Reason:
    """CD-5.B(b.1): its own province, or one it could move into over a border, a strait or along the coast."""
    ways, here = position.atlas.ways, piece.at.space
    near = province in (ways.walks[here] if piece.arm == "A" else ways.alongside[piece.at])
    if province != here and not near:
        return Reason("seize-too-far", "CD-5.B(b.1)", (here, province))
    return _on_land(position, province)


def _on_land(position: Position, province: str) -> str | Reason:
    if position.atlas.spaces[province].ground == "sea":
        return Reason("seize-at-sea", "CD-5.B(b.2)", (province,))
    return province
