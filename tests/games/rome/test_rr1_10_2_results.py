"""RR-1.10.2 to 1.10.7: what a battle costs, who lives through it, and what the people say."""

from __future__ import annotations

import pytest

from games.republic.combat.events import BlamedForLosses, CommanderCaptured, GloryWon, VeteranArose
from games.republic.events import ChitsDrawn, Died
from games.rome.basics.events import UnrestChanged
from games.rome.combat.events import BecameProconsul, MasterReturned
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import (
    GAUL,
    NOBODY,
    PUNIC,
    combat,
    dead,
    dictator,
    force,
    fought,
    gaul,
    law,
    office,
    province,
    ratings,
    said,
    statesman,
    unrest,
)
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, numbered


def units(play: Play, name: str = "force-1") -> tuple[int, int]:
    """The legions and fleets that are left of a force."""
    left = play.g.forces[name].units
    return len(left.legions), left.fleets


# The five results


@clause("RR-1.10.2", "RR-1.10.72", "RR-1.10.6")
def test_on_a_defeat_the_commander_dies_before_losses_are_taken(play: Play) -> None:
    told = fought(play, 5, gaul(fleets=4), unrest(1))
    assert (told.result, told.legions, told.fleets) == ("defeat", 3, 3)
    assert [type(one) for one in play.told if isinstance(one, Died | UnrestChanged)] == [Died, UnrestChanged]
    assert said(play, Died).clauses == ("RR-1.10.2",)
    assert play.saw(UnrestChanged) == [UnrestChanged("defeat", 2, 3)]
    assert said(play, UnrestChanged).clauses == ("RR-1.10.2",)
    assert play.saw(BlamedForLosses) == play.saw(ChitsDrawn) == []
    assert (play.g.forces["force-1"].commanders, units(play)) == ([], (3, 1)), "survivors stay without a commander"
    invariants(play.g)


@clause("RR-1.10.2", "RR-1.09.34")
def test_the_master_of_horse_dies_with_his_dictator(play: Play) -> None:
    fought(play, 3, dictator(legions=4))
    assert dead(play) == ["fam-cornelius", "fam-aurelius"]


@clause("RR-1.10.11", "RR-1.10.2")
def test_a_force_that_has_lost_everything_is_no_more(play: Play) -> None:
    told = fought(play, 3, gaul(6, fleets=3))
    assert (told.legions, told.fleets, play.g.forces) == (6, 3, {})
    invariants(play.g)


@clause("RR-1.10.21", "RR-1.10.72")
@pytest.mark.parametrize(("legions", "fleets", "lost"), [(6, 4, (3, 2)), (5, 3, (3, 2)), (1, 0, (1, 0))])
def test_a_disaster_costs_half_and_makes_unrest(play: Play, legions: int, fleets: int, lost: tuple[int, int]) -> None:
    told = fought(play, 13, gaul(legions, fleets=fleets), unrest(2))
    assert (told.result, told.legions, told.fleets) == ("disaster", *lost)
    assert play.saw(UnrestChanged) == [UnrestChanged("disaster", 1, 3)]
    assert play.senator(1).proconsul, "the commander stays"


@clause("RR-1.10.31")
@pytest.mark.parametrize(("legions", "fleets", "lost"), [(6, 4, (2, 1)), (8, 5, (2, 2)), (1, 0, (1, 0))])
def test_a_standoff_costs_a_quarter_and_nobody_minds(
    play: Play, legions: int, fleets: int, lost: tuple[int, int]
) -> None:
    told = fought(play, 15, gaul(legions, fleets=fleets))
    assert (told.result, told.legions, told.fleets) == ("standoff", *lost)
    assert play.saw(UnrestChanged) == []


@clause("RR-1.10.3")
def test_after_a_stalemate_he_stays_and_nobody_minds(play: Play) -> None:
    told = fought(play, 9, gaul(fleets=1))
    assert (told.result, told.legions, told.fleets, units(play)) == ("stalemate", 4, 1, (2, 0))
    assert play.saw(UnrestChanged) == []
    assert play.g.forces["force-1"].commanders == ["fam-cornelius"]


