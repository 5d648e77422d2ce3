"""RC-10.2: the strengths of both sides, the dice and the losses."""

from __future__ import annotations

from typing import Any

import pytest

from games.carthage.combat.events import MercenariesDeserted
from games.carthage.law import CARTHAGE
from games.carthage.seen.see import view
from games.carthage.state import Carthage
from games.republic.combat.events import BattleDrawnUp, BattleFought, BlamedForLosses
from tests.clauses import clause
from tests.games.carthage.battles import fought
from tests.games.carthage.combat import (
    CYRENE,
    MASSILIA,
    RESTING,
    SICILY,
    TUNISIA,
    also,
    beaten,
    combat,
    enemy,
    event,
    force,
    law,
    ratings,
    statesman,
    war,
)
from tests.games.carthage.forum import three
from tests.games.carthage.invariants import invariants
from tests.games.carthage.play import Play


@pytest.fixture
def play() -> Play:
    """A table where nothing follows the Combat Phase."""
    return Play(RESTING)


def drawn_up(play: Play) -> Any:
    (told,) = play.saw(BattleDrawnUp)
    return told


# Strengths


@clause("RC-10.2.1", "RC-9.5.5c")
@pytest.mark.parametrize(
    ("legions", "veterans", "units", "military"), [(4, 0, 4, 3), (4, 1, 5, 3), (2, 0, 2, 2), (2, 1, 3, 3), (1, 0, 1, 1)]
)
def test_legions_count_one_veterans_two_and_military_at_most_as_much(
    play: Play, legions: int, veterans: int, units: int, military: int
) -> None:
    """Bomilcar has MIL 3."""
    fought(play, 12, force(TUNISIA, 9, legions=legions, veterans=veterans))
    told = drawn_up(play)
    assert (told.units, told.military, told.strength, told.enemy) == (units, military, units + military, 6)
    invariants(play.g)


@clause("RC-10.2.1", "RC-9.5.7")
@pytest.mark.parametrize(("legions", "military"), [(4, 4), (8, 6)])
def test_joint_commanders_add_their_military_within_the_same_limit(play: Play, legions: int, military: int) -> None:
    """Bomilcar and Adherbal have MIL 3 each."""
    fought(play, 12, force(TUNISIA, 9, 10, legions=4), also(legions - 4), hire=False)
    assert drawn_up(play).military == military


@clause("RC-10.2.1", "RC-9.7.2")
@pytest.mark.parametrize(("at", "bonus"), [(SICILY, 1), ("pyrrhic-war", 1), (TUNISIA, 0)])
def test_the_law_against_greek_studies_adds_one_in_greek_wars(play: Play, at: str, bonus: int) -> None:
    fought(play, 12, force(at, 9, legions=4, fleets=6), beaten(at), law("law-greek-studies"), hire=False)
    told = drawn_up(play)
    assert (told.law, told.strength) == (bonus, 7 + bonus)


@clause("RC-10.2", "RC-8.9.8", "RC-8.9.12")
@pytest.mark.parametrize(
    ("others", "leader", "strength"), [(0, False, 8), (1, False, 16), (2, False, 24), (1, True, 20), (0, True, 12)]
)
def test_matching_wars_double_and_triple_and_a_leader_adds_once(
    play: Play, others: int, leader: bool, strength: int
) -> None:
    more = [war(name) for name in ("syracusan-war-2", "syracusan-war-3")[:others]]
    more += [enemy("dionysius", SICILY)] if leader else []
    fought(play, 10, force(SICILY, 9, legions=4, fleets=4), *more, hire=False)
    told = drawn_up(play)
    assert told.enemy == strength
    assert (told.printed, told.multiplier, told.leaders) == (8, others + 1, 4 if leader else 0)
    assert told.disasters == ((12, 13) if leader else (13,))
    assert told.standoffs == ((11, 15) if leader else (11,))


