"""RR-1.10.11, 1.10.12: what both sides of a battle are worth, and in which order the dice are read."""

from __future__ import annotations

from typing import Any

import pytest

from games.republic.combat.events import BattleDrawnUp
from games.rome.combat.events import MilitaryRolled
from games.rome.law import ROME
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import (
    CIVIL_WAR,
    GAUL,
    PUNIC,
    SYRIA,
    Change,
    combat,
    dictator,
    drawn,
    enemy,
    event,
    force,
    fought,
    gaul,
    marked,
    omens,
    province,
    rebel,
    risen,
    statesman,
    war,
)
from tests.games.rome.forum import three
from tests.games.rome.invariants import invariants
from tests.games.rome.play import Play


@clause("RR-1.10.11")
@pytest.mark.parametrize(
    ("legions", "veterans", "units", "military"), [(6, 0, 6, 4), (6, 2, 8, 4), (3, 0, 3, 3), (3, 1, 4, 4), (1, 0, 1, 1)]
)
def test_legions_count_one_veterans_two_and_military_at_most_as_much(
    play: Play, legions: int, veterans: int, units: int, military: int
) -> None:
    fought(play, 18, gaul(legions, veterans=veterans))
    told = drawn(play)
    assert (told.units, told.military, told.strength, told.enemy) == (units, military, units + military, 10)
    invariants(play.g)


@clause("RR-1.10.11", "RR-1.09.34")
@pytest.mark.parametrize(("legions", "military"), [(8, 6), (5, 5)])
def test_a_dictator_fights_with_his_master_of_horse(play: Play, legions: int, military: int) -> None:
    fought(play, 18, dictator(legions=legions))
    assert drawn(play).military == military


@clause("RR-1.10.12", "RR-1.09.34")
@pytest.mark.parametrize(("fleets", "military"), [(12, 6), (5, 5)])
def test_at_sea_fleets_count_instead_and_veterans_do_not(play: Play, fleets: int, military: int) -> None:
    combat(play, dictator(PUNIC, legions=3, veterans=3, fleets=fleets), naturals={PUNIC: [3]})
    told = drawn(play)
    assert (told.ground, told.units, told.military, told.enemy) == ("sea", fleets, military, 10)


@clause("RR-1.10.11", "RR-1.07.332", "RR-1.07.342")
@pytest.mark.parametrize(
    ("changes", "strength"),
    [
        ([], 15),
        ([war(PUNIC)], 30),
        ([war(PUNIC), war("punic-3")], 45),
        ([war(PUNIC, "imminent")], 15),
        ([enemy("hannibal", "punic-2")], 22),
        ([war(PUNIC), enemy("hannibal", "punic-2"), enemy("hamilcar", PUNIC)], 40),
        ([enemy("hannibal", "")], 15),
        ([enemy("philip-v", "")], 15),
    ],
)
def test_the_enemy_is_multiplied_then_his_leaders_are_added(play: Play, changes: list[Change], strength: int) -> None:
    combat(play, force("punic-2", 1, legions=6, fleets=5), *changes, naturals={"punic-2": [17]}, scenario="alternative")
    assert drawn(play).enemy == strength


@clause("RR-1.10.12", "RR-1.07.332", "RR-1.07.342")
def test_so_is_his_fleet(play: Play) -> None:
    changes = [force(PUNIC, 1, fleets=12), war("punic-2"), enemy("hannibal", PUNIC)]
    combat(play, *changes, naturals={PUNIC: [17]})
    assert drawn(play).enemy == 2 * 10 + 7


@clause("RR-1.07.21.15")
def test_a_leader_who_has_risen_aids_the_wars_there_were(play: Play) -> None:
    combat(play, gaul(), risen("hannibal"), naturals={GAUL: [17]})
    assert drawn(play).enemy == 17


@clause("RR-1.15.6")
def test_the_plautian_law_halves_the_social_war_but_not_its_reward(play: Play) -> None:
    change = force("social", 1, legions=10), marked("social", halved=True)
    fought(play, 18, *change, at="social", scenario="late")
    assert drawn(play).enemy == 5
    assert play.senator(1).popularity == 5, "half of the printed 10"


