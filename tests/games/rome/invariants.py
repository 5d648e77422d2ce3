"""What no rule of Rome may ever break."""

from __future__ import annotations

from games.kernel.state import save
from games.rome.pieces import LEGION
from games.rome.state import Rome


def invariants(g: Rome) -> None:
    """All of them; and what is to be kept can be saved."""
    assert save(g)
    talents_are_conserved(g)
    units_are_conserved(g)
    limits_hold(g)


def talents_are_conserved(g: Rome) -> None:
    """RR-0.1.3: what has come from the bank lies somewhere, and nowhere below 0."""
    purses = [one.talents for one in g.senators.values()] + [one.treasury for one in g.factions.values()]
    assert sum(purses) + g.treasury == g.issued
    assert min([*purses, g.treasury]) >= 0


def units_are_conserved(g: Rome) -> None:
    """RR-0.1.7: 25 legions and 25 fleets, wherever they are; those of disbanded veterans are settled (RR-2.04.2)."""
    settled = sum(one.settled for one in g.senators.values())
    assert len(g.all_legions()) + g.army.pool[LEGION] + settled == g.law.constants.max_legions
    at_sea = sum(force.units.fleets for force in g.forces.values())
    assert g.army.active.fleets + at_sea + g.army.pool_fleets == g.law.constants.max_fleets


def limits_hold(g: Rome) -> None:
    """RR-0.1.3."""
    assert g.unrest >= 0
    for senator in g.senators.values():
        assert senator.influence >= 0
        assert -9 <= senator.popularity <= 9
