"""CD-E.1: the lines of the units, as they are written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from games.diplomacy.minds.campaign import Deed
from games.diplomacy.minds.ground import Ground
from games.diplomacy.seen.map_view import UnitView


def lines(ground: Ground, deeds: Sequence[Deed]) -> list[str]:
    """CD-D.2: an order for each of his units."""
    return list(Sheet(ground, deeds).lines())


def name(unit: UnitView) -> str:
    """`A Nap`, as orders name it."""
    return f"{unit.arm} {unit.space}"


@dataclass(frozen=True)
class Sheet:
    """Deeds, and how they are written."""

    ground: Ground
    deeds: Sequence[Deed]

    def lines(self) -> Iterator[str]:
        """Each unit's order; who helps or carries is written with its own."""
        for deed in self.deeds:
            yield self._move(deed) if deed.to else self._stay(deed)
            if deed.carrier and deed.to:
                yield f"{name(deed.carrier)} C {name(deed.unit)}-{deed.to.space}"

    def _move(self, deed: Deed) -> str:
        seize = f"(sf {self.ground.me})" if deed.seizes and not self.ground.plain else ""
        rail = f" (rail {deed.rail})" if deed.rail else ""
        return f"{name(deed.unit)}-{seize}{deed.to}{rail}"

    def _stay(self, deed: Deed) -> str:
        """CD-5.B(b), 9.B.4: it helps whom it can, and seizes and blocks besides."""
        return f"{name(deed.unit)} {self._help(deed.unit)}{self._seize(deed)}{self._block(deed.unit)}"

    def _help(self, unit: UnitView) -> str:
        """CD-D.3: the move it was called for; else whoever near it is in danger where he stands."""
        move = self._called.get(unit.space)
        if move and move.to:
            return f"S {name(move.unit)}-{move.to.space}"
        near = [one.unit for one in self.deeds if not one.to and self._in_danger(one.unit, unit)]
        if not near:
            return "stand"
        return f"S {name(max(near, key=lambda one: self.ground.press(one.space)))}"

    @property
    def _called(self) -> Mapping[str, Deed]:
        return {helper.space: deed for deed in self.deeds for helper in deed.helpers}

    def _in_danger(self, one: UnitView, helper: UnitView) -> bool:
        beside = one is not helper and self.ground.strikes(helper, one.space)
        return beside and self.ground.press(one.space) > 0

    def _seize(self, deed: Deed) -> str:
        where = "" if deed.seizes == deed.unit.space else f" {deed.seizes}"
        return f" (sf {self.ground.me}{where})" if deed.seizes else ""

    def _block(self, unit: UnitView) -> str:
        """CD-9.A.8, 9.B.4, 12.B: railways of others that lie here; straits by which others could come to him."""
        lines = [one for one in self.ground.view.companies if unit.space in one.railway.route]
        foreign = any(not one.shares.get(self.ground.me) for one in lines)
        strait = any(one.sea == unit.space and self._leads_to_him(one.between) for one in self.ground.view.map.joints)
        return " (blk)" if foreign or (unit.arm == "F" and strait) else ""

    def _leads_to_him(self, between: tuple[str, str]) -> bool:
        """Whether one shore is his and on the other stands an army of somebody else."""
        for own, other in (between, between[::-1]):
            there = self.ground.units.get(other)
            if self.ground.rules(own) and there and there.arm == "A" and there.commander != self.ground.me:
                return True
        return False
