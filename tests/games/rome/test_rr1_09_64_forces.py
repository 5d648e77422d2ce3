"""RR-1.09.64 to 1.09.643, 1.09.645: forces are deployed."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer
from games.republic.combat.strength import land_strength
from games.republic.pieces import CIVIL_WAR, Force, Units
from games.republic.senate.events import ConsentGiven, SenateAdjourned
from games.rome.basics.events import WarActivated
from games.rome.pieces import Civil
from games.rome.senate.events_units import (
    ForceSent,
    ForcesJoined,
)
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.play import Play, add_leader, add_statesman, add_war, numbered
from tests.games.rome.senate import away, office, pass_motion, propose, reject_motion, session
from tests.games.rome.sending import (
    DICTATOR,
    FIELD,
    JUGURTHA,
    MASTER,
    PUNIC,
    business,
    carried,
    form,
    magistrate,
    offers,
    order,
    refused,
)
from tests.games.rome.units import (
    CORNELIUS,
    FABIUS,
    JULIUS,
    VALERIUS,
    captured,
    disarmed,
    force,
    home,
    moved,
    war,
)

# Deploying


@clause("RR-1.09.64", "RR-1.09.641")
def test_a_commander_and_his_units_leave_at_once(play: Play) -> None:
    business(play, war(JUGURTHA))
    carried(play, moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    (sent,) = play.g.forces.values()
    assert (sent.war, sent.commanders, sent.sent) == (JUGURTHA, [FABIUS], 1)
    assert (len(sent.units.legions), sent.units.fleets) == (9, 2)
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (11, 18)
    consul = play.senator(2)
    assert (consul.office, consul.place, consul.at) == ("field-consul", "force", sent.id)
    assert play.saw(ForceSent) == [ForceSent(JUGURTHA, (FABIUS,), 9, 0, 2)]
    assert play.g.step == "senate.business"


@clause("RR-1.09.64")
def test_it_may_be_voted_down(play: Play) -> None:
    business(play, war(JUGURTHA))
    order(play, moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    reject_motion(play)
    assert play.g.forces == {}
    assert play.senator(2).in_capital


@clause("RR-1.09.64")
def test_veterans_are_named(play: Play) -> None:
    business(play, war(JUGURTHA), home(3, veterans=3, loyal=4))
    carried(play, moved("send", JUGURTHA, FABIUS, legions=5, fleets=2, fam_julius=2))
    (sent,) = play.g.forces.values()
    assert [one.loyal for one in sent.units.legions if one.veteran] == [JULIUS, JULIUS]
    assert [one.loyal for one in play.g.army.active.legions if one.veteran] == [JULIUS]
    assert play.saw(ForceSent)[0].veterans == 2


@clause("RR-1.09.64")
@pytest.mark.parametrize(("legions", "fleets"), [(21, 2), (9, 21)])
def test_only_what_is_there_is_sent(play: Play, legions: int, fleets: int) -> None:
    business(play, war(JUGURTHA))
    with pytest.raises(IllegalAnswer) as why:
        propose(play, "forces", {"movements": [moved("send", JUGURTHA, FABIUS, legions=legions, fleets=fleets)]})
    assert why.value.reason == "choice.range"


@clause("RR-1.09.64")
def test_two_forces_cannot_share_units(play: Play) -> None:
    business(play, war(JUGURTHA), war("gallic-1"), DICTATOR)
    first = moved("send", JUGURTHA, FABIUS, legions=11, fleets=2)
    refused(play, "senate.too-few-units", "RR-1.09.64", first, moved("send", "gallic-1", VALERIUS, legions=10))
    refused(
        play,
        "senate.too-few-units",
        "RR-1.09.64",
        {**first, "fleets": 11},
        moved("send", "gallic-1", VALERIUS, legions=9, fleets=10),
    )


@clause("RR-1.09.64")
@pytest.mark.parametrize(("legions", "fleets"), [(9, 1), (0, 2), (0, 0)])
def test_a_force_needs_the_fleet_support_and_a_legion(play: Play, legions: int, fleets: int) -> None:
    business(play, war(JUGURTHA))
    refused(play, "senate.needed-units", "RR-1.09.64", moved("send", JUGURTHA, FABIUS, legions=legions, fleets=fleets))


@clause("RR-1.09.64")
def test_while_an_enemy_fleet_stands_a_force_needs_fleets_and_no_legion(play: Play) -> None:
    business(play, war(PUNIC))
    refused(play, "senate.needed-units", "RR-1.09.64", moved("send", PUNIC, FABIUS, legions=9, fleets=4))
    carried(play, moved("send", PUNIC, FABIUS, fleets=10))
    assert [one.units.fleets for one in play.g.forces.values()] == [10]


@clause("RR-1.09.64")
def test_after_a_naval_victory_it_needs_a_legion(play: Play) -> None:
    business(play, war(PUNIC, naval_victory=True))
    refused(play, "senate.needed-units", "RR-1.09.64", moved("send", PUNIC, FABIUS, fleets=10))


@clause("RR-1.09.64")
def test_without_the_needed_units_nothing_is_offered(play: Play) -> None:
    session(play, "senate.business", FIELD, war(JUGURTHA), disarmed)
    assert offers(play) == []


@clause("RR-1.07.331", "RR-1.07.3321", "RR-1.09.641")
@pytest.mark.parametrize(("status", "rule"), [("inactive", "RR-1.07.331"), ("imminent", "RR-1.07.3321")])
def test_a_war_that_is_attacked_becomes_active(play: Play, status: str, rule: str) -> None:
    business(play, war(JUGURTHA, status))
    carried(play, moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    assert play.g.wars[JUGURTHA].status == "active"
    assert [one.clauses for one in play.saw(WarActivated)] == [(rule,)]


@clause("RR-1.07.333.2")
def test_a_revolt_that_waits_for_its_provinces_may_be_attacked(play: Play) -> None:
    business(play, war("spanish-1-lusitanian", "inactive", waiting=True))
    carried(play, moved("send", "spanish-1-lusitanian", FABIUS, legions=9, fleets=2))
    found = play.g.wars["spanish-1-lusitanian"]
    assert (found.status, found.waiting) == ("active", False)


@clause("RR-1.07.332")
def test_a_later_war_of_a_series_only_if_each_earlier_active_one_is_met(play: Play) -> None:
    business(play, war("macedonian-3"), war("macedonian-4"), DICTATOR)
    second = moved("send", "macedonian-4", FABIUS, legions=10, fleets=1)
    refused(play, "senate.earlier-war", "RR-1.07.332", second)
    carried(play, second, moved("send", "macedonian-3", VALERIUS, legions=10, fleets=5))
    assert {one.war for one in play.g.forces.values()} == {"macedonian-3", "macedonian-4"}


@clause("RR-1.07.332")
def test_a_force_that_is_there_already_meets_it(play: Play) -> None:
    business(play, force("macedonian-3", 6, legions=3, fleets=5), war("macedonian-4"))
    carried(play, moved("send", "macedonian-4", FABIUS, legions=10, fleets=1))


@clause("RR-1.07.332")
def test_recalling_it_in_the_same_proposal_leaves_the_earlier_war_unmet(play: Play) -> None:
    business(play, force("macedonian-3", 6, legions=3, fleets=5), war("macedonian-4"))
    there = next(iter(play.g.forces))
    gone = moved("recall", there, "fam-manlius")
    refused(play, "senate.earlier-war", "RR-1.07.332", moved("send", "macedonian-4", FABIUS, legions=9, fleets=1), gone)


@clause("RR-1.09.641.4")
def test_forces_without_a_commander_join_him(play: Play) -> None:
    business(play, force(JUGURTHA, legions=3, fleets=2))
    carried(play, moved("send", JUGURTHA, FABIUS, legions=1))
    (sent,) = play.g.forces.values()
    assert (len(sent.units.legions), sent.units.fleets) == (4, 2)
    assert play.saw(ForcesJoined) == [ForcesJoined(JUGURTHA, 3, 0, 2)]


# Commanders


@clause("RR-1.09.641")
def test_only_consuls_and_the_dictator_are_sent(play: Play) -> None:
    business(play, war(JUGURTHA), DICTATOR, MASTER, office(6, "censor"))
    assert form(play, "send", JUGURTHA)["commanders"][0] == [FABIUS, CORNELIUS, VALERIUS]
    refused(play, "choice.unknown", "", moved("send", JUGURTHA, JULIUS, legions=9, fleets=2))
    refused(play, "choice.count", "", moved("send", JUGURTHA, legions=9, fleets=2))
    refused(play, "choice.count", "", moved("send", JUGURTHA, FABIUS, VALERIUS, legions=9, fleets=2))


@clause("RR-1.09.641")
def test_who_is_not_in_rome_is_not_sent(play: Play) -> None:
    business(play, war(JUGURTHA), away(1, 2))
    assert ("send", JUGURTHA) not in offers(play)


@clause("RR-1.09.641")
def test_the_rome_consul_waits_for_the_field_consul(play: Play) -> None:
    business(play, war(JUGURTHA), war("gallic-1"))
    consul = moved("send", JUGURTHA, CORNELIUS, legions=9, fleets=2)
    refused(play, "senate.field-consul-first", "RR-1.09.641", consul)
    carried(play, consul, moved("send", "gallic-1", FABIUS, legions=10))
    assert len(play.g.forces) == 2


@clause("RR-1.09.641")
@pytest.mark.parametrize("why", ["gone", "captive", "none"])
def test_the_rome_consul_may_go_if_the_field_consul_is_not_to_be_had(play: Play, why: str) -> None:
    changes = {"gone": force("gallic-1", 2, legions=1), "captive": captured(2), "none": office(2, "")}
    business(play, war(JUGURTHA), changes[why])
    carried(play, moved("send", JUGURTHA, CORNELIUS, legions=9, fleets=2))


@clause("RR-1.09.641", "RR-1.09.34")
def test_the_dictator_goes_freely_and_the_master_of_horse_goes_along(play: Play) -> None:
    business(play, war(JUGURTHA), DICTATOR, MASTER)
    order(play, moved("send", JUGURTHA, VALERIUS, legions=9, fleets=2))
    pass_motion(play)
    (sent,) = play.g.forces.values()
    assert sent.commanders == [VALERIUS, JULIUS]
    assert [one.place for one in map(play.senator, (3, 4))] == ["force", "force"]


@clause("RR-1.09.642")
@pytest.mark.parametrize(("consul", "closed"), [(FABIUS, False), (CORNELIUS, True)])
def test_sending_the_presiding_magistrate_closes_the_senate(play: Play, consul: str, *, closed: bool) -> None:
    play.until("combat.opening")
    changes = [office(2, "")] if closed else []
    business(play, war(JUGURTHA), *changes)
    carried(play, moved("send", JUGURTHA, consul, legions=9, fleets=2))
    assert [one.cause for one in play.saw(SenateAdjourned)] == (["departure"] if closed else [])
    assert play.g.senate.adjourned == closed


# The minimum force


@clause("RR-1.09.643", "RR-DP45")
@pytest.mark.parametrize("answer", ["consent", "refuse"])
def test_below_the_minimum_force_the_commander_must_consent(play: Play, answer: str) -> None:
    business(play, war(JUGURTHA))
    propose(play, "forces", {"movements": [moved("send", JUGURTHA, FABIUS, legions=3, fleets=2)]})
    asked = play.decision("triangle", "senate.consent")
    assert (asked.clause, asked.point, asked.lapse) == ("RR-1.09.643", "RR-DP45", "refuse")
    play.answer("triangle", "senate.consent", answer)
    assert play.saw(ConsentGiven)[0].agreed == (answer == "consent")
    assert (play.g.senate.motion is not None) == (answer == "consent")


@clause("RR-1.09.643")
@pytest.mark.parametrize(("legions", "veterans", "asked"), [(4, 0, False), (3, 0, True), (2, 1, False), (1, 1, True)])
def test_veterans_count_twice_and_mil_at_most_as_much_as_the_legions(
    play: Play, legions: int, veterans: int, *, asked: bool
) -> None:
    """Fabius has MIL 4, the Jugurthine War 8."""
    business(play, war(JUGURTHA), home(3, veterans=3))
    units = {"legions": legions, "veteran": veterans} if veterans else {"legions": legions}
    propose(play, "forces", {"movements": [moved("send", JUGURTHA, FABIUS, fleets=2, **units)]})
    assert any(one.kind == "senate.consent" for one in play.awaited()) == asked


@clause("RR-1.09.643")
@pytest.mark.parametrize(("fleets", "asked"), [(6, False), (5, True)])
def test_while_its_fleet_stands_fleets_count_against_it(play: Play, fleets: int, *, asked: bool) -> None:
    business(play, war(PUNIC))
    propose(play, "forces", {"movements": [moved("send", PUNIC, FABIUS, legions=1, fleets=fleets)]})
    assert any(one.kind == "senate.consent" for one in play.awaited()) == asked


@clause("RR-1.09.643")
@pytest.mark.parametrize(("legions", "asked"), [(12, False), (11, True)])
def test_a_war_counts_as_it_will_be_with_multipliers_and_leaders(play: Play, legions: int, *, asked: bool) -> None:
    """Twice 5, for then two Wars match, and 6 for the Leader who wakes with it; Fabius adds 4."""

    def change(g: Rome) -> None:
        add_war(g, "macedonian-4", "inactive")
        add_leader(g, "philip-v", "")

    business(play, force("macedonian-3", 6, legions=5, fleets=5), change)
    assert land_strength(play.g, play.g.wars["macedonian-4"]) == 5
    movement = moved("send", "macedonian-4", FABIUS, legions=legions, fleets=1)
    propose(play, "forces", {"movements": [movement]}, magistrate(play))
    assert any(one.kind == "senate.consent" for one in play.awaited()) == asked


@clause("RR-1.09.643", "RR-1.09.34")
def test_the_master_of_horse_adds_his_mil(play: Play) -> None:
    """Valerius has MIL 1 and Julius 4: with 4 legions 8, so that nobody is asked."""
    business(play, war(JUGURTHA), DICTATOR, MASTER)
    propose(play, "forces", {"movements": [moved("send", JUGURTHA, VALERIUS, legions=4, fleets=2)]}, "circle")
    assert [one.kind for one in play.awaited()] == ["senate.vote"]


@clause("RR-1.13.3", "RR-1.09.643")
def test_pompey_counts_two(play: Play) -> None:
    def change(g: Rome) -> None:
        add_statesman(g, "st-30a", "circle")
        g.senators["st-30a"].office = "field-consul"
        numbered(g, 2).office = ""

    business(play, war(JUGURTHA), change)
    propose(play, "forces", {"movements": [moved("send", JUGURTHA, "st-30a", legions=5, fleets=2)]})
    assert play.decision("circle", "senate.consent").clause == "RR-1.09.643"


@clause("RR-1.11.39", "RR-1.09.643")
def test_a_civil_war_is_as_strong_as_the_rebel_army_with_his_mil(play: Play) -> None:
    def change(g: Rome) -> None:
        g.wars[CIVIL_WAR] = type(add_war(g, "gallic-1"))(id=CIVIL_WAR, status="active")
        del g.wars["gallic-1"]
        rebel = numbered(g, 7)
        rebel.rebel, rebel.place, rebel.at = True, "force", "rebels"
        g.civil = Civil(primary=rebel.id)
        g.army.pool["legion"] -= 3
        units = Units(legions=[g.army.active.legions[0].__class__(type="legion") for _ in range(3)])
        g.forces["rebels"] = Force(id="rebels", war=CIVIL_WAR, commanders=[rebel.id], units=units, sent=0)

    business(play, change)
    assert form(play, "send", CIVIL_WAR)["fleets"] == [0, 0], "Fleets have no role"
    propose(play, "forces", {"movements": [moved("send", CIVIL_WAR, FABIUS, legions=2)]})
    assert play.decision("triangle", "senate.consent").clause == "RR-1.09.643"
    play.answer("triangle", "senate.consent", "consent")
    pass_motion(play)
    assert [one.commanders for one in play.g.forces.values() if one.war == CIVIL_WAR][-1] == [FABIUS]


# Several forces


@clause("RR-1.09.645")
def test_several_commanders_may_be_sent_to_one_war_each_with_his_force(play: Play) -> None:
    business(play, war(JUGURTHA), DICTATOR)
    both = [moved("send", JUGURTHA, name, legions=9, fleets=2) for name in (FABIUS, VALERIUS)]
    order(play, *both)
    pass_motion(play)
    assert [(one.war, one.commanders) for one in play.g.forces.values()] == [
        (JUGURTHA, [FABIUS]),
        (JUGURTHA, [VALERIUS]),
    ]


@clause("RR-1.10.1")
def test_who_was_sent_together_is_noted_so(play: Play) -> None:
    business(play, war(JUGURTHA), war("gallic-1"), war("syrian"), DICTATOR)
    first = [moved("send", JUGURTHA, FABIUS, legions=5, fleets=2), moved("send", "gallic-1", CORNELIUS, legions=9)]
    order(play, *first)
    pass_motion(play)
    order(play, moved("send", "syrian", VALERIUS, legions=6, fleets=2))
    pass_motion(play)
    assert list(play.g.dispatched.values()) == [1, 1, 2]
    assert list(play.g.dispatched) == list(play.g.forces)


@clause("RR-1.09.64")
def test_nobody_is_sent_twice(play: Play) -> None:
    business(play, war(JUGURTHA), war("gallic-1"))
    both = [moved("send", name, FABIUS, legions=9, fleets=2) for name in (JUGURTHA, "gallic-1")]
    refused(play, "senate.two-orders", "RR-1.09.64", *both)
