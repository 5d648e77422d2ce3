"""CD-5.C(a), 4.F: appointments, resignations, standing refusals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.diplomacy.orders import AnyOrder, Appoint, Refuse, Resign
from games.diplomacy.politics.events import Appointed, RefusalFiled
from games.diplomacy.positions.control import resign
from games.diplomacy.positions.offices import holder, meant, merge, superiors
from games.diplomacy.state import NOBODY, Diplomacy, Force, Refusal
from games.diplomacy.why import VoidOrder
from games.kernel import Seat

UNIT_GONE: Final = "appointment-unit-gone"
NOT_HIS: Final = "appointment-not-his"
TAKEN: Final = "appointment-taken"
OWN_SUBORDINATE: Final = "appointment-own-subordinate"
REFUSED: Final = "appointment-refused"
UNKNOWN: Final = "appointment-unknown"


def appoint(g: Diplomacy, orders: Sequence[tuple[Seat, AnyOrder]]) -> None:
    """CD-5.C(a.3): Rulers' first, then Sub-Rulers', who were so before; in order of code, each as he wrote them."""
    waiting = [(author, one) for author, one in orders if isinstance(one, Appoint)]
    waiting.sort(key=lambda one: g.code(one[0]))
    seasoned = {province.code: province.sub_ruler for province in g.provinces.values()}
    for_rulers = [one for one in waiting if not _is_sub_rulers(g, *one)]
    for author, order in [*for_rulers, *(one for one in waiting if one not in for_rulers)]:
        why = obstacle(g, author, order, seasoned)
        if why:
            g.tell(VoidOrder(order.matter, f"{order.whom} {order.post}", why), [author])
        else:
            install(g, author, order)


def _is_sub_rulers(g: Diplomacy, author: Seat, order: Appoint) -> bool:
    """CD-4.B(b): a Sub-Ruler's, of a Commander in his province."""
    force = meant(g, order.post)
    return force is not None and bool(force.base) and g.provinces[force.base].sub_ruler == author


def obstacle(g: Diplomacy, author: Seat, order: Appoint, seasoned: dict[str, Seat]) -> str:
    """CD-5.C(a.1)-(a.4), 4.D, 4.F: why it is void; "": it is not."""
    appointee, force = g.holder(order.whom), meant(g, order.post)
    if appointee is None:
        return UNKNOWN
    if order.post.arm and force is None:
        return UNIT_GONE
    if not _may_appoint(g, author, order, force, seasoned):
        return NOT_HIS
    if holder(g, order.post):
        return TAKEN
    if appointee in (superiors(g, force) if force else (author,)):
        return OWN_SUBORDINATE
    return REFUSED if refuses(g, appointee, "appointments", g.code(author)) else ""


def _may_appoint(g: Diplomacy, author: Seat, order: Appoint, force: Force | None, seasoned: dict[str, Seat]) -> bool:
    """CD-5.C(a.1), (a.3), 4.B: Sub-Rulers by the Ruler; Commanders by the controller, or the patron."""
    if force is None:
        return (
            order.post.office == "SR"
            and order.post.where in g.provinces
            and g.provinces[order.post.where].ruler == author
        )
    if not force.base:
        return force.patron == author
    province = g.provinces[force.base]
    return province.controller == author and (not province.sub_ruler or seasoned.get(province.code) == author)


def install(g: Diplomacy, author: Seat, order: Appoint) -> None:
    """CD-5.C(a): he holds it, and nothing under himself (CD-4.D)."""
    force, appointee = meant(g, order.post), g.holder(order.whom) or NOBODY
    if force is not None:
        force.commander = appointee
    else:
        g.provinces[order.post.where].sub_ruler = appointee
    g.tell(Appointed(g.code(author), order.whom, str(order.post)))
    merge(g)


def refuses(g: Diplomacy, seat: Seat, what: str, giver: str) -> bool:
    """CD-4.F: whether he has a standing refusal of this, in general or from this code."""
    return any(one.what == what and one.giver in ("", giver) for one in g.players[seat].refusals)


def file_refusal(g: Diplomacy, seat: Seat, order: Refuse) -> None:
    """CD-4.F: filed, or withdrawn; who accepts all of a kind again withdraws every refusal of it."""
    player = g.players[seat]
    gone = [one for one in player.refusals if one.what == order.what and order.giver in ("", one.giver)]
    player.refusals[:] = [one for one in player.refusals if one not in gone]
    if order.refused:
        player.refusals.append(Refusal(order.what, order.giver))
    g.tell(RefusalFiled(order.what, order.giver, order.refused), [seat])


def resign_all(g: Diplomacy, orders: Sequence[tuple[Seat, AnyOrder]]) -> None:
    """CD-4.F: after the purges and before the appointments, in order of code; void if he does not hold it any more."""
    resigning = [(author, one) for author, one in orders if isinstance(one, Resign)]
    for author, order in sorted(resigning, key=lambda one: g.code(one[0])):
        if holder(g, order.post) == author:
            resign(g, author, order.post)
        else:
            g.tell(VoidOrder(order.matter, str(order.post), "resign-not-held"), [author])
