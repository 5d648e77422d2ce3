"""RR-1.06.4 to 1.06.6: development, what the State receives, is given and pays, bankruptcy, terms."""

from __future__ import annotations

import re

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.events import GovernorReturned, TermShortened
from games.republic.pieces import Reign
from games.republic.revenue.events import Contributed
from games.rome.basics.events import Bankrupt, GameEnded, RebelPrevails, TreasuryLow
from games.rome.pieces import LEGION, Bequest, Civil, Ending
from games.rome.revenue.costs import debits
from games.rome.revenue.events import (
    DevelopmentRolled,
    ProvinceIncome,
    StatePaid,
    StateReceived,
    UnitsUnpaid,
)
from games.rome.state import Rome
from tests.clauses import clause, rulebook
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, event, garrison, in_revolt, legion, rich
from tests.games.rome.play import Play, add_force, add_province, add_senator, add_war, numbered

ADVANCED = {"provincial_wars": True}


@pytest.fixture
def play(play: Play) -> Play:
    return play.until("forum.opening")


def paid(play: Play) -> dict[str, tuple[int, int]]:
    return {one.purpose: (one.count, one.talents) for one in play.saw(StatePaid)}


def governed(name: str, number: int, *, developed: bool = False):
    return lambda g: add_province(g, name, number, developed=developed)


# Order


@clause("RR-1.06")
def test_the_steps_come_in_the_order_of_the_rules(play: Play) -> None:
    def busy(g: Rome) -> None:
        add_province(g, "gallia-cisalpina", 6)
        event("te-barbarian-raids")(g)
        event("te-allied-enthusiasm")(g)
        add_war(g, "syrian")
        rich({1: 30})(g)

    play.at("revenue.start", change=busy, dice={"raid.gallia-cisalpina": [6, 6]})
    told = list(play.told)
    play.lapse("triangle", "revenue.spoils")
    while not play.table.over:
        told += play.told
        one = play.awaited()[0]
        raw = {"fam-cornelius": 10} if one.kind == "revenue.contribute" and one.seat == "diamond" else one.lapse
        raw = {**one.lapse, **raw} if one.kind == "revenue.contribute" else raw
        play.submit(one.key, raw)
    told += play.told
    names = list(dict.fromkeys(type(one).__name__ for one in told))
    order = [
        "RaidRolled", "PersonalIncome", "DevelopmentRolled", "StateReceived", "ProvinceIncome", "Contributed",
        "StatePaid", "TermShortened",
    ]  # fmt: skip
    assert [name for name in names if name in order] == order
    assert [one.purpose for one in told if isinstance(one, StatePaid)] == ["active-wars", "units"]


def test_the_rules_print_the_order_that_is_tested() -> None:
    (line,) = re.findall(r"- \*\*RR-1\.06\*\* Steps in order: (.+?)\.\n", rulebook("republic-of-rome"))
    assert re.findall(r"\d\.\d\d\.\d", line) == [f"1.06.{n}" for n in range(6)] + ["2.02.2", "1.06.6"]


# Development


@clause("RR-1.06.4")
@pytest.mark.parametrize(
    ("roll", "corrupt", "omens", "develops"),
    [(5, False, 0, True), (5, True, 0, False), (6, True, 0, True), (4, False, 0, False), (5, False, 1, False)],
)
def test_an_undeveloped_province_develops_on_6(
    play: Play, roll: int, corrupt: bool, omens: int, develops: bool
) -> None:
    def change(g: Rome) -> None:
        add_province(g, "sicilia", 6)
        numbered(g, 6).corrupt = ["sicilia"] if corrupt else []
        if omens:
            event("te-evil-omens", omens)(g)

    play.at("revenue.state", change=change, dice={"development.sicilia": [roll]})
    assert play.saw(DevelopmentRolled) == [
        DevelopmentRolled("sicilia", "fam-manlius", roll, 0 if corrupt else 1, -omens, develops)
    ]
    assert (play.g.provinces["sicilia"].developed, play.senator(6).influence) == (develops, 4 + 3 * develops)


@clause("RR-1.06.4", "RR-2.02.4", "RR-1.07.21.9", "RR-1.07.21.4")
def test_what_gives_nothing_does_not_develop(play: Play) -> None:
    def change(g: Rome) -> None:
        add_province(g, "sicilia")
        add_province(g, "syria", 6)
        add_province(g, "gallia-narbonensis", 10).overrun = True
        add_province(g, "macedonia", 7)
        numbered(g, 7).rebel = True
        add_province(g, "illyricum", 9)
        add_war(g, "parthian")
        add_war(g, "illyrian-2", allies=["illyricum"])

    play.at("revenue.state", options=ADVANCED, change=change)
    assert (play.saw(DevelopmentRolled), play.saw(ProvinceIncome)) == ([], [])
    play.at("revenue.state", change=all_of(governed("sicilia", 6), event("te-internal-disorder")))
    assert (play.saw(DevelopmentRolled), play.saw(ProvinceIncome)) == ([], [])


