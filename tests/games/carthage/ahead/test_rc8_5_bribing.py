"""RC-8.5.5 asked ahead: one bribing round, played by proxies in the order of the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.carthage.forum.events import TraderSought
from games.carthage.minds.sensible.forum import OWN
from games.kernel import IllegalAnswer, Window
from games.republic.forum.events import LeaderMoved, PersuasionAnnounced, PersuasionRolled
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import (
    AGAIN,
    attempt,
    bids,
    follow,
    limits,
    omens,
    persuading,
    persuading_again,
    rich,
    say,
)
from tests.games.carthage.forum import holds
from tests.games.carthage.play import Play

OLD = ("persuader", "target", "bribe", "card", "opposed", "limit", "goal")


def rolled(play: Any) -> PersuasionRolled:
    (found,) = play.saw(PersuasionRolled)
    return found


# The attempt


@clause("RC-8.5.5", "RC-DP17")
def test_instead_of_the_attempt_alone_attempt_and_raises_are_asked() -> None:
    play = persuading(rich(triangle=1))
    assert play.asked() == [("diamond", "forum.attempt")]
    attempt(play, bribe=8)
    assert play.g.forum.persuasion
    assert (play.g.forum.persuasion.bribes, play.senator(1).talents) == (8, 12)


@clause("RC-8.5.5", "RC-DP17")
def test_silence_persuades_nobody() -> None:
    play = persuading(rich())
    play.lapse("diamond", "forum.attempt")
    assert [kind for kind, _, _ in follow(play)] == ["forum.persuade", "forum.trader", "forum.leader"]
    assert not play.saw(PersuasionAnnounced)
    assert not play.saw(TraderSought)


@clause("RC-8.5.1", "RC-8.5.5")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"bribe": 12, "limit": 9}, "forum.purse"),
        ({"bribe": 21}, "choice.range"),
        ({"target": "none"}, "forum.both"),
        ({"target": "fam-barca"}, "choice.unknown"),
        ({"target": "fam-mangi"}, "choice.unknown"),
        ({"persuader": "fam-gisco"}, "choice.unknown"),
        ({"goal": "12"}, "choice.unknown"),
    ],
)
def test_what_the_rules_or_his_purse_forbid_is_refused_and_changes_nothing(said: dict[str, Any], reason: str) -> None:
    play = persuading(rich())
    with pytest.raises(IllegalAnswer) as refused:
        attempt(play, **{"bribe": 8, **said})
    assert refused.value.reason == reason
    assert not play.table.plans
    assert play.asked() == [("diamond", "forum.attempt")]


@clause("RC-8.5.7")
def test_with_a_card_nobody_is_asked_for_bids() -> None:
    play = persuading(rich(triangle=9), holds("diamond", "seduction.1"))
    attempt(play, bribe=8, card="seduction.1")
    assert rolled(play).persuaded


# The rest of the initiative


def then(play: Play, **said: Any) -> None:
    """Mago bribes Milko with 8 of his 20 Talents, and nobody bids against it; this is said with it."""
    attempt(play, bribe=8, **said)
    limits(play)
    follow(play)


@clause("RC-8.4", "RC-8.1", "RC-8.6")
def test_trader_and_leader_are_said_with_the_attempt_and_come_after_it() -> None:
    play = persuading(rich(triangle=1), dice=(6, 6), more={"trader": [6, 6]})
    then(play, trader={"way": "pay", "senator": "fam-mago", "talents": 3}, leader="fam-mangi")
    kinds = (PersuasionRolled, TraderSought, LeaderMoved)
    assert [type(one) for one in play.told if isinstance(one, kinds)] == list(kinds)


@clause("RC-8.1", "RC-DP20")
@pytest.mark.parametrize(("way", "talents", "spent"), [("left", 20, 12), ("left", 5, 5), ("pay", 12, 12)])
def test_a_trader_is_sought_for_what_the_bribe_has_left(way: str, talents: int, spent: int) -> None:
    play = persuading(rich(triangle=1), dice=(6, 6), more={"trader": [6, 6]})
    then(play, trader={"way": way, "senator": "fam-mago", "talents": talents})
    assert [one.talents for one in play.saw(TraderSought)] == [spent]


@clause("RC-8.1", "RC-8.6")
@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ({"trader": {"way": "pay", "senator": "fam-mago", "talents": 13}}, "forum.trader"),
        ({"trader": {"way": "ask", "senator": "none", "talents": 0}}, "forum.trader"),
        ({"leader": "ask"}, "forum.leader"),
    ],
)
def test_what_is_not_possible_any_more_or_left_open_is_asked_of_him_then(said: dict[str, Any], asked: str) -> None:
    play = persuading(rich(triangle=1), dice=(6, 6))
    then(play, **said)
    assert play.asked() == [("diamond", asked)]
    assert play.decision("diamond", asked).window is Window.AGAIN


@clause("RC-8.1")
def test_a_trader_needs_a_purse_that_holds_so_much() -> None:
    play = persuading(rich())
    with pytest.raises(IllegalAnswer) as refused:
        attempt(play, bribe=8, trader={"way": "pay", "senator": "fam-mangi", "talents": 2})
    assert (refused.value.reason, refused.value.about["clause"]) == ("forum.purse", "RC-8.1")
    assert not play.table.plans


@clause("RC-8.4")
def test_what_comes_after_the_attempt_may_be_changed_until_it_is_done() -> None:
    play = persuading(rich(triangle=9), more={"trader": [6, 6]})
    attempt(play, bribe=8, trader={"way": "pay", "senator": "fam-mago", "talents": 3})
    before = play.table.open[play.decision("diamond", "forum.attempt").key].proposal
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.attempt", {**before, "target": "fam-gisco"})
    play.answer("diamond", "forum.attempt", {**before, "trader": {"way": "ask", "senator": "none", "talents": 0}})
    limits(play)
    follow(play)
    assert play.asked() == [("diamond", "forum.trader")]
    later = play.table.open[play.decision("diamond", "forum.attempt").key].proposal
    play.answer("diamond", "forum.attempt", {**later, "trader": {"way": "left", "senator": "fam-mago", "talents": 1}})
    follow(play)
    assert [one.talents for one in play.saw(TraderSought)] == [1]


@clause("RC-8.4")
def test_of_an_attempt_said_in_a_former_version_the_rest_is_asked() -> None:
    play = persuading(rich(triangle=9), dice=(6, 6))
    attempt(play, bribe=8)
    kept = [replace(one, raw={name: one.raw[name] for name in OLD}) for one in play.table.plans]
    play.table.plan_ahead(kept)
    limits(play)
    follow(play)
    assert play.asked() == [("diamond", "forum.trader")]


# One window


@clause("RC-8.5.5", "RC-DP18")
def test_all_others_are_called_at_once_and_bid_clockwise() -> None:
    play = persuading(rich(triangle=9, circle=9, square=9))
    attempt(play, bribe=8)
    assert play.asked() == [(seat, "forum.bribing") for seat in ("triangle", "circle", "square")]
    say(play, "square", "forum.bribing", limit=9, goal="5")
    say(play, "triangle", "forum.bribing", limit=2, goal="5", short="all")
    assert play.table.planned() is None
    say(play, "circle", "forum.bribing", limit=0)
    follow(play)
    assert bids(play) == [("triangle", 2), ("circle", 0), ("square", 0)]  # 7, then 5


@clause("RC-8.5.4", "RC-8.5.5")
@pytest.mark.parametrize(("goal", "bid"), [("none", 6), ("2", 5), ("4", 3), ("7", 0), ("8", 0)])
def test_a_proxy_bids_just_enough_for_its_goal(goal: str, bid: int) -> None:
    """Mago's Base Number with 8 Talents is 7; of 1 no roll succeeds."""
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8)
    say(play, "triangle", "forum.bribing", limit=9, goal=goal)
    follow(play)
    assert bids(play)[0] == ("triangle", bid)