@clause("RC-10.2.4", "RC-8.9.8", "RC-8.9.12")
@pytest.mark.parametrize(("leader", "strength"), [(False, 12), (True, 16)])
def test_at_sea_too_a_war_is_doubled_and_a_leader_adds_once(play: Play, leader: bool, strength: int) -> None:
    """The 2nd Syracusan War has a fleet of 6."""
    second = "syracusan-war-2"
    more = [enemy("dionysius", SICILY)] if leader else []
    fought(play, 11, force(second, 9, fleets=8), war(SICILY), *more, at=second, hire=False)
    told = drawn_up(play)
    assert (told.ground, told.enemy) == ("sea", strength)
    assert (told.printed, told.multiplier, told.leaders) == (6, 2, 4 if leader else 0)


@clause("RC-10.2.4")
@pytest.mark.parametrize(("fleets", "military"), [(5, 3), (2, 2)])
def test_at_sea_fleets_count_and_limit_the_military(play: Play, fleets: int, military: int) -> None:
    fought(play, 10, force(MASSILIA, 9, legions=4, veterans=2, fleets=fleets), at=MASSILIA, hire=False)
    told = drawn_up(play)
    assert (told.ground, told.units, told.military, told.enemy) == ("sea", fleets, military, 7)


@clause("RC-10.2.4")
@pytest.mark.parametrize(("fleets", "military"), [(9, 7), (4, 4)])
def test_adherbal_of_drepana_adds_three_at_sea_within_the_limit(play: Play, fleets: int, military: int) -> None:
    fought(play, 10, force(MASSILIA, 10, fleets=fleets), statesman("st-10a"), at=MASSILIA, hire=False)
    assert drawn_up(play).military == military


@clause("RC-10.2.4")
def test_adherbal_of_drepana_adds_nothing_on_land(play: Play) -> None:
    fought(play, 12, force(TUNISIA, 10, legions=4), also(4), statesman("st-10a"), hire=False)
    assert drawn_up(play).military == 4


@clause("RC-10.2.4")
def test_matching_fleets_are_multiplied_too(play: Play) -> None:
    changes = force("syracusan-war-2", 9, fleets=9), war(SICILY), enemy("dionysius", SICILY)
    fought(play, 12, *changes, at="syracusan-war-2", hire=False)
    assert (drawn_up(play).ground, drawn_up(play).enemy) == ("sea", 16)


# The dice


ROWS = [(total, row) for row in CARTHAGE.charts.combat.rows for total in range(row.min or 3, (row.max or 20) + 1)]
FEWER = {3: 1, 4: 2, 9: 5, 17: 5}  # legions, so that no special number has to be rolled


@clause("RC-10.2.1", "T-3", "RC-10.2.12")
@pytest.mark.parametrize(("total", "row"), ROWS)
def test_the_table(play: Play, total: int, row: Any) -> None:
    """The Cyrenean War has land 5, support 2, and the numbers 7 and 15; Bomilcar has MIL 3."""
    present = FEWER.get(total, 4)
    natural = total + 5 - present - min(3, present)
    forces = force(CYRENE, 9, legions=min(4, present), fleets=6), also(max(0, present - 4))
    told = fought(play, natural, *forces, at=CYRENE)
    assert (told.natural, told.total, told.result) == (natural, total, row.result)
    assert told.legions == (present if row.legions_lost == "all" else min(present, row.legions_lost))
    assert told.fleets == (6 if row.fleets_lost == "all" else row.fleets_lost)
    invariants(play.g)


@clause("RC-10.2.1", "RC-8.8.4")
def test_evil_omens_lower_the_total_but_not_the_natural_roll(play: Play) -> None:
    told = fought(play, 12, force(TUNISIA, 9, legions=4), event("te-evil-omens", 2))
    assert (told.natural, told.omens, told.total) == (12, -2, 12 + 7 - 6 - 2)
    told = fought(Play(RESTING), 14, force(TUNISIA, 9, legions=4), event("te-evil-omens", 2))
    assert told.result == "standoff"


