"""CD-S.3.3: orders are judged, blocks, bars and canals are read, and every unit learns who is in its way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.diplomacy.atlas import Piece, Position
from games.diplomacy.orders import Convoy, Move, Order, Reason, Stand, Support, goes_over_pass, legal, routes

from .obstacles import Obstacles
from .profile import Profile
from .units import Unit

NOBODY: Sequence[Unit] = ()


def muster(position: Position, orders: Mapping[str, Order], profile: Profile) -> tuple[dict[str, Unit], Obstacles]:
    """Every unit by its space, in alphabetical order, with all that can be said before any strength is compared."""
    units = {space: _judged(position, position.pieces[space], orders.get(space)) for space in sorted(position.pieces)}
    obstacles = Obstacles(position, list(units.values()))
    field = Field(position, units, obstacles, profile)
    field.moves()
    field.convoys()
    field.supports()
    return units, obstacles


def _judged(position: Position, piece: Piece, order: Order | None) -> Unit:
    """CD-D.2, E.6: a unit without a legal order stands, and what was written with it falls."""
    judged = Stand(unit=piece.at.space) if order is None else legal(position, piece, order)
    if isinstance(judged, Reason):
        return Unit(piece, Stand(unit=piece.at.space), judged)
    return Unit(piece, judged, None)


@dataclass(slots=True)
class Field:
    """The units of a season before they meet."""

    position: Position
    units: Mapping[str, Unit]
    obstacles: Obstacles
    profile: Profile

    def moves(self) -> None:
        """CD-D.4: who goes where, by which way, and whom he meets there."""
        coming: dict[str, list[Unit]] = {}
        for unit in self.units.values():
            if isinstance(unit.order, Move):
                unit.goal, unit.to, unit.goes = unit.order.to.space, unit.order.to, None
                unit.over_pass = goes_over_pass(self.position, unit.order)
                unit.marches = _near(self.position, unit) and not self.obstacles.stop(unit, unit.goal, unit.order.rail)
                coming.setdefault(unit.goal, []).append(unit)
            elif isinstance(unit.order, Support):
                self._support(unit, unit.order)
        for goal, those in coming.items():
            holder = self.units.get(goal)
            if holder:
                holder.against = those
            for unit in those:
                unit.holder = holder
                unit.rivals = [one for one in those if one is not unit] if len(those) > 1 else NOBODY

    def _support(self, unit: Unit, order: Support) -> None:
        """CD-11.A, 12.B: support through a closed canal or over a blocked strait is void."""
        unit.aimed = order.helped.space if order.to is None else order.to.space
        if not self.obstacles.stop(unit, unit.aimed, ""):
            unit.counts = None

    def convoys(self) -> None:
        """CD-D.8: the fleets that are ordered to carry an army, where it goes by convoy at all."""
        ordered: dict[tuple[str, str], list[str]] = {}
        for unit in self.units.values():
            if isinstance(unit.order, Convoy):
                ordered.setdefault((unit.order.army.space, unit.order.to.space), []).append(unit.space)
        for unit in self.units.values():
            if not isinstance(unit.order, Move) or unit.order.rail or unit.piece.arm == "F":
                continue
            fleets = ordered.get((unit.space, unit.goal), [])
            if self._embarks(unit, unit.order, fleets):
                self._embark(unit, fleets)

    def _embarks(self, unit: Unit, order: Move, fleets: Sequence[str]) -> bool:
        """CD-D.9(4.A.3): always where it cannot walk; to an adjacent province as the profile says."""
        if not _near(self.position, unit):
            return True
        if self.profile is Profile.OLD:
            return bool(fleets) and unit.holder is not None and unit.holder.goal == unit.space
        own = any(self.units[sea].commander == unit.commander for sea in fleets)
        if order.via_convoy or own:
            unit.marches = False
            return True
        return False

    def _embark(self, unit: Unit, fleets: Sequence[str]) -> None:
        """CD-D.8, D.9(4.A.1): the complete routes that are ordered; without any there is no convoy."""
        found = routes(self.position.atlas.ways, fleets, unit.space, unit.goal) if fleets else []
        if found:
            unit.routes = [[self.units[sea] for sea in route] for route in found]
            seas = sorted({sea for route in found for sea in route})
            unit.carriers = [self.units[sea] for sea in seas]
            unit.whole = None
        elif not unit.marches and not unit.obstacle:
            unit.obstacle = Reason("no-convoy", "CD-D.10")

    def supports(self) -> None:
        """CD-D.3: support that matches what its unit does."""
        for unit in self.units.values():
            if unit.counts is not None or not isinstance(unit.order, Support):
                continue
            helped = self.units[unit.order.helped.space]
            void = _void(unit.order, helped)
            if void:
                unit.counts, unit.obstacle = False, void
                continue
            helped.helpers.append(unit)
            if self.profile is Profile.OLD and unit.against:
                unit.spares = _spared(unit, helped)


def _near(position: Position, unit: Unit) -> bool:
    """Whether its way is by land, strait, pass, water, canal or rail: not by convoy only."""
    if unit.piece.arm == "F" or unit.over_pass:
        return True
    return unit.goal in position.atlas.ways.walks[unit.space] or (
        isinstance(unit.order, Move) and bool(unit.order.rail)
    )


def _void(order: Support, helped: Unit) -> Reason | None:
    """CD-D.3, 10.B: why a legal support has no effect on what its unit does."""
    if not _matches(order, helped):
        return Reason("no-match", "CD-D.3", (helped.space,), void=True)
    if helped.over_pass and not helped.routes:
        return Reason("over-pass", "CD-10.B", (helped.space,), void=True)
    return None


def _matches(order: Support, helped: Unit) -> bool:
    """CD-D.3, D.9(4.B.4): to stand, of one not ordered to move; of a move, to where it goes, and the coast if named."""
    if order.to is None or not helped.goal:
        return order.to is None and not helped.goal
    same_coast = helped.piece.arm == "A" or not order.to.coast or not helped.to.coast or order.to == helped.to
    return order.to.space == helped.goal and same_coast


def _spared(unit: Unit, helped: Unit) -> list[Unit]:
    """CD-D.9(4.A.2): a fleet's support of a fleet against one that carries the army which attacks it is not cut."""
    if unit.piece.arm != "F" or helped.piece.arm != "F":
        return []
    return [army for army in unit.against if any(fleet.space == helped.goal for fleet in army.carriers)]
