"""RC-9.6.3, 9.6.4, 9.6.7: forces are reinforced, recalled and replaced; garrisons; RC-9.7.2, Army Election."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.state import Carthage
from games.carthage.wars.events_units import (
    CommandersReplaced,
    CommandersSent,
    ForceRecalled,
    ForceReinforced,
    GarrisonSent,
    GarrisonWithdrawn,
)
from games.kernel import Seat
from games.republic.pieces import Legion
from games.republic.senate.events import ConsentGiven, Proposed
from tests.clauses import clause
from tests.games.carthage.forces import (
    ADHERBAL,
    ARMY_ELECTION,
    BOMILCAR,
    MAGO,
    MALCHUS,
    MARINE,
    SEPARATION,
    agree_all,
    carried,
    consents,
    offered,
    order,
    refused,
)
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play, add_province
from tests.games.carthage.senate import Change, pass_motion, session
from tests.games.carthage.units import at_home, celtiberians, crisis, force, moved, war

REVOLT = war("libyan-revolt")  # 6 on land, no Fleets
SLINGERS = at_home(Legion(type="balearic-slingers"), Legion(type="balearic-slingers"), fleets=6)
CARTHALO = "fam-carthalo"  # 11 of circle, MIL 2
HIMILCO = "fam-himilco"  # 8 of square, MIL 2


def in_field(*commanders: int, sent: int = 0, legions: int = 4, fleets: int = 3, loyal: str = "") -> Change:
    """A force against the Libyan Revolt, of Celtiberians; all veterans if they are loyal to somebody."""
    return force("libyan-revolt", *commanders, legions=celtiberians(legions, loyal), fleets=fleets, sent=sent)


def with_orders(play: Play, *changes: Change, **how: Any) -> Play:
    return session(play, "senate.business", MARINE, REVOLT, SLINGERS, *changes, **how)


# Reinforcing


@clause("RC-9.6.4")
def test_it_is_told_against_which_war_a_force_stands_that_is_named(play: Play) -> None:
    with_orders(play, in_field(12))
    order(play, moved("reinforce", "f", fleets=2, balearic_slingers=2))
    assert [one.wars for one in play.saw(Proposed)] == [{"f": "libyan-revolt"}]


@clause("RC-9.6.4")
def test_a_commander_in_the_field_is_reinforced(play: Play) -> None:
    with_orders(play, in_field(12))
    carried(play, moved("reinforce", "f", fleets=2, balearic_slingers=2))
    there = play.g.forces["f"]
    assert (len(there.units.legions), there.units.fleets) == (6, 5)
    assert (there.sent, there.reinforced) == (0, 1)
    assert play.saw(ForceReinforced) == [ForceReinforced("libyan-revolt", (MALCHUS,), {"balearic-slingers": 2}, 0, 2)]
    invariants(play.g)


@clause("RC-9.6.4")
def test_with_something(play: Play) -> None:
    with_orders(play, in_field(12))
    refused(play, "senate.no-units", "RC-9.6.4", moved("reinforce", "f"))


@clause("RC-9.6.4")
def test_not_one_who_was_sent_this_turn_nor_a_force_without_a_commander(play: Play) -> None:
    with_orders(play, in_field(12, sent=1))
    assert ("reinforce", "f") not in offered(play)
    with_orders(play, in_field())
    assert ("reinforce", "f") not in offered(play)


@clause("RC-9.6.4", "RC-9.6.3")
def test_who_was_reinforced_this_turn_may_be_again_but_not_recalled_or_replaced(play: Play) -> None:
    with_orders(play, in_field(12))
    carried(play, moved("reinforce", "f", balearic_slingers=1))
    orders = [name for name, at in offered(play) if at == "f"]
    assert orders == ["reinforce"]
    refused(play, "choice.unknown", None, moved("recall", "f", MALCHUS))


@clause("RC-9.5.5", "RC-9.6.4")
def test_reinforcements_too_must_be_fit_for_the_war(play: Play) -> None:
    with_orders(play, in_field(12), at_home(Legion(type="sikels")))
    assert offered(play)["reinforce", "f"]["legions"] == {"carthaginian": 2, "balearic-slingers": 2}


# Recalling


@clause("RC-9.6.3", "RC-9.6.8")
def test_a_commander_is_recalled_with_all_his_force_and_is_general_no_more(play: Play) -> None:
    with_orders(play, in_field(12))
    influence = play.senator(12).influence
    carried(play, moved("recall", "f", MALCHUS))
    malchus = play.senator(12)
    assert (malchus.office, malchus.in_carthage, malchus.influence) == ("", True, influence)
    assert play.g.forces == {}
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (2 + 2 + 4, 9)
    assert play.saw(ForceRecalled) == [ForceRecalled("libyan-revolt", (MALCHUS,), {"celtiberians": 4}, 0, 3)]
    invariants(play.g)


@clause("RC-9.6.3")
def test_part_of_a_force_is_recalled(play: Play) -> None:
    with_orders(play, in_field(12, loyal=MALCHUS))
    order(play, moved("recall", "f", fleets=3, celtiberians__veteran__fam_malchus=1))  # 6 + 3 against 9 is enough
    assert consents(play) == []
    pass_motion(play)
    there = play.g.forces["f"]
    assert (there.commanders, len(there.units.legions), there.units.fleets) == ([MALCHUS], 3, 0)
    assert play.saw(ForceRecalled) == [ForceRecalled("libyan-revolt", (), {"celtiberians": 1}, 1, 3)]
    invariants(play.g)


@clause("RC-9.6.3")
def test_one_of_two_commanders_is_recalled_and_the_other_goes_on(play: Play) -> None:
    with_orders(play, in_field(12, 9))
    carried(play, moved("recall", "f", BOMILCAR, celtiberians=1))
    there = play.g.forces["f"]
    assert (there.commanders, len(there.units.legions)) == ([MALCHUS], 3)
    assert play.senator(9).in_carthage
    invariants(play.g)


@clause("RC-9.6.3")
def test_with_all_its_commanders_the_whole_force_comes_home(play: Play) -> None:
    with_orders(play, in_field(12, 9))
    refused(play, "senate.all-return", "RC-9.6.3", moved("recall", "f", MALCHUS, BOMILCAR, celtiberians=1))
    carried(play, moved("recall", "f", MALCHUS, BOMILCAR))
    assert play.g.forces == {}


@clause("RC-9.6.3")
def test_units_without_a_commander_may_be_recalled(play: Play) -> None:
    with_orders(play, in_field())
    carried(play, moved("recall", "f", fleets=3, celtiberians=4))
    assert play.g.forces == {}
    invariants(play.g)


@clause("RC-9.6.3")
def test_somebody_or_something_is_recalled(play: Play) -> None:
    with_orders(play, in_field(12))
    refused(play, "senate.no-units", "RC-9.6.3", moved("recall", "f"))


@clause("RC-9.6.3")
def test_nobody_is_recalled_or_replaced_in_the_turn_he_was_sent(play: Play) -> None:
    with_orders(play)
    carried(play, moved("send", "libyan-revolt", ADHERBAL, carthaginian=2))
    (sent,) = play.g.forces
    assert not [name for name, at in offered(play) if at == sent]


@clause("RC-9.6.3")
def test_who_has_come_home_may_be_sent_again(play: Play) -> None:
    with_orders(play, in_field(12), SEPARATION)
    carried(play, moved("recall", "f", MALCHUS))
    carried(play, moved("send", "libyan-revolt", MALCHUS, celtiberians=4))
    assert play.senator(12).office == "general"
    invariants(play.g)


@clause("RC-9.6.1", "RC-9.6.3")
def test_a_force_without_a_commander_does_not_join_and_come_home_in_one_motion(play: Play) -> None:
    with_orders(play, in_field())
    send = moved("send", "libyan-revolt", ADHERBAL, carthaginian=2)
    refused(play, "senate.two-orders", "RC-9.6.1", moved("recall", "f", celtiberians=1), send)


@clause("RC-9.6.3")
def test_one_force_has_one_order(play: Play) -> None:
    with_orders(play, in_field(12))
    both = (moved("recall", "f", celtiberians=1), moved("reinforce", "f", balearic_slingers=1))
    refused(play, "senate.two-orders", "RC-9.6.1", *both)


# Replacing


@clause("RC-9.6.3", "RC-10.2")
def test_a_replacement_takes_the_units_over_and_perhaps_brings_more(play: Play) -> None:
    other = force("libyan-revolt", 9, legions=[Legion(type="campanian-swordsmen")], name="other")
    with_orders(play, in_field(12), other)
    carried(play, moved("replace", "f", ADHERBAL, fleets=1, balearic_slingers=2))
    there = play.g.forces["f"]
    assert (there.commanders, there.sent) == ([ADHERBAL], 1)
    assert (len(there.units.legions), there.units.fleets) == (6, 4)
    malchus, marine = play.senator(12), play.senator(10)
    assert (malchus.office, malchus.in_carthage) == ("", True)
    assert (marine.office, marine.at) == ("marine-suffete", "f")
    assert list(play.g.forces) == ["other", "f"]  # he was sent last, so he fights last
    slingers = {"balearic-slingers": 2}
    assert play.saw(CommandersReplaced) == [
        CommandersReplaced("libyan-revolt", (MALCHUS,), (ADHERBAL,), slingers, 0, 1)
    ]
    invariants(play.g)


@clause("RC-9.6.3", "RC-9.6.1")
def test_after_the_separation_of_powers_a_new_general_replaces(play: Play) -> None:
    with_orders(play, in_field(12), SEPARATION)
    influence = play.senator(9).influence
    carried(play, moved("replace", "f", BOMILCAR))
    assert (play.senator(9).office, play.senator(9).influence) == ("general", influence + 3)
    assert play.saw(CommandersSent) == [CommandersSent((BOMILCAR,), (BOMILCAR,))]
    invariants(play.g)


@clause("RC-9.6.3")
def test_one_of_two_commanders_is_replaced(play: Play) -> None:
    with_orders(play, crisis, in_field(12, 9))
    carried(play, moved("replace", "f", MALCHUS, ADHERBAL))
    assert play.g.forces["f"].commanders == [MALCHUS, ADHERBAL]
    assert play.senator(9).in_carthage
    assert play.saw(CommandersReplaced)[0].gone == (BOMILCAR,)
    invariants(play.g)


@clause("RC-9.6.3", "RC-9.5.7")
def test_a_replacement_changes_somebody(play: Play) -> None:
    with_orders(play, crisis, in_field(12, 9))
    refused(play, "senate.replaces-nobody", "RC-9.6.3", moved("replace", "f", MALCHUS, BOMILCAR))
    refused(play, "senate.replaces-nobody", "RC-9.6.3", moved("replace", "f", MALCHUS))
    refused(play, "senate.no-suffete", "RC-9.5.7", moved("replace", "f", MALCHUS, HIMILCO))
    with_orders(play, crisis, in_field(12))
    assert MALCHUS not in offered(play)["replace", "f"]["commanders"][0]


@clause("RC-9.6.1", "RC-9.5.7")
def test_a_joint_command_is_not_renewed_without_crisis(play: Play) -> None:
    with_orders(play, in_field(12, 9))
    refused(play, "choice.count", None, moved("replace", "f", MALCHUS, ADHERBAL))
    carried(play, moved("replace", "f", ADHERBAL))


@clause("RC-9.11")
def test_the_home_suffete_replaces_only_after_the_marine_suffete_has_gone(play: Play) -> None:
    with_orders(play, in_field(12))
    refused(play, "senate.marine-first", "RC-9.11", moved("replace", "f", MAGO))


@clause("RC-9.6.2", "RC-9.6.3")
def test_who_takes_over_must_have_the_needed_units(play: Play) -> None:
    there = force("syracusan-war-1", 12, legions=celtiberians(4), fleets=2)
    session(play, "senate.business", MARINE, war("syracusan-war-1"), SLINGERS, there)
    refused(play, "senate.needed-units", "RC-9.6.2", moved("replace", "f", ADHERBAL, fleets=1))
    carried(play, moved("replace", "f", ADHERBAL, fleets=2))


# RC-9.7.2: the Army Election Law


@clause("RC-9.7.2")
def test_under_the_army_election_law_a_replacement_needs_mil_3(play: Play) -> None:
    with_orders(play, in_field(12), SEPARATION, ARMY_ELECTION)
    error = refused(play, "senate.replacement", "RC-9.7.2", moved("replace", "f", CARTHALO))
    assert error.about["senator"] == CARTHALO
    carried(play, moved("replace", "f", BOMILCAR))


@clause("RC-9.7.2")
def test_without_it_anybody_may_replace_and_with_it_anybody_may_be_sent(play: Play) -> None:
    with_orders(play, in_field(12), SEPARATION)
    carried(play, moved("replace", "f", CARTHALO))
    with_orders(play, SEPARATION, ARMY_ELECTION)
    carried(play, moved("send", "libyan-revolt", CARTHALO, carthaginian=2))
    assert play.g.forces


@clause("RC-9.7.2")
@pytest.mark.parametrize("how", ["recall", "replace"])
@pytest.mark.parametrize(("loyal", "asked"), [pytest.param(MALCHUS, True, marks=clause("RC-DP56")), (BOMILCAR, False)])
def test_a_commander_with_loyal_veterans_goes_only_if_he_consents(
    play: Play, how: str, loyal: str, *, asked: bool
) -> None:
    with_orders(play, in_field(12, loyal=loyal), ARMY_ELECTION)
    order(play, moved(how, "f", MALCHUS if how == "recall" else ADHERBAL))
    assert consents(play) == ([("square", MALCHUS, "RC-9.7.2", "RC-DP56")] if asked else [])
    if asked:
        play.lapse("square", "senate.consent")
        assert play.saw(ConsentGiven) == [ConsentGiven(Seat("square"), MALCHUS, "RC-9.7.2", agreed=False)]
        assert play.g.forces["f"].commanders == [MALCHUS]


@clause("RC-9.7.2")
def test_who_consents_is_recalled(play: Play) -> None:
    with_orders(play, in_field(12, loyal=MALCHUS), ARMY_ELECTION)
    carried(play, moved("recall", "f", MALCHUS))
    assert play.senator(12).in_carthage


@clause("RC-9.7.2")
def test_without_the_law_loyalty_protects_nobody_and_with_it_units_may_be_recalled(play: Play) -> None:
    with_orders(play, in_field(12, loyal=MALCHUS))
    order(play, moved("recall", "f", MALCHUS))
    assert consents(play) == []
    with_orders(play, in_field(12, loyal=MALCHUS), ARMY_ELECTION)
    order(play, moved("recall", "f", celtiberians__veteran__fam_malchus=1))  # 6 and MIL 3 are left against 9
    assert consents(play) == []


# Garrisons


@clause("RC-9.6.7")
def test_legions_go_to_a_province_with_a_governor_and_stay(play: Play) -> None:
    with_orders(play)
    carried(play, moved("garrison", "coastal-spain", balearic_slingers=1, carthaginian=2))
    garrison = play.g.provinces["coastal-spain"].garrison
    assert [one.type for one in garrison] == ["carthaginian", "carthaginian", "balearic-slingers"]
    assert [one.type for one in play.g.army.active.legions] == ["balearic-slingers"]
    assert play.saw(GarrisonSent) == [GarrisonSent("coastal-spain", {"balearic-slingers": 1, "carthaginian": 2}, 0)]
    assert ("withdraw", "coastal-spain") not in offered(play)  # not in the turn they were sent
    invariants(play.g)


def garrisoned(*legions: Legion, province: str = "coastal-spain") -> Change:
    """These legions have been in a Province for a while."""

    def change(g: Carthage) -> None:
        for legion in legions:
            g.army.pool[legion.type] -= 1
        g.provinces[province].garrison += legions

    return change


@clause("RC-9.6.7")
def test_a_garrison_is_recalled(play: Play) -> None:
    with_orders(play, garrisoned(*celtiberians(2), *celtiberians(1, loyal=MALCHUS)))
    carried(play, moved("withdraw", "coastal-spain", celtiberians=1, celtiberians__veteran__fam_malchus=1))
    assert play.g.provinces["coastal-spain"].garrison == celtiberians(1)
    assert len(play.g.army.active.legions) == 6
    assert play.saw(GarrisonWithdrawn) == [GarrisonWithdrawn("coastal-spain", {"celtiberians": 2}, 1)]
    invariants(play.g)


@clause("RC-9.6.7")
def test_of_a_garrison_only_those_that_came_this_turn_must_stay(play: Play) -> None:
    with_orders(play, garrisoned(*celtiberians(1)), at_home(*celtiberians(2)))
    carried(play, moved("garrison", "coastal-spain", celtiberians=2))
    assert offered(play)["withdraw", "coastal-spain"]["legions"] == {"celtiberians": 1}
    refused(play, "choice.range", None, moved("withdraw", "coastal-spain", celtiberians=2))


@clause("RC-9.6.7")
def test_a_garrison_may_be_recalled_from_a_province_without_a_governor_but_not_sent_there(play: Play) -> None:
    def vacant(g: Carthage) -> None:
        add_province(g, "balearic-isles")

    with_orders(play, vacant, garrisoned(*celtiberians(1), province="balearic-isles"))
    assert ("garrison", "balearic-isles") not in offered(play)
    assert ("withdraw", "balearic-isles") in offered(play)


@clause("RC-9.6.7")
def test_the_garrison_of_a_rebel_does_not_listen_and_gets_nobody(play: Play) -> None:
    def rebel(g: Carthage) -> None:
        g.senators["fam-barca"].rebel = True

    with_orders(play, garrisoned(*celtiberians(1)), rebel)
    assert not [name for name, at in offered(play) if at == "coastal-spain"]


@clause("RC-9.6.7")
def test_sikels_and_gallic_swordsmen_cannot_be_garrisons(play: Play) -> None:
    with_orders(play, at_home(Legion(type="sikels"), Legion(type="gallic-swordsmen")))
    assert offered(play)["garrison", "coastal-spain"]["legions"] == {"carthaginian": 2, "balearic-slingers": 2}
    refused(play, "choice.fields", None, moved("garrison", "coastal-spain", sikels=1))


@clause("RC-9.6.7")
@pytest.mark.parametrize("how", ["garrison", "withdraw"])
def test_somebody_goes_to_the_garrison_or_leaves_it(play: Play, how: str) -> None:
    with_orders(play, garrisoned(*celtiberians(1)))
    refused(play, "senate.no-units", "RC-9.6.7", moved(how, "coastal-spain"))


@clause("RC-9.6.7")
def test_only_legions_are_garrisons(play: Play) -> None:
    with_orders(play)
    assert offered(play)["garrison", "coastal-spain"]["fleets"] == [0, 0]


@clause("RC-9.6.1", "RC-9.6.3", "RC-9.6.7", "RC-9.0.7")
def test_all_kinds_of_movements_may_stand_in_one_proposal(play: Play) -> None:
    with_orders(play, in_field(12), garrisoned(*celtiberians(0)), war("syracusan-war-3"))
    order(
        play,
        moved("recall", "f", MALCHUS),
        moved("garrison", "sardinia-corsica", balearic_slingers=1),
        moved("send", "syracusan-war-3", ADHERBAL, carthaginian=2),
    )
    agree_all(play)
    pass_motion(play)
    assert [one.war for one in play.g.forces.values()] == ["syracusan-war-3"]
    assert len(play.g.provinces["sardinia-corsica"].garrison) == 1
    assert len(play.g.army.active.legions) == 5
    invariants(play.g)


@clause("RC-9.6.1")
def test_what_a_motion_calls_home_cannot_set_out_by_the_same_motion(play: Play) -> None:
    with_orders(play, in_field(12), war("syracusan-war-3"))
    recall = moved("recall", "f", MALCHUS)
    refused(play, "choice.fields", None, recall, moved("send", "syracusan-war-3", ADHERBAL, celtiberians=4))
