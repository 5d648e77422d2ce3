"""RR-1.06.2, 1.11.33, 2.03.6: what Rebels pay for, and what becomes of the others."""

from __future__ import annotations

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.combat.events import RevoltFailed
from games.rome.revenue.events import RebelPaid, ReleasedUnits
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, garrison, in_revolt, legion
from tests.games.rome.play import Play, add_province, numbered, pay

TRIANGLE = Seat("triangle")
ADVANCED = {"provincial_wars": True, "rebel_governors": True}


@pytest.fixture
def play(play: Play) -> Play:
    return play.until("revenue.redistribution")


@clause("RR-1.06.2", "RR-1.11.33", "RR-DP13")
def test_the_rebels_pay_2t_a_unit_the_primary_first_then_the_faction_treasury(play: Play) -> None:
    change = in_revolt(legion(), legion(), legion(), rebels=(6, 2), purses={6: 3, 2: 2}, triangle=9)
    play.at("revenue.rebellion", change=change)
    assert play.decision("triangle", "revenue.maintain").lapse == {"units": ["legion.1", "legion.2", "legion.3"]}
    play.lapse("triangle", "revenue.maintain")
    assert play.saw(RebelPaid) == [RebelPaid(TRIANGLE, 3, 6, 0)]
    assert (play.senator(6).talents, play.senator(2).talents, play.g.factions[TRIANGLE].treasury) == (0, 0, 8)
    invariants(play.g)


@clause("RR-1.11.33", "RR-DP13")
def test_non_veterans_are_released_first_if_the_money_does_not_last(play: Play) -> None:
    play.at("revenue.rebellion", change=in_revolt(legion(), legion(veteran=True), legion(), purses={2: 5}))
    assert play.decision("triangle", "revenue.maintain").lapse == {"units": ["legion.3", "veteran.2"]}
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revenue.maintain", {"units": ["legion.1", "legion.3", "veteran.2"]})
    play.answer("triangle", "revenue.maintain", {"units": ["veteran.2"]})
    assert play.saw(RebelPaid) == [RebelPaid(TRIANGLE, 1, 2, 2)]
    assert play.senator(2).talents == 3
    play.lapse("diamond", "revenue.release")
    assert [one.veteran for one in play.g.forces["rebels"].units.legions] == [True]
    invariants(play.g)


@clause("RR-1.11.33")
def test_veterans_who_owe_a_rebel_allegiance_and_garrisons_cost_nothing(play: Play) -> None:
    def garrisoned(g: Rome) -> None:
        in_revolt(legion(veteran=True, loyal="fam-manlius"), rebels=(2, 6))(g)
        add_province(g, "sicilia", 6)
        garrison(g, "sicilia", 2)

    play.at("revenue.rebellion", change=garrisoned)
    assert play.saw(RebelPaid) == []
    assert len(play.g.provinces["sicilia"].garrison) == 2


@clause("RR-1.11.33", "RR-DP14")
@pytest.mark.parametrize(("state", "kept"), [(52, 1), (51, 0)])
def test_the_hrao_accepts_what_is_released_if_the_state_keeps_50t(play: Play, state: int, kept: int) -> None:
    """100T come, 20T go for the Civil War; the four legions at home and the released one cost 10T."""

    def poor(g: Rome) -> None:
        in_revolt(legion(), legion(), purses={2: 2})(g)
        g.issued += state - 72 - g.treasury
        g.treasury = state - 72

    play.at("revenue.rebellion", change=poor)
    play.lapse("triangle", "revenue.maintain")
    assert play.decision("diamond", "revenue.release").about["left"] == state - 72 + 100 - 20 - 10
    play.lapse("diamond", "revenue.release")
    assert play.saw(ReleasedUnits) == [ReleasedUnits(kept, 1 - kept)]
    assert len(play.g.army.active.legions) == 4 + kept
    assert play.g.treasury == state - 72, "they are paid with the other units"


