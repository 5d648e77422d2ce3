"""RR-1.07.21.13, 1.09.9: alliances and automatic recalls when the Senate is closed."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.forum.events_cards import EventLeft, LeaderIdle, ProvinceCreated, WarLeft
from games.republic.pieces import CIVIL_WAR
from games.rome.pieces import Bequest
from games.rome.senate.events_business import AllianceMade
from games.rome.senate.events_units import ForceReturned
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import in_revolt, legion
from tests.games.rome.play import Play, add_force, add_leader, add_province, add_statesman, numbered
from tests.games.rome.senate import rated, session
from tests.games.rome.units import event, force, war

ALLIANCE = "te-new-alliance"
JUGURTHA = "jugurthine"


def closing(play: Play, *changes: Any, **how: Any) -> Play:
    """The Senate is closed, and the Combat Phase is to begin; the War of the set-up has not come."""
    play.until("combat.opening")
    return session(play, "senate.adjournment", lambda g: g.wars.clear(), *changes, **how)


# New Alliance


@clause("RR-1.07.21.13", "RR-DP68")
def test_the_hrao_must_choose_a_war_that_ends(play: Play) -> None:
    closing(play, event(ALLIANCE), war("syrian"), war("macedonian-1", "inactive"))
    asked = play.decision("diamond", "senate.ally")
    assert (asked.point, asked.lapse) == ("RR-DP68", "macedonian-1")
    assert play.options("diamond", "senate.ally") == ["syrian", "macedonian-1"]
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("diamond", "senate.ally", "none")
    assert refused.value.reason == "choice.unknown"


@clause("RR-1.07.21.13")
def test_at_level_1_half_the_spoils_and_the_war_goes_back_to_the_deck(play: Play) -> None:
    closing(play, event(ALLIANCE), war("syrian", naval_victory=True), force("syrian", 6, legions=3, fleets=2))
    before = play.g.treasury
    play.lapse("diamond", "senate.ally")
    assert play.g.treasury == before + 22, "45 halved, down"
    assert play.saw(WarLeft) == [WarLeft("syrian", 22, shuffled=True)]
    assert "syrian" in play.g.deck[-6:]
    assert play.senator(6).place == "rome"
    assert play.g.forces == {}
    assert [one.event for one in play.saw(EventLeft)] == [ALLIANCE]
    invariants(play.g)


@clause("RR-1.07.21.13")
def test_a_province_in_revolt_is_fully_defeated(play: Play) -> None:
    closing(play, event(ALLIANCE), war("revolt-sicilia", province="sicilia", revolt=True))
    play.lapse("diamond", "senate.ally")
    assert play.g.provinces["sicilia"].governor == ""
    assert play.saw(WarLeft) == [WarLeft("revolt-sicilia", 0, shuffled=False)]


@clause("RR-1.07.21.13")
def test_not_a_civil_war_and_without_a_legal_target_it_is_discarded(play: Play) -> None:
    closing(play, event(ALLIANCE), in_revolt(legion()))
    assert [one.event for one in play.saw(EventLeft)] == [ALLIANCE]
    assert CIVIL_WAR in play.g.wars
    assert play.awaited() == []


@clause("RR-1.07.21.13")
def test_at_level_2_all_spoils_its_provinces_and_the_card_is_discarded(play: Play) -> None:
    closing(play, event(ALLIANCE, 2), war("punic-1"))
    before = play.g.treasury
    play.lapse("diamond", "senate.ally")
    assert play.g.treasury == before + 35
    assert play.saw(AllianceMade) == [AllianceMade("punic-1", 35)]
    assert [one.province for one in play.saw(ProvinceCreated)] == ["sicilia", "sardinia-et-corsica"]
    assert "punic-1" in play.g.gone
    assert "punic-1" not in play.g.defeated
    assert "punic-1" not in play.g.deck


@clause("RR-1.07.21.13")
def test_at_level_2_no_revolt(play: Play) -> None:
    closing(play, event(ALLIANCE, 2), war("gallic-1", revolt=True), war("revolt-sicilia", province="sicilia"))
    assert play.awaited() == []
    assert play.saw(AllianceMade) == []


@clause("RR-1.07.21.13", "RR-1.16.4")
def test_at_level_2_a_province_comes_without_a_battle(play: Play) -> None:
    closing(play, event(ALLIANCE, 2), war("germanic-migrations"))
    play.lapse("diamond", "senate.ally")
    assert [one.province for one in play.saw(ProvinceCreated)] == ["gallia-narbonensis"]


@clause("RR-1.10.4", "RR-1.07.21.13")
@pytest.mark.parametrize("over", [True, False])
def test_illyricum_is_created_when_both_wars_are_over(play: Play, *, over: bool) -> None:
    def change(g: Rome) -> None:
        g.deck = [one for one in g.deck if one != "illyrian-1"]
        (g.gone if over else g.deck).append("illyrian-1")

    closing(play, event(ALLIANCE, 2), change, war("illyrian-2"))
    play.lapse("diamond", "senate.ally")
    assert ("illyricum" in play.g.provinces) == over


@clause("RR-1.07.21.13")
def test_a_leader_left_without_a_matching_war_goes_to_the_curia(play: Play) -> None:
    closing(play, event(ALLIANCE), war("macedonian-1"), lambda g: add_leader(g, "philip-v", "macedonian-1"))
    play.lapse("diamond", "senate.ally")
    assert play.g.leaders["philip-v"].war == ""
    assert [one.leader for one in play.saw(LeaderIdle)] == ["philip-v"]


@clause("RR-1.09", "RR-1.07.21.13")
def test_alliances_come_before_automatic_recalls(play: Play) -> None:
    closing(play, event(ALLIANCE), war("syrian"), force(JUGURTHA, legions=1))
    assert play.saw(ForceReturned) == []
    play.answer("diamond", "senate.ally", "syrian")
    assert [one.war for one in play.saw(ForceReturned)] == [JUGURTHA]


# Automatic recalls


@clause("RR-1.09.9")
@pytest.mark.parametrize(("legions", "fleets", "stays"), [(1, 2, True), (1, 1, False), (0, 2, False)])
def test_proconsuls_without_what_their_war_needs_return(play: Play, legions: int, fleets: int, *, stays: bool) -> None:
    closing(play, force(JUGURTHA, 6, legions=legions, fleets=fleets))
    assert (play.senator(6).place == "force") == stays
    assert play.senator(6).proconsul == stays
    if not stays:
        assert play.saw(ForceReturned) == [ForceReturned(JUGURTHA, ("fam-manlius",), legions, 0, fleets)]
        assert play.g.forces == {}
    invariants(play.g)


@clause("RR-1.09.9")
@pytest.mark.parametrize(("beaten", "fleets", "stays"), [(False, 5, True), (True, 5, False), (False, 4, False)])
def test_while_its_fleet_stands_a_fleet_is_needed_and_no_legion(
    play: Play, fleets: int, *, beaten: bool, stays: bool
) -> None:
    def change(g: Rome) -> None:
        g.wars["punic-1"].naval_victory = beaten

    closing(play, force("punic-1", 6, fleets=fleets), change)
    assert (play.senator(6).place == "force") == stays


@clause("RR-1.09.9")
def test_any_force_without_a_commander_returns(play: Play) -> None:
    closing(play, force(JUGURTHA, legions=5, fleets=5))
    assert play.g.forces == {}
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (9, 5)


@clause("RR-1.09.9", "RR-1.10.64")
@pytest.mark.parametrize(("turn", "stays"), [(0, True), (1, False), (2, True)])
def test_lucullus_is_recalled_a_turn_after_his_disaster(play: Play, turn: int, *, stays: bool) -> None:
    def change(g: Rome) -> None:
        lucullus = add_statesman(g, "st-29b", "circle") or g.senators["st-29b"]
        lucullus.shirked = turn
        add_force(g, JUGURTHA, lucullus.number, legions=5, fleets=5)
        g.turn = 2

    closing(play, change)
    assert bool(play.g.forces) == stays


@clause("RR-1.09.648")
def test_who_was_sent_for_a_bequest_is_not_recalled(play: Play) -> None:
    def change(g: Rome) -> None:
        add_force(g, JUGURTHA, 2, legions=3, fleets=3).war = "bequest-pergamene"
        del g.wars[JUGURTHA]
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene", collector="fam-fabius")

    closing(play, change)
    assert len(play.g.forces) == 1


@clause("RR-1.13.1")
def test_spoils_taken_through_a_legate_are_a_charge_only_in_this_turn(play: Play) -> None:
    def change(g: Rome) -> None:
        add_province(g, "sicilia").governor = "fam-fabius"
        numbered(g, 2).legates.append("sicilia")
        numbered(g, 2).place = "force"

    closing(play, rated(2, corrupt=["sicilia", "africa"]), change)
    assert play.senator(2).corrupt == ["africa"]
