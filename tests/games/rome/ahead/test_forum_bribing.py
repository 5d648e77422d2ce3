"""RR-1.07.414 asked ahead: one bribing round, raises by a proxy, a defence plan."""

from __future__ import annotations

from typing import Any

from games.republic.ahead.forum.attempt import Attempting
from games.republic.ahead.forum.bribing import Bribing
from games.rome.ahead.forum import FORUM, NOTHING
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.forum_helpers import MANLIUS, bids, follow, forum, limits, shield
from tests.games.rome.forum import Change, purse, treasury
from tests.games.rome.play import Play

ROUND = (Attempting(FORUM), Bribing(FORUM))
REST = {name: NOTHING[name] for name in ("knight", "games", "leader")}


def attempt(play: Play, bribe: int, **said: Any) -> None:
    raises = {"opposed": "ask", "limit": 0, "goal": "announced"}
    play.answer("diamond", "forum.attempt", {**MANLIUS, "bribe": bribe, **raises, **REST, **said})
    follow(play)


def round_of(*changes: Change, rolls: tuple[int, int] = (6, 6)) -> Play:
    """Cornelius has ORA 3 and INF 10: his Base Number against Manlius is -1 and the bribe."""
    return forum(purse(20, 1), *changes, plannings=ROUND, rolls=rolls, dice={"knight": [1]})


@clause("RR-1.07.414", "RR-DP22")
def test_all_others_are_asked_at_once_whatever_they_have() -> None:
    play = round_of(treasury(5, "triangle"), treasury(5, "square"))
    attempt(play, 8)
    asked = [seat for seat, kind in play.asked() if kind == "forum.bribing"]
    assert {"triangle", "square"} <= set(asked)
    assert not play.asked("forum.counter")
    assert play.decision("triangle", "forum.bribing").hidden


@clause("RR-1.07.413", "RR-1.07.41", "RR-DP22", "RR-DP23")
def test_bids_are_made_in_turn_each_just_enough_and_answered_by_the_proxy() -> None:
    play = round_of(treasury(5, "triangle"), treasury(9, "square"))
    attempt(play, 8, opposed="raise", limit=6)
    limits(play, triangle=5, square=9)
    follow(play)
    assert [one for one in bids(play) if one[1]] == [("square", 6), ("diamond", 6)]  # 5 are too few: nothing is bid


@clause("RR-1.07.414", "RR-DP23")
def test_a_raise_goes_no_further_than_what_may_succeed() -> None:
    def era_ends(g: Rome) -> None:
        g.era_ends = True

    for change, raised in ((purse(20, 1), 10), (era_ends, 9)):
        play = round_of(treasury(3, "triangle"), change)
        attempt(play, 2, opposed="raise", limit=18, goal="9")
        limits(play)
        follow(play)
        assert ("diamond", raised - 2) in bids(play)


@clause("RR-1.07.413", "RR-DP22")
def test_a_defence_plan_bids_for_one_s_own_within_the_turn_s_sum() -> None:
    play = forum(purse(20, 1), treasury(9, "triangle"), rolls=(6, 6), dice={"knight": [1]})
    for seat, kind in play.asked("forum.defence"):
        play.answer(seat, kind, shield(own=9) if seat == "triangle" else shield())
    attempt(play, 8)
    assert [one for one in bids(play) if one[1]] == [("triangle", 6)]
