"""CD-5.C(b), (c), 5.D: purges by rank and who succeeds; duties, warnings and revolutions."""

from __future__ import annotations

import pytest

from games.diplomacy.orders import Post, Purge
from games.diplomacy.politics.events import Purged, RevoltFailed
from games.diplomacy.politics.purges import carry_out
from games.diplomacy.positions.duties import half, owed
from games.diplomacy.register.codes import by_rule
from games.diplomacy.revolution import check
from games.diplomacy.revolution.events import ProvinceRevolted, UnitDiced, Warned
from tests.clauses import clause
from tests.games.diplomacy.realm import Realm, seat


def purge(author: str, whom: str, office: str, where: str) -> Purge:
    return Purge(author=author, whom=whom, post=Post("R" if office == "R" else "SR", where))


def rome() -> Realm:
    realm = Realm("GV", "HAM", "MAG")
    realm.rule("HAM", "Rom", under="GV")
    realm.unit("A", "Rom", base="Rom", commander="MAG")
    return realm


def ruler(realm: Realm) -> str:
    return realm.g.code(realm.g.provinces["Rom"].ruler)


@clause("CD-5.C(b)")
def test_13_a_sacking_beats_a_revolt_and_the_two_are_told() -> None:
    realm = rome()
    carry_out(realm.g, realm.received(purge("GV", "HAM", "SR", "Rom"), purge("HAM", "GV", "R", "Rom")))
    assert (ruler(realm), realm.g.provinces["Rom"].sub_ruler) == ("GV", "")
    assert [one.whom for one in realm.told(Purged)] == ["HAM"]
    assert realm.told(RevoltFailed) == realm.told(RevoltFailed, "MAG") == []
    assert realm.told(RevoltFailed, "GV") == realm.told(RevoltFailed, "HAM") != []


@clause("CD-5.C(c)")
def test_14_a_revolt_alone_makes_the_sub_ruler_ruler() -> None:
    realm = rome()
    carry_out(realm.g, realm.received(purge("HAM", "GV", "R", "Rom")))
    assert (ruler(realm), realm.g.provinces["Rom"].sub_ruler) == ("HAM", "")
    assert realm.g.forces[0].base == "Rom", "the unit stays where it is based"
    assert realm.g.forces[0].commander == seat("MAG")


@clause("CD-5.C(c)")
@pytest.mark.parametrize(("both", "heir"), [(False, "HAM"), (True, "MAG")])
def test_15_a_commander_succeeds_if_he_purges_both(both: bool, heir: str) -> None:
    realm = rome()
    orders = [purge("MAG", "GV", "R", "Rom"), *([purge("MAG", "HAM", "SR", "Rom")] if both else [])]
    carry_out(realm.g, realm.received(*orders))
    assert ruler(realm) == heir


@clause("CD-4.A")
def test_half_of_five_or_more_is_owed_rounded_down() -> None:
    assert [half(has, 5) for has in (4, 5, 6, 7, 8, 9)] == [0, 2, 3, 3, 4, 4]


def seven(subs: int) -> Realm:
    realm = Realm("GV", "HAM", "MAG")
    provinces = ["Rom", "Nap", "Ven", "Tus", "Apu", "Pie", "Tyr"]
    realm.rule("GV", *provinces)
    realm.rule("HAM", *provinces[:subs], under="GV")
    return realm


@clause("CD-4.A")
def test_16_seven_provinces_with_three_sub_rulers_comply() -> None:
    assert owed(seven(3).g, seat("GV"), "provinces").met
    assert not owed(seven(2).g, seat("GV"), "provinces").met


@clause("CD-5.D")
def test_17_two_warnings_then_one_of_the_five_ruled_directly_is_drawn() -> None:
    realm = seven(2)
    for _ in range(3):
        check(realm.g)
    assert [one.number for one in realm.told(Warned)] == [1, 2]
    (risen,) = realm.told(ProvinceRevolted)
    assert len(risen.drawn_from) == 5
    assert (risen.ruler, risen.candidates) == ("MAG", ("MAG",)), "who controls nothing"


@clause("CD-5.D")
@pytest.mark.parametrize(("die", "fate"), [(3, "deserted"), (2, "eliminated"), (1, "retreated")])
def test_26_the_unit_in_a_revolting_province_is_diced_for(die: int, fate: str) -> None:
    realm = Realm("GV", "HAM", "MAG")
    realm.rule("GV", "Rom", "Ven")
    realm.unit("A", "Rom", base="Rom")
    realm.g.law.province_duty, realm.g.law.warnings = 1, 0
    realm.g.dice.loaded = {"unit-in-revolution": [die], "revolution": [0]}
    check(realm.g)
    assert [one.fate for one in realm.told(UnitDiced)] == [fate]


@clause("CD-3.C")
def test_a_code_is_the_first_free_by_rule() -> None:
    realm = Realm("GV", "HAM")
    assert by_rule(realm.g, "Gaius Varro") == "GAI", "GV is taken"
    assert by_rule(realm.g, "Marcus Porcius Cato") == "MPC"
