"""RC-8.7: what a sensible player bids for an initiative, before others and after them, at its turn and ahead."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.minds.sensible.outlook import last_gifts, turns_left
from games.carthage.seen import see
from games.carthage.state import Carthage
from games.kernel import Seat
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import table
from tests.games.carthage.forum import initiative
from tests.games.carthage.minds.saying import says
from tests.games.carthage.play import Play
from tests.games.carthage.revolution import Change


def having(own: int, theirs: int, high: int = 0) -> Change:
    """All of diamond's have so much, all others so much; triangle has bid."""

    def change(g: Carthage) -> None:
        for one in g.senators.values():
            one.influence, one.talents = 9, own if one.faction == "diamond" else theirs
        g.forum.bidder, g.forum.high = Seat("triangle"), high

    return change


@clause("RC-8.7")
@pytest.mark.parametrize(
    ("own", "theirs", "high", "bid"), [(30, 12, 0, 3), (30, 90, 0, 6), (30, 4, 0, 1), (12, 30, 0, 2), (30, 12, 3, 4)]
)
def test_who_bids_before_others_bids_what_they_will_not_beat(
    own: int, theirs: int, high: int, bid: int, play: Play
) -> None:
    """It was 1T more than the highest, and he was outbid by 1T; who loses the auction pays nothing."""
    initiative(play, "forum.auction", having(own, theirs, high), number=4)
    assert says(play, "diamond", "forum.bid")["talents"] == bid


@clause("RC-8.7")
def test_who_is_last_in_the_round_only_raises(play: Play) -> None:
    initiative(play, "forum.auction", having(30, 30, 3), number=4)
    for seat in ("diamond", "triangle", "circle"):
        play.lapse(seat, "forum.bid")
    assert says(play, "square", "forum.bid")["talents"] == 4


@clause("RC-8.7")
@pytest.mark.parametrize(("theirs", "limit"), [(12, 3), (90, 6)])
def test_and_says_so_ahead(theirs: int, limit: int) -> None:
    play = table()
    initiative(play, "forum.auction", having(30, theirs), number=5)
    play.table.plan_ahead()
    said: Any = says(play, "diamond", "forum.plan")["bid"]
    assert (said["way"], said["limit"]) == ("exact", limit)


def left(count: int) -> Change:
    """So many cards are left of the deck, and there is no other."""

    def change(g: Carthage) -> None:
        g.gone += g.deck[count:]
        del g.deck[count:]

    return change


@clause("RC-12.1d")
@pytest.mark.parametrize(
    ("step", "number", "cards", "turns"),
    [
        ("forum.persuasion", 1, 3, 0),
        ("forum.persuasion", 1, 4, 1),
        ("forum.persuasion", 4, 1, 0),
        ("forum.persuasion", 4, 2, 1),
        ("forum.roll", 4, 2, 0),
        ("forum.persuasion", 6, 1, 1),
        ("senate.suffetes", 0, 1, 1),
        ("senate.suffetes", 0, 0, 0),
        ("revenue.contributions", 0, 4, 0),
        ("revenue.contributions", 0, 9, 1),
        ("revenue.contributions", 0, 10, 2),
    ],
)
def test_the_last_turn_is_known_before_the_last_card_is_drawn(
    step: str, number: int, cards: int, turns: int, play: Play
) -> None:
    """While two or three cards were left another turn was counted, though this Forum would draw them."""
    initiative(play, step, left(cards), number=number)
    assert turns_left(see.view(play.g, Seat("diamond"))) == turns


@clause("RC-6.9", "RC-12.1d")
@pytest.mark.parametrize(
    ("step", "cards", "last"),
    [
        ("revenue.contributions", 4, True),
        ("revenue.contributions", 9, False),
        ("senate.suffetes", 5, True),
        ("senate.suffetes", 6, False),
    ],
)
def test_money_is_kept_in_the_last_turn_but_one(step: str, cards: int, last: bool, play: Play) -> None:
    """In its Revenue Phase another is to come; what is said after the Forum is said of the one that comes."""
    initiative(play, step, left(cards), number=0)
    assert last_gifts(see.view(play.g, Seat("diamond"))) == last


@pytest.mark.parametrize(("turn", "turns"), [(3, 0), (2, 1)])
def test_nor_does_anybody_count_on_more_turns_than_were_agreed_upon(turn: int, turns: int, play: Play) -> None:
    def agreed(g: Carthage) -> None:
        g.turn, g.last_turn = turn, 3

    play.at("senate.suffetes", change=agreed)
    assert turns_left(see.view(play.g, Seat("diamond"))) == turns


@clause("RC-8.7", "RC-12.1d")
@pytest.mark.parametrize(("cards", "way"), [(6, "exact"), (5, "ask"), (3, "ask")])
def test_bids_are_made_at_their_turn_where_the_last_card_may_be_drawn_before(cards: int, way: str) -> None:
    """In the last auction 20 INF went for 3T, said ahead while money still had other uses, and that decided who won."""
    play = table()
    initiative(play, "forum.opening", having(30, 12), left(cards), number=0)
    play.table.plan_ahead()
    said: Any = says(play, "diamond", "forum.plan")
    assert said["bid"]["way"] == way
    if way == "ask":
        play.answer("diamond", "forum.plan", said)
        assert says(play, "diamond", "forum.auction")["way"] == "ask"