@clause("RR-1.10.4", "RR-0.1.3")
@pytest.mark.parametrize(("before", "change"), [(3, [UnrestChanged("victory", -1, 2)]), (0, [])])
def test_a_victory_calms_the_people(play: Play, before: int, change: list[UnrestChanged]) -> None:
    fought(play, 18, gaul(), unrest(before))
    assert play.saw(UnrestChanged) == change


# Losses


@clause("RR-1.10.61")
@pytest.mark.parametrize(("natural", "lost", "popularity"), [(8, 5, -2), (9, 4, -2), (10, 3, -1), (12, 1, 0)])
def test_two_lost_legions_cost_him_one_popularity(play: Play, natural: int, lost: int, popularity: int) -> None:
    told = fought(play, natural, gaul())
    assert (told.legions, play.senator(1).popularity) == (lost, popularity)


@clause("RR-1.10.61", "RR-1.10.4")
def test_even_after_a_victory(play: Play) -> None:
    fought(play, 14, gaul())
    assert play.saw(BlamedForLosses) == [BlamedForLosses("fam-cornelius", 4, 2)]
    assert play.senator(1).popularity == 5 - 2


@clause("RR-1.10.61")
def test_the_master_of_horse_is_not_blamed(play: Play) -> None:
    fought(play, 9 + 2, dictator())
    assert [one.senator for one in play.saw(BlamedForLosses)] == []
    fought(play, 9 - 2, dictator())
    assert [one.senator for one in play.saw(BlamedForLosses)] == ["fam-cornelius"]


@clause("RR-1.10.62")
def test_fleets_that_only_support_are_lost_too_but_nobody_is_blamed(play: Play) -> None:
    told = fought(play, 9, gaul(1, fleets=9), thrown=[6, 6, 2])
    assert (told.total, told.legions, told.fleets) == (14 + 2 - 10, 1, 2)
    fought(play, 12, force("illyrian-1", 1, legions=1, fleets=9), at="illyrian-1")
    assert play.saw(BlamedForLosses) == []


@clause("RR-1.10.6")
def test_units_are_lost_at_random_veterans_included(play: Play) -> None:
    left = set[int]()
    for seed in range(8):
        fought(play, 7, gaul(6, veterans=3), seed=str(seed))
        left.add(sum(one.veteran for one in play.g.forces["force-1"].units.legions if one.loyal))
    assert len(left) > 1
    assert play.g.army.pool["legion"] == 25 - 4 - 6 + 3


@clause("RR-1.10.63")
@pytest.mark.parametrize(("natural", "legions", "fleets"), [(8, 3, 2), (13, 2, 1), (15, 1, 1), (14, 2, 2), (5, 2, 2)])
def test_fabius_halves_what_his_own_force_loses(play: Play, natural: int, legions: int, fleets: int) -> None:
    """Fabius Maximus has MIL 5: with 5 legions the total is what the dice show."""
    sides = statesman("st-2a", "triangle"), force(GAUL, 2, legions=5, fleets=4)
    told = fought(play, natural, *sides)
    assert (told.legions, told.fleets) == (legions, fleets)


@clause("RR-1.10.63", "RR-1.10.7")
def test_fabius_halves_a_whole_army_and_the_chits(play: Play) -> None:
    sides = statesman("st-2a", "triangle"), force(GAUL, 2, legions=5, fleets=3)
    told = fought(play, 3, *sides)
    assert (told.result, told.legions, told.fleets) == ("defeat", 3, 2)
    fought(play, 8, *sides, chits=("20", "21", "22", "23", "24"))
    assert [len(one.chits) for one in play.saw(ChitsDrawn)] == [3 + 2]


@clause("RR-1.10.63")
def test_but_not_as_master_of_horse(play: Play) -> None:
    sides = statesman("st-2a", "triangle"), force(GAUL, 1, 2, legions=10)
    assert fought(play, 13, *sides).legions == 5


