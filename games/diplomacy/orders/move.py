"""CD-D.2: a unit goes to an adjacent space that it can hold, or an army by convoy, by rail, or over a pass."""

from __future__ import annotations

from dataclasses import replace

from games.diplomacy.atlas import Piece, Place, Position

from .chains import joined
from .orders import Move
from .reason import Reason


def legal_move(position: Position, piece: Piece, order: Move) -> Move | Reason:
    """CD-D.10: a move that could be made, from positions alone; with the coast it goes to."""
    if order.to.space not in position.atlas.spaces:
        return Reason("no-such-space", "CD-M.1", (order.to.space,))
    if order.to.space == piece.at.space:
        return Reason("stays-where-it-is", "CD-D.2")
    if order.rail:
        return _by_rail(position, piece, order)
    return _march(position, piece, order) if piece.arm == "A" else _sail(position, piece, order)


def _march(position: Position, piece: Piece, order: Move) -> Move | Reason:
    """CD-D.2, 10.B, 12.A: over a border, a strait, a pass, or from coast to coast; a coast that is named is ignored."""
    ways, origin, goal = position.atlas.ways, piece.at.space, order.to.space
    if position.atlas.spaces[goal].ground == "sea":
        return Reason("army-at-sea", "CD-D.1", (goal,))
    near = goal in ways.walks[origin] or goal in ways.passes[origin]
    if near or joined(ways, position.fleets, origin, goal):
        return replace(order, to=Place(goal)) if order.to.coast else order
    return Reason("not-adjacent", "CD-D.10", (origin, goal))


def _sail(position: Position, piece: Piece, order: Move) -> Move | Reason:
    """CD-D.1, 11.A, D.9(4.B.1)-(4.B.3): along a coast; the only possible one is understood, of two one is named."""
    space = position.atlas.spaces[order.to.space]
    if space.ground == "land":
        return Reason("fleet-inland", "CD-D.9(4.C.4)", (space.code,))
    found = position.atlas.ways.sails[piece.at].get(space.code, ())
    if not found:
        return Reason("not-adjacent", "CD-D.1", (str(piece.at), space.code))
    if order.to.coast and space.coasts:
        return order if order.to in found else Reason("wrong-coast", "CD-D.9(4.B.3)", (str(order.to),))
    if len(found) != 1:
        return Reason("which-coast", "CD-D.9(4.B.1)", (space.code,))
    (only,) = found
    return order if order.to == only else replace(order, to=only)


def _by_rail(position: Position, piece: Piece, order: Move) -> Move | Reason:
    """CD-9.B.3(a): the usable track of this railway joins the two provinces; fleets are not carried."""
    track = position.traffic.tracks.get(order.rail, ())
    if piece.arm == "F":
        return Reason("fleet-by-rail", "CD-9.B.3(a)", (order.rail,))
    if piece.at.space not in track or order.to.space not in track:
        return Reason("no-track", "CD-9.B.3(a)", (order.rail,))
    return replace(order, to=Place(order.to.space)) if order.to.coast else order


def line(position: Position, rail: str, origin: str, goal: str) -> list[str]:
    """CD-9.B.3(a): the provinces a train passes, both ends included."""
    track = list(position.traffic.tracks[rail])
    start, end = track.index(origin), track.index(goal)
    return track[start : end + 1] if start < end else track[end : start + 1][::-1]
