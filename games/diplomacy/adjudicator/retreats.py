"""CD-D.12: where dislodged units go. No support, convoy, rail or seize; only dislodged units have orders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.diplomacy.atlas import Piece, Place
from games.diplomacy.orders import Reason, Retreat, Retreating

from .fates import Fate
from .outcome import Outcome


def retreats(outcome: Outcome) -> dict[str, list[Place]]:
    """CD-D.12: where each dislodged unit may go, in alphabetical order; by where it stood."""
    return {space: _open_to(outcome, outcome.fates[space]) for space in outcome.dislodged}


def _open_to(outcome: Outcome, fate: Fate) -> list[Place]:
    """CD-D.12: adjacent, empty, not where its attacker came from, not left empty by a standoff; no closed border."""
    return [
        place
        for place in _near(outcome, fate.piece)
        if place.space not in outcome.occupied
        and place.space != fate.closed
        and place.space not in outcome.contested
        and not outcome.closed(fate.piece, place.space)
    ]


def _near(outcome: Outcome, piece: Piece) -> list[Place]:
    """CD-10.E, 11.A, D.12: by an ordinary move, which may be over a pass or out of a canal."""
    ways = outcome.position.atlas.ways
    if piece.arm == "A":
        return [Place(space) for space in sorted(ways.walks[piece.at.space] | ways.passes[piece.at.space])]
    return sorted(place for some in ways.sails[piece.at].values() for place in some)


def read_retreat(outcome: Outcome, order: Retreat) -> Place | Reason:
    """CD-D.9(4.B.1)-(4.B.5), D.12: the place of an order to retreat; why it is illegal, which is to be disbanded."""
    if order.unit not in outcome.dislodged:
        return Reason("not-dislodged", "CD-D.12", (order.unit,))
    piece, space = outcome.fates[order.unit].piece, outcome.position.atlas.spaces.get(order.to.space)
    open_ = [place for place in _open_to(outcome, outcome.fates[order.unit]) if place.space == order.to.space]
    if not open_ or space is None:
        return Reason("closed-to-retreat", "CD-D.12", (order.to.space,))
    if piece.arm == "F" and order.to.coast and space.coasts:
        return order.to if order.to in open_ else Reason("wrong-coast", "CD-D.9(4.B.3)", (str(order.to),))
    return open_[0] if len(open_) == 1 else Reason("which-coast", "CD-D.9(4.B.1)", (space.code,))


def retreat_fault(outcome: Outcome, order: Retreating) -> Reason | None:
    """Why an order at the retreat stage is illegal."""
    if not isinstance(order, Retreat):
        return None if order.unit in outcome.dislodged else Reason("not-dislodged", "CD-D.12", (order.unit,))
    read = read_retreat(outcome, order)
    return read if isinstance(read, Reason) else None


def settle_retreats(outcome: Outcome, orders: Mapping[str, Retreating]) -> dict[str, Place | None]:
    """CD-D.12: where each dislodged unit goes; None: it is disbanded, as all are that go to one space."""
    wanted = {space: _wanted(outcome, orders.get(space)) for space in outcome.dislodged}
    crowd = Counter(place.space for place in wanted.values() if place)
    return {space: place if place and crowd[place.space] == 1 else None for space, place in wanted.items()}


def _wanted(outcome: Outcome, order: Retreating | None) -> Place | None:
    read = read_retreat(outcome, order) if isinstance(order, Retreat) else None
    return read if isinstance(read, Place) else None
