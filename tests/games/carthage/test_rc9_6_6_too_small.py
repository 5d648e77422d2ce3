"""RC-9.6.6: too small a force, and who may refuse to lead it (RC-DP34, RC-DP46)."""

from __future__ import annotations

import pytest

from games.carthage.senate.too_small import too_small
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic.pieces import Legion, Units
from games.republic.senate.events import ConsentGiven, MotionFell
from games.republic.senators import enter
from tests.clauses import clause
from tests.games.carthage.forces import (
    ADHERBAL,
    BOMILCAR,
    MAGO,
    MALCHUS,
    MARINE,
    agree_all,
    carried,
    consents,
    order,
)
from tests.games.carthage.play import Play, add_war, numbered
from tests.games.carthage.senate import pass_motion, session
from tests.games.carthage.units import at_home, celtiberians, crisis, force, moved, war


def campanians(count: int) -> list[Legion]:
    return [Legion(type="campanian-swordsmen") for _ in range(count)]


ARMY = at_home(*celtiberians(4), *campanians(3), fleets=12)


def small(play: Play, name: str, legions: int, fleets: int, *numbers: int, veterans: int = 0) -> bool:
    """Whether such a force is too small for that War."""
    session(play)
    fought = play.g.wars.get(name) or add_war(play.g, name)
    ranks = [Legion(type="celtiberians", veteran=n < veterans) for n in range(legions)]
    commanders = [numbered(play.g, number) for number in numbers]
    return too_small(play.g, fought, Units(legions=ranks, fleets=fleets), commanders)


@clause("RC-9.6.6")
@pytest.mark.parametrize(
    ("legions", "veterans", "expected"),
    [(6, 0, False), (5, 0, True), (5, 1, False), (3, 3, False), (4, 1, True), (0, 0, True)],
)
def test_legions_veterans_twice_and_mil_against_the_land_strength(
    play: Play, legions: int, veterans: int, *, expected: bool
) -> None:
    # the Libyan Revolt has 9; Adherbal has MIL 3, which counts at most the strength of the legions
    assert small(play, "libyan-revolt", legions, 0, 10, veterans=veterans) == expected


@clause("RC-9.6.6")
@pytest.mark.parametrize(
    ("legions", "fleets", "expected"),
    [
        (0, 2, False),  # the fleet of the 2nd Syracusan War has 4; without legions the land does not count
        (0, 1, True),
        (6, 1, True),
        (7, 5, False),  # its army has 10
        (6, 5, True),
    ],
)
def test_fleets_and_mil_against_an_unbeaten_fleet(play: Play, legions: int, fleets: int, *, expected: bool) -> None:
    assert small(play, "syracusan-war-2", legions, fleets, 10) == expected


@clause("RC-9.6.6")
def test_a_beaten_fleet_counts_no_more(play: Play) -> None:
    session(play, "senate.business", war("syracusan-war-2", naval_victory=True))
    commander = [play.senator(10)]
    revolt = play.g.wars["syracusan-war-2"]
    assert not too_small(play.g, revolt, Units(legions=celtiberians(7), fleets=0), commander)
    assert too_small(play.g, revolt, Units(legions=[], fleets=12), commander)


@clause("RC-9.6.6", "RC-9.5.7")
def test_the_mil_of_both_commanders_counts_at_most_the_strength_of_the_units(play: Play) -> None:
    session(play, "senate.business", war("libyan-revolt"))
    revolt, both = play.g.wars["libyan-revolt"], [play.senator(10), play.senator(12)]
    assert not too_small(play.g, revolt, Units(legions=celtiberians(5)), both)  # 5 + 5
    assert too_small(play.g, revolt, Units(legions=celtiberians(4)), both)  # 4 + 4


@clause("RC-9.6.6")
def test_the_admiral_counts_more_at_sea(play: Play) -> None:
    def admiral(g: Carthage) -> None:
        g.deck.remove("st-10a")
        enter(g, seat=Seat("square"), statesman="st-10a")

    session(play, "senate.business", admiral, war("roman-war-1"), scenario="late")
    fleet, roman_war = Units(fleets=6), play.g.wars["roman-war-1"]  # its fleet has 12
    assert not too_small(play.g, roman_war, fleet, [play.g.senators["st-10a"]])  # MIL 4, at sea 7, at most the Fleets
    assert too_small(play.g, roman_war, fleet, [play.senator(9)])


@clause("RC-9.6.6", "RC-8.9.8")
def test_matching_wars_make_it_stronger(play: Play) -> None:
    session(play, "senate.business", war("syracusan-war-1"), war("syracusan-war-3", "imminent"))
    first, third = play.g.wars["syracusan-war-1"], play.g.wars["syracusan-war-3"]
    units, commander = Units(legions=celtiberians(12), fleets=4), [play.senator(10)]
    assert not too_small(play.g, first, units, commander)  # 15 against 8
    assert too_small(play.g, first, units, commander, awake=[third.id])  # against 16
    assert too_small(play.g, third, units, commander, awake=[third.id])  # against 18


# Consents


@clause("RC-9.6.6")
@pytest.mark.parametrize(("legions", "asked"), [pytest.param(5, True, marks=clause("RC-DP34")), (6, False)])
def test_a_commander_may_refuse_to_lead_too_small_a_force(play: Play, legions: int, *, asked: bool) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    order(play, moved("send", "libyan-revolt", ADHERBAL, celtiberians=4, campanian_swordsmen=legions - 4))
    assert consents(play) == ([("triangle", ADHERBAL, "RC-9.6.6", "RC-DP34")] if asked else [])
    assert play.asked("senate.vote") == ([] if asked else play.asked("senate.vote"))


