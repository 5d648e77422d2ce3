"""The board as the player of a seat judges it: what is his, what he could take, and who could take it from him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from games.diplomacy.atlas import Atlas, Piece, Place
from games.diplomacy.atlas.changes import charted
from games.diplomacy.minds.worth import Worth
from games.diplomacy.seen.map_view import RailwayView, SpaceView, UnitView
from games.diplomacy.seen.view import DiplomacyView
from games.kernel.digests import digest


@dataclass(frozen=True)
class Ground:
    """What a view says, as he asks it."""

    view: DiplomacyView
    me: str

    @cached_property
    def chart(self) -> Atlas:
        """CD-M: the map in force."""
        return charted(self.view.map.map, self.view.changes)

    @cached_property
    def spaces(self) -> Mapping[str, SpaceView]:
        """All spaces, and who holds them."""
        return self.view.map.spaces

    @cached_property
    def units(self) -> dict[str, UnitView]:
        """The units that have a place, by space."""
        return {one.space: one for one in self.view.map.units if not one.dislodged}

    @cached_property
    def mine(self) -> list[UnitView]:
        """CD-4.C: those whose orders he writes."""
        return [one for one in self.units.values() if one.commander == self.me]

    @cached_property
    def lands(self) -> list[SpaceView]:
        """CD-4.A: the provinces he rules."""
        return [one for one in self.spaces.values() if one.ruler == self.me]

    @cached_property
    def controlled(self) -> list[SpaceView]:
        """CD-4.E.2: the provinces he controls: as Sub-Ruler, or as Ruler where there is none."""
        return [one for one in self.spaces.values() if self.me and self.controller(one.code) == self.me]

    @property
    def plain(self) -> bool:
        """CD-N: the standard game: nobody seizes, appoints or builds railways."""
        return self.view.map.plain

    @cached_property
    def worth(self) -> Worth:
        """What spaces are worth to him."""
        return Worth(self.view.map, self.chart, self.me)

    def controller(self, space: str) -> str:
        """CD-4.E.2: of a province."""
        return self.spaces[space].sub_ruler or self.spaces[space].ruler

    def rules(self, space: str) -> bool:
        """CD-4.A: whether it is his."""
        return self.spaces[space].ruler == self.me

    def piece(self, unit: UnitView) -> Piece:
        """The unit as maps know it."""
        return Piece(unit.arm, Place(unit.space, unit.coast), unit.commander)

    def strikes(self, unit: UnitView, space: str) -> bool:
        """CD-D.3: whether it could go there with force, or help another to."""
        return self.chart.ways.reached(self.piece(unit), space)

    def steps(self, unit: UnitView) -> list[Place]:
        """CD-D.2, 10.B: where it could go by itself; of several coasts the first."""
        if unit.arm == "F":
            return [places[0] for places in self.chart.ways.sails[Place(unit.space, unit.coast)].values()]
        ways = self.chart.ways
        return [Place(one) for one in sorted(ways.walks[unit.space] | ways.passes[unit.space])]

    def over_pass(self, unit: UnitView, space: str) -> bool:
        """CD-10.B: whether it marches there over a pass, without force and seizing nothing."""
        return unit.arm == "A" and space in self.chart.ways.passes[unit.space]

    def beside(self, unit: UnitView) -> Iterator[str]:
        """CD-5.B(b.1): what it could seize where it stands: its own province, and those beside it."""
        ways = self.chart.ways
        near = ways.walks[unit.space] if unit.arm == "A" else ways.alongside[Place(unit.space, unit.coast)]
        yield from (one for one in sorted({*near, unit.space}) if self.spaces[one].ground != "sea")

    def around(self, space: str) -> list[UnitView]:
        """The units of others that could strike here."""
        return self._around[space]

    @cached_property
    def _around(self) -> dict[str, list[UnitView]]:
        foreign = [one for one in self.units.values() if one.commander != self.me]
        return {space: [one for one in foreign if self.strikes(one, space)] for space in self.spaces}

    def press(self, space: str) -> int:
        """How many of them one other player has there."""
        return max(Counter(one.commander for one in self.around(space)).values(), default=0)

    def room(self, space: str) -> int:
        """CD-S.5: how many units its centre could support beside those it does."""
        return self.spaces[space].capacity - sum(one.base == space for one in self.view.map.units)

    def mood(self, about: str = "") -> float:
        """From 0 to 1, another for every name and season: so two who want the same do not block each other for ever."""
        one = self.view.map
        drawn = digest(f"{self.me} {one.year} {one.season} {about}", size=4)
        return int(drawn, 16) / 2**32

    @property
    def law(self) -> Mapping[str, str]:
        """The options in force."""
        return self.view.law

    def trains(self, unit: UnitView) -> Iterator[tuple[str, str]]:
        """CD-9.B.3: the railways that would carry it, each with where to."""
        for one in self.view.companies:
            track = usable(one.railway)
            barred = {self.me, f"{unit.arm} {unit.space}"} & {*one.bars}
            if unit.arm == "A" and unit.space in track and not barred:
                yield from ((one.railway.id, space) for space in track if space != unit.space)


def usable(line: RailwayView) -> list[str]:
    """CD-9.A.10: the provinces that its usable links join, in order."""
    ends = [pair for pair, link in zip(pairwise(line.route), line.links, strict=True) if link == "usable"]
    return [*(start for start, _ in ends), *(end for _, end in ends[-1:])]