@clause("RR-1.10.64")
@pytest.mark.parametrize(("natural", "result", "unrest_after"), [(13, "disaster", 1), (15, "standoff", 0)])
def test_a_disaster_or_standoff_of_lucullus_costs_no_units(
    play: Play, natural: int, result: str, unrest_after: int
) -> None:
    """Lucullus has MIL 5."""
    sides = statesman("st-29b", "circle"), force(GAUL, 29, legions=5, fleets=2)
    told = fought(play, natural, *sides, scenario="alternative")
    assert (told.result, told.legions, told.fleets) == (result, 0, 0)
    assert play.saw(ChitsDrawn) == play.saw(BlamedForLosses) == []
    assert (play.g.unrest, play.g.wars[GAUL].unprosecuted) == (unrest_after, True)
    assert play.senator(29).shirked == play.g.turn


@clause("RR-1.10.64")
def test_but_the_table_spares_lucullus_nothing(play: Play) -> None:
    sides = statesman("st-29b", "circle"), force(GAUL, 29, legions=5)
    assert fought(play, 10, *sides, scenario="alternative").legions == 3
    assert (play.senator(29).shirked, play.g.wars[GAUL].unprosecuted) == (0, False)


# Veterans


@clause("RR-1.10.5")
@pytest.mark.parametrize(
    ("natural", "veterans"), [(18, 1), (10, 1), (15, 1), (13, 0), (7, 0)], ids=["V", "Stalemate", "Standoff", "D", "-"]
)
def test_one_surviving_legion_becomes_a_veteran(play: Play, natural: int, veterans: int) -> None:
    fought(play, natural, gaul())
    loyal = [one.loyal for one in play.g.forces["force-1"].units.legions if one.veteran]
    assert loyal == ["fam-cornelius"] * veterans
    assert len(play.saw(VeteranArose)) == veterans


@clause("RR-1.10.5")
def test_who_is_a_veteran_already_is_not_changed(play: Play) -> None:
    fought(play, 18, gaul(3, veterans=3), thrown=[6, 6, 6])
    assert play.saw(VeteranArose) == []


@clause("RR-1.10.5")
@pytest.mark.parametrize(("natural", "veterans"), [(18, 2), (10, 1)])
def test_a_victory_of_caesar_makes_two(play: Play, natural: int, veterans: int) -> None:
    """Caesar has MIL 6."""
    sides = statesman("st-4a", "square"), force(GAUL, 4, legions=5)
    fought(play, natural, *sides, scenario="alternative")
    assert sum(one.veteran for one in play.g.forces["force-1"].units.legions) == veterans


@clause("RR-1.10.5")
def test_whose_commander_has_died_is_loyal_to_nobody(play: Play) -> None:
    fought(play, 10, gaul(), chits=("1", "20", "21"))
    assert dead(play) == ["fam-cornelius"]
    assert [one.senator for one in play.saw(VeteranArose)] == [None]


@clause("RR-1.10.5", "RR-1.10.71")
def test_to_a_captive_he_is(play: Play) -> None:
    fought(play, 10, gaul(), chits=("20", "21", "1"))
    assert [one.senator for one in play.saw(VeteranArose)] == ["fam-cornelius"]


@clause("RR-1.10.5")
def test_at_sea_nobody_becomes_a_veteran(play: Play) -> None:
    combat(play, force(PUNIC, 1, legions=6, fleets=6), naturals={PUNIC: [13 - 1]})
    assert play.saw(VeteranArose) == []


# Chits


@clause("RR-1.10.7")
@pytest.mark.parametrize(("natural", "fleets", "chits"), [(9, 0, 4), (9, 3, 7), (13, 4, 5), (18, 4, 0), (7, 4, 0)])
def test_as_many_chits_as_units_lost_but_none_on_a_defeat(play: Play, natural: int, fleets: int, chits: int) -> None:
    fought(play, natural, gaul(fleets=fleets), chits=[str(one) for one in range(16, 30)])
    assert sum(len(one.chits) for one in play.saw(ChitsDrawn)) == chits


