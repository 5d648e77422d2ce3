"""RC-9.11, 9.5.7 and 8.9.8: which Suffete goes first, joint commands, and which War comes first."""

from __future__ import annotations

import random

import pytest

from games.carthage.law import CARTHAGE
from games.carthage.state import Carthage
from games.carthage.wars.events_units import CommandersSent
from games.republic.pieces import EnemyLeader, Legion
from games.republic.senate.events import SenateAdjourned
from games.republic.senate.pieces import Movement, Movements
from tests.clauses import clause
from tests.games.carthage.forces import (
    ADHERBAL,
    BOMILCAR,
    FORCES,
    MAGO,
    MALCHUS,
    MARINE,
    SEPARATION,
    carried,
    offered,
    order,
    refused,
)
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_war
from tests.games.carthage.senate import Change, away, pass_motion, propose, reject_motion, session
from tests.games.carthage.units import ARMY, at_home, celtiberians, crisis, force, moved, war

# RC-9.11: the Marine Suffete first


@clause("RC-9.11")
def test_the_home_suffete_goes_after_the_marine_suffete_or_with_him(play: Play) -> None:
    wars = (war("libyan-revolt"), war("syracusan-war-3"))
    session(play, "senate.business", MARINE, ARMY, *wars)
    home = moved("send", "libyan-revolt", MAGO, celtiberians=4)
    refused(play, "senate.marine-first", "RC-9.11", home)
    carried(play, home, moved("send", "syracusan-war-3", ADHERBAL, campanian_swordsmen=3, carthaginian=2))
    assert not play.senator(1).in_carthage


@clause("RC-9.11")
@pytest.mark.parametrize("where", ["force", "captive", "none"])
def test_without_a_marine_suffete_in_carthage_the_home_suffete_may_go(play: Play, where: str) -> None:
    marine: tuple[Change, ...] = () if where == "none" else (MARINE, away(10, where))
    session(play, "senate.business", *marine, ARMY, war("libyan-revolt"))
    carried(play, moved("send", "libyan-revolt", MAGO, celtiberians=4))
    assert not play.senator(1).in_carthage


@clause("RC-9.0.5", "RC-9.5.1")
def test_the_senate_is_adjourned_when_the_hrao_is_sent_to_war(play: Play) -> None:
    session(play, "senate.business", ARMY, war("libyan-revolt"))
    carried(play, moved("send", "libyan-revolt", MAGO, celtiberians=4))
    assert play.saw(SenateAdjourned) == [SenateAdjourned("departure")]


@clause("RC-9.0.5")
def test_the_senate_is_adjourned_when_the_presiding_magistrate_is_sent_to_war(play: Play) -> None:
    def stepped_down(g: Carthage) -> None:
        g.senate.stepped_down.append(MAGO)

    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"), stepped_down)
    propose(play, "forces", {"movements": [moved("send", "libyan-revolt", ADHERBAL, celtiberians=4)]}, "triangle")
    pass_motion(play)
    assert play.senator(1).in_carthage
    assert play.saw(SenateAdjourned) == [SenateAdjourned("departure")]


# RC-9.5.7: joint commands in Crisis


@clause("RC-9.5.7")
def test_in_crisis_two_may_command_one_of_them_a_suffete(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("syracusan-war-1"))
    influence = play.senator(12).influence
    carried(play, moved("send", "syracusan-war-1", ADHERBAL, MALCHUS, fleets=4, celtiberians=4))
    (sent,) = play.g.forces.values()
    assert sent.commanders == [ADHERBAL, MALCHUS]
    assert (play.senator(10).office, play.senator(12).office) == ("marine-suffete", "general")
    assert play.senator(12).influence == influence + 3
    assert {play.senator(10).at, play.senator(12).at} == {sent.id}
    assert play.saw(CommandersSent) == [CommandersSent((ADHERBAL, MALCHUS), (MALCHUS,))]
    invariants(play.g)


@clause("RC-9.5.7")
def test_both_suffetes_may_command_together(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("libyan-revolt"))
    carried(play, moved("send", "libyan-revolt", MAGO, ADHERBAL, celtiberians=4))
    (sent,) = play.g.forces.values()
    assert sent.commanders == [MAGO, ADHERBAL]


@clause("RC-9.5.7")
def test_in_crisis_too_one_must_be_a_suffete(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("libyan-revolt"))
    refused(
        play,
        "senate.no-suffete",
        "RC-9.5.7",
        moved("send", "libyan-revolt", MALCHUS, BOMILCAR, celtiberians=4),
    )
    refused(play, "senate.no-suffete", "RC-9.5.7", moved("send", "libyan-revolt", MALCHUS, celtiberians=4))