@clause("RR-1.11.33", "RR-DP14")
def test_the_hrao_may_say_otherwise_but_not_more_than_was_released(play: Play) -> None:
    play.at("revenue.rebellion", change=in_revolt(legion(), legion(veteran=True), legion(), fleets=1, purses={2: 2}))
    play.lapse("triangle", "revenue.maintain")
    assert play.options("diamond", "revenue.release") == [["legion.1", "legion.3", "fleet.1"], 0, 3]
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "revenue.release", ["veteran.2"])
    play.answer("diamond", "revenue.release", ["fleet.1"])
    assert play.saw(ReleasedUnits) == [ReleasedUnits(1, 2)]
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (4, 1)
    invariants(play.g)


@clause("RR-1.11.371", "RR-1.11.372", "RR-1.11.33")
def test_a_rebel_without_legions_has_failed(play: Play) -> None:
    play.at("revenue.rebellion", change=in_revolt(legion(), rebels=(2, 6)))
    play.answer("diamond", "revenue.release", [])
    assert play.saw(RevoltFailed) == [RevoltFailed(("fam-fabius", "fam-manlius"))]
    assert (play.g.wars.get("civil-war"), play.g.civil, play.g.forces, play.g.rebels()) == (None, None, {}, [])
    invariants(play.g)


@clause("RR-1.06.2")
def test_without_a_rebel_nobody_is_asked(play: Play) -> None:
    play.at("revenue.rebellion")
    assert (play.asked(), play.told) == ([], [])


# Rebel Governors


def at_home(g: Rome) -> None:
    """Manlius holds Sicilia (base land strength 2) with a legion, two armies and a fleet."""
    province = add_province(g, "sicilia", 6)
    province.armies, province.fleets = 2, 1
    garrison(g, "sicilia", 1)
    numbered(g, 6).rebel = True


@clause("RR-2.03.6", "RR-DP13")
def test_a_rebel_governor_pays_for_every_unit_and_point_of_base_strength(play: Play) -> None:
    play.at("revenue.rebellion", options=ADVANCED, change=all_of(at_home, lambda g: pay(g, 6, 20)))
    units = ["legion.1@sicilia", "army.1@sicilia", "army.2@sicilia", "fleet.1@sicilia"]
    assert play.decision("triangle", "revenue.maintain").lapse == {"units": units}
    play.lapse("triangle", "revenue.maintain")
    assert play.saw(RebelPaid) == [RebelPaid(TRIANGLE, 4, 8, 0)]
    assert play.senator(6).talents == 20 - 2 * 2 - 8


@clause("RR-2.03.6", "RR-DP13", "RR-DP14")
def test_provincial_units_are_released_last_and_are_lost(play: Play) -> None:
    play.at("revenue.rebellion", options=ADVANCED, change=all_of(at_home, lambda g: pay(g, 6, 8)))
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "revenue.maintain", {"units": ["legion.1@sicilia", "army.1@sicilia"]})
    assert (refused.value.reason, refused.value.about["clause"]) == ("revenue.provincial-last", "RR-2.03.6")
    play.answer("triangle", "revenue.maintain", {"units": ["army.1@sicilia", "fleet.1@sicilia"]})
    assert play.options("diamond", "revenue.release") == [["legion.1@sicilia"], 0, 1]
    play.answer("diamond", "revenue.release", ["legion.1@sicilia"])
    province = play.g.provinces["sicilia"]
    assert (province.armies, province.fleets, province.garrison) == (1, 1, [])
    assert len(play.g.army.active.legions) == 5
    invariants(play.g)


@clause("RR-2.03.6")
def test_base_points_are_never_lost(play: Play) -> None:
    play.at("revenue.rebellion", options=ADVANCED, change=all_of(at_home, lambda g: pay(g, 6, 3)))
    play.lapse_all("revenue.release")
    assert (play.senator(6).talents, play.senator(6).rebel) == (0, True)
    assert play.g.provinces["sicilia"].governor == "fam-manlius"
    assert (play.g.provinces["sicilia"].armies, play.g.provinces["sicilia"].fleets) == (0, 0)
