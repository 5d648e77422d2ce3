"""CD-D.9 (4.B.7, 4.D.4-8): builds and removals of the standard game."""

from __future__ import annotations

import pytest

from games.diplomacy.adjudicator import Adjusting, build, remove
from games.diplomacy.atlas import Arm, Place, atlas
from games.diplomacy.orders import BuildUnit, Reason, Remove
from tests.clauses import clause
from tests.games.diplomacy.orders import piece, place

RUSSIA = Adjusting(atlas("standard"), "Russia", ("Stp", "Mos", "Sev", "Rum"), ("Mos",))


def built(*units: str, allowed: int = 3) -> list[str]:
    """Where each is built, or why not."""
    orders: list[BuildUnit] = []
    for unit in units:
        arm: Arm = "A" if unit[0] == "A" else "F"
        orders.append(BuildUnit(arm=arm, at=place(unit[2:])))
    return [one.word if isinstance(one, Reason) else str(one) for one in build(RUSSIA, orders, allowed)]


@clause("CD-D.9(4.B.7)", "CD-D.9(4.C.4)")
@pytest.mark.parametrize(("unit", "found"), [
    ("F Stp", "which-coast"), ("F Stp/nc", "Stp/nc"), ("F Stp/ec", "which-coast"),
    ("A Stp/nc", "Stp"), ("A Stp", "Stp"), ("F Sev", "Sev"), ("F Sev/nc", "Sev"),
])  # fmt: skip
def test_a_fleet_names_its_coast_and_an_army_ignores_it(unit: str, found: str) -> None:
    assert built(unit) == [found]
    inland = build(Adjusting(RUSSIA.atlas, "Russia", ("Mos",), ()), [BuildUnit(arm="F", at=Place("Mos"))], 1)
    assert inland == [Reason("fleet-inland", "CD-D.9(4.C.4)", ("Mos",))]


@clause("CD-D.9(4.D.4)")
def test_the_first_legal_builds_are_made() -> None:
    assert built("A War", "A Mos", "A Rum", "A Mosk", "A Stp", "A Stp", "A Sev", allowed=1) == [
        "not-owned", "not-empty", "no-home-centre", "no-home-centre", "Stp", "not-empty", "too-many-builds",
    ]  # fmt: skip


@clause("CD-D.9(4.D.7)")
def test_builds_may_be_waived() -> None:
    assert built(allowed=2) == []
    assert built("A Sev", allowed=2) == ["Sev"]


@clause("CD-D.9(4.D.4)", "CD-D.9(4.D.8)")
def test_the_first_legal_removals_are_made_and_the_rest_by_default() -> None:
    pieces = [piece(unit, "Russia") for unit in ("A Ukr", "F Bla", "A Spa", "F Nth")]
    orders = [Remove(unit=unit) for unit in ("Ukr", "Ukr", "Lon", "Bla")]
    found = remove(RUSSIA, pieces, orders, 3)
    assert (found.ordered, found.by_default) == (["Ukr", "Bla"], ["Spa"])
    assert [one.word if one else "" for one in found.faults] == ["", "no-unit-there", "no-unit-there", ""]
    one = remove(RUSSIA, pieces, orders, 1)
    assert (one.ordered, one.by_default) == (["Ukr"], [])
    assert one.faults[3] == Reason("too-many-removals", "CD-D.9(4.D.4)", ("1",))


@clause("CD-D.9(4.D.8)")
@pytest.mark.parametrize(("units", "gone"), [
    (("A Lvn", "A Swe"), "Swe"), (("A Lvn", "F Bot"), "Bot"), (("A Lvn", "A Fin"), "Fin"),
    (("F Bla", "A Boh"), "Boh"),
])  # fmt: skip
def test_the_farthest_goes_fleets_first_then_by_code(units: tuple[str, ...], gone: str) -> None:
    """By land and water alike, whatever the unit."""
    found = remove(RUSSIA, [piece(unit, "Russia") for unit in units], [], 1)
    assert found.by_default == [gone]


@clause("CD-D.9(4.D.8)")
def test_without_a_centre_all_are_as_far() -> None:
    none = Adjusting(atlas("standard"), "Russia", (), ())
    pieces = [piece(unit, "Russia") for unit in ("A Ukr", "F Bla", "A Bul")]
    assert remove(none, pieces, [], 2).by_default == ["Bla", "Bul"]
