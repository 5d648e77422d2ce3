"""RR-1.10.4: what a Victory brings the State, its commander, and those who were with the War."""

from __future__ import annotations

from typing import Any

import pytest

from games.republic.combat.events import ForceCameHome, GloryWon, WarWon
from games.republic.forum.events_cards import LeaderFled, LeaderGone, LeaderIdle, ProvinceCreated, UnitsLost
from games.rome.basics.events import ProvinceImproved
from games.rome.forum.events import BequestVoid, RhodiansLeft
from games.rome.law import ROME
from games.rome.pieces import Bequest
from games.rome.state import Rome, Scenario
from tests.clauses import clause
from tests.games.rome.combat import (
    GAUL,
    PUNIC,
    SYRIA,
    Change,
    combat,
    dead,
    dictator,
    enemy,
    event,
    force,
    fought,
    gaul,
    marked,
    province,
    ratings,
    risen,
    said,
    statesman,
    war,
)
from tests.games.rome.forum import three
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, numbered


def won(play: Play, name: str, *changes: Change, scenario: Scenario = "alternative", **how: Any) -> Play:
    """Cornelius wins a War on land, at no cost."""
    card = ROME.tables.wars[name]
    roll = next(one for one in (18, 17, 16) if one not in (*card.disaster, *card.standoff))
    sides = force(name, 1, legions=15, fleets=10), marked(name, naval_victory=card.fleet_strength > 0), *changes
    return combat(play, *sides, dice={f"battle.{name}": three(roll)}, scenario=scenario, **how)


# Spoils


@clause("RR-1.10.4")
@pytest.mark.parametrize("name", [GAUL, SYRIA, PUNIC, "alexandrine", "parthian"])
def test_the_state_takes_the_printed_spoils(play: Play, name: str) -> None:
    spoils = ROME.tables.wars[name].spoils
    won(play, name)
    assert play.saw(WarWon) == [WarWon(name, spoils, None)]
    assert (play.g.treasury, name in play.g.wars) == (100 + spoils, False)
    assert (name in play.g.defeated, name in play.g.gone) == (True, True)
    invariants(play.g)


@clause("RR-1.10.4", "RR-1.07.333")
def test_but_none_of_a_revolt(play: Play) -> None:
    won(play, "macedonian-1", marked("macedonian-1", revolt=True))
    assert [one.spoils for one in play.saw(WarWon)] == [0]


@clause("RR-1.10.41")
def test_a_naval_victory_brings_no_spoils(play: Play) -> None:
    combat(play, force(PUNIC, 1, fleets=10), naturals={PUNIC: [18]})
    assert (play.saw(WarWon), play.g.treasury) == ([], 100)


# Provinces


@clause("RR-1.10.4")
@pytest.mark.parametrize(
    ("name", "created"),
    [
        (PUNIC, ("sicilia", "sardinia-et-corsica")),
        (GAUL, ("gallia-cisalpina",)),
        ("macedonian-4", ("macedonia",)),
        (SYRIA, ()),
        ("mithridatic-3", ("syria", "bithynia")),
    ],
)
def test_its_provinces_lie_in_the_forum(play: Play, name: str, created: tuple[str, ...]) -> None:
    won(play, name)
    assert [(one.province, one.clauses) for one in play.saw(ProvinceCreated)] == [
        (one, ("RR-1.10.4",)) for one in created
    ]
    assert [play.g.provinces[one].developed for one in created] == [one == "bithynia" for one in created]
    assert all(not play.g.provinces[one].governor for one in created)


@clause("RR-1.10.4")
def test_one_that_exists_is_not_changed(play: Play) -> None:
    won(play, PUNIC, province("sicilia", 6, developed=True))
    one = play.g.provinces["sicilia"]
    assert (one.governor, one.developed) == ("fam-manlius", True)
    assert [one.province for one in play.saw(ProvinceCreated)] == ["sardinia-et-corsica"]


