"""RC-7.3: selling."""

from __future__ import annotations

import re

import pytest

from games.carthage.state import Carthage
from games.carthage.trade.events import OverseerPaid, Sold, StackChanged
from games.kernel import IllegalAnswer, NotOpen, Seat
from tests.clauses import clause, rulebook
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, numbered

T11 = re.search(r"^\| Cards in set \|(.+)\|\n.+\n\| Value x \|(.+)\|$", rulebook("republic-of-carthage"), re.MULTILINE)
assert T11
SETS = list(zip(*[[int(cell) for cell in row.split("|")] for row in T11.groups()], strict=True))


def cards(commodity: str, count: int) -> list[str]:
    return [f"{commodity}.{n}" for n in range(1, count + 1)]


def sale(play: Play, hand: list[str], *, tax: int = 10, **prices: int) -> Sold:
    """Diamond sells his whole hand."""

    def change(g: Carthage) -> None:
        g.tax = tax
        g.prices.update(prices)

    play.at("trade.selling", hands={"diamond": hand}, change=change)
    play.answer("diamond", "trade.sell", hand)
    (sold,) = play.saw(Sold)
    return sold


@clause("RC-7.3.1", "T-11")
@pytest.mark.parametrize(("count", "factor"), SETS)
def test_a_set_brings_n_times_n_times_v(play: Play, count: int, factor: int) -> None:
    assert len(SETS) == 9
    assert sale(play, cards("salt", count)).revenue == 3 * factor


@clause("RC-7.3.1")
def test_several_sets_and_single_cards(play: Play) -> None:
    sold = sale(play, [*cards("oil", 3), *cards("grain", 2), *cards("gold", 1)])
    assert (sold.sets, sold.revenue) == ({"oil": 3, "grain": 2, "gold": 1}, 36 + 16 + 9)


@clause("RC-7.3.1", "RC-1.5a")
def test_players_sell_in_order_from_the_hrao(play: Play) -> None:
    def square_presides(g: Carthage) -> None:
        numbered(g, 1).office, numbered(g, 8).office = "", "home-suffete"

    hands = {"diamond": ["ochre.1"], "triangle": ["ochre.2"], "square": ["ochre.3"]}
    play.at("trade.selling", hands=hands, change=square_presides)
    order = []
    while play.g.step == "trade.selling":
        ((seat, kind),) = play.asked()
        order.append(seat)
        play.lapse(seat, kind)
    assert order == ["square", "diamond", "triangle"]


@clause("RC-7.3.1")
def test_any_cards_or_none_may_be_sold_but_only_ones_own(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": cards("salt", 3), "triangle": ["gold.1"]})
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "trade.sell", ["gold.1"])
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "trade.sell", ["salt.1", "salt.1"])
    play.answer("diamond", "trade.sell", [])
    assert play.saw(Sold) == []
    assert len(play.g.factions[Seat("diamond")].trade_cards) == 3


@clause("RC-7.3.1a")
def test_a_player_sells_once_and_a_commodity_is_one_set(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": cards("salt", 4), "triangle": ["gold.1"]})
    key = play.decision("diamond", "trade.sell").key
    play.answer("diamond", "trade.sell", ["salt.1", "salt.4"])
    assert play.saw(Sold) == [Sold(Seat("diamond"), {"salt": 2}, ("salt.1", "salt.4"), 12, 10, 2)]
    with pytest.raises(NotOpen):
        play.table.submit(Seat("diamond"), key, ["salt.2"])


@clause("RC-7.3.2")
@pytest.mark.parametrize(
    ("hand", "rate", "revenue", "tax"),
    [
        (["gems.1", "dye.1", "cloth.1"], 10, 21, 3),
        (cards("salt", 1), 10, 3, 1),
        (cards("cloth", 2), 10, 20, 2),
        (cards("cloth", 2), 0, 20, 0),
        (cards("cloth", 2), 100, 20, 20),
        (cards("gold", 1), 30, 9, 3),
    ],
)
def test_tax_on_the_whole_revenue_is_rounded_up(play: Play, hand: list[str], rate: int, revenue: int, tax: int) -> None:
    sold = sale(play, hand, tax=rate)
    assert (sold.revenue, sold.tax) == (revenue, tax)
    assert play.g.treasury == 100 + tax
    assert play.g.factions[Seat("diamond")].trade_income == revenue - tax


@clause("RC-7.3.1")
def test_an_event_doubles_the_value_singly_and_in_sets(play: Play) -> None:
    sold = sale(play, [*cards("silver", 2), *cards("bronze", 2)], silver=2)
    assert sold.revenue == 48 + 24


@clause("RC-7.3.3")
@pytest.mark.parametrize(("counts", "talents"), [((2, 0), 0), ((2, 1), 1), ((4, 4), 2), ((9, 0), 3)])
def test_the_overseer_gets_1t_for_three_cards_of_all_untaxed(play: Play, counts: tuple[int, int], talents: int) -> None:
    hands = {"diamond": cards("salt", counts[0]), "triangle": cards("grain", counts[1])}
    play.at("trade.selling", hands=hands)
    issued, treasury = play.g.issued, play.g.treasury
    play.lapse_all("trade.sell")
    taxes = sum(sold.tax for sold in play.saw(Sold))
    revenue = sum(sold.revenue for sold in play.saw(Sold))
    assert play.senator(7).talents == talents
    assert (play.g.treasury, play.g.issued) == (treasury + taxes, issued + revenue + talents)
    paid = OverseerPaid(play.senator(7).id, sum(counts), talents)
    assert play.saw(OverseerPaid) == ([paid] if talents else [])


@clause("RC-7.3.3")
def test_without_an_overseer_nobody_is_paid(play: Play) -> None:
    def vacant(g: Carthage) -> None:
        g.committee["overseer-of-the-agora"].member = ""

    play.at("trade.selling", hands={"diamond": cards("salt", 9)}, change=vacant)
    play.lapse_all("trade.sell")
    assert play.saw(OverseerPaid) == []
    assert play.senator(7).talents == 0


@clause("RC-7.3.4")
def test_cards_go_back_when_all_have_sold_and_the_stack_is_shuffled(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": cards("salt", 3), "triangle": ["salt.4"]})
    stack = play.g.stacks["stack-3"]
    left, draws = len(stack.cards), play.g.dice.total
    play.answer("diamond", "trade.sell", cards("salt", 3))
    assert (len(stack.cards), len(play.g.returning), play.g.dice.total) == (left, 3, draws)
    play.answer("triangle", "trade.sell", ["salt.4"])
    assert (len(play.g.stacks["stack-3"].cards), play.g.returning) == (left + 4, [])
    assert play.g.dice.drawn["trade.stack-3"] == left + 4 - 1
    assert not any(label.startswith("trade.stack-4") for label in play.g.dice.drawn)
    invariants(play.g)


@clause("RC-7.3.4", "RC-7.5.2")
def test_owed_cards_go_to_the_set_aside_pile_first(play: Play) -> None:
    def owing(g: Carthage) -> None:
        g.stacks["stack-3"].owed = 2

    play.at("trade.selling", hands={"diamond": cards("salt", 3)}, change=owing)
    aside = len(play.g.stacks["stack-3"].aside)
    play.lapse_all("trade.sell")
    stack = play.g.stacks["stack-3"]
    assert (len(stack.aside), stack.owed) == (aside + 2, 0)
    assert {card.id for card in stack.aside[aside:]} < set(cards("salt", 3))
    assert play.saw(StackChanged) == []
