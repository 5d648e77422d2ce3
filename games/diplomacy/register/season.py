"""CD-3.B.3, 6.3, S.3: what the seasons ask of the register."""

from __future__ import annotations

from games.diplomacy.orders import DropOut, HoldAs
from games.diplomacy.register.names import approve_waiting, file_holding, pass_estates
from games.diplomacy.state import Diplomacy
from games.diplomacy.why import Why
from games.kernel import Seat


def open_season(g: Diplomacy) -> None:
    """CD-3.A, 3.B.3: names not answered are approved; estates pass to the names that are to hold them."""
    approve_waiting(g)
    pass_estates(g)


def refusal(g: Diplomacy, seat: Seat, order: HoldAs | DropOut) -> Why | None:
    """CD-3.B.3: only another approved name of his own can hold what he has."""
    if isinstance(order, HoldAs) and g.owner(order.name) != seat:
        return Why("name-not-yours", "CD-3.B.3", {"code": order.name})
    return None


def carry_out(g: Diplomacy, seat: Seat, order: HoldAs | DropOut) -> None:
    """CD-3.B.3, 6.3: at the main deadline; both hold from the next season on."""
    player = g.players[seat]
    if isinstance(order, DropOut):
        player.leaving = True
    elif refusal(g, seat, order) is None:
        file_holding(g, player, order.name)
