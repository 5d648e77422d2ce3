"""CD-D.8: a fleet at sea carries an army from coast to coast."""

from __future__ import annotations

from games.diplomacy.atlas import Piece, Position

from .chains import routes
from .orders import Convoy
from .reason import Reason


def legal_convoy(position: Position, piece: Piece, order: Convoy) -> Convoy | Reason:
    """CD-D.2, D.10: by a fleet at sea that a chain of fleets from the army to its destination needs."""
    if piece.at.space not in position.fleets:
        return Reason("not-at-sea", "CD-D.2")
    army = position.pieces.get(order.army.space)
    if army is None or army.arm != "A":
        return Reason("no-army-there", "CD-D.8", (order.army.space,))
    found = routes(position.atlas.ways, position.fleets, army.at.space, order.to.space)
    if not any(piece.at.space in route for route in found):
        return Reason("on-no-route", "CD-D.10", (army.at.space, order.to.space))
    return order
