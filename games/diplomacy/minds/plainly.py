"""CD-N: how the same mind plays the standard game: it marches as it would, and stays where a centre is to be had."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, TypeAlias

from games.diplomacy.minds import marching
from games.diplomacy.minds.campaign import Campaign, Deed
from games.diplomacy.minds.ground import Ground
from games.diplomacy.seen.map_view import UnitView

Legal: TypeAlias = Callable[[str], bool]
FAR: Final = 99


def orders(ground: Ground, is_legal: Legal) -> list[str]:
    """CD-N.8: the attacks of his campaign, without anything written behind them; whoever has no part in one walks."""
    deeds = [_kept(ground, replace(one, seizes="", rail="")) for one in Campaign(ground).plan()]
    called = {helper.space for one in deeds for helper in one.helpers}
    idle = [one.unit for one in deeds if not one.to and one.unit.space not in called and not _takes(ground, one.unit)]
    written = marching.lines(ground, [one for one in deeds if one.unit not in idle])
    attacks = [line for line in (one.partition(" (")[0] for one in written) if is_legal(line)]
    return [*attacks, *_walks(ground, idle, {one.to.space for one in deeds if one.to}, is_legal)]


def _walks(ground: Ground, idle: list[UnitView], entered: set[str], is_legal: Legal) -> Iterator[str]:
    """Each a step nearer to the nearest centre to be had, and no two to one space."""
    standing = {one.space for one in ground.view.map.units if one.commander == ground.me}
    for unit in idle:
        away = _steps(ground, unit)
        near = sorted(ground.view.map.spaces[unit.space].beside, key=lambda one: (away.get(one, len(away)), one))
        lines = {one: f"{marching.name(unit)}-{one}" for one in near if one not in entered | standing}
        nearer = [one for one in lines if away.get(one, FAR) < away.get(unit.space, FAR)]
        to = next((one for one in nearer if is_legal(lines[one])), "")
        if to:
            entered.add(to)
            yield lines[to]


def _steps(ground: Ground, unit: UnitView) -> dict[str, int]:
    """How far every space is from a centre to be had, over ground on which such a unit can stand."""
    spaces, closed = ground.view.map.spaces, "sea" if unit.arm == "A" else "land"
    found = {one.code: 0 for one in spaces.values() if one.centre and one.ruler != ground.me and one.ground != closed}
    for code in (waiting := list(found)):
        new = [one for one in spaces[code].beside if one not in found and spaces[one].ground != closed]
        found |= dict.fromkeys(new, found[code] + 1)
        waiting += new
    return found


def _takes(ground: Ground, unit: UnitView) -> bool:
    """CD-N.5: whether it stands in a centre that is not his yet."""
    here = ground.view.map.spaces[unit.space]
    return here.centre and here.ruler != ground.me


def _kept(ground: Ground, deed: Deed) -> Deed:
    """CD-N.5: in Autumn a unit in a centre that is not his stays in it, for then it is."""
    if ground.view.map.season != "autumn" or not _takes(ground, deed.unit):
        return deed
    return replace(deed, to=None, helpers=(), carrier=None)


def adjustments(ground: Ground, is_legal: Legal) -> list[str]:
    """CD-N.6: as many units as are due, armies and fleets in turn; what has to go is left to the rule (CD-N.7(b))."""
    mine = ground.view.map.names[ground.me]
    return [*_builds(ground, is_legal)][: max(0, mine.centres - mine.units)]


def _builds(ground: Ground, is_legal: Legal) -> Iterator[str]:
    owned = [code for code, one in ground.view.map.spaces.items() if one.ruler == ground.me]
    for number, code in enumerate(owned):
        arms = "FA" if number % 2 else "AF"
        yield from [line for line in (f"builds {arm} {code}" for arm in arms) if is_legal(line)][:1]
