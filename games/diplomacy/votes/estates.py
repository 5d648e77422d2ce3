"""CD-7.A, 7.C: what stands on the map when the map changes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from games.diplomacy.atlas import Atlas
from games.diplomacy.railways.track import joins
from games.diplomacy.state import Diplomacy, Province
from games.diplomacy.why import Why


def disturbs(g: Diplomacy, then: Atlas) -> Why | None:
    """CD-7.C, 9.A.9: no space goes that is ruled, occupied, a base or on a line; no border goes that carries track."""
    in_use = sorted({*_ruled(g), *_occupied(g), *(code for one in g.railways for code in one.route)})
    gone = next((code for code in in_use if code not in then.spaces), "")
    if gone:
        return Why("map-in-use", "CD-7.C", {"about": gone})
    links = (link for one in g.railways for link in pairwise(one.track))
    cut = next((f"{one}-{other}" for one, other in links if not joins(then, one, other)), "")
    return Why("map-track", "CD-9.A.9", {"about": cut}) if cut else None


def _ruled(g: Diplomacy) -> list[str]:
    return [code for code, one in g.provinces.items() if one.ruler]


def _occupied(g: Diplomacy) -> list[str]:
    return [code for force in g.forces for code in (force.space, force.base) if code]


def settle_provinces(g: Diplomacy) -> None:
    """CD-6.4, CD-M.1: a new province begins in civil disorder; one that is gone is none."""
    for code, space in g.atlas.spaces.items():
        if space.ground != "sea" and code not in g.provinces:
            g.provinces[code] = Province(code)
    for code in [code for code in g.provinces if code not in g.atlas.spaces]:
        del g.provinces[code]


def recode(g: Diplomacy, old: str, new: str) -> None:
    """CD-7.A: everything that stands under the old code stands under the new one."""
    codes = {old: new}
    if old in g.provinces:
        g.provinces[new] = g.provinces.pop(old)
        g.provinces[new].code = new
    _recode_units(g, codes)
    _recode_lines(g, codes)
    _recode_words(g, codes)


def _recode_units(g: Diplomacy, codes: Mapping[str, str]) -> None:
    for force in g.forces:
        force.space, force.base = codes.get(force.space, force.space), codes.get(force.base, force.base)
        _recode_list(force.revolt_list, codes)
    stood = [(codes.get(space, space), unit) for space, unit in g.stood.items()]
    g.stood.clear()
    g.stood.update(stood)


def _recode_lines(g: Diplomacy, codes: Mapping[str, str]) -> None:
    for railway in g.railways:
        _recode_list(railway.route, codes)
    for permit in g.permits:
        permit.province = codes.get(permit.province, permit.province)
    for block in g.blocks:
        block.space = codes.get(block.space, block.space)
    for closing in g.closings:
        _recode_list(closing.provinces, codes)
    _recode_list(g.contested, codes)
    _recode_list(g.engaged, codes)


def _recode_words(g: Diplomacy, codes: Mapping[str, str]) -> None:
    """What is said of a space: limits of delegations (`A Nap`), open motions, wishes."""
    for lent in g.delegations:
        lent.where = " ".join(codes.get(word, word) for word in lent.where.split(" "))
    for motion in (*g.motions, *g.carried):
        for key in ("space", "province"):
            if key in motion.says:
                motion.says[key] = codes.get(motion.says[key], motion.says[key])
    for player in g.players.values():
        _recode_list(player.wishes, codes)


def _recode_list(words: list[str], codes: Mapping[str, str]) -> None:
    words[:] = [codes.get(word, word) for word in words]