@clause("RC-9.6.6", "RC-DP34")
def test_if_absent_he_refuses_and_there_is_no_vote(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    order(play, moved("send", "libyan-revolt", ADHERBAL, celtiberians=2))
    play.lapse("triangle", "senate.consent")
    assert play.saw(ConsentGiven) == [ConsentGiven(Seat("triangle"), ADHERBAL, "RC-9.6.6", agreed=False)]
    assert play.saw(MotionFell) == [MotionFell(1, "forces", "refused")]
    assert play.g.forces == {}
    assert play.senator(10).in_carthage


@clause("RC-9.6.6")
def test_who_proposes_it_himself_has_consented(play: Play) -> None:
    session(play, "senate.business", ARMY, war("libyan-revolt"))
    order(play, moved("send", "libyan-revolt", MAGO, celtiberians=1))
    assert consents(play) == []


@clause("RC-9.6.6", "RC-9.5.7", "RC-DP46")
def test_joint_commanders_are_asked_each_for_himself(play: Play) -> None:
    session(play, "senate.business", crisis, MARINE, ARMY, war("libyan-revolt"))
    order(play, moved("send", "libyan-revolt", ADHERBAL, MALCHUS, celtiberians=2))
    assert consents(play) == [("triangle", ADHERBAL, "RC-9.6.6", "RC-DP46")]
    play.answer("triangle", "senate.consent", "consent")
    assert consents(play) == [("square", MALCHUS, "RC-9.6.6", "RC-DP46")]
    play.answer("square", "senate.consent", "refuse")
    assert play.g.forces == {}


@clause("RC-9.6.6", "RC-9.6.3")
def test_who_is_to_take_over_too_small_a_force_may_refuse_but_not_who_stays(play: Play) -> None:
    there = force("libyan-revolt", 12, 9, legions=celtiberians(2))
    session(play, "senate.business", crisis, MARINE, war("libyan-revolt"), there)
    order(play, moved("replace", "f", MALCHUS, ADHERBAL))
    assert consents(play) == [("triangle", ADHERBAL, "RC-9.6.6", "RC-DP46")]
    session(play, "senate.business", MARINE, war("libyan-revolt"), there)
    order(play, moved("replace", "f", ADHERBAL))
    assert consents(play) == [("triangle", ADHERBAL, "RC-9.6.6", "RC-DP34")]


@clause("RC-9.6.6")
@pytest.mark.parametrize(("taken", "asked"), [(1, False), (2, True)])
def test_units_that_bring_a_general_below_are_taken_only_with_his_consent(
    play: Play, taken: int, *, asked: bool
) -> None:
    there = force("libyan-revolt", 12, legions=[*celtiberians(4), *campanians(3)])
    session(play, "senate.business", MARINE, war("libyan-revolt"), there)
    order(play, moved("recall", "f", celtiberians=taken))
    assert consents(play) == ([("square", MALCHUS, "RC-9.6.6", "RC-DP34")] if asked else [])
    if asked:
        play.answer("square", "senate.consent", "refuse")
        assert len(play.g.forces["f"].units.legions) == 7


@clause("RC-9.6.6")
def test_both_who_command_together_are_asked_for_units(play: Play) -> None:
    there = force("libyan-revolt", 12, 10, legions=celtiberians(4))
    session(play, "senate.business", war("libyan-revolt"), there)
    order(play, moved("recall", "f", celtiberians=2))
    assert consents(play) == [("square", MALCHUS, "RC-9.6.6", "RC-DP34")]
    play.answer("square", "senate.consent", "consent")
    assert consents(play) == [("triangle", ADHERBAL, "RC-9.6.6", "RC-DP34")]
    play.answer("triangle", "senate.consent", "consent")
    pass_motion(play)
    assert len(play.g.forces["f"].units.legions) == 2


@clause("RC-9.6.6", "RC-9.6.3")
def test_a_general_cannot_refuse_to_be_recalled_nor_to_go_on_alone(play: Play) -> None:
    there = force("libyan-revolt", 12, 9, legions=celtiberians(2))
    session(play, "senate.business", MARINE, war("libyan-revolt"), there)
    order(play, moved("recall", "f", BOMILCAR))
    assert consents(play) == []


@clause("RC-9.6.6", "RC-9.6.1")
def test_units_without_a_commander_that_join_count(play: Play) -> None:
    alone = force("libyan-revolt", legions=[*celtiberians(4), *campanians(1)])
    session(play, "senate.business", MARINE, war("libyan-revolt"), alone)
    order(play, moved("send", "libyan-revolt", ADHERBAL, carthaginian=1))
    assert consents(play) == []


@clause("RC-9.6.6", "RC-9.6.5")
def test_each_of_several_forces_is_measured_by_itself(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    order(
        play,
        moved("send", "libyan-revolt", ADHERBAL, celtiberians=2),
        moved("send", "libyan-revolt", MAGO, campanian_swordsmen=3),
    )
    assert consents(play) == [("triangle", ADHERBAL, "RC-9.6.6", "RC-DP34")]
    agree_all(play)


@clause("RC-9.6.6")
def test_consent_is_asked_afresh_for_another_force(play: Play) -> None:
    session(play, "senate.business", MARINE, ARMY, war("libyan-revolt"))
    order(play, moved("send", "libyan-revolt", ADHERBAL, celtiberians=2))
    play.answer("triangle", "senate.consent", "refuse")
    carried(play, moved("send", "libyan-revolt", ADHERBAL, celtiberians=1))
    assert play.g.forces
