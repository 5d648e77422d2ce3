"""What a ceiling bids: no more than it takes, and never more than was set, what was bid before counted in."""

from __future__ import annotations

import pytest

from bot.fronts.carthage.ordering.ceilings import BID, COUNTER, RAISE, under
from games.carthage.seen.forum import PersuasionView
from games.kernel import Raw
from tests.clauses import clause
from tests.games.carthage.forum import Change, initiative, purse, treasury
from tests.games.carthage.play import Play
from tests.games.carthage.test_rc8_5_persuasion import attempt, omens, persuading

PLENTY = 99


def ceiling(play: Play, seat: str, kind: str, most: int) -> Raw:
    """What is answered for this seat."""
    return under(play.table.view(None), play.decision(seat, kind), most)


def attempted(play: Play) -> PersuasionView:
    view = play.table.view(None)
    assert view.initiative is not None
    assert view.initiative.persuasion is not None
    return view.initiative.persuasion


def persuaded(*changes: Change, bribe: int = 0) -> Play:
    """Diamond tries to persuade; all the others could counter with up to 20T, and diamond could raise by as much."""
    play = Play()
    rich = treasury(20, "triangle", "circle", "square")
    persuading(play, purse(30, 1), rich, *changes)
    attempt(play, bribe=bribe)
    return play


@clause("RC-8.5.4")
@pytest.mark.parametrize("level", [0, 1, 3])
def test_a_counter_bribe_goes_as_far_as_to_let_the_lowest_roll_fail(level: int) -> None:
    play = persuaded(*([omens(level)] if level else []), bribe=9)
    lowest = 2 + level
    bid = ceiling(play, "triangle", COUNTER, PLENTY)
    assert isinstance(bid, int)
    assert attempted(play).base - bid == lowest - 1
    play.answer("triangle", COUNTER, bid)
    assert attempted(play).base == lowest - 1
    assert ceiling(play, "circle", COUNTER, PLENTY) == 0, "no roll can succeed any more"


@pytest.mark.parametrize("most", [0, 1, 3])
def test_a_counter_bribe_stays_under_its_ceiling_in_all_rounds_together(most: int) -> None:
    play = persuaded(bribe=9)
    assert ceiling(play, "triangle", COUNTER, most) == most
    play.answer("triangle", COUNTER, 1)
    play.lapse("circle", COUNTER)
    play.lapse("square", COUNTER)
    play.answer("diamond", RAISE, 5)
    assert ceiling(play, "triangle", COUNTER, most) == max(0, most - 1), "1T of it has been bid"


@clause("RC-8.5.4")
@pytest.mark.parametrize("level", [0, 1])
def test_a_bribe_is_raised_until_only_a_roll_that_always_fails_would_fail(level: int) -> None:
    play = persuaded(*([omens(level)] if level else []), bribe=1)
    play.answer("triangle", COUNTER, 2)
    play.lapse("circle", COUNTER)
    play.lapse("square", COUNTER)
    best = 9 + level
    assert attempted(play).base + int(str(ceiling(play, "diamond", RAISE, PLENTY))) == best
    assert ceiling(play, "diamond", RAISE, 3) == 3 - 1, "1T of it has been bid"


@clause("RC-8.7")
@pytest.mark.parametrize(("most", "talents"), [(2, 0), (3, 3), (9, 3)])
def test_at_an_auction_one_more_is_bid_than_the_high_bid_from_the_fullest_purse(most: int, talents: int) -> None:
    play = initiative(Play(), "forum.auction", purse(5, 1), purse(3, 2, 10), purse(4, 6))
    play.answer("diamond", BID, {"senator": "fam-mago", "talents": 2})
    lapse = play.decision("triangle", BID).lapse
    wanted = {"senator": "fam-milko", "talents": 3} if talents else lapse
    assert ceiling(play, "triangle", BID, most) == wanted
