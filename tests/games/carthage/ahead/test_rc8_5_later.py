"""RC-8.5.5 asked ahead: what is said of one attempt and holds against later ones of the turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import (
    AGAIN,
    attempt,
    bids,
    follow,
    limits,
    persuading,
    persuading_again,
    rich,
    say,
)
from tests.games.carthage.play import Play


def a_second_time(target: str = "fam-milko", *, bribe: int = 9, **said: Any) -> Play:
    """Diamond has tried Milko; triangle has bid 3 against it, and said this of later ones. Now diamond tries again.

    What was bid has been taken from Milko: his Base Number is -1 and the bribe.
    """
    play = persuading(rich(triangle=20, circle=9), **AGAIN)
    attempt(play, bribe=8, opposed="roll")
    say(play, "triangle", "forum.bribing", limit=3, goal="4", **said)
    say(play, "circle", "forum.bribing", rest="nothing")
    follow(play)
    play.senator(6).talents = 0
    persuading_again(play, target, bribe)
    return play


@clause("RC-8.5.5")
@pytest.mark.parametrize(
    ("said", "asked"),
    [({}, True), ({"own": 3}, False), ({"rest": "nothing"}, False), ({"against": "diamond", "others": 3}, True)],
)
def test_who_has_said_what_he_bids_later_in_the_turn_is_not_asked_again(said: dict[str, Any], asked: bool) -> None:
    play = a_second_time(**said)
    assert play.asked("forum.bribing") == ([("triangle", "forum.bribing")] if asked else [])


@clause("RC-8.5.5")
@pytest.mark.parametrize(("own", "bid"), [(7, 4), (6, 0), (0, 0)])
def test_for_each_own_senator_in_the_whole_turn_as_much_as_he_has_said(own: int, bid: int) -> None:
    """Three were bid before; now it takes four."""
    play = a_second_time(own=own, rest="nothing")
    assert bids(play)[0] == ("triangle", bid)


@clause("RC-8.5.5")
@pytest.mark.parametrize(("against", "bid"), [("diamond", 3), ("square", 0)])
def test_against_one_seat_s_attempts_on_others_as_much_as_he_has_said(against: str, bid: int) -> None:
    play = a_second_time("fam-gisco", against=against, others=9, rest="nothing")
    assert not play.asked("forum.bribing")
    assert bids(play)[0] == ("triangle", bid)


@clause("RC-8.5.5", "RC-DP18")
def test_what_he_bids_later_may_be_changed_until_it_is_used() -> None:
    play = persuading(rich(triangle=20, circle=9), **AGAIN)
    attempt(play, bribe=8, opposed="roll")
    say(play, "triangle", "forum.bribing", limit=3, goal="4", own=9)
    say(play, "circle", "forum.bribing")
    follow(play)
    play.senator(6).talents = 0
    persuading_again(play, "fam-milko")
    assert play.asked("forum.bribing") == [("circle", "forum.bribing")]
    assert not play.decision("triangle", "forum.bribing").awaited
    say(play, "triangle", "forum.bribing", limit=1, goal="none", short="all")
    say(play, "circle", "forum.bribing")
    follow(play)
    assert bids(play)[0] == ("triangle", 1)


@clause("RC-8.5.5")
def test_it_holds_in_that_turn_only() -> None:
    play = persuading(rich(triangle=20), **AGAIN)
    attempt(play, bribe=8, opposed="roll")
    say(play, "triangle", "forum.bribing", own=9, rest="nothing")
    (said,) = [one for one in play.table.plans if one.kind == "forum.bribing" and one.seat == "triangle"]
    follow(play)
    play.table.plan_ahead([replace(said, key=said.key.replace("turn=1", "turn=0"), turn=0)])
    persuading_again(play, "fam-milko")
    assert play.asked("forum.bribing") == [("triangle", "forum.bribing")]


@clause("RC-8.5.5")
def test_after_a_later_attempt_is_raised_live_it_holds_only_if_he_says_so() -> None:
    for raises, asked in (("no", True), ("yes", False)):
        play = a_second_time(own=9, rest="nothing", raises=raises)
        assert play.asked() == [("diamond", "forum.raise")]
        play.answer("diamond", "forum.raise", 3)
        assert (("triangle", "forum.bribing") in play.asked()) is asked


@clause("RC-8.5.5")
def test_silence_later_leaves_what_he_had_said() -> None:
    play = a_second_time("fam-gisco", own=9, raises="yes")
    play.lapse("triangle", "forum.bribing")
    said = [one.raw for one in play.table.plans if one.kind == "forum.bribing" and one.seat == "triangle"][-1]
    assert (said["limit"], said["own"], said["goal"], said["raises"]) == (0, 9, "4", "yes")


def test_what_was_said_in_a_former_version_is_as_if_he_wished_to_be_asked() -> None:
    play = persuading(rich(triangle=20, circle=9))
    attempt(play, bribe=8)
    old = {"way": "bid", "limit": 3, "goal": "4", "short": "nothing", "raises": "no"}
    limits(play)
    kept = [replace(one, raw=old) if one.seat == "triangle" else one for one in play.table.plans]
    play.table.plan_ahead(kept)
    assert play.asked() == [("triangle", "forum.counter")]
