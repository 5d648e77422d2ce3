"""RR-1.07.2 asked ahead: what a player of Rome does in his initiative, said when the Forum opens."""

from __future__ import annotations

from typing import Any, cast

import pytest

from games.kernel import IllegalAnswer, Window
from games.republic.forum.events import InitiativeBid, LeaderMoved, PersuasionAnnounced
from games.rome.ahead.forum import FORUM, chance, sure
from games.rome.ahead.forum.knights import bonus
from games.rome.ahead.forum.knights import chance as knight_chance
from games.rome.forum.events import GamesHeld, KnightSought, KnightsPressed
from games.rome.seen.view import RomeView
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.ahead.forum_helpers import SEATS, follow, forum, listed, planned, plans
from tests.games.rome.forum import Change, holds, omens, purse
from tests.games.rome.play import Play, numbered

CORNELIUS, CLAUDIUS = "fam-cornelius", "fam-claudius"


def knight(way: str, senator: str = CORNELIUS, talents: int = 0, at_least: int = 0) -> dict[str, Any]:
    return {"way": way, "senator": senator, "talents": talents, "chance": at_least}


def games(way: str, which: str, unrest: int = 0, popularity: int = 9, senator: str = CORNELIUS) -> dict[str, Any]:
    return {"way": way, "games": which, "senator": senator, "unrest": unrest, "popularity": popularity}


def seen(play: Play) -> RomeView:
    """What everybody sees."""
    return cast("RomeView", play.table.view(None))


def unrest(level: int) -> Change:
    def change(g: Rome) -> None:
        g.unrest = level

    return change


def knights(count: int, number: int = 1) -> Change:
    def change(g: Rome) -> None:
        numbered(g, number).knights = count

    return change


def sought(play: Play) -> list[tuple[str, int]]:
    return [(one.senator, one.talents) for one in play.told if isinstance(one, KnightSought)]


def held(play: Play) -> list[tuple[str, str]]:
    return [(one.senator, one.games) for one in play.told if isinstance(one, GamesHeld)]


# The window


@clause("RR-1.07.2")
def test_all_are_asked_in_the_forum_and_silence_is_being_asked_at_one_s_turn() -> None:
    play = forum()
    asked = play.decision("circle", "forum.plan")
    assert play.asked("forum.plan") == [(seat, "forum.plan") for seat in SEATS]
    assert (asked.clause, asked.window, asked.about) == ("RR-1.07.2", Window.AHEAD, {"turn": 1})
    plans(play)
    assert play.asked() == [("diamond", "forum.attempt")]


@clause("RR-1.07.2", "RR-1.07.4", "RR-1.07.5", "RR-1.07.6", "RR-1.07.7")
def test_a_whole_initiative_is_played_in_order_without_a_call() -> None:
    play = forum(purse(40, 1), dice={"knight": [6]})
    mine = planned(
        attempts=[listed(bribe=8)],
        knight=knight("pay", talents=3),
        games=games("hold", "slice-and-dice"),
        leader=CLAUDIUS,
    )
    plans(play, diamond=mine)
    kinds = (PersuasionAnnounced, KnightSought, GamesHeld, LeaderMoved)
    assert [type(one) for one in play.told if isinstance(one, kinds)] == list(kinds)
    assert play.asked("forum.attempt") == [("triangle", "forum.attempt")]


@clause("RR-1.07.2", "RR-DP17", "RR-DP18", "RR-DP20", "RR-DP21")
def test_a_plan_that_says_nothing_does_as_by_default() -> None:
    play = forum(purse(9, 1), dice={"knight": [6]})
    plans(play, diamond=planned())
    assert sought(play) == [(CORNELIUS, 0)]
    assert not play.saw(PersuasionAnnounced)
    assert not play.saw(GamesHeld)
    assert not play.saw(LeaderMoved)


