"""CD-S.5, S.6: capacities, removals, adoptions, builds."""

from __future__ import annotations

import pytest

from games.diplomacy import winter
from games.diplomacy.orders import Adopt, BuildUnit, Drop, Remove, Winter, Yield
from games.diplomacy.why import VoidOrder
from games.diplomacy.winter.events import UnitAdopted, UnitBuilt, UnitDropped, UnitRemoved
from tests.clauses import clause

from .realm import Realm, at, seat


@pytest.fixture
def realm() -> Realm:
    """GV rules Naples and Rome, HAM is his Sub-Ruler in Venice; MAG rules Trieste."""
    made = Realm(season="winter")
    made.rule("GV", "Nap", "Rom")
    made.rule("HAM", "Ven", under="GV")
    made.rule("MAG", "Tri")
    return made


def build(code: str, arm: str, spot: str) -> BuildUnit:
    return BuildUnit(author=code, arm="A" if arm == "A" else "F", at=at(spot))


def refused(realm: Realm, code: str, order: Winter) -> tuple[str, str] | None:
    realm.g.stood = {force.space: force.id for force in realm.g.forces}
    why = winter.refusal(realm.g, seat(code), order)
    return why and (why.reason, why.clause)


def standing(realm: Realm) -> dict[str, str]:
    """The units by where they stand, and their bases."""
    return {f"{one.arm} {one.at}": one.base for one in realm.g.forces}


@clause("CD-S.5", "CD-6.4")
def test_a_centre_supports_one_unit_none_in_civil_disorder_or_where_none_is(realm: Realm) -> None:
    assert [winter.capacity(realm.g, code) for code in ("Nap", "Vie", "Apu")] == [1, 0, 0]


@clause("CD-S.5", "CD-4.E.1")
def test_works_reduce_it_to_nothing_but_not_in_winter(realm: Realm) -> None:
    realm.line("Nap-Rom", builder="GV", GV=11)
    assert winter.capacity(realm.g, "Nap") == 1
    realm.next_season()
    assert winter.capacity(realm.g, "Nap") == 0


@clause("CD-S.5")
def test_of_too_many_units_the_controller_says_which_else_the_one_based_last(realm: Realm) -> None:
    realm.rule("GV", "Tri")
    realm.unit("A", "Nap", "Nap")
    realm.unit("A", "Apu", "Nap")
    realm.play(build("GV", "A", "Rom"), build("GV", "A", "Tri"))
    assert [(one.unit, one.base) for one in realm.told(UnitDropped)] == [("A Apu", "Nap")]
    assert "A Apu" not in standing(realm)
    realm.g.season = "winter"
    realm.unit("A", "Apu", "Nap")
    realm.play(Drop(author="GV", unit="Nap"), Drop(author="GV", unit="Apu"))
    assert [one.unit for one in realm.told(UnitDropped)] == ["A Nap"]
    assert standing(realm)["A Apu"] == "Nap"


@clause("CD-S.5", "CD-4.E.3")
def test_a_unit_in_excess_has_the_ruler_as_patron_and_keeps_its_commander(realm: Realm) -> None:
    realm.unit("A", "Ven", "Ven")
    realm.unit("A", "Tus", "Ven")
    realm.play()
    army = realm.g.on("Tus")
    assert army is not None
    assert (army.base, army.patron, army.commander) == ("Nap", "", seat("HAM"))  # adopted by default by its patron


@clause("CD-S.6")
def test_a_controller_removes_what_is_based_with_him_a_patron_what_has_no_support(realm: Realm) -> None:
    realm.unit("A", "Apu", "Ven")
    realm.unit("F", "ION", patron="GV", commander="MAG")
    realm.unit("A", "Boh", "Tri")
    assert refused(realm, "GV", Remove(author="GV", unit="Apu")) == ("unit-not-his", "CD-S.6")
    assert refused(realm, "MAG", Remove(author="MAG", unit="ION")) == ("unit-not-his", "CD-S.6")
    realm.play(Remove(author="HAM", unit="Apu"), Remove(author="GV", unit="ION"), Remove(author="GV", unit="Boh"))
    assert [(one.unit, one.code) for one in realm.told(UnitRemoved)] == [("A Apu", "HAM"), ("F ION", "GV")]
    assert standing(realm) == {"A Boh": "Tri"}


@clause("CD-S.6")
@pytest.mark.parametrize(("code", "base"), [("GV", "Rom"), ("HAM", "Ven")])
def test_the_patron_or_a_sub_ruler_of_his_adopts(realm: Realm, code: str, base: str) -> None:
    realm.unit("A", "Boh", patron="GV", commander="MAG")
    realm.play(Adopt(author=code, unit="Boh", at=base))
    assert [(one.unit, one.base, one.code) for one in realm.told(UnitAdopted)] == [("A Boh", base, code)]
    army = realm.g.on("Boh")
    assert army is not None
    assert (army.base, army.patron, army.commander) == (base, "", seat("MAG"))


@clause("CD-S.6")
def test_another_adopts_with_the_patrons_consent_only(realm: Realm) -> None:
    realm.unit("A", "Boh", patron="HAM", commander="GV")
    realm.rule("HAM", "Ven")
    realm.unit("A", "Ven", "Ven")
    order = Adopt(author="MAG", unit="Boh", at="Tri")
    realm.play(order, Yield(author="GV", unit="Boh", to="MAG"))
    assert [one.reason for one in realm.told(VoidOrder, "MAG")] == ["adopt-no-consent"]
    assert "A Boh" not in standing(realm)
    realm.g.season = "winter"
    realm.unit("A", "Boh", patron="HAM", commander="GV")
    realm.play(order, Yield(author="HAM", unit="Boh", to="MAG"))
    assert standing(realm)["A Boh"] == "Tri"


