"""The Salt Road, clause by clause, through the table; the way tests of games are written here."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, NotAllowed, NotOpen, Outcome, Seat, Setup, Table, chairs
from games.sample import GAME
from games.sample.events import Bargained, Bartered, DayBegan, LotSold, Priced, RoadEnded, Sold
from games.sample.state import Card, SaltOptions, SaltRoad, copies
from games.sample.view import SaltView
from tests.games.conformance import Walk

D, T, O = chairs(3)  # noqa: E741


def table(*, step: str = "auction", hands: dict[Seat, str] | None = None, **changes: Any) -> Table[SaltRoad]:
    """A table of three at a step, with hands such as "salt wool"; the cards are named after seat and place."""
    g = GAME.setup(Setup(chairs(3), "seed", SaltOptions()))
    g.step = step
    for seat, goods in (hands or {}).items():
        g.merchants[seat].hand = [Card(f"{seat}{place}", good) for place, good in enumerate(goods.split())]
    g.dice.loaded = changes.pop("dice", {})
    for name, value in changes.items():
        setattr(g, name, value)
    return Table.begin(GAME, g)[0]


def answer(at: Table[SaltRoad], seat: Seat, kind: str, raw: Any) -> Outcome:
    (key,) = (key for key, posted in at.open.items() if posted.decision.kind == kind and posted.decision.seat == seat)
    return at.submit(seat, key, raw)


def told(outcome: Outcome) -> list[object]:
    return [telling.event for telling in outcome.tellings]


def bid_all(at: Table[SaltRoad], *coins: int) -> Outcome:
    return [answer(at, seat, "sample.bid", bid) for seat, bid in zip((D, T, O), coins, strict=True)][-1]


def see(at: Table[SaltRoad], seat: Seat | None) -> SaltView:
    view = at.view(seat)
    assert isinstance(view, SaltView)
    return view


def test_t_1_all_begin_with_coins_and_three_hidden_cards() -> None:
    at, outcome = Table.start(GAME, Setup(chairs(3), "seed", SaltOptions(coins=12)))
    view = see(at, D)
    assert {seat: (one.coins, one.cards) for seat, one in view.merchants.items()} == dict.fromkeys((D, T, O), (12, 3))
    assert len(view.hand) == 3
    assert see(at, None).hand == {}
    (began,) = told(outcome)
    assert isinstance(began, DayBegan)
    assert (began.day, began.lot) == (1, view.lot)


def test_t_1_1_coins_are_an_option_within_limits() -> None:
    with pytest.raises(ValueError, match="coins"):
        SaltOptions(coins=0)


def test_t_1_3_each_day_the_next_seat_is_first() -> None:
    assert [see(table(day=day), D).order for day in (1, 2, 4)] == [(D, T, O), (T, O, D), (D, T, O)]


def test_t_2_3_the_highest_bid_pays_and_takes_the_lot() -> None:
    at = table()
    lot = see(at, D).lot
    outcome = bid_all(at, 3, 7, 6)
    assert told(outcome) == [LotSold(T, {D: 3, T: 7, O: 6})]
    assert see(at, D).merchants[T].coins == 3
    assert tuple(see(at, T).hand.values())[-2:] == lot


@pytest.mark.parametrize(("day", "winner"), [(1, T), (2, T), (3, O)])
def test_t_2_3_of_equal_bids_who_sits_first_today(day: int, winner: Seat) -> None:
    at = table(day=day)
    assert told(bid_all(at, 1, 4, 4)) == [LotSold(winner, {D: 1, T: 4, O: 4})]


def test_t_2_3_nobody_need_buy() -> None:
    at = table()
    assert told(bid_all(at, 0, 0, 0)) == [LotSold(None, {D: 0, T: 0, O: 0})]
    assert {one.cards for one in see(at, None).merchants.values()} == {3}


def test_t_2_2_bids_are_secret_may_be_changed_and_cannot_exceed_ones_coins() -> None:
    at = table()
    answer(at, D, "sample.bid", 9)
    assert see(at, T) == see(table(), T)
    answer(at, D, "sample.bid", 0)
    with pytest.raises(IllegalAnswer):
        answer(at, T, "sample.bid", 11)
    answer(at, T, "sample.bid", 1)
    assert told(answer(at, O, "sample.bid", 0)) == [LotSold(T, {D: 0, T: 1, O: 0})]


def test_t_3_1_a_barter_shows_goods_to_its_two_seats_only_and_moves_both_at_once() -> None:
    at = table(step="barter", hands={D: "salt wool", T: "amber"})
    offer = at.submit(D, f"sample.offer/to={T}@{D}", [f"{D}0"])
    assert [telling.to for telling in offer.tellings] == [(D, T)]
    deal = f"{D}.{T}.1"
    at.submit(T, f"sample.counter/deal={deal}@{T}", [f"{T}0"])
    assert see(at, T).deals[deal].goods == {D: ("salt",), T: ("amber",)}
    assert see(at, O).deals == {}
    outcome = answer(at, D, "sample.deal", "accept.2")
    assert told(outcome) == [Bartered({D: 1, T: 1})]
    assert list(see(at, D).hand.values()) == ["wool", "amber"]


def test_t_3_1_a_deal_lapses_with_the_card_it_offers() -> None:
    at = table(step="barter", hands={D: "salt", T: "amber", O: "dye"})
    at.submit(D, f"sample.offer/to={T}@{D}", [f"{D}0"])
    at.submit(D, f"sample.offer/to={O}@{D}", [f"{D}0"])
    deal = f"{D}.{T}.1"
    at.submit(T, f"sample.counter/deal={deal}@{T}", [f"{T}0"])
    outcome = at.submit(D, f"sample.deal/deal={deal}@{D}", "accept.2")
    assert [event.act for event in told(outcome) if isinstance(event, Bargained)] == ["lapsed"]


def test_t_3_2_the_dice_are_the_prices() -> None:
    dice = {"price.salt": [2], "price.wool": [3], "price.dye": [4], "price.amber": [6]}
    at = table(step="barter", dice=dice)
    for seat in (D, T, O):
        outcome = answer(at, seat, "sample.done", "done")
    prices = {"salt": 2, "wool": 3, "dye": 4, "amber": 6}
    assert told(outcome) == [Priced(prices)]
    assert see(at, None).prices == prices


def test_t_3_3_one_sells_all_cards_of_one_good_in_order() -> None:
    at = table(step="market", day=2, hands={T: "salt amber salt"}, dice={"price.salt": [5]})
    with pytest.raises(ValueError, match="unpack"):
        answer(at, D, "sample.sell", "none")
    outcome = answer(at, T, "sample.sell", "salt")
    assert told(outcome) == [Sold(T, "salt", 2, 10)]
    assert (see(at, T).hand, see(at, T).merchants[T].coins) == ({f"{T}1": "amber"}, 20)
    with pytest.raises(IllegalAnswer):
        answer(at, O, "sample.sell", "cinnamon")


def test_t_4_the_richest_wins_and_several_may() -> None:
    at = table(step="market", day=3, hands={D: "", T: "salt", O: "dye"})
    for seat in (O, D, T):
        outcome = answer(at, seat, "sample.sell", "none")
    assert told(outcome) == [RoadEnded({D: 10, T: 11, O: 11}, (T, O))]
    assert at.over


def test_fewer_days_may_be_agreed() -> None:
    at = Table.start(GAME, Setup(chairs(3), "seed", SaltOptions(), turns=1))[0]
    bid_all(at, 0, 0, 0)
    for seat in (D, T, O):
        answer(at, seat, "sample.done", "done")
    for seat in (D, T, O):
        answer(at, seat, "sample.sell", "none")
    assert at.over


def test_the_game_master_may_fine_but_not_more_than_there_is() -> None:
    at = table()
    at.rule("fine", {"seat": D, "coins": 4})
    assert see(at, None).merchants[D].coins == 6
    assert at.open[f"sample.bid/day=1@{D}"].offered == "[0, 6]"
    for seat, coins in ((D, 7), ("nobody", 1)):
        with pytest.raises(NotAllowed, match=r"sample\.fine"):
            at.rule("fine", {"seat": seat, "coins": coins})
    with pytest.raises(NotOpen):
        at.rule("steal", {})


def test_a_turn_is_a_day() -> None:
    walk = Walk.start(GAME, 2, 3)
    seen = [(walk.table.turn, walk.table.phase)]
    while not walk.table.over:
        walk.step()
        seen.append((walk.table.turn, walk.table.phase))
    days = [turn for turn, _ in seen]
    assert (days[0], days[-1], days) == (1, 3, sorted(days))
    assert {phase for _, phase in seen} == {"auction", "barter", "market", ""}


@pytest.mark.parametrize(("merchants", "each"), [(2, 6), (5, 6), (6, 6), (7, 7), (12, 11)])
def test_there_are_cards_for_all_hands_and_all_lots(merchants: int, each: int) -> None:
    """T-1.2."""
    assert copies(merchants) == each
