"""RC-4: prepare to play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from games.carthage import GAME
from games.carthage.basics.events import (
    FamiliesDealt,
    GovernorAppointed,
    HandDealt,
    LeaderNamed,
    MemberNamed,
    MembershipDealt,
    PlayBegan,
    Seated,
    SeatVacant,
    SuffeteAppointed,
    TraderPlaced,
    WarActivated,
)
from games.carthage.charts import layouts
from games.carthage.components import EDITIONS, Family
from games.carthage.law import CARTHAGE
from games.carthage.setup.laying_out import CarthageOptions
from games.carthage.state import Carthage
from games.kernel import IllegalAnswer, Seat, Setup, Table, chairs
from tests.clauses import clause
from tests.games.carthage.invariants import cards_on_the_table, invariants
from tests.games.carthage.play import CHAIRS, Play, dealt, run
from tests.games.carthage.rulebook import clause_text
from tests.games.carthage.senate import session
from tests.games.carthage.units import money

SIZES = [3, 4, 5, 6]
ERAS = ["early", "late"]


def started(seats: int, scenario: str = "early", seed: str = "seed") -> tuple[Table[Carthage], list[Any]]:
    seated = tuple(Seat(chair) for chair in CHAIRS[:seats])
    options = CarthageOptions.model_validate({"scenario": scenario})
    table, outcome = Table.start(GAME, Setup(seated, seed, options))
    return table, [telling.event for telling in outcome.tellings]


def finished(seats: int, scenario: str = "early") -> Carthage:
    """A game after the whole set-up, all defaults taken."""
    g = started(seats, scenario)[0].state
    step: str | None = g.step
    while step and step.startswith("setup."):
        g.step = step
        step = run(g, step)
    return g


def kinds(event: type, told: list[Any]) -> list[Any]:
    return [one for one in told if isinstance(one, event)]


# Dealing


@clause("RC-4.0")
def test_players_sit_in_random_order() -> None:
    orders = {tuple(started(4, seed=f"{n}")[0].state.seats) for n in range(12)}
    assert len(orders) > 4
    assert all(sorted(order) == sorted(CHAIRS[:4]) for order in orders)
    table, told = started(4)
    assert kinds(Seated, told) == [Seated(tuple(table.state.seats), "early")]
    assert table.state.dice.chapter == "setup"


@clause("RC-4.1", "RC-4.16")
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize(("scenario", "each", "families"), [("early", 3, 20), ("late", 4, 25)])
def test_families_are_dealt_face_up_and_the_rest_goes_back(seats: int, scenario: str, each: int, families: int) -> None:
    table, told = started(seats, scenario)
    g = table.state
    assert [len(g.senators_of(seat)) for seat in g.seats] == [each] * seats
    assert [event.seat for event in kinds(FamiliesDealt, told)] == g.seats
    left = [card for card in g.deck if isinstance(CARTHAGE.tables.card(card), Family)]
    assert len(left) == families - each * seats
    assert max(senator.number for senator in g.aligned()) <= families


@clause("RC-4.1", "RC-4.2")
@pytest.mark.parametrize("scenario", ERAS)
def test_families_and_red_cards_are_shuffled(scenario: str) -> None:
    games = [started(4, scenario, seed=f"{n}")[0].state for n in range(5)]
    dealt_families = {tuple(sorted(one.number for one in g.aligned())) for g in games}
    dealt_red = {tuple(sorted(card for faction in g.factions.values() for card in faction.hand)) for g in games}
    assert (len(dealt_families), len(dealt_red)) == (5, 5)


@clause("RC-4.2", "RC-4.16")
@pytest.mark.parametrize("scenario", ERAS)
def test_three_red_cards_of_the_era_are_dealt_hidden(scenario: str) -> None:
    table, _ = started(5, scenario)
    g = table.state
    hands = [card for faction in g.factions.values() for card in faction.hand]
    red = [card for card in CARTHAGE.tables.copies(scenario) if CARTHAGE.tables.card(card).red]  # type: ignore[arg-type]
    assert [len(faction.hand) for faction in g.factions.values()] == [3] * 5
    assert set(hands) <= set(red)
    assert len([card for card in g.deck if CARTHAGE.tables.card(card).red]) == len(red) - 15


@clause("RC-4.2")
def test_a_hand_is_told_to_its_owner_alone() -> None:
    _, outcome = Table.start(GAME, Setup(tuple(map(Seat, CHAIRS[:3])), "x", CarthageOptions()))
    told = [telling for telling in outcome.tellings if isinstance(telling.event, HandDealt)]
    assert sorted(to for telling in told for to in telling.to or ()) == sorted(CHAIRS[:3])
    assert all(telling.to and len(telling.to) == 1 for telling in told)


# Traders and Leaders


@clause("RC-4.3")
def test_each_faction_places_one_trader(play: Play) -> None:
    play.at("setup.traders")
    assert play.asked() == [(seat, "setup.trader") for seat in CHAIRS[:4]]
    assert play.options("circle", "setup.trader") == ["fam-hanno", "fam-gisco", "fam-carthalo"]
    for seat, senator in zip(CHAIRS, ["fam-bomilcar", "fam-barca", "fam-gisco", "fam-malchus"], strict=False):
        play.answer(seat, "setup.trader", senator)
    assert TraderPlaced(Seat("diamond"), "fam-bomilcar") in play.told
    assert [senator.number for senator in play.g.aligned() if senator.traders] == [2, 7, 9, 12]


@clause("RC-4.3")
def test_a_trader_goes_to_ones_own_senator_only(play: Play) -> None:
    play.at("setup.traders")
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "setup.trader", "fam-barca")
    assert not any(senator.traders for senator in play.g.aligned())


@clause("RC-4.16")
@pytest.mark.parametrize(("edition", "traders"), [(2, 2), (3, 1)])
def test_late_factions_place_as_many_traders_as_their_edition_says_and_may_give_all_to_one(
    edition: int, traders: int
) -> None:
    options = CarthageOptions(scenario="late")
    table, _ = Table.start(replace(GAME, ruleset=EDITIONS[edition]), Setup(chairs(4), "traders", options))
    for number in range(1, traders + 1):
        for posted in [one for one in table.open.values() if one.decision.about.get("number") == number]:
            seat = posted.decision.seat
            table.submit(seat, posted.decision.key, table.state.senators_of(seat)[0].id)
    assert table.state.step != "setup.traders"
    assert [table.state.senators_of(seat)[0].traders for seat in table.state.seats] == [traders] * 4


@clause("RC-4.4")
def test_each_player_names_a_leader(play: Play) -> None:
    play.at("setup.leaders")
    for seat, senator in zip(CHAIRS, ["fam-bomilcar", "fam-milko", "fam-hanno", "fam-malchus"], strict=False):
        play.answer(seat, "setup.leader", senator)
    assert LeaderNamed(Seat("triangle"), "fam-milko") in play.told
    assert play.g.leader(Seat("diamond")) is play.senator(9)
    assert [play.senator(n).number for n in (1, 6, 12) if play.g.leads(play.senator(n))] == [6, 12]


# Suffete, Governors, Committee


@clause("RC-4.5")
def test_the_lowest_ids_are_suffete_and_governors(play: Play) -> None:
    play.at("setup.governors")
    mago = play.senator(1)
    assert play.told == [SuffeteAppointed(Seat("diamond"), "fam-mago", 5)]
    assert (mago.office, mago.influence, mago.in_carthage) == ("home-suffete", 10, True)
    assert play.g.hrao() is mago
    assert play.asked() == [("triangle", "setup.term"), ("circle", "setup.term")]
    assert play.options("triangle", "setup.term") == ["1", "2", "3"]
    play.answer("circle", "setup.term", "1")
    assert play.told == [GovernorAppointed(Seat("circle"), "fam-hanno", "sardinia-corsica", 1)]
    play.answer("triangle", "setup.term", "2")
    assert play.told[0] == GovernorAppointed(Seat("triangle"), "fam-barca", "coastal-spain", 2)
    assert [play.g.provinces[name].term for name in ("coastal-spain", "sardinia-corsica")] == [2, 1]


@clause("RC-4.5")
def test_one_player_may_own_both_governors(play: Play) -> None:
    def both(g: Carthage) -> None:
        g.senators["fam-hanno"].faction = Seat("triangle")

    play.at("setup.governors", change=both)
    play.answer("triangle", "setup.term", "1", province="sardinia-corsica")
    play.answer("triangle", "setup.term", "2", province="coastal-spain")
    assert {one.id: one.term for one in play.g.provinces_in_order()} == {"coastal-spain": 2, "sardinia-corsica": 1}


@clause("RC-4.5a")
def test_both_provinces_are_undeveloped_and_their_governors_away(play: Play) -> None:
    play.at("mortality")
    assert [(one.id, one.developed) for one in play.g.provinces_in_order()] == [
        ("coastal-spain", False),
        ("sardinia-corsica", False),
    ]
    for number, province in ((2, "coastal-spain"), (3, "sardinia-corsica")):
        governor = play.senator(number)
        assert (governor.place, governor.at, governor.in_carthage) == ("province", province, False)


@clause("RC-4.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_faction_is_dealt_a_membership(play: Play, seats: int) -> None:
    play.at("setup.committee", seats=seats, change=governed)
    dealt_to = {event.seat: event.committee for event in play.saw(MembershipDealt)}
    assert list(dealt_to) == list(CHAIRS[:seats])
    play.lapse_all("setup.member")
    members = {event.seat: event for event in play.saw(MemberNamed)}
    assert {seat: event.committee for seat, event in members.items()} == dealt_to
    assert len(play.saw(SeatVacant)) == 5 - seats
    assert all(play.g.committee[event.committee].member == "" for event in play.saw(SeatVacant))


def governed(g: Carthage) -> None:
    run(g, "setup.governors")
    g.told.clear()


@clause("RC-4.6")
def test_memberships_are_shuffled_and_each_is_asked_for_his_own(play: Play) -> None:
    dealt_to = []
    for place in (0, 4):
        play.at("setup.committee", seats=5, change=governed, dice={"deal.committee": [place, 0, 0, 0]})
        dealt_to.append({event.seat: event.committee for event in play.saw(MembershipDealt)})
        asked = {one.seat: one.about["committee"] for one in play.awaited() if one.kind == "setup.member"}
        assert asked == dealt_to[-1]
    assert dealt_to[0] != dealt_to[1]


@clause("RC-4.6")
def test_with_six_players_the_suffetes_faction_gets_none(play: Play) -> None:
    play.at("setup.committee", seats=6, change=governed)
    assert [event.seat for event in play.saw(MembershipDealt)] == list(CHAIRS[1:6])
    assert ("diamond", "setup.member") not in play.asked()


TERMS = dict(part.rsplit(" ", 1) for part in clause_text("RC-4.6").split("Term left: ")[1].split(". ")[0].split(", "))


@clause("RC-4.6")
@pytest.mark.parametrize("post", TERMS)
def test_memberships_have_the_printed_terms_and_bring_no_influence(play: Play, post: str) -> None:
    play.at("setup.committee", seats=5, change=governed)
    before = {senator.id: senator.influence for senator in play.g.aligned()}
    play.lapse_all("setup.member")
    terms = {CARTHAGE.tables.committee[name].name: seat.term for name, seat in play.g.committee.items()}
    assert terms[post] == int(TERMS[post])
    assert {senator.id: senator.influence for senator in play.g.aligned()} == before


@clause("RC-4.6")
def test_suffete_and_governors_cannot_be_members(play: Play) -> None:
    play.at("setup.committee", change=governed)
    assert play.options("diamond", "setup.member") == ["fam-mangi", "fam-bomilcar"]
    assert play.options("triangle", "setup.member") == ["fam-milko", "fam-adherbal"]
    assert play.options("square", "setup.member") == ["fam-ithobal", "fam-himilco", "fam-malchus"]


@clause("RC-4.6")
def test_without_an_eligible_senator_the_seat_lies_in_the_forum(play: Play) -> None:
    def alone(g: Carthage) -> None:
        governed(g)
        for name in ("fam-milko", "fam-adherbal"):
            g.senators[name].faction = Seat("square")

    play.at("setup.committee", change=alone)
    assert "triangle" not in [seat for seat, _ in play.asked()]
    lost = next(event.committee for event in play.saw(MembershipDealt) if event.seat == "triangle")
    play.lapse_all("setup.member")
    assert play.g.committee[lost].member == ""
    assert len(play.saw(SeatVacant)) == 2


# The board


@clause("RC-4.7")
def test_the_conquest_of_tunisia_lies_inactive_in_the_forum() -> None:
    g = finished(4)
    assert [(war.id, war.status) for war in g.wars.values()] == [("conquest-of-tunisia", "inactive")]
    assert "conquest-of-tunisia" not in g.deck


@clause("RC-4.8", "RC-4.9", "RC-4.16")
@pytest.mark.parametrize("scenario", ERAS)
def test_the_treasury_has_100_talents_and_the_tax_is_10_percent(scenario: str) -> None:
    g = started(4, scenario)[0].state
    assert (g.treasury, g.tax) == (100, 10)


@clause("RC-4.10", "RC-4.11")
def test_units_at_the_start() -> None:
    army = started(4)[0].state.army
    assert [(legion.type, legion.veteran) for legion in army.active.legions] == [("carthaginian", False)] * 2
    assert (army.active.fleets, army.pool_fleets) == (0, 25)
    pool, reserve = clause_text("RC-4.11").split("All other legions are in the Reserve: ")
    assert printed_units(pool.split("Force Pool: ")[1]) == {**army.pool, "fleets": 25}
    assert printed_units(reserve) == army.reserve


def printed_units(sentence: str) -> dict[str, int]:
    """ "2 Balearic Slingers, 4 Celtiberians" by id."""
    names = {kind.name.removesuffix(" Legions"): kind.id for kind in CARTHAGE.tables.legions.values()} | {
        "Fleets": "fleets"
    }
    parts = [part.split(" ", 1) for part in sentence.partition(".")[0].split(", ")]
    return {names[name]: int(count) for count, name in parts}


@clause("RC-4.12")
@pytest.mark.parametrize("seed", ["a", "b"])
def test_nine_stacks_are_shuffled_and_some_cards_set_aside(seed: str) -> None:
    stacks = started(4, seed=seed)[0].state.stacks
    assert [len(stack.aside) for stack in stacks.values()] == [1, 1, 2, 4, 0, 3, 0, 2, 3]
    assert [stack.in_play for stack in stacks.values()] == [14, 10, 15, 11, 13, 8, 4, 2, 2]
    order = [card.id for card in stacks["stack-3"].cards]
    assert order != sorted(order)
    assert {card.stack for card in stacks["stack-3"].cards} == {"stack-3"}


def test_another_seed_sets_other_cards_aside() -> None:
    asides = {tuple(card.id for card in started(4, seed=f"{n}")[0].state.stacks["stack-4"].aside) for n in range(5)}
    assert len(asides) == 5


# Deck and scenarios


@clause("RC-4.14")
@pytest.mark.parametrize(("seats", "cards"), [(3, 45), (4, 39), (5, 33), (6, 27)])
def test_the_rest_of_the_early_deck(seats: int, cards: int) -> None:
    g = finished(seats)
    assert len(g.deck) == cards
    assert PlayBegan(cards) in [telling.event for telling in g.told]
    assert f"{cards}" in clause_text("RC-4.14")
    invariants(g)


@clause("RC-4.14")
def test_the_deck_is_shuffled() -> None:
    g = dealt(scenario="campaign")
    before = list(g.deck)
    run(g, "setup.governors")
    run(g, "setup.cards")
    assert g.deck != before
    assert sorted(g.deck) == sorted(before)
    assert g.next_deck != list(CARTHAGE.tables.copies("late"))


@clause("RC-4.15")
def test_the_campaign_goes_on_with_the_late_deck() -> None:
    early, campaign = finished(4), finished(4, "campaign")
    assert (early.scenario, early.era, early.next_deck) == ("early", "early", [])
    assert (campaign.scenario, campaign.era, len(campaign.next_deck)) == ("campaign", "early", 64)
    assert sorted(campaign.next_deck) == sorted(CARTHAGE.tables.copies("late"))
    assert sorted(campaign.deck) != sorted(campaign.next_deck)
    invariants(campaign)


@clause("RC-4.15", "RC-4.16")
@pytest.mark.parametrize("seats", SIZES)
def test_the_late_scenario(seats: int) -> None:
    g = finished(seats, "late")
    assert (g.era, g.next_deck, g.laws) == ("late", [], [])
    assert len(g.deck) == 64 - 5 + 25 - 4 * seats - 3 * seats - 2
    assert not set(cards_on_the_table(g)) & {"conquest-of-tunisia", "st-1a", "public-outcry.1", "ev-crop-failure"}
    invariants(g)


@clause("RC-4.16")
def test_the_late_board() -> None:
    g = finished(4, "late")
    assert set(g.provinces) == {"coastal-spain", "sardinia-corsica", "tunisia", "sicily"}
    assert {*layouts(1)["late"].provinces} - set(g.provinces) == {"numidia", "tripolitania", "balearic-isles"}
    assert [one.id for one in g.provinces_in_order() if one.developed] == ["tunisia", "sicily"]
    second, third = g.aligned()[1:3]
    assert {one.id: one.governor for one in g.provinces_in_order() if one.governor} == {
        "coastal-spain": second.id,
        "sardinia-corsica": third.id,
    }
    assert [(war.id, war.status) for war in g.wars.values()] == [
        ("roman-war-1", "active"),
        ("mercenary-war", "inactive"),
    ]
    assert g.explorations == ["saharan-caravan-route", "west-african-coast"]


@clause("RC-4.16", "RC-8.9.9")
def test_the_late_war_is_at_work_from_the_start() -> None:
    """It keeps Campanian Swordsmen from service, brings Gallic Swordsmen, and takes trade cards."""
    g = finished(4, "late")
    assert g.army.unavailable == {"campanian-swordsmen": ["roman-war-1/war_over"]}
    assert (g.army.pool["gallic-swordsmen"], g.army.reserve["gallic-swordsmen"]) == (3, 0)
    assert g.wars["roman-war-1"].taken == {"stack-5": 2, "stack-4": 2}


@clause("RC-4.16", "RC-8.9.9")
def test_its_effects_happen_before_anything_is_decided() -> None:
    table, told = started(4, "late")
    (awake,) = [one for one in told if isinstance(one, WarActivated)]
    assert (awake.war, awake.clauses) == ("roman-war-1", ("RC-4.16",))
    assert table.state.wars["roman-war-1"].taken == {"stack-5": 2, "stack-4": 2}
    assert table.state.step == "setup.traders"


@clause("RC-4.16")
def test_late_games_of_the_second_edition_begin_with_that_war_asleep_and_alone() -> None:
    options = CarthageOptions(scenario="late")
    g = Table.start(replace(GAME, ruleset=EDITIONS[2]), Setup(chairs(4), "asleep", options))[0].state
    assert [(war.id, war.status) for war in g.wars.values()] == [("roman-war-1", "inactive")]
    assert (g.explorations, g.army.unavailable) == ([], {})
    assert (g.army.pool.get("gallic-swordsmen"), g.army.reserve["gallic-swordsmen"]) == (None, 3)
    assert "mercenary-war" in g.deck


@clause("RC-4.16")
def test_explorers_may_set_out_at_once_for_what_lies_in_the_late_forum(play: Play) -> None:
    session(play, "senate.business", money(300), scenario="late")
    goals = play.options("diamond", "senate.expedition")["goal"]
    assert {"saharan-caravan-route", "west-african-coast"} <= set(goals)


@clause("RC-4.16", "RC-7.5.5")
def test_late_trade_areas_and_units() -> None:
    g = finished(4, "late")
    assert set(g.areas) == {"area-tunisia", "area-sicily", "area-tin-isles"}
    aside = [1, 0, 2, 2, 2, 1, 0, 2, 3]  # two each of stacks 4 and 5 by the 1st Roman War
    assert [len(stack.aside) for stack in g.stacks.values()] == aside
    assert (Counter(legion.type for legion in g.army.active.legions), g.army.active.fleets) == ({"carthaginian": 2}, 5)
    assert (g.army.reserve, g.army.pool_fleets) == ({"sikels": 2, "gallic-swordsmen": 0}, 20)
    others = {kind.id: kind.total for kind in CARTHAGE.tables.legions.values() if kind.id not in g.army.reserve}
    assert g.army.pool == {**others, "carthaginian": 2, "gallic-swordsmen": 3}