@clause("RC-10.2.1a")
@pytest.mark.parametrize(
    ("name", "times", "thrown", "swing"),
    [
        ("te-ally-deserts", 1, [4, 4, 2], 2),  # even: the coloured die
        ("te-ally-deserts", 2, [4, 4, 2], 8),  # the two white dice
        ("te-ally-deserts", 1, [4, 4, 3], 0),  # odd
        ("te-enemys-ally-deserts", 1, [4, 4, 3], -3),
        ("te-enemys-ally-deserts", 2, [5, 4, 2], -9),
        ("te-enemys-ally-deserts", 1, [4, 4, 2], 0),
    ],
)
@pytest.mark.parametrize("at", [TUNISIA, MASSILIA])
def test_allies_change_the_enemys_strength_once_the_dice_are_known(
    play: Play, name: str, times: int, thrown: list[int], swing: int, at: str
) -> None:
    told = fought(play, 10, force(at, 9, legions=4, fleets=7), event(name, times), at=at, thrown=thrown)
    present = 6 if at == TUNISIA else 7
    strength = 7 if at == TUNISIA else 10
    assert told.swing == swing
    assert told.total == sum(thrown) + strength - max(0, present + swing)


@clause("RC-10.2.1a")
def test_disaster_and_standoff_come_before_allies(play: Play) -> None:
    told = fought(play, 9, force(TUNISIA, 9, legions=4), event("te-enemys-ally-deserts", 2))
    assert (told.result, told.swing) == ("disaster", 0)