@clause("RC-9.5.7", "RC-9.2e")
def test_the_other_holds_no_office(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("libyan-revolt"))
    member = play.senator(4).id
    refused(play, "choice.unknown", None, moved("send", "libyan-revolt", ADHERBAL, member, celtiberians=4))


@clause("RC-9.5.7")
def test_after_the_law_both_are_generals_elected_in_the_vote(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("libyan-revolt"), SEPARATION)
    carried(play, moved("send", "libyan-revolt", MALCHUS, BOMILCAR, celtiberians=4))
    assert [one.id for one in play.g.holders("general")] == [BOMILCAR, MALCHUS]
    assert play.saw(CommandersSent) == [CommandersSent((MALCHUS, BOMILCAR), (MALCHUS, BOMILCAR))]
    invariants(play.g)


@clause("RC-9.5.7")
def test_several_joint_commands_are_allowed(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("libyan-revolt"), war("syracusan-war-3"))
    carried(
        play,
        moved("send", "libyan-revolt", ADHERBAL, MALCHUS, celtiberians=4),
        moved("send", "syracusan-war-3", MAGO, BOMILCAR, campanian_swordsmen=3),
    )
    assert [len(one.commanders) for one in play.g.forces.values()] == [2, 2]
    invariants(play.g)


@clause("RC-9.5.7")
def test_three_never_command_together(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("libyan-revolt"))
    three = moved("send", "libyan-revolt", ADHERBAL, MAGO, MALCHUS, celtiberians=4)
    refused(play, "choice.count", None, three)


# RC-8.9.8: earlier Wars first


@clause("RC-8.9.8")
@pytest.mark.parametrize("status", ["active", "imminent"])
def test_an_earlier_active_war_of_the_group_comes_first(play: Play, status: str) -> None:
    later = war("syracusan-war-3", status)
    session(play, "senate.business", MARINE, ARMY, war("syracusan-war-1"), later)
    error = refused(play, "senate.earlier-war", "RC-8.9.8", moved("send", "syracusan-war-3", ADHERBAL, celtiberians=4))
    assert error.about["war"] == "syracusan-war-1"
    carried(
        play,
        moved("send", "syracusan-war-3", ADHERBAL, celtiberians=4),
        moved("send", "syracusan-war-1", MAGO, fleets=4, campanian_swordsmen=3),
    )
    assert {one.war for one in play.g.forces.values()} == {"syracusan-war-1", "syracusan-war-3"}


@clause("RC-8.9.8")
def test_a_force_that_is_there_already_is_enough_if_it_has_a_commander_and_keeps_him(play: Play) -> None:
    there = force("syracusan-war-1", 12, legions=celtiberians(2), fleets=4)
    wars = (war("syracusan-war-1"), war("syracusan-war-3"))
    home = at_home(*[Legion(type="campanian-swordsmen") for _ in range(3)])
    session(play, "senate.business", MARINE, home, *wars, there)
    later = moved("send", "syracusan-war-3", ADHERBAL, campanian_swordsmen=3)
    refused(play, "senate.earlier-war", "RC-8.9.8", later, moved("recall", "f", MALCHUS))
    carried(play, later, moved("recall", "f", celtiberians=1))
    assert len(play.g.forces) == 2


@clause("RC-8.9.8")
def test_a_war_whose_earlier_one_cannot_be_met_is_not_offered(play: Play) -> None:
    session(play, "senate.business", MARINE, at_home(fleets=3), war("syracusan-war-1"), war("syracusan-war-3"))
    assert not [at for sent, at in offered(play) if sent == "send" and at.startswith("syracusan")]


@clause("RC-8.9.8")
def test_an_earlier_war_that_sleeps_does_not_matter(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("syracusan-war-1", "inactive"), war("syracusan-war-3"))
    carried(play, moved("send", "syracusan-war-3", ADHERBAL, celtiberians=4))
    assert play.g.wars["syracusan-war-1"].status == "inactive"


# What others ask of such a proposal


