"""CD-7.C: what makes a map consistent: every border two-sided, codes unique, every space reachable."""

from __future__ import annotations

import re
from typing import Final

from .atlas import Atlas, Space
from .places import Place

CODE: Final = re.compile(r"[A-Za-z]{3,5}|N[0-9]{1,3}")
NAME: Final = re.compile(r"[^;=,\"]{2,40}")
COASTS: Final = ("nc", "sc", "ec", "wc")


class UnsoundError(Exception):
    """This change cannot be made; `reason` names its text, `about` what is wrong."""

    def __init__(self, reason: str, about: str = "") -> None:
        self.reason = reason
        self.about = about
        super().__init__(f"{reason} {about}")


def sound(chart: Atlas) -> Atlas:
    """The map itself, if it is consistent. UnsoundError: it is not."""
    for space in chart.spaces.values():
        _sound_space(space)
    _sound_names(chart)
    _sound_borders(chart)
    _sound_features(chart)
    _reachable(chart)
    return chart


def _sound_space(space: Space) -> None:
    """CD-M.1: its code can be written, its ground allows its coasts and its centre."""
    if not CODE.fullmatch(space.code):
        raise UnsoundError("map-code", space.code)
    if not NAME.fullmatch(space.name):
        raise UnsoundError("map-name", space.name)
    if space.ground == "sea" and space.centre:
        raise UnsoundError("map-centre-at-sea", space.code)
    several = len(space.coasts) > 1 and len(set(space.coasts)) == len(space.coasts)
    if space.coasts and not (several and space.ground == "coast" and set(space.coasts) <= set(COASTS)):
        raise UnsoundError("map-coasts", space.code)


def _sound_names(chart: Atlas) -> None:
    """CD-7.C: no two spaces of one name, and none named as another is coded."""
    names = [space.name.casefold() for space in chart.spaces.values()]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise UnsoundError("map-name-twice", twice[0])


def _sound_borders(chart: Atlas) -> None:
    """CD-M.2, M.3: armies march on land, fleets sail from coast to coast; one kind of border between two provinces."""
    for one, others in chart.land.items():
        for other in sorted(others):
            _on_land(chart, one, other)
            if frozenset((one, other)) in chart.mountains or chart.crossed(one, other):
                raise UnsoundError("map-two-borders", f"{one}-{other}")
    for start, ends in chart.water.items():
        for end in sorted(ends):
            _afloat(chart, start, end)


def _sound_features(chart: Atlas) -> None:
    """CD-10 to CD-12: passes and mountains join land; a strait joins two shores of its sea; canals lead to water."""
    for pair in (*chart.mountains, *(one.between for one in chart.passes), *(one.between for one in chart.straits)):
        one, other = min(pair), max(pair)
        _on_land(chart, one, other)
        if pair in chart.mountains and chart.crossed(one, other):
            raise UnsoundError("map-two-borders", f"{one}-{other}")
    for strait in chart.straits:
        for shore in sorted(strait.between):
            if strait.sea not in {place.space for place in _ways(chart, shore)}:
                raise UnsoundError("map-strait", f"{shore}-{strait.sea}")
    for canal in chart.canals:
        for start, end in canal.links:
            _afloat(chart, start, end)


def _on_land(chart: Atlas, one: str, other: str) -> None:
    if one == other or any(chart.spaces[code].ground == "sea" for code in (one, other)):
        raise UnsoundError("map-not-land", f"{one}-{other}")


def _afloat(chart: Atlas, start: Place, end: Place) -> None:
    if start.space == end.space or not (chart.holds("F", start) and chart.holds("F", end)):
        raise UnsoundError("map-not-water", f"{start}-{end}")


def _ways(chart: Atlas, code: str) -> list[Place]:
    """Where fleets go from any coast of a space."""
    coasts = chart.spaces[code].coasts or ("",)
    return [end for coast in coasts for end in sorted(chart.water.get(Place(code, coast), frozenset()))]


def _reachable(chart: Atlas) -> None:
    """CD-7.C: from any space every other can be reached, by land, water, pass, strait or canal."""
    ways = _neighbours(chart)
    seen = [min(chart.spaces)]
    for code in seen:
        seen.extend(other for other in sorted(ways[code]) if other not in seen)
    lost = sorted(code for code in chart.spaces if code not in seen)
    if lost:
        raise UnsoundError("map-unreachable", lost[0])


def _neighbours(chart: Atlas) -> dict[str, set[str]]:
    """What each space borders on, in whatever way."""
    links = [link for canal in chart.canals for link in canal.links]
    pairs = [(one, other) for one, others in chart.land.items() for other in others]
    pairs += [(one.space, end.space) for one, ends in chart.water.items() for end in ends]
    joints = [*(one.between for one in chart.passes), *(one.between for one in chart.straits)]
    pairs += [(min(between), max(between)) for between in joints]
    pairs += [(start.space, end.space) for start, end in links]
    ways: dict[str, set[str]] = {code: set() for code in chart.spaces}
    for one, other in pairs:
        ways[one].add(other)
        ways[other].add(one)
    return ways
