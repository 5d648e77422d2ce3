"""RR-1.09.81: a Senate of fewer than 8 is filled up from the Curia, then from the Forum."""

from __future__ import annotations

import pytest

from games.republic.events import TieRolled
from games.republic.senate.events import SenatorJoined
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.assassins import attack
from tests.games.rome.forum import DIAMOND, SQUARE, TRIANGLE
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_senator, add_statesman, pay
from tests.games.rome.senate import PRAISE, Change, away, propose, session, vote_all

CURIA = ("fam-flaminius", "fam-aelius", "fam-sulpicius", "fam-calpurnius")


def curia(*families: str) -> Change:
    """These lie in the Curia, the first on top."""

    def change(g: Rome) -> None:
        g.deck = [card for card in g.deck if card not in families]
        g.curia.families[:] = families

    return change


def meeting(play: Play, *changes: Change) -> Play:
    return session(play, "senate.opening", *changes)


@clause("RR-1.09.81")
@pytest.mark.parametrize(("gone", "joined"), [(4, 0), (5, 1), (6, 2)])
def test_until_8_are_in_rome(play: Play, gone: int, joined: int) -> None:
    meeting(play, curia(*CURIA), away(*range(13 - gone, 13)))
    assert [one.senator for one in play.saw(SenatorJoined)] == list(CURIA[:joined])
    assert len(play.g.in_rome()) == 8
    assert play.g.curia.families == list(CURIA[joined:])
    invariants(play.g)


@clause("RR-1.09.81")
def test_or_until_nobody_is_left(play: Play) -> None:
    meeting(play, curia(*CURIA[:2]), away(*range(3, 13)))
    assert len(play.g.in_rome()) == 4
    assert play.g.curia.families == []


@clause("RR-1.09.81")
def test_the_smallest_faction_then_the_least_influence_in_rome(play: Play) -> None:
    """Square has two Senators; then all have three, and triangle has nobody in Rome."""

    def smaller(g: Rome) -> None:
        curia(*CURIA)(g)
        del g.senators["fam-acilius"]
        away(2, 6, 10, 5)(g)

    meeting(play, smaller)
    assert play.saw(SenatorJoined) == [SenatorJoined(SQUARE, "fam-flaminius")]
    play.forget()
    meeting(play, curia(*CURIA), away(2, 6, 10, 5, 9))
    assert play.saw(SenatorJoined)[0] == SenatorJoined(TRIANGLE, "fam-flaminius")


@clause("RR-1.09.81", "RR-0.3.1", "RR-1.04.8")
def test_then_two_dice(play: Play) -> None:
    """Diamond and triangle have three Senators, none of them in Rome."""
    how = {"dice": {"tie.repopulate": [1, 1, 6, 6]}}
    session(play, "senate.opening", curia(*CURIA), away(1, 5, 9, 2, 6, 10), **how)
    assert play.saw(TieRolled) == [TieRolled("repopulate", (DIAMOND, TRIANGLE), (2, 12))]
    assert [one.seat for one in play.saw(SenatorJoined)] == [TRIANGLE, DIAMOND]


@clause("RR-1.09.81")
def test_a_family_whose_statesman_is_in_play_is_passed_over(play: Play) -> None:
    def cato(g: Rome) -> None:
        add_statesman(g, "st-22a", "circle")
        curia("fam-porcius", "fam-aelius")(g)
        away(*range(1, 6))(g)

    meeting(play, cato)
    assert "fam-porcius" in play.g.curia.families
    assert [one.senator for one in play.saw(SenatorJoined)] == []


@clause("RR-1.09.81", "RR-DP64")
def test_with_an_empty_curia_the_player_chooses_one_in_the_forum_with_all_he_has(play: Play) -> None:
    def forum(g: Rome) -> None:
        curia()(g)
        away(2, 6, 10, 3, 7)(g)
        for number in (13, 14):
            add_senator(g, number, None)
        pay(g, 14, 3)

    meeting(play, forum)
    assert play.asked() == [("triangle", "senate.recruit")]
    assert play.options("triangle", "senate.recruit") == ["fam-flaminius", "fam-aelius"]
    assert play.decision("triangle", "senate.recruit").lapse == "fam-flaminius"
    play.answer("triangle", "senate.recruit", "fam-aelius")
    assert (play.senator(14).faction, play.senator(14).talents) == (TRIANGLE, 3)
    assert play.saw(SenatorJoined) == [SenatorJoined(TRIANGLE, "fam-aelius")]


@clause("RR-1.09.81")
def test_checked_after_each_change_but_not_in_the_middle_of_a_vote(play: Play) -> None:
    session(play, "senate.business", curia(*CURIA), away(1, 5, 9, 4), dice={"assassination": [6]})
    propose(play, "minor", PRAISE, seat=play.g.hrao_seat())
    attack(play)
    assert not play.saw(SenatorJoined)
    vote_all(play, ())
    assert len(play.g.in_rome()) == 8


@clause("RR-1.09.81")
def test_after_a_death_between_votes(play: Play) -> None:
    session(play, "senate.business", curia(*CURIA), away(1, 5, 9, 4), dice={"assassination": [6]})
    attack(play)
    assert [one.senator for one in play.saw(SenatorJoined)] == ["fam-flaminius"]
    assert len(play.g.in_rome()) == 8
