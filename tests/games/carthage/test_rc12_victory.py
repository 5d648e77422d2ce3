"""RC-12: the end of the turn, victory and defeat."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.basics.events import GameEnded
from games.carthage.pieces import Ending
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.events import TieRolled
from games.republic.pieces import Reign
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_war, numbered
from tests.games.carthage.revolution import in_revolt
from tests.games.carthage.senate import Change

WARS = ("massilian-war", "libyan-revolt", "cyrenean-war", "numidian-war-1", "syracusan-war-1")


def wars(status: str, count: int) -> Change:
    """So many Wars of this kind are in the Forum."""

    def change(g: Carthage) -> None:
        for name in WARS[:count]:
            add_war(g, name, status)

    return change


def for_life(*appointed: int, elected: int = 0) -> Change:
    """Who has become Suffete for Life this turn."""

    def change(g: Carthage) -> None:
        numbers = [(number, False) for number in appointed] + ([(elected, True)] if elected else [])
        for number, by_vote in numbers:
            one = numbered(g, number)
            g.reigns.append(Reign(senator=one.id, seat=g.owner(one), influence=one.influence, elected=by_vote))

    return change


def turn_ends(play: Play, *changes: Change, **how: Any) -> Play:
    """The end of the turn comes."""

    def change(g: Carthage) -> None:
        for one in changes:
            one(g)

    return play.at("revolution.end", chits=["none"], change=change, **how)


# Defeat


@clause("RC-12.3")
@pytest.mark.parametrize(("status", "reason"), [("active", "wars"), ("lost", "lost-wars")])
@pytest.mark.parametrize("count", [3, 4, 5])
def test_four_wars_active_or_lost_are_the_end(play: Play, status: str, reason: str, count: int) -> None:
    turn_ends(play, wars(status, count), for_life(1, elected=5))
    if count < 4:
        assert play.g.ending != Ending(reason=reason)  # type: ignore[arg-type]
    else:
        assert play.g.ending == Ending(reason=reason)  # type: ignore[arg-type]
        assert play.told == [GameEnded(reason, None)]
        assert play.table.over


@clause("RC-12.3a")
@pytest.mark.parametrize(("declared", "falls"), [(1, False), (0, True)])
def test_a_civil_war_counts_only_from_the_turn_after(play: Play, declared: int, falls: bool) -> None:
    """Turn 1 ends."""

    def revolt(g: Carthage) -> None:
        add_war(g, "civil-war", province="", declared=declared)

    turn_ends(play, wars("active", 3), revolt)
    assert play.table.over == falls


@clause("RC-12.3a")
def test_lost_wars_and_idle_ones_are_not_active(play: Play) -> None:
    def idle(g: Carthage) -> None:
        add_war(g, "conquest-of-tunisia", "inactive")
        add_war(g, "syracusan-war-2", "imminent")
        add_war(g, "syracusan-war-1", "lost")

    turn_ends(play, wars("active", 3), idle)
    assert not play.table.over


# A Suffete for Life


@clause("RC-12.1", "RC-12.1c")
@pytest.mark.parametrize(("changes", "winner"), [(for_life(6), "triangle"), (for_life(elected=7), "circle")])
def test_a_suffete_for_life_wins(play: Play, changes: Change, winner: str) -> None:
    turn_ends(play, changes)
    assert play.g.ending == Ending(reason="suffete-for-life", winner=Seat(winner))
    assert play.told == [GameEnded("suffete-for-life", Seat(winner))]


@clause("RC-12.1c")
def test_appointment_comes_before_election(play: Play) -> None:
    turn_ends(play, for_life(6, elected=7))
    assert play.g.ending == Ending(reason="suffete-for-life", winner=Seat("triangle"))


@clause("RC-12.1", "RC-12.1c")
def test_he_comes_before_the_end_of_the_deck(play: Play) -> None:
    def last(g: Carthage) -> None:
        g.deck.clear()
        numbered(g, 7).influence = 50

    turn_ends(play, for_life(6), last)
    assert play.g.ending == Ending(reason="suffete-for-life", winner=Seat("triangle"))


@clause("RC-12.2")
def test_only_if_carthage_stands(play: Play) -> None:
    turn_ends(play, for_life(6, elected=7), wars("active", 4))
    assert play.g.ending == Ending(reason="wars")


@clause("RC-12.1c", "RC-9.10.3")
async def test_a_dead_one_wins_all_the_same(play: Play) -> None:
    def dead(g: Carthage) -> None:
        for_life(6)(g)
        del g.senators["fam-milko"]
        g.curia.families.append("fam-milko")
        g.committee["harbor-master"].member = ""

    turn_ends(play, dead)
    assert play.told == [GameEnded("suffete-for-life", Seat("triangle"))]


@clause("RC-9.10.2")
@pytest.mark.parametrize(("influence", "winner"), [({6: 36, 7: 35}, "triangle"), ({6: 35, 7: 36}, "circle")])
def test_of_several_the_highest(play: Play, influence: dict[int, int], winner: str) -> None:
    def standing(g: Carthage) -> None:
        for number, points in influence.items():
            numbered(g, number).influence = points

    turn_ends(play, standing, for_life(6, 7))
    assert play.told[-1] == GameEnded("suffete-for-life", Seat(winner))


@clause("RC-9.10.2")
def test_a_tie_goes_to_the_faction_with_more_influence(play: Play) -> None:
    def standing(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.influence = {6: 35, 7: 35, 11: 1}.get(senator.number, 0)

    turn_ends(play, standing, for_life(6, 7))
    assert play.told == [GameEnded("suffete-for-life", Seat("circle"))]


@clause("RC-9.10.2", "RC-1.5b")
def test_then_to_the_dice(play: Play) -> None:
    def standing(g: Carthage) -> None:
        for senator in g.senators.values():
            senator.influence = {6: 35, 7: 35}.get(senator.number, 0)

    turn_ends(play, standing, for_life(6, 7), dice={"tie.suffete-for-life": [1, 1, 6, 6]})
    assert len(play.saw(TieRolled)) == 1
    assert play.told[-1] == GameEnded("suffete-for-life", Seat("circle"))


# The last turn


@clause("RC-12.1")
def test_a_table_that_agreed_on_turns_ends_with_the_most_influence(play: Play) -> None:
    def agreed(g: Carthage) -> None:
        g.last_turn = 1
        numbered(g, 7).influence = 50

    play.at("revolution.end", change=agreed)
    assert play.table.over
    assert play.told == [GameEnded("influence", Seat("circle"))]
    assert play.g.ending == Ending(reason="influence", winner=Seat("circle"))
    assert play.table.view(None).phase == "over"  # type: ignore[attr-defined]


@clause("RC-12.1d", "RC-1.5b")
def test_equal_influence_goes_to_the_highest_senator_then_votes_then_dice(play: Play) -> None:
    def agreed(g: Carthage) -> None:
        g.last_turn = 1
        for senator in g.senators.values():
            senator.influence = {5: 20, 7: 20}.get(senator.number, 0)

    play.at("revolution.end", change=agreed)
    assert play.told[-1] == GameEnded(
        "influence", Seat("diamond")
    )  # votes in Carthage: 8 against 6, though Hanno has 4 away
    assert not play.saw(TieRolled)


@clause("RC-12.1d")
@pytest.mark.parametrize(
    ("influence", "captive", "rebel", "winner"),
    [
        ({1: 9, 5: 9, 9: 9, 2: 20}, 0, 0, "diamond"),  # 27 in all against 20
        ({1: 9, 5: 9, 2: 18}, 0, 0, "triangle"),  # 18 each: the highest of one
        ({1: 9, 5: 9, 9: 9, 2: 20}, 9, 0, "triangle"),  # a Captive does not count
        ({1: 9, 5: 9, 9: 9, 2: 20}, 0, 9, "triangle"),  # nor does a Rebel
        ({1: 9, 5: 9, 2: 18, 3: 9, 7: 18}, 7, 0, "triangle"),
    ],
)
def test_the_total_of_the_free_counts_then_the_highest_of_one(
    play: Play, influence: dict[int, int], captive: int, rebel: int, winner: str
) -> None:
    def agreed(g: Carthage) -> None:
        g.last_turn = 1
        for senator in g.senators.values():
            senator.influence = influence.get(senator.number, 0)
        if captive:
            numbered(g, captive).place = "captive"
        if rebel:
            in_revolt(rebel)(g)

    play.at("revolution.end", change=agreed)
    assert play.told[-1] == GameEnded("influence", Seat(winner))
    assert not play.saw(TieRolled)


@clause("RC-12.1d")
def test_a_faction_whose_senators_are_all_captive_has_no_influence(play: Play) -> None:
    def agreed(g: Carthage) -> None:
        g.last_turn = 1
        for senator in g.senators_of(Seat("square")):
            senator.place = "captive"

    play.at("revolution.end", change=agreed)
    assert play.g.ending
    assert play.g.ending.winner == "diamond"


# The next turn


@clause("RC-12.5", "RC-9.2a")
def test_terms_of_the_committee_fall_by_one(play: Play) -> None:
    def terms(g: Carthage) -> None:
        g.committee["state-treasurer"].term = 3
        g.committee["harbor-master"].term = 0

    g = turn_ends(play, terms).g
    assert (g.committee["state-treasurer"].term, g.committee["harbor-master"].term) == (2, 0)
    assert g.committee["state-treasurer"].member
    assert g.turn == 2
    invariants(g)


@clause("RC-12.4", "RC-4.15")
@pytest.mark.parametrize(("late_deck", "over"), [(True, False), (False, True)])
def test_a_campaign_goes_on_while_the_late_deck_waits(play: Play, late_deck: bool, over: bool) -> None:
    def early_deck_out(g: Carthage) -> None:
        g.gone += g.deck
        g.deck.clear()
        if not late_deck:
            g.gone += g.next_deck
            g.next_deck.clear()

    turn_ends(play, early_deck_out, scenario="campaign")
    assert play.table.over is over


@clause("RC-12.5")
def test_defeat_comes_before_victory(play: Play) -> None:
    def deck_out(g: Carthage) -> None:
        g.deck.clear()

    assert turn_ends(play, deck_out, wars("lost", 4)).g.ending == Ending(reason="lost-wars")
