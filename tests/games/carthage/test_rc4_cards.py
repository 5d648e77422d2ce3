"""RC-4.13, with RC-8.9.2 to RC-8.9.4: Statesmen and Trade Concessions played before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.basics.events import NothingPlayed
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.forum.events import ConcessionPlayed, StatesmanPlayed
from tests.clauses import clause
from tests.games.carthage.play import CHAIRS, Play, home_suffete, run


def hand(seat: str, *cards: str) -> Any:
    return {"cards": {seat: cards}, "change": settled}


def settled(g: Carthage) -> None:
    """As after RC-4.6, the step of RC-4.13 still to come."""
    for step in ("setup.traders", "setup.leaders", "setup.governors", "setup.committee"):
        run(g, step)
    g.told.clear()


@clause("RC-4.13", "RC-8.9.4")
def test_a_trade_concession_goes_to_any_of_ones_own_senators(play: Play) -> None:
    play.at("setup.cards", **hand("diamond", "tc-salt-works", "assassin.1"))
    assert play.options("diamond", "setup.play") == [
        "none", "tc-salt-works@fam-mago", "tc-salt-works@fam-mangi", "tc-salt-works@fam-bomilcar",
    ]  # fmt: skip
    play.answer("diamond", "setup.play", "tc-salt-works@fam-mangi")
    assert play.told == [ConcessionPlayed(Seat("diamond"), "tc-salt-works", "fam-mangi")]
    assert play.senator(5).concessions == ["tc-salt-works"]
    assert play.options("diamond", "setup.play") == ["none"]


@clause("RC-4.13", "RC-8.9.4")
def test_a_concession_may_go_to_a_governor_who_is_away(play: Play) -> None:
    play.at("setup.cards", **hand("triangle", "tc-salt-works"))
    play.answer("diamond", "setup.play", "none")
    play.answer("triangle", "setup.play", "tc-salt-works@fam-barca")
    assert play.senator(2).concessions == ["tc-salt-works"]


@clause("RC-4.13", "RC-1.5a")
@pytest.mark.parametrize(("suffete", "first"), [(1, 0), (7, 2)])
def test_all_play_in_order_from_the_suffetes_player_able_or_not(play: Play, suffete: int, first: int) -> None:
    def begun(g: Carthage) -> None:
        settled(g)
        home_suffete(suffete)(g)

    play.at("setup.cards", cards={"circle": ["tc-salt-works"]}, change=begun)
    for seat in (*CHAIRS[first:4], *CHAIRS[:first]):
        assert play.asked() == [(seat, "setup.play")]
        play.answer(seat, "setup.play", "none")
        assert NothingPlayed(Seat(seat)) in play.told


@clause("RC-4.13", "RC-8.9.2", "RC-8.9.3")
def test_a_statesman_lies_on_his_family_with_all_its_markers(play: Play) -> None:
    play.at("setup.cards", **hand("square", "st-8a"))
    himilco = play.senator(8)
    himilco.traders, himilco.influence, himilco.popularity = 3, 2, -1
    for seat in CHAIRS[:3]:
        play.answer(seat, "setup.play", "none")
    play.answer("square", "setup.play", "st-8a")
    assert play.told[0] == StatesmanPlayed(Seat("square"), "st-8a", "fam-himilco")
    assert play.senator(8) is himilco
    assert himilco.cards == ["fam-himilco", "st-8a"]
    assert (himilco.influence, himilco.popularity, himilco.traders) == (3, 0, 3)
    assert (himilco.exploration, himilco.oratory) == (4, 3)


@clause("RC-8.9.2", "RC-4.13")
@pytest.mark.parametrize(("popularity", "kept"), [(-2, 0), (4, 4)])
def test_the_higher_influence_and_popularity_are_kept(play: Play, popularity: int, kept: int) -> None:
    play.at("setup.cards", **hand("diamond", "st-1a"))
    play.senator(1).popularity = popularity
    play.answer("diamond", "setup.play", "st-1a")
    one = play.senator(1)
    assert (one.influence, one.popularity, one.office) == (10, kept, "home-suffete")


@clause("RC-8.9.2", "RC-4.13")
def test_a_statesman_whose_family_is_not_in_play_stands_alone(play: Play) -> None:
    def no_malchus(g: Carthage) -> None:
        settled(g)
        del g.senators["fam-malchus"]
        g.curia.families.append("fam-malchus")

    play.at("setup.cards", cards={"diamond": ["st-12a"]}, change=no_malchus)
    play.answer("diamond", "setup.play", "st-12a")
    malchus = play.senator(12)
    assert (malchus.id, malchus.cards, malchus.faction, malchus.influence) == ("st-12a", ["st-12a"], "diamond", 4)


@clause("RC-8.9.2", "RC-4.13")
def test_a_statesman_takes_his_family_out_of_the_forum(play: Play) -> None:
    def free(g: Carthage) -> None:
        settled(g)
        g.senators["fam-malchus"].faction = None

    play.at("setup.cards", cards={"diamond": ["st-12a"]}, change=free)
    play.answer("diamond", "setup.play", "st-12a")
    assert play.senator(12).cards == ["fam-malchus", "st-12a"]
    assert play.senator(12).faction == "diamond"


@clause("RC-8.9.2", "RC-4.13")
def test_not_while_another_player_has_the_family(play: Play) -> None:
    play.at("setup.cards", **hand("diamond", "st-8a"))
    assert play.options("diamond", "setup.play") == ["none"]


@clause("RC-8.9.2", "RC-4.13")
def test_not_while_the_family_is_an_unaligned_governor(play: Play) -> None:
    def governs(g: Carthage) -> None:
        settled(g)
        senator = g.senators["fam-barca"]
        senator.faction = None

    play.at("setup.cards", cards={"diamond": ["st-2a"]}, scenario="late", change=governs)
    assert play.options("diamond", "setup.play") == ["none"]


@clause("RC-11.2.1", "RC-8.9.2")
def test_the_pair_2a_2b_may_be_played_by_one_faction_only(play: Play) -> None:
    play.at("setup.cards", cards={"triangle": ["st-2a", "st-2b"]}, scenario="late", change=settled)
    play.answer("diamond", "setup.play", "none")
    play.answer("triangle", "setup.play", "st-2a")
    play.answer("triangle", "setup.play", "st-2b")
    assert [one.id for one in play.g.numbered(2)] == ["fam-barca", "st-2b"]


@clause("RC-11.2.1", "RC-8.9.2")
def test_not_the_second_of_the_pair_by_another_faction(play: Play) -> None:
    def free(g: Carthage) -> None:
        settled(g)
        g.senators.pop("fam-barca")
        g.provinces["coastal-spain"].governor = ""
        g.deck.append("fam-barca")

    play.at("setup.cards", cards={"diamond": ["st-2a"], "triangle": ["st-2b"]}, scenario="late", change=free)
    play.answer("diamond", "setup.play", "st-2a")
    play.answer("diamond", "setup.play", "none")
    assert play.options("triangle", "setup.play") == ["none"]


@clause("RC-11.2.2", "RC-8.9.2")
def test_3a_keeps_3b_in_the_hand(play: Play) -> None:
    play.at("setup.cards", cards={"circle": ["st-3a", "st-3b"]}, scenario="campaign", change=settled)
    for seat in CHAIRS[:2]:
        play.answer(seat, "setup.play", "none")
    play.answer("circle", "setup.play", "st-3a")
    assert play.options("circle", "setup.play") == ["none"]


@clause("RC-4.13")
def test_statesmen_played_now_do_not_change_the_suffete(play: Play) -> None:
    play.at("setup.cards", **hand("diamond", "st-1a"))
    play.answer("diamond", "setup.play", "st-1a")
    assert play.g.hrao() is play.senator(1)
    assert [play.g.provinces[name].governor for name in play.g.provinces] == ["fam-barca", "fam-hanno"]


@clause("RC-4.13", "RC-1.5e", "RC-DP5")
def test_nobody_learns_from_the_asking_what_a_hand_holds(play: Play) -> None:
    """A hand is answered for after a while, if nothing in it can be played; an empty one, as all see, at once."""
    play.at("setup.cards", cards={"diamond": ["st-1a"], "triangle": ["assassin.1"]}, change=settled)
    assert play.decision("diamond", "setup.play").hidden
    play.answer("diamond", "setup.play", "none")
    asked = play.decision("triangle", "setup.play")
    assert (play.options("triangle", "setup.play"), asked.hidden) == (["none"], True)
    play.answer("triangle", "setup.play", "none")
    assert not play.decision("circle", "setup.play").hidden
