"""CD-D.1, 10-12: the ways from space to space, drawn out of a map once for all seasons that are played on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .places import Piece, Place

if TYPE_CHECKING:
    from .atlas import Atlas, Canal, Strait


@dataclass(frozen=True, slots=True)
class Ways:
    """Where units get to in one step.

    Attributes:
        land: over open land borders; `walks`: over straits too (CD-12.A); `passes`: over passes alone.
        straits: what joins two provinces that have no open border.
        sails: the places of each space that a fleet reaches from its own, canals included.
        canals: from a place through a canal to a space that it does not border (CD-11.A).
        alongside: the spaces that a fleet at this place borders, without canals (CD-5.B(b.1)).
        shores: the seas off a province; `waters`: the seas next to a sea (CD-D.8).
    """

    land: Mapping[str, frozenset[str]]
    walks: Mapping[str, frozenset[str]]
    passes: Mapping[str, frozenset[str]]
    straits: Mapping[tuple[str, str], tuple[Strait, ...]]
    sails: Mapping[Place, Mapping[str, tuple[Place, ...]]]
    canals: Mapping[tuple[Place, str], tuple[Canal, ...]]
    alongside: Mapping[Place, frozenset[str]]
    shores: Mapping[str, tuple[str, ...]]
    waters: Mapping[str, tuple[str, ...]]

    def reached(self, piece: Piece, space: str) -> bool:
        """CD-D.3, 10.B: whether it could itself move there, on whichever coast; nothing reaches across a pass."""
        return space in (self.walks[piece.at.space] if piece.arm == "A" else self.sails[piece.at])


def ways(atlas: Atlas) -> Ways:
    """All ways of a map."""
    places = [Place(code, coast) for code, space in atlas.spaces.items() for coast in space.coasts or ("",)]
    land = {code: atlas.land.get(code, frozenset()) for code in atlas.spaces}
    return Ways(
        land,
        {code: atlas.marches(code) for code in atlas.spaces},
        {code: _over_passes(atlas, code) for code in atlas.spaces},
        _straits(atlas),
        {place: _by_space(atlas.sails(place)) for place in places},
        _canals(atlas),
        {place: frozenset(one.space for one in atlas.water.get(place, frozenset())) for place in places},
        {code: _seas(atlas, code) for code, space in atlas.spaces.items() if space.ground == "coast"},
        {code: _seas(atlas, code) for code, space in atlas.spaces.items() if space.ground == "sea"},
    )


def _over_passes(atlas: Atlas, province: str) -> frozenset[str]:
    """CD-10.B: over a pass, where no open border and no strait is there to be taken."""
    beyond = frozenset[str]().union(*(one.between for one in atlas.passes if province in one.between))
    return beyond - {province} - atlas.marches(province)


def _straits(atlas: Atlas) -> dict[tuple[str, str], tuple[Strait, ...]]:
    found: dict[tuple[str, str], tuple[Strait, ...]] = {}
    for strait in atlas.straits:
        one, other = sorted(strait.between)
        if other not in atlas.land.get(one, frozenset()):
            for pair in ((one, other), (other, one)):
                found[pair] = (*found.get(pair, ()), strait)
    return found


def _canals(atlas: Atlas) -> dict[tuple[Place, str], tuple[Canal, ...]]:
    found: dict[tuple[Place, str], tuple[Canal, ...]] = {}
    for canal in atlas.canals:
        for start, end in canal.links:
            if end not in atlas.water.get(start, frozenset()):
                found[start, end.space] = (*found.get((start, end.space), ()), canal)
    return found


def _by_space(places: frozenset[Place]) -> dict[str, tuple[Place, ...]]:
    found: dict[str, tuple[Place, ...]] = {}
    for place in sorted(places):
        found[place.space] = (*found.get(place.space, ()), place)
    return found


def _seas(atlas: Atlas, space: str) -> tuple[str, ...]:
    """CD-D.8: the seas that touch a space, from whichever coast."""
    coasts = atlas.spaces[space].coasts or ("",)
    touching = frozenset[Place]().union(*(atlas.water.get(Place(space, coast), frozenset()) for coast in coasts))
    return tuple(sorted(one.space for one in touching if atlas.spaces[one.space].ground == "sea"))