@clause("RR-2.02.412", "RR-1.10.11")
@pytest.mark.parametrize(("developed", "strength"), [(False, 20 + 2 + 3), (True, 20 + 4 + 3)])
def test_allied_provinces_are_added_after_multiplying(play: Play, developed: bool, strength: int) -> None:
    """The base land strength of Illyricum is 2, or 4; three armies."""

    def change(g: Rome) -> None:
        province("illyricum", developed=developed, armies=3, fleets=1)(g)
        war("macedonian-4")(g)
        g.wars["macedonian-2"].allies = ["illyricum"]

    sides = force("macedonian-2", 1, legions=6, fleets=5), change
    combat(play, *sides, naturals={"macedonian-2": [17]}, scenario="middle", options={"provincial_wars": True})
    told = play.saw(BattleDrawnUp)[0]
    assert (told.printed, told.multiplier, told.enemy) == (10, 2, strength)


@clause("RR-1.10.12", "RR-2.02.412")
def test_their_fleets_fight_beside_a_fleet(play: Play) -> None:
    """Macedonia has base naval strength 5."""

    def change(g: Rome) -> None:
        province("macedonia", fleets=2)(g)
        g.wars[PUNIC].allies = ["macedonia"]

    combat(play, force(PUNIC, 1, fleets=12), change, naturals={PUNIC: [17]})
    assert drawn(play).enemy == 10 + 5 + 2


# MIL that varies


@clause("RR-1.10.1.1", "RR-1.13.3")
@pytest.mark.parametrize("omen", [0, 2])
def test_pompey_rolls_before_each_battle_and_omens_do_not_matter(play: Play, omen: int) -> None:
    def change(g: Rome) -> None:
        statesman("st-30a", "diamond")(g)
        force(PUNIC, 30, legions=8, fleets=12)(g)
        omens(omen)(g)

    dice = {"battle.military": [6, 3], f"battle.{PUNIC}": [6, 6, 6, 1, 1, 1]}
    combat(play, change, dice=dice, scenario="late")
    assert play.saw(MilitaryRolled) == [MilitaryRolled("st-30a", (6,), 7)]
    assert drawn(play).military == 7
    play.answer("diamond", "combat.landing", "attack")
    assert play.saw(MilitaryRolled) == [MilitaryRolled("st-30a", (3,), 4)]
    assert drawn(play).military == 4
    assert all(one.rolled == 0 for one in play.g.senators.values())


# Reading the dice


def natural(play: Play, roll: int, *changes: Change, **how: Any) -> str:
    """What a roll of Cornelius in Gaul comes to."""
    return fought(play, roll, gaul(), *changes, **how).result


@clause("RR-1.10.11")
@pytest.mark.parametrize("roll", [roll for roll in range(3, 19) if roll not in (13, 15)])
def test_the_total_is_read_on_the_table(play: Play, roll: int) -> None:
    told = fought(play, roll, gaul())
    row = ROME.charts.combat.at(roll)
    lost = 6 if row.legions_lost == "all" else row.legions_lost
    assert (told.total, told.result, told.legions) == (roll, row.result, lost)


@clause("RR-1.10.11", "RR-1.07.21.8")
def test_evil_omens_take_from_the_total(play: Play) -> None:
    told = fought(play, 14, gaul(), omens(2))
    assert (told.omens, told.total, told.result) == (-2, 12, "stalemate")


@clause("RR-1.10.11.1", "RR-1.07.21.8", "RR-1.10.21")
@pytest.mark.parametrize(("roll", "result"), [(13, "disaster"), (15, "standoff"), (14, "stalemate")])
def test_disaster_and_standoff_are_read_from_the_dice_as_they_fell(play: Play, roll: int, result: str) -> None:
    assert natural(play, roll, omens(1)) == result


@clause("RR-1.10.11.1", "RR-1.07.343")
@pytest.mark.parametrize(("roll", "result"), [(14, "disaster"), (18, "standoff"), (13, "disaster"), (15, "standoff")])
def test_those_of_a_leader_count_too(play: Play, roll: int, result: str) -> None:
    """Vercingetorix: 14 and 18; the War: 13 and 15."""
    assert natural(play, roll, enemy("vercingetorix", GAUL), scenario="alternative") == result


@clause("RR-1.10.11.1")
def test_a_disaster_comes_before_a_standoff(play: Play) -> None:
    """14 is a Standoff of Philip V and a Disaster of Vercingetorix."""
    leaders = enemy("vercingetorix", GAUL), risen("philip-v")
    assert natural(play, 14, *leaders, scenario="alternative") == "disaster"


SHIELDS = [
    ("st-1a", "diamond", PUNIC),
    ("st-18a", "triangle", "macedonian-2"),
    ("st-19a", "circle", "macedonian-4"),
    ("st-1b", "diamond", "punic-3"),
    ("st-1b", "diamond", "spanish-2-numantine"),
    ("st-1c", "diamond", "social"),
    ("st-1c", "diamond", "mithridatic-2"),
    ("st-27a", "circle", "jugurthine"),
]


