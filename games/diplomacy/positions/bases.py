"""CD-4.E.1, S.5: units and the centres that support them."""

from __future__ import annotations

from games.diplomacy.atlas import Arm, Place
from games.diplomacy.state import NOBODY, Diplomacy, Force


def put_on_base(g: Diplomacy, force: Force, province: str) -> None:
    """CD-4.E.1: its centre supports the unit from now on; who was put there last loses support first (CD-S.5)."""
    g.based += 1
    force.base, force.since = province, g.based
    force.patron = force.disowned = NOBODY


def muster(g: Diplomacy, arm: Arm, at: Place) -> Force:
    """CD-4.E: a new unit; who supports or commands it is still to be said."""
    g.made += 1
    force = Force(f"u{g.made}", arm, at.space, at.coast)
    g.forces.append(force)
    return force


def raise_unit(g: Diplomacy, arm: Arm, at: Place) -> None:
    """CD-13.1, S.6.4: a new unit, based where it stands, under direct command."""
    put_on_base(g, muster(g, arm, at), at.space)
