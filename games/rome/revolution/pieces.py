"""Who would be in revolt, while it is not certain yet who is (RR-1.11.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from games.kernel import Seat
from games.republic.pieces import Force, Legion


@dataclass(frozen=True, slots=True)
class Declaration:
    """RR-1.11.3, 2.03.2: under whom a faction revolts, with what follows him of his force, and with which Provinces."""

    seat: Seat
    primary: str
    force: str = ""  # of a victorious commander
    following: Sequence[str] = ()
    provinces: Sequence[str] = ()


def units_of(force: Force, *, fleets: bool = True) -> Mapping[str, Legion | None]:
    """The units of a force by names of their own: "legion.1", "veteran.2"; with its fleets "fleet.1"."""
    names = ((f"{'veteran' if one.veteran else one.type}.{n}", one) for n, one in enumerate(force.units.legions, 1))
    ships = {f"fleet.{n}": None for n in range(1, force.units.fleets + 1)} if fleets else {}
    return {**dict(names), **ships}


def legions_among(force: Force, names: Iterable[str]) -> list[Legion]:
    """The legions with these names."""
    units = units_of(force)
    return [one for one in (units[name] for name in names) if one]


def fleets_among(force: Force, names: Iterable[str]) -> int:
    """How many of these names are fleets."""
    units = units_of(force)
    return sum(1 for name in names if units[name] is None)