@clause("RC-8.5.4", "RC-8.8.4")
def test_evil_omens_do_a_part_of_it() -> None:
    play = persuading(rich(triangle=9), omens)
    attempt(play, bribe=8)
    say(play, "triangle", "forum.bribing", limit=9)
    follow(play)
    assert bids(play)[0] == ("triangle", 5)


@clause("RC-8.5.5")
@pytest.mark.parametrize(("short", "bid"), [("nothing", 0), ("all", 3)])
def test_what_is_out_of_reach_is_left_or_all_is_bid(short: str, bid: int) -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8)
    say(play, "triangle", "forum.bribing", limit=3, short=short)
    follow(play)
    assert bids(play)[0] == ("triangle", bid)


@clause("RC-8.5.5")
def test_what_others_have_bid_before_counts() -> None:
    play = persuading(rich(triangle=9, circle=9))
    attempt(play, bribe=8)
    for seat in ("triangle", "circle"):
        say(play, seat, "forum.bribing", limit=9, goal="4")
    follow(play)
    assert bids(play) == [("triangle", 3), ("circle", 0), ("square", 0)]


@clause("RC-8.5.5")
def test_only_what_is_bid_is_paid_and_nothing_else_is_told() -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8)
    limits(play, triangle=9)
    follow(play)
    assert play.g.factions["triangle"].treasury == 3  # type: ignore[index]
    assert not [line for line in map(repr, play.told) if "limit" in line]
    assert all(one.to is None for one in play.tellings)


