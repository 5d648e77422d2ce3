"""CD-5.D(b): the unit that stands in a province that revolts (CD-X 26)."""

from __future__ import annotations

import pytest

from games.diplomacy.positions.events import UnitsRemoved
from games.diplomacy.revolution.events import ProvinceRevolted, UnitDiced
from games.diplomacy.revolution.revolt import province_revolts
from tests.clauses import clause

from .realm import Realm, seat


def realm(commander: str, die: int) -> Realm:
    """Rome alone is not under a Sub-Ruler; HAM controls least, and so it is his."""
    made = Realm("GV", "HAM", "MAG")
    made.rule("GV", "Rom", "Nap", "Ven")
    for one in ("Nap", "Ven"):
        made.rule("MAG", one, under="GV")
    made.unit("A", "Rom", "Nap", commander=commander)
    made.g.dice.loaded = {"unit-in-revolution": [die]}
    province_revolts(made.g, seat("GV"))
    return made


@clause("CD-X.26", "CD-5.D(b)")
@pytest.mark.parametrize("die", [3, 6])
def test_on_a_3_or_6_the_army_of_another_deserts(die: int) -> None:
    made = realm("MAG", die)
    (army,) = made.g.forces
    assert made.told(ProvinceRevolted)[0].province == "Rom"
    assert made.g.provinces["Rom"].ruler == seat("HAM")
    assert made.g.commander(army) == seat("HAM")
    assert army.base == "Rom", "its centre is free"
    assert [(one.die, one.fate) for one in made.told(UnitDiced)] == [(die, "deserted")]


@clause("CD-X.26", "CD-5.D(b)")
@pytest.mark.parametrize("die", [2, 5])
def test_on_a_2_or_5_it_is_eliminated(die: int) -> None:
    made = realm("MAG", die)
    assert made.g.forces == []
    assert made.told(UnitsRemoved) == [UnitsRemoved(("A Rom",))]


@clause("CD-X.26", "CD-5.D(b)")
@pytest.mark.parametrize("die", [1, 4])
def test_on_a_1_or_4_it_retreats_to_a_province_of_its_ruler(die: int) -> None:
    made = realm("MAG", die)
    (army,) = made.g.forces
    assert (army.space, army.base) == ("Nap", "Nap")
    assert made.g.commander(army) == seat("MAG")


@clause("CD-X.26", "CD-5.D(b)")
def test_the_army_of_the_new_owner_is_not_diced_for() -> None:
    made = Realm("GV", "HAM", "MAG")
    made.rule("GV", "Rom", "Nap")
    made.rule("MAG", "Nap", under="GV")
    made.rule("MAG", "Ven")
    army = made.unit("A", "Rom", "Nap", commander="HAM")
    made.unit("A", "Ven", "Ven")
    province_revolts(made.g, seat("GV"))
    assert made.g.provinces["Rom"].ruler == seat("HAM")
    assert made.told(UnitDiced) == []
    assert (army.space, army.base, made.g.commander(army)) == ("Rom", "Nap", seat("HAM"))
