"""RC-7.4: Warehouses and the division of income."""

from __future__ import annotations

import pytest

from games.carthage.pieces import TradeCard
from games.carthage.state import Carthage
from games.carthage.trade.events import StoredTradeCards, TradeIncome
from games.kernel import IllegalAnswer, Seat
from tests.clauses import clause
from tests.games.carthage.invariants import invariants, talents_out
from tests.games.carthage.play import Play, numbered

HAND = ["salt.1", "salt.2", "gold.1", "ochre.1"]


def with_traders(number: int, count: int, income: int = 0):
    def change(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.traders = 0
        numbered(g, number).traders = count
        g.factions[Seat("diamond")].trade_income = income
        g.issued += income

    return change


@clause("RC-7.4.4")
def test_d_16_gives_all_to_the_leader_though_another_is_foremost(play: Play) -> None:
    def led(g: Carthage) -> None:
        with_traders(1, 1, income=9)(g)
        g.factions[Seat("diamond")].leader = numbered(g, 9).id

    play.at("trade.warehouses", change=led)
    assert play.decision("diamond", "trade.split").lapse == {"fam-bomilcar": 9}


def hand(play: Play) -> list[str]:
    return [card.id for card in play.g.factions[Seat("diamond")].trade_cards]


@clause("RC-7.4.1")
@pytest.mark.parametrize(("traders", "asked"), [(5, False), (4, False), (3, True)])
def test_unsold_cards_are_kept_up_to_the_number_of_traders(play: Play, traders: int, asked: bool) -> None:
    play.at("trade.warehouses", hands={"diamond": HAND}, change=with_traders(5, traders))
    assert (("diamond", "trade.keep") in play.asked()) == asked
    assert asked or play.saw(StoredTradeCards) == [StoredTradeCards(Seat("diamond"), 4, 0)]


@clause("RC-7.4.2")
def test_cards_above_the_limit_go_back_to_their_stacks(play: Play) -> None:
    play.at("trade.warehouses", hands={"diamond": HAND}, change=with_traders(1, 2))
    left = {stack: len(pile.cards) for stack, pile in play.g.stacks.items()}
    for bad in (["salt.1"], ["salt.1", "gold.1", "ochre.1"], ["salt.1", "gold.2"]):
        with pytest.raises(IllegalAnswer):
            play.answer("diamond", "trade.keep", bad)
    play.answer("diamond", "trade.keep", ["salt.1", "ochre.1"])
    assert play.saw(StoredTradeCards) == [StoredTradeCards(Seat("diamond"), 2, 2)]
    assert hand(play)[:2] == ["salt.1", "ochre.1"]
    assert len(play.g.stacks["stack-9"].cards) == left["stack-9"] + 1
    invariants(play.g)


@clause("RC-7.4.2")
def test_cards_sent_back_are_set_aside_first_if_owed(play: Play) -> None:
    def owing(g: Carthage) -> None:
        with_traders(1, 2)(g)
        g.stacks["stack-9"].owed = 1

    play.at("trade.warehouses", hands={"diamond": HAND}, change=owing)
    aside = len(play.g.stacks["stack-9"].aside)
    play.answer("diamond", "trade.keep", ["salt.1", "ochre.1"])
    assert play.g.stacks["stack-9"].owed == 0
    assert play.g.stacks["stack-9"].aside[aside:] == [TradeCard("gold.1")]


@clause("RC-7.4.3")
def test_the_limit_is_applied_only_at_the_end_of_the_phase(play: Play) -> None:
    play.at("trade.draw", hands={"diamond": HAND}, change=with_traders(2, 1))
    assert hand(play) == HAND
    play.lapse_all("trade.done")
    play.answer("diamond", "trade.sell", [])
    assert hand(play) == HAND
    play.lapse("triangle", "trade.sell")
    play.lapse("diamond", "trade.keep")
    assert hand(play) == []


@clause("RC-7.4.4")
def test_income_is_divided_among_own_senators(play: Play) -> None:
    play.at("trade.warehouses", change=with_traders(1, 0, income=12))
    assert play.options("diamond", "trade.split") == [12, ["fam-mago", "fam-mangi", "fam-bomilcar"], 0, 12]
    for bad in ({"fam-mago": 11}, {"fam-mago": 6, "fam-barca": 6}, {"treasury": 12}, {"fam-mago": 13, "fam-mangi": -1}):
        with pytest.raises(IllegalAnswer):
            play.answer("diamond", "trade.split", bad)
    play.answer("diamond", "trade.split", {"fam-mangi": 5, "fam-bomilcar": 7})
    assert play.saw(TradeIncome) == [TradeIncome(Seat("diamond"), {"fam-mangi": 5, "fam-bomilcar": 7}, 0)]
    assert play.g.factions[Seat("diamond")].trade_income == 0
    invariants(play.g)


@clause("RC-7.4.4", "RC-1.5c")
def test_other_money_is_not_moved_and_nothing_goes_to_the_faction_treasury(play: Play) -> None:
    def rich(g: Carthage) -> None:
        with_traders(1, 0, income=2)(g)
        numbered(g, 1).talents = 30
        g.factions[Seat("diamond")].treasury = 9
        g.issued += 39

    play.at("trade.warehouses", change=rich)
    total, parts, *_ = play.options("diamond", "trade.split")
    assert (total, "treasury" in parts) == (2, False)
    play.answer("diamond", "trade.split", {"fam-mangi": 2})
    assert play.g.factions[Seat("diamond")].treasury == 9


@clause("RC-7.4.4a")
def test_rebels_and_captives_receive_nothing(play: Play) -> None:
    def scattered(g: Carthage) -> None:
        with_traders(1, 0, income=12)(g)
        numbered(g, 1).place, numbered(g, 5).rebel = "captive", True

    play.at("trade.warehouses", change=scattered)
    assert play.options("diamond", "trade.split")[1] == ["fam-bomilcar"]
    assert play.decision("diamond", "trade.split").lapse == {"fam-bomilcar": 12}


@clause("RC-7.4.4a")
def test_income_is_lost_with_nobody_to_receive_it(play: Play) -> None:
    def nobody(g: Carthage) -> None:
        with_traders(1, 0, income=12)(g)
        for senator in g.senators_of(Seat("diamond")):
            senator.place = "captive"

    play.at("trade.warehouses", change=nobody)
    assert play.saw(TradeIncome) == [TradeIncome(Seat("diamond"), {}, 12)]
    assert play.g.factions[Seat("diamond")].trade_income == 0
    assert talents_out(play.g) == play.g.issued


@clause("RC-7.4.3", "RC-7.4.4")
def test_storing_and_dividing_are_asked_together(play: Play) -> None:
    play.at("trade.warehouses", hands={"diamond": HAND}, change=with_traders(1, 2, income=12))
    assert play.asked() == [("diamond", "trade.keep"), ("diamond", "trade.split")]


@clause("RC-7.3.1")
def test_prices_are_normal_again_after_the_phase(play: Play) -> None:
    def boom(g: Carthage) -> None:
        g.prices["silver"] = 2

    play.at("trade.warehouses", change=boom)
    assert play.g.prices == {}