@clause("RC-8.5.5", "RC-1.5e")
def test_a_window_is_asked_of_all_alike_whatever_they_have() -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8)
    asked = [one.decision for one in play.table.open.values() if one.decision.kind == "forum.bribing"]
    assert [one.seat for one in asked] == ["triangle", "circle", "square"]
    assert all((one.hidden, one.window) == (True, Window.SIMULTANEOUS) for one in asked)
    assert play.asked() == [("triangle", "forum.bribing")]  # the others have nothing and have said so


@clause("RC-8.5.5")
def test_who_has_nothing_can_say_one_thing_and_has_said_so() -> None:
    play = persuading(rich(triangle=2))
    attempt(play, bribe=8)
    say(play, "triangle", "forum.bribing")
    follow(play)
    assert bids(play) == [("triangle", 0), ("circle", 0), ("square", 0)]
    assert rolled(play)


@clause("RC-8.5.5", "RC-DP18")
def test_more_than_his_treasury_is_refused() -> None:
    play = persuading(rich(triangle=2))
    attempt(play, bribe=8)
    with pytest.raises(IllegalAnswer):
        say(play, "triangle", "forum.bribing", limit=3)
    assert play.asked() == [("triangle", "forum.bribing")]


@clause("RC-8.5.5", "RC-DP18")
def test_a_limit_is_cut_to_what_is_there_by_then_and_he_is_not_asked() -> None:
    play = persuading(rich(triangle=9, circle=1))
    attempt(play, bribe=8)
    say(play, "triangle", "forum.bribing", limit=9, short="all")
    play.g.factions["triangle"].treasury = 4  # type: ignore[index]
    play.table.stir()
    say(play, "circle", "forum.bribing")
    follow(play)
    assert bids(play)[0] == ("triangle", 4)


@clause("RC-8.5.5", "RC-DP18")
def test_who_would_rather_be_asked_is_asked_at_his_turn() -> None:
    play = persuading(rich(triangle=9, circle=9))
    attempt(play, bribe=8)
    say(play, "triangle", "forum.bribing", limit=9, goal="4")
    say(play, "circle", "forum.bribing", way="ask")
    follow(play)
    assert play.asked() == [("circle", "forum.counter")]
    assert play.decision("circle", "forum.counter").window is Window.AGAIN
    play.answer("circle", "forum.counter", 1)
    follow(play)
    assert bids(play) == [("circle", 1), ("square", 0)]


@clause("RC-8.5.5")
def test_it_may_be_changed_until_it_is_used() -> None:
    play = persuading(rich(triangle=9, circle=9))
    attempt(play, bribe=8)
    say(play, "triangle", "forum.bribing", limit=9)
    say(play, "triangle", "forum.bribing", limit=9, goal="6")
    say(play, "circle", "forum.bribing")
    assert follow(play)[0] == ("forum.counter", "triangle", 1)


# Raises


@clause("RC-8.5.5", "RC-DP19")
def test_if_nobody_spoils_his_goal_he_rolls_without_being_asked() -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8)
    limits(play)
    assert [kind for kind, _, _ in follow(play)][:4] == ["forum.counter"] * 3 + ["forum.raise"]
    assert rolled(play).base == 7


@clause("RC-8.5.5", "RC-DP19")
def test_without_a_limit_he_is_asked_whether_he_raises() -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8)
    limits(play, triangle=6)
    follow(play)
    assert play.asked() == [("diamond", "forum.raise")]


@clause("RC-8.5.5", "RC-DP19")
def test_he_may_roll_whatever_they_bid() -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8, opposed="roll")
    limits(play, triangle=6)
    follow(play)
    assert rolled(play).base == 1


@clause("RC-8.5.5", "RC-DP19")
@pytest.mark.parametrize(
    ("limit", "goal", "raised", "base"),
    [(12, "announced", 6, 7), (12, "8", 7, 8), (6, "8", 0, 1), (5, "announced", 0, 1)],
)
def test_his_proxy_raises_just_enough_within_the_limit(limit: int, goal: str, raised: int, base: int) -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8, opposed="raise", limit=limit, goal=goal)
    limits(play, triangle=6)
    follow(play)
    assert [talents for seat, talents in bids(play) if seat == "diamond"] == ([raised] if raised else [])
    assert rolled(play).base == base


@clause("RC-8.5.4", "RC-8.5.5")
def test_his_proxy_stops_where_only_a_natural_10_fails() -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=14, opposed="raise", limit=6)
    limits(play, triangle=9)
    say(play, "triangle", "forum.bribing", limit=9, goal="8", short="all")
    follow(play)
    assert bids(play) == [
        ("triangle", 5),
        ("circle", 0),
        ("square", 0),
        ("diamond", 1),
        *[(seat, 0) for seat in ("triangle", "circle", "square")],
    ]
    assert rolled(play).base == 9