@clause("RR-1.06.4")
def test_a_developed_province_is_developed_for_good(play: Play) -> None:
    play.at("revenue.state", change=governed("sicilia", 6, developed=True))
    assert not play.saw(DevelopmentRolled)


# Income


@clause("RR-1.06.5", "RR-1.07.21.3")
@pytest.mark.parametrize(("times", "talents"), [(0, 0), (1, 50), (2, 75), (3, 75)])
def test_the_state_receives_100t_and_what_its_allies_give(play: Play, times: int, talents: int) -> None:
    change = event("te-allied-enthusiasm", times) if times else None
    play.at("revenue.state", change=change)
    more = [StateReceived("te-allied-enthusiasm", talents)] if times else []
    assert play.saw(StateReceived) == [StateReceived("annual", 100), *more]
    assert play.g.treasury == 100 + 100 + talents - paid(play)["units"][1]


@clause("RR-1.06.5", "RR-1.16.1")
def test_collected_bequests_bring_their_money(play: Play) -> None:
    def bequests(g: Rome) -> None:
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene", collected=True)
        g.bequests["bequest-bithynian"] = Bequest(id="bequest-bithynian")

    play.at("revenue.state", change=bequests)
    assert play.saw(StateReceived)[1:] == [StateReceived("bequest-pergamene", 50)]
    assert play.saw(StateReceived)[1].clauses == ("RR-1.16.1",)


@clause("RR-1.06.51", "RR-1.09.53")
def test_each_province_with_a_governor_rolls_for_the_state(play: Play) -> None:
    def change(g: Rome) -> None:
        add_province(g, "sicilia", 6, developed=True)
        add_senator(g, 15, None)
        add_province(g, "asia", 15, developed=True)
        add_province(g, "syria")

    dice = {"state-income.sicilia": [3], "state-income.asia": [2, 5]}
    play.at("revenue.state", change=change, dice=dice)
    assert [(one.province, one.total) for one in play.saw(ProvinceIncome)] == [("sicilia", 5), ("asia", 10)]
    assert play.g.treasury == 200 + 15 - 8
    invariants(play.g)


@clause("RR-1.06.51", "RR-1.07.21.8", "RR-1.07.21.18")
def test_a_province_may_cost_the_state_something(play: Play) -> None:
    change = all_of(
        governed("sardinia-et-corsica", 6, developed=True), event("te-evil-omens", 2), event("te-trial-of-verres", 2)
    )
    play.at("revenue.state", change=change, dice={"state-income.sardinia-et-corsica": [6]})
    assert play.saw(ProvinceIncome) == [ProvinceIncome("sardinia-et-corsica", (6,), 1, -2, 5, -2)]
    assert play.g.treasury == 200 - 2 - 8


@clause("RR-1.06.51", "RR-1.06.53")
def test_what_provinces_bring_is_added_up_before_what_others_cost(play: Play) -> None:
    def poor(g: Rome) -> None:
        add_province(g, "sardinia-et-corsica", 6, developed=True)
        add_province(g, "asia", 2, developed=True)
        low(g, -100)

    dice = {"state-income.sardinia-et-corsica": [6], "state-income.asia": [1, 1]}
    play.at("revenue.state", change=poor, dice=dice)
    assert [one.total for one in play.saw(ProvinceIncome)] == [-5, 5]
    assert play.saw(Bankrupt) == [Bankrupt(8)], "only the units could not be paid"


# Contributions


@clause("RR-1.06.52", "RR-DP12", "RR-0.6.8.1")
def test_all_are_asked_at_once_and_know_what_the_state_must_pay(play: Play) -> None:
    def change(g: Rome) -> None:
        rich({1: 10, 6: 3, 5: 4})(g)
        add_war(g, "syrian")
        numbered(g, 5).place, numbered(g, 5).at = "captive", "punic-1"

    play.at("revenue.state", change=change)
    assert play.asked() == [("diamond", "revenue.contribute"), ("triangle", "revenue.contribute")]
    one = play.decision("diamond", "revenue.contribute")
    assert (one.about, one.lapse) == ({"treasury": 200, "debits": 28}, {"fam-cornelius": 0})