@clause("RC-9.0.8")
def test_the_order_of_commanders_is_no_change_but_a_number_is(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("libyan-revolt"))
    order(play, moved("send", "libyan-revolt", ADHERBAL, MALCHUS, celtiberians=4, campanian_swordsmen=2))
    reject_motion(play)
    turned = moved("send", "libyan-revolt", MALCHUS, ADHERBAL, celtiberians=4, campanian_swordsmen=2)
    refused(play, "senate.again", "RC-9.0.8", turned)
    order(play, moved("send", "libyan-revolt", MALCHUS, ADHERBAL, celtiberians=3, campanian_swordsmen=2))


@clause("RC-9.0.16", "RC-9.8.7")
def test_it_becomes_impossible_when_its_commander_or_its_units_are_gone(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    about, g = CARTHAGE.business["forces"], play.g
    movement = Movement(order="send", at="libyan-revolt", commanders=[ADHERBAL], legions={"celtiberians": 4})
    proposed = Movements(movements=[movement])
    assert about.people(proposed) == [ADHERBAL]
    assert about.possible(g, proposed)
    assert not about.spends(g, proposed)
    g.senators[ADHERBAL].place = "province"
    assert not about.possible(g, proposed)
    g.senators[ADHERBAL].place = "carthage"
    gone = g.army.active.legions.pop(2)
    assert gone.type == "celtiberians"
    assert not about.possible(g, proposed)
    g.army.active.legions.append(gone)
    assert about.possible(g, proposed)
    g.wars["libyan-revolt"].status = "lost"
    assert not about.possible(g, proposed)


@clause("RC-9.0.16", "RC-5.1")
def test_veterans_of_a_senator_who_has_died_still_march(play: Play) -> None:
    session(play, "senate.business", MARINE, at_home(*celtiberians(4, loyal=MALCHUS)), war("libyan-revolt"))
    order(play, moved("send", "libyan-revolt", ADHERBAL, celtiberians__veteran__fam_malchus=4))
    for legion in play.g.army.active.legions:
        legion.loyal = ""
    pass_motion(play)
    (sent,) = play.g.forces.values()
    assert [one.veteran for one in sent.units.legions] == [True] * 4


@clause("RC-9.6.1")
def test_a_war_that_wakes_may_cost_legions_but_not_those_that_have_left(play: Play) -> None:
    def sleeping(g: Carthage) -> None:
        add_war(g, "mercenary-war", "inactive")

    home = at_home(*celtiberians(4))
    dice = {"desertion.active_forces.unavailable": [1]}
    session(play, "senate.business", MARINE, home, sleeping, scenario="late", dice=dice)
    carried(play, moved("send", "mercenary-war", ADHERBAL, carthaginian=2, celtiberians=3))
    (sent,) = play.g.forces.values()
    assert len(sent.units.legions) == 5
    assert [one.type for one in play.g.army.active.legions] == []  # the one at home has deserted
    invariants(play.g)


def pyrrhus(g: Carthage) -> None:
    """Pyrrhus waits in the Curia."""
    g.deck.remove("pyrrhus")
    g.leaders["pyrrhus"] = EnemyLeader(id="pyrrhus")


@clause("RC-9.6.6", "RC-8.9.11")
@pytest.mark.parametrize(("waiting", "asked"), [(True, True), (False, False)])
def test_the_strength_that_counts_is_that_of_the_war_once_the_force_is_there(
    play: Play, *, waiting: bool, asked: bool
) -> None:
    leader: tuple[Change, ...] = (pyrrhus,) if waiting else ()
    army = at_home(*celtiberians(4), *[Legion(type="campanian-swordsmen") for _ in range(3)], fleets=9)
    session(play, "senate.business", MARINE, army, war("pyrrhic-war", "inactive"), *leader)
    order(play, moved("send", "pyrrhic-war", ADHERBAL, fleets=9, celtiberians=4, campanian_swordsmen=3, carthaginian=2))
    assert bool(play.asked("senate.consent")) == asked  # 9 + 3 against 11 and 4, or with Pyrrhus 16 and 9


@pytest.mark.parametrize("in_crisis", [False, True])
def test_made_up_orders_are_legal(play: Play, *, in_crisis: bool) -> None:
    def maybe(g: Carthage) -> None:
        g.senate.crisis = in_crisis

    wars = (war("syracusan-war-1"), war("syracusan-war-3"), war("pyrrhic-war"), war("libyan-revolt"))
    there = force("syracusan-war-1", 12, 9, legions=[Legion(type="balearic-slingers")], fleets=4)
    session(play, "senate.business", maybe, MARINE, ARMY, *wars, there)
    choice = play.decision("diamond", FORCES).choice
    for seed in range(60):
        assert choice.read(choice.sample(random.Random(seed)))