@clause("RC-8.5.5")
@pytest.mark.parametrize(("raises", "second"), [("no", 0), ("yes", 3)])
def test_a_limit_holds_after_a_raise_only_if_he_says_so(raises: str, second: int) -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8, opposed="raise", limit=6, goal="7")
    say(play, "triangle", "forum.bribing", limit=9, short="all", raises=raises)
    follow(play)
    assert [talents for seat, talents in bids(play) if seat == "triangle"] == [6, second]
    assert rolled(play).base == 7 - second


@clause("RC-8.5.5")
def test_after_a_raise_made_live_all_are_asked_once_more() -> None:
    play = persuading(rich(triangle=9, circle=9))
    attempt(play, bribe=8)
    limits(play, triangle=6)
    follow(play)
    play.answer("diamond", "forum.raise", 3)
    assert play.asked() == [(seat, "forum.bribing") for seat in ("triangle", "circle")]
    limits(play, circle=3)
    follow(play)
    assert bids(play) == [("triangle", 0), ("circle", 3), ("square", 0)]
    assert play.asked() == [("diamond", "forum.raise")]


@clause("RC-8.5.5")
def test_after_a_raise_made_live_what_is_left_of_a_limit_that_holds_answers() -> None:
    play = persuading(rich(triangle=9, circle=9))
    attempt(play, bribe=8)
    say(play, "triangle", "forum.bribing", limit=9, raises="yes", short="all")
    say(play, "circle", "forum.bribing")
    follow(play)
    play.answer("diamond", "forum.raise", 5)
    assert play.asked() == [("circle", "forum.bribing")]
    assert play.decision("triangle", "forum.bribing").lapse["limit"] == 3
    say(play, "circle", "forum.bribing")
    follow(play)
    assert bids(play) == [("triangle", 3), ("circle", 0), ("square", 0)]


@clause("RC-8.5.5")
def test_raises_out_of_his_plan_open_no_window() -> None:
    play = persuading(rich(triangle=9, circle=9))
    attempt(play, bribe=8, opposed="raise", limit=12)
    say(play, "triangle", "forum.bribing", limit=9)
    say(play, "circle", "forum.bribing", way="ask")
    follow(play)
    play.answer("circle", "forum.counter", 0)
    follow(play)
    assert play.asked() == [("circle", "forum.counter")]


@clause("RC-8.5.5")
def test_how_far_he_raises_may_be_changed_until_it_is_rolled() -> None:
    play = persuading(rich(triangle=9))
    attempt(play, bribe=8)
    say(play, "diamond", "forum.attempt", opposed="raise", limit=12)
    with pytest.raises(IllegalAnswer):
        say(play, "diamond", "forum.attempt", opposed="raise", limit=13)
    with pytest.raises(IllegalAnswer):
        say(play, "diamond", "forum.attempt", bribe=9)
    limits(play, triangle=6)
    follow(play)
    assert ("diamond", 6) in bids(play)


# What cards propose


@clause("RC-8.5.5")
def test_a_limit_of_another_attempt_is_not_proposed() -> None:
    """Triangle defends Milko; circle, whose Senator it is not, is proposed nothing whatever he said before."""
    play = persuading(rich(triangle=9, circle=9), **AGAIN)
    attempt(play, bribe=8, opposed="roll")
    own = play.table.proposal(play.decision("triangle", "forum.bribing").key)
    assert (own["limit"] > 0, own["goal"]) == (True, str(OWN.kept))
    for seat in ("triangle", "circle"):
        say(play, seat, "forum.bribing", limit=9)
    follow(play)
    persuading_again(play, "fam-adherbal")
    key = play.decision("circle", "forum.bribing").key
    assert play.table.proposal(key)["limit"] == 0


# Secrets


@clause("RC-8.5.5", "RC-1.5e")
def test_who_is_called_and_what_is_told_does_not_depend_on_how_much_another_has() -> None:
    def seen_by_square(talents: int) -> tuple[Any, ...]:
        play = persuading(rich(triangle=talents, circle=9))
        attempt(play, bribe=8)
        say(play, "triangle", "forum.bribing", limit=2, goal="5")
        open_to_square = [
            (one.decision.key, one.offered) for one in play.table.open.values() if one.decision.seat == "square"
        ]
        say(play, "circle", "forum.bribing")
        follow(play)
        return open_to_square, bids(play), repr(play.tellings)

    assert seen_by_square(3) == seen_by_square(30)