@clause("RR-1.06.52", "RR-DP12")
@pytest.mark.parametrize(("talents", "influence"), [(9, 0), (10, 1), (24, 1), (25, 3), (49, 3), (50, 7), (60, 7)])
def test_a_contribution_brings_influence(play: Play, talents: int, influence: int) -> None:
    play.at("revenue.state", change=rich({6: 60}))
    play.answer("triangle", "revenue.contribute", {"fam-manlius": talents})
    assert play.saw(Contributed) == [Contributed(Seat("triangle"), "fam-manlius", talents, influence)]
    assert (play.senator(6).talents, play.senator(6).influence) == (60 - talents, 4 + influence)
    assert play.g.treasury == 200 + talents - 8
    invariants(play.g)


@clause("RR-1.06.52", "RR-1.06.31", "RR-DP12")
def test_nobody_gives_what_he_has_not_and_no_answer_gives_nothing(play: Play) -> None:
    play.at("revenue.state", change=rich({6: 20}, triangle=50))
    for bad in ({"fam-manlius": 21}, {"fam-manlius": -1}, {"fam-fabius": 1}):
        with pytest.raises(IllegalAnswer):
            play.answer("triangle", "revenue.contribute", bad)
    play.lapse("triangle", "revenue.contribute")
    assert (play.saw(Contributed), play.senator(6).talents) == ([], 20)


@clause("RR-1.09.822", "RR-1.06.52")
def test_with_35_influence_he_is_consul_for_life_at_once(play: Play) -> None:
    def famous(g: Rome) -> None:
        rich({6: 50})(g)
        numbered(g, 6).influence = 28

    play.at("revenue.state", change=famous)
    play.answer("triangle", "revenue.contribute", {"fam-manlius": 50})
    assert play.g.reigns == [Reign(senator="fam-manlius", seat=Seat("triangle"), influence=35)]


# Debits


@clause("RR-1.06.53", "RR-1.09.622", "RR-1.07.334")
def test_the_state_pays_spoils_wars_land_bills_and_units_in_this_order(play: Play) -> None:
    def change(g: Rome) -> None:
        g.charges = 3
        add_war(g, "syrian", unprosecuted=True)
        add_war(g, "gallic-1")
        add_war(g, "macedonian-2", "inactive")
        g.land_bills = [2, 1, 3, 2]

    play.at("revenue.state", change=change)
    assert [(one.purpose, one.count, one.talents, one.short) for one in play.saw(StatePaid)] == [
        ("spoils", 3, 3, 0), ("active-wars", 2, 40, 0), ("land-bill-1", 1, 20, 0), ("land-bill-2", 2, 10, 0),
        ("land-bill-3", 1, 10, 0), ("units", 4, 8, 0),
    ]  # fmt: skip
    assert (play.g.treasury, play.g.charges, play.g.land_bills) == (200 - 91, 0, [2, 3, 2])
    invariants(play.g)


@clause("RR-1.06.53", "RR-1.11.32", "RR-2.02.31")
def test_units_cost_2t_wherever_they_are_unless_they_are_with_rebels(play: Play) -> None:
    def change(g: Rome) -> None:
        add_force(g, "syrian", 9, legions=3, fleets=2)
        add_province(g, "asia", 5)
        garrison(g, "asia", 2)
        in_revolt(legion(), rebels=(2, 6), purses={2: 9})(g)
        add_province(g, "syria", 6)
        garrison(g, "syria", 1)

    play.at("revenue.state", change=change)
    assert paid(play)["units"] == (4 + 3 + 2 + 2, 22)
    assert paid(play)["active-wars"] == (2, 40)


@clause("RR-1.06.53.1")
@pytest.mark.parametrize(
    ("before", "told"), [(-42, None), (-43, (49, 50)), (-72, (20, 50)), (-73, (19, 20)), (-92, (0, 20))]
)
def test_all_are_warned_when_the_treasury_runs_low(play: Play, before: int, told: tuple[int, int] | None) -> None:
    """It has so much less than 0 that 100T come to, before 8T go for four legions."""
    play.at("revenue.state", change=lambda g: low(g, before))
    assert play.saw(TreasuryLow) == ([TreasuryLow(*told)] if told else [])


def low(g: Rome, talents: int) -> None:
    g.issued += talents - g.treasury
    g.treasury = talents


# Bankruptcy


@clause("RR-1.06.53", "RR-1.12.2")
def test_a_state_that_cannot_pay_is_bankrupt_and_all_lose(play: Play) -> None:
    play.at("revenue.state", change=lambda g: low(g, -93))
    assert play.told[-3:] == [StatePaid("units", 4, 7, 1), Bankrupt(1), GameEnded("bankrupt", None)]
    assert (play.table.over, play.g.ending) == (True, Ending(reason="bankrupt"))


