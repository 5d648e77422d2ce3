"""RR-1.14.5 to 1.14.7, 1.14.10: Graft, Murder of a Tribune, and the mob."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.events import Died
from games.republic.senate.events import MotionFell
from games.rome.senate.events_tribunes import GraftOffered, MobIncited, TribuneAttacked
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.forum import CIRCLE, SQUARE, holds
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_statesman, numbered, pay, places
from tests.games.rome.senate import BLAME, PRAISE, Change, away, crowd, motion, propose, session

TRIBUNE, GRAFT, MURDER, MOB = "tribune.10", "graft.1", "murder-of-a-tribune.1", "mob-incited-to-violence"


def governed(g: Rome) -> None:
    """No Province waits for a Governor."""
    g.provinces.clear()


def vetoed(play: Play, *changes: Change, **how: Any) -> Play:
    """In the Middle Republic triangle vetoes a motion; others may answer."""
    session(play, "senate.business", governed, holds("triangle", TRIBUNE), *changes, scenario="middle", **how)
    propose(play, "minor", PRAISE)
    play.answer("triangle", "senate.veto", TRIBUNE)
    return play


# The window


@clause("RR-1.14.10", "RR-DP55", "RR-DP57")
def test_all_who_hold_cards_are_asked_clockwise_from_its_user(play: Play) -> None:
    vetoed(play, holds("circle", "seduction"), holds("diamond", GRAFT))
    assert play.asked() == [("circle", "senate.graft")]
    assert play.options("circle", "senate.graft") == ["none"]
    play.lapse("circle", "senate.graft")
    assert play.asked() == [("diamond", "senate.graft")]
    play.lapse("diamond", "senate.graft")
    assert play.asked() == [("circle", "senate.murder")]
    play.lapse("circle", "senate.murder")
    play.lapse("diamond", "senate.murder")
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]


@clause("RR-1.14.10")
def test_where_no_such_card_can_be_about_nobody_is_asked(play: Play) -> None:
    session(play, "senate.business", holds("triangle", "tribune.1"), holds("circle", "seduction"))
    propose(play, "minor", PRAISE)
    play.answer("triangle", "senate.veto", "tribune.1")
    assert play.saw(MotionFell)


@clause("RR-1.14.5")
def test_a_senator_in_rome_is_needed(play: Play) -> None:
    vetoed(play, holds("circle", GRAFT), crowd, away(3, 7))
    assert play.options("circle", "senate.graft") == ["none", "fam-papirius", "fam-sulpicius"]
    with pytest.raises(IllegalAnswer, match="unknown"):
        play.answer("circle", "senate.graft", "fam-valerius")


# Graft


@clause("RR-1.14.5", "RR-1.09.153", "RR-DP56")
def test_a_price_that_is_paid_cancels_the_tribune(play: Play) -> None:
    vetoed(play, holds("circle", GRAFT), lambda g: pay(g, 3, 5), dice={"graft": [4]})
    play.answer("circle", "senate.graft", "fam-valerius")
    assert play.decision("circle", "senate.price").about["talents"] == 4
    assert play.decision("circle", "senate.price").lapse == "decline"
    play.answer("circle", "senate.price", "pay")
    assert play.saw(GraftOffered) == [GraftOffered(CIRCLE, "fam-valerius", GRAFT, 4, paid=True)]
    assert play.senator(3).talents == 1
    assert motion(play).number == 1, "the vote goes on"
    assert {GRAFT, TRIBUNE} <= set(play.g.gone)
    invariants(play.g)


@clause("RR-1.14.5", "RR-DP56")
def test_declined_both_cards_are_spent_and_the_veto_stands(play: Play) -> None:
    vetoed(play, holds("circle", GRAFT), lambda g: pay(g, 3, 5), dice={"graft": [4]})
    play.answer("circle", "senate.graft", "fam-valerius")
    play.lapse("circle", "senate.price")
    assert play.saw(GraftOffered) == [GraftOffered(CIRCLE, "fam-valerius", GRAFT, 4, paid=False)]
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]
    assert {GRAFT, TRIBUNE} <= set(play.g.gone)
    assert play.senator(3).talents == 5


@clause("RR-1.14.5")
def test_who_cannot_pay_is_not_asked(play: Play) -> None:
    vetoed(play, holds("circle", GRAFT), lambda g: pay(g, 3, 3), dice={"graft": [4]})
    play.answer("circle", "senate.graft", "fam-valerius")
    assert [one.fate for one in play.saw(MotionFell)] == ["vetoed"]


@clause("RR-1.14.5", "RR-1.09.151")
def test_a_proposal_is_cancelled_before_the_first_vote(play: Play) -> None:
    change = (holds("triangle", TRIBUNE), holds("circle", GRAFT), lambda g: pay(g, 3, 6))
    session(play, "senate.business", governed, *change, scenario="middle")
    play.answer("triangle", "senate.minor", BLAME, forced=1)
    play.answer("circle", "senate.graft", "fam-valerius")
    play.answer("circle", "senate.price", "pay")
    assert play.g.senate.motion is None
    assert ("diamond", "senate.floor") in play.asked()


@clause("RR-1.14.5")
def test_another_tribune_may_follow(play: Play) -> None:
    vetoed(play, holds("square", "tribune.11"), holds("circle", GRAFT), lambda g: pay(g, 3, 6))
    play.answer("circle", "senate.graft", "fam-valerius")
    play.answer("circle", "senate.price", "pay")
    play.lapse_all("senate.mob")
    play.answer("square", "senate.veto", "tribune.11")
    play.lapse_all("senate.graft")
    play.lapse_all("senate.murder")
    assert play.g.senate.motion is None
    assert ("diamond", "senate.floor") in play.asked()


@clause("RR-1.09.15", "RR-1.09.153")
def test_a_free_tribune_can_be_cancelled_too_and_is_spent(play: Play) -> None:
    def cato(g: Rome) -> None:
        add_statesman(g, "st-22a", "triangle")
        pay(g, 3, 6)

    session(play, "senate.business", governed, cato, holds("circle", GRAFT), scenario="middle")
    propose(play, "minor", PRAISE)
    play.answer("triangle", "senate.veto", "st-22a")
    play.answer("circle", "senate.graft", "fam-valerius")
    play.answer("circle", "senate.price", "pay")
    assert motion(play).number == 1
    assert play.g.senate.vetoes == ["st-22a"]


# Murder


@clause("RR-1.14.6", "RR-DP57")
@pytest.mark.parametrize(("roll", "cancelled"), [(2, True), (6, True), (1, False), (5, False)])
def test_an_even_roll_cancels_and_it_costs_popularity_either_way(play: Play, roll: int, cancelled: bool) -> None:
    vetoed(play, holds("circle", MURDER), dice={"murder": [roll]})
    play.lapse("circle", "senate.graft")
    play.answer("circle", "senate.murder", "fam-valerius")
    assert play.saw(TribuneAttacked) == [TribuneAttacked(CIRCLE, "fam-valerius", MURDER, roll, cancelled)]
    assert play.senator(3).popularity == -roll
    assert bool(play.saw(MotionFell)) != cancelled


# The mob


@clause("RR-1.14.7", "RR-DP58")
def test_the_mob_kills_in_the_faction_that_played_the_card(play: Play) -> None:
    """Furius has ORA 3: 4 + 3 chits. Papirius and Valerius are circle's; Fulvius is away."""
    chits = places(["11", "3", "7", "1", "none", "none", "20"])
    vetoed(
        play, crowd, holds("circle", MURDER), holds("square", MOB), away(7),
        dice={"murder": [1], "mob-incited": [4], "incited": chits},
    )  # fmt: skip
    play.lapse_all("senate.graft")
    play.answer("circle", "senate.murder", "fam-valerius")
    assert play.decision("square", "senate.mob").lapse == "none"
    play.answer("square", "senate.mob", "fam-furius")
    assert play.saw(MobIncited) == [MobIncited(SQUARE, "fam-furius", MOB, CIRCLE, 4, 7)]
    assert [(one.senator, one.cause) for one in play.saw(Died)] == [("fam-papirius", "mob"), ("fam-valerius", "mob")]
    assert numbered(play.g, 7)
    assert MOB in play.g.gone


