"""What a sensible player of both republics does otherwise than one of either alone."""

from __future__ import annotations

from typing import Any

import pytest

from games.grand.bench import board
from games.grand.minds import SensiblePlayer
from games.grand.minds import carthage as of_carthage
from games.grand.minds import rome as of_rome
from games.grand.minds.wars import BOLD
from games.grand.pieces import CARTHAGE, ROME, Side
from games.grand.seen import see
from games.grand.state import Grand
from games.kernel import Seat
from games.republic.minds.warfare import need, soldiers
from tests.games.grand.course import money
from tests.games.grand.laying import DIAMOND, Change, Play, force, home, leader, office, settled, war, without

FACES = {CARTHAGE: "roman-war", ROME: "punic"}
SYRACUSE = ("syracusan-war-1", "syracusan-war-2")
BOTH = pytest.mark.parametrize("side", [CARTHAGE, ROME])


def business(play: Play, side: Side, *changes: Change) -> Play:
    """The Senate of a republic is in session; in Rome there is a Field Consul."""
    consul = [office(ROME, "field-consul", 2)] if side == ROME else []
    return play.at(f"{side}:senate.business", *consul, *changes)


def says(play: Play, kind: str, seat: Seat = DIAMOND) -> Any:
    """What it answers to an open decision."""
    view = see.view(play.g, seat)
    return SensiblePlayer().answer(play.decision(seat, kind), lambda: view)


def rich(g: Grand) -> None:
    """Both States can pay for any War."""
    for half in g.halves():
        half.treasury = 500


def attacked(play: Play) -> list[str]:
    """Against which Wars it would send forces."""
    said = says(play, "senate.forces")
    return [one["at"] for one in said["movements"]] if said else []


@BOTH
def test_it_raises_nothing_for_a_war_that_waits_for_another(play: Play, side: Side) -> None:
    """GV-4.7: with the first war not yet there the second cannot be met, so no unit is raised for it."""
    face = FACES[side]
    alone = [without(side, f"{face}-1", "conquest-of-tunisia"), war(side, f"{face}-2"), home(side, 18), rich]
    business(play, side, *alone)
    assert says(play, "senate.units") is None
    business(play, side, *alone, settled(1, side))
    assert says(play, "senate.units")


def test_both_parts_of_the_first_war_are_judged_each_by_itself(play: Play) -> None:
    """GV-4.12: a force likely to win each part goes, though to win both in one turn is less likely."""
    business(play, CARTHAGE)
    view = see.view(play.g, DIAMOND).carthage
    first = view.wars["roman-war-1"]
    warfare = of_carthage.WARFARE
    sea, land = warfare.at_sea(view, first, 15, 4), warfare.on_land(view, first, 16, 4)
    assert warfare.part_by_part(view, first, 16, 15, 4) == min(sea, land) > sea * land
    assert warfare.part_by_part(view, first, 0, 15, 4) == sea


def test_the_home_suffete_stays_while_peace_may_be_needed(play: Play) -> None:
    """RC-9.6.1, GV-7.4: with him the Senate is over; so with four Active Wars he does not go, with three he does."""
    three = [war(CARTHAGE, name) for name in (*SYRACUSE, "libyan-revolt")]
    business(play, CARTHAGE, home(CARTHAGE, 12), *three)
    assert attacked(play) == ["libyan-revolt"]
    business(play, CARTHAGE, home(CARTHAGE, 12), *three, war(CARTHAGE, "roman-war-1"))
    assert attacked(play) == []


def test_a_likely_victory_is_not_what_the_republic_is_staked_on(play: Play) -> None:
    """GV-7.4: with four Active Wars one is given up though a force might win another."""
    four = [war(CARTHAGE, name) for name in (*SYRACUSE, "libyan-revolt", "roman-war-1")]
    business(play, CARTHAGE, *four, force(CARTHAGE, "libyan-revolt", 4, legions=15))
    odds = [one.battle.odds.victory for one in see.view(play.g, DIAMOND).carthage.forces.values() if one.battle]
    assert 60 <= odds[0] < 85
    assert says(play, "senate.peace")


def test_the_hardest_war_is_given_up_even_to_rome(play: Play) -> None:
    """GV-4.9: a Roman War too, which with Scipio is far harder than any other, if its loss can be paid for."""
    four = [war(CARTHAGE, name) for name in ("syracusan-war-1", "pyrrhic-war", "libyan-revolt", "roman-war-1")]
    scipio = leader(CARTHAGE, "scipio", "roman-war-1")
    business(play, CARTHAGE, *four, scipio, rich)
    assert says(play, "senate.peace") == {"war": "roman-war-1"}
    business(play, CARTHAGE, *four, scipio)
    assert says(play, "senate.peace") == {"war": "syracusan-war-1"}


def test_with_three_active_wars_none_is_given_up(play: Play) -> None:
    """GV-7.4: three do not make the republic fall."""
    business(play, CARTHAGE, *(war(CARTHAGE, name) for name in (*SYRACUSE, "roman-war-1")))
    assert says(play, "senate.peace") is None


def ordered(play: Play, kind: str) -> list[dict[str, Any]]:
    """The orders of this kind among those it would give."""
    said = says(play, "senate.forces")
    return [one for one in said["movements"] if one["order"] == kind] if said else []


def unknown(side: Side) -> Change:
    """Nobody has so much Influence that a victory would make a ruler of him."""

    def change(g: Grand) -> None:
        for one in board(g, side).senators.values():
            one.influence = min(one.influence, 5)

    return change


