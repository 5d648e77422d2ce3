"""CD-S.3.5, D.12: dislodged units go where their Commanders at movement send them, or are disbanded."""

from __future__ import annotations

from collections import Counter

from games.diplomacy.atlas import Place
from games.diplomacy.atlas.atlas import place
from games.diplomacy.orders import Disband, Reason, Retreat
from games.diplomacy.positions import label, remove
from games.diplomacy.seasons.events import UnitRetreated
from games.diplomacy.seasons.reading import as_kept
from games.diplomacy.state import Diplomacy, Dislodged
from games.diplomacy.why import Why
from games.kernel import Seat


def any_choice(g: Diplomacy) -> bool:
    """CD-S.2, N.4: the stage is held only if somebody plays a dislodged unit that can go anywhere."""
    return any(one.places and g.players[one.commander].active for one in g.dislodged)


def has_choice(g: Diplomacy, seat: Seat) -> bool:
    """CD-S.2: whether a unit that he has to withdraw can go anywhere."""
    return any(one.places and one.commander == seat for one in g.dislodged)


def fault(g: Diplomacy, seat: Seat, order: Retreat | Disband) -> Why | Reason | None:
    """CD-D.12: why an order at the retreat stage is refused of him."""
    one = _dislodged(g, order.unit)
    if one is None:
        return Reason("not-dislodged", "CD-D.12", (order.unit,))
    if one.commander != seat:
        return Why("not-commander", "CD-E.5", {"space": order.unit})
    read = _place(g, one, order.to) if isinstance(order, Retreat) else None
    return read if isinstance(read, Reason) else None


def settle(g: Diplomacy) -> None:
    """CD-D.12: all at once; of two that go to one space neither arrives."""
    for seat, player in g.players.items():
        _note(g, seat, [order for _, order in as_kept(g, seat, player.orders, "retreats")])
    crowd = Counter(place(one.order).space for one in g.dislodged if one.order)
    going = sorted(((_label(g, one), one) for one in g.dislodged), key=lambda pair: pair[0].partition(" ")[2])
    lost = [one for _, one in going if not one.order or crowd[place(one.order).space] > 1]
    for said, one in going:
        g.tell(UnitRetreated(said, g.code(one.commander), "" if one in lost else one.order))
    _carry_out(g, [one for _, one in going if one not in lost])
    remove(g, [force for one in lost if (force := g.by_id(one.unit)) is not None])
    g.dislodged.clear()


def _note(g: Diplomacy, seat: Seat, orders: list[object]) -> None:
    """The last order for each of his units stands (CD-E.5)."""
    for order in orders:
        one = _dislodged(g, order.unit) if isinstance(order, Retreat | Disband) else None
        if one is not None and one.commander == seat:
            read = _place(g, one, order.to) if isinstance(order, Retreat) else None
            one.order = str(read) if isinstance(read, Place) else ""


def _carry_out(g: Diplomacy, going: list[Dislodged]) -> None:
    for one in going:
        force, to = g.by_id(one.unit), place(one.order)
        if force is not None:
            force.space, force.coast = to.space, to.coast


def _dislodged(g: Diplomacy, space: str) -> Dislodged | None:
    """By where it stood."""
    return next((one for one in g.dislodged if one.unit == g.stood.get(space)), None)


def _label(g: Diplomacy, one: Dislodged) -> str:
    force = g.by_id(one.unit)
    return label(g, force) if force is not None else ""


def _place(g: Diplomacy, one: Dislodged, to: Place) -> Place | Reason:
    """CD-D.9 (4.B.1)-(4.B.3), D.12: where it may go; of two coasts one is named."""
    force = g.by_id(one.unit)
    open_ = [spot for spot in map(place, one.places) if spot.space == to.space]
    if not open_ or force is None:
        return Reason("closed-to-retreat", "CD-D.12", (to.space,))
    if force.arm == "F" and to.coast and g.atlas.spaces[to.space].coasts:
        return to if to in open_ else Reason("wrong-coast", "CD-D.9(4.B.3)", (str(to),))
    return open_[0] if len(open_) == 1 else Reason("which-coast", "CD-D.9(4.B.1)", (to.space,))