@clause("RR-1.06.53", "RR-1.12.1.2", "RR-1.12.3")
def test_with_a_rebel_the_state_pays_what_it_can_and_he_has_what_he_needs(play: Play) -> None:
    def change(g: Rome) -> None:
        in_revolt(legion())(g)
        low(g, -75)
        g.army.active.legions[0].veteran = True
        g.army.active.fleets, g.army.pool_fleets = 2, 23

    play.at("revenue.state", change=change)
    assert [(one.purpose, one.talents, one.short) for one in play.saw(StatePaid)] == [
        ("active-wars", 20, 0), ("units", 5, 7),
    ]  # fmt: skip
    assert play.saw(Bankrupt) == [Bankrupt(7)]
    assert play.saw(RebelPrevails) == [RebelPrevails(Seat("triangle"), ("fam-fabius",), "bankrupt")]
    assert play.g.civil == Civil(primary="fam-fabius", triumphant=True)
    (gone,) = play.saw(UnitsUnpaid)
    assert gone.legions + gone.fleets == 4
    assert any(one.veteran for one in play.g.army.active.legions), "non-veterans go first"
    assert (play.g.treasury, play.g.ending) == (0, Ending(reason="influence")), "play goes on to the Forum"
    invariants(play.g)


@clause("RR-1.06.53")
def test_whatever_comes_after_the_bankruptcy_is_not_paid(play: Play) -> None:
    def change(g: Rome) -> None:
        in_revolt(legion())(g)
        low(g, -90)
        g.land_bills = [1, 2]

    play.at("revenue.state", change=change)
    assert [(one.purpose, one.talents, one.short) for one in play.saw(StatePaid)] == [
        ("active-wars", 10, 10), ("land-bill-1", 0, 20), ("land-bill-2", 0, 5), ("units", 0, 8),
    ]  # fmt: skip
    assert (play.saw(UnitsUnpaid), play.g.army.active.legions) == ([UnitsUnpaid(4, 0)], [])
    assert len(play.saw(Bankrupt)) == 1
    invariants(play.g)


@clause("RR-1.06.52", "RR-1.06.53")
def test_a_contribution_may_save_the_state(play: Play) -> None:
    def change(g: Rome) -> None:
        rich({6: 4})(g)
        low(g, -96)

    play.at("revenue.state", change=change)
    play.answer("triangle", "revenue.contribute", {"fam-manlius": 4})
    assert (play.g.treasury, play.saw(Bankrupt)) == (0, [])


def test_no_unit_is_counted_twice(play: Play) -> None:
    play.at("revenue.state", change=lambda g: add_force(g, "syrian", 9, legions=3, fleets=2))
    assert debits(play.g)[-1].count == 9


# Terms


@clause("RR-1.06.6")
def test_the_dials_drop_and_who_is_done_comes_home(play: Play) -> None:
    def change(g: Rome) -> None:
        add_province(g, "sicilia", 6).term = 1
        garrison(g, "sicilia", 2)
        g.provinces["sicilia"].armies = 1
        numbered(g, 6).corrupt = ["sicilia"]
        add_province(g, "asia", 10)
        add_senator(g, 15, None)
        add_province(g, "syria", 15).term = 1
        add_province(g, "macedonia", 7).term = 1
        numbered(g, 7).rebel = True

    play.at("revenue.terms", change=change)
    assert [(one.province, one.left) for one in play.saw(TermShortened)] == [("sicilia", 0), ("asia", 2), ("syria", 0)]
    assert play.saw(GovernorReturned) == [
        GovernorReturned("sicilia", "fam-manlius"), GovernorReturned("syria", "fam-sulpicius"),
    ]  # fmt: skip
    manlius, province = play.senator(6), play.g.provinces["sicilia"]
    assert (manlius.place, manlius.corrupt, manlius.returned, manlius.back) == ("rome", ["sicilia"], True, play.g.turn)
    assert (province.governor, len(province.garrison), province.armies) == ("", 2, 1)
    assert (play.senator(15).place, play.senator(15).back) == ("rome", 0)
    assert play.senator(15) in play.g.in_forum()
    assert play.g.provinces["macedonia"].governor == "fam-fulvius"


@clause("RR-1.13.1", "RR-1.06.6")
def test_a_governor_by_a_legate_stays_where_he_is(play: Play) -> None:
    def change(g: Rome) -> None:
        add_province(g, "sicilia", 6).term = 1
        add_province(g, "asia", 6)
        add_force(g, "syrian", 6, legions=1)
        numbered(g, 6).legates = ["sicilia", "asia"]

    play.at("revenue.terms", change=change)
    manlius = play.senator(6)
    assert (manlius.place, manlius.at, manlius.legates) == ("force", "force-1", ["asia"])
    assert play.g.provinces["sicilia"].governor == ""
    assert play.g.forces["force-1"].units.legions[0].type == LEGION
