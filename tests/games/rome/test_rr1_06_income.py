"""RR-1.06.1: personal revenue, knights, Concessions and Provincial Spoils; what rebel Governors take."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.senators import enter
from games.rome.revenue.events import (
    DroughtProfit,
    PersonalIncome,
    PontifexCollected,
    RebelRevenue,
    SpoilsTaken,
)
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, event
from tests.games.rome.play import Play, add_province, add_senator, add_statesman, add_war, numbered, pay


@pytest.fixture
def play(play: Play) -> Play:
    return play.until("revenue.rebellion")


def incomes(play: Play, seat: str) -> Any:
    return next(one for one in play.saw(PersonalIncome) if one.seat == seat)


# Base income and knights


@clause("RR-1.06.1", "RR-1.06.11", "RR-1.06.14")
def test_a_leader_gets_3t_and_every_other_senator_1t_for_himself(play: Play) -> None:
    play.at("revenue.income")
    assert [one.seat for one in play.saw(PersonalIncome)] == ["diamond", "triangle", "circle", "square"]
    assert incomes(play, "diamond").incomes == {"fam-cornelius": 3, "fam-claudius": 1, "fam-aurelius": 1}
    assert [play.senator(number).talents for number in (1, 5, 9)] == [3, 1, 1]
    assert incomes(play, "diamond").talents == 5
    invariants(play.g)


@clause("RR-1.06.1", "RR-1.06.12", "RR-1.11.34")
def test_neither_captives_nor_rebels_nor_unaligned_senators_receive_anything(play: Play) -> None:
    def change(g: Rome) -> None:
        numbered(g, 5).place, numbered(g, 5).at = "captive", "punic-1"
        numbered(g, 5).knights = 2
        numbered(g, 2).rebel = True
        add_senator(g, 15, None)

    play.at("revenue.income", change=change)
    assert incomes(play, "diamond").incomes == {"fam-cornelius": 3, "fam-aurelius": 1}
    assert incomes(play, "triangle").incomes == {"fam-manlius": 1, "fam-junius": 1}
    assert [play.senator(number).talents for number in (2, 5, 15)] == [0, 0, 0]


@clause("RR-1.06.12")
def test_each_knight_brings_1t_and_a_senator_away_receives_his_income_too(play: Play) -> None:
    def change(g: Rome) -> None:
        numbered(g, 5).knights = 4
        add_province(g, "sicilia", 5)

    play.at("revenue.income", change=change)
    play.lapse("diamond", "revenue.spoils")
    assert incomes(play, "diamond").knights == {"fam-claudius": 4}
    assert play.senator(5).talents == 5


# Concessions


def holds(number: int, *cards: str):
    def change(g: Rome) -> None:
        g.deck = [one for one in g.deck if one not in cards]
        numbered(g, number).concessions += cards

    return change


@clause("RR-1.06.12")
def test_a_concession_is_collected_and_shows_its_corrupt_bar(play: Play) -> None:
    play.at("revenue.income", change=holds(5, "mining", "tax-farmer-2", "armaments", "ship-building"))
    assert incomes(play, "diamond").concessions == {"mining": 3, "tax-farmer-2": 2}
    assert (play.senator(5).talents, play.senator(5).revealed) == (6, ["mining", "tax-farmer-2"])
    invariants(play.g)


PRINTED = {
    "aegyptian-grain": 5, "sicilian-grain": 4, "harbor-fees": 3, "mining": 3, "land-commissioner": 3,
    **{f"tax-farmer-{n}": 2 for n in range(1, 7)}, "armaments": 0, "ship-building": 0,
}  # fmt: skip


@clause("RR-1.06.12")
@pytest.mark.parametrize("card", PRINTED)
def test_each_concession_pays_what_is_printed(play: Play, card: str) -> None:
    play.at("revenue.income", change=holds(5, card))
    assert play.senator(5).talents == 1 + PRINTED[card]


@clause("RR-1.06.12", "RR-DP8")
@pytest.mark.parametrize(("droughts", "talents", "popularity"), [(1, 8, -2), (3, 16, -4)])
def test_grain_may_be_sold_dear_in_a_drought(play: Play, droughts: int, talents: int, popularity: int) -> None:
    play.at("revenue.income", change=all_of(holds(5, "sicilian-grain"), event("te-drought", droughts)))
    assert play.decision("diamond", "revenue.grain").lapse == []
    play.answer("diamond", "revenue.grain", ["sicilian-grain"])
    assert (play.senator(5).talents, play.senator(5).popularity) == (1 + talents, popularity)
    assert play.saw(DroughtProfit) == [DroughtProfit("fam-claudius", "sicilian-grain", talents, -popularity)]
    assert incomes(play, "diamond").concessions == {"sicilian-grain": talents}


@clause("RR-1.06.12", "RR-1.08.12", "RR-DP8")
def test_grain_profit_counts_droughts_of_wars_and_is_open_to_the_hated(play: Play) -> None:
    def change(g: Rome) -> None:
        holds(5, "aegyptian-grain")(g)
        add_war(g, "illyrian-1", "inactive")
        numbered(g, 5).popularity = -9

    play.at("revenue.income", change=change)
    play.answer("diamond", "revenue.grain", ["aegyptian-grain"])
    assert (play.senator(5).talents, play.senator(5).popularity) == (11, -9)


@clause("RR-1.06.12", "RR-DP8")
def test_without_an_answer_grain_is_sold_at_its_price(play: Play) -> None:
    play.at("revenue.income", change=all_of(holds(5, "sicilian-grain", "mining"), event("te-drought")))
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revenue.grain", ["mining"])
    play.lapse("diamond", "revenue.grain")
    assert (play.senator(5).talents, play.senator(5).popularity) == (8, 0)


@clause("RR-1.06.12")
def test_without_a_drought_nobody_is_asked(play: Play) -> None:
    play.at("revenue.income", change=holds(5, "sicilian-grain"))
    assert not play.asked("revenue.grain")


# Statesmen


@clause("RR-1.06.11")
def test_crassus_doubles_rank_and_concessions_but_not_knights(play: Play) -> None:
    def crassus(g: Rome) -> None:
        add_statesman(g, "st-29a", "diamond")
        numbered(g, 29).knights = 3
        holds(29, "mining", "sicilian-grain")(g)
        event("te-drought")(g)

    play.at("revenue.income", scenario="late", change=crassus)
    play.answer("diamond", "revenue.grain", ["sicilian-grain"])
    rank = 3 if play.g.leads(play.senator(29)) else 1
    assert incomes(play, "diamond").incomes[play.senator(29).id] == 2 * rank + 3 + 2 * 3 + 2 * 2 * 4


@clause("RR-0.1.3", "RR-1.06.12")
def test_the_popularity_of_pompey_changes_twice(play: Play) -> None:
    def pompey(g: Rome) -> None:
        enter(g, seat=Seat("diamond"), statesman="st-30a")
        holds(30, "sicilian-grain")(g)
        event("te-drought")(g)

    play.at("revenue.income", change=pompey)
    play.answer("diamond", "revenue.grain", ["sicilian-grain"])
    assert play.senator(30).popularity == 5 - 4


# The Pontifex Maximus


@clause("RR-2.01.6", "RR-1.07.21.8")
@pytest.mark.parametrize(("roll", "omens", "talents"), [(4, 0, 4), (4, 1, 3), (1, 2, 0)])
def test_the_pontifex_collects_a_dr(play: Play, roll: int, omens: int, talents: int) -> None:
    def pontifex(g: Rome) -> None:
        numbered(g, 5).office = "pontifex-maximus"
        if omens:
            event("te-evil-omens", omens)(g)

    play.at("revenue.income", options={"pontifex": True}, change=pontifex, dice={"pontifex": [roll]})
    assert play.saw(PontifexCollected) == [PontifexCollected("fam-claudius", roll, -omens, talents)]
    assert play.senator(5).talents == 1 + talents


# Provincial Spoils


def governed(name: str, number: int, *, developed: bool = False):
    return lambda g: add_province(g, name, number, developed=developed)


@clause("RR-1.06.13", "RR-DP9")
def test_spoils_are_the_governors_and_mark_him_corrupt(play: Play) -> None:
    play.at("revenue.income", change=governed("asia", 6, developed=True), dice={"spoils.asia": [4]})
    assert play.options("triangle", "revenue.spoils") == [["asia"], 0, 1]
    play.answer("triangle", "revenue.spoils", ["asia"])
    assert play.saw(SpoilsTaken) == [SpoilsTaken("asia", "fam-manlius", (4,), 6, 0, 0, 10)]
    assert (play.senator(6).talents, play.senator(6).corrupt) == (11, ["asia"])
    invariants(play.g)


@clause("RR-1.06.13", "RR-DP9")
def test_without_an_answer_no_spoils_are_taken(play: Play) -> None:
    play.at("revenue.income", change=governed("asia", 6))
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.spoils", ["sicilia"])
    play.lapse("triangle", "revenue.spoils")
    assert (play.senator(6).talents, play.senator(6).corrupt, play.saw(SpoilsTaken)) == (1, [], [])


@clause("RR-1.06.13")
def test_a_negative_total_is_charged_to_the_state_later(play: Play) -> None:
    play.at("revenue.income", change=governed("sardinia-et-corsica", 6), dice={"spoils.sardinia-et-corsica": [2]})
    play.answer("triangle", "revenue.spoils", ["sardinia-et-corsica"])
    assert (play.g.charges, play.g.treasury, play.senator(6).talents) == (3, 100, 1)
    assert play.senator(6).corrupt == ["sardinia-et-corsica"]


@clause("RR-1.06.13", "RR-1.07.21.8", "RR-1.07.21.18")
@pytest.mark.parametrize(
    ("roll", "omens", "trials", "total", "charged"),
    [(6, 1, 0, 4, 0), (6, 0, 1, 2, 0), (6, 1, 2, 0, 0), (2, 2, 1, -1, 1), (2, 0, 1, 0, 0), (1, 1, 2, -1, 1)],
)
def test_omens_lower_any_total_and_the_trial_of_verres_a_positive_one(
    play: Play, roll: int, omens: int, trials: int, total: int, charged: int
) -> None:
    change = all_of(
        governed("gallia-cisalpina", 6),
        *([event("te-evil-omens", omens)] if omens else []),
        *([event("te-trial-of-verres", trials)] if trials else []),
    )
    play.at("revenue.income", change=change, dice={"spoils.gallia-cisalpina": [roll]})
    play.answer("triangle", "revenue.spoils", ["gallia-cisalpina"])
    assert (play.saw(SpoilsTaken)[0].total, play.g.charges) == (total, charged)


@clause("RR-1.06.13", "RR-1.09.53")
def test_an_unaligned_governor_takes_none(play: Play) -> None:
    def unaligned(g: Rome) -> None:
        add_senator(g, 15, None)
        add_province(g, "asia", 15)

    play.at("revenue.income", change=unaligned)
    assert not play.asked("revenue.spoils")


@clause("RR-1.06.13", "RR-2.02.4")
@pytest.mark.parametrize("advanced", [True, False])
def test_a_province_under_attack_yields_nothing_in_provincial_wars(play: Play, advanced: bool) -> None:
    def attacked(g: Rome) -> None:
        add_province(g, "asia", 6)
        add_war(g, "parthian")

    play.at("revenue.income", options={"provincial_wars": advanced}, change=attacked)
    assert bool(play.asked("revenue.spoils")) == (not advanced)


@clause("RR-1.07.21.9", "RR-1.07.21.4", "RR-1.11.34")
def test_disorder_raids_and_revolts_leave_no_spoils(play: Play) -> None:
    def change(g: Rome) -> None:
        add_province(g, "asia", 6)
        add_province(g, "syria", 10, developed=True).overrun = True
        add_province(g, "macedonia", 2, developed=True)
        numbered(g, 2).rebel = True
        event("te-internal-disorder")(g)

    play.at("revenue.income", change=change)
    assert not play.asked("revenue.spoils")


@clause("RR-1.13.1", "RR-1.06.13")
def test_a_governor_takes_spoils_by_his_legates(play: Play) -> None:
    def by_legate(g: Rome) -> None:
        add_province(g, "asia", 6)
        add_province(g, "syria", 6)
        manlius = numbered(g, 6)
        manlius.place, manlius.at, manlius.legates = "rome", "", ["asia", "syria"]

    play.at("revenue.income", change=by_legate)
    play.answer("triangle", "revenue.spoils", ["syria", "asia"])
    assert [one.province for one in play.saw(SpoilsTaken)] == ["asia", "syria"]
    assert play.senator(6).corrupt == ["asia", "syria"]


@clause("RR-0.6.8.1")
def test_whoever_has_something_to_decide_is_asked_at_once(play: Play) -> None:
    def change(g: Rome) -> None:
        holds(5, "sicilian-grain")(g)
        event("te-drought")(g)
        add_province(g, "asia", 6)
        add_province(g, "syria", 9)

    play.at("revenue.income", change=change)
    assert sorted(play.asked()) == [
        ("diamond", "revenue.grain"), ("diamond", "revenue.spoils"), ("triangle", "revenue.spoils"),
    ]  # fmt: skip
    play.answer("triangle", "revenue.spoils", ["asia"])
    assert not play.told, "nothing is disclosed before all have answered"


# Rebel Governors


@clause("RR-2.03.5", "RR-2.03.4", "RR-1.06.1")
def test_a_rebel_governor_takes_all_that_his_province_yields(play: Play) -> None:
    def rebel(g: Rome) -> None:
        add_province(g, "sicilia", 6)
        numbered(g, 6).rebel = True
        event("te-evil-omens")(g)
        event("te-internal-disorder")(g)

    options = {"provincial_wars": True, "rebel_governors": True}
    dice = {"spoils.sicilia": [3], "state-income.sicilia": [2, 4]}
    play.at("revenue.income", options=options, change=rebel, dice=dice)
    assert play.saw(RebelRevenue) == [RebelRevenue("sicilia", "fam-manlius", 3, 4, 30, 37)]
    assert play.senator(6).talents == 37
    assert not play.asked("revenue.spoils")
    invariants(play.g)


@clause("RR-2.03.5")
def test_what_a_rebel_province_costs_its_governor_pays_as_far_as_he_can(play: Play) -> None:
    def rebel(g: Rome) -> None:
        add_province(g, "sardinia-et-corsica", 6)
        numbered(g, 6).rebel = True
        pay(g, 6, 1)

    options = {"provincial_wars": True, "rebel_governors": True}
    dice = {"spoils.sardinia-et-corsica": [1], "state-income.sardinia-et-corsica": [6]}
    play.at("revenue.income", options=options, change=rebel, dice=dice)
    assert play.saw(RebelRevenue) == [RebelRevenue("sardinia-et-corsica", "fam-manlius", -4, -7, 5, -1)]
    assert play.senator(6).talents == 0


@clause("RR-1.11.34")
def test_in_the_basic_game_a_rebel_governor_takes_nothing(play: Play) -> None:
    def rebel(g: Rome) -> None:
        add_province(g, "sicilia", 6)
        numbered(g, 6).rebel = True

    play.at("revenue.income", change=rebel)
    assert (play.saw(RebelRevenue), play.senator(6).talents) == ([], 0)