@clause("RR-1.10.4")
@pytest.mark.parametrize("developed", [False, True])
def test_unless_the_card_says_that_it_is_developed(play: Play, developed: bool) -> None:
    won(play, "mithridatic-3", province("bithynia", 6, developed=developed))
    assert (play.g.provinces["bithynia"].developed, play.g.provinces["bithynia"].governor) == (True, "fam-manlius")
    assert play.saw(ProvinceImproved) == ([] if developed else [ProvinceImproved("bithynia", "mithridatic-3")])


@clause("RR-1.10.4")
@pytest.mark.parametrize(("name", "other"), [("illyrian-1", "illyrian-2"), ("illyrian-2", "illyrian-1")])
def test_illyricum_only_when_both_illyrian_wars_are_over(play: Play, name: str, other: str) -> None:
    won(play, name)
    assert "illyricum" not in play.g.provinces
    won(play, name, lambda g: g.defeated.append(other))
    assert "illyricum" in play.g.provinces


@clause("RR-1.10.4", "RR-1.07.21.14")
def test_a_province_in_revolt_is_not_created_anew(play: Play) -> None:
    change = war("revolt-gallia-cisalpina", province="gallia-cisalpina", revolt=True)
    won(play, GAUL, change)
    assert ("gallia-cisalpina" in play.g.provinces, play.saw(ProvinceCreated)) == (False, [])


@clause("RR-1.16.1", "RR-1.10.4")
def test_a_bequest_of_it_is_void(play: Play) -> None:
    def change(g: Rome) -> None:
        g.bequests["bequest-bithynian"] = Bequest(id="bequest-bithynian")

    won(play, "mithridatic-3", change)
    assert [one.province for one in play.saw(BequestVoid)] == ["bithynia"]


@clause("RR-1.16.4")
@pytest.mark.parametrize("natural", [16, 12, 5])
def test_gallia_narbonensis_appears_after_the_first_battle_with_the_germans(play: Play, natural: int) -> None:
    fought(play, natural, force("germanic-migrations", 1, legions=11), at="germanic-migrations", scenario="middle")
    (told,) = play.saw(ProvinceCreated)
    assert (told.province, told.clauses) == ("gallia-narbonensis", ("RR-1.16.4",))
    assert [type(one).__name__ for one in play.told].index("BattleFought") < play.told.index(told)


@clause("RR-1.10.4", "RR-1.07.21.9")
def test_a_province_in_revolt_returns_undeveloped(play: Play) -> None:
    change = war("revolt-sicilia", province="sicilia", revolt=True, developed=True)
    combat(play, change, force("revolt-sicilia", 1, legions=10), naturals={"revolt-sicilia": [18]})
    one = play.g.provinces["sicilia"]
    assert (one.developed, one.governor, one.garrison) == (False, "", [])
    assert play.saw(WarWon) == [WarWon("revolt-sicilia", 0, "sicilia")]
    assert play.saw(GloryWon) == [GloryWon("fam-cornelius", "revolt-sicilia", 1)], "half of the base strength 2"


# Glory


@clause("RR-1.10.4")
@pytest.mark.parametrize(("name", "gain"), [(GAUL, 5), (SYRIA, 3), ("punic-2", 8), ("punic-3", 4)])
def test_the_commander_gains_half_the_printed_strength_rounded_up(play: Play, name: str, gain: int) -> None:
    won(play, name)
    commander = play.senator(1)
    assert play.saw(GloryWon) == [GloryWon("fam-cornelius", name, gain)]
    assert (commander.influence, commander.popularity) == (5 + 5 + gain, gain)


@clause("RR-1.10.4")
def test_multipliers_and_leaders_do_not_count(play: Play) -> None:
    won(play, "macedonian-4", war("macedonian-1", "inactive"), enemy("philip-v", "macedonian-4"))
    assert [one.gain for one in play.saw(GloryWon)] == [3]
    won(play, "illyrian-1", war("illyrian-2"))
    assert [one.gain for one in play.saw(GloryWon)] == [3]


