"""RC-15.11: the other factions try to kill a Suffete for Life, or whom a player points at."""

from __future__ import annotations

import pytest

from games.carthage.state import Carthage
from games.republic.neutrals.events import ConspiracyRolled
from games.republic.pieces import Reign
from games.republic.reign import controlled, posed
from tests.clauses import clause, points
from tests.games.carthage.neutrals import CIRCLE, TRIANGLE, members, solo
from tests.games.carthage.play import Play, numbered

APPENDIX = points("republic-of-carthage")


def mighty(g: Carthage) -> None:
    """Himilco of the Plutocrats has more INF than anybody."""
    numbered(g, 8).influence = 22


@clause("RC-15.11", "RC-DP61")
def test_a_player_may_ask_once_and_the_highest_must_try(play: Play) -> None:
    rolls = {"plot": [2, 6, 1, 3], "assassination": [6]}
    solo(play, "senate.plots", mighty, members("diamond"), dice=rolls)
    decision = play.decision("diamond", "senate.conspire")
    assert (decision.point, decision.clause, decision.lapse) == ("RC-DP61", APPENDIX["RC-DP61"][0], "none")
    play.answer("diamond", "senate.conspire", "ask")
    (told,) = play.saw(ConspiracyRolled)
    assert (told.victim, told.seat) == ("fam-himilco", TRIANGLE)
    assert dict(told.rolls) == {"diamond": 2, "triangle": 6, "square": 1, "star": 3}


@clause("RC-15.11")
def test_assassin_cards_add_to_the_roll(play: Play) -> None:
    rolls = {"plot": [4, 4, 1, 3], "assassination": [1]}
    solo(play, "senate.plots", mighty, members("diamond"), dice=rolls, cards={"triangle": ["assassin.1"]})
    play.answer("diamond", "senate.conspire", "ask")
    assert play.saw(ConspiracyRolled)[0].seat == TRIANGLE
    assert "assassin.1" in play.g.gone


@clause("RC-15.11", "RC-9.10.3")
def test_it_is_asked_of_the_player_even_if_another_rules_for_him(play: Play) -> None:
    """It is an assassination: a Suffete for Life decides nothing about those."""

    def ruled(g: Carthage) -> None:
        mighty(g)
        g.reigns = [Reign(senator="fam-himilco", seat=CIRCLE, influence=22)]

    g = solo(play, "senate.plots", mighty, members("diamond")).g
    decision = play.decision("diamond", "senate.conspire")
    ruled(g)
    assert controlled(g, decision.seat)
    assert posed(g, [decision]) == [decision]


@clause("RC-15.11")
@pytest.mark.parametrize(
    ("influence", "other", "asked"), [(20, 3, False), (21, 3, True), (22, 22, False), (22, 21, True)]
)
def test_only_one_above_all_with_21_is_a_target(play: Play, influence: int, other: int, asked: bool) -> None:
    def change(g: Carthage) -> None:
        numbered(g, 8).influence, numbered(g, 9).influence = influence, other

    solo(play, "senate.plots", change, members("diamond"))
    assert bool(play.asked("senate.conspire")) is asked


@clause("RC-15.11")
def test_a_suffete_for_life_is_attacked_unasked_and_rules_no_longer_if_he_dies(play: Play) -> None:
    def named(g: Carthage) -> None:
        mighty(g)
        g.reigns = [Reign(senator="fam-himilco", seat=CIRCLE, influence=22)]

    solo(play, "senate.plots", named, members("diamond"), dice={"plot": [1, 6, 2, 3], "assassination": [6]})
    assert play.saw(ConspiracyRolled)
    assert play.g.reigns == []
