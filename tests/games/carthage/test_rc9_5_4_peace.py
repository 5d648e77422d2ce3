"""RC-9.5.4: suing for peace, and what a Lost War does."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.combat.new_provinces import create_provinces
from games.carthage.law import CARTHAGE
from games.carthage.pieces import TableEvent
from games.carthage.revenue.events import Bankrupt
from games.carthage.senate.events_business import LegionsRemoved, ProvinceRemoved, WarLost
from games.carthage.senate.laws import enact
from games.carthage.senate.peace import remove_province
from games.carthage.senate.pieces import Peace
from games.carthage.state import Carthage, Scenario
from games.carthage.trade.stacks import open_area
from games.carthage.wars.awakening import activate
from games.carthage.wars.sea import TYRIANS
from games.kernel import IllegalAnswer
from games.republic.combat.strength import land_strength
from games.republic.effects import perform
from games.republic.forum.curia import idle_leaders
from games.republic.forum.events_cards import EventPaid, LeaderIdle
from games.republic.pieces import Campaign, EnemyLeader, Force, Legion, Units
from tests.clauses import clause
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province, add_war, numbered
from tests.games.carthage.senate import Change, offered, pass_motion, propose, session, vote, vote_all
from tests.games.carthage.units import celtiberians, force, money

GREEK = "law-greek-studies"


def war(name: str, status: str = "active") -> Change:
    """A War is in the Forum, with what it does when it becomes Active."""

    def change(g: Carthage) -> None:
        one = add_war(g, name, "inactive" if status == "active" else status)
        if status == "active":
            activate(g, one)

    return change


def scenario_of(name: str) -> Scenario:
    """In which this card lies in the deck."""
    return "early" if CARTHAGE.tables.wars[name].copies["early"] else "late"


def sue(play: Play, name: str, *changes: Change) -> Play:
    """The Senate gives up a War, which has become Active before."""
    session(play, "senate.business", war(name), *changes, scenario=scenario_of(name))
    propose(play, "peace", {"war": name})
    pass_motion(play)
    return play


@clause("RC-9.5.4")
def test_an_active_war_is_lost_for_good(play: Play) -> None:
    g = sue(play, "massilian-war").g
    assert g.wars["massilian-war"].status == "lost"
    assert WarLost("massilian-war", 1) in play.told
    assert g.active_wars() == []
    invariants(g)


@clause("RC-9.5.4")
def test_each_proposal_names_one_war_and_there_may_be_several(play: Play) -> None:
    g = sue(play, "massilian-war", war("libyan-revolt")).g
    assert play.options("diamond", "senate.peace") == {"war": ["libyan-revolt"]}
    propose(play, "peace", {"war": "libyan-revolt"})
    pass_motion(play)
    assert WarLost("libyan-revolt", 2) in play.told
    assert len(g.lost_wars()) == 2


@clause("RC-9.5.4", "RC-9.0.8")
def test_one_that_was_voted_down_may_not_be_named_again(play: Play) -> None:
    session(play, "senate.business", war("massilian-war"), war("libyan-revolt"))
    propose(play, "peace", {"war": "massilian-war"})
    vote_all(play, ["square"], ["diamond", "triangle", "circle"])
    assert play.g.wars["massilian-war"].status == "active"
    assert play.options("diamond", "senate.peace") == {"war": ["libyan-revolt"]}


@clause("RC-9.5.4c")
def test_not_a_civil_war_nor_an_idle_war(play: Play) -> None:
    def others(g: Carthage) -> None:
        add_war(g, "libyan-revolt", "inactive")
        add_war(g, "cyrenean-war", "imminent")
        add_war(g, "civil-war", province="")

    session(play, "senate.business", others)
    assert "senate.peace" not in offered(play, "diamond")
    play.g.wars.clear()
    session(play, "senate.business", others, war("massilian-war"))
    for name in ("libyan-revolt", "cyrenean-war", "civil-war"):
        with pytest.raises(IllegalAnswer) as refused:
            propose(play, "peace", {"war": name})
        assert refused.value.reason == "choice.unknown"
    assert play.g.senate.motion is None


@clause("RC-9.5.4", "RC-9.5.4a", "RC-9.5.4c", "RC-8.8.5")
async def test_a_province_in_revolt_can_be_given_up_for_good(play: Play) -> None:
    """The force there comes home; no later War or card brings the Province back, or ends the Lost War."""

    def revolt(g: Carthage) -> None:
        add_war(g, "revolt-sicily", province="sicily", revolt=True)
        force("revolt-sicily", 12, legions=celtiberians(2))(g)

    session(play, "senate.business", revolt)
    propose(play, "peace", {"war": "revolt-sicily"})
    pass_motion(play)
    g = play.g
    assert play.saw(WarLost) == [WarLost("revolt-sicily", 1)]
    assert (g.wars["revolt-sicily"].status, g.forces, play.senator(12).in_carthage) == ("lost", {}, True)
    create_provinces(g, ["sicily"], "syracusan-war-1", "RC-10.2.11")
    await remove_province(g, "pyrrhic-war", province="sicily")
    assert "sicily" not in g.provinces
    assert [one.id for one in g.lost_wars()] == ["revolt-sicily"]


# What happens at once


@clause("RC-9.5.4a")
def test_cards_it_removed_come_back_and_some_are_lost_for_ever(play: Play) -> None:
    session(play)
    before = play.g.stacks["stack-5"].in_play
    g = sue(play, "syracusan-war-1").g
    assert g.stacks["stack-5"].in_play == before - 1
    assert len(g.stacks["stack-5"].gone) + g.stacks["stack-5"].owed_gone == 1
    assert g.wars["syracusan-war-1"].taken == {}
    invariants(g)


@clause("RC-9.5.4a")
@pytest.mark.parametrize("treasury", [200, 10])
def test_its_indemnity_is_paid_at_once_even_if_the_treasury_falls_below_0(play: Play, treasury: int) -> None:
    g = sue(play, "libyan-revolt", money(treasury)).g
    (paid,) = play.saw(EventPaid)
    (owed,) = [one.params["value"] for one in g.tables.wars["libyan-revolt"].on_lost if one.op == "state_pays"]
    assert (paid.event, paid.talents, paid.clauses) == ("libyan-revolt", owed, ("RC-9.5.4a",))
    assert g.treasury == treasury - owed
    assert play.saw(Bankrupt) == []
    assert not play.table.over
    invariants(g)


@clause("RC-9.5.4a", "RC-6.11")
@pytest.mark.parametrize(("also", "ruined"), [(None, False), ("numidian-war-1", True)])
def test_whether_it_ruins_the_state_is_seen_in_the_next_revenue_phase(
    play: Play, also: str | None, ruined: bool
) -> None:
    """What the State has received by then is enough for one indemnity, but not for two."""
    sue(play, "libyan-revolt", money(40), *([war(also)] if also else []))
    if also:
        propose(play, "peace", {"war": also})
        pass_motion(play)
    assert play.g.treasury < 0
    play.lapse_turn()
    assert not play.table.over
    while not play.table.over and play.g.step != "revenue.redistribution":
        play.lapse_all(play.awaited()[0].kind)
    assert play.table.over == ruined
    assert (play.g.turn, len(play.saw(Bankrupt))) == (2, ruined)


@clause("RC-9.5.4a")
def test_forces_and_commanders_come_home(play: Play) -> None:
    def force(g: Carthage) -> None:
        g.army.reserve["libyan-spearmen"] -= 1
        g.army.pool_fleets -= 2
        units = Units(legions=[Legion(type="libyan-spearmen")], fleets=2)
        g.forces["f"] = Force(id="f", war="massilian-war", commanders=["fam-gisco"], units=units, sent=1)
        numbered(g, 7).place, numbered(g, 7).at, numbered(g, 7).office = "force", "f", "general"
        numbered(g, 7).campaign = Campaign(turn=0)
        g.committee["overseer-of-the-agora"].member, g.committee["overseer-of-the-agora"].term = "", 0

    g = sue(play, "massilian-war", force).g
    gisco = play.senator(7)
    assert (g.forces, gisco.in_carthage, gisco.office) == ({}, True, "")
    assert g.senate.returned == [gisco.id]
    assert [one.type for one in g.army.active.legions].count("libyan-spearmen") == 1
    assert g.army.active.fleets == 2
    invariants(g)


@clause("RC-9.5.4a", "RC-10.2.14")
def test_its_captives_die(play: Play) -> None:
    def captive(g: Carthage) -> None:
        numbered(g, 8).place, numbered(g, 8).at = "captive", "massilian-war"

    g = sue(play, "massilian-war", captive).g
    assert g.numbered(8) == []


@clause("RC-9.5.4a")
def test_unavailable_legions_return(play: Play) -> None:
    """The 1st Roman War keeps Campanians away; when it is Lost they are to be had again, for it removes none."""
    g = sue(play, "roman-war-1").g
    assert g.army.unavailable["campanian-swordsmen"] == []
    assert g.army.pool["campanian-swordsmen"] == 3


@clause("RC-9.5.4a")
def test_unless_the_card_removes_them(play: Play) -> None:
    def pool(g: Carthage) -> None:
        g.army.reserve["libyan-spearmen"] -= 3
        g.army.pool["libyan-spearmen"] = 2
        g.army.active.legions.append(Legion(type="libyan-spearmen"))

    g = sue(play, "libyan-revolt", pool).g
    assert play.saw(LegionsRemoved) == [LegionsRemoved("libyan-spearmen", 2, "libyan-revolt")]
    assert (g.army.pool["libyan-spearmen"], g.army.removed["libyan-spearmen"]) == (0, 2)
    assert g.army.unavailable["libyan-spearmen"] == []
    assert g.legions_in_service() == 3  # what serves, serves on
    invariants(g)


@clause("RC-9.5.4a")
def test_the_mercenary_war_takes_every_mercenary_that_is_unavailable(play: Play) -> None:
    g = sue(play, "mercenary-war").g
    removed = {
        name
        for name, kind in CARTHAGE.tables.legions.items()
        if kind.class_ == "mercenary" and g.army.removed.get(name)
    }
    assert removed == {"balearic-slingers", "celtiberians", "campanian-swordsmen", "gallic-swordsmen"}
    assert g.army.reserve["sikels"] == 2, "the others are in the Reserve"
    invariants(g)


@clause("RC-9.5.4a")
def test_a_province_and_its_area_are_lost(play: Play) -> None:
    def sicily(g: Carthage) -> None:
        add_province(g, "sicily", governor=8)
        g.army.reserve["libyan-spearmen"] -= 1
        g.provinces["sicily"].garrison.append(Legion(type="libyan-spearmen"))
        open_area(g, "area-sicily")

    session(play, "senate.business", sicily)
    opened = play.g.stacks["stack-4"].in_play
    g = sue(play, "pyrrhic-war", sicily).g
    assert play.saw(ProvinceRemoved) == [ProvinceRemoved("sicily", "fam-himilco", "pyrrhic-war")]
    assert "sicily" not in g.provinces
    assert "area-sicily" not in g.areas
    assert g.stacks["stack-4"].in_play == opened - 2
    assert (play.senator(8).in_carthage, play.senator(8).returned) == (True, True)
    assert len(g.army.active.legions) == 3
    invariants(g)


@clause("RC-9.5.4a")
def test_a_province_that_is_in_revolt_is_lost_with_its_war(play: Play) -> None:
    def revolt(g: Carthage) -> None:
        add_war(g, "revolt-sicily", province="sicily")

    g = sue(play, "pyrrhic-war", revolt).g
    assert "revolt-sicily" not in g.wars
    assert "sicily" not in g.provinces


@clause("RC-9.5.4a")
def test_a_province_that_is_not_in_play_cannot_be_lost(play: Play) -> None:
    sue(play, "pyrrhic-war")
    assert play.saw(ProvinceRemoved) == []


@clause("RC-9.5.4a")
@pytest.mark.parametrize("name", [name for name, card in CARTHAGE.tables.wars.items() if card.on_lost])
async def test_every_card_can_be_lost(play: Play, name: str) -> None:
    g = session(play, scenario=scenario_of(name)).g
    one = add_war(g, name)
    assert one.card
    await perform(g, name, one.card.on_lost)
    invariants(g)


@clause("RC-9.5.4a")
def test_a_lost_war_never_matches(play: Play) -> None:
    def second(g: Carthage) -> None:
        add_war(g, "syracusan-war-2")

    g = sue(play, "syracusan-war-1", second).g
    assert g.matching("syracusan") == [g.wars["syracusan-war-2"]]
    assert land_strength(g, g.wars["syracusan-war-2"]) == CARTHAGE.tables.wars["syracusan-war-2"].land_strength


@clause("RC-9.5.4a", "RC-8.8.8")
def test_the_tyrians_go_home_when_their_war_is_lost(play: Play) -> None:
    def tyrians(g: Carthage) -> None:
        g.army.pool_fleets -= 8
        g.army.active.fleets += 8
        g.table_events[TYRIANS] = TableEvent(id=TYRIANS, fleets=8, wars=["massilian-war"])

    g = sue(play, "massilian-war", tyrians).g
    assert (g.army.active.fleets, g.table_events) == (0, {})


# Leaders


@clause("RC-9.5.4b")
@pytest.mark.parametrize(("other", "status", "goes"), [(None, "", ""), ("2", "imminent", "2"), ("2", "active", "2")])
def test_where_a_leader_goes(play: Play, other: str | None, status: Any, goes: str) -> None:
    def leader(g: Carthage) -> None:
        g.deck[:] = [card for card in g.deck if card != "dionysius"]
        g.leaders["dionysius"] = EnemyLeader(id="dionysius", war="syracusan-war-1")
        if other:
            add_war(g, f"syracusan-war-{other}", status)

    g = sue(play, "syracusan-war-1", leader).g
    dionysius = g.leaders["dionysius"]
    assert dionysius.war == (f"syracusan-war-{goes}" if goes else "")
    assert (dionysius in idle_leaders(g)) == (not goes)
    assert len(play.saw(LeaderIdle)) == (not goes)
    invariants(g)


@clause("RC-9.5.4b")
def test_a_leader_with_an_imminent_war_waits_until_one_is_active(play: Play) -> None:
    def masinissa(g: Carthage) -> None:
        g.next_deck[:] = [card for card in g.next_deck if card != "masinissa"]
        g.deck[:] = [card for card in g.deck if card != "masinissa"]
        g.leaders["masinissa"] = EnemyLeader(id="masinissa", war="numidian-war-1")
        add_war(g, "numidian-war-1")
        activate(g, g.wars["numidian-war-1"])
        add_war(g, "numidian-war-2", "imminent")

    session(play, "senate.business", masinissa)
    assert play.g.army.unavailable["numidian-cavalry"]
    propose(play, "peace", {"war": "numidian-war-1"})
    pass_motion(play)
    g = play.g
    assert g.leaders["masinissa"].war == "numidian-war-2"
    assert g.army.unavailable["numidian-cavalry"] == []
    activate(g, g.wars["numidian-war-2"])
    assert "masinissa/leader_idle" in g.army.unavailable["numidian-cavalry"]


# Greek Studies


@clause("RC-9.7.2", "RC-9.0.11")
@pytest.mark.parametrize("name", ["syracusan-war-1", "massilian-war"])
@pytest.mark.parametrize(("votes_for", "passes"), [(12, True), (11, False), (7, False), (6, False)])
def test_greek_studies_ask_for_two_thirds(play: Play, name: str, votes_for: int, passes: bool) -> None:
    """Of 18 votes cast 12 are two thirds; in other Wars more than half will do."""
    session(play, "senate.business", war(name), lambda g: g.laws.append(GREEK))
    found = CARTHAGE.business["peace"].enough(play.g, Peace(war=name), votes_for, 18 - votes_for)
    assert found == (passes if name == "syracusan-war-1" else votes_for > 9)


@clause("RC-9.7.2")
def test_nothing_for_and_nothing_against_is_no_two_thirds(play: Play) -> None:
    session(play, "senate.business", war("syracusan-war-1"), lambda g: enact(g, GREEK))
    propose(play, "peace", {"war": "syracusan-war-1"})
    vote(play, "triangle", "abstain")
    vote_all(play, ())
    assert play.g.wars["syracusan-war-1"].status == "active"
