"""Whom a block, a bar or a closing names: codes of players, and units by where they stand (CD-E.1, `whom`)."""

from __future__ import annotations

from collections.abc import Sequence

from games.diplomacy.positions.offices import label
from games.diplomacy.state import Diplomacy, Force, Whom
from games.kernel import Seat


def whom(g: Diplomacy, by: Seat, names: Sequence[str]) -> Whom:
    """Whom these names mean; nobody named: everybody but himself."""
    players = [seat for name in names if (seat := g.holder(name)) is not None]
    units = [force.id for name in names if (force := unit_named(g, name)) is not None]
    return Whom(by, not names, players, units)


def unit_named(g: Diplomacy, name: str) -> Force | None:
    """CD-5.C(a.4): the unit that stood as `A Nap`, `F Stp/nc`; None: this is a code, or there is no such unit."""
    arm, blank, spot = name.partition(" ")
    force = g.began_on(spot.partition("/")[0]) if blank else None
    return force if force and force.arm == arm else None


def unknown(g: Diplomacy, names: Sequence[str]) -> str:
    """The first name that is neither a holding name nor a unit on the board (CD-3.B.2); "": all are known."""
    found = (name for name in names if g.holder(name) is None and unit_named(g, name) is None)
    return next(found, "")


def named(g: Diplomacy, target: Whom) -> tuple[str, ...]:
    """As it is published: codes and units, each in order of its name."""
    units = [force for force in g.forces if force.id in target.units]
    return (*sorted(map(g.code, target.players)), *sorted(label(g, force) for force in units))
