"""CD-S.6.2, S.6.3: unsupported units get a base."""

from __future__ import annotations

from games.diplomacy.orders import Adopt, BuildUnit, Yield
from games.diplomacy.positions.bases import put_on_base
from games.diplomacy.positions.offices import label, merge
from games.diplomacy.received import Received, legal, of_kind, void
from games.diplomacy.state import Diplomacy, Force
from games.diplomacy.why import Why
from games.diplomacy.winter.capacities import free
from games.diplomacy.winter.events import UnitAdopted
from games.diplomacy.winter.legality import refusal
from games.kernel import Seat


def adopt(g: Diplomacy, orders: Received) -> None:
    """CD-S.6.2: in the order received, by who may, where there is free capacity."""
    for seat, order in legal(g, orders, Adopt, refusal):
        force = g.began_on(order.unit)
        if force is None:
            continue
        reason = _obstacle(g, seat, force, order, orders)
        if reason:
            void(g, seat, order, Why(reason, "CD-S.6"))
        else:
            settle(g, force, order.at, ordered=True)


def _obstacle(g: Diplomacy, seat: Seat, force: Force, order: Adopt, orders: Received) -> str:
    if force.base:
        return "adopt-supported"
    if not free(g, order.at):
        return "adopt-no-room"
    return "" if may_adopt(g, seat, force, orders) else "adopt-no-consent"


def may_adopt(g: Diplomacy, seat: Seat, force: Force, orders: Received) -> bool:
    """CD-S.6.2, 5.C(c)6: patron, Sub-Ruler of his, or who has his consent; without patron whom its Commander names."""
    if force.disowned == seat:
        return False
    giver = force.patron or g.commander(force)
    return seat == giver or _is_sub_ruler(g, seat, force.patron) or _yielded(g, giver, force, seat, orders)


def _is_sub_ruler(g: Diplomacy, seat: Seat, patron: Seat) -> bool:
    return any(province.sub_ruler == seat for province in g.ruled(patron))


def _yielded(g: Diplomacy, giver: Seat, force: Force, to: Seat, orders: Received) -> bool:
    """CD-S.6.2: the written consent of patron or Commander; of several to whom he yields each may adopt."""
    consents = ((order.unit, g.holder(order.to)) for seat, order in of_kind(orders, Yield) if seat == giver)
    return any(g.began_on(unit) is force and taker == to for unit, taker in consents)


def adopt_by_default(g: Diplomacy, orders: Received) -> None:
    """CD-S.6.3: by free centres their patron directly controls, but for those where he has ordered a build."""
    built = [order.at.space for seat, order in of_kind(orders, BuildUnit) if not refusal(g, seat, order)]
    for force in sorted((one for one in g.forces if not one.base and one.patron), key=lambda one: one.space):
        able = (code for code in g.atlas.centres if g.controller(code) == force.patron and code not in built)
        base = next((code for code in able if free(g, code)), "")
        if base:
            settle(g, force, base, ordered=False)


def settle(g: Diplomacy, force: Force, base: str, *, ordered: bool) -> None:
    """CD-4.E.1, 4.D: it is based there from now on; a Commander that stands over it there commands it directly."""
    put_on_base(g, force, base)
    g.tell(UnitAdopted(label(g, force), base, g.code(g.controller(base)), ordered))
    merge(g)
