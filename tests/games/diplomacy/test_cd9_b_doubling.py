"""CD-9.B.1, 9.B.2, CD-10.C: what doubles the capacity of a centre."""

from __future__ import annotations

import pytest

from games.diplomacy import railways, winter
from games.diplomacy.orders import Bar, Block
from games.diplomacy.winter.events import DoublingLost
from tests.clauses import clause

from .realm import Realm, seat, stand


@pytest.fixture
def realm() -> Realm:
    """In Autumn GV's line leads from Naples over Apulia to Rome and Venice."""
    made = Realm(season="autumn")
    made.rule("GV", "Nap", "Ven")
    made.rule("HAM", "Rom", "Apu")
    made.line("Nap-Apu-Rom-Ven", laid=3, builder="GV", GV=11)
    return made


def after_autumn(realm: Realm, spot: str, block: Block | None, commander: str = "MAG", arm: str = "A") -> int:
    """What Naples supports in the Winter after a unit has blocked."""
    realm.unit(arm, spot, commander=commander)
    realm.play(stand(spot, block))
    return winter.capacities(realm.g)["Nap"]


@clause("CD-9.B.1")
def test_two_units_from_the_season_after_and_never_more(realm: Realm) -> None:
    railway = realm.g.railways[0]
    railway.laid, railway.halted = 2, True
    railway.laid_in = realm.g.counted
    assert winter.capacity(realm.g, "Nap") == 1
    realm.next_season()
    assert winter.capacity(realm.g, "Nap") == 2
    assert winter.capacity(realm.g, "Rom") == 1
    realm.line("Nap-Rom", laid=1, GV=11)
    assert winter.capacity(realm.g, "Nap") == 2


@clause("CD-9.B.2")
@pytest.mark.parametrize("spot", ["Nap", "Apu", "Rom"])
def test_a_block_anywhere_on_the_stretch_ends_included_cancels_it(realm: Realm, spot: str) -> None:
    assert after_autumn(realm, spot, Block()) == 1


@clause("CD-9.B.2")
def test_a_block_beyond_the_nearest_centre_does_not(realm: Realm) -> None:
    assert after_autumn(realm, "Ven", Block()) == 2


@clause("CD-9.B.2")
@pytest.mark.parametrize(
    ("block", "capacity"),
    [
        (Block(against=("GV",)), 1),
        (Block(what="trains"), 1),
        (Block(against=("HAM",)), 2),
        (Block(against=("A Rom",)), 2),
        (Block(what="works"), 2),
        (None, 2),
    ],
)
def test_it_must_be_against_all_or_the_controller_of_the_centre(
    realm: Realm, block: Block | None, capacity: int
) -> None:
    assert after_autumn(realm, "Apu", block) == capacity


@clause("CD-9.B.2")
def test_his_own_units_block_is_not_against_himself(realm: Realm) -> None:
    assert after_autumn(realm, "Apu", Block(), commander="GV") == 2


@clause("CD-9.B.2", "CD-9.B.1")
def test_one_good_stretch_is_enough(realm: Realm) -> None:
    realm.line("Nap-Rom", laid=1, GV=11)
    assert after_autumn(realm, "Apu", Block()) == 2


@clause("CD-9.B.2")
def test_a_fleet_in_a_strait_of_the_line_cancels_it() -> None:
    for block, capacity in ((Block(), 1), (Block(what="strait", strait="S2"), 1), (Block(what="works"), 2)):
        realm = Realm(chart="carthage", season="autumn")
        missing = [code for code in ("Mya", "Car") if not realm.chart.spaces[code].centre]
        realm.g.changes[:] = [f"centre {code}" for code in missing]
        realm.rule("GV", "Car", "Mya")
        realm.line("Mya-Car", laid=1, GV=11)
        realm.unit("F", "FCa", commander="MAG")
        realm.play(stand("FCa", block))
        assert winter.capacities(realm.g)["Mya"] == capacity


@clause("CD-10.C")
def test_a_line_over_a_pass_never_doubles() -> None:
    realm = Realm(chart="carthage", season="winter")
    missing = [code for code in ("Lak", "WGr") if not realm.chart.spaces[code].centre]
    realm.g.changes[:] = [f"centre {code}" for code in missing]
    realm.rule("GV", "Lak", "WGr")
    realm.line("Lak-WGr", laid=1, GV=11)
    assert winter.capacity(realm.g, "Lak") == 1
    realm.play()
    assert [(one.reason, one.clauses) for one in realm.told(DoublingLost)] == [("pass", ("CD-10.C",))]


@clause("CD-9.B.2", "CD-9.C.1")
def test_the_company_bars_the_controller_of_the_centre_in_winter_too(realm: Realm) -> None:
    railway = realm.g.railways[0]
    railway.shares = {seat("HAM"): 11}
    railway.controller = seat("HAM")
    realm.g.season = "winter"
    realm.unit("A", "Nap", "Nap")
    realm.unit("A", "Tus", "Nap")
    realm.play(Bar(author="HAM", railway="R1", against=["GV"]))
    assert [one.reason for one in realm.told(DoublingLost)] == ["barred"]
    assert [force.space for force in realm.g.forces] == ["Nap", "Tus"]  # the last one is adopted by Venice
    assert realm.g.forces[1].base == "Ven"


@clause("CD-9.B.1")
def test_doubling_ends_where_a_centre_is_in_civil_disorder(realm: Realm) -> None:
    realm.rule("", "Rom")
    assert railways.doubled(realm.g, "Nap")  # who rules the other centre does not matter
    realm.rule("", "Nap")
    assert winter.capacity(realm.g, "Nap") == 0


@clause("CD-9.B.2")
def test_a_block_counts_in_the_winter_after_autumn_only(realm: Realm) -> None:
    realm.g.season = "spring"
    assert after_autumn(realm, "Apu", Block()) == 2
    realm.play()
    assert (realm.g.season, winter.capacity(realm.g, "Nap")) == ("winter", 2)
