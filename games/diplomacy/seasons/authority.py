"""CD-E.5: from whom an order is accepted, and when; what is refused is as if it had never been written."""

from __future__ import annotations

from typing import TypeAlias

from games.diplomacy import companies, railways, register, standard, votes, winter
from games.diplomacy.orders import (
    Admin,
    AnyOrder,
    Appoint,
    CloseCanal,
    Company,
    Delegate,
    Disband,
    Dismantle,
    Order,
    Political,
    Post,
    Purge,
    RailwayOrder,
    Reason,
    Resign,
    Retreat,
    RevoltList,
    Voting,
    Winter,
    fault,
)
from games.diplomacy.positions import holds
from games.diplomacy.state import Diplomacy
from games.diplomacy.why import Why
from games.kernel import Seat

from .reading import position, tracks
from .retreating import fault as retreat_fault

Refused: TypeAlias = Why | Reason
OfPeople: TypeAlias = Winter | Political | RailwayOrder | Company | Admin | Voting


def refusal(g: Diplomacy, seat: Seat, order: AnyOrder) -> Refused | None:
    """CD-E.5: why this order is refused of him; None: it is accepted."""
    if order.author not in ("", g.code(seat)):
        return Why("author-not-yours", "CD-E.5", {"code": order.author})
    missing = standard.exists(order) if g.standard else None
    if missing is not None:
        return missing
    if isinstance(order, Retreat | Disband):
        return retreat_fault(g, seat, order)
    if isinstance(order, RevoltList):
        return _not_his_unit(g, seat, order.unit)
    return _military(g, seat, order) if isinstance(order, Order) else _of_people(g, seat, order)


def _military(g: Diplomacy, seat: Seat, order: Order) -> Refused | None:
    """CD-4.C, D.10: of its Commander, in Spring and Autumn, and legal, whatever is written behind it (CD-E.6)."""
    if g.season == "winter":
        return Why("no-movement", "CD-S.1")
    wrong = fault(position(g, tracks(g)), order)
    return _not_his_unit(g, seat, order.unit) or wrong or _unknown_beneficiary(g, order)


def _not_his_unit(g: Diplomacy, seat: Seat, space: str) -> Why | None:
    force = g.began_on(space)
    his = force is not None and g.commander(force) == seat
    return None if his else Why("not-commander", "CD-E.5", {"space": space})


def _unknown_beneficiary(g: Diplomacy, order: Order) -> Why | None:
    """CD-3.B.2: whoever it is seized for, it is a holding name."""
    if order.seize is None or g.holder(order.seize.beneficiary) is not None:
        return None
    return Why("not-holding", "CD-3.B.2", {"code": order.seize.beneficiary})


def _of_people(g: Diplomacy, seat: Seat, order: OfPeople) -> Refused | None:
    """CD-E.5: of its controller, owner or holder; each kind has its own rules."""
    found: Refused | None = None
    if isinstance(order, register.OfHimself):
        found = register.refusal(g, seat, order)
    elif isinstance(order, RailwayOrder | Dismantle | CloseCanal):
        found = railways.refusal(g, seat, order)
    elif isinstance(order, Company):
        found = companies.refusal(g, seat, order)
    elif isinstance(order, Voting):
        found = votes.refusal(g, seat, order)
    elif isinstance(order, Winter):
        found = standard.winter_refusal(g, seat, order) if g.standard else winter.refusal(g, seat, order)
    else:
        found = _political(g, seat, order)
    return found


def _political(g: Diplomacy, seat: Seat, order: Political) -> Why | None:
    """CD-5.C(e): power is judged after the seizures; here only that there is such a person, and such a place."""
    match order:
        case Resign():
            return None if holds(g, seat, order.post) else Why("resign-not-held", "CD-4.F", {"post": str(order.post)})
        case Purge() | Appoint():
            return _no_such_holder(g, order.whom) or _no_such_place(g, order.post)
        case Delegate():
            return _not_lendable(g, seat, order)
        case _:
            return None


def _no_such_holder(g: Diplomacy, code: str) -> Why | None:
    return None if g.holder(code) is not None else Why("not-holding", "CD-3.B.2", {"code": code})


def _no_such_place(g: Diplomacy, post: Post) -> Why | None:
    """CD-5.C(a.4), (b)3: units are named by where they stood when the season began."""
    force = g.began_on(post.where) if post.arm else None
    there = force is not None and force.arm == post.arm if post.arm else post.where in g.provinces
    return None if there else Why("no-such-place", "CD-5.C(b)3", {"post": str(post)})


def _not_lendable(g: Diplomacy, seat: Seat, order: Delegate) -> Why | None:
    """CD-5.C(b)4: to somebody else, for a season at least."""
    if g.owner(order.to) in ("", seat):
        return Why("lent-to-nobody-else", "CD-5.C(b)4", {"code": order.to})
    return Why("lent-for-nothing", "CD-5.C(b)4") if order.seasons == 0 else None
