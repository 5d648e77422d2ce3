"""CD-5.D(a), (b): what is drawn, for whom, and the dice of the units in a province that revolts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.diplomacy.positions.bases import put_on_base
from games.diplomacy.positions.control import hand_over, remove
from games.diplomacy.positions.duties import Duty
from games.diplomacy.positions.offices import chief, label, merge, under
from games.diplomacy.revolution.events import (
    ProvinceRevolted,
    RevolutionWithoutHeir,
    UnitDiced,
    UnitRevolted,
)
from games.diplomacy.revolution.recipients import candidates, recipient
from games.diplomacy.revolution.ways import way_out
from games.diplomacy.state import NOBODY, Diplomacy, Force, Province
from games.diplomacy.winter.capacities import free
from games.kernel import Seat

T = TypeVar("T")


def revolt(g: Diplomacy, ruler: Seat, duty: Duty) -> None:
    """CD-5.D(a): what is not under others is drawn from; without anybody to be given it nothing happens."""
    if not candidates(g, "province" if duty == "provinces" else "unit", ruler):
        g.tell(RevolutionWithoutHeir(g.code(ruler), duty))
    elif duty == "provinces":
        province_revolts(g, ruler)
    else:
        unit_revolts(g, ruler)


def province_revolts(g: Diplomacy, ruler: Seat) -> None:
    """CD-5.D(a.1), (b): it has a Ruler with no superior; then the unit that stands there is diced for."""
    own = [one for one in g.ruled(ruler) if not one.sub_ruler]
    if not own:  # an earlier revolution of this check has taken the last
        return
    province = _draw(g, "revolution", own)
    able = candidates(g, "province", ruler)
    heir = recipient(g, "province", ruler)
    drawn_from = tuple(one.code for one in own)
    g.tell(ProvinceRevolted(province.code, g.code(ruler), drawn_from, g.code(heir), _codes(g, able)))
    standing = g.on(province.code)
    loyal = standing is not None and is_loyal(g, standing, heir)
    hand_over(g, province, heir)
    merge(g)
    if standing is not None and not loyal:
        roll_for(g, standing, province, heir)


def is_loyal(g: Diplomacy, force: Force, heir: Seat) -> bool:
    """CD-5.D(b)1: not diced for: commanded by the new owner, or he is its Ruler or patron."""
    return heir in (g.commander(force), chief(g, force))


def unit_revolts(g: Diplomacy, ruler: Seat) -> None:
    """CD-5.D(a.2): it has another Commander; base and superiors stay."""
    own = [one for one in under(g, ruler) if g.commander(one) == ruler]
    if not own:
        return
    force = _draw(g, "revolution", own)
    able = candidates(g, "unit", ruler)
    force.commander = recipient(g, "unit", ruler)
    drawn_from = tuple(label(g, one) for one in own)
    g.tell(UnitRevolted(label(g, force), g.code(ruler), drawn_from, g.code(force.commander), _codes(g, able)))
    merge(g)


def roll_for(g: Diplomacy, force: Force, province: Province, heir: Seat) -> None:
    """CD-5.D(b): 1 or 4 it retreats, 2 or 5 it is eliminated, 3 or 6 it deserts."""
    (die,) = g.dice.roll("unit-in-revolution")
    if die in (1, 4):
        _retreat(g, force, die)
    elif die in (2, 5):
        g.tell(UnitDiced(label(g, force), die, "eliminated"))
        remove(g, [force])
    else:
        g.tell(UnitDiced(label(g, force), die, "deserted"))
        _desert(g, force, province, heir)


def _retreat(g: Diplomacy, force: Force, die: int) -> None:
    """CD-5.D(b)2: it stays under its Commander; if there is no way it stands."""
    to = way_out(g, force)
    g.tell(UnitDiced(label(g, force), die, "retreated" if to else "stood", str(to or "")))
    if to:
        force.space, force.coast = to.space, to.coast


def _desert(g: Diplomacy, force: Force, province: Province, heir: Seat) -> None:
    """CD-5.D(b)3: under his direct command; the centre there is its base if it is free, else he is its patron."""
    force.commander, force.disowned = NOBODY, NOBODY
    if free(g, province.code):
        put_on_base(g, force, province.code)
    else:
        force.base, force.patron = "", heir


def _draw(g: Diplomacy, label: str, items: Sequence[T]) -> T:
    """CD-G.2: of one there is nothing to draw."""
    return g.dice.pick(label, items) if len(items) > 1 else items[0]


def _codes(g: Diplomacy, seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(g.code(one) for one in seats)
