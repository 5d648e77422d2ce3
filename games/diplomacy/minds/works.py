"""CD-9: the railways he begins, the shares he gives and trades for it, and whom he lets through or keeps out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.diplomacy.minds.friends import harmless
from games.diplomacy.minds.ground import Ground
from games.diplomacy.railways.track import joins, over_a_pass
from games.diplomacy.seen.papers_view import CompanyView

LINKS: Final = {"spring": 2, "autumn": 1}
"""CD-9.A.2: what can be laid before Winter, so that no unit waits for it."""
PARTNERS: Final = 2


def lines(ground: Ground) -> list[str]:
    """What he orders of railways in a season of movement."""
    return [*_begun(ground), *_resumed(ground), *_permitted(ground), *_barred(ground), *_closed(ground)]


# CD-9.A: works


def _begun(ground: Ground) -> Iterator[str]:
    """CD-9.A.5, 9.B.1: from a centre that supports nothing now, to another, over land of his or of whom he pays."""
    for start in ground.controlled:
        if start.centre and _is_free(ground, start.code):
            route = _route(ground, start.code)
            if route:
                yield f"{ground.me} blt {'-'.join(route)} {_issue(ground, route)}"


def _is_free(ground: Ground, centre: str) -> bool:
    """CD-9.A.1, 9.A.5: the base of no unit, the start of no railway, and in nobody's reach."""
    based = any(one.base == centre for one in ground.view.map.units)
    built = any(one.founded == centre for one in ground.view.companies)
    return not based and not built and not ground.press(centre)


def _route(ground: Ground, start: str) -> list[str]:
    """CD-9.A.4, 10.C: the shortest to another centre that is laid before Winter, over no pass; none: []."""
    routes = [[start]]
    for _ in range(LINKS[ground.view.map.season]):
        routes = [[*way, to] for way in routes for to in _neighbours(ground, way[-1]) if to not in way]
        done = [way for way in routes if ground.spaces[way[-1]].centre]
        if done:
            return done[0]
    return []


def _neighbours(ground: Ground, province: str) -> list[str]:
    """Where track could go on: somebody controls it, so that it can be permitted (CD-9.A.7)."""
    return [
        one
        for one in ground.spaces[province].beside
        if joins(ground.chart, province, one) and not over_a_pass(ground.chart, province, one) and _lets(ground, one)
    ]


def _lets(ground: Ground, province: str) -> bool:
    return ground.controller(province) == ground.me


def _issue(ground: Ground, route: list[str]) -> str:
    """CD-9.C.3, 9.C.5: control for himself; the rest for partners, so that it falls to nobody by lot."""
    number = max(int(ground.law["least_shares"]), min(20, int(ground.law["most_shares"])))
    own = number // 2 + 1
    partners = harmless(ground, route[0])[:PARTNERS]
    rest = [(number - own + n) // len(partners) for n in range(len(partners))]
    given = [f"{code} {some}" for code, some in zip(partners, rest, strict=True) if some]
    return f"shares {number} ({', '.join([f'{ground.me} {own}', *given])})"


def _resumed(ground: Ground) -> Iterator[str]:
    """CD-9.A.3: works at a centre that has come to him, where they cost no unit."""
    for one in ground.view.companies:
        waits = one.halted or one.builder != ground.me
        his = ground.controller(one.railway.route[0]) == ground.me and not one.complete
        free = not any(unit.base == one.railway.route[0] for unit in ground.view.map.units)
        if waits and his and free and not one.dismantling:
            yield f"{ground.me} resumes {one.railway.id}"


def _permitted(ground: Ground) -> Iterator[str]:
    """CD-9.A.7: whoever has given him shares may lay track in his land."""
    for one in ground.view.companies:
        next_to = _next(one)
        paid = one.shares.get(ground.me, 0) > 0 and one.builder != ground.me
        if next_to and paid and ground.controller(next_to) == ground.me:
            yield f"{ground.me} permits {one.railway.id} in {next_to}"


def _next(company: CompanyView) -> str:
    """Where its next link leads; "": all are laid."""
    route, links = company.railway.route, company.railway.links
    return next((route[number + 1] for number, link in enumerate(links) if link == "planned"), "")


# CD-9.C, 11.B: who may pass


def _barred(ground: Ground) -> Iterator[str]:
    """CD-9.C.1: who has no part in a company of his does not ride on it."""
    for one in ground.view.companies:
        if one.controller == ground.me:
            strangers = [code for code in ground.view.map.names if not one.shares.get(code) and code not in one.bars]
            if strangers:
                yield f"{ground.me} bars {one.railway.id} {', '.join(strangers)}"


def _closed(ground: Ground) -> Iterator[str]:
    """CD-11.B: a canal of his, while a fleet of somebody else lies at it."""
    for one in ground.view.map.canals:
        his = any(ground.controller(code) == ground.me for code in one.provinces)
        mouths = {place.partition("/")[0] for link in one.links for place in link}
        lying = [unit for space, unit in ground.units.items() if space in mouths and unit.arm == "F"]
        if his and any(unit.commander != ground.me for unit in lying):
            yield f"{ground.me} closes {one.id}"


# CD-9.C.4: shares


def traded(ground: Ground) -> list[str]:
    """Two who each hold more of the company where the other holds less change shares, so that each gains there."""
    found = [line for wanted in ground.view.companies for line in _swaps(ground, wanted)]
    return [f"{ground.me} {line}" for line in found]


def _swaps(ground: Ground, wanted: CompanyView) -> Iterator[str]:
    """He gives what he has less of and gets what he has more of: each sees what the other sees, and does likewise."""
    for given in ground.view.companies:
        for code in (one for one in given.shares if one != ground.me):
            number = _swapped(ground, wanted, given, code)
            if given is not wanted and number:
                yield f"transfers {number} {given.railway.id} to {code}"


def _swapped(ground: Ground, wanted: CompanyView, given: CompanyView, code: str) -> int:
    """CD-9.C.5: as many as both have, and the cap allows."""
    mine, his = (wanted.shares.get(who, 0) for who in (ground.me, code))
    own, other = (given.shares.get(who, 0) for who in (ground.me, code))
    if not (mine > his and other > own):
        return 0
    return max(0, min(own, his, _room(ground, wanted, mine), _room(ground, given, other)))


def _room(ground: Ground, company: CompanyView, has: int) -> int:
    cap = company.issued // 2 + 1 if ground.law["share_cap"] == "over_half" else company.issued
    return cap - has
