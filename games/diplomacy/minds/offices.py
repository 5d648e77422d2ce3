"""CD-4, 5.C: whom he appoints, whom he sacks before it is too late, and when he rises himself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from games.diplomacy.minds.friends import harmless, might
from games.diplomacy.minds.ground import Ground
from games.diplomacy.minds.marching import name
from games.diplomacy.minds.worth import CENTRE
from games.diplomacy.seen.map_view import SpaceView, UnitView

SHARING: Final = 3
"""Among so many he shares out what he must."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place under somebody: as orders write it, in which province it gives power, and who holds it."""

    post: str
    province: str
    holder: str
    ruler: str


def lines(ground: Ground, ahead: int = 0) -> list[str]:
    """CD-5.A(b): purges first, then appointments; `ahead`: how many provinces he is about to seize."""
    sacked = list(dangerous(ground))
    return [
        *(f"{ground.me} P {one.holder} {one.post}" for one in sacked),
        *(f"{ground.me} P {one.ruler} R {one.province}" for one in revolts(ground)),
        *_sub_rulers(ground, ahead, len([one for one in sacked if one.post.startswith("SR")])),
        *_commanders(ground, len([one for one in sacked if one.post.startswith("C")])),
    ]


# Who holds what under whom


def places(ground: Ground) -> Iterator[Place]:
    """CD-4.B, 4.C: the places that are held under others."""
    for one in ground.spaces.values():
        if one.sub_ruler:
            yield Place(f"SR {one.code}", one.code, one.sub_ruler, one.ruler)
    for unit in ground.view.map.units:
        if unit.appointed and unit.base:
            yield Place(f"C {name(unit)}", unit.base, unit.commander, ground.spaces[unit.base].ruler)


def dangerous(ground: Ground) -> Iterator[Place]:
    """CD-5.C(b)2: who holds something under him and has grown stronger there than he is."""
    for one in places(ground):
        if one.ruler == ground.me and might(ground, one.holder, one.province) > 1 + _own(ground, one.province):
            yield one


def _own(ground: Ground, province: str) -> int:
    return might(ground, ground.me, province)


def revolts(ground: Ground) -> list[Place]:
    """CD-5.C(b)1: where he could hold what he takes; all at once, if it brings more than it costs him."""
    under = [one for one in places(ground) if one.holder == ground.me and one.ruler]
    found: dict[str, Place] = {}
    for one in under:
        if _pays(ground, one):
            found.setdefault(one.province, one)
    return [one for one in found.values() if _is_worth_it(ground, one, under, found)]


def _pays(ground: Ground, place: Place) -> bool:
    """He succeeds himself (CD-5.C(c)3, (c)4), is stronger there, and his Ruler is no weaker than he is elsewhere."""
    heir = ground.spaces[place.province].sub_ruler or ground.me
    strong = _own(ground, place.province) > might(ground, place.ruler, place.province)
    names = ground.view.map.names
    return heir == ground.me and strong and names[place.ruler].centres >= names[ground.me].centres


def _is_worth_it(ground: Ground, place: Place, under: list[Place], found: dict[str, Place]) -> bool:
    """A centre always; else as many provinces as he is sacked from for it: whoever has risen is trusted no more."""
    lost = [one for one in under if one.ruler == place.ruler and one.province not in found]
    taken = [one for one in found.values() if one.ruler == place.ruler]
    return ground.spaces[place.province].centre or len(taken) >= len(lost)


# CD-4.A(b), (c): duties


@dataclass(frozen=True, slots=True)
class Owed:
    """How many he has, how many are others', after how many warnings; `last`: the next breach is a revolution."""

    held: int
    given: int
    warnings: int
    last: bool


def owed(ground: Ground, what: str) -> Owed:
    """CD-4.A(b), (c), 5.D(1): of provinces, or of units."""
    own = (one for one in ground.view.map.names[ground.me].duties if one.what == what)
    found = next(own, None)
    warnings = found.warnings if found else 0
    last = warnings >= int(ground.law["warnings"])
    return Owed(found.held, found.given, warnings, last) if found else Owed(0, 0, 0, last=False)


def half(has: int, least: int) -> int:
    """CD-4.A(b): half of them, rounded down, from so many on."""
    return has // 2 if has >= least else 0


def _nth(ground: Ground, province: str, number: int) -> str:
    """The least dangerous for the first place, another for the next: nobody is given all, or asked for ever."""
    able = harmless(ground, province)[:SHARING]
    return able[number % len(able)]


def _sub_rulers(ground: Ground, ahead: int, vacated: int) -> Iterator[str]:
    """As many as he owes; a centre, with which units go, only if he must. Once warned he counts what he is taking."""
    duty = owed(ground, "provinces")
    expected = duty.held + (ahead if duty.warnings else 0)
    missing = half(expected, int(ground.law["province_duty"])) - duty.given + vacated
    vacant = [one for one in ground.lands if not one.sub_ruler and (duty.last or not one.centre)]
    vacant.sort(key=lambda one: _price(ground, one))
    for number, one in enumerate(vacant[: max(0, missing)]):
        yield f"{ground.me} Apt {_nth(ground, one.code, number + duty.warnings)} SR {one.code}"


def _price(ground: Ground, province: SpaceView) -> tuple[bool, int, int, str]:
    """What is given away with it: its units, then the ground on which others stand."""
    based = sum(one.base == province.code for one in ground.view.map.units)
    return province.centre, based, min(1, ground.press(province.code)), province.code


def _commanders(ground: Ground, vacated: int) -> Iterator[str]:
    """As many as he owes once he must, of the units he misses least."""
    duty = owed(ground, "units")
    missing = half(duty.held, int(ground.law["unit_duty"])) - duty.given + vacated if duty.last else vacated
    vacant = sorted(_uncommanded(ground), key=lambda one: _merit(ground, one))
    for number, unit in enumerate(vacant[: max(0, missing)]):
        whom = _nth(ground, unit.base or unit.space, number + duty.warnings)
        yield f"{ground.me} Apt {whom} C {name(unit)}"


def _uncommanded(ground: Ground) -> list[UnitView]:
    """CD-5.C(a.1): those he commands directly as their Ruler or patron."""
    return [one for one in ground.view.map.units if not one.appointed and _is_his_own(ground, one)]


def _is_his_own(ground: Ground, unit: UnitView) -> bool:
    if not unit.base:
        return unit.patron == ground.me
    return ground.rules(unit.base) and not ground.spaces[unit.base].sub_ruler


def _merit(ground: Ground, unit: UnitView) -> tuple[float, str]:
    """Who stands where others come, or near his own base, is missed most."""
    at_home = bool(unit.base) and (unit.space == unit.base or ground.strikes(unit, unit.base))
    return CENTRE * at_home + ground.press(unit.space) + ground.worth.of(unit.space), unit.space