@clause("RR-1.10.7")
def test_only_who_is_there_can_be_hit(play: Play) -> None:
    fought(play, 9, gaul(), chits=("2", "3", "5", "9"))
    assert dead(play) == []


@clause("RR-1.10.7", "RR-1.05.3.1")
def test_his_number_kills_the_commander_and_his_force_stays(play: Play) -> None:
    fought(play, 9, gaul(), chits=("20", "1", "21", "22"))
    assert (dead(play), said(play, Died).clauses) == (["fam-cornelius"], ("RR-1.10.7",))
    assert (play.g.forces["force-1"].commanders, units(play)) == ([], (2, 0))
    assert play.saw(BecameProconsul) == []


@clause("RR-1.10.7")
def test_a_victor_who_has_died_wins_no_glory_but_his_force_is_victorious(play: Play) -> None:
    fought(play, 14, gaul(), chits=("1", "20", "21", "22"))
    assert (dead(play), play.saw(GloryWon)) == (["fam-cornelius"], [])
    left = play.g.forces["force-1"]
    assert (left.victorious, left.commanders) == (True, [])


@clause("RR-1.10.71")
def test_the_last_chit_of_two_or_more_captures_him(play: Play) -> None:
    fought(play, 9, gaul(), ratings(1, influence=8), office(1, "field-consul"), chits=("20", "21", "22", "1"))
    captive = play.senator(1)
    assert (captive.place, captive.at, captive.office, captive.proconsul) == ("captive", GAUL, "field-consul", False)
    assert play.saw(CommanderCaptured) == [CommanderCaptured("fam-cornelius", GAUL, 16)]
    assert play.g.forces["force-1"].commanders == []
    invariants(play.g)


@clause("RR-1.10.71")
@pytest.mark.parametrize("natural", [12, 17], ids=["a Stalemate", "a Victory"])
def test_a_single_chit_kills(play: Play, natural: int) -> None:
    fought(play, natural, gaul(), chits=("1",))
    assert dead(play) == ["fam-cornelius"]


@clause("RR-1.10.71")
def test_in_a_land_victory_nobody_is_captured(play: Play) -> None:
    fought(play, 14, gaul(), chits=("20", "21", "22", "1"))
    assert dead(play) == ["fam-cornelius"]


@clause("RR-1.10.71")
def test_in_a_naval_victory_he_is(play: Play) -> None:
    combat(play, force(PUNIC, 1, fleets=6), naturals={PUNIC: [16]}, chits=("20", "1"))
    assert play.senator(1).captive
    assert play.g.wars[PUNIC].naval_victory


@clause("RR-1.10.71", "RR-1.13.1")
def test_the_provinces_of_a_captive_lie_in_the_forum(play: Play) -> None:
    def legate(g: Rome) -> None:
        gaul()(g)
        province("sicilia")(g)
        g.provinces["sicilia"].governor, g.provinces["sicilia"].term = "fam-cornelius", 2
        numbered(g, 1).legates = ["sicilia"]

    fought(play, 9, legate, law("law-vatinian"), chits=("20", "21", "22", "1"), scenario="alternative")
    assert (play.g.provinces["sicilia"].governor, play.senator(1).legates) == ("", [])


@clause("RR-1.05.22", "RR-1.10.7")
def test_of_a_pair_only_the_one_who_is_there_can_be_hit(play: Play) -> None:
    def change(g: Rome) -> None:
        statesman("st-25a", "diamond")(g)
        statesman("st-25b", "circle")(g)
        force(GAUL, 1, legions=6)(g)

    fought(play, 10, change, chits=("25", "20", "21"), scenario="middle")
    assert dead(play) == []


# Dictator and Master of Horse


@clause("RR-1.10.7")
def test_if_the_dictator_dies_the_master_of_horse_leaves_his_office(play: Play) -> None:
    fought(play, 9 - 2, dictator(), chits=("1", "20", "21", "22"))
    assert dead(play) == ["fam-cornelius"]
    assert play.saw(MasterReturned) == [MasterReturned("fam-aurelius", "dead", keeps=False)]
    assert (play.senator(9).place, play.senator(9).office) == ("rome", "")
    assert play.g.forces["force-1"].commanders == []


