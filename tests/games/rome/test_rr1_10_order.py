"""RR-1.10.1, 1.10.12: which War is fought when and by whom; naval battles and landings."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer
from games.republic.combat.events import BattleFought, FleetBeaten, ForceCameHome, LandingDecided, WarWon
from games.republic.events import TieRolled
from games.rome.combat.events import BecameProconsul, CombatOpened, OrderAgreed
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import (
    EGYPT,
    GAUL,
    PUNIC,
    SYRIA,
    answers,
    combat,
    dispatched,
    force,
    gaul,
    marked,
    office,
    omens,
    results,
    statesman,
)
from tests.games.rome.forum import three
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play

SYRIAN = force(SYRIA, 2, legions=6, fleets=2)
ILLYRIAN = force("illyrian-1", 3, legions=6, fleets=3)


def order(play: Play) -> list[str]:
    """The Wars in the order in which battles were fought."""
    return [one.war for one in play.saw(BattleFought)]


@clause("RR-1.10.1")
@pytest.mark.parametrize(
    ("numbers", "wars"),
    [
        ({"force_1": 1, "force_2": 2, "force_3": 3}, (GAUL, SYRIA, "illyrian-1")),
        ({"force_1": 9, "force_2": 2, "force_3": 3}, (SYRIA, "illyrian-1", GAUL)),
    ],
)
def test_wars_are_fought_in_the_order_in_which_commanders_were_sent(
    play: Play, numbers: dict[str, int], wars: tuple[str, ...]
) -> None:
    combat(play, gaul(), SYRIAN, ILLYRIAN, dispatched(**numbers))
    assert play.saw(CombatOpened) == [CombatOpened(wars)]
    assert order(play) == list(wars)


@clause("RR-1.10.1", "RR-0.3.1")
def test_those_sent_together_by_dice(play: Play) -> None:
    dice = {"tie.dispatch": [1, 1, 6, 5]}
    combat(play, gaul(), SYRIAN, ILLYRIAN, dispatched(force_1=2, force_2=2, force_3=1), dice=dice)
    assert play.saw(TieRolled) == [TieRolled("dispatch", (GAUL, SYRIA), (2, 11))]
    assert order(play) == ["illyrian-1", SYRIA, GAUL]


@clause("RR-1.10.1")
def test_the_last_commander_of_a_war_counts_and_all_battles_against_it_come_before_the_next(play: Play) -> None:
    changes = gaul(), SYRIAN, force(GAUL, 5, legions=6), dispatched(force_1=1, force_2=2, force_3=3)
    combat(play, *changes, naturals={GAUL: [12, 12], SYRIA: [12]})
    answers(play, "combat.order", {"diamond": ["force-1", "force-3"]})
    assert order(play) == [SYRIA, GAUL, GAUL]


# Several commanders at one War


def two(play: Play, *, dice: Any = None) -> Play:
    """Cornelius (diamond) and Manlius (triangle) are in Gaul."""
    sides = gaul(), force(GAUL, 6, legions=6), dispatched(force_1=1, force_2=2)
    return combat(play, *sides, naturals={GAUL: [12, 12]}, dice=dice)


@clause("RR-1.10.1", "RR-DP70")
def test_they_choose_their_order_in_secret(play: Play) -> None:
    two(play)
    assert play.asked() == [("diamond", "combat.order"), ("triangle", "combat.order")]
    assert play.decision("diamond", "combat.order").lapse == ["force-1", "force-2"]
    answers(play, "combat.order", {seat: ["force-2", "force-1"] for seat in ("diamond", "triangle")})
    assert play.saw(OrderAgreed) == [OrderAgreed(GAUL, ("force-2", "force-1"), agreed=True)]
    assert [one.force for one in play.saw(BattleFought)] == ["force-2", "force-1"]


@clause("RR-1.10.1", "RR-DP70")
def test_if_absent_they_fight_in_order_of_dispatch(play: Play) -> None:
    two(play)
    play.lapse_all("combat.order")
    assert [one.force for one in play.saw(BattleFought)] == ["force-1", "force-2"]


@clause("RR-1.10.1", "RR-DP70")
def test_if_they_disagree_dice_decide(play: Play) -> None:
    two(play, dice={"tie.order": [1, 2, 6, 6]})
    answers(play, "combat.order", {"diamond": ["force-1", "force-2"], "triangle": ["force-2", "force-1"]})
    assert play.saw(OrderAgreed) == [OrderAgreed(GAUL, ("force-2", "force-1"), agreed=False)]


@clause("RR-DP70")
@pytest.mark.parametrize("raw", [["force-1"], ["force-1", "force-1"], ["force-1", "force-3"], "force-1"])
def test_every_force_has_its_place(play: Play, raw: Any) -> None:
    two(play)
    with pytest.raises(IllegalAnswer):
        play.answer("diamond", "combat.order", raw)


@clause("RR-1.10.1")
def test_one_owner_of_two_commanders_is_asked_once_and_one_commander_not_at_all(play: Play) -> None:
    combat(play, gaul(), force(GAUL, 5, legions=6))
    assert play.asked() == [("diamond", "combat.order")]
    combat(Play(), gaul())
    assert play.asked("combat.order") == [("diamond", "combat.order")]


@clause("RR-1.10.1", "RR-1.10.4")
def test_who_comes_too_late_returns_to_rome_without_a_battle(play: Play) -> None:
    sides = gaul(), force(GAUL, 6, legions=5, fleets=2), office(6, "field-consul")
    combat(play, *sides, naturals={GAUL: [18]})
    play.lapse_all("combat.order")
    (home,) = play.saw(ForceCameHome)
    assert (home.force, home.commanders, home.legions, home.fleets) == ("force-2", ("fam-manlius",), 5, 2)
    assert home.clauses == ("RR-1.10.4",)
    assert (play.senator(6).place, play.senator(6).office) == ("rome", "field-consul")
    assert (len(play.g.army.active.legions), play.g.army.active.fleets) == (4 + 5, 2)
    invariants(play.g)


@clause("RR-1.10.1")
def test_nobody_fights_without_a_commander(play: Play) -> None:
    combat(play, force(GAUL, legions=6))
    assert (play.saw(BattleFought), play.g.wars[GAUL].unprosecuted) == ([], True)


# At sea


def at_sea(play: Play, natural: int, *changes: Any, legions: int = 6, fleets: int = 6, **how: Any) -> Play:
    """Cornelius sails against Carthage: with 6 fleets or more the total is as much as the dice show, or more."""
    sides = force(PUNIC, 1, legions=legions, fleets=fleets), *changes
    return combat(play, *sides, naturals={PUNIC: [natural]}, **how)


@clause("RR-1.10.12", "RR-DP73")
@pytest.mark.parametrize("attacks", [True, False])
def test_after_a_naval_victory_he_may_land_at_once(play: Play, attacks: bool) -> None:
    at_sea(play, 18)
    assert play.saw(FleetBeaten) == [FleetBeaten(PUNIC, "force-1")]
    assert play.g.wars[PUNIC].naval_victory
    play.answer("diamond", "combat.landing", "attack" if attacks else "stop")
    assert play.saw(LandingDecided) == [LandingDecided("1.1", "fam-cornelius", PUNIC, attacks)]
    assert [one.ground for one in play.saw(BattleFought)] == (["land"] if attacks else [])


@clause("RR-1.10.12", "RR-DP73", "RR-0.6.3")
@pytest.mark.parametrize(
    ("legions", "omen", "lapse"), [(10, 0, "attack"), (9, 0, "stop"), (11, 1, "attack"), (10, 1, "stop")]
)
def test_if_absent_he_lands_where_a_10_may_be_expected_to_win(play: Play, legions: int, omen: int, lapse: str) -> None:
    """With MIL 4 against 10 he needs 10 legions for a total of 14."""
    at_sea(play, 17, omens(omen), legions=legions, fleets=8)
    assert play.decision("diamond", "combat.landing").lapse == lapse


@clause("RR-1.10.12")
@pytest.mark.parametrize(("legions", "fleets", "natural"), [(6, 5, 17), (2, 6, 17), (6, 6, 14)])
def test_not_without_legions_and_fleet_support_that_are_left(
    play: Play, legions: int, fleets: int, natural: int
) -> None:
    """A 17 with 6 fleets costs one of each, a 14 four."""
    at_sea(play, natural, legions=legions, fleets=fleets)
    lands = legions == 2
    assert play.asked() == ([("diamond", "combat.landing")] if lands else [])


@clause("RR-1.10.12")
def test_a_dead_commander_lands_nowhere(play: Play) -> None:
    at_sea(play, 17, chits=("1", "20"))
    assert (play.asked(), play.g.wars[PUNIC].naval_victory) == ([], True)
    assert play.g.forces["force-1"].commanders == []


@clause("RR-1.10.12")
def test_a_force_sent_without_legions_returns_after_a_naval_victory(play: Play) -> None:
    at_sea(play, 18, legions=0)
    (home,) = play.saw(ForceCameHome)
    assert (home.commanders, home.fleets, home.clauses) == (("fam-cornelius",), 6, ("RR-1.10.12",))
    assert (play.senator(1).place, play.senator(1).proconsul, play.g.forces) == ("rome", False, {})
    invariants(play.g)


@clause("RR-1.10.12", "RR-1.10.8")
def test_who_was_given_a_legion_stays_as_proconsul(play: Play) -> None:
    at_sea(play, 17, legions=1)
    assert play.g.forces["force-1"].units.legions == [], "it was lost at sea"
    assert play.saw(BecameProconsul) == [BecameProconsul("fam-cornelius", PUNIC)]


@clause("RR-1.10.12", "RR-1.10.8")
def test_so_does_who_lost_all_his_legions_in_an_earlier_turn(play: Play) -> None:
    def once(g: Rome) -> None:
        g.forces["force-1"].with_legions = True

    at_sea(play, 18, once, legions=0)
    assert play.saw(BecameProconsul) == [BecameProconsul("fam-cornelius", PUNIC)]
    assert play.saw(ForceCameHome) == []


@clause("RR-1.10.12", "RR-1.10.8")
def test_so_does_who_does_not_land(play: Play) -> None:
    at_sea(play, 18)
    play.lapse("diamond", "combat.landing")
    assert play.saw(BecameProconsul) == [BecameProconsul("fam-cornelius", PUNIC)]


@clause("RR-1.10.12")
@pytest.mark.parametrize("natural", [12, 11, 13, 5])
def test_without_a_naval_victory_nobody_lands(play: Play, natural: int) -> None:
    at_sea(play, natural, fleets=6)
    assert (play.asked(), play.g.wars[PUNIC].naval_victory) == ([], False)


@clause("RR-1.10.12")
def test_without_a_fleet_nobody_fights_at_sea(play: Play) -> None:
    at_sea(play, 18, fleets=0)
    assert results(play) == []


@clause("RR-1.10.12")
def test_once_the_fleet_is_beaten_it_is_a_land_war(play: Play) -> None:
    combat(play, force(PUNIC, 1, legions=6, fleets=5), marked(PUNIC, naval_victory=True), naturals={PUNIC: [18]})
    assert results(play) == [(PUNIC, "land", "victory")]


@clause("RR-1.10.12", "RR-1.09.645")
def test_numbers_used_at_sea_are_used_for_the_turn(play: Play) -> None:
    """13 is a Disaster of the War, and the next commander rolls it once more; 14 is a Standoff."""
    sides = force(PUNIC, 1, legions=6, fleets=6), force(PUNIC, 2, legions=6, fleets=8)
    combat(play, *sides, naturals={PUNIC: [13, 13]})
    play.lapse_all("combat.order")
    assert [one.result for one in play.saw(BattleFought)] == ["disaster", "victory"]


@clause("RR-1.10.1", "RR-1.10.12")
def test_one_beats_the_fleet_and_another_lands(play: Play) -> None:
    sides = force(PUNIC, 1, fleets=6), force(PUNIC, 2, legions=10, fleets=5)
    combat(play, *sides, dice={f"battle.{PUNIC}": [*three(18), *three(18)]})
    play.lapse_all("combat.order")
    assert results(play) == [(PUNIC, "sea", "victory"), (PUNIC, "land", "victory")]
    assert play.g.forces["force-2"].victorious
    invariants(play.g)


@clause("RR-1.10.12")
def test_a_second_force_without_legions_returns_when_the_fleet_is_beaten(play: Play) -> None:
    sides = force(PUNIC, 1, fleets=6), force(PUNIC, 2, fleets=6)
    combat(play, *sides, naturals={PUNIC: [18]})
    play.lapse_all("combat.order")
    assert [one.force for one in play.saw(ForceCameHome)] == ["force-1", "force-2"]
    assert play.g.forces == {}


@clause("RR-1.10.41")
def test_a_war_that_has_only_a_fleet_is_won_at_sea(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is none such among the cards."""
    monkeypatch.setattr("games.rome.combat.victory.printed_land", lambda _g, _war: 0)
    at_sea(play, 18)
    assert (results(play), play.asked()) == ([(PUNIC, "sea", "victory")], [])
    assert [one.war for one in play.saw(WarWon)] == [PUNIC]
    assert PUNIC not in play.g.wars


@clause("RR-1.10.12")
def test_legions_on_board_are_lost_too(play: Play) -> None:
    at_sea(play, 14 - 4, fleets=10)
    (told,) = play.saw(BattleFought)
    assert (told.result, told.legions, told.fleets) == ("victory", 4, 4)
    assert play.senator(1).popularity == 5 - 2, "half the fleet strength of 10, less 1 for each 2 legions"


@clause("RR-1.10.1.1", "RR-1.10.12")
def test_the_landing_is_weighed_with_the_military_that_is_printed(play: Play) -> None:
    """RR-1.13.3: Pompey rolls only when he has decided."""
    sides = statesman("st-30a", "diamond"), force(EGYPT, 30, legions=6, fleets=12)
    combat(play, *sides, dice={"battle.military": [6], f"battle.{EGYPT}": three(16)}, scenario="late")
    battle = play.g.combat.battle
    assert battle
    assert (battle.ground, battle.military) == ("land", 2)
