"""CD-S.5, S.6: which units get a base, and what is built."""

from __future__ import annotations

from collections.abc import Iterator

from games.diplomacy.atlas import Arm, Place
from games.diplomacy.minds.friends import harmless
from games.diplomacy.minds.ground import Ground
from games.diplomacy.minds.marching import name
from games.diplomacy.seen.map_view import SpaceView, UnitView


def lines(ground: Ground) -> list[str]:
    """CD-S.6: adoptions of what stands furthest ahead, then builds where there is room left."""
    adopted = _adoptions(ground)
    return [
        *_dropped(ground),
        *(f"{ground.me} adopts {name(unit)} at {base}" for base, unit in adopted.items()),
        *_yielded(ground),
        *_built(ground, [*adopted]),
    ]


def standard(ground: Ground) -> list[str]:
    """CD-N.6, N.7: as many units as he has centres: built at home, or removed where there is least to be had."""
    units = [one for one in ground.view.map.units if one.commander == ground.me]
    owed = len(ground.lands) - len(units)
    if owed < 0:
        return [f"removes {name(one)}" for one in sorted(units, key=lambda one: _merit(ground, one))[:-owed]]
    homes = [one for one in ground.lands if _is_home(ground, one) and not _is_taken(ground, one.code)]
    homes.sort(key=lambda one: -ground.worth.draw("A", Place(one.code)))
    made: list[str] = []
    for one in homes[:owed]:
        made.append(best_unit(ground, one, sum(unit.startswith("F") for unit in made)))
    return [f"builds {one}" for one in made]


def _is_home(ground: Ground, province: SpaceView) -> bool:
    """CD-N.6: a home centre of his power, which goes by its name (CD-N.3)."""
    return ground.chart.spaces[province.code].home == ground.view.map.names[ground.me].name


def _merit(ground: Ground, unit: UnitView) -> float:
    """What there is to be had where it stands."""
    return ground.worth.draw(unit.arm, Place(unit.space, unit.coast))


def _adoptions(ground: Ground) -> dict[str, UnitView]:
    """CD-S.6.2: his unsupported units, the best first, each at a centre of his; units without a patron too."""
    homeless = [one for one in ground.view.map.units if not one.base and (one.patron or one.commander) == ground.me]
    homeless.sort(key=lambda one: -_merit(ground, one))
    free = [one.code for one in ground.controlled if ground.room(one.code) > 0]
    return dict(zip(sorted(free, key=lambda one: not _is_taken(ground, one)), homeless, strict=False))


def _is_taken(ground: Ground, centre: str) -> bool:
    """Whether a unit stands there, so that nothing can be built (CD-S.6.4)."""
    return centre in ground.units


def _yielded(ground: Ground) -> Iterator[str]:
    """CD-S.6.2: of what he commands and nobody supports, to whom it does least harm, if he has no room himself."""
    free = any(ground.room(one.code) > 0 for one in ground.controlled)
    for one in ground.view.map.units:
        if not free and not one.base and not one.patron and one.commander == ground.me:
            yield f"{ground.me} yields {name(one)} to {harmless(ground, one.space)[0]}"


def _dropped(ground: Ground) -> Iterator[str]:
    """CD-S.5: of too many at one centre, those with the least before them."""
    for one in ground.controlled:
        based = [unit for unit in ground.view.map.units if unit.base == one.code]
        excess = len(based) - one.capacity if one.centre else 0
        for unit in sorted(based, key=lambda unit: _merit(ground, unit))[: max(0, excess)]:
            yield f"{ground.me} drops {name(unit)}"


def _built(ground: Ground, adopting: list[str]) -> Iterator[str]:
    """CD-S.6.4: a unit in every centre with room that is not building a railway."""
    fleets = 0
    for one in ground.controlled:
        room = ground.room(one.code) - adopting.count(one.code)
        if one.centre and room > 0 and not _is_taken(ground, one.code) and not _is_at_work(ground, one.code):
            made = best_unit(ground, one, fleets)
            fleets += made.startswith("F")
            yield f"{ground.me} builds {made}"


def _is_at_work(ground: Ground, centre: str) -> bool:
    """CD-9.A.1: a unit based there would idle the works in Spring."""
    return any(
        one.founded == centre and one.builder == ground.me and not one.complete and not one.halted
        for one in ground.view.companies
    )


def best_unit(ground: Ground, province: SpaceView, fleets: int = 0) -> str:
    """CD-S.6.4: an army, or a fleet on the coast from which there is more to be had; not fleets alone."""
    spots = [Place(province.code, coast) for coast in ground.chart.spaces[province.code].coasts or ("",)]
    able: list[tuple[Arm, Place]] = [("F", one) for one in spots if ground.chart.holds("F", one)]
    at_sea = max(able, key=lambda one: ground.worth.draw(*one), default=None)
    inland = ground.worth.draw("A", Place(province.code))
    own = sum(one.arm == "F" for one in ground.mine) + fleets
    if at_sea and ground.worth.draw(*at_sea) > inland * (1 + own / (1 + len(ground.mine))):
        return f"F {at_sea[1]}"
    return f"A {province.code}"