@clause("RC-10.2.8")
@pytest.mark.parametrize(("natural", "result"), [(9, "disaster"), (14, "standoff")])
@pytest.mark.parametrize(("legions", "fleets"), [(4, 4), (3, 5), (1, 1), (5, 0)])
def test_a_special_number_costs_a_half_or_a_quarter(
    play: Play, natural: int, result: str, legions: int, fleets: int
) -> None:
    of = 2 if result == "disaster" else 4
    told = fought(play, natural, force(TUNISIA, 9, legions=min(4, legions), fleets=fleets), also(legions - 4))
    assert told.result == result
    assert (told.legions, told.fleets) == (-(-legions // of), -(-fleets // of))
    (left,) = play.g.forces.values()
    assert (len(left.units.legions), left.units.fleets) == (legions - told.legions, fleets - told.fleets)
    assert play.g.wars[TUNISIA].status == "active", "the War stays as it is"
    invariants(play.g)


@clause("RC-10.2.8")
@pytest.mark.parametrize(("natural", "result"), [(12, "disaster"), (15, "standoff"), (13, "disaster")])
def test_the_numbers_of_an_active_leader_count_too(play: Play, natural: int, result: str) -> None:
    """Dionysius has 12 and 15, the War 13 and 11."""
    told = fought(play, natural, force(SICILY, 9, legions=4, fleets=4), enemy("dionysius", SICILY), at=SICILY)
    assert told.result == result


@clause("RC-10.2.8")
def test_if_a_number_is_in_both_lists_it_is_a_disaster(play: Play) -> None:
    """Dionysius has Disaster 12; the Pyrrhic War, if he had taken refuge there, Standoff 12."""
    changes = force("pyrrhic-war", 9, legions=4, fleets=6), beaten("pyrrhic-war")
    told = fought(play, 12, *changes, enemy("dionysius", "pyrrhic-war"), at="pyrrhic-war")
    assert told.result == "disaster"


@clause("RC-10.2.8", "RC-8.9.3")
@pytest.mark.parametrize(
    ("card", "number", "at", "natural", "result"),
    [
        ("st-2a", 2, "mercenary-war", 9, ""),
        ("st-2a", 2, "conquest-of-interior-spain", 16, ""),
        ("st-2a", 2, TUNISIA, 9, "disaster"),
        ("st-2b", 2, "roman-war-3", 17, ""),
        ("st-2b", 2, "roman-war-3", 14, ""),
        ("st-2b", 2, "mercenary-war", 14, "standoff"),
        ("st-7a", 7, "numidian-war-2", 12, ""),
    ],
)
def test_statesmen_who_ignore_the_numbers_on_war_cards(
    play: Play, card: str, number: int, at: str, natural: int, result: str
) -> None:
    told = fought(play, natural, force(at, number, legions=4, fleets=3), statesman(card), at=at)
    assert (told.result in ("disaster", "standoff")) is bool(result)
    assert not result or told.result == result


@clause("RC-10.2.8")
@pytest.mark.parametrize("commanders", [(2,), (9, 2)])
def test_they_do_not_ignore_those_of_leaders(play: Play, commanders: tuple[int, ...]) -> None:
    """Scipio has 12 and 16."""
    changes = [force("roman-war-3", *commanders, legions=4), statesman("st-2b"), enemy("scipio", "roman-war-3")]
    assert fought(play, 16, *changes, at="roman-war-3").result == "standoff"
    again = [force("roman-war-3", *commanders, legions=4), statesman("st-2b"), enemy("scipio", "roman-war-3")]
    assert fought(Play(RESTING), 17, *again, at="roman-war-3").result not in ("disaster", "standoff")


@clause("RC-10.2.2")
@pytest.mark.parametrize(("natural", "first", "then"), [(9, "disaster", "stalemate"), (14, "standoff", "victory")])
def test_a_special_number_works_once_a_turn_for_each_war(play: Play, natural: int, first: str, then: str) -> None:
    changes = force(TUNISIA, 9, legions=4), force(TUNISIA, 10, legions=4, of="libyan-spearmen")
    fought(play, natural, *changes, thrown=[*three(natural), *three(natural)])
    one, other = play.saw(BattleFought)
    assert (one.result, other.result) == (first, then)
    assert other.total == natural + 7 - 6


@clause("RC-10.2.2")
def test_it_works_again_next_turn(play: Play) -> None:
    """And is counted among the odds from the beginning of that turn."""
    combat(play, force(TUNISIA, 9, legions=4), lambda g: g.wars[TUNISIA].struck.append(9), step="mortality")
    assert play.g.wars[TUNISIA].struck == []
    battle = view(play.g, None).forces["force-1"].battle
    assert battle is not None
    assert battle.disaster == (9,)


@clause("RC-10.2.2", "RC-10.2.8")
def test_a_number_used_at_sea_is_used_on_land_too(play: Play) -> None:
    """Massilia: 12. The first force meets it at sea, then the second, which reads the table."""
    forces = force(MASSILIA, 9, fleets=9), force(MASSILIA, 10, fleets=9)
    fought(play, 12, *forces, at=MASSILIA, thrown=[*three(12), *three(12)])
    assert [one.result for one in play.saw(BattleFought)] == ["disaster", "victory"]


# Losses


@clause("RC-10.2.12", "RC-9.5.5b")
def test_units_lost_are_drawn_at_random_veterans_included_and_go_to_the_force_pool(play: Play) -> None:
    survivors = set()
    for seed in range(8):
        one = Play(RESTING)

        def shake(g: Carthage, seed: int = seed) -> None:
            g.dice.drawn["battle.losses"] = 100 * seed

        fought(one, 9, force(TUNISIA, 9, legions=4, veterans=2), shake)
        left = one.g.forces["force-1"].units.legions
        assert len(left) == 2
        survivors.add(sum(legion.veteran for legion in left))
        assert one.g.army.pool["carthaginian"] == 2
        invariants(one.g)
    assert len(survivors) > 1


@clause("RC-10.2.12", "RC-10.2.4")
def test_legions_present_share_the_losses_at_sea(play: Play) -> None:
    told = fought(play, 10, force(MASSILIA, 9, legions=4, fleets=4), at=MASSILIA)
    assert (told.total, told.result, told.legions, told.fleets) == (10, "stalemate", 3, 3)


@clause("RC-10.2.12")
@pytest.mark.parametrize(("legions", "loss"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_commander_loses_a_point_of_popularity_for_each_two_legions(play: Play, legions: int, loss: int) -> None:
    """A Stalemate costs 4 legions at 9, 3 at 10, 2 at 11, 1 at 12; five legions and MIL 3 are 3 more than the War."""
    changes = force(CYRENE, 9, legions=4, fleets=2), also(1), ratings(9, popularity=2)
    told = fought(play, 10 - legions, *changes, at=CYRENE)
    assert told.legions == legions
    assert play.senator(9).popularity == 2 - loss
    assert [one.popularity for one in play.saw(BlamedForLosses)] == ([loss] if loss else [])


@clause("RC-10.2.12")
def test_both_commanders_lose_popularity_even_after_a_victory(play: Play) -> None:
    """Six legions and MIL 6 against 6."""
    told = fought(play, 10, force(TUNISIA, 9, 10, legions=4), also(2))
    assert (told.total, told.result, told.legions) == (10 + 12 - 6, "victory", 2)
    assert [one.senator for one in play.saw(BlamedForLosses)] == ["fam-bomilcar", "fam-adherbal"]


@clause("RC-10.2.12")
@pytest.mark.parametrize(("total", "legions"), [(8, 3), (9, 2), (10, 2), (11, 1), (12, 1), (13, 0), (3, 2)])
def test_malchus_the_general_halves_legion_losses_by_the_table(play: Play, total: int, legions: int) -> None:
    """Malchus (MIL 5) with 4 legions against 5: strength 8, so natural = total - 3; 3 needs Evil Omens."""
    changes = [force(CYRENE, 12, legions=4, fleets=2), statesman("st-12a")]
    natural = total - 3
    if total in (3, 10):  # 0 is no roll and 7 a Disaster
        changes.append(event("te-evil-omens", 3))
        natural += 3
    told = fought(play, natural, *changes, at=CYRENE)
    assert (told.total, told.legions) == (total, legions)
    assert told.fleets == min(2, {8: 5, 9: 4, 10: 3, 11: 2, 12: 1, 13: 0, 3: 2}[total]), "Fleets are not spared"


@clause("RC-10.2.12")
def test_malchus_halves_neither_a_disaster_nor_losses_at_sea(play: Play) -> None:
    assert fought(play, 9, force(TUNISIA, 12, legions=4), statesman("st-12a")).legions == 2
    changes = force(MASSILIA, 12, legions=4, fleets=4), statesman("st-12a")
    assert fought(Play(RESTING), 8, *changes, at=MASSILIA).legions == 4


@clause("RC-10.2.8a", "RC-9.5.5d", "RC-8.8.4")
def test_after_a_disaster_on_land_mercenaries_may_desert(play: Play) -> None:
    changes = force(TUNISIA, 9, legions=4, of="celtiberians", veterans=4), event("te-evil-omens")
    fought(play, 9, *changes, dice={"battle.desertion": [1, 2]})
    assert play.saw(MercenariesDeserted) == [MercenariesDeserted(TUNISIA, (1, 2), 1)]
    assert len(play.g.forces["force-1"].units.legions) == 1
    assert play.g.army.pool["celtiberians"] == 3
    invariants(play.g)


@clause("RC-10.2.8a")
@pytest.mark.parametrize(("of", "natural", "at"), [("carthaginian", 9, TUNISIA), ("celtiberians", 14, TUNISIA)])
def test_neither_citizens_nor_anybody_after_a_standoff_deserts(play: Play, of: str, natural: int, at: str) -> None:
    fought(play, natural, force(at, 9, legions=4, of=of), dice={"battle.desertion": [1, 1, 1, 1]})
    assert play.saw(MercenariesDeserted) == []


@clause("RC-10.2.8a")
def test_nobody_deserts_at_sea(play: Play) -> None:
    fought(play, 12, force(MASSILIA, 9, legions=4, of="celtiberians", fleets=4), at=MASSILIA)
    assert play.saw(BattleFought)[0].result == "disaster"
    assert play.saw(MercenariesDeserted) == []