@clause("RR-1.10.11.1", "RR-1.07.343")
@pytest.mark.parametrize(("card", "seat", "name"), SHIELDS)
def test_some_commanders_ignore_the_numbers_of_a_war_card(play: Play, card: str, seat: str, name: str) -> None:
    number = ROME.tables.statesmen[card].number

    def change(g: Rome) -> None:
        statesman(card, seat)(g)
        force(name, number, legions=6, fleets=5)(g)
        g.wars[name].naval_victory = True

    disaster = ROME.tables.wars[name].disaster[0]
    assert fought(play, disaster, change, at=name, scenario="alternative").result != "disaster"
    assert drawn(play).disasters == drawn(play).standoffs == ()


@clause("RR-1.10.11.1", "RR-1.07.343")
def test_but_never_those_of_a_leader_nor_of_another_war(play: Play) -> None:
    sides = statesman("st-1a", "diamond"), force(PUNIC, 1, legions=6, fleets=5), marked(PUNIC, naval_victory=True)
    told = fought(play, 8, *sides, enemy("hamilcar", PUNIC), at=PUNIC)
    assert (drawn(play).disasters, drawn(play).standoffs, told.result) == ((8,), (12,), "disaster")
    assert fought(Play(), 13, statesman("st-1a", "diamond"), gaul()).result == "disaster"


@clause("RR-1.09.34")
def test_a_master_of_horse_shields_nobody(play: Play) -> None:
    def change(g: Rome) -> None:
        statesman("st-1a", "diamond")(g)
        force(PUNIC, 9, 1, legions=6, fleets=5)(g)
        g.wars[PUNIC].naval_victory = True

    assert fought(play, 13, change, at=PUNIC).result == "disaster"


# Allies who desert


@clause("RR-1.07.21.1", "RR-1.07.21.2", "RR-1.10.11.1")
@pytest.mark.parametrize(
    ("name", "times", "dice", "swing"),
    [
        ("te-ally-deserts", 1, [1, 5, 4], 4),
        ("te-ally-deserts", 2, [1, 5, 4], 6),
        ("te-ally-deserts", 1, [1, 5, 5], 0),
        ("te-enemys-ally-deserts", 1, [2, 5, 4], -4),
        ("te-enemys-ally-deserts", 2, [2, 5, 4], -7),
        ("te-enemys-ally-deserts", 1, [2, 4, 4], 0),
    ],
)
def test_allies_desert_by_the_parity_of_the_roll(
    play: Play, name: str, times: int, dice: list[int], swing: int
) -> None:
    told = fought(play, 0, gaul(), event(name, times), thrown=dice)
    assert (told.swing, told.total) == (swing, sum(dice) - swing)


@clause("RR-1.07.21.2")
def test_the_enemy_is_never_weaker_than_nothing(play: Play) -> None:
    sides = force("illyrian-2", 1, legions=1, fleets=2), event("te-enemys-ally-deserts", 2)
    told = fought(play, 0, *sides, at="illyrian-2", thrown=[6, 6, 3])
    assert (told.enemy, told.swing, told.total) == (4, -12, 15 + 2)


@clause("RR-1.10.11.1")
def test_a_special_roll_knows_no_deserters(play: Play) -> None:
    told = fought(play, 13, gaul(), event("te-enemys-ally-deserts"))
    assert (told.result, told.swing) == ("disaster", 0)


@clause("RR-1.11.37")
def test_nobody_deserts_in_the_civil_war(play: Play) -> None:
    sides = rebel(2, 6), force(CIVIL_WAR, 1, legions=6), event("te-ally-deserts"), event("te-enemys-ally-deserts")
    assert fought(play, 12, *sides, at=CIVIL_WAR).swing == 0


@clause("RR-1.10.11")
def test_without_the_fleet_support_there_is_no_land_battle(play: Play) -> None:
    combat(play, force(SYRIA, 1, legions=6, fleets=1))
    assert play.saw(BattleDrawnUp) == []


@clause("RR-1.09.645", "RR-1.10.21")
def test_each_number_works_once_a_turn_at_a_war(play: Play) -> None:
    sides = gaul(), force(GAUL, 2, legions=6)
    combat(play, *sides, dice={f"battle.{GAUL}": [*three(13), *three(13)]})
    play.answer("diamond", "combat.order", ["force-1", "force-2"])
    play.answer("triangle", "combat.order", ["force-1", "force-2"])
    told = [one.result for one in play.told if type(one).__name__ == "BattleFought"]
    assert told == ["disaster", "stalemate"]
