"""RC-8.5.5 asked ahead: a defence plan that is kept until it is changed."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.ahead.forum import FORUM
from games.kernel import Window
from games.republic.ahead.forum.attempt import Attempting
from games.republic.ahead.forum.bribing import Bribing
from games.republic.ahead.forum.defence import Defence
from tests.clauses import clause
from tests.games.carthage.ahead.forum_helpers import attempt, bids, follow, persuading, rich, say, shield
from tests.games.carthage.forum import purse
from tests.games.carthage.play import Play

DEFENCE = Defence(FORUM)
BOTH = (Attempting(FORUM), Bribing(FORUM, DEFENCE), DEFENCE)
SEATS = ("diamond", "triangle", "circle", "square")


def defended(*changes: Any, **plans: dict[str, Any]) -> Play:
    """Who gives no plan wishes to be asked each time."""
    play = persuading(*changes, plannings=BOTH)
    for seat in SEATS:
        say(play, seat, "forum.defence", **plans.get(seat, {}))
    return play


@clause("RC-8.5.5")
def test_all_are_asked_for_one_in_half_the_time_and_silence_asks_at_each_attempt() -> None:
    play = persuading(rich(triangle=9), plannings=BOTH)
    asked = [one for one in play.awaited() if one.kind == "forum.defence"]
    assert [one.seat for one in asked] == list(SEATS)
    assert all((one.key, one.window, one.hidden) == (f"forum.defence@{one.seat}", Window.AHEAD, True) for one in asked)
    for one in asked:
        play.answer(one.seat, one.kind, one.lapse)
    attempt(play, bribe=8)
    assert play.asked() == [("triangle", "forum.bribing")]


@clause("RC-8.5.5")
def test_who_has_one_is_not_asked_and_pays_just_enough_for_his_own() -> None:
    play = defended(rich(triangle=9, circle=9), triangle=shield(own=8, goal="4"), circle=shield(own=8))
    attempt(play, bribe=8)
    assert not [one for one in play.asked() if one[0] in ("triangle", "circle")]
    follow(play)
    assert bids(play) == [("triangle", 3), ("circle", 0), ("square", 0)]


@clause("RC-8.5.5")
def test_against_the_attempts_of_one_seat_on_others() -> None:
    plans = {"circle": shield(own=1, against="diamond", others=6), "square": shield(against="circle", others=6)}
    play = defended(rich(circle=9, square=9, triangle=0), triangle=shield(), **plans)
    attempt(play, bribe=8)
    follow(play)
    assert bids(play) == [("triangle", 0), ("circle", 6), ("square", 0)]


@clause("RC-8.5.5")
def test_for_all_else_he_may_wish_to_be_asked() -> None:
    play = defended(rich(triangle=9, circle=9), triangle=shield(own=9), circle=shield(own=9, rest="ask"))
    attempt(play, bribe=8)
    assert play.asked() == [("circle", "forum.bribing")]


@clause("RC-8.5.5")
@pytest.mark.parametrize(("own", "bid"), [(5, 0), (6, 6), (9, 6)])
def test_what_is_out_of_reach_is_left(own: int, bid: int) -> None:
    play = defended(rich(triangle=9), triangle=shield(own=own), circle=shield(), square=shield())
    attempt(play, bribe=8)
    follow(play)
    assert bids(play)[0] == ("triangle", bid)


@clause("RC-8.5.5")
@pytest.mark.parametrize(("raises", "second"), [("no", 0), ("yes", 3)])
def test_after_a_raise_it_holds_only_if_he_says_so(raises: str, second: int) -> None:
    plan = shield(own=9, goal="4", raises=raises)
    play = defended(rich(triangle=9), triangle=plan, circle=shield(), square=shield())
    attempt(play, bribe=8, opposed="raise", limit=3)
    follow(play)
    assert [talents for seat, talents in bids(play) if seat == "triangle"] == [3, second]


@clause("RC-8.5.5", "RC-8.5.6")
@pytest.mark.parametrize(("left", "bid"), [(8, 3), (9, 0)])
def test_nothing_is_bid_that_who_tries_could_answer_if_he_says_so(left: int, bid: int) -> None:
    """It is kept for many turns, and purses change: ten Senators of one game went over with all that was bid."""
    plan = shield(own=9, goal="4", raises="hopeful")
    play = defended(rich(triangle=9), purse(8 + left, 1), triangle=plan, circle=shield(), square=shield())
    attempt(play, bribe=8, opposed="roll")
    follow(play)
    assert bids(play)[0] == ("triangle", bid)


def again(play: Play, target: str, bribe: int) -> int:
    """A further attempt in the same turn, with a Base Number of 7; what triangle pays against it."""
    play.answer("diamond", "forum.roll", "roll")
    attempt(play, target=target, bribe=bribe, opposed="roll")
    follow(play)
    return dict(bids(play))["triangle"]


@clause("RC-8.5.5")
@pytest.mark.parametrize(("own", "paid"), [(5, 0), (6, 3)])
def test_a_budget_is_for_a_senator_and_the_whole_turn(own: int, paid: int) -> None:
    """Milko keeps the first 11 Talents; of Adherbal nothing has been paid for yet."""
    for target, bribe, second in (("fam-milko", 19, paid), ("fam-adherbal", 8, 3)):
        play = persuading(
            rich(triangle=30), purse(60, 1), plannings=BOTH, dice=(6, 6), coming=["diamond"],
            deck=["law-sumptuary"], more={"initiative": [1, 1]},
        )  # fmt: skip
        for seat in SEATS:
            say(play, seat, "forum.defence", **shield(own=own if seat == "triangle" else 0, goal="4"))
        attempt(play, bribe=8, opposed="roll")
        follow(play)
        assert dict(bids(play))["triangle"] == 3
        assert again(play, target, bribe) == second


@clause("RC-8.5.5")
def test_it_outlives_the_attempt_and_may_be_changed() -> None:
    play = defended(rich(triangle=30), triangle=shield(own=9, goal="4"), circle=shield(), square=shield())
    attempt(play, bribe=8, opposed="roll")
    follow(play)
    (plan,) = [one for one in play.table.plans if one.seat == "triangle"]
    assert [use.note for use in plan.uses] == ["1 fam-milko 3"]
    assert not play.decision("triangle", "forum.defence").awaited
    play.answer("triangle", "forum.defence", shield(own=1))
    assert [one.raw["own"] for one in play.table.plans if one.seat == "triangle"] == [1]