@clause("RR-1.07.22", "RR-DP24")
def test_bids_are_made_out_of_plans_in_order() -> None:
    play = forum(purse(9, 1), purse(5, 2), step="forum.auction", number=4, coming=[])
    bid = {"way": "raise", "limit": 3}
    plans(
        play,
        diamond=planned(bid={**bid, "payer": CORNELIUS}),
        triangle=planned(bid={**bid, "limit": 2, "payer": "fam-fabius"}),
        circle=planned(),
        square=planned(),
    )
    made = [(str(one.seat), one.talents) for one in play.told if isinstance(one, InitiativeBid)]
    assert made == [("diamond", 1), ("triangle", 2)]


@clause("RR-1.07.22")
def test_an_auctioned_initiative_is_planned_only_if_it_is_said() -> None:
    play = forum(number=5, coming=[])
    plans(play, diamond=planned(auctioned="no"))
    assert play.asked() == [("diamond", "forum.attempt")]
    play.answer("diamond", "forum.plan", planned(auctioned="yes"))
    follow(play)
    assert play.saw(KnightSought)


# Attempts


@clause("RR-1.07.41")
def test_the_first_attempt_that_is_likely_enough_is_made() -> None:
    play = forum(purse(8, 1), rolls=(6, 6), dice={"knight": [1]})
    unlikely = listed(bribe=0, chance=50)
    likely = listed(bribe=8, target="fam-papirius", chance=50)
    plans(play, diamond=planned(attempts=[unlikely, likely]))
    made = [one.target for one in play.told if isinstance(one, PersuasionAnnounced)]
    assert made == ["fam-papirius"]


@clause("RR-1.07.41")
def test_once_era_ends_is_revealed_a_nine_fails_too() -> None:
    def era_ends(g: Rome) -> None:
        g.era_ends = True

    before, after = seen(forum(purse(20, 1))), seen(forum(purse(20, 1), era_ends))
    who, whom = before.senators[CORNELIUS], before.senators["fam-papirius"]
    assert (sure(before), sure(after)) == (9, 8)
    assert (chance(before, who, whom, 20), chance(after, who, whom, 20)) == (83, 72)
    assert FORUM.sure(after) == 8


@clause("RR-1.07.2")
@pytest.mark.parametrize(
    ("card", "condition", "asked"),
    [
        ("fam-sulpicius", "family", True),
        ("fam-sulpicius", "card", False),
        ("seduction", "card", True),
        ("seduction", "family", False),
    ],
)
def test_one_is_asked_of_the_attempt_if_something_came_since(card: str, condition: str, asked: bool) -> None:
    play = forum(deck=[card], dice={"initiative": [1, 1], "knight": [1, 1]})
    plans(play, diamond=planned(), triangle=planned(ask=[condition]))
    assert (("triangle", "forum.attempt") in play.asked()) == asked


# Knights


@clause("RR-1.07.5", "RR-DP18")
@pytest.mark.parametrize(
    ("said", "spent"),
    [
        (knight("pay", talents=2), 2),
        (knight("left", talents=4), 4),
        (knight("left", talents=3), 3),
        (knight("sure", talents=4, at_least=50), 2),
        (knight("sure", talents=1, at_least=50), 0),
        (knight("sure", talents=4, at_least=0), 0),
    ],
)
def test_what_is_spent_on_a_knight(said: dict[str, Any], spent: int) -> None:
    play = forum(purse(4, 1), dice={"knight": [1]})
    plans(play, diamond=planned(knight=said))
    assert sought(play) == [(CORNELIUS, spent)]


@clause("RR-1.07.5")
def test_no_knight_is_sought_or_one_is_asked() -> None:
    play = forum(purse(4, 1))
    plans(play, diamond=planned(knight=knight("none", "none")))
    assert not play.saw(KnightSought)
    play = forum(purse(4, 1))
    plans(play, diamond=planned(knight=knight("ask", "none")))
    assert play.asked() == [("diamond", "forum.knight")]


@clause("RR-1.07.5", "RR-1.07.21.8")
def test_the_chance_counts_omens_and_what_laws_add() -> None:
    def law(g: Rome) -> None:
        g.knight_law = g.seats[0]

    plain, dark, helped = (seen(forum(*changes)) for changes in ((), (omens(1),), (law,)))
    who = plain.senators[CORNELIUS]
    assert [knight_chance(one, who, 2) for one in (plain, dark, helped)] == [50, 33, 67]
    assert (bonus(plain, who), bonus(helped, who)) == (0, 1)


