"""RC-8.7: what a sensible player bids for an initiative, before others and after them, at its turn and ahead."""

from __future__ import annotations

from typing import Any

import pytest

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
