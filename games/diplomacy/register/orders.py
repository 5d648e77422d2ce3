"""CD-3, 4.F, 6.3: what a player orders of himself: names, his holding name, refusals, that he leaves."""

from __future__ import annotations

from typing import TypeAlias

from games.diplomacy.orders import DropName, DropOut, Final, HoldAs, NewName, Refuse
from games.diplomacy.politics.appointments import file_refusal
from games.diplomacy.received import void
from games.diplomacy.register.events import LeavingDeclared
from games.diplomacy.register.holding import file_holding
from games.diplomacy.register.names import drop, enrol, fault
from games.diplomacy.state import Diplomacy
from games.diplomacy.why import Why
from games.kernel import Seat

OfHimself: TypeAlias = HoldAs | NewName | DropName | DropOut | Final | Refuse


def refusal(g: Diplomacy, seat: Seat, order: OfHimself) -> Why | None:
    """CD-E.5: why an order is refused; None: it is accepted."""
    match order:
        case HoldAs():
            return None if g.owner(order.name) == seat else Why("name-not-his", "CD-3.B.3", {"code": order.name})
        case NewName():
            return fault(g, seat, order.name, order.code)
        case DropName():
            return _drop(g, seat, order.name)
        case Refuse():
            known = not order.giver or g.holder(order.giver) is not None
            return None if known else Why("code-unknown", "CD-4.F", {"code": order.giver})
        case DropOut() | Final():
            return None


def _drop(g: Diplomacy, seat: Seat, code: str) -> Why | None:
    """CD-3.B: one of his, but not the one that holds everything, now or from the next season on."""
    name = g.names.get(code)
    if name is None or name.owner != seat or name.dropped is not None:
        return Why("name-not-his", "CD-3.B", {"code": code})
    player = g.players[seat]
    return Why("name-holds", "CD-3.B.1", {"code": code}) if code in (player.holding, player.next_holding) else None


def carry_out(g: Diplomacy, seat: Seat, order: OfHimself) -> None:
    """CD-S.3.2: at the deadline. What is not possible any more comes to nothing, and he is told."""
    why = refusal(g, seat, order)
    if why:
        void(g, seat, order, why)
        return
    match order:
        case HoldAs():
            file_holding(g, g.players[seat], order.name)
        case NewName():
            enrol(g, seat, order.name, order.code)
        case DropName():
            drop(g, g.names[order.name])
        case Refuse():
            file_refusal(g, seat, order)
        case DropOut():
            declare(g, seat)
        case Final():
            pass


def declare(g: Diplomacy, seat: Seat) -> None:
    """CD-6.3, 6.4: he drops out; it is applied when the next season begins."""
    g.players[seat].leaving = True
    g.tell(LeavingDeclared(g.code(seat)), [seat])
