"""CD-M: a map as the rules read it. It never changes; a vote that changes it makes another one (CD-7)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final, Literal, TypeAlias, TypeVar

import data

from .names import Names
from .places import Arm, Place
from .ways import Ways, ways

Ground: TypeAlias = Literal["land", "coast", "sea"]
K = TypeVar("K")
NAMES: Final = ("carthage", "standard")


@dataclass(frozen=True, slots=True)
class Space:
    """CD-M.1: a space; `home`: the power whose home centre it is, on the standard map."""

    code: str
    name: str
    ground: Ground
    coasts: tuple[str, ...]
    centre: bool
    aliases: tuple[str, ...]
    home: str = ""


@dataclass(frozen=True, slots=True)
class Pass:
    """CD-10.B: an army marches over it, and nothing else reaches across."""

    id: str
    name: str
    between: frozenset[str]


@dataclass(frozen=True, slots=True)
class Strait:
    """CD-12: for armies an ordinary border, which a fleet in `sea` can close."""

    id: str
    name: str
    between: frozenset[str]
    sea: str


@dataclass(frozen=True, slots=True)
class Canal:
    """CD-11: fleets leave a canal province by `links`, each from a coast of it to the sea, or the province, beyond."""

    id: str
    name: str
    provinces: tuple[str, ...]
    links: tuple[tuple[Place, Place], ...]


@dataclass(frozen=True)
class Atlas:
    """CD-M: the spaces by code, and all borders both ways.

    Attributes:
        land: open land borders of a province (CD-M.2), without passes and straits.
        water: where a fleet goes from a place (CD-M.3), without canals.
        mountains: borders closed to everything (CD-10.A), to be drawn.
    """

    id: str
    spaces: Mapping[str, Space]
    land: Mapping[str, frozenset[str]]
    water: Mapping[Place, frozenset[Place]]
    mountains: tuple[frozenset[str], ...]
    passes: tuple[Pass, ...]
    straits: tuple[Strait, ...]
    canals: tuple[Canal, ...]

    def holds(self, arm: Arm, place: Place) -> bool:
        """CD-D.1: whether such a unit can be there; a fleet in a province of several coasts is on one of them."""
        space = self.spaces[place.space]
        if arm == "A":
            return space.ground != "sea" and not place.coast
        return space.ground != "land" and (place.coast in space.coasts if space.coasts else not place.coast)

    def marches(self, province: str) -> frozenset[str]:
        """CD-D.2, 12.A: where an army walks to from here: over open borders and straits; passes are not among them."""
        return self.land.get(province, frozenset()) | self._across_straits.get(province, frozenset())

    def sails(self, place: Place) -> frozenset[Place]:
        """CD-D.2, 11.A: where a fleet goes to from here: along water and out of an open canal."""
        return self.water.get(place, frozenset()) | self._through_canals.get(place, frozenset())

    def crossed(self, one: str, other: str) -> tuple[Pass | Strait, ...]:
        """What joins two provinces besides an open border."""
        joints: tuple[Pass | Strait, ...] = (*self.passes, *self.straits)
        return tuple(joint for joint in joints if joint.between == frozenset((one, other)))

    @cached_property
    def centres(self) -> tuple[str, ...]:
        """The supply centres, by code."""
        return tuple(sorted(code for code, space in self.spaces.items() if space.centre))

    @cached_property
    def ways(self) -> Ways:
        """Where units get to in one step, for whoever asks often."""
        return ways(self)

    @cached_property
    def names(self) -> Names:
        """CD-E.3: what the spaces may be called in orders."""
        return Names((code, (space.name, *space.aliases)) for code, space in self.spaces.items())

    @cached_property
    def _across_straits(self) -> Mapping[str, frozenset[str]]:
        return _joined((min(one.between), max(one.between)) for one in self.straits)

    @cached_property
    def _through_canals(self) -> Mapping[Place, frozenset[Place]]:
        found: dict[Place, frozenset[Place]] = {}
        for start, end in (link for canal in self.canals for link in canal.links):
            found[start] = found.get(start, frozenset()) | {end}
        return found


@cache
def atlas(name: str) -> Atlas:
    """The map of this name, as printed. KeyError: there is none."""
    if name not in NAMES:
        raise KeyError(name)
    raw = json.loads(data.path(f"diplomacy/map-{name}.json").read_text(encoding="utf-8"))
    features = raw["features"]
    return Atlas(
        raw["id"],
        {code: _space(code, one) for code, one in raw["spaces"].items()},
        _joined(raw["adjacency"]["army"]),
        _joined((place(one), place(other)) for one, other in raw["adjacency"]["fleet"]),
        tuple(frozenset(one["between"]) for one in features["mountains"]),
        tuple(Pass(one["id"], one["name"], frozenset(one["between"])) for one in features["passes"]),
        tuple(Strait(one["id"], one["name"], frozenset(one["between"]), one["sea"]) for one in features["straits"]),
        tuple(_canal(one) for one in features["canals"]),
    )


def place(text: str) -> Place:
    """Of the data's way to write it: `Nap`, `Stp/nc`."""
    space, _, coast = text.partition("/")
    return Place(space, coast)


def _space(code: str, raw: Mapping[str, Any]) -> Space:
    return Space(
        code,
        raw["name"],
        raw["kind"],
        tuple(raw["coasts"]),
        raw["supply_center"],
        tuple(raw["aliases"]),
        raw.get("home") or "",
    )


def _canal(raw: Mapping[str, Any]) -> Canal:
    links = tuple((place(start), place(end)) for start, end in raw["links"])
    return Canal(raw["id"], raw["name"], tuple(raw["provinces"]), links)


def _joined(pairs: Iterable[tuple[K, K]]) -> dict[K, frozenset[K]]:
    """Each with all it is paired with, both ways."""
    found: dict[K, frozenset[K]] = {}
    for one, other in pairs:
        found[one] = found.get(one, frozenset()) | {other}
        found[other] = found.get(other, frozenset()) | {one}
    return found
