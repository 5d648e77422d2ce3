"""CD-7: a map with one thing more, one thing less, or another name; every border is drawn from both sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from .atlas import Atlas, Canal, Ground, Pass, Space, Strait, place
from .places import Place
from .unsound import COASTS, UnsoundError

K = TypeVar("K")
GROUNDS: Final[Mapping[str, Ground]] = {"land": "land", "coast": "coast", "sea": "sea"}


def add_space(chart: Atlas, code: str, words: tuple[str, ...]) -> Atlas:
    """CD-M.1: a space that there was not: its name, its ground, then coasts and `centre` in any order."""
    if len(words) < 2 or words[1] not in GROUNDS or not set(words[2:]) <= {*COASTS, "centre"}:
        raise UnsoundError("map-unread", f"space {code}")
    _free(chart, code)
    coasts = tuple(word for word in words[2:] if word != "centre")
    made = Space(code, words[0], GROUNDS[words[1]], coasts, "centre" in words, ())
    return replace(chart, spaces={**chart.spaces, code: made})


def drop_space(chart: Atlas, code: str, _words: tuple[str, ...]) -> Atlas:
    """CD-7.C: a space goes with all that leads to it."""
    gone = known(chart, code)
    return replace(
        chart,
        spaces={key: one for key, one in chart.spaces.items() if key != gone},
        land={key: others - {gone} for key, others in chart.land.items() if key != gone},
        water={
            start: frozenset(end for end in ends if end.space != gone)
            for start, ends in chart.water.items()
            if start.space != gone
        },
        mountains=tuple(one for one in chart.mountains if gone not in one),
        passes=tuple(one for one in chart.passes if gone not in one.between),
        straits=tuple(one for one in chart.straits if gone not in {*one.between, one.sea}),
        canals=tuple(one for one in chart.canals if gone not in _touched(one)),
    )


def add_centre(chart: Atlas, code: str, _words: tuple[str, ...]) -> Atlas:
    """CD-7.C: a supply centre."""
    return _recentred(chart, code, centre=True)


def drop_centre(chart: Atlas, code: str, _words: tuple[str, ...]) -> Atlas:
    """CD-7.C: a supply centre less; what is based there is in excess of its capacity (CD-S.5)."""
    return _recentred(chart, code, centre=False)


def open_border(chart: Atlas, pair: str, _words: tuple[str, ...]) -> Atlas:
    """CD-M.2: an open land border."""
    one, other = _provinces(chart, pair)
    return replace(chart, land=_linked(chart.land, one, other))


def drop_border(chart: Atlas, pair: str, _words: tuple[str, ...]) -> Atlas:
    """CD-M.2: an open land border less."""
    one, other = _provinces(chart, pair)
    return replace(chart, land=_parted(chart.land, one, other))


def close_border(chart: Atlas, pair: str, _words: tuple[str, ...]) -> Atlas:
    """CD-10.A: a mountain border."""
    between = frozenset(_provinces(chart, pair))
    if between in chart.mountains:
        raise UnsoundError("map-there-already", pair)
    return replace(chart, mountains=(*chart.mountains, between))


def drop_mountain(chart: Atlas, pair: str, _words: tuple[str, ...]) -> Atlas:
    """CD-10.A: a mountain border less; it is no border at all then."""
    between = frozenset(_provinces(chart, pair))
    _there(between in chart.mountains, pair)
    return replace(chart, mountains=tuple(one for one in chart.mountains if one != between))


def add_water(chart: Atlas, pair: str, _words: tuple[str, ...]) -> Atlas:
    """CD-M.3: fleets go from the one to the other."""
    start, end = _link(chart, pair)
    return replace(chart, water=_linked(chart.water, start, end))


def drop_water(chart: Atlas, pair: str, _words: tuple[str, ...]) -> Atlas:
    """CD-M.3: fleets go there no more."""
    start, end = _link(chart, pair)
    return replace(chart, water=_parted(chart.water, start, end))


def add_pass(chart: Atlas, pair: str, words: tuple[str, ...]) -> Atlas:
    """CD-10.B: a pass, with its name."""
    between = frozenset(_provinces(chart, pair))
    if any(one.between == between for one in chart.passes):
        raise UnsoundError("map-there-already", pair)
    made = Pass(_next("P", [one.id for one in chart.passes]), ", ".join(words) or pair, between)
    return replace(chart, passes=(*chart.passes, made))


def drop_pass(chart: Atlas, pair: str, _words: tuple[str, ...]) -> Atlas:
    """CD-10.B: a pass less."""
    between = frozenset(_provinces(chart, pair))
    _there(any(one.between == between for one in chart.passes), pair)
    return replace(chart, passes=tuple(one for one in chart.passes if one.between != between))


def add_strait(chart: Atlas, subject: str, words: tuple[str, ...]) -> Atlas:
    """CD-12.A: a strait between two provinces, in the sea space that is named."""
    pair, _, sea = subject.partition(" in ")
    between = frozenset(_provinces(chart, pair))
    if any(one.between == between for one in chart.straits):
        raise UnsoundError("map-there-already", pair)
    number = _next("S", [one.id for one in chart.straits])
    made = Strait(number, ", ".join(words) or pair, between, known(chart, sea))
    return replace(chart, straits=(*chart.straits, made))


def drop_strait(chart: Atlas, pair: str, _words: tuple[str, ...]) -> Atlas:
    """CD-12.A: a strait less."""
    between = frozenset(_provinces(chart, pair))
    _there(any(one.between == between for one in chart.straits), pair)
    return replace(chart, straits=tuple(one for one in chart.straits if one.between != between))


def add_canal(chart: Atlas, letter: str, words: tuple[str, ...]) -> Atlas:
    """CD-11: a canal by its letter: its name, then its links, each from a canal province out of it."""
    if len(words) < 2 or len(letter) != 1 or not letter.isupper() or any(one.id == letter for one in chart.canals):
        raise UnsoundError("map-canal", letter)
    links = tuple(_link(chart, word) for word in words[1:])
    provinces = tuple(dict.fromkeys(start.space for start, _ in links))
    return replace(chart, canals=(*chart.canals, Canal(letter, words[0], provinces, links)))


def drop_canal(chart: Atlas, letter: str, _words: tuple[str, ...]) -> Atlas:
    """CD-11: a canal less."""
    _there(any(one.id == letter for one in chart.canals), letter)
    return replace(chart, canals=tuple(one for one in chart.canals if one.id != letter))


def rename(chart: Atlas, code: str, words: tuple[str, ...]) -> Atlas:
    """CD-7.A: another name, another code too if one is given; what it was called before is an alias of it."""
    old = known(chart, code)
    if len(words) not in (1, 2):
        raise UnsoundError("map-unread", f"rename {code}")
    space = chart.spaces[old]
    new = words[1] if len(words) == 2 else old
    if new != old:
        _free(chart, new, besides=old)
    before = (word for word in (*space.aliases, space.name, old) if word not in (words[0], new))
    named = replace(space, code=new, name=words[0], aliases=tuple(dict.fromkeys(before)))
    return _recoded(replace(chart, spaces={**chart.spaces, old: named}), old, new)


def _recoded(chart: Atlas, old: str, new: str) -> Atlas:
    """The map with another code wherever a space stood under the old one."""

    def code(one: str) -> str:
        return new if one == old else one

    def spot(one: Place) -> Place:
        return Place(code(one.space), one.coast)

    def both(pair: Iterable[str]) -> frozenset[str]:
        return frozenset(code(one) for one in pair)

    return replace(
        chart,
        spaces={code(key): one for key, one in chart.spaces.items()},
        land={code(key): both(others) for key, others in chart.land.items()},
        water={spot(start): frozenset(map(spot, ends)) for start, ends in chart.water.items()},
        mountains=tuple(map(both, chart.mountains)),
        passes=tuple(replace(one, between=both(one.between)) for one in chart.passes),
        straits=tuple(replace(one, between=both(one.between), sea=code(one.sea)) for one in chart.straits),
        canals=tuple(
            replace(
                one,
                provinces=tuple(map(code, one.provinces)),
                links=tuple((spot(start), spot(end)) for start, end in one.links),
            )
            for one in chart.canals
        ),
    )


def _recentred(chart: Atlas, code: str, *, centre: bool) -> Atlas:
    found = chart.spaces[known(chart, code)]
    if found.centre == centre:
        raise UnsoundError("map-there-already" if centre else "map-not-there", code)
    return replace(chart, spaces={**chart.spaces, found.code: replace(found, centre=centre)})


def known(chart: Atlas, word: str) -> str:
    """The code of a space, written as printed, or by what it was called before."""
    if word in chart.spaces:
        return word
    found = [code for code, space in chart.spaces.items() if word in (space.name, *space.aliases)]
    if len(found) != 1:
        raise UnsoundError("map-unknown", word)
    return found[0]


def _free(chart: Atlas, code: str, besides: str = "") -> None:
    """CD-7.C: codes are unique, in whatever case, and no name or alias of another space."""
    for space in chart.spaces.values():
        words = {word.casefold() for word in (space.code, space.name, *space.aliases)}
        if space.code != besides and code.casefold() in words:
            raise UnsoundError("map-code-taken", code)


def _provinces(chart: Atlas, pair: str) -> tuple[str, str]:
    one, _, other = pair.partition("-")
    return known(chart, one), known(chart, other)


def _link(chart: Atlas, pair: str) -> tuple[Place, Place]:
    one, _, other = pair.partition("-")
    start, end = place(one), place(other)
    return Place(known(chart, start.space), start.coast), Place(known(chart, end.space), end.coast)


def _linked(ways: Mapping[K, frozenset[K]], one: K, other: K) -> dict[K, frozenset[K]]:
    if other in ways.get(one, frozenset()):
        raise UnsoundError("map-there-already", f"{one}-{other}")
    return {
        **ways,
        one: ways.get(one, frozenset()) | {other},
        other: ways.get(other, frozenset()) | {one},
    }


def _parted(ways: Mapping[K, frozenset[K]], one: K, other: K) -> dict[K, frozenset[K]]:
    _there(other in ways.get(one, frozenset()), f"{one}-{other}")
    return {**ways, one: ways[one] - {other}, other: ways[other] - {one}}


def _there(found: bool, about: str) -> None:  # noqa: FBT001
    if not found:
        raise UnsoundError("map-not-there", about)


def _next(letter: str, taken: list[str]) -> str:
    """`S4` after `S1`, `S2`, `S3`."""
    return f"{letter}{1 + max((int(one[1:]) for one in taken), default=0)}"


def _touched(canal: Canal) -> set[str]:
    return {*canal.provinces, *(end.space for _, end in canal.links)}