@clause("RR-1.07.5", "RR-1.14.8")
def test_a_proscription_helps_all_others() -> None:
    def proscribed(g: Rome) -> None:
        g.proscribed = g.seats[1]

    view = seen(forum(proscribed))
    assert bonus(view, view.senators[CORNELIUS]) == 1
    assert bonus(view, view.senators["fam-fabius"]) == 0


@clause("RR-1.07.51", "RR-DP19")
def test_knights_are_pressed_instead() -> None:
    play = forum(knights(3), dice={"pressure": [4, 5]})
    plans(play, diamond=planned(knight=knight("press", talents=2)))
    (told,) = [one for one in play.told if isinstance(one, KnightsPressed)]
    assert (told.senator, told.talents) == (CORNELIUS, 9)
    assert not play.saw(KnightSought)


@clause("RR-1.07.51", "RR-DP18")
def test_who_has_no_knights_left_to_press_is_asked() -> None:
    play = forum(knights(1), coming=["diamond"], deck=["seduction"], dice={"pressure": [4], "initiative": [1, 1]})
    plans(play, diamond=planned(knight=knight("press", talents=1)))
    assert play.saw(KnightsPressed)
    assert play.asked("forum.knight") == [("diamond", "forum.knight")]


@clause("RR-1.07.5")
def test_he_cannot_spend_what_he_has_not() -> None:
    choice = forum(purse(4, 1)).decision("diamond", "forum.plan").choice
    for said in (knight("pay", talents=5), knight("pay", "none"), knight("press", talents=1)):
        with pytest.raises(IllegalAnswer):
            choice.read(planned(knight=said))


# Games


@clause("RR-1.07.6", "RR-DP20")
@pytest.mark.parametrize(
    ("said", "which"),
    [
        (games("hold", "blood-fest"), ["blood-fest"]),
        (games("hold", "gladiator-gala"), []),
        (games("upto", "gladiator-gala"), ["blood-fest"]),
        (games("upto", "slice-and-dice"), ["slice-and-dice"]),
        (games("hold", "blood-fest", unrest=3), ["blood-fest"]),
        (games("hold", "blood-fest", unrest=4), []),
        (games("hold", "blood-fest", popularity=0), ["blood-fest"]),
        (games("hold", "blood-fest", popularity=-1), []),
    ],
)
def test_which_games_are_held(said: dict[str, Any], which: list[str]) -> None:
    play = forum(purse(15, 1), unrest(3), dice={"knight": [1]})
    plans(play, diamond=planned(games=said))
    assert held(play) == [(CORNELIUS, one) for one in which]
    assert play.asked("forum.attempt") == [("triangle", "forum.attempt")]


@clause("RR-1.07.6")
def test_games_cannot_be_held_by_nobody_and_one_may_be_asked() -> None:
    play = forum(purse(15, 1), dice={"knight": [1]})
    with pytest.raises(IllegalAnswer):
        play.decision("diamond", "forum.plan").choice.read(planned(games=games("hold", "blood-fest", senator="none")))
    plans(play, diamond=planned(games=games("ask", "none", senator="none")))
    assert play.asked() == [("diamond", "forum.games")]


# With the attempt


@clause("RR-1.07.2", "RR-1.07.414")
def test_with_his_attempt_he_says_all_the_rest() -> None:
    play = forum(purse(30, 1), holds("diamond", "seduction"), rolls=(6, 6), dice={"knight": [1]})
    plans(play)
    rest = {"knight": knight("pay", talents=1), "games": games("hold", "slice-and-dice"), "leader": CLAUDIUS}
    raises = {"opposed": "ask", "limit": 0, "goal": "announced"}
    said = {"persuader": CORNELIUS, "target": "fam-manlius", "bribe": 1, "card": "seduction", **raises, **rest}
    play.answer("diamond", "forum.attempt", said)
    follow(play)
    kinds = (PersuasionAnnounced, KnightSought, GamesHeld, LeaderMoved)
    assert [type(one) for one in play.told if isinstance(one, kinds)] == list(kinds)