@clause("RR-1.14.7", "RR-1.09.721")
def test_if_the_mob_kills_a_nominee_the_vote_is_cancelled(play: Play) -> None:
    session(
        play, "senate.consuls", crowd, holds("triangle", TRIBUNE), holds("circle", MURDER), holds("square", MOB),
        scenario="middle", dice={"murder": [2], "mob-incited": [1], "incited": places(["11", "1", "none", "none"])},
    )  # fmt: skip
    propose(play, "consuls", {"first": "fam-papirius", "second": "fam-fulvius"})
    play.answer("triangle", "senate.veto", TRIBUNE)
    play.lapse_all("senate.graft")
    play.answer("circle", "senate.murder", "fam-valerius")
    play.answer("square", "senate.mob", "fam-furius")
    assert [one.fate for one in play.saw(MotionFell)] == ["cancelled"]
    assert ("diamond", "senate.consuls") in play.asked()


@clause("RR-1.14.7", "RR-1.09.721")
def test_if_the_mob_kills_whom_a_tribune_names_before_the_vote_it_is_lost(play: Play) -> None:
    session(
        play, "senate.consuls", crowd, holds("triangle", TRIBUNE), holds("circle", MURDER), holds("square", MOB),
        scenario="middle", dice={"murder": [1], "mob-incited": [1], "incited": places(["11", "1", "none", "none"])},
    )  # fmt: skip
    propose(play, "consuls", {"first": "fam-papirius", "second": "fam-fulvius"}, seat="triangle", forced=1)
    play.lapse_all("senate.graft")
    play.answer("circle", "senate.murder", "fam-valerius")
    play.answer("square", "senate.mob", "fam-furius")
    assert [one.senator for one in play.saw(Died)] == ["fam-papirius"]
    assert play.g.senate.motion is None
    assert ("diamond", "senate.consuls") in play.asked()


@clause("RR-1.14.7")
def test_it_answers_a_graft_too_whatever_came_of_it(play: Play) -> None:
    vetoed(play, holds("circle", GRAFT), holds("diamond", MOB), dice={"graft": [6]})
    play.answer("circle", "senate.graft", "fam-valerius")
    assert ("diamond", "senate.mob") in play.asked()
    play.lapse("diamond", "senate.mob")
    assert not play.saw(MobIncited)


@clause("RR-1.14.7")
def test_without_a_senator_in_rome_nobody_incites_it(play: Play) -> None:
    vetoed(play, holds("circle", GRAFT), holds("square", MOB), crowd, away(4, 8, 12, 16), dice={"graft": [6]})
    play.answer("circle", "senate.graft", "fam-valerius")
    assert play.options("square", "senate.mob") == ["none"]
