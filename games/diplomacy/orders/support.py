"""CD-D.3: a unit helps another to stand where it is, or to make a move that is named."""

from __future__ import annotations

from games.diplomacy.atlas import Piece, Place, Position

from .chains import joined
from .orders import Support
from .reason import Reason


def legal_support(position: Position, piece: Piece, order: Support) -> Support | Reason:
    """CD-D.3, D.10: it could go there itself, and what it supports could be legal at the same time."""
    helped = position.pieces.get(order.helped.space)
    if helped is None:
        return Reason("nobody-there", "CD-D.3", (order.helped.space,))
    if helped.at.space == piece.at.space:
        return Reason("supports-itself", "CD-D.3")
    aimed = aim(order)
    if aimed == piece.at.space:
        return Reason("into-own-space", "CD-D.3")
    if aimed not in position.atlas.spaces:
        return Reason("no-such-space", "CD-M.1", (aimed,))
    if not position.atlas.ways.reached(piece, aimed):
        return Reason("out-of-reach", "CD-D.3", (piece.at.space, aimed))
    return order if order.to is None else _of_a_move(position, piece, helped, order, order.to)


def aim(order: Support) -> str:
    """CD-D.3, D.7: the space the support is aimed at."""
    return order.helped.space if order.to is None else order.to.space


def _of_a_move(position: Position, piece: Piece, helped: Piece, order: Support, to: Place) -> Support | Reason:
    """CD-D.10: a move that could be made, and not only over a pass (CD-10.B)."""
    if to.space != helped.at.space:
        if helped.arm == "F" and _sails(position, helped, to):
            return order
        if helped.arm == "A" and _marches(position, piece, helped, to.space):
            return order
        if helped.arm == "A" and to.space in position.atlas.ways.passes[helped.at.space]:
            return Reason("over-pass", "CD-10.B", (helped.at.space, to.space))
    return Reason("impossible-move", "CD-D.10", (helped.at.space, to.space))


def _sails(position: Position, helped: Piece, to: Place) -> bool:
    """CD-D.9(4.B.4): the coast may be left out; if it is named, the fleet must be able to go there."""
    found = position.atlas.ways.sails[helped.at].get(to.space, ())
    named = to.coast and position.atlas.spaces[to.space].coasts
    return to in found if named else bool(found)


def _marches(position: Position, piece: Piece, helped: Piece, goal: str) -> bool:
    """CD-9.B.3, D.10: over a border or a strait, by rail, or in a convoy that does not need the supporter."""
    origin = helped.at.space
    if goal in position.atlas.ways.walks[origin]:
        return True
    if any(origin in track and goal in track for track in position.traffic.tracks.values()):
        return True
    return joined(position.atlas.ways, position.fleets - {piece.at.space}, origin, goal)
