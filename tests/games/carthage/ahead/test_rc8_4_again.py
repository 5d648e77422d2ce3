"""RC-8.4 said twice: with the attempt and in the Forum plan; what was said last, of what is not played, counts."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.ahead.forum import ASK_ME
from games.carthage.forum.events import TraderSought
from games.republic.forum.events import LeaderMoved
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import ALL, attempt, bids, follow, limits, planned, rich, say, table
from tests.games.carthage.forum import initiative
from tests.games.carthage.play import Play

SEATS = ("diamond", "triangle", "circle", "square")
TRADER = {"way": "pay", "senator": "fam-mago", "talents": 3}
NO_TRADER = {"way": "none", "senator": "none", "talents": 0}


def attempted(**said: Any) -> Play:
    """Diamond wished to be asked, and has announced his attempt with 8; what the others bid is still to be said."""
    play = table(ALL)
    dice = {"initiative": [1, 1], "persuasion": [1, 1], "trader": [6, 6]}
    initiative(play, "forum.roll", rich(triangle=9), dice=dice, deck=["law-sumptuary"], coming=SEATS[1:])
    play.table.plan_ahead()
    for seat in SEATS:
        say(play, seat, "forum.defence", rest="ask" if seat == "triangle" else "nothing")
        play.answer(seat, "forum.plan", ASK_ME)
    play.answer("diamond", "forum.roll", "roll")
    attempt(play, 8, **said)
    assert play.asked("forum.bribing") == [("triangle", "forum.bribing")]
    return play


def sought(play: Play) -> list[int]:
    """All others bid what they will; what was paid for a Trader then."""
    limits(play)
    follow(play)
    return [one.talents for one in play.saw(TraderSought)]


@clause("RC-8.1", "RC-DP20")
def test_a_forum_plan_changed_after_the_attempt_says_what_follows_it() -> None:
    play = attempted(trader=NO_TRADER)
    play.answer("diamond", "forum.plan", planned(trader=TRADER))
    assert sought(play) == [3]


@clause("RC-8.6", "RC-DP21")
def test_the_leader_too() -> None:
    play = attempted(leader="stay")
    play.answer("diamond", "forum.plan", planned(leader="fam-mangi"))
    sought(play)
    assert [one.senator for one in play.saw(LeaderMoved)] == ["fam-mangi"]


@clause("RC-8.1", "RC-DP20")
def test_what_is_said_of_the_attempt_after_that_counts_again() -> None:
    play = attempted(trader=NO_TRADER)
    play.answer("diamond", "forum.plan", planned(trader=TRADER))
    say(play, "diamond", "forum.attempt", trader={**TRADER, "talents": 2})
    assert sought(play) == [2]


@clause("RC-8.1", "RC-DP20")
@pytest.mark.parametrize("plan", [ASK_ME, planned(trader={**NO_TRADER, "way": "ask"})])
def test_a_plan_that_would_ask_him_leaves_what_he_has_said_when_he_was_asked(plan: dict[str, Any]) -> None:
    play = attempted(trader=TRADER)
    play.answer("diamond", "forum.plan", plan)
    assert sought(play) == [3]
    assert play.asked("forum.roll") == [("triangle", "forum.roll")]


@clause("RC-8.5.5", "RC-DP19")
def test_raises_are_those_of_the_attempt_that_was_made() -> None:
    play = attempted(opposed="raise", limit=6)
    play.answer("diamond", "forum.plan", planned())
    limits(play, triangle=6)
    follow(play)
    assert [talents for seat, talents in bids(play) if seat == "diamond"] == [6]