@clause("RR-1.10.4")
@pytest.mark.parametrize(("lands", "more"), [(True, [2]), (False, [])])
def test_both_victories_of_a_turn_count_as_one_sum(play: Play, lands: bool, more: list[int]) -> None:
    """1st Cilician Pirates: land 3, fleet 8: 4 at sea, and 6 for 11 in all."""
    name = "cilician-1"
    combat(play, force(name, 1, legions=8, fleets=8), dice={f"battle.{name}": [*three(17), *three(17)]})
    at_sea = [one.gain for one in play.saw(GloryWon)]
    play.answer("diamond", "combat.landing", "attack" if lands else "stop")
    assert (at_sea, [one.gain for one in play.saw(GloryWon)]) == ([4], more)


@clause("RR-1.10.4")
def test_a_victory_of_another_turn_is_not_deducted(play: Play) -> None:
    won(play, PUNIC)
    assert [one.gain for one in play.saw(GloryWon)] == [5]


@clause("RR-1.10.4", "RR-1.09.34")
def test_the_master_of_horse_gains_nothing(play: Play) -> None:
    fought(play, 18, dictator())
    assert [one.senator for one in play.saw(GloryWon)] == ["fam-cornelius"]
    assert play.senator(9).popularity == 0


@clause("RR-1.10.4", "RR-0.1.3")
def test_pompey_gains_popularity_twice(play: Play) -> None:
    sides = statesman("st-30a", "diamond"), ratings(30, popularity=0), force(GAUL, 30, legions=9)
    fought(play, 18, *sides, scenario="late", dice={"battle.military": [6]})
    assert (play.senator(30).popularity, said(play, GloryWon).gain) == (9, 5)


# Who was with the War


@clause("RR-1.10.4", "RR-1.10.71")
def test_its_captives_die(play: Play) -> None:
    def change(g: Rome) -> None:
        numbered(g, 6).place, numbered(g, 6).at = "captive", GAUL
        numbered(g, 7).place, numbered(g, 7).at = "captive", SYRIA

    fought(play, 18, gaul(), change, war(SYRIA))
    assert dead(play) == ["fam-manlius"]


@clause("RR-1.10.4", "RR-2.02.412")
def test_allied_provinces_return_undeveloped_and_empty(play: Play) -> None:
    def change(g: Rome) -> None:
        province("gallia-narbonensis", developed=True, armies=1, fleets=0)(g)
        g.wars[GAUL].allies = ["gallia-narbonensis"]

    combat(play, gaul(9), change, naturals={GAUL: [18]}, options={"provincial_wars": True})
    one = play.g.provinces["gallia-narbonensis"]
    assert (one.developed, one.armies, GAUL in play.g.wars) == (False, 0, False)


@clause("RR-1.10.4")
def test_the_victor_waits_with_his_force_for_the_revolution_phase(play: Play) -> None:
    fought(play, 18, gaul(), force(GAUL, legions=2))
    assert [one.force for one in play.saw(ForceCameHome)] == ["force-2"]
    left = play.g.forces["force-1"]
    assert (left.victorious, left.commanders, play.senator(1).place) == (True, ["fam-cornelius"], "force")


@clause("RR-1.10.4", "RR-1.07.344")
@pytest.mark.parametrize(
    ("others", "told", "where"),
    [
        ([war("macedonian-2")], [], "macedonian-2"),
        ([war("macedonian-2", "inactive")], [LeaderIdle], ""),
        ([], [LeaderIdle], ""),
    ],
)
def test_leaders_go_on_or_to_the_curia(play: Play, others: list[Change], told: list[type], where: str) -> None:
    won(play, "macedonian-4", *others, enemy("philip-v", "macedonian-4"))
    assert play.g.leaders["philip-v"].war == where
    assert [type(one) for one in play.told if isinstance(one, LeaderIdle | LeaderGone)] == told


@clause("RR-1.07.344")
def test_without_a_card_of_his_series_left_he_is_removed(play: Play) -> None:
    won(play, SYRIA, enemy("antiochus-iii", SYRIA))
    assert ("antiochus-iii" in play.g.leaders, "antiochus-iii" in play.g.gone) == (False, True)


@clause("RR-1.10.4", "RR-1.07.21.15")
def test_a_leader_may_flee_from_a_victory(play: Play) -> None:
    won(play, SYRIA, enemy("antiochus-iii", SYRIA), event("te-refuge"))
    assert play.saw(LeaderFled) == [LeaderFled("antiochus-iii", False)]


