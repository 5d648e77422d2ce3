"""RC-9.5.5b to 9.5.5d: what legions are worth, and units that leave service."""

from __future__ import annotations

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.carthage.wars.awakening import pool_unavailable
from games.republic.combat import army
from games.republic.pieces import Force, Legion, Units
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import add_war, dealt


@pytest.fixture
def g() -> Carthage:
    return dealt()


def raised(g: Carthage, *legions: Legion, fleets: int = 0) -> Units:
    """A force at the Pyrrhic War, its units taken out of the Force Pool."""
    for legion in legions:
        g.army.pool[legion.type] -= 1
    g.army.pool_fleets -= fleets
    units = Units(legions=list(legions), fleets=fleets)
    add_war(g, "pyrrhic-war")
    g.forces["f"] = Force(id="f", war="pyrrhic-war", commanders=[], units=units, sent=1)
    return units


@clause("RC-9.5.5b")
def test_lost_legions_and_fleets_go_back_to_the_force_pool_and_are_veterans_no_longer(g: Carthage) -> None:
    veteran = Legion(type="celtiberians", veteran=True, loyal="fam-mago")
    units = raised(g, Legion(type="celtiberians"), veteran, Legion(type="celtiberians"), fleets=5)
    army.lose(g, units, [veteran], fleets=2)
    assert units == Units(legions=[Legion(type="celtiberians"), Legion(type="celtiberians")], fleets=3)
    assert g.army.pool["celtiberians"] == 2  # a number: no mark is left on what lies there
    assert g.army.pool_fleets == CARTHAGE.tables.fleet.total - 3
    invariants(g)


@clause("RC-9.5.5b")
def test_of_equal_legions_only_the_lost_one_leaves(g: Carthage) -> None:
    units = raised(g, *(Legion(type="celtiberians") for _ in range(3)))
    army.lose(g, units, units.legions[1:2])
    assert len(units.legions) == 2
    assert g.army.pool["celtiberians"] == 2
    invariants(g)


@clause("RC-9.5.5b", "RC-9.5.5f")
def test_what_is_lost_of_a_type_that_is_unavailable_is_unavailable_too(g: Carthage) -> None:
    units = raised(g, Legion(type="celtiberians"))
    pool_unavailable(g, "mercenary-war", legion_type="celtiberians", until="war_over")
    army.lose(g, units, units.legions)
    assert g.army.unavailable["celtiberians"] == ["mercenary-war/war_over"]
    assert g.army.pool["celtiberians"] == 4
    invariants(g)


@clause("RC-9.5.5c")
@pytest.mark.parametrize("kind", CARTHAGE.tables.legions)
def test_every_type_counts_1_and_its_veterans_2(g: Carthage, kind: str) -> None:
    assert army.legion_strength([Legion(type=kind)]) == 1
    assert army.legion_strength([Legion(type=kind, veteran=True), Legion(type=kind)]) == 3


@clause("RC-9.5.5d")
def test_deserters_leave_for_the_force_pool_and_forget_to_whom_they_were_loyal(g: Carthage) -> None:
    loyal = Legion(type="balearic-slingers", veteran=True, loyal="fam-mago")
    units = raised(g, loyal, Legion(type="celtiberians"))
    army.desert(g, units.legions, [loyal])
    assert units.legions == [Legion(type="celtiberians")]
    assert g.army.pool["balearic-slingers"] == 2
    assert not [legion for legion in g.all_legions() if legion.loyal]
    invariants(g)
