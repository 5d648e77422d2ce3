"""CD-9.A, 9.B, 9.D.1, 11.B: railways: works, traffic, doubling, removal; and canals."""

from games.diplomacy.orders import CloseCanal, Dismantle, RailwayOrder
from games.diplomacy.state import Diplomacy
from games.diplomacy.why import Why
from games.kernel import Seat

from . import dismantling, legality
from . import traffic as passage
from .doubling import doubled
from .events import EVENTS
from .step import step
from .track import building, usable
from .traffic import note_blocks, traffic

__all__ = ["EVENTS", "building", "doubled", "note_blocks", "refusal", "step", "traffic", "usable"]


def refusal(g: Diplomacy, seat: Seat, order: RailwayOrder | Dismantle | CloseCanal) -> Why | None:
    """CD-E.5: why an order of works, removal or canals is refused; None: it is accepted."""
    match order:
        case Dismantle():
            return dismantling.refusal(g, seat, order)
        case CloseCanal():
            return passage.refusal(g, seat, order)
        case _:
            return legality.refusal(g, seat, order)
