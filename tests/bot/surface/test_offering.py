"""What is ready to be put down at one press, and what a form of goods begins with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from bot.surface.kit.deals import DEALINGS, Gift
from games.catalog import GAMES
from games.kernel import Posted, Seat, Setup, Table, chairs
from tests.games.carthage.play import Play

SEAT = Seat("diamond")
HAND = ["ochre.1", "ochre.2", "iron.1", "salt.1", "gold.1", "gold.2"]
WORTH = {"ochre": 1, "iron": 2, "salt": 3, "gold": 9}


def floor(*hand: str) -> Table[Any]:
    return Play().at("trade.floor", hands={"diamond": list(hand), "triangle": ["oil.1", "oil.2", "oil.3"]}).table


def ready(table: Table[Any], seat: Seat, kind: str, *wants: str) -> list[Gift]:
    offers = (one for one in table.open.values() if one.decision.seat == seat and one.decision.kind == kind)
    posted: Posted = next(offers)
    gifts = list(DEALINGS.of(table.game.id).ready(posted, wants))
    for gift in gifts:
        posted.decision.choice.read(gift.raw)  # each can be put down as it is
    return gifts


def given(*wants: str, hand: list[str] = HAND) -> list[tuple[str, ...]]:
    return [tuple(gift.wares) for gift in ready(floor(*hand), SEAT, "trade.offer", *wants)]


def test_every_three_cards_are_ready_once() -> None:
    names = sorted(card.partition(".")[0] for card in HAND)
    assert len(given()) == len(set(given()))
    assert set(given()) == set(combinations(names, 3))


def test_what_breaks_no_set_and_is_cheap_comes_first() -> None:
    assert given()[0] == ("iron", "ochre", "salt")
    assert given()[-1] == ("gold", "gold", "ochre")


@pytest.mark.parametrize(
    ("wants", "first"),
    [
        (("gold",), ("gold", "iron", "salt")),
        (("gold", "gold"), ("gold", "gold", "iron")),
        (("spice", "salt", "ochre"), ("iron", "ochre", "salt")),
        (("gold", "iron", "salt", "ochre"), ("gold", "iron", "ochre", "salt")),
    ],
    ids=["one", "two of a kind", "what is not there", "more than there must be"],
)
def test_what_is_wanted_comes_first_as_far_as_there_is_any(wants: tuple[str, ...], first: tuple[str, ...]) -> None:
    assert given(*wants)[0] == first
    rest = [(Counter(one) & Counter(wants)).total() for one in given(*wants)]
    assert rest == sorted(rest, reverse=True)


def test_the_worth_is_the_total_that_is_told() -> None:
    for gift in ready(floor(*HAND), SEAT, "trade.offer"):
        assert gift.worth == sum(WORTH[ware] for ware in gift.wares)


def bartering() -> Table[Any]:
    """The Salt Road, when nobody has bid."""
    game = GAMES["sample"]
    table, _ = Table.start(game, Setup(chairs(3), "a barter", game.options()))
    for posted in list(table.open.values()):
        table.submit(posted.decision.seat, posted.decision.key, 0)
    return table


def test_goods_of_another_game_are_ready_too() -> None:
    table, seat = bartering(), chairs(3)[0]
    goods = list(dict.fromkeys(card.good for card in table.state.merchants[seat].hand))
    assert [tuple(gift.wares) for gift in ready(table, seat, "sample.offer")] == [(good,) for good in goods]
    both = (goods[-1], goods[0])
    assert tuple(ready(table, seat, "sample.offer", "myrrh", *both)[0].wares) == both
