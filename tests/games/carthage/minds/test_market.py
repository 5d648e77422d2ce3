"""The Trade Phase of a sensible player: offers that say what they want, answers that give it, sets that grow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.carthage.minds.sensible.market.partners import meant
from games.carthage.minds.sensible.market.sale import keeping, planned
from games.carthage.minds.sensible.market.worth import Worth, worth_of
from games.carthage.seen import see
from games.carthage.seen.trade import StatementView
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.forum import purse
from tests.games.carthage.minds.saying import says, why
from tests.games.carthage.play import Play, numbered
from tests.games.carthage.senate import office

DEAL = "diamond.triangle.1"
IRON = ["iron.1", "iron.2", "iron.3"]
SALT = ["salt.1", "salt.2", "salt.3"]


def traders(count: int, *, deck: int = 40) -> Callable[[Carthage], None]:
    """Everybody has so many Traders, and so many cards are to be drawn."""

    def change(g: Carthage) -> None:
        for number in (1, 2, 3, 4):
            numbered(g, number).traders = count
        g.deck[:] = g.deck[:deck]

    return change


def floor(play: Play, change: Callable[[Carthage], None] | None = None, **hands: list[str]) -> Play:
    """A trading floor."""
    return play.at("trade.floor", hands=hands, change=change or traders(4))


def goods(raw: Any) -> Counter[str]:
    """What an answer puts down."""
    return Counter(card.partition(".")[0] for card in raw["cards"])


def worth(play: Play, seat: str, held: Counter[str]) -> Worth:
    """What things are worth to a seat that holds these."""
    view = play.table.view(Seat(seat))
    assert isinstance(view, CarthageView)
    return worth_of(view, held)


# Offers


def test_it_offers_what_it_can_spare_names_all_of_it_and_says_what_it_wants(play: Play) -> None:
    floor(play, diamond=[*SALT, "ochre.1", "hides.1", "oil.1"], triangle=["salt.4", "ochre.2", "hides.2", "iron.1"])
    offer = says(play, "diamond", "trade.offer", to="triangle")
    assert goods(offer) <= Counter(("ochre", "hides", "oil"))
    assert sorted(offer["names"]) == sorted(goods(offer))
    assert offer["wants"][0] == "salt"


def test_it_makes_no_second_offer_while_one_stands(play: Play) -> None:
    hands = {"diamond": [*SALT, "ochre.1", "hides.1", "oil.1"], "triangle": ["salt.4", "ochre.2", "hides.2"]}
    floor(play, None, **hands)
    play.answer("diamond", "trade.offer", says(play, "diamond", "trade.offer", to="triangle"), to="triangle")
    assert says(play, "diamond", "trade.offer", to="triangle") is None


def test_what_was_refused_is_not_offered_again_and_in_the_end_nothing_is(play: Play) -> None:
    hand = [*SALT, "ochre.1", "hides.1", "oil.1", "papyrus.1"]
    floor(play, diamond=hand, triangle=["salt.4", "ochre.2", "hides.2"])
    offered: list[Any] = []
    while offer := says(play, "diamond", "trade.offer", to="triangle"):
        offered.append(sorted(offer["cards"]))
        play.answer("diamond", "trade.offer", offer, to="triangle")
        play.answer("triangle", "trade.deal", "withdraw", deal=f"diamond.triangle.{len(offered)}")
    assert len(offered) == 2
    assert offered[0] != offered[1]


def test_what_the_other_has_wished_for_is_offered_to_him(play: Play) -> None:
    """He wished for oil in an offer that was declined."""
    floor(play, diamond=[*SALT, "ochre.1", "hides.1", "oil.1", "grain.1"], triangle=["iron.1", "ochre.2", "hides.2"])
    wish = {"cards": ["iron.1", "ochre.2", "hides.2"], "names": ["iron"], "wants": ["oil"]}
    play.answer("triangle", "trade.offer", wish, to="diamond")
    play.answer("diamond", "trade.deal", "withdraw", deal=DEAL)
    assert goods(says(play, "diamond", "trade.offer", to="triangle"))["oil"]


# Answers


def test_it_gives_what_is_wanted_for_what_makes_its_set_grow(play: Play) -> None:
    mine, his = [*IRON, "salt.4", "ochre.1", "hides.1"], [*SALT, "iron.4", "ochre.2", "hides.2"]
    floor(play, diamond=mine, triangle=his)
    offer = {"cards": ["salt.4", "ochre.1", "hides.1"], "names": ["salt", "ochre", "hides"], "wants": ["iron"]}
    play.answer("diamond", "trade.offer", offer, to="triangle")
    answer = says(play, "triangle", "trade.counter", deal=DEAL)
    assert goods(answer)["iron"] == 1
    assert answer["names"] == sorted(goods(answer))
    play.answer("triangle", "trade.counter", answer, deal=DEAL)
    assert says(play, "diamond", "trade.deal", deal=DEAL) == "accept.2"


def test_what_brings_nothing_is_declined(play: Play) -> None:
    floor(play, diamond=["ochre.1", "hides.1", "iron.1"], triangle=["wine.1", "wine.2", "wine.3", "wine.4"])
    offer = {"cards": ["ochre.1", "hides.1", "iron.1"], "names": ["ochre"], "wants": ["wine"]}
    play.answer("diamond", "trade.offer", offer, to="triangle")
    assert says(play, "triangle", "trade.counter", deal=DEAL) is None
    assert says(play, "triangle", "trade.deal", deal=DEAL) == "withdraw"


@pytest.mark.parametrize(("answer", "said"), [("wine.3", "accept.2"), ("hides.3", "withdraw")])
def test_it_accepts_what_it_gains_by_and_withdraws_from_the_rest(play: Play, answer: str, said: str) -> None:
    mine = ["wine.1", "wine.2", "ochre.1", "hides.1", "iron.1"]
    floor(play, diamond=mine, triangle=["wine.3", "ochre.2", "hides.2", "hides.3", "salt.1"])
    play.answer(
        "diamond", "trade.offer", {"cards": ["ochre.1", "hides.1", "iron.1"], "names": ["ochre"]}, to="triangle"
    )
    names = sorted({answer.partition(".")[0], "ochre", "hides"})
    play.answer("triangle", "trade.counter", {"cards": [answer, "ochre.2", "hides.2"], "names": names})
    assert says(play, "diamond", "trade.deal") == said


@pytest.mark.parametrize(("influence", "said"), [(0, "accept.2"), (60, "withdraw")])
def test_who_leads_is_given_no_more_than_oneself_gains(play: Play, influence: int, said: str) -> None:
    def change(g: Carthage) -> None:
        traders(4, deck=4)(g)
        g.senators_of(Seat("triangle"))[0].influence = influence

    mine, his = ["salt.1", "gold.1", "hides.1", "ochre.1"], ["salt.2", "hides.2", "oil.1", "wine.1"]
    floor(play, change, diamond=mine, triangle=his)
    offer = {"cards": ["gold.1", "hides.1", "ochre.1"], "names": ["gold", "hides", "ochre"], "wants": ["salt"]}
    play.answer("diamond", "trade.offer", offer, to="triangle")
    answer = {"cards": ["salt.2", "hides.2", "oil.1"], "names": ["salt", "hides", "oil"]}
    play.answer("triangle", "trade.counter", answer, deal=DEAL)
    assert says(play, "diamond", "trade.deal", deal=DEAL) == said


@clause("RC-9.10.1")
@pytest.mark.parametrize("talents", [0, 60])
def test_no_deal_is_made_with_who_may_be_elected_for_life_this_turn(talents: int, play: Play) -> None:
    """His third Salt brought him 12 votes in the turn in which he won with one more than all others had."""
    mine, his = [*IRON, "salt.4", "ochre.1", "hides.1"], [*SALT, "iron.4", "ochre.2", "hides.2"]
    floor(play, throne(1, talents=talents), diamond=mine, triangle=his)
    assert (says(play, "triangle", "trade.offer", to="diamond") is None) == bool(talents)
    offer = {"cards": ["salt.4", "ochre.1", "hides.1"], "names": ["salt", "ochre", "hides"], "wants": ["iron"]}
    play.answer("diamond", "trade.offer", offer, to="triangle")
    assert (says(play, "triangle", "trade.counter", deal=DEAL) is None) == bool(talents)


@clause("RC-7.2.2", "RC-9.10.1")
@pytest.mark.parametrize(("chair", "made"), [(1, False), (12, True)])
def test_nor_with_who_presides_and_lacks_only_what_his_own_influence_brings(chair: int, made: bool, play: Play) -> None:
    """Four cards brought him 68 votes, and with his own 25 he was elected by 230 to 229; without them by no money."""

    def change(g: Carthage) -> None:
        throne(1, talents=0)(g)
        numbered(g, 1).influence = 25
        office(chair, "home-suffete")(g)

    mine, his = [*IRON, "salt.4", "ochre.1", "hides.1"], [*SALT, "iron.4", "ochre.2", "hides.2"]
    floor(play, change, diamond=mine, triangle=his)
    assert (says(play, "triangle", "trade.offer", to="diamond") is not None) == made


# What a statement means


@pytest.mark.parametrize(
    ("cards", "total", "names", "means"),
    [
        (4, 6, ("salt", "ochre"), [{"salt": 1, "ochre": 3}]),
        (3, 9, ("salt", "timber"), [{"salt": 1, "timber": 2}, {"salt": 2, "timber": 1}]),
        (3, 20, ("salt",), [{"salt": 1}]),
    ],
)
def test_number_total_and_names_tell_what_is_there(
    cards: int, total: int, names: tuple[str, ...], means: list[dict[str, int]]
) -> None:
    assert meant(StatementView(cards=cards, total=total, names=names)) == [Counter(one) for one in means]


# Worth


def test_a_set_that_may_grow_is_worth_more_than_it_brings_today(play: Play) -> None:
    floor(play, traders(4), diamond=SALT)
    mine = worth(play, "diamond", Counter(salt=3))
    assert mine.sets["salt", 3] > 27
    assert mine.sets["gold", 3] < mine.sets["salt", 3] * 3 + 1, "no Trader reaches gold"


def test_near_the_end_only_what_is_sold_counts(play: Play) -> None:
    floor(play, traders(4, deck=4), diamond=SALT)
    assert worth(play, "diamond", Counter(salt=3)).sets["salt", 3] == 27


def test_sets_are_kept_though_somebody_may_soon_rule_for_life(play: Play) -> None:
    """All sold everything as soon as one had 28 Influence, often two turns and more before the end."""

    def near(g: Carthage) -> None:
        traders(4)(g)
        numbered(g, 7).influence = 30

    floor(play, near, diamond=SALT)
    assert worth(play, "diamond", Counter(salt=3)).sets["salt", 3] > 27


def throne(*numbers: int, talents: int = 60) -> Callable[[Carthage], None]:
    """All have Traders, and these are as rich, with 20 Influence, as who can be elected for life."""

    def change(g: Carthage) -> None:
        traders(4)(g)
        for number in numbers:
            numbered(g, number).influence = 20
        purse(talents, *numbers)(g)

    return change


@clause("RC-9.10.1")
@pytest.mark.parametrize("rich", [1, 7])
def test_nothing_is_kept_where_somebody_may_be_elected_for_life_this_turn(rich: int, play: Play) -> None:
    """Three kept cards worth 42T, and by 199 votes to 198 the fourth was elected, who had kept 125T himself."""
    play.at("trade.selling", hands={"diamond": SALT}, change=throne(rich))
    assert sorted(says(play, "diamond", "trade.sell")) == SALT


@pytest.mark.parametrize("numbers", [(7,), (1, 7, 12)])
def test_sets_are_kept_where_the_others_hold_him_off(numbers: tuple[int, ...], play: Play) -> None:
    """RC-9.10.1: for he has no money, or others have as much."""
    play.at("trade.selling", hands={"diamond": SALT}, change=throne(*numbers, talents=60 if len(numbers) > 1 else 0))
    assert says(play, "diamond", "trade.sell") == []


def test_a_price_is_for_this_phase(play: Play) -> None:
    floor(play, traders(4), diamond=SALT)
    play.g.prices["salt"] = 2
    mine = worth(play, "diamond", Counter(salt=3))
    assert mine.sets["salt", 3] == 54
    assert mine.growth("salt", 3) < 0


# The sale


def test_it_keeps_what_grows_most_in_its_warehouses_and_sells_the_rest(play: Play) -> None:
    full = ["wine.1", "wine.2"]
    play.at("trade.selling", hands={"diamond": [*full, *SALT]}, change=traders(3))
    sold = says(play, "diamond", "trade.sell")
    assert sorted(sold) == full


@pytest.mark.parametrize(("others", "kept"), [(1, True), (0, False)])
def test_no_card_is_awaited_that_lies_in_ones_own_hand(others: int, kept: bool, play: Play) -> None:
    """RC-7.1.4: the one Dye in play was kept for turns, though sold it would have been drawn again each turn."""

    def scarce(g: Carthage) -> None:
        traders(1)(g)
        numbered(g, 1).concessions.append("tc-murex-works")
        stack = g.stacks["stack-8"]
        stack.aside += stack.cards[others:]
        del stack.cards[others:]

    play.at("trade.selling", hands={"diamond": ["dye.1"]}, change=scarce)
    assert play.g.stacks["stack-8"].in_play == 1 + others
    assert (says(play, "diamond", "trade.sell") == []) == kept


@clause("RC-6.9", "RC-12.1d")
@pytest.mark.parametrize(("deck", "sold"), [(4, SALT), (10, SALT), (11, [])])
def test_in_the_last_sale_whose_money_can_be_given_it_sells_all(deck: int, sold: list[str], play: Play) -> None:
    """With ten cards left, of which this Forum draws five, all four kept their cards: that sale was the last but one.

    Of the money of the last nobody can give the State anything.
    """
    play.at("trade.selling", hands={"diamond": SALT}, change=traders(3, deck=deck))
    assert sorted(says(play, "diamond", "trade.sell")) == sold


def test_no_more_is_kept_than_there_is_room_for(play: Play) -> None:
    floor(play, traders(4), diamond=[*SALT, *IRON, "oil.1", "grain.1"])
    mine = worth(play, "diamond", Counter(salt=3, iron=3, oil=1, grain=1))
    for room in range(9):
        kept = keeping(mine, room)
        assert sum(kept.values()) <= room
        assert all(mine.growth(name, count) > 0 for name, count in kept.items())


@clause("RC-7.3.2")
@pytest.mark.parametrize(("held", "sold"), [(["ochre.1"], 0), (["ochre.1", "hides.1"], 2), (["ochre.1", "dye.1"], 2)])
def test_nothing_is_sold_of_which_the_tax_takes_all(held: list[str], sold: int, play: Play) -> None:
    """One Hides was sold for 1T, and 1T of tax was paid for it."""
    play.at("trade.selling", hands={"diamond": held}, change=traders(0))
    assert play.g.tax == 10
    assert len(says(play, "diamond", "trade.sell")) == sold


@clause("RC-7.3.2")
def test_nor_is_it_said_ahead(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": ["ochre.1"]}, change=traders(0))
    assert planned(see.view(play.g, Seat("diamond"))) == {"sale": "none"}


@clause("RC-7.4.1")
def test_what_is_kept_to_grow_is_what_the_warehouses_keep(play: Play) -> None:
    """It was told that Ochre was kept, and the dearest was: Hides, which none of his Traders draws."""
    held = {"diamond": ["ochre.1", "hides.1"]}
    play.at("trade.selling", hands=held, change=traders(1))
    view = see.view(play.g, Seat("diamond"))
    assert [*keeping(worth_of(view, Counter(ochre=1, hides=1)), 1)] == ["ochre"]
    assert planned(view)["keep"] == "ochre"
    play.at("trade.warehouses", hands=held, change=traders(1))
    assert says(play, "diamond", "trade.keep") == ["ochre.1"]


def test_its_reason_names_how_much_else_is_kept(play: Play) -> None:
    play.at("trade.selling", hands={"diamond": [*SALT, "ochre.1"]}, change=traders(4))
    assert why(play, "diamond", "trade.sell") == ["trade-keep"]
