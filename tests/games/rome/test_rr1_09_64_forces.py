"""RR-1.09.64 to 1.09.648: forces are deployed, reinforced, recalled and replaced; garrisons; bequests."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.combat.strength import land_strength
from games.republic.pieces import CIVIL_WAR, Force, Units
from games.republic.senate.events import ConsentGiven, SenateAdjourned
from games.rome.basics.events import WarActivated
from games.rome.pieces import Bequest
from games.rome.senate.events_units import (
    BequestSought,
    CommanderReplaced,
    ForceRecalled,
    ForceReinforced,
    ForceSent,
    ForcesJoined,
    GarrisonSent,
    GarrisonWithdrawn,
)
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play, add_leader, add_statesman, add_war, numbered
from tests.games.rome.senate import away, offered, office, pass_motion, propose, reject_motion, session
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
    province,
    war,
)

FIELD, DICTATOR, MASTER = office(2, "field-consul"), office(3, "dictator"), office(4, "master-of-horse")
JUGURTHA = "jugurthine"  # land 8, support 2
PUNIC = "punic-1"  # land 10, support 5, fleet 10
ARMY = home(16, fleets=20)


def business(play: Play, *changes: Any, **how: Any) -> Play:
    """Fabius is Field Consul; there are 20 legions and 20 Fleets at home."""
    return session(play, "senate.business", FIELD, ARMY, *changes, **how)


def magistrate(play: Play) -> str:
    """Whose player presides."""
    return play.g.hrao_seat()


def order(play: Play, *movements: dict[str, Any]) -> None:
    """It is proposed, and whoever must consent does."""
    propose(play, "forces", {"movements": list(movements)}, magistrate(play))
    while asked := [one for one in play.awaited() if one.kind == "senate.consent"]:
        play.answer(asked[0].seat, "senate.consent", "consent", **asked[0].about)


def carried(play: Play, *movements: dict[str, Any]) -> None:
    """It is proposed and passed."""
    order(play, *movements)
    pass_motion(play)
    invariants(play.g)


def refused(play: Play, reason: str, rule: str, *movements: dict[str, Any]) -> None:
    """It cannot even be proposed."""
    with pytest.raises(IllegalAnswer) as why:
        propose(play, "forces", {"movements": list(movements)}, magistrate(play))
    assert (why.value.reason, why.value.about.get("clause", rule)) == (reason, rule)
    assert play.g.senate.motion is None


def offers(play: Play) -> list[tuple[str, str]]:
    """What can be ordered."""
    if "senate.forces" not in offered(play, magistrate(play)):
        return []
    return [(one["order"], one["at"]) for one in play.options(magistrate(play), "senate.forces")["movements"]]


def form(play: Play, kind: str, at: str) -> dict[str, Any]:
    """The form of one order."""
    found: list[dict[str, Any]] = play.options(magistrate(play), "senate.forces")["movements"]
    return next(one for one in found if (one["order"], one["at"]) == (kind, at))


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


# Proconsuls


def proconsul(*changes: Any, legions: int = 5, fleets: int = 3) -> tuple[Any, ...]:
    """Manlius is Proconsul at the Jugurthine War."""
    return force(JUGURTHA, 6, legions=legions, fleets=fleets), *changes


def there(play: Play) -> str:
    """The force of Manlius."""
    return play.senator(6).at


@clause("RR-1.09.647")
def test_a_proconsul_is_reinforced(play: Play) -> None:
    business(play, *proconsul())
    carried(play, moved("reinforce", there(play), legions=2, fleets=1))
    found = play.g.forces[there(play)]
    assert (len(found.units.legions), found.units.fleets, found.reinforced) == (7, 4, 1)
    assert play.saw(ForceReinforced) == [ForceReinforced(JUGURTHA, ("fam-manlius",), 2, 0, 1)]
    assert ("recall", found.id) not in offers(play), "nor recalled in the same phase"
    assert ("replace", found.id) not in offers(play)


@clause("RR-1.09.647")
def test_who_left_this_phase_is_not_reinforced(play: Play) -> None:
    business(play, war(JUGURTHA))
    carried(play, moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    assert not [one for one in offers(play) if one[0] in ("reinforce", "recall", "replace")]


@clause("RR-1.09.647")
def test_a_reinforcement_is_of_units(play: Play) -> None:
    business(play, *proconsul())
    refused(play, "senate.no-units", "RR-1.09.647", moved("reinforce", there(play)))


@clause("RR-1.09.643")
def test_a_proconsul_may_not_refuse_to_stay(play: Play) -> None:
    business(play, *proconsul(legions=1))
    propose(play, "forces", {"movements": [moved("reinforce", there(play), legions=1)]})
    assert [one.kind for one in play.awaited()] == ["senate.vote"]


@clause("RR-1.09.644")
def test_a_proconsul_is_recalled_with_his_force(play: Play) -> None:
    business(play, *proconsul())
    force_id = there(play)
    carried(play, moved("recall", force_id, "fam-manlius"))
    former = play.senator(6)
    assert (former.place, former.at, former.proconsul) == ("rome", "", False)
    assert play.g.forces == {}
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (25, 23)
    assert play.saw(ForceRecalled) == [ForceRecalled(JUGURTHA, ("fam-manlius",), 5, 0, 3)]


@clause("RR-1.09.644")
def test_parts_of_a_force_are_recalled(play: Play) -> None:
    business(play, *proconsul(legions=5, fleets=3))
    carried(play, moved("recall", there(play), legions=1, fleets=1))
    found = play.g.forces[there(play)]
    assert (len(found.units.legions), found.units.fleets) == (4, 2)
    assert play.saw(ForceRecalled) == [ForceRecalled(JUGURTHA, (), 1, 0, 1)]


@clause("RR-1.09.644")
def test_a_force_without_commander_is_recalled(play: Play) -> None:
    business(play, force(JUGURTHA, legions=3, fleets=2))
    left = next(iter(play.g.forces))
    carried(play, moved("recall", left, legions=3, fleets=2))
    assert play.g.forces == {}


@clause("RR-1.09.644")
def test_with_the_commander_no_units_are_named(play: Play) -> None:
    business(play, *proconsul())
    refused(play, "senate.all-return", "RR-1.09.644", moved("recall", there(play), "fam-manlius", legions=1))
    refused(play, "senate.no-units", "RR-1.09.644", moved("recall", there(play)))


@clause("RR-1.09.643")
@pytest.mark.parametrize(("legions", "asked"), [(0, False), (1, True)])
def test_troops_are_not_recalled_below_it_without_his_consent(play: Play, legions: int, *, asked: bool) -> None:
    """Manlius has MIL 3: with 5 legions he has 8, as the War."""
    business(play, *proconsul(legions=5, fleets=3))
    propose(play, "forces", {"movements": [moved("recall", there(play), legions=legions, fleets=1)]})
    assert [one.kind for one in play.awaited()] == (["senate.consent"] if asked else ["senate.vote"])
    if asked:
        assert play.decision("triangle", "senate.consent").lapse == "refuse"


@clause("RR-1.09.644")
def test_a_proconsul_is_replaced_and_his_force_passes_on(play: Play) -> None:
    business(play, *proconsul())
    force_id = there(play)
    carried(play, moved("replace", force_id, FABIUS, legions=1))
    found = play.g.forces[force_id]
    assert (found.commanders, len(found.units.legions), found.sent) == ([FABIUS], 6, 1)
    assert (play.senator(6).place, play.senator(6).proconsul) == ("rome", False)
    assert play.saw(CommanderReplaced) == [CommanderReplaced(JUGURTHA, ("fam-manlius",), (FABIUS,), 1, 0, 0)]
    assert play.g.dispatched == {force_id: 1}


@clause("RR-1.09.643", "RR-1.09.644")
def test_who_takes_over_too_small_a_force_must_consent(play: Play) -> None:
    business(play, *proconsul(legions=1))
    propose(play, "forces", {"movements": [moved("replace", there(play), FABIUS)]})
    assert play.decision("triangle", "senate.consent").about["senator"] == FABIUS


@clause("RR-1.09.644")
def test_who_takes_over_may_command(play: Play) -> None:
    business(play, *proconsul(), war("gallic-1"))
    refused(play, "choice.unknown", "", moved("replace", there(play), JULIUS))
    both = (moved("replace", there(play), FABIUS), moved("send", "gallic-1", FABIUS, legions=10))
    refused(play, "senate.two-orders", "RR-1.09.64", *both)


@clause("RR-1.09.64")
def test_a_force_has_one_order_in_a_proposal(play: Play) -> None:
    business(play, *proconsul())
    both = (moved("reinforce", there(play), legions=1), moved("recall", there(play), legions=1))
    refused(play, "senate.two-orders", "RR-1.09.64", *both)


@clause("RR-1.09.131")
def test_a_rejected_deployment_comes_again_only_with_other_numbers(play: Play) -> None:
    business(play, war(JUGURTHA))
    order(play, moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    reject_motion(play)
    refused(play, "senate.again", "RR-1.09.131", moved("send", JUGURTHA, FABIUS, legions=9, fleets=2))
    carried(play, moved("send", JUGURTHA, FABIUS, legions=10, fleets=2))


# Garrisons


@clause("RR-1.09.646", "RR-2.02.31")
def test_legions_are_sent_to_a_province(play: Play) -> None:
    business(play, province("sicilia", 6))
    carried(play, moved("garrison", "sicilia", legions=2))
    assert len(play.g.provinces["sicilia"].garrison) == 2
    assert play.saw(GarrisonSent) == [GarrisonSent("sicilia", 2, 0)]
    assert ("withdraw", "sicilia") not in offers(play), "not in the turn in which they were sent"


def garrisoned(g: Rome) -> None:
    """Sicilia has a garrison of two, sent in an earlier turn."""
    g.provinces["sicilia"].garrison = [g.army.active.legions.pop() for _ in range(2)]


@clause("RR-1.09.646")
def test_a_garrison_is_recalled(play: Play) -> None:
    business(play, province("sicilia", 6), garrisoned)
    carried(play, moved("withdraw", "sicilia", legions=1))
    assert len(play.g.provinces["sicilia"].garrison) == 1
    assert play.saw(GarrisonWithdrawn) == [GarrisonWithdrawn("sicilia", 1, 0)]


@clause("RR-1.09.646")
def test_legions_may_come_and_others_go_in_one_proposal(play: Play) -> None:
    business(play, province("sicilia", 6), garrisoned)
    carried(play, moved("withdraw", "sicilia", legions=2), moved("garrison", "sicilia", legions=1))
    assert [one.posted for one in play.g.provinces["sicilia"].garrison] == [1]


@clause("RR-1.09.646")
@pytest.mark.parametrize("kind", ["garrison", "withdraw"])
def test_a_garrison_order_is_of_legions(play: Play, kind: str) -> None:
    business(play, province("sicilia", 6), garrisoned)
    refused(play, "senate.no-units", "RR-1.09.646", moved(kind, "sicilia"))


@clause("RR-1.09.646", "RR-2.02.412")
@pytest.mark.parametrize("why", ["rebel", "allied"])
def test_not_to_or_from_a_province_that_does_not_obey(play: Play, why: str) -> None:
    def change(g: Rome) -> None:
        garrisoned(g)
        if why == "rebel":
            numbered(g, 6).rebel = True
        else:
            add_war(g, "punic-2").allies.append("sicilia")

    business(play, province("sicilia", 6), change)
    assert not [one for one in offers(play) if one[1] == "sicilia"]


# Bequests

PERGAMUM = "bequest-pergamene"


def bequest(g: Rome) -> None:
    """The bequest of Pergamum lies in the Forum."""
    g.bequests[PERGAMUM] = Bequest(id=PERGAMUM)


@clause("RR-1.09.648", "RR-1.16.1")
def test_the_field_consul_is_sent_for_a_bequest(play: Play) -> None:
    business(play, bequest)
    carried(play, moved("send", PERGAMUM, FABIUS, legions=3, fleets=3))
    (sent,) = play.g.forces.values()
    assert (sent.war, sent.commanders) == (PERGAMUM, [FABIUS])
    assert play.g.bequests[PERGAMUM].collector == FABIUS
    assert play.saw(BequestSought) == [BequestSought(PERGAMUM, (FABIUS,), 3, 0, 3)]
    assert ("send", PERGAMUM) not in offers(play)
    assert not [one for one in offers(play) if one[1] == sent.id]


@clause("RR-1.09.648")
@pytest.mark.parametrize(("legions", "fleets"), [(2, 3), (3, 2)])
def test_he_takes_three_of_each_at_least(play: Play, legions: int, fleets: int) -> None:
    business(play, bequest)
    few = moved("send", PERGAMUM, FABIUS, legions=legions, fleets=fleets)
    refused(play, "senate.bequest-units", "RR-1.09.648", few)


@clause("RR-1.09.648")
def test_nobody_else_is_sent_for_it(play: Play) -> None:
    business(play, bequest, DICTATOR)
    assert form(play, "send", PERGAMUM)["commanders"][0] == [FABIUS]


@clause("RR-1.09.648", "RR-1.09.642")
def test_it_is_a_deployment_and_closes_the_senate_if_he_presides(play: Play) -> None:
    play.until("combat.opening")
    session(play, "senate.business", office(1, "field-consul"), ARMY, bequest)
    carried(play, moved("send", PERGAMUM, CORNELIUS, legions=3, fleets=3))
    assert [one.cause for one in play.saw(SenateAdjourned)] == ["departure"]


# Nonsense


@clause("RR-1.09.64")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"movements": []}, "choice.count"),
        ({"movements": ["send"]}, "choice.fields"),
        ({"movements": [moved("send", "gallic-1", FABIUS)]}, "choice.unknown"),
        ({"movements": [{**moved("send", JUGURTHA, FABIUS), "legions": {"elephants": 1}}]}, "choice.fields"),
        ({}, "choice.fields"),
    ],
)
def test_what_is_no_order_is_refused(play: Play, raw: Any, reason: str) -> None:
    business(play, war(JUGURTHA))
    with pytest.raises(IllegalAnswer) as why:
        propose(play, "forces", raw)
    assert why.value.reason == reason
