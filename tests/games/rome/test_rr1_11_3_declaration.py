"""RR-1.11.3, RR-1.11.31: commanders come home, lay down their commands, or revolt. Fabius is of triangle, MIL 4."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.pieces import CIVIL_WAR, Reign, TableEvent
from games.republic.revolution.events import CommandLaidDown
from games.rome.combat.events import MasterReturned
from games.rome.law import ROME
from games.rome.pieces import Bequest
from games.rome.revolution.events import (
    AllegianceTested,
    BequestCollected,
    BequestKept,
    RevoltBegan,
    RevoltDeclared,
    RevoltOutmatched,
    TreasuryLent,
    VictorsReturned,
)
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome import rulebook
from tests.games.rome.invariants import invariants
from tests.games.rome.money import in_revolt, legion
from tests.games.rome.play import Play, add_force, add_statesman, numbered, pay
from tests.games.rome.revolution import (
    GALLIC,
    GOVERNORS,
    in_office,
    rebels,
    revolting,
    rise,
    veteran_at_home,
    victorious,
)

FABIUS, MANLIUS, JULIUS, FURIUS = "fam-fabius", "fam-manlius", "fam-julius", "fam-furius"
TRIANGLE = Seat("triangle")

# Laying down


@clause("RR-1.11.3", "RR-DP81")
def test_he_lays_down_his_command(play: Play) -> None:
    g = revolting(play, victorious(2, legions=3, fleets=2)).g
    legions = len(g.army.active.legions)
    assert play.options("triangle", "revolution.revolt") == ["lay-down", "test", "revolt"]
    play.lapse("triangle", "revolution.revolt")
    assert play.saw(CommandLaidDown) == [CommandLaidDown((FABIUS,))]
    assert (g.forces, len(g.army.active.legions), g.army.active.fleets) == ({}, legions + 3, 2)
    assert (play.senator(2).in_capital, g.civil) == (True, None)
    invariants(g)


@clause("RR-1.11.3", "RR-1.09.174")
def test_a_consul_who_comes_home_keeps_his_office(play: Play) -> None:
    revolting(play, in_office("field-consul", 2), victorious(2, legions=1))
    play.lapse("triangle", "revolution.revolt")
    assert (play.senator(2).office, play.senator(2).in_capital) == ("field-consul", True)


@clause("RR-1.11.3")
def test_who_has_not_won_stays_with_his_force_and_is_not_asked(play: Play) -> None:
    g = revolting(play, lambda g: add_force(g, "syrian", 2, legions=2)).g
    assert (play.saw(CommandLaidDown), g.forces["force-1"].commanders) == ([], [FABIUS])


@clause("RR-1.11.3")
def test_the_force_of_a_dead_victor_returns(play: Play) -> None:
    g = revolting(play, victorious(legions=2, fleets=1)).g
    assert play.saw(VictorsReturned) == [VictorsReturned("force-1", 2, 1)]
    assert (g.forces, g.army.active.fleets) == ({}, 1)
    invariants(g)


@clause("RR-1.11.3")
def test_in_order_from_the_hrao_as_if_all_were_in_rome(play: Play) -> None:
    """Julius (square) is Dictator and in the field: his player is first, then clockwise."""
    revolting(play, victorious(2, legions=1), victorious(4, at=GALLIC, legions=1), in_office("dictator", 4))
    assert play.asked() == [("square", "revolution.revolt")]
    play.lapse("square", "revolution.revolt")
    assert play.asked() == [("triangle", "revolution.revolt")]


# Bequests


def bequest(*commanders: int) -> Any:
    """The Field Consul is at the Pergamene Bequest, or only his force still is."""

    def change(g: Rome) -> None:
        g.deck = [card for card in g.deck if card != "bequest-pergamene"]
        g.bequests["bequest-pergamene"] = Bequest(id="bequest-pergamene", collector=FURIUS)
        force = add_force(g, GALLIC, *commanders, legions=3, fleets=3)
        del g.wars[GALLIC]
        force.war = "bequest-pergamene"

    return change


@clause("RR-1.11.3", "RR-1.16.1")
def test_who_was_sent_for_a_bequest_returns_with_it(play: Play) -> None:
    g = revolting(play, bequest(8)).g
    assert play.saw(BequestCollected) == [BequestCollected("bequest-pergamene", FURIUS)]
    assert (g.bequests["bequest-pergamene"].collected, g.forces, play.senator(8).in_capital) == (True, {}, True)


@clause("RR-1.16.1", "RR-1.11.3")
def test_a_bequest_lies_there_still_if_he_has_died(play: Play) -> None:
    g = revolting(play, bequest()).g
    assert (play.saw(BequestCollected), g.forces) == ([], {})
    assert (g.bequests["bequest-pergamene"].collector, g.bequests["bequest-pergamene"].collected) == ("", False)


@clause("RR-1.16.1")
def test_a_secondary_rebel_keeps_what_he_was_sent_for(play: Play) -> None:
    g = revolting(play, bequest(8), victorious(4, legions=2), rolls=(6, 6)).g
    rise(play, "square")
    play.answer("square", "revolution.join", [FURIUS])
    talents = sum(int(one.params["talents"]) for one in ROME.tables.events["bequest-pergamene"].effects)
    assert play.saw(BequestKept) == [BequestKept("bequest-pergamene", FURIUS, talents)]
    assert (g.bequests, "bequest-pergamene" in g.gone, play.senator(8).talents) == ({}, True, talents)
    invariants(g)


# The test of legions


@clause("RR-1.11.31")
@pytest.mark.parametrize("era", ["early", "middle", "late"])
def test_a_die_for_each_legion_by_the_period(play: Play, era: Any) -> None:
    needed = ROME.charts.legion_allegiance.follows_at_least[era]
    assert f"{needed}+ ({era.title()})" in rulebook.clause_text("RR-1.11.31")
    revolting(play, victorious(2, legions=2), lambda g: setattr(g, "era", era), rolls=(needed - 1, needed))
    play.answer("triangle", "revolution.revolt", "test")
    (tested,) = play.saw(AllegianceTested)
    assert (dict(tested.rolls), tested.needed) == ({"legion.1": needed - 1, "legion.2": needed}, needed)
    assert tested.follow == ("legion.2",)
    assert play.decision("triangle", "revolution.declare").about["legions"] == 1


@clause("RR-1.11.31", "RR-DP82")
def test_a_talent_paid_before_adds_1_once_for_each_legion(play: Play) -> None:
    revolting(play, victorious(2, legions=3), lambda g: pay(g, 2, 5), rolls=(4, 4, 3))
    play.answer("triangle", "revolution.revolt", "test")
    assert play.options("triangle", "revolution.bribe") == [["legion.1", "legion.2", "legion.3"], 0, 3]
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revolution.bribe", ["legion.1", "legion.1"])
    play.answer("triangle", "revolution.bribe", ["legion.1", "legion.3"])
    (tested,) = play.saw(AllegianceTested)
    assert (tested.paid, tested.follow) == (("legion.1", "legion.3"), ("legion.1",))
    assert play.senator(2).talents == 3
    invariants(play.g)


@clause("RR-1.11.31", "RR-DP82")
def test_by_default_nothing_is_paid_and_nobody_pays_what_he_has_not(play: Play) -> None:
    revolting(play, victorious(2, legions=3), lambda g: pay(g, 2, 2), rolls=(4, 4, 4))
    play.answer("triangle", "revolution.revolt", "test")
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revolution.bribe", ["legion.1", "legion.2", "legion.3"])
    play.lapse("triangle", "revolution.bribe")
    assert play.senator(2).talents == 2
    assert play.saw(CommandLaidDown), "nobody follows him"


@clause("RR-1.11.31")
def test_his_own_veterans_follow_without_a_roll_others_roll(play: Play) -> None:
    def foreign(g: Rome) -> None:
        g.forces["force-1"].units.legions[1].loyal = JULIUS

    revolting(play, victorious(2, legions=3, veterans=2), foreign, rolls=(1, 1))
    play.answer("triangle", "revolution.revolt", "test")
    (tested,) = play.saw(AllegianceTested)
    assert (list(tested.rolls), tested.follow) == (["veteran.2", "legion.3"], ("veteran.1",))


@clause("RR-1.11.31", "RR-1.07.21.8")
def test_evil_omens_lower_it(play: Play) -> None:
    def omens(g: Rome) -> None:
        g.table_events["te-evil-omens"] = TableEvent(id="te-evil-omens")

    revolting(play, victorious(2, legions=2), omens, rolls=(5, 6))
    play.answer("triangle", "revolution.revolt", "test")
    (tested,) = play.saw(AllegianceTested)
    assert (tested.omens, tested.follow) == (-1, ("legion.2",))


@clause("RR-1.11.31", "RR-DP84")
def test_after_the_test_he_may_still_lay_down(play: Play) -> None:
    g = revolting(play, victorious(2, legions=2), rolls=(6, 6)).g
    play.answer("triangle", "revolution.revolt", "test")
    play.lapse("triangle", "revolution.declare")
    assert (play.saw(CommandLaidDown), rebels(g), g.forces) == ([CommandLaidDown((FABIUS,))], [], {})


@clause("RR-1.11.31", "RR-1.11.3")
def test_after_the_test_he_may_revolt_with_those_who_follow(play: Play) -> None:
    g = revolting(play, victorious(2, legions=3, fleets=2), rolls=(6, 5, 1)).g
    home = len(g.army.active.legions)
    play.answer("triangle", "revolution.revolt", "test")
    play.answer("triangle", "revolution.declare", "revolt")
    assert play.saw(RevoltDeclared) == [RevoltDeclared(TRIANGLE, FABIUS, (), 4)]
    assert play.saw(RevoltBegan) == [RevoltBegan(TRIANGLE, FABIUS, 2, 0, 0, ())]
    force = g.rebel_force()
    assert force
    assert (force.war, len(force.units.legions), force.units.fleets) == (CIVIL_WAR, 2, 0)
    assert (len(g.army.active.legions), g.army.active.fleets) == (home + 1, 2)
    assert (g.active_wars(), g.civil and g.civil.marching) == ([g.wars[CIVIL_WAR]], True)
    invariants(g)


@clause("RR-1.11.3", "RR-1.11.31")
def test_who_revolts_without_asking_first_is_bound_by_it(play: Play) -> None:
    g = revolting(play, victorious(2, legions=2), rolls=(1, 5)).g
    rise(play)
    assert (play.asked("revolution.declare"), rebels(g)) == ([], [FABIUS])
    assert len(g.forces["force-1"].units.legions) == 1


@clause("RR-1.11.31")
def test_whom_nobody_follows_lays_down_unless_veterans_elsewhere_will_come(play: Play) -> None:
    revolting(play, victorious(2, legions=1), rolls=(1,))
    rise(play)
    assert (play.saw(CommandLaidDown), rebels(play.g)) == ([CommandLaidDown((FABIUS,))], [])
    g = revolting(Play(), victorious(2, legions=1), veteran_at_home(2), rolls=(1,))
    rise(g)
    g.lapse("triangle", "revolution.join")
    assert rebels(g.g) == [FABIUS]
    assert [one.loyal for one in g.g.forces["force-1"].units.legions] == [FABIUS]


# The Master of Horse


def dictator(own: int) -> Any:
    """Fabius is Dictator, and has won with this Master of Horse."""

    def change(g: Rome) -> None:
        victorious(2, own, legions=2)(g)
        numbered(g, 2).office, numbered(g, own).office = "dictator", "master-of-horse"
        pay(g, 2, 1)
        pay(g, own, 4)

    return change


@clause("RR-1.11.31", "RR-DP83")
@pytest.mark.parametrize(("answer", "most"), [("lend", 2), ("keep", 1)])
def test_the_master_of_horse_pays_with_consent(play: Play, answer: str, most: int) -> None:
    revolting(play, dictator(4), rolls=(4, 4))
    play.answer("triangle", "revolution.revolt", "test")
    assert play.asked() == [("square", "revolution.lend")]
    assert play.decision("square", "revolution.lend").lapse == "keep"
    play.answer("square", "revolution.lend", answer)
    assert play.saw(TreasuryLent) == [TreasuryLent(JULIUS, FABIUS, answer == "lend")]
    assert play.options("triangle", "revolution.bribe")[2] == most
    play.answer("triangle", "revolution.bribe", ["legion.1", "legion.2"][:most])
    assert (play.senator(2).talents, play.senator(4).talents) == (0, 5 - most)
    invariants(play.g)


@clause("RR-1.11.31")
def test_his_own_masters_treasury_is_at_hand(play: Play) -> None:
    revolting(play, dictator(6), rolls=(4, 4))
    play.answer("triangle", "revolution.revolt", "test")
    assert play.options("triangle", "revolution.bribe")[2] == 2


@clause("RR-1.11.32", "RR-1.09.34")
def test_a_master_of_horse_of_another_faction_returns_and_leaves_his_office(play: Play) -> None:
    g = revolting(play, dictator(4), rolls=(6, 6)).g
    rise(play)
    play.answer("square", "revolution.lend", "keep")
    play.lapse("triangle", "revolution.bribe")
    play.lapse("triangle", "revolution.join")
    assert play.saw(MasterReturned) == [MasterReturned(JULIUS, "rebel", False)]
    assert (play.senator(4).in_capital, play.senator(4).office) == (True, "")
    assert g.forces["force-1"].commanders == [FABIUS]


@clause("RR-1.11.32")
def test_a_master_of_horse_of_the_same_faction_may_join_and_go_on_adding_his_mil(play: Play) -> None:
    g = revolting(play, dictator(6), rolls=(6, 6)).g
    rise(play)
    play.lapse("triangle", "revolution.bribe")
    play.answer("triangle", "revolution.join", [MANLIUS])
    assert g.forces["force-1"].commanders == [FABIUS, MANLIUS]
    assert (play.senator(6).rebel, play.senator(6).office, play.senator(6).at) == (True, "", "force-1")


# Who is in revolt


@clause("RR-1.11.3")
@pytest.mark.parametrize(("legions", "rebel"), [(2, FABIUS), (3, FABIUS), (4, JULIUS)])
def test_a_later_declaration_replaces_an_earlier_one_if_it_is_stronger(play: Play, legions: int, rebel: str) -> None:
    """Fabius (triangle) and Julius (square) have MIL 4, of which as much counts as there are legions."""
    g = revolting(play, victorious(2, legions=3), victorious(4, at=GALLIC, legions=legions), rolls=(6,) * 7).g
    rise(play)
    rise(play, "square")
    strengths = sorted((6, 2 * legions))
    other = JULIUS if rebel == FABIUS else FABIUS
    assert play.saw(RevoltOutmatched) == [RevoltOutmatched(rebel, strengths[1], other, strengths[0])]
    assert (rebels(g), play.saw(CommandLaidDown)) == ([rebel], [CommandLaidDown((other,))])
    assert g.senators[other].in_capital
    invariants(g)


@clause("RR-1.11.3", "RR-1.13.3")
def test_mil_counts_as_far_as_there_are_legions_and_pompey_2(play: Play) -> None:
    def pompey(g: Rome) -> None:
        one = add_statesman(g, "st-30a", "triangle")
        force = next(iter(g.forces.values()))
        force.commanders, one.place, one.at = [one.id], "force", force.id
        numbered(g, 2).place = "rome"

    revolting(play, victorious(2, legions=3), pompey, rolls=(6, 6, 6))
    rise(play)
    (declared,) = play.saw(RevoltDeclared)
    assert declared.strength == 3 + 2


@clause("RR-1.11.3", "RR-1.11.35")
def test_while_a_rebel_lives_nobody_else_may_revolt(play: Play) -> None:
    revolting(play, in_revolt(legion(), rebels=(2,)), victorious(4, legions=2))
    assert play.saw(CommandLaidDown) == [CommandLaidDown((JULIUS,))]
    assert play.asked() == []


@clause("RR-1.09.823")
def test_a_consul_for_life_cannot_revolt(play: Play) -> None:
    revolting(
        play, victorious(2, legions=2), lambda g: g.reigns.append(Reign(senator=FABIUS, seat=TRIANGLE, influence=35))
    )
    assert play.saw(CommandLaidDown) == [CommandLaidDown((FABIUS,))]


@clause("RR-2.03.23")
def test_with_rebel_governors_fleets_may_be_tested_like_legions(play: Play) -> None:
    g = revolting(play, victorious(2, legions=1, fleets=3), rolls=(6, 6, 1, 5), options=GOVERNORS).g
    assert "test-fleets" in play.options("triangle", "revolution.revolt")
    rise(play, how="revolt-fleets")
    assert g.forces["force-1"].units.fleets == 2
    assert (g.army.active.fleets, play.saw(RevoltDeclared)[0].strength) == (1, 3 + 3)
    invariants(g)