@BOTH
def test_fleets_go_alone_where_there_are_too_few_legions(play: Play, side: Side) -> None:
    """GV-4.13: the sea part of the first war is won for itself; legions follow when there are enough."""
    first = f"{FACES[side]}-1"
    business(play, side, unknown(side), war(side, first), home(side, 0, 20))
    assert [(one["at"], one["legions"]) for one in ordered(play, "send")] == [(first, {})]
    business(play, side, unknown(side), war(side, first), home(side, 16, 20))
    assert soldiers(ordered(play, "send")[0]["legions"]) > 8


def test_money_for_one_part_is_spent_on_the_sea(play: Play) -> None:
    """GV-4.12: Rome raises Fleets alone if it cannot pay for legions too."""

    def poor(g: Grand) -> None:
        board(g, ROME).treasury = 230

    business(play, ROME, war(ROME, "punic-1"), poor)
    raised = says(play, "senate.units")
    assert raised["fleets"] >= 10
    assert raised["legions"] == 0
    business(play, ROME, war(ROME, "punic-1"), rich)
    assert says(play, "senate.units")["legions"] > 0


def test_a_leader_asks_for_more_fleets_than_his_strength(play: Play) -> None:
    """GV-4.12: Hannibal brings numbers on which no battle is won, so that a good chance needs more than a margin."""
    business(play, ROME, war(ROME, "punic-1"), leader(ROME, "hannibal", "punic-1"))
    view = see.view(play.g, DIAMOND).rome
    assert view is not None
    first = view.wars["punic-1"]
    warfare = of_rome.WARFARE
    usual, wanted = need(first, 5), warfare.aims(view, first, 5)
    assert wanted[0].fleets > usual.fleets
    assert warfare.at_sea(view, first, usual.fleets, 5) < BOLD <= warfare.at_sea(view, first, wanted[0].fleets, 5)
    assert wanted[1].legions == 0


@BOTH
def test_a_hopeless_force_comes_home(play: Play, side: Side) -> None:
    """RC-9.6.3, RR-1.09.644: one that could not win with all there is; not one that can."""
    first = f"{FACES[side]}-1"
    weak = [force(side, first, 4, fleets=2), sent_before]
    business(play, side, war(side, first), *weak, ruined)
    assert [len(one["commanders"]) for one in ordered(play, "recall")] == [1]
    business(play, side, war(side, first), *weak, home(side, 0, 16))
    assert ordered(play, "recall") == []


def sent_before(g: Grand) -> None:
    """The forces in the field were sent in an earlier turn."""
    for half in g.halves():
        for one in half.forces.values():
            one.sent = 0


def ruined(g: Grand) -> None:
    """Neither State has any money."""
    for half in g.halves():
        half.treasury = 0


@BOTH
def test_while_wars_threaten_only_the_first_one_is_woken(play: Play, side: Side) -> None:
    """GV-7.4, 11.4: an Inactive War is left alone beside an Active one, but not the one that bars the later ones."""
    asleep, awake = {CARTHAGE: ("pyrrhic-war", "libyan-revolt"), ROME: ("macedonian-1", "syrian")}[side]
    calm = [without(side, "conquest-of-tunisia"), war(side, asleep, "inactive")]

    def names(*changes: Change) -> list[str]:
        business(play, side, *calm, *changes)
        view = see.view(play.g, DIAMOND)
        if side == CARTHAGE:
            return [one.id for one in of_carthage.urgent(view.carthage)]
        return [one.id for one in of_rome.urgent(view.rome)] if view.rome else []

    assert asleep in names()
    assert set(names(war(side, awake))) == {awake, f"{FACES[side]}-1"}


def test_a_third_lost_war_is_worth_a_battle(play: Play) -> None:
    """GV-7.4: with two Lost Wars a likely victory is waited for, for with a third one Rome needs to win only once."""
    three = [war(CARTHAGE, name) for name in ("pyrrhic-war", "libyan-revolt", "roman-war-1")]
    lost = [war(CARTHAGE, name, "lost") for name in SYRACUSE]
    fought = force(CARTHAGE, "libyan-revolt", 4, legions=15)
    business(play, CARTHAGE, *three, war(CARTHAGE, "massilian-war"), *lost, fought)
    assert says(play, "senate.peace") is None
    business(play, CARTHAGE, *three, war(CARTHAGE, "massilian-war"), *lost)
    assert says(play, "senate.peace")


def test_a_war_that_counts_for_nothing_is_not_given_up(play: Play) -> None:
    """GV-4.7: one that may not be attacked yet is none of the four, nor does it help to give it up."""
    three = [war(CARTHAGE, name) for name in ("syracusan-war-1", "pyrrhic-war", "libyan-revolt")]
    business(play, CARTHAGE, *three, war(CARTHAGE, "roman-war-2"))
    assert says(play, "senate.peace") is None
    business(play, CARTHAGE, *three, war(CARTHAGE, "roman-war-2"), war(CARTHAGE, "cyrenean-war"))
    assert says(play, "senate.peace")["war"] != "roman-war-2"


def test_what_rome_could_take_as_the_fourth_is_given_up_as_the_third(play: Play) -> None:
    """GV-6.1, 7.4: with two Lost Wars a Roman War goes before a harder one, lest Rome win it in battle."""
    wars = [war(CARTHAGE, name) for name in ("pyrrhic-war", "libyan-revolt", "cyrenean-war", "roman-war-3")]
    open_to_rome = [settled(1, CARTHAGE), settled(2, CARTHAGE)]
    changes = [*wars, *open_to_rome, leader(CARTHAGE, "pyrrhus", "pyrrhic-war"), money(CARTHAGE, 400)]
    business(play, CARTHAGE, *changes)
    assert says(play, "senate.peace") == {"war": "pyrrhic-war"}
    business(play, CARTHAGE, *changes, *(war(CARTHAGE, name, "lost") for name in SYRACUSE))
    assert says(play, "senate.peace") == {"war": "roman-war-3"}