@clause("CD-S.6", "CD-5.C(c)6")
def test_a_unit_without_patron_goes_to_whom_its_commander_names_never_to_the_old_patron(realm: Realm) -> None:
    army = realm.unit("A", "Boh", commander="HAM")
    army.disowned = seat("GV")
    yields = Yield(author="HAM", unit="Boh", to="GV"), Yield(author="HAM", unit="Boh", to="MAG")
    realm.play(Adopt(author="GV", unit="Boh", at="Nap"), *yields)
    assert standing(realm) == {}
    realm.g.season = "winter"
    realm.unit("A", "Boh", commander="HAM").disowned = seat("GV")
    realm.play(*yields, Adopt(author="MAG", unit="Boh", at="Tri"))
    assert standing(realm) == {"A Boh": "Tri"}


@clause("CD-S.6")
def test_an_adoption_needs_an_unsupported_unit_and_room(realm: Realm) -> None:
    realm.unit("A", "Boh", patron="GV")
    realm.unit("A", "Nap", "Nap")
    assert refused(realm, "GV", Adopt(author="GV", unit="Boh", at="Apu")) == ("adopt-not-his", "CD-S.6")
    assert refused(realm, "GV", Adopt(author="GV", unit="Mos", at="Nap")) == ("unit-unknown", "CD-S.6")
    realm.play(Adopt(author="GV", unit="Boh", at="Nap"), Adopt(author="GV", unit="Nap", at="Rom"))
    assert [one.reason for one in realm.told(VoidOrder, "GV")] == ["adopt-no-room", "adopt-supported"]


@clause("CD-S.6", "CD-4.D")
def test_default_adoptions_go_in_order_of_codes_but_where_a_build_is_ordered(realm: Realm) -> None:
    realm.rule("GV", "Tri")
    realm.unit("A", "Vie", patron="GV")
    realm.unit("A", "Boh", patron="GV")
    realm.play(build("GV", "A", "Nap"))
    assert [(one.unit, one.base, one.ordered) for one in realm.told(UnitAdopted)] == [
        ("A Boh", "Rom", False),
        ("A Vie", "Tri", False),
    ]
    assert standing(realm)["A Nap"] == "Nap"  # and never by Venice, which HAM controls


@clause("CD-S.6")
def test_a_controller_builds_one_unit_a_centre_where_there_is_room_and_no_unit(realm: Realm) -> None:
    realm.unit("A", "Rom", "Nap")
    realm.play(build("GV", "A", "Rom"), build("GV", "F", "Nap"), build("HAM", "F", "Ven"), build("HAM", "A", "Ven"))
    assert [one.reason for one in realm.told(VoidOrder, "GV")] == ["build-occupied", "build-no-room"]
    assert [one.reason for one in realm.told(VoidOrder, "HAM")] == ["build-one-a-winter"]
    assert [(one.arm, one.at, one.code) for one in realm.told(UnitBuilt)] == [("F", "Ven", "HAM")]
    fleet = realm.g.on("Ven")
    assert fleet is not None
    assert realm.g.commander(fleet) == seat("HAM")
    assert fleet.commander == ""


@clause("CD-S.6")
def test_a_unit_removed_makes_room_for_a_build(realm: Realm) -> None:
    realm.unit("A", "Nap", "Nap")
    realm.play(build("GV", "F", "Nap"), Remove(author="GV", unit="Nap"))
    assert standing(realm) == {"F Nap": "Nap"}


@clause("CD-S.6", "CD-9.B.1")
def test_of_a_doubled_centre_one_unit_is_built_a_winter(realm: Realm) -> None:
    realm.line("Nap-Rom", laid=1, GV=11)
    realm.play(build("GV", "A", "Nap"), build("GV", "A", "Nap"))
    assert len(realm.g.forces) == 1
    realm.g.forces[0].space = "Apu"
    realm.g.season = "winter"
    realm.play(build("GV", "A", "Nap"))
    assert standing(realm) == {"A Apu": "Nap", "A Nap": "Nap"}


@clause("CD-S.6", "CD-D.9")
@pytest.mark.parametrize(
    ("arm", "spot", "reason"),
    [
        ("A", "Apu", ("build-not-his", "CD-S.6")),
        ("A", "Tri", ("build-not-his", "CD-S.6")),
        ("F", "Mos", ("build-inland", "CD-S.6")),
        ("F", "Stp", ("build-coast", "CD-D.9")),
        ("F", "Nap/nc", ("build-coast", "CD-D.9")),
        ("F", "Stp/nc", None),
        ("A", "Stp", None),
    ],
)
def test_a_fleet_is_built_on_a_coast_that_is_named_where_there_are_several(
    realm: Realm, arm: str, spot: str, reason: tuple[str, str] | None
) -> None:
    realm.rule("GV", "Mos", "Stp", "Apu")
    assert refused(realm, "GV", build("GV", arm, spot)) == reason


@clause("CD-S.6")
def test_what_is_still_unsupported_is_removed(realm: Realm) -> None:
    realm.unit("A", "Nap", "Nap")
    realm.unit("A", "Rom", "Rom")
    realm.unit("A", "Boh", patron="GV")
    realm.unit("A", "Gal")
    realm.play()
    assert [(one.unit, one.code) for one in realm.told(UnitRemoved)] == [("A Boh", ""), ("A Gal", "")]


@clause("CD-S.1")
def test_there_are_no_adjustments_but_in_winter(realm: Realm) -> None:
    realm.g.season = "autumn"
    assert refused(realm, "GV", build("GV", "A", "Nap")) == ("winter-only", "CD-S.1")