@clause("RR-1.10.7")
def test_if_the_dictator_is_captured_the_master_of_horse_keeps_it(play: Play) -> None:
    fought(play, 9 - 2, dictator(), chits=("20", "21", "22", "1"))
    assert play.saw(MasterReturned) == [MasterReturned("fam-aurelius", "captive", keeps=True)]
    assert (play.senator(9).place, play.senator(9).office) == ("rome", "master-of-horse")
    assert (play.senator(1).place, play.senator(1).office) == ("captive", "dictator")


@clause("RR-1.10.7", "RR-1.10.71")
@pytest.mark.parametrize(("chits", "place"), [(("9", "20", "21", "22"), ""), (("20", "21", "22", "9"), "captive")])
def test_the_master_of_horse_can_be_hit_and_the_dictator_goes_on(
    play: Play, chits: tuple[str, ...], place: str
) -> None:
    fought(play, 9 - 2, dictator(), chits=chits)
    assert play.g.forces["force-1"].commanders == ["fam-cornelius"]
    assert (play.g.senators["fam-aurelius"].place if place else "") == place
    assert ("fam-aurelius" in play.g.senators) == bool(place)
    assert play.saw(MasterReturned) == []


@clause("RR-1.10.7", "RR-1.10.71")
def test_a_master_of_horse_who_is_captured_as_his_dictator_dies_does_not_return(play: Play) -> None:
    fought(play, 9 - 2, dictator(), chits=("1", "20", "21", "9"))
    assert (dead(play), play.saw(MasterReturned)) == (["fam-cornelius"], [])
    master = play.senator(9)
    assert (master.place, master.at, master.office) == ("captive", GAUL, "master-of-horse")


@clause("RR-1.10.8")
def test_the_master_of_horse_of_a_dictator_who_stays_returns_to_rome(play: Play) -> None:
    fought(play, 9, dictator())
    assert play.saw(MasterReturned) == [MasterReturned("fam-aurelius", "proconsul", keeps=True)]
    assert said(play, MasterReturned).clauses == ("RR-1.10.8",)
    assert (play.senator(9).place, play.senator(9).office) == ("rome", "master-of-horse")
    assert (play.senator(1).office, play.senator(1).proconsul) == ("dictator", True)


# Proconsuls


@clause("RR-1.10.8")
@pytest.mark.parametrize(("natural", "stays"), [(9, True), (13, True), (15, True), (18, False), (5, False)])
def test_who_survives_without_a_victory_becomes_proconsul(play: Play, natural: int, stays: bool) -> None:
    fought(play, natural, gaul(), office(1, "field-consul"), ratings(1, prior_consul=False))
    assert play.saw(BecameProconsul) == ([BecameProconsul("fam-cornelius", GAUL)] if stays else [])
    if stays:
        commander = play.senator(1)
        assert (commander.proconsul, commander.prior_consul, commander.office) == (True, True, "field-consul")
        assert play.g.major(commander)


@clause("RR-1.10.8")
def test_who_is_one_already_remains_one(play: Play) -> None:
    fought(play, 9, gaul(), ratings(1, proconsul=True, prior_consul=True))
    assert play.saw(BecameProconsul) == []
    assert play.senator(1).proconsul


@clause("RR-1.10.8", "RR-1.10.71")
def test_a_captive_is_none(play: Play) -> None:
    fought(play, 9, gaul(), chits=("20", "21", "22", "1"))
    assert play.saw(BecameProconsul) == []


@clause("RR-1.10.72")
def test_the_order_after_a_battle(play: Play) -> None:
    fought(play, 14 - 4, dictator(legions=8), unrest(2), chits=NOBODY)
    kinds = [BlamedForLosses, ChitsDrawn, VeteranArose, GloryWon, UnrestChanged]
    assert [type(one) for one in play.told if type(one) in kinds] == kinds
