"""RR-1.07.5, 1.07.51, 1.07.6: Knights are attracted or pressured, and games are held."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.bench import draw_out
from games.rome.forum.events import GamesHeld, KnightSought, KnightsPressed
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE, DIAMOND, NOTHING, Change, initiative, omens, purse
from tests.games.rome.play import Play, add_statesman, numbered


def knighted(*counts: tuple[int, int]) -> Change:
    """These Senators have so many Knights."""

    def change(g: Rome) -> None:
        for number, count in counts:
            numbered(g, number).knights = count

    return change


# Attracting


@clause("RR-1.07.5", "RR-DP18")
@pytest.mark.parametrize(
    ("roll", "talents", "gained"), [(6, 0, True), (5, 0, False), (5, 1, True), (1, 5, True), (1, 4, False)]
)
def test_a_knight_comes_on_a_six(play: Play, roll: int, talents: int, gained: bool) -> None:
    initiative(play, "forum.knight", purse(5, 5), dice={"knight": [roll]})
    play.answer("diamond", "forum.knight", {"senator": "fam-claudius", "talents": talents})
    told = KnightSought(DIAMOND, "fam-claudius", talents, roll, 0, 0, roll + talents, gained)
    assert play.saw(KnightSought) == [told]
    assert (play.senator(5).knights, play.senator(5).talents) == (int(gained), 5 - talents)


@clause("RR-1.07.5", "RR-DP18", "RR-0.6.3")
def test_by_default_the_leader_tries_for_nothing(play: Play) -> None:
    initiative(play, "forum.knight", purse(5, 1), dice={"knight": [6]})
    play.lapse("diamond", "forum.knight")
    assert (play.senator(1).knights, play.senator(1).talents) == (1, 5)


@clause("RR-1.07.5", "RR-DP18", "RR-0.6.3")
def test_by_default_nobody_tries_while_the_leader_is_away(play: Play) -> None:
    def away(g: Rome) -> None:
        numbered(g, 1).place, numbered(g, 1).at = "province", "sicilia"

    initiative(play, "forum.knight", away)
    assert play.options("diamond", "forum.knight")["senator"] == ["none", "fam-claudius", "fam-aurelius"]
    play.lapse("diamond", "forum.knight")
    assert not play.saw(KnightSought)


@clause("RR-1.07.5", "RR-1.07.21.8", "RR-1.15.2", "RR-1.07.312.6")
@pytest.mark.parametrize(
    ("case", "bonus", "taken"),
    [("omens", 0, -2), ("servilian", 1, 0), ("proscribed", 1, 0), ("marius", 1, 0), ("others", 0, 0)],
)
def test_what_changes_the_roll(play: Play, case: str, bonus: int, taken: int) -> None:
    def change(g: Rome) -> None:
        add_statesman(g, "st-27a", "diamond")
        if case == "omens":
            omens(2)(g)
        g.knight_law = {"servilian": DIAMOND, "others": CIRCLE}.get(case)
        g.proscribed = CIRCLE if case == "proscribed" else None

    initiative(play, "forum.knight", change, scenario="alternative", dice={"knight": [3]})
    senator = "st-27a" if case == "marius" else "fam-claudius"
    play.answer("diamond", "forum.knight", {"senator": senator, "talents": 0})
    (sought,) = play.saw(KnightSought)
    assert (sought.bonus, sought.omens, sought.total) == (bonus, taken, 3 + bonus + taken)


@clause("RR-1.07.5")
def test_the_faction_that_has_proscribed_attracts_no_more(play: Play) -> None:
    initiative(play, "forum.knight", lambda g: setattr(g, "proscribed", DIAMOND), purse(20, 1))
    assert play.asked() == [("diamond", "forum.games")]


@clause("RR-1.07.5")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"senator": "fam-claudius", "talents": 3}, "forum.purse"),
        ({"senator": "none", "talents": 1}, "forum.payer"),
        ({"senator": "fam-manlius", "talents": 0}, "choice.unknown"),
        ({"senator": "fam-cornelius", "talents": 9}, "choice.range"),
    ],
)
def test_he_pays_himself(play: Play, raw: dict[str, Any], reason: str) -> None:
    initiative(play, "forum.knight", purse(2, 5), purse(8, 1))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "forum.knight", raw)
    assert refused.value.reason == reason


# Pressuring


@clause("RR-1.07.51", "RR-DP19")
def test_knights_may_be_pressured_instead(play: Play) -> None:
    initiative(play, "forum.knight", knighted((1, 3), (5, 1)), dice={"pressure": [4, 2]})
    assert not play.decision("diamond", "forum.pressure").awaited
    play.answer("diamond", "forum.pressure", {"fam-cornelius": 2, "fam-claudius": 0})
    assert play.saw(KnightsPressed) == [KnightsPressed(DIAMOND, "fam-cornelius", (4, 2), 0, 6)]
    assert (play.senator(1).knights, play.senator(1).talents, play.senator(5).knights) == (1, 6, 1)
    assert play.asked("forum.knight") == [], "instead of attracting one"


@clause("RR-1.07.51", "RR-1.07.21.8")
def test_evil_omens_take_from_each_die_but_not_below_0(play: Play) -> None:
    initiative(play, "forum.knight", knighted((1, 3)), omens(2), dice={"pressure": [1, 2, 5]})
    play.answer("diamond", "forum.pressure", {"fam-cornelius": 3})
    assert play.saw(KnightsPressed)[0].talents == 0 + 0 + 3


@clause("RR-1.07.51", "RR-DP19")
def test_who_cannot_attract_is_asked_for_pressure_and_by_default_leaves_it(play: Play) -> None:
    def away(g: Rome) -> None:
        for number in (1, 5, 9):
            numbered(g, number).place, numbered(g, number).at = "province", "sicilia"

    initiative(play, "forum.knight", away, knighted((5, 2)))
    assert play.asked() == [("diamond", "forum.pressure")]
    play.lapse("diamond", "forum.pressure")
    assert (play.saw(KnightsPressed), play.senator(5).knights) == ([], 2)


@clause("RR-1.07.51")
@pytest.mark.parametrize("raw", [{}, {"fam-claudius": 0}, {"fam-claudius": 3}, {"fam-aurelius": 1}, {"fam-manlius": 1}])
def test_only_own_knights_that_are_there_and_at_least_one(play: Play, raw: dict[str, int]) -> None:
    def captive(g: Rome) -> None:
        numbered(g, 9).place, numbered(g, 9).at = "captive", "punic-1"

    initiative(play, "forum.knight", knighted((5, 2), (9, 2), (6, 2)), captive)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "forum.pressure", raw)


# Games


@clause("RR-1.07.6", "RR-DP20")
@pytest.mark.parametrize(
    ("games", "cost", "popularity"), [("slice-and-dice", 7, 1), ("blood-fest", 13, 2), ("gladiator-gala", 18, 3)]
)
def test_games_cost_and_please(play: Play, games: str, cost: int, popularity: int) -> None:
    def away(g: Rome) -> None:
        numbered(g, 5).place, numbered(g, 5).at = "province", "sicilia"
        g.unrest = 5

    initiative(play, "forum.games", away, purse(18, 5))
    play.answer("diamond", "forum.games", f"{games}@fam-claudius")
    assert play.saw(GamesHeld) == [GamesHeld(DIAMOND, "fam-claudius", games, cost, popularity)]
    assert (play.senator(5).talents, play.senator(5).popularity, play.g.unrest) == (
        18 - cost,
        popularity,
        5 - popularity,
    )
    assert play.asked() == [("diamond", "forum.leader")], "once an initiative"


@clause("RR-1.07.6", "RR-0.1.3")
def test_unrest_is_never_below_0_nor_pop_above_9(play: Play) -> None:
    def loved(g: Rome) -> None:
        numbered(g, 5).popularity, g.unrest = 8, 1

    initiative(play, "forum.games", loved, purse(18, 5))
    play.answer("diamond", "forum.games", "gladiator-gala@fam-claudius")
    assert (play.senator(5).popularity, play.g.unrest) == (9, 0)


@clause("RR-1.07.6", "RR-1.13.3")
def test_pompey_gains_twice_as_much(play: Play) -> None:
    def pompey(g: Rome) -> None:
        draw_out(g, "st-30a")
        purse(7, add_statesman(g, "st-30a", "diamond").number)(g)

    initiative(play, "forum.games", pompey, scenario="alternative")
    play.answer("diamond", "forum.games", "slice-and-dice@st-30a")
    assert play.g.senators["st-30a"].popularity == 5 + 2


@clause("RR-1.07.6", "RR-DP20", "RR-1.11.38")
def test_who_can_pay_games_and_who_cannot(play: Play) -> None:
    def unfree(g: Rome) -> None:
        numbered(g, 1).place, numbered(g, 1).at = "captive", "punic-1"
        numbered(g, 9).rebel = True

    initiative(play, "forum.games", unfree, purse(20, 1, 9), purse(13, 5))
    assert play.options("diamond", "forum.games") == ["none", "slice-and-dice@fam-claudius", "blood-fest@fam-claudius"]
    play.lapse("diamond", "forum.games")
    assert not play.saw(GamesHeld)
    initiative(play, "forum.games", purse(6, 1, 5, 9))
    assert play.asked() == [("diamond", "forum.leader")], "who has not the money is not asked"


@clause("RR-1.07.5")
def test_nothing_may_be_answered(play: Play) -> None:
    initiative(play, "forum.knight")
    play.answer("diamond", "forum.knight", NOTHING)
    assert not play.saw(KnightSought)
