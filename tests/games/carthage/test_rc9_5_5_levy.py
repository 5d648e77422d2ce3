"""RC-9.5.5: raising and disbanding units."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.senate.pieces import Levy
from games.carthage.state import Carthage
from games.carthage.wars.awakening import lift, pool_join, pool_unavailable
from games.carthage.wars.events_units import HarborDues, LegionPriceSet, UnitsDisbanded, UnitsRaised
from games.carthage.wars.recruiting import legion_cost_set, price
from games.kernel import IllegalAnswer, Seat, save
from games.republic.pieces import Legion
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play
from tests.games.carthage.senate import away, pass_motion, propose, reject_motion, session
from tests.games.carthage.units import at_home, law, money, shortage

UNITS = "senate.units"


def levy(play: Play, **amounts: int) -> dict[str, int]:
    """The whole form, filled with these amounts: `raise_celtiberians=2` or `**{"disband.carthaginian": 1}`."""
    filled = {name.replace("raise_", "raise.").replace("disband_", "disband."): n for name, n in amounts.items()}
    filled = {name.replace("_", "-"): n for name, n in filled.items()}
    fields = play.options("diamond", UNITS)
    return {**dict.fromkeys(fields, 0), **filled}


def refused(play: Play, reason: str, rule: str, **amounts: int) -> IllegalAnswer:
    """This levy cannot be proposed, and nothing comes of the attempt."""
    before = save(play.g)
    with pytest.raises(IllegalAnswer) as error:
        propose(play, "units", levy(play, **amounts))
    assert (error.value.reason, error.value.about.get("clause")) == (reason, rule)
    assert save(play.g) == before
    return error.value


def limits(play: Play) -> dict[str, Any]:
    """The most of everything that may be raised or disbanded."""
    return {name: most for name, (_, most) in play.options("diamond", UNITS).items()}


# Raising


@clause("RC-9.5.5", "RC-9.5.5a", "T-9")
def test_raised_units_are_paid_at_once_and_come_from_the_force_pool(play: Play) -> None:
    session(play, "senate.business", money(100))
    propose(play, "units", levy(play, raise_celtiberians=2, raise_fleet=3))
    assert play.g.treasury == 100
    pass_motion(play)
    assert play.g.treasury == 100 - 2 * 8 - 3 * 10
    assert play.g.army.pool["celtiberians"] == 2
    assert play.g.army.pool_fleets == 22
    assert play.g.army.active.fleets == 3
    assert [one.type for one in play.g.army.active.legions].count("celtiberians") == 2
    assert play.saw(UnitsRaised) == [UnitsRaised({"celtiberians": 2}, 3, 46)]
    assert play.g.senate.raised == ["celtiberians", "fleet"]
    invariants(play.g)


@clause("RC-9.5.5")
def test_only_what_lies_in_the_force_pool_can_be_raised(play: Play) -> None:
    session(play, "senate.business", money(100))
    raised = {name: most for name, most in limits(play).items() if name.startswith("raise.")}
    assert raised == {
        "raise.balearic-slingers": 2,
        "raise.celtiberians": 4,
        "raise.campanian-swordsmen": 3,
        "raise.fleet": 10,
    }


@clause("RC-9.5.5")
def test_the_force_pool_changes_as_wars_appear_and_are_won(play: Play) -> None:
    def joined(g: Carthage) -> None:
        pool_join(g, "syracusan-war-1", legion_type="sikels", count=2, once=True)

    session(play, "senate.business", joined)
    assert limits(play)["raise.sikels"] == 2
    propose(play, "units", levy(play, raise_sikels=2))
    pass_motion(play)
    assert "raise.sikels" not in limits(play)


@clause("RC-9.5.5")
@pytest.mark.parametrize("kind", CARTHAGE.tables.legions)
def test_each_type_costs_what_the_table_says(kind: str, play: Play) -> None:
    session(play)
    printed = {
        "carthaginian": 12, "libyan-spearmen": 10, "numidian-cavalry": 9, "balearic-slingers": 6,
        "celtiberians": 8, "campanian-swordsmen": 8, "sikels": 5, "gallic-swordsmen": 6,
    }  # fmt: skip
    assert price(play.g, kind) == printed[kind]
    assert [price(play.g, unit) for unit in ("fleet", "caravan", "trade-fleet")] == [10, 1, 1]


@clause("RC-9.5.5a")
def test_the_treasury_must_hold_what_it_costs(play: Play) -> None:
    session(play, "senate.business", money(25))
    assert limits(play)["raise.fleet"] == 2
    error = refused(play, "senate.treasury", "RC-9.5.5a", raise_fleet=2, raise_balearic_slingers=1)
    assert error.about["talents"] == 26
    propose(play, "units", levy(play, raise_balearic_slingers=1, raise_celtiberians=2))
    pass_motion(play)
    assert play.g.treasury == 3


@clause("RC-9.5.5a")
@pytest.mark.parametrize("talents", [5, 0, -7])
def test_a_state_without_money_raises_nothing(play: Play, talents: int) -> None:
    session(play, "senate.business", money(talents))
    assert not [name for name in limits(play) if name.startswith("raise.")]


@clause("RC-9.5.5a")
def test_a_state_in_debt_may_disband(play: Play) -> None:
    """It was refused, since nothing is more than what a State in debt has."""
    session(play, "senate.business", money(-46))
    present = len(play.g.army.active.legions)
    propose(play, "units", levy(play, disband_carthaginian=1))
    pass_motion(play)
    assert (len(play.g.army.active.legions), play.g.treasury) == (present - 1, -46)


@clause("RC-9.5.5a")
def test_something_must_be_raised_or_disbanded(play: Play) -> None:
    session(play)
    refused(play, "senate.no-units", "RC-9.5.5a")


@clause("RC-9.5.5a")
def test_more_than_there_is_cannot_be_raised_or_disbanded(play: Play) -> None:
    session(play)
    with pytest.raises(IllegalAnswer) as error:
        propose(play, "units", levy(play, raise_celtiberians=5))
    assert error.value.reason == "choice.range"
    with pytest.raises(IllegalAnswer):
        propose(play, "units", levy(play, disband_carthaginian=3))
    with pytest.raises(IllegalAnswer):
        propose(play, "units", levy(play, raise_sikels=1))


@clause("RC-9.5.5a")
def test_what_is_voted_down_is_not_raised(play: Play) -> None:
    session(play, "senate.business", money(100))
    propose(play, "units", levy(play, raise_fleet=1))
    reject_motion(play)
    assert (play.g.treasury, play.g.army.active.fleets, play.g.senate.raised) == (100, 0, [])


@clause("RC-9.0.8")
def test_another_number_is_a_real_change(play: Play) -> None:
    session(play)
    propose(play, "units", levy(play, raise_fleet=2))
    reject_motion(play)
    refused(play, "senate.again", "RC-9.0.8", raise_fleet=2)
    propose(play, "units", levy(play, raise_fleet=1))


# Disbanding


@clause("RC-9.5.5a", "RC-9.5.5b")
def test_units_at_home_are_disbanded_into_the_force_pool(play: Play) -> None:
    units = at_home(Legion(type="celtiberians"), fleets=4, caravans=7, trade_fleets=5)
    session(play, "senate.business", units)
    treasury = play.g.treasury
    propose(
        play,
        "units",
        levy(play, disband_celtiberians=1, disband_fleet=3, disband_caravan=6, disband_trade_fleet=2),
    )
    pass_motion(play)
    army = play.g.army
    assert (army.pool["celtiberians"], army.pool_fleets, army.active.fleets) == (4, 24, 1)
    assert (army.caravans, army.trade_fleets) == (1, 3)
    assert play.g.treasury == treasury
    assert play.saw(UnitsDisbanded) == [UnitsDisbanded({"celtiberians": 1}, 0, 3, 6, 2)]
    invariants(play.g)


@clause("RC-9.5.5a", "RC-9.5.5b")
def test_veterans_are_disbanded_by_name_and_are_veterans_no_longer(play: Play) -> None:
    veteran = Legion(type="celtiberians", veteran=True)
    loyal = Legion(type="celtiberians", veteran=True, loyal="fam-mago")
    session(play, "senate.business", at_home(Legion(type="celtiberians"), veteran, loyal))
    assert limits(play)["disband.celtiberians.veteran.fam-mago"] == 1
    propose(play, "units", levy(play, **{"disband.celtiberians.veteran.fam-mago": 1}))
    pass_motion(play)
    assert [one for one in play.g.army.active.legions if one.type == "celtiberians"] == [
        Legion(type="celtiberians"),
        Legion(type="celtiberians", veteran=True),
    ]
    assert play.saw(UnitsDisbanded) == [UnitsDisbanded({"celtiberians": 1}, 1, 0, 0, 0)]
    invariants(play.g)


@clause("RC-9.5.5a")
def test_caravans_and_trade_fleets_are_not_raised_here(play: Play) -> None:
    session(play, "senate.business", at_home(caravans=3))
    assert not {"raise.caravan", "raise.trade-fleet"} & limits(play).keys()
    assert limits(play)["disband.caravan"] == 3
    assert "disband.trade-fleet" not in limits(play)


@clause("RC-9.5.5a")
def test_a_type_is_not_raised_and_disbanded_in_one_phase(play: Play) -> None:
    session(play, "senate.business", money(100), at_home(Legion(type="celtiberians"), fleets=2))
    refused(play, "senate.raised-and-disbanded", "RC-9.5.5a", raise_celtiberians=1, disband_celtiberians=1)
    propose(play, "units", levy(play, raise_celtiberians=1, disband_fleet=1))
    pass_motion(play)
    assert not {"disband.celtiberians", "raise.fleet"} & limits(play).keys()
    assert {"raise.celtiberians", "disband.fleet"} <= limits(play).keys()


@clause("RC-9.5.5a")
def test_veterans_of_a_type_raised_in_this_phase_stay_too(play: Play) -> None:
    veteran = Legion(type="celtiberians", veteran=True, loyal="fam-mago")
    session(play, "senate.business", money(100), at_home(veteran))
    error = refused(
        play,
        "senate.raised-and-disbanded",
        "RC-9.5.5a",
        raise_celtiberians=1,
        **{"disband.celtiberians.veteran.fam-mago": 1},
    )
    assert error.about["unit"] == "celtiberians"


# The Harbor Master


@clause("RC-9.5.5a")
def test_the_harbor_master_gets_a_talent_for_each_fleet_raised(play: Play) -> None:
    session(play, "senate.business", money(100))
    harbor = play.g.holder("harbor-master")
    assert harbor
    talents = harbor.talents
    propose(play, "units", levy(play, raise_fleet=4, raise_celtiberians=1))
    pass_motion(play)
    assert harbor.talents == talents + 4
    assert play.g.treasury == 100 - 48
    assert play.saw(HarborDues) == [HarborDues(harbor.id, 4)]
    invariants(play.g)


@clause("RC-9.5.5a")
def test_no_harbor_master_no_dues(play: Play) -> None:
    def vacant(g: Carthage) -> None:
        g.committee["harbor-master"].member, g.committee["harbor-master"].term = "", 0

    session(play, "senate.business", vacant)
    propose(play, "units", levy(play, raise_fleet=1))
    pass_motion(play)
    assert play.saw(HarborDues) == []
    invariants(play.g)


# Causes of unavailability


@clause("RC-9.5.5f")
def test_a_type_is_available_again_only_when_no_cause_is_left(play: Play) -> None:
    def two_wars(g: Carthage) -> None:
        for war in ("roman-war-1", "mercenary-war"):
            pool_unavailable(g, war, legion_type="campanian-swordsmen", until="war_over")

    session(play, "senate.business", two_wars)
    assert "raise.campanian-swordsmen" not in limits(play)
    lift(play.g, "roman-war-1/war_over")
    assert "raise.campanian-swordsmen" not in limits(afresh(play))
    lift(play.g, "mercenary-war/war_over")
    assert limits(afresh(play))["raise.campanian-swordsmen"] == 3


def afresh(play: Play) -> Play:
    """The questions built anew after a change by hand: a motion that changes nothing."""
    propose(play, "minor", {"text": "Hail!"})
    pass_motion(play)
    return play


@clause("RC-9.5.5f")
def test_legions_of_an_unavailable_type_stay_in_use_and_may_be_disbanded(play: Play) -> None:
    def unavailable(g: Carthage) -> None:
        pool_unavailable(g, "mercenary-war", legion_type="celtiberians", until="war_over")

    session(play, "senate.business", at_home(Legion(type="celtiberians")), unavailable)
    assert "raise.celtiberians" not in limits(play)
    propose(play, "units", levy(play, disband_celtiberians=1))
    pass_motion(play)
    assert play.g.army.pool["celtiberians"] == 4
    assert "raise.celtiberians" not in limits(play)
    invariants(play.g)


# Prices


@clause("RC-9.5.5e")
@pytest.mark.parametrize(("times", "fleet", "slinger", "caravan"), [(1, 20, 12, 2), (2, 30, 18, 3)])
def test_a_manpower_shortage_doubles_and_trebles_the_prices(
    play: Play, times: int, fleet: int, slinger: int, caravan: int
) -> None:
    session(play, "senate.business", money(100), shortage(times))
    assert [price(play.g, unit) for unit in ("fleet", "balearic-slingers", "caravan", "trade-fleet")] == [
        fleet, slinger, caravan, caravan,
    ]  # fmt: skip
    propose(play, "units", levy(play, raise_fleet=1, raise_balearic_slingers=1))
    pass_motion(play)
    assert play.g.treasury == 100 - fleet - slinger


@clause("RC-9.5.5e")
@pytest.mark.parametrize("times", [3, 4])
def test_at_four_times_the_price_there_is_no_recruitment(play: Play, times: int) -> None:
    session(play, "senate.business", money(500), shortage(times))
    assert not [name for name in limits(play) if name.startswith("raise.")]
    assert limits(play)["disband.carthaginian"] == 2
    assert price(play.g, "caravan") == times + 1


def gisco(g: Carthage) -> None:
    """Hasdrubal Gisco stands in Carthage, of square; Numidian Cavalry lies in the Force Pool."""
    for deck in (g.deck, g.next_deck):
        deck[:] = [card for card in deck if card != "st-7a"]
    enter(g, seat=Seat("square"), statesman="st-7a")
    pool_join(g, "numidian-war-1", legion_type="numidian-cavalry", count=3, once=True)


@clause("RC-9.5.5g")
def test_a_discount_comes_before_the_multiple(play: Play) -> None:
    session(play, "senate.business", gisco, money(100), shortage(), scenario="late")
    assert price(play.g, "numidian-cavalry") == (9 - 4) * 2
    assert price(play.g, "libyan-spearmen") == 20


@clause("RC-9.5.5g")
@pytest.mark.parametrize("place", ["force", "captive"])
def test_who_is_not_in_carthage_gives_no_discount(play: Play, place: str) -> None:
    def gone(g: Carthage) -> None:
        g.senators["st-7a"].place = place  # type: ignore[assignment]

    session(play, "senate.business", gisco, gone, scenario="late")
    assert price(play.g, "numidian-cavalry") == 9


@clause("RC-9.5.5g")
def test_no_unit_costs_less_than_a_talent(play: Play) -> None:
    def cheap(g: Carthage) -> None:
        g.army.costs["numidian-cavalry"] = 3

    session(play, "senate.business", gisco, cheap, scenario="late")
    assert price(play.g, "numidian-cavalry") == 1
    session(play, "senate.business", gisco, cheap, shortage(), scenario="late")
    assert price(play.g, "numidian-cavalry") == 2


@clause("RC-9.5.5", "RC-9.7.2")
def test_the_military_reform_law_makes_citizens_cheaper(play: Play) -> None:
    session(play, "senate.business", law("law-military-reform"))
    assert price(play.g, "carthaginian") == 8
    assert price(play.g, "libyan-spearmen") == 10


@clause("RC-9.5.5")
def test_a_war_that_is_won_may_change_a_price_for_good(play: Play) -> None:
    session(play)
    legion_cost_set(play.g, "conquest-of-interior-spain", legion_type="celtiberians", value=6)
    assert price(play.g, "celtiberians") == 6
    assert play.g.told[-1].event == LegionPriceSet("celtiberians", 6, "conquest-of-interior-spain")


# What others ask of a levy


@clause("RC-9.0.15b")
def test_raising_is_spending_and_disbanding_is_not(play: Play) -> None:
    session(play)
    about = CARTHAGE.business["units"]
    assert about.spends(play.g, Levy(raised={"fleet": 1}))
    assert not about.spends(play.g, Levy(disbanded={"carthaginian": 1}))


@clause("RC-9.0.16")
def test_a_levy_becomes_impossible_with_the_money_or_the_units(play: Play) -> None:
    session(play, "senate.business", money(20))
    possible = CARTHAGE.business["units"].possible
    assert possible(play.g, Levy(raised={"fleet": 2}))
    assert possible(play.g, Levy(disbanded={"carthaginian": 2}))
    assert not possible(play.g, Levy(raised={"fleet": 3}))
    assert not possible(play.g, Levy(disbanded={"carthaginian": 3}))
    assert not possible(play.g, Levy(disbanded={"fleet": 1}))
    play.g.senate.raised.append("carthaginian")
    assert not possible(play.g, Levy(disbanded={"carthaginian": 2}))
    play.g.senate.disbanded.append("fleet")
    assert not possible(play.g, Levy(raised={"fleet": 1}))


@clause("RC-9.0.16", "RC-5.1")
def test_veterans_of_a_senator_who_has_died_are_still_there_to_be_disbanded(play: Play) -> None:
    session(play, "senate.business", at_home(Legion(type="celtiberians", veteran=True, loyal="fam-mago")))
    proposed = Levy(disbanded={"celtiberians.veteran.fam-mago": 1})
    play.g.army.active.legions[-1].loyal = ""
    assert CARTHAGE.business["units"].possible(play.g, proposed)


@pytest.mark.parametrize("talents", [0, 6, 12, 30, 60, 300])
def test_made_up_levies_are_legal(play: Play, talents: int) -> None:
    units = at_home(Legion(type="celtiberians"), Legion(type="celtiberians", veteran=True), fleets=5, caravans=9)
    session(play, "senate.business", gisco, units, money(talents), scenario="late")
    choice = play.decision("diamond", UNITS).choice
    for seed in range(40):
        raw = choice.sample(random.Random(seed))
        assert choice.read(raw)


def test_nobody_in_the_field_can_be_disbanded(play: Play) -> None:
    def marched(g: Carthage) -> None:
        g.army.active.legions.clear()
        g.army.pool["carthaginian"] = 2

    session(play, "senate.business", marched, money(0), away(2))
    assert UNITS not in [kind for _, kind in play.asked()]
    assert UNITS not in [one.decision.kind for one in play.table.open.values()]
