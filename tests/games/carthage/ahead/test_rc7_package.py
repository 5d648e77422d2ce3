"""RC-7.3 and 7.4 asked once, beside `Done` on the trading floor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.carthage.minds.sensible.market.sale import stored
from games.carthage.minds.sensible.market.worth import hand, sets
from games.carthage.scramble import scramble
from games.carthage.seen.view import CarthageView
from games.carthage.state import Carthage
from games.carthage.trade.events import Sold, StoredTradeCards, TradeIncome
from games.kernel import Dice, IllegalAnswer, Window
from tests.clauses import clause, points
from tests.games.carthage.ahead.packages_helpers import CIRCLE, DIAMOND, TRIANGLE, Ahead, open_to_circle
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import numbered

PACKAGE = "trade.package"
MIXED = ["salt.1", "salt.2", "salt.3", "oil.1", "oil.2", "gold.1", "grain.1"]
HANDS = {"diamond": MIXED, "triangle": ["ochre.1", "ochre.2", "ochre.3"]}


def traders(**numbers: int) -> Callable[[Carthage], None]:
    """These Senators (n1, n2, ...) have so many Traders."""

    def change(g: Carthage) -> None:
        for name, count in numbers.items():
            numbered(g, int(name[1:])).traders = count

    return change


def sold(ahead: Ahead) -> dict[str, set[str]]:
    """Who has sold which cards."""
    return {one.seat: set(one.cards) for one in ahead.saw(Sold)}


@clause("RC-7.2.1", "RC-7.3.1")
def test_it_is_asked_beside_done_of_those_who_have_cards_and_does_not_hold_the_floor(ahead: Ahead) -> None:
    ahead.at("trade.floor", hands=HANDS)
    assert {seat for seat, kind in ahead.asked() if kind == PACKAGE} == {"diamond", "triangle"}
    assert ahead.decision("diamond", PACKAGE).window is Window.SIMULTANEOUS
    assert ahead.posted("diamond", "trade.offer", to="triangle")
    ahead.rest("trade.done")
    assert ahead.g.step == "trade.selling"
    assert ahead.asked() == [("diamond", PACKAGE), ("triangle", PACKAGE)], "now it is waited for"
    assert ahead.table.planned() is None


@clause("RC-7.2.1", "RC-7.3.1")
def test_it_says_done_with_it_at_once_whoever_else_is_still_trading(ahead: Ahead) -> None:
    ahead.at("trade.floor", hands=HANDS)
    ahead.package("diamond", PACKAGE)
    assert ahead.play_on() == [("diamond", "trade.done", "done")]
    assert ("triangle", "trade.done") in ahead.asked()
    assert not ahead.asked("trade.sell")


@clause("RC-7.2.1")
def test_an_offer_cancels_it_even_if_nothing_comes_of_that(ahead: Ahead) -> None:
    ahead.at("trade.floor", hands=HANDS)
    ahead.package("diamond", PACKAGE, sale="none")
    ahead.play_on()
    ahead.answer("triangle", "trade.offer", {"cards": HANDS["triangle"], "names": ["ochre"]}, to="diamond")
    ahead.answer("triangle", "trade.deal", "withdraw", deal="diamond.triangle.1")
    assert {("diamond", "trade.done"), ("diamond", PACKAGE)} <= set(ahead.asked())
    assert ahead.proposed("diamond", PACKAGE)["sale"] == "none"
    ahead.answer("diamond", "trade.done", "done")
    assert not ahead.asked(PACKAGE)[1:], "what he had said of the sale stands"


@clause("RC-7.2.1")
def test_who_says_nothing_in_time_has_not_said_done(ahead: Ahead) -> None:
    ahead.at("trade.floor", hands=HANDS)
    key = ahead.decision("diamond", PACKAGE).key
    ahead.table.submit(DIAMOND, key, ahead.decision("diamond", PACKAGE).lapse, "lapse")
    assert ahead.table.planned() is None
    assert ("diamond", "trade.done") in ahead.asked()


@clause("RC-7.3.1", "RC-1.5a")
def test_who_has_said_it_is_not_called_again_and_all_is_played_in_order(ahead: Ahead) -> None:
    ahead.at("trade.floor", hands=HANDS)
    ahead.rest(PACKAGE)
    ahead.rest("trade.done")
    played = [(seat, kind) for seat, kind, _ in ahead.play_on()]
    assert [seat for seat, kind in played if kind == "trade.sell"] == ["diamond", "triangle"]
    assert ahead.g.step == "forum.roll"
    assert sold(ahead) == {"diamond": set(MIXED), "triangle": set(HANDS["triangle"])}
    invariants(ahead.g)


@clause("RC-7.3.1", "RC-7.4.1")
@pytest.mark.parametrize(
    ("said", "left"),
    [
        ({"sale": "all"}, set()),
        ({"sale": "none"}, {"gold.1", "oil.1"}),
        ({"sale": "none", "keep": "salt"}, {"salt.1", "salt.2"}),
        ({"sale": "named", "named": ["salt", "grain"]}, {"gold.1", "oil.1"}),
        ({"sale": "named", "named": ["salt", "oil", "grain"]}, {"gold.1"}),
        ({"sale": "sets", "least": 3}, {"gold.1", "oil.1"}),
        ({"sale": "sets", "least": 2}, {"gold.1", "grain.1"}),
        ({"sale": "sets", "least": 9, "keep": "oil"}, {"oil.1", "oil.2"}),
    ],
)
def test_what_is_sold_and_what_is_kept(ahead: Ahead, said: dict[str, Any], left: set[str]) -> None:
    ahead.at("trade.floor", hands={"diamond": MIXED}, change=traders(n1=2))
    ahead.package("diamond", PACKAGE, **said)
    ahead.rest("trade.done")
    ahead.play_on()
    assert {card.id for card in ahead.g.factions[DIAMOND].trade_cards} == left
    not_in_the_warehouses = said["sale"] in ("none", "named")
    (stored,) = ahead.saw(StoredTradeCards) or [StoredTradeCards(DIAMOND, 0, 0)]
    assert (stored.returned > 0) == (not_in_the_warehouses and len(sold(ahead).get("diamond", [])) + len(left) < 7)


@clause("RC-7.4.4")
@pytest.mark.parametrize(
    ("shares", "divided"),
    [
        ({"leader": 10}, {"fam-mago": 9}),
        ({"fam-mangi": 10}, {"fam-mangi": 9}),
        ({"fam-mangi": 5, "leader": 5}, {"fam-mangi": 5, "fam-mago": 4}),
        ({"fam-mangi": 7, "fam-mago": 3}, {"fam-mangi": 7, "fam-mago": 2}),
    ],
)
def test_the_income_is_divided_in_tenths(ahead: Ahead, shares: dict[str, int], divided: dict[str, int]) -> None:
    ahead.at("trade.floor", hands={"diamond": ["ochre.1", "ochre.2", "ochre.3"]}, change=untaxed)
    ahead.package("diamond", PACKAGE, shares=shares)
    ahead.rest("trade.done")
    ahead.play_on()
    assert ahead.saw(TradeIncome) == [TradeIncome(DIAMOND, divided, 0)]


def untaxed(g: Carthage) -> None:
    """There is no tax."""
    g.tax = 0


@clause("RC-7.4.4", "RC-7.4.4a")
def test_who_can_receive_nothing_any_more_is_left_out(ahead: Ahead) -> None:
    ahead.at("trade.floor", hands={"diamond": ["ochre.1", "ochre.2", "ochre.3"]}, change=untaxed)
    ahead.package("diamond", PACKAGE, shares={"fam-mangi": 9, "fam-mago": 1})
    numbered(ahead.g, 5).place = "captive"
    ahead.rest("trade.done")
    ahead.play_on()
    assert ahead.saw(TradeIncome) == [TradeIncome(DIAMOND, {"fam-mago": 9}, 0)]


@clause("RC-7.3.1", "RC-7.4.4")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"sale": "sets", "least": 0}, "packages.least"),
        ({"sale": "sets", "least": 2.5}, "choice.range"),
        ({"sale": "named"}, "packages.named"),
        ({"sale": "named", "named": ["ochre"]}, "choice.unknown"),
        ({"keep": "ochre"}, "choice.unknown"),
        ({"shares": {"leader": 9}}, "choice.total"),
        ({"shares": {"fam-barca": 10}}, "choice.fields"),
    ],
)
def test_a_rule_without_its_number_and_what_is_not_his_are_refused(
    ahead: Ahead, said: dict[str, Any], reason: str
) -> None:
    ahead.at("trade.floor", hands=HANDS)
    with pytest.raises(IllegalAnswer) as refused:
        ahead.package("diamond", PACKAGE, **said)
    assert refused.value.reason == reason
    if reason.startswith("packages."):
        assert refused.value.about["clause"] == "RC-7.3.1"
    assert ahead.table.plans == ()


@clause("RC-7.3.1")
@pytest.mark.parametrize(("part", "kind"), [("sale", "trade.sell"), ("keep", "trade.keep"), ("split", "trade.split")])
def test_what_he_wishes_to_be_asked_he_is_asked_at_his_turn(ahead: Ahead, part: str, kind: str) -> None:
    ahead.at("trade.floor", hands={"diamond": MIXED, "triangle": ["ochre.1"]})
    ahead.package("diamond", PACKAGE, sale="named", named=["salt"], ask=[part])
    ahead.rest(PACKAGE)
    ahead.rest("trade.done")
    ahead.play_on()
    assert ahead.asked() == [("diamond", kind)]
    assert ahead.decision("diamond", kind).window is Window.AGAIN
    ahead.lapse("diamond", kind)
    ahead.play_on()
    assert ahead.g.step == "forum.roll"


@clause("RC-7.2.2b", "RC-7.3.1")
def test_a_rule_is_for_the_cards_he_has_in_the_end(ahead: Ahead) -> None:
    """Who deals is asked anew of the sale, prepared as he said it, and is done with it."""
    ahead.at("trade.floor", hands={**HANDS, "diamond": ["oil.1", "oil.2", "salt.1", "ochre.4"]}, change=traders(n1=0))
    ahead.package("diamond", PACKAGE, sale="sets", least=3)
    ahead.rest(PACKAGE)
    ahead.play_on()
    deal = "diamond.triangle.1"
    put = {"cards": ["oil.1", "oil.2", "salt.1"], "names": ["oil"]}
    ahead.answer("triangle", "trade.offer", {"cards": HANDS["triangle"], "names": ["ochre"]}, to="diamond")
    ahead.answer("diamond", "trade.counter", put, deal=deal)
    ahead.answer("triangle", "trade.deal", "accept.2", deal=deal)
    assert {("diamond", "trade.done"), ("diamond", PACKAGE)} <= set(ahead.asked())
    assert ahead.proposed("diamond", PACKAGE)["least"] == 3
    for seat in ("diamond", "triangle"):
        ahead.submit(ahead.decision(seat, PACKAGE).key, ahead.proposed(seat, PACKAGE))
    assert [one[:2] for one in ahead.play_on()] == [("diamond", "trade.done"), ("triangle", "trade.done")]
    ahead.rest("trade.done")
    ahead.play_on()
    assert sold(ahead)["diamond"] == {"ochre.1", "ochre.2", "ochre.3", "ochre.4"}


@clause("RC-7.3.1", "RC-7.4.4")
def test_who_says_nothing_sells_everything_keeps_the_best_and_pays_his_leader(ahead: Ahead) -> None:
    assert points("republic-of-carthage")["RC-DP14"][0] == "RC-7.3.1"
    ahead.at("trade.floor", hands=HANDS, change=untaxed)
    assert ahead.decision("triangle", PACKAGE).lapse == {
        "sale": "all",
        "least": 0,
        "named": [],
        "keep": "best",
        "shares": {"leader": 10},
        "ask": [],
    }
    ahead.rest(PACKAGE)
    ahead.rest("trade.done")
    ahead.play_on()
    assert [one for one in ahead.saw(TradeIncome) if one.seat == TRIANGLE] == [
        TradeIncome(TRIANGLE, {"fam-barca": 9}, 0)
    ]


@clause("RC-7.3.1")
def test_the_sale_of_a_sensible_player_is_proposed_then_that_of_last_turn(ahead: Ahead) -> None:
    ahead.at("trade.floor", hands=HANDS, change=traders(n1=4))
    said = ahead.proposed("diamond", PACKAGE)
    assert (said["sale"], said["shares"]) == ("named", {"fam-mago": 10})
    view = ahead.table.view(DIAMOND)
    assert isinstance(view, CarthageView)
    assert said["named"] == [name for name in sets(hand(view)) if name not in stored(view)]
    ahead.package("diamond", PACKAGE, sale="none")
    assert ahead.proposed("diamond", PACKAGE)["sale"] == "none"


@clause("RC-1.5e")
def test_who_is_asked_and_what_others_see_does_not_depend_on_the_faces_of_cards(ahead: Ahead) -> None:
    ahead.at("trade.floor", hands=HANDS)
    other = Ahead().at("trade.floor", hands=HANDS, change=lambda g: scramble(g, CIRCLE, Dice("other")))
    assert other.g.factions[DIAMOND].trade_cards != ahead.g.factions[DIAMOND].trade_cards
    ahead.package("diamond", PACKAGE, sale="sets", least=2)
    other.package("diamond", PACKAGE, sale="none")
    assert ahead.asked() == other.asked()
    assert open_to_circle(ahead) == open_to_circle(other)
    assert ahead.table.view(CIRCLE).model_dump() == other.table.view(CIRCLE).model_dump()