@clause("RR-1.07.21.15")
def test_who_has_risen_leaves_with_the_last_war_he_aids(play: Play) -> None:
    won(play, GAUL, risen("philip-v"), lambda g: g.risen.update({"philip-v": [GAUL]}))
    assert "philip-v" not in play.g.leaders


@clause("RR-1.07.333.1")
def test_when_the_last_of_a_series_is_defeated_the_others_are_revolts(play: Play) -> None:
    won(play, "punic-3", war(PUNIC, "inactive"), war("punic-2", "imminent"))
    assert [play.g.wars[name].revolt for name in (PUNIC, "punic-2")] == [True, True]
    won(play, "macedonian-3", war("macedonian-2", "inactive"))
    assert not play.g.wars["macedonian-2"].revolt


@clause("RR-1.10.72")
def test_what_a_land_victory_brings_comes_after_unrest(play: Play) -> None:
    won(play, GAUL, lambda g: setattr(g, "unrest", 2))
    names = [type(one).__name__ for one in play.told]
    order = ["VeteranArose", "GloryWon", "UnrestChanged", "WarWon", "ProvinceCreated"]
    assert [one for one in names if one in order] == order


# The Rhodians


def rhodians(count: int, *wars: str) -> Change:
    """The Rhodian Maritime Alliance has brought so many fleets for these Wars."""

    def change(g: Rome) -> None:
        event("te-rhodian-maritime-alliance")(g)
        one = g.table_events["te-rhodian-maritime-alliance"]
        one.fleets, one.wars = count, list(wars)

    return change


def at_home(fleets: int) -> Change:
    """So many fleets lie at home."""

    def change(g: Rome) -> None:
        g.army.active.fleets, g.army.pool_fleets = fleets, g.army.pool_fleets - fleets

    return change


@clause("RR-1.07.21.16", "RR-DP75")
def test_when_their_war_is_defeated_so_many_fleets_leave(play: Play) -> None:
    sides = at_home(5), force("illyrian-1", 2, legions=6, fleets=5), rhodians(8, SYRIA)
    combat(play, *sides, force(SYRIA, 1, legions=9, fleets=2), naturals={SYRIA: [18], "illyrian-1": [13]})
    lapse = [*(f"at-home.{n}" for n in range(1, 6)), *(f"force-1.{n}" for n in range(1, 4))]
    hrao = play.g.hrao_seat()
    assert (hrao, play.decision(hrao, "combat.fleets").lapse) == ("circle", lapse)
    play.lapse(hrao, "combat.fleets")
    assert play.saw(RhodiansLeft) == [RhodiansLeft(8)]
    assert (play.g.army.active.fleets, play.g.forces["force-1"].units.fleets) == (0, 2)
    assert "te-rhodian-maritime-alliance" not in play.g.table_events
    invariants(play.g)


@clause("RR-1.07.21.16", "RR-DP75")
def test_the_hrao_says_which(play: Play) -> None:
    sides = at_home(2), rhodians(2, SYRIA), force(SYRIA, 6, legions=9, fleets=2)
    combat(play, *sides, naturals={SYRIA: [18]})
    play.answer("diamond", "combat.fleets", ["force-1.1", "force-1.2"])
    assert (play.g.army.active.fleets, play.g.forces["force-1"].units.fleets) == (2, 0)


@clause("RR-1.07.21.16")
def test_all_leave_if_there_are_not_so_many(play: Play) -> None:
    combat(play, force(SYRIA, 1, legions=9, fleets=2), rhodians(12, SYRIA), naturals={SYRIA: [18]})
    play.lapse_all("combat.fleets")
    assert play.saw(RhodiansLeft) == [RhodiansLeft(2)]


@clause("RR-1.07.21.16")
def test_they_stay_as_long_as_their_war_is_there(play: Play) -> None:
    combat(play, force(SYRIA, 1, legions=6, fleets=2), rhodians(8, PUNIC), war(PUNIC), naturals={SYRIA: [18]})
    assert (play.saw(RhodiansLeft), play.saw(UnitsLost)) == ([], [])
    assert "te-rhodian-maritime-alliance" in play.g.table_events
