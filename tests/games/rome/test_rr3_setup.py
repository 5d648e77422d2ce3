"""RR-3: how each scenario begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from games.kernel import IllegalAnswer, Seat, Setup, Table
from games.rome import GAME
from games.rome.basics.events import (
    ConsulAppointed,
    FamiliesDealt,
    GovernorNamed,
    HandDealt,
    LeaderNamed,
    PlayBegan,
    ProvinceDealt,
    Seated,
)
from games.rome.components import TABLES
from games.rome.setup.laying_out import ERA_ENDS, RomeOptions, is_family, kind
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.play import CHAIRS, Play, dealt, run

SIZES = [3, 4, 5, 6]
SCENARIOS = ["early", "middle", "late", "extended", "alternative"]


def started(seats: int, scenario: str = "early", seed: str = "seed", **options: Any) -> tuple[Rome, list[Any]]:
    chairs = tuple(Seat(chair) for chair in CHAIRS[:seats])
    chosen = RomeOptions.model_validate({"scenario": scenario, **options})
    table, outcome = Table.start(GAME, Setup(chairs, seed, chosen))
    return table.state, [telling.event for telling in outcome.tellings]


def finished(seats: int, scenario: str = "early") -> Rome:
    """A game after the whole set-up, all defaults taken."""
    g = started(seats, scenario)[0]
    step: str | None = g.step
    while step and step.startswith("setup."):
        g.step = step
        step = run(g, step)
    return g


def kinds(event: type, told: list[Any]) -> list[Any]:
    return [one for one in told if isinstance(one, event)]


def everywhere(g: Rome) -> list[str]:
    """All cards that are in the game."""
    hands = [card for one in g.factions.values() for card in one.hand]
    people = [card for one in g.senators.values() for card in one.cards]
    return [*g.deck, *hands, *people, *g.wars, *g.laws, *g.gone]


def of(era: str, cards: list[str]) -> list[str]:
    """Those of the deck of an era."""
    deck = set(TABLES.copies(era))
    return [card for card in cards if card in deck]


def red(card: str) -> bool:
    return TABLES.card(card).red


# Dealing


@clause("RR-3.01.4", "RR-0.2.1", "RR-1.02.1")
@pytest.mark.parametrize("seats", SIZES)
def test_each_player_gets_three_families_and_three_red_cards(seats: int) -> None:
    g, told = started(seats)
    assert len(kinds(Seated, told)[0].seats) == seats
    assert [len(one.families) for one in kinds(FamiliesDealt, told)] == [3] * seats
    for seat in g.seats:
        hand = g.factions[seat].hand
        assert len(hand) == 3
        assert all(map(red, hand))
        assert len(g.senators_of(seat)) == 3
    assert all(TABLES.families[one.family].copies["early"] for one in g.senators.values())


@clause("RR-3.01.4", "RR-0.4.1")
def test_a_hand_is_told_to_its_owner_alone() -> None:
    chairs = tuple(Seat(chair) for chair in CHAIRS[:4])
    table, outcome = Table.start(GAME, Setup(chairs, "seed", RomeOptions()))
    dealt_ = [(one.event, one.to) for one in outcome.tellings if isinstance(one.event, HandDealt)]
    assert [to for _, to in dealt_] == [(seat,) for seat in table.state.seats]
    assert [event.cards for event, _ in dealt_] == [tuple(table.state.factions[one].hand) for one in table.state.seats]


@clause("RR-3.01.4")
@pytest.mark.parametrize("seats", SIZES)
def test_era_ends_lies_among_the_last_thirteen_cards_of_the_early_republic(seats: int) -> None:
    g, _ = started(seats)
    last = g.deck[:13]
    assert ERA_ENDS in last
    assert len(of("middle", last)) == 6
    assert len(of("early", last)) == 6
    assert len(of("early", g.deck[13:])) == len(g.deck[13:])
    assert Counter(everywhere(g)).most_common(1)[0][1] == 1
    assert len(of("early", everywhere(g))) == 64


@clause("RR-3.01.4")
def test_where_era_ends_lies_is_left_to_chance() -> None:
    assert len({started(4, seed=str(n))[0].deck.index(ERA_ENDS) for n in range(20)}) > 5


@clause("RR-3.01.4", "RR-3.01.3", "RR-3.01.5", "RR-3.01.8")
def test_the_early_republic_begins_with_the_1st_punic_war_and_four_legions() -> None:
    g, _ = started(4)
    assert {name: war.status for name, war in g.wars.items()} == {"punic-1": "inactive"}
    assert (g.treasury, g.unrest, g.provinces) == (100, 0, {})
    assert (len(g.army.active.legions), g.army.active.fleets) == (4, 0)
    assert (g.army.pool, g.army.pool_fleets) == ({"legion": 21}, 25)


# The Temporary Rome Consul


@clause("RR-3.01.6")
def test_the_temporary_rome_consul_is_drawn_by_chit() -> None:
    g, told = started(5, seed="consul")
    (named,) = kinds(ConsulAppointed, told)
    consul = g.senators[named.senator]
    assert (consul.office, consul.prior_consul) == ("rome-consul", True)
    assert consul.influence == consul.card.influence + 5
    assert (g.hrao(), g.last_hrao) == (consul, consul.faction)
    others = [one for one in g.senators.values() if one is not consul]
    assert all(not one.office and one.influence == one.card.influence for one in others)
    assert len({kinds(ConsulAppointed, started(5, seed=str(n))[1])[0].senator for n in range(20)}) > 5


# Faction Leaders


@clause("RR-3.01.7", "RR-DP1")
def test_each_player_names_a_faction_leader(play: Play) -> None:
    play.at("setup.leaders", change=lambda g: None)
    assert play.asked("setup.leader") == [
        (seat, "setup.leader") for seat in ("diamond", "triangle", "circle", "square")
    ]
    assert play.decision("triangle", "setup.leader").lapse == "fam-fabius"
    play.answer("triangle", "setup.leader", "fam-manlius")
    assert not play.saw(LeaderNamed)
    play.lapse_all("setup.leader")
    named = {one.seat: one.senator for one in play.saw(LeaderNamed)}
    assert named == {
        "diamond": "fam-cornelius",
        "triangle": "fam-manlius",
        "circle": "fam-valerius",
        "square": "fam-julius",
    }
    assert play.g.factions[Seat("triangle")].leader == "fam-manlius"


# Cards


@clause("RR-3.01.9", "RR-DP2", "RR-1.07.312.2")
def test_statesmen_and_concessions_may_be_played_before_the_first_turn(play: Play) -> None:
    play.at("setup.cards", cards={"diamond": ["st-1a", "mining"], "triangle": ["st-1b"]})
    assert set(play.options("diamond", "setup.play")) == {
        "none", "st-1a", "mining@fam-cornelius", "mining@fam-claudius", "mining@fam-aurelius",
    }  # fmt: skip
    assert play.decision("diamond", "setup.play").lapse == "none"
    play.answer("diamond", "setup.play", "st-1a")
    play.answer("diamond", "setup.play", "mining@fam-claudius")
    scipio = play.senator(1)
    assert (scipio.statesman, scipio.military, scipio.influence) == ("st-1a", 5, 10)
    assert play.senator(5).concessions == ["mining"]
    play.answer("diamond", "setup.play", "none")
    assert list(play.options("triangle", "setup.play")) == ["none"]  # the Family is an opponent's


@clause("RR-1.07.320")
def test_the_land_commissioner_waits_for_a_land_bill(play: Play) -> None:
    play.at("setup.cards", cards={"diamond": ["land-commissioner"]})
    assert list(play.options("diamond", "setup.play")) == ["none"]
    play.at("setup.cards", cards={"diamond": ["land-commissioner"]}, change=lambda g: g.land_bills.append(2))
    assert len(play.options("diamond", "setup.play")) == 4


@clause("RR-3.01.9")
def test_cards_are_played_in_the_order_of_the_hrao(play: Play) -> None:
    def fulvius(g: Rome) -> None:
        next(iter(g.numbered(1))).office = ""
        next(iter(g.numbered(7))).office = "rome-consul"

    play.at("setup.cards", change=fulvius)
    assert [seat for seat, _ in play.asked()] == ["circle"]
    for seat in ("circle", "square", "diamond", "triangle"):
        play.lapse(seat, "setup.play")
    assert play.saw(PlayBegan)[0].deck == len(play.g.deck)


# The Middle and the Late Republic


@clause("RR-3.02.2", "RR-3.02.3")
def test_the_middle_republic(play: Play) -> None:
    g, told = started(4, "middle")
    assert [len(one.families) for one in kinds(FamiliesDealt, told)] == [4] * 4
    assert (len(g.army.active.legions), g.era, g.wars) == (6, "middle", {})
    cards = everywhere(g)
    assert sum(is_family(card) for card in cards) == 25
    assert sum(kind(card) == "concession" for card in cards) == 13
    early = [card for card in of("early", cards) if not is_family(card)]
    assert Counter(kind(card) for card in early) == {"concession": 13, "intrigue": 6}
    assert ERA_ENDS in g.deck[:13]
    assert len(of("late", g.deck[:13])) == len(of("late", cards)) == 6
    assert Counter(cards).most_common(1)[0][1] == 1


@clause("RR-3.03.2", "RR-3.03.3")
def test_the_late_republic() -> None:
    g, told = started(5, "late")
    assert [len(one.families) for one in kinds(FamiliesDealt, told)] == [5] * 5
    assert (len(g.army.active.legions), g.era) == (8, "late")
    cards = everywhere(g)
    assert sum(is_family(card) for card in cards) == 30
    assert {"st-27a", "st-1c"} <= set(cards)
    assert set(g.laws) == {"law-calpurnian", "law-military-reforms", "law-tradition-erodes"}
    assert {"law-acilian", "law-servilian"} <= set(g.gone)
    assert not {"law-acilian", "law-servilian"} & set(g.deck)
    former = [card for card in of("early", cards) + of("middle", cards) if kind(card) == "intrigue"]
    assert len(former) == 6
    assert ERA_ENDS in g.deck[:11]
    assert sum(kind(card) == "concession" for card in cards) == 13


@clause("RR-3.02.4", "RR-DP3")
def test_provinces_are_dealt_and_governed(play: Play) -> None:
    play.at("setup.governors", scenario="middle")
    dealt_ = {one.seat: one.province for one in play.saw(ProvinceDealt)}
    assert list(dealt_) == ["diamond", "triangle", "circle", "square"]
    options = play.decision("diamond", "setup.governor").choice
    with pytest.raises(IllegalAnswer):
        options.read({"senator": "fam-cornelius", "turns": "1"})  # the Temporary Rome Consul
    assert play.decision("triangle", "setup.governor").lapse == {"senator": "fam-fabius", "turns": "3"}
    play.answer("triangle", "setup.governor", {"senator": "fam-manlius", "turns": "1"})
    play.lapse_all("setup.governor")
    named = {one.seat: (one.senator, one.province, one.term) for one in play.saw(GovernorNamed)}
    assert named["triangle"] == ("fam-manlius", dealt_[Seat("triangle")], 1)
    manlius = play.senator(6)
    assert (manlius.place, manlius.at, manlius.in_capital) == ("province", dealt_[Seat("triangle")], False)
    left = [one for one in play.g.provinces.values() if not one.governor]
    assert (len(play.g.provinces), len(left)) == (6, 2)
    assert not any(one.developed for one in play.g.provinces.values())


@clause("RR-3.03.4")
def test_with_six_players_one_gets_no_undeveloped_province() -> None:
    g = finished(6, "late")
    governed = [one for one in g.provinces.values() if one.governor]
    assert len(g.provinces) == 11
    assert sum(one.developed for one in governed) == 6
    assert sum(not one.developed for one in governed) == 5
    owners = Counter(g.senators[one.governor].faction for one in governed if not one.developed)
    assert sorted(owners.values()) == [1] * 5
    assert len([one for one in g.senators.values() if one.place == "province"]) == 11


# Extended, and Alternative History


@clause("RR-3.04.1")
def test_the_extended_game_has_no_end_of_its_first_era() -> None:
    g, _ = started(4, "extended")
    assert (ERA_ENDS in g.deck, g.coming, g.era) == (False, ["middle", "late"], "early")
    assert of("early", g.deck) == g.deck


@clause("RR-3.05.1")
def test_an_alternative_history_is_one_deck() -> None:
    g, told = started(6, "alternative")
    assert [len(one.families) for one in kinds(FamiliesDealt, told)] == [3] * 6
    assert (list(g.wars), len(g.army.active.legions), g.era) == (["punic-1"], 4, "early")
    assert len(everywhere(g)) == 64 + 46 + 49 + 1
    assert ERA_ENDS in g.deck[:12]


@clause("RR-0.2.2")
def test_an_advanced_rule_comes_with_what_it_needs() -> None:
    assert started(4)[0].advanced == []
    with pytest.raises(ValidationError, match="require Provincial Wars"):
        started(4, rebel_governors=True)
    assert started(4, rebel_governors=True, provincial_wars=True)[0].advanced == ["provincial-wars", "rebel-governors"]
    assert kinds(Seated, started(4, laws=True)[1])[0].advanced == ("laws",)


def test_a_table_laid_for_tests_is_a_game_too() -> None:
    assert len(everywhere(dealt(4))) == len(everywhere(started(4)[0]))
