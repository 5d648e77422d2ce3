"""Standard Diplomacy only: builds in owned home centres, removals, and who goes for want of orders (CD-D.9(4.D.8)).

The variant knows neither home centres nor that default: CD-S.6 stands in their place.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.diplomacy.atlas import Atlas, Piece, Place, Space
from games.diplomacy.orders import BuildUnit, Reason, Remove


@dataclass(frozen=True, slots=True)
class Adjusting:
    """A power in Winter: its home centres are those of `power` on the map; `occupied`: spaces with anybody's unit."""

    atlas: Atlas
    power: str
    owned: Collection[str]
    occupied: Collection[str]


@dataclass(frozen=True, slots=True)
class Removal:
    """Who is removed, by space: as ordered, and `by_default`; `faults`: of each order, why it is not carried out."""

    ordered: Sequence[str]
    by_default: Sequence[str]
    faults: Sequence[Reason | None]


def build(power: Adjusting, orders: Sequence[BuildUnit], allowed: int) -> list[Place | Reason]:
    """CD-D.9(4.D.4), (4.D.7): of each order where the unit is built, or why not; the first legal ones are."""
    found: list[Place | Reason] = []
    for order in orders:
        built = [one.space for one in found if isinstance(one, Place)]
        found.append(_built(power, order, built, allowed))
    return found


def _built(power: Adjusting, order: BuildUnit, built: Collection[str], allowed: int) -> Place | Reason:
    """A home centre, still owned, empty, one unit in each."""
    space = power.atlas.spaces.get(order.at.space)
    if space is None or not space.centre or space.home != power.power:
        return Reason("no-home-centre", "CD-D.9(4.D.4)", (order.at.space,))
    if space.code not in power.owned:
        return Reason("not-owned", "CD-D.9(4.D.4)", (space.code,))
    if space.code in power.occupied or space.code in built:
        return Reason("not-empty", "CD-D.9(4.D.4)", (space.code,))
    if len(built) >= allowed:
        return Reason("too-many-builds", "CD-D.9(4.D.4)", (str(allowed),))
    return _stationed(order, space)


def _stationed(order: BuildUnit, space: Space) -> Place | Reason:
    """CD-D.9(4.B.7), (4.C.4): a fleet on a coast, which is named if there are several; an army ignores coasts."""
    if order.arm == "A":
        return Place(space.code)
    if space.ground != "coast":
        return Reason("fleet-inland", "CD-D.9(4.C.4)", (space.code,))
    if not space.coasts:
        return Place(space.code)
    if order.at.coast not in space.coasts:
        return Reason("which-coast", "CD-D.9(4.B.7)", (space.code,))
    return order.at


def remove(power: Adjusting, pieces: Sequence[Piece], orders: Sequence[Remove], due: int) -> Removal:
    """CD-D.9(4.D.4), (4.D.8): the first legal orders; for want of them the farthest from its own centres."""
    own = {piece.at.space: piece for piece in pieces}
    ordered: list[str] = []
    faults: list[Reason | None] = []
    for order in orders:
        fault = None
        if order.unit not in own or order.unit in ordered:
            fault = Reason("no-unit-there", "CD-D.9(4.D.4)", (order.unit,))
        elif len(ordered) >= due:
            fault = Reason("too-many-removals", "CD-D.9(4.D.4)", (str(due),))
        else:
            ordered.append(order.unit)
        faults.append(fault)
    rest = [piece for space, piece in own.items() if space not in ordered]
    by_default = _farthest(power, rest)[: max(0, due - len(ordered))]
    return Removal(ordered, [piece.at.space for piece in by_default], faults)


def _farthest(power: Adjusting, pieces: Sequence[Piece]) -> list[Piece]:
    """CD-D.9(4.D.8): farthest from its own centres, fleets before armies, then alphabetical."""
    steps = distances(power.atlas, power.owned)
    never = len(power.atlas.spaces)
    return sorted(pieces, key=lambda piece: (-steps.get(piece.at.space, never), piece.arm != "F", piece.at.space))


def distances(atlas: Atlas, starts: Collection[str]) -> dict[str, int]:
    """Steps from the nearest of these spaces, by land and by water, for whatever unit."""
    found = dict.fromkeys(sorted(starts), 0)
    for space in (waiting := list(found)):
        near = [
            *atlas.ways.walks[space],
            *(one for coast in _coasts(atlas, space) for one in atlas.ways.alongside[coast]),
        ]
        new = sorted(one for one in dict.fromkeys(near) if one not in found)
        found |= dict.fromkeys(new, found[space] + 1)
        waiting += new
    return found


def _coasts(atlas: Atlas, space: str) -> list[Place]:
    return [Place(space, coast) for coast in atlas.spaces[space].coasts or ("",)]
