"""RC-9.6.1, 9.6.2, 9.6.5 and 9.5.5: forces are sent to war."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.basics.events import WarActivated
from games.carthage.state import Carthage
from games.carthage.wars.events_units import CommandersSent, ForceSent, ForcesJoined
from games.kernel import IllegalAnswer
from games.republic.pieces import CIVIL_WAR, Force, Legion, Units
from tests.clauses import clause
from tests.games.carthage.forces import (
    ADHERBAL,
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
from tests.games.carthage.play import Play, add_war, numbered
from tests.games.carthage.senate import away, pass_motion, propose, reject_motion, session
from tests.games.carthage.units import ARMY, at_home, celtiberians, force, moved, war

# Sending


@clause("RC-9.6.1")
def test_a_suffete_leaves_at_once_with_named_units_from_the_active_forces(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("syracusan-war-1"))
    influence = play.senator(10).influence
    carried(play, moved("send", "syracusan-war-1", ADHERBAL, fleets=5, celtiberians=4, campanian_swordsmen=2))
    (sent,) = play.g.forces.values()
    assert (sent.war, sent.commanders, sent.sent) == ("syracusan-war-1", [ADHERBAL], 1)
    assert [one.type for one in sent.units.legions] == ["celtiberians"] * 4 + ["campanian-swordsmen"] * 2
    assert sent.units.fleets == 5
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (3, 7)
    marine = play.senator(10)
    assert (marine.office, marine.place, marine.at, marine.influence) == ("marine-suffete", "force", sent.id, influence)
    legions = {"celtiberians": 4, "campanian-swordsmen": 2}
    assert play.saw(ForceSent) == [ForceSent("syracusan-war-1", (ADHERBAL,), legions, 0, 5)]
    assert play.saw(CommandersSent) == [CommandersSent((ADHERBAL,), ())]
    invariants(play.g)


@clause("RC-9.6.1")
def test_it_may_be_voted_down(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    order(play, moved("send", "libyan-revolt", ADHERBAL, celtiberians=4))
    reject_motion(play)
    assert play.g.forces == {}
    assert play.senator(10).in_carthage


@clause("RC-9.6.1", "RC-8.9.6", "RC-8.9.7")
@pytest.mark.parametrize("status", ["inactive", "imminent"])
def test_a_force_wakes_a_war_that_is_not_active(play: Play, status: str) -> None:
    session(play, "senate.business", MARINE, ARMY, war("pyrrhic-war", status))
    assert play.g.stacks
    carried(play, moved("send", "pyrrhic-war", ADHERBAL, fleets=6, celtiberians=4))
    assert play.g.wars["pyrrhic-war"].status == "active"
    assert play.saw(WarActivated) == [WarActivated("pyrrhic-war")]
    assert play.g.wars["pyrrhic-war"].taken  # what it does when it becomes Active


@clause("RC-9.6.1")
def test_nobody_is_sent_against_a_lost_war(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt", "lost"))
    assert ("send", "libyan-revolt") not in offered(play)
    refused(play, "choice.unknown", None, moved("send", "libyan-revolt", ADHERBAL, celtiberians=1))


@clause("RC-9.6.1")
@pytest.mark.parametrize("number", [4, 2, 12])  # a Committee Member, a Governor, one without an office
def test_only_suffetes_command(play: Play, number: int) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    name = play.senator(number).id
    assert offered(play)["send", "libyan-revolt"]["commanders"] == [[ADHERBAL, MAGO], 1, 1]
    refused(play, "choice.unknown", None, moved("send", "libyan-revolt", name, celtiberians=1))


@clause("RC-9.6.1")
def test_without_a_suffete_in_carthage_nobody_is_sent(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"), away(1), away(10))
    found = [one.decision for one in play.table.open.values() if one.decision.kind == FORCES]
    assert all(entry["order"] != "send" for one in found for entry in one.choice.form()["movements"])


@clause("RC-9.6.1", "RC-9.5.7")
def test_without_crisis_a_force_has_one_commander(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    refused(play, "choice.count", None, moved("send", "libyan-revolt", ADHERBAL, MAGO, celtiberians=1))


@clause("RC-9.6.1", "RC-9.7.2")
def test_after_the_separation_of_powers_generals_elected_in_the_vote_command(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"), SEPARATION)
    names, _, _ = offered(play)["send", "libyan-revolt"]["commanders"]
    assert set(names) == {play.senator(number).id for number in (8, 9, 11, 12)}  # in Carthage, without an office
    influence = play.senator(12).influence
    carried(play, moved("send", "libyan-revolt", MALCHUS, celtiberians=4))
    malchus = play.senator(12)
    assert (malchus.office, malchus.influence, malchus.place) == ("general", influence + 3, "force")


@clause("RC-9.6.1", "RC-9.5.7", "RC-2.2")
@pytest.mark.parametrize("card", ["general-1", "general-2"])
def test_a_general_gains_what_stands_on_his_card_and_is_a_major_official(play: Play, card: str) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"), SEPARATION)
    printed = play.g.tables.offices[card]
    influence = play.senator(12).influence
    carried(play, moved("send", "libyan-revolt", MALCHUS, celtiberians=4))
    assert play.senator(12).office == printed.title
    assert play.senator(12).influence - influence == printed.influence
    assert printed.major
    assert play.g.title("general") == "General"
    assert play.saw(CommandersSent) == [CommandersSent((MALCHUS,), (MALCHUS,))]
    invariants(play.g)


@clause("RC-9.6.1", "RC-9.7.2")
def test_after_the_separation_of_powers_suffetes_stay_at_home(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"), SEPARATION)
    refused(play, "choice.unknown", None, moved("send", "libyan-revolt", ADHERBAL, celtiberians=4))


@clause("RC-9.6.1")
def test_what_is_not_at_home_cannot_be_sent(play: Play) -> None:
    session(play, "senate.business", MARINE, at_home(fleets=1), war("libyan-revolt"))
    refused(play, "choice.fields", None, moved("send", "libyan-revolt", ADHERBAL, celtiberians=1))
    refused(play, "choice.range", None, moved("send", "libyan-revolt", ADHERBAL, carthaginian=3))
    refused(play, "choice.range", None, moved("send", "libyan-revolt", ADHERBAL, fleets=2, carthaginian=1))


@clause("RC-9.6.1")
def test_forces_without_a_commander_join_and_count(play: Play) -> None:
    alone = force("syracusan-war-1", legions=celtiberians(3, loyal=MALCHUS), fleets=4, name="alone")
    session(play, "senate.business", MARINE, at_home(), war("syracusan-war-1"), alone)
    order(play, moved("send", "syracusan-war-1", ADHERBAL, carthaginian=1))  # 1 + 6 + MIL 3 against 8
    assert play.asked("senate.consent") == []
    pass_motion(play)
    (sent,) = play.g.forces.values()
    assert sent.commanders == [ADHERBAL]
    assert (len(sent.units.legions), sent.units.fleets) == (4, 4)
    assert play.saw(ForcesJoined) == [ForcesJoined("syracusan-war-1", {"celtiberians": 3}, 3, 4)]
    assert play.saw(ForceSent) == [ForceSent("syracusan-war-1", (ADHERBAL,), {"carthaginian": 1}, 0, 0)]
    invariants(play.g)


@clause("RC-9.6.1")
def test_a_commander_may_take_over_what_stands_there_and_bring_nothing(play: Play) -> None:
    alone = force("libyan-revolt", legions=celtiberians(4), name="alone")
    session(play, "senate.business", MARINE, war("libyan-revolt"), alone)
    carried(play, moved("send", "libyan-revolt", ADHERBAL))
    (sent,) = play.g.forces.values()
    assert (sent.commanders, len(sent.units.legions)) == ([ADHERBAL], 4)


# Needed units


@clause("RC-9.6.2")
@pytest.mark.parametrize(
    ("name", "beaten", "legions", "fleets", "enough"),
    [
        ("libyan-revolt", False, 1, 0, True),
        ("libyan-revolt", False, 0, 5, False),
        ("syracusan-war-1", False, 1, 4, True),
        ("syracusan-war-1", False, 1, 3, False),
        ("syracusan-war-1", False, 0, 4, False),
        ("syracusan-war-2", False, 0, 1, True),  # its fleet is unbeaten: Fleets alone may go
        ("syracusan-war-2", False, 0, 0, False),
        ("syracusan-war-2", False, 1, 3, False),
        ("syracusan-war-2", False, 1, 4, True),
        ("syracusan-war-2", True, 0, 5, False),
        ("syracusan-war-2", True, 1, 4, True),
        ("syracusan-war-2", True, 1, 3, False),
    ],
)
def test_a_force_has_the_needed_units(
    play: Play, name: str, *, beaten: bool, legions: int, fleets: int, enough: bool
) -> None:
    session(play, "senate.business", MARINE, ARMY, war(name, naval_victory=beaten))
    movement = moved("send", name, ADHERBAL, fleets=fleets, celtiberians=legions)
    if enough:
        carried(play, movement)
        assert play.g.forces
    else:
        error = refused(play, "senate.needed-units", "RC-9.6.2", movement)
        card = play.g.wars[name].card
        assert card
        assert error.about["support"] == card.fleet_support


@clause("RC-9.6.2")
def test_a_war_for_which_the_units_are_not_there_is_not_offered(play: Play) -> None:
    session(play, "senate.business", MARINE, at_home(fleets=3), war("syracusan-war-1"), war("libyan-revolt"))
    assert ("send", "syracusan-war-1") not in offered(play)
    assert ("send", "libyan-revolt") in offered(play)


def rebels(g: Carthage) -> None:
    """Ithobal of square, MIL 2, is in revolt with four legions."""
    rebel = numbered(g, 8)
    g.army.pool["celtiberians"] -= 4
    rebel.rebel, rebel.place, rebel.at = True, "force", "rebels"
    units = Units(legions=celtiberians(4))
    g.forces["rebels"] = Force(id="rebels", war=CIVIL_WAR, commanders=[rebel.id], units=units, sent=0)
    add_war(g, CIVIL_WAR, province="")


@clause("RC-9.6.2", "RC-9.6.6")
@pytest.mark.parametrize(("legions", "asked"), [(2, True), (3, False)])
def test_against_the_rebel_only_legions_go(play: Play, legions: int, *, asked: bool) -> None:
    home = at_home(*[Legion(type="campanian-swordsmen") for _ in range(3)], fleets=5)
    session(play, "senate.business", MARINE, home, rebels)
    offer = offered(play)["send", CIVIL_WAR]
    assert offer["fleets"] == [0, 0]
    assert ("recall", "rebels") not in offered(play)
    refused(play, "choice.range", None, moved("send", CIVIL_WAR, ADHERBAL, fleets=1, campanian_swordsmen=1))
    refused(play, "senate.needed-units", "RC-9.6.2", moved("send", CIVIL_WAR, ADHERBAL))
    order(play, moved("send", CIVIL_WAR, ADHERBAL, campanian_swordsmen=legions))  # 4 legions and MIL 2 are 6
    assert bool(play.asked("senate.consent")) == asked


# Who is sent where


@clause("RC-9.5.5")
@pytest.mark.parametrize(("name", "fit"), [("syracusan-war-1", True), ("libyan-revolt", False)])
def test_sikels_go_only_to_their_wars(play: Play, name: str, *, fit: bool) -> None:
    home = at_home(Legion(type="sikels"), Legion(type="gallic-swordsmen"), *celtiberians(1), fleets=6)
    session(play, "senate.business", MARINE, home, war(name))
    legions = offered(play)["send", name]["legions"]
    assert ("sikels" in legions) == fit
    assert "gallic-swordsmen" not in legions
    if not fit:
        refused(play, "choice.fields", None, moved("send", name, ADHERBAL, sikels=1))


@clause("RC-9.6.5")
def test_several_forces_may_be_sent_against_one_war(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    carried(
        play,
        moved("send", "libyan-revolt", ADHERBAL, celtiberians=4),
        moved("send", "libyan-revolt", MAGO, campanian_swordsmen=3),
    )
    assert [one.commanders for one in play.g.forces.values()] == [[ADHERBAL], [MAGO]]
    assert len(set(play.g.forces)) == 2
    invariants(play.g)


@clause("RC-9.6.1")
def test_nobody_is_sent_twice_and_no_unit_either(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"), war("syracusan-war-3"))
    first = moved("send", "libyan-revolt", ADHERBAL, celtiberians=3)
    refused(play, "senate.two-orders", "RC-9.6.1", first, moved("send", "syracusan-war-3", ADHERBAL, carthaginian=1))
    refused(play, "senate.too-few-units", "RC-9.6.1", first, moved("send", "syracusan-war-3", MAGO, celtiberians=2))
    ships = moved("send", "syracusan-war-3", MAGO, carthaginian=1, fleets=12)
    refused(play, "senate.too-few-units", "RC-9.6.1", {**first, "fleets": 1}, ships)


@clause("RC-9.6.1")
@pytest.mark.parametrize(
    "raw",
    [[], "send", None, [3], [{}], [{"order": "send", "at": "libyan-revolt"}], [{"order": ["send"], "at": {}}]],
)
def test_what_is_no_list_of_orders_is_refused(play: Play, raw: Any) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    with pytest.raises(IllegalAnswer):
        propose(play, "forces", {"movements": raw})
