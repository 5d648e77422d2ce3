"""RR-2.02.4: in Provincial Wars the Provinces fight for themselves, where the Senate has not checked a War."""

from __future__ import annotations

from typing import Any

import pytest

from games.republic.combat.events import (
    BattleDrawnUp,
    BattleFought,
    BlamedForLosses,
    CommanderCaptured,
    FleetBeaten,
    GloryWon,
    VeteranArose,
    WarWon,
)
from games.republic.events import ChitsDrawn
from games.republic.forum.events_cards import LeaderIdle
from games.rome.basics.events import UnrestChanged
from games.rome.combat.events import (
    AlliesBled,
    CombatClosed,
    MilitaryRolled,
    ProvinceAllied,
    ProvinceAttacks,
    ProvinceLosses,
    WarSubsided,
)
from games.rome.combat.mixed import losable, mixed_losses, worth
from games.rome.state import Rome
from tests.clauses import clause
from tests.games.rome.combat import (
    GAUL,
    SYRIA,
    Change,
    combat,
    dead,
    enemy,
    event,
    force,
    omens,
    province,
    said,
    statesman,
    unrest,
    war,
)
from tests.games.rome.forum import three
from tests.games.rome.invariants import invariants
from tests.games.rome.money import garrison
from tests.games.rome.play import Play, numbered

WARS = {"provincial_wars": True}
ALPS = "gallia-cisalpina"  # undeveloped: base land 1, most armies 5; no ships; the 1st Gallic War attacks it first
GREECE = "macedonia"  # base land 5, base naval 5


def defending(
    play: Play,
    natural: int,
    *changes: Change,
    at: str = GAUL,
    name: str = ALPS,
    legions: int = 3,
    veterans: int = 0,
    armies: int = 4,
    fleets: int = 0,
    governor: int = 6,
    **how: Any,
) -> Play:
    """Manlius (MIL 3, triangle) holds a Province. With 3 legions and 4 armies in the Alps he is worth 11 against 10."""

    def change(g: Rome) -> None:
        province(name, governor, armies=armies, fleets=fleets)(g)
        garrison(g, name, legions)
        for one in g.provinces[name].garrison[:veterans]:
            one.veteran = True
        if at not in g.wars:
            war(at)(g)
        for one in changes:
            one(g)

    how.setdefault("options", WARS)
    return combat(play, change, dice={f"battle.{at}": three(natural), **how.pop("dice", {})}, **how)


def held(play: Play, name: str = ALPS) -> tuple[int, int, int]:
    """Legions, armies and fleets that are left there."""
    one = play.g.provinces[name]
    return len(one.garrison), one.armies, one.fleets


# When


@clause("RR-2.02.4")
def test_only_by_the_advanced_rule(play: Play) -> None:
    defending(play, 12, options={})
    assert play.saw(ProvinceAttacks) == []


@clause("RR-2.02.4")
def test_where_nobody_has_fought_the_province_attacks(play: Play) -> None:
    defending(play, 11)
    assert play.saw(ProvinceAttacks) == [ProvinceAttacks(ALPS, GAUL, "fam-manlius")]
    assert [type(one) for one in play.told if isinstance(one, ProvinceAttacks | CombatClosed)] == [
        ProvinceAttacks,
        CombatClosed,
    ]


@clause("RR-2.02.4")
@pytest.mark.parametrize(
    ("natural", "attacks"), [(12, False), (15, False), (13, True), (5, True)], ids=["Stalemate", "Standoff", "D", "-"]
)
def test_not_where_a_force_of_the_senate_has_checked_the_war(play: Play, natural: int, attacks: bool) -> None:
    defending(play, natural, force(GAUL, 1, legions=6))
    assert bool(play.saw(ProvinceAttacks)) == attacks


@clause("RR-2.02.4")
def test_the_first_province_on_the_card_that_has_a_loyal_governor(play: Play) -> None:
    def change(g: Rome) -> None:
        for name, governor in ((ALPS, None), ("gallia-narbonensis", 2), ("gallia-transalpina", 7)):
            province(name, governor)(g)
        numbered(g, 2).rebel = True
        war(GAUL)(g)

    combat(play, change, options=WARS, naturals={GAUL: [10]})
    assert [one.province for one in play.saw(ProvinceAttacks)] == ["gallia-transalpina"]


@clause("RR-2.02.4")
@pytest.mark.parametrize("status", ["inactive", "imminent"])
def test_only_an_active_war_is_attacked(play: Play, status: str) -> None:
    defending(play, 12, lambda g: setattr(g.wars[GAUL], "status", status))
    assert play.saw(ProvinceAttacks) == []


@clause("RR-2.02.4")
def test_several_wars_in_random_order(play: Play) -> None:
    orders = set[tuple[str, ...]]()
    for seed in range(6):
        sides = war("illyrian-2"), war("jugurthine"), province("macedonia", 7), province("africa", 8)
        defending(play, 11, *sides, options=WARS, scenario="alternative", seed=str(seed))
        orders.add(tuple(one.war for one in play.saw(ProvinceAttacks)))
    assert len(orders) > 1
    assert {tuple(sorted(one)) for one in orders} == {(GAUL, "illyrian-2", "jugurthine")}


# Strengths


@clause("RR-2.02.41", "RR-2.02.32")
@pytest.mark.parametrize(
    ("legions", "veterans", "armies", "units", "military"),
    [(3, 0, 4, 8, 3), (2, 1, 3, 7, 3), (0, 0, 5, 4, 3), (0, 0, 0, 1, 1), (1, 0, 0, 2, 2)],
)
def test_base_strength_garrison_armies_and_the_governor(
    play: Play, legions: int, veterans: int, armies: int, units: int, military: int
) -> None:
    defending(play, 12, legions=legions, veterans=veterans, armies=armies)
    told = said(play, BattleDrawnUp)
    assert (told.ground, told.units, told.military, told.enemy) == ("land", units, military, 10)
    assert (told.force, told.commanders) == (ALPS, ("fam-manlius",))


@clause("RR-2.02.41", "RR-1.07.332", "RR-1.07.342")
def test_against_the_war_with_multipliers_and_leaders(play: Play) -> None:
    defending(play, 12, war("gallic-2"), enemy("vercingetorix", GAUL), scenario="alternative")
    assert play.saw(BattleDrawnUp)[0].enemy in (2 * 10 + 6, 2 * 12 + 6)


@clause("RR-2.02.41")
@pytest.mark.parametrize(("fleets", "military", "units"), [(3, 3, 8), (0, 3, 5)])
def test_a_naval_battle_that_is_due_comes_first(play: Play, fleets: int, military: int, units: int) -> None:
    """The 1st Cilician Pirates (fleet 8) attack Bithynia, which has base naval strength 5."""
    defending(play, 12, at="cilician-1", name="bithynia", legions=1, armies=1, fleets=fleets, scenario="late")
    told = said(play, BattleDrawnUp)
    assert (told.ground, told.units, told.military, told.enemy) == ("sea", units, military, 8)


@clause("RR-2.02.41", "RR-2.02.412")
def test_without_any_ship_it_is_lost_at_once_but_no_unit(play: Play) -> None:
    """Sardinia has no base naval strength."""
    sardinia = "sardinia-et-corsica"
    defending(play, 12, at="cilician-1", name=sardinia, legions=2, armies=0, scenario="late")
    assert (play.saw(BattleDrawnUp), dead(play)) == ([], ["fam-manlius"])
    assert play.saw(ProvinceAllied) == [ProvinceAllied(sardinia, "cilician-1", 2)]
    assert len(play.g.army.active.legions) == 8 + 2
    invariants(play.g)


@clause("RR-2.02.41", "RR-1.13.1")
def test_who_governs_by_a_legate_neither_helps_nor_is_in_danger(play: Play) -> None:
    def legate(g: Rome) -> None:
        one = numbered(g, 6)
        one.place, one.at, one.legates = "rome", "", [ALPS]

    defending(play, 3, legate, chits=("6",))
    assert (said(play, BattleDrawnUp).military, said(play, BattleFought).result) == (0, "defeat")
    assert (dead(play), play.senator(6).legates, play.g.provinces[ALPS].governor) == ([], [], "")


@clause("RR-2.02.41", "RR-1.10.1.1")
def test_pompey_rolls_as_governor_too(play: Play) -> None:
    def sits(g: Rome) -> None:
        statesman("st-30a", "triangle")(g)
        pompey = next(one for one in g.senators.values() if one.statesman == "st-30a")
        g.provinces[ALPS].governor = pompey.id
        pompey.place, pompey.at = "province", ALPS

    defending(play, 12, sits, dice={"battle.military": [4]}, scenario="late")
    assert [one.military for one in play.saw(MilitaryRolled)] == [5]
    assert said(play, BattleDrawnUp).military == 5


@clause("RR-2.02.41", "RR-1.10.11.1", "RR-1.07.21.8", "RR-1.07.21.1")
@pytest.mark.parametrize(("natural", "result"), [(13, "disaster"), (15, "standoff"), (12, "stalemate")])
def test_numbers_omens_and_deserters_matter_as_in_any_battle(play: Play, natural: int, result: str) -> None:
    defending(play, natural, omens(1), event("te-ally-deserts"))
    told = said(play, BattleFought)
    assert told.result == result
    if result == "stalemate":
        assert told.total == 12 + 11 - 10 - 1 - told.swing


@clause("RR-2.02.41", "RR-1.09.645")
def test_a_number_that_the_senate_has_met_is_used(play: Play) -> None:
    dice = {f"battle.{GAUL}": [*three(13), *three(13)]}
    defending(play, 13, force(GAUL, 1, legions=6), dice=dice)
    assert [one.result for one in play.saw(BattleFought)] == ["disaster", "victory"]


# Losses


@clause("RR-2.02.32", "RR-2.02.411")
@pytest.mark.parametrize(
    ("armies", "legions", "losses", "lost"),
    [
        (4, 2, 1, (1, 0)), (4, 2, 2, (2, 0)), (4, 2, 3, (2, 1)), (4, 2, 5, (4, 1)), (4, 2, 6, (4, 2)),
        (4, 2, 9, (4, 2)), (1, 3, 3, (1, 2)), (0, 3, 2, (0, 2)), (5, 1, 6, (5, 1)), (5, 0, 2, (4, 0)),
        (5, 0, 3, (5, 0)), (0, 0, 4, (0, 0)),
    ],
)  # fmt: skip
def test_army_army_legion_and_two_armies_for_one_without_a_legion(
    armies: int, legions: int, losses: int, lost: tuple[int, int]
) -> None:
    assert mixed_losses(armies, legions, losses) == lost
    assert sum(mixed_losses(armies, legions, losable(armies, legions))) == armies + legions
    assert worth(armies, legions) == (armies if legions else (armies + 1) // 2)


@clause("RR-2.02.411", "RR-2.02.413")
@pytest.mark.parametrize(
    ("natural", "result", "left"), [(9, "stalemate", (2, 2)), (13, "disaster", (2, 1)), (15, "standoff", (3, 2))]
)
def test_what_a_battle_costs(play: Play, natural: int, result: str, left: tuple[int, int]) -> None:
    """11 against 10: a 9 comes to 10 and costs three; half of seven units are four, a quarter two."""
    defending(play, natural)
    assert (said(play, BattleFought).result, held(play)) == (result, (*left, 0))
    lost = said(play, ProvinceLosses)
    assert (lost.legions, lost.armies) == (3 - left[0], 4 - left[1])
    invariants(play.g)


@clause("RR-2.02.411")
def test_without_a_legion_two_armies_are_one_loss(play: Play) -> None:
    """5 armies are worth 3, with base 1 and MIL 3: 7 against 10; a 14 comes to 11 and costs two."""
    defending(play, 14, legions=0, armies=5)
    assert held(play) == (0, 1, 0)


@clause("RR-2.02.41", "RR-2.02.411")
def test_fleets_take_part_on_land_and_share_the_losses(play: Play) -> None:
    """Macedonia: base 5, 1 legion, 1 army, MIL 3 make 10, against 4."""
    defending(play, 8, at="illyrian-2", name=GREECE, legions=1, armies=1, fleets=4)
    assert (said(play, BattleFought).total, held(play, GREECE)) == (14, (0, 0, 0))
    assert said(play, ProvinceLosses).fleets == 4


@clause("RR-2.02.41", "RR-2.02.411")
def test_at_sea_only_ships_are_lost(play: Play) -> None:
    defending(play, 9, at="cilician-1", name="bithynia", legions=2, armies=1, fleets=3, scenario="late")
    assert said(play, BattleFought).result == "stalemate"
    assert held(play, "bithynia")[:2] == (2, 1)


@clause("RR-2.02.413", "RR-1.10.7")
@pytest.mark.parametrize(("natural", "chits"), [(9, 3), (13, 4), (15, 2), (3, 0)])
def test_chits_are_drawn_for_the_governor(play: Play, natural: int, chits: int) -> None:
    defending(play, natural, chits=[str(one) for one in range(16, 26)])
    assert sum(len(one.chits) for one in play.saw(ChitsDrawn)) == chits


@clause("RR-2.02.413", "RR-1.10.71")
def test_the_last_of_them_captures_him_and_his_province_lies_in_the_forum(play: Play) -> None:
    defending(play, 9, chits=("20", "21", "6"))
    assert [one.senator for one in play.saw(CommanderCaptured)] == ["fam-manlius"]
    assert (play.senator(6).at, play.g.provinces[ALPS].governor, play.g.wars[GAUL].allies) == (GAUL, "", [])


@clause("RR-1.10.61", "RR-2.02.413")
def test_lost_legions_cost_him_popularity(play: Play) -> None:
    defending(play, 13, legions=6, armies=0)
    assert [one.popularity for one in play.saw(BlamedForLosses)] == [1]


# Defeat


@clause("RR-2.02.412")
def test_a_beaten_province_fights_beside_the_war(play: Play) -> None:
    """11 against 10: a 4 comes to 5 and costs three of its seven units."""
    defending(play, 4, unrest(1))
    assert dead(play) == ["fam-manlius"]
    assert play.saw(ProvinceAllied) == [ProvinceAllied(ALPS, GAUL, 2)]
    one = play.g.provinces[ALPS]
    assert (one.governor, one.garrison, one.armies, play.g.wars[GAUL].allies) == ("", [], 2, [ALPS])
    assert len(play.g.army.active.legions) == 4 + 2, "surviving legions return"
    assert (play.saw(UnrestChanged), play.g.wars[GAUL].unprosecuted) == ([], True)
    invariants(play.g)


@clause("RR-2.02.412", "RR-2.02.4")
def test_it_adds_its_strength_and_attacks_no_more(play: Play) -> None:
    def change(g: Rome) -> None:
        province(ALPS, armies=2)(g)
        war(GAUL)(g)
        g.wars[GAUL].allies = [ALPS]

    combat(play, change, force(GAUL, 1, legions=8), options=WARS, naturals={GAUL: [13]})
    assert said(play, BattleDrawnUp).enemy == 10 + 1 + 2
    assert play.saw(ProvinceAttacks) == []


@clause("RR-2.02.412")
@pytest.mark.parametrize(
    ("natural", "legions", "lost"), [(14, 6, (2, 0)), (15, 6, (2, 0)), (13, 6, (0, 0)), (6, 6, (0, 0))]
)
def test_allies_lose_what_rome_loses_but_not_on_a_defeat_or_disaster(
    play: Play, natural: int, legions: int, lost: tuple[int, int]
) -> None:
    """6 legions and MIL 4 against 10, base 1 and 2 armies: a 14 comes to 11, which costs two."""

    def change(g: Rome) -> None:
        province(ALPS, armies=2)(g)
        war(GAUL)(g)
        g.wars[GAUL].allies = [ALPS]

    combat(play, change, force(GAUL, 1, legions=legions), options=WARS, naturals={GAUL: [natural]})
    assert play.g.provinces[ALPS].armies == 2 - lost[0]
    assert play.saw(AlliesBled) == ([AlliesBled(GAUL, *lost)] if lost[0] else [])


@clause("RR-2.02.412")
def test_on_a_naval_victory_they_lose_fleets(play: Play) -> None:
    def change(g: Rome) -> None:
        province("bithynia", fleets=2)(g)
        war("cilician-1")(g)
        g.wars["cilician-1"].allies = ["bithynia"]

    sides = change, force("cilician-1", 1, fleets=12)
    combat(play, *sides, options=WARS, scenario="late", naturals={"cilician-1": [16]})
    assert said(play, BattleFought).total == 16 + 12 + 4 - 8 - 5 - 2
    assert play.g.wars["cilician-1"].naval_victory
    combat(
        play, change, force("cilician-1", 1, fleets=10), options=WARS, scenario="late", naturals={"cilician-1": [16]}
    )
    assert said(play, AlliesBled) == AlliesBled("cilician-1", 0, 2)


# Victory


@clause("RR-2.02.414", "RR-2.02.413", "RR-1.10.5")
def test_a_beaten_war_goes_to_sleep(play: Play) -> None:
    defending(play, 16, unrest(2))
    assert play.saw(WarSubsided) == [WarSubsided(GAUL, ALPS, "inactive")]
    one = play.g.wars[GAUL]
    assert (one.status, one.unprosecuted, play.saw(CombatClosed)) == ("inactive", False, [CombatClosed(())])
    assert play.saw(GloryWon) == [GloryWon("fam-manlius", GAUL, 5)]
    assert [one.senator for one in play.saw(VeteranArose)] == ["fam-manlius"]
    assert (play.saw(UnrestChanged), play.saw(WarWon), play.g.treasury, play.g.unrest) == ([], [], 100, 2)
    assert play.senator(6).place == "province"
    invariants(play.g)


@clause("RR-2.02.414")
@pytest.mark.parametrize("why", ["another War", "a Leader"])
def test_or_into_the_deck_if_something_keeps_it_up(play: Play, why: str) -> None:
    def change(g: Rome) -> None:
        if why == "a Leader":
            enemy("philip-v", "macedonian-4")(g)
        else:
            war("macedonian-3")(g)
        g.wars["macedonian-4"].allies = ["illyricum"]
        province("illyricum")(g)

    sides = {"at": "macedonian-4", "name": GREECE, "legions": 8, "armies": 8, "fleets": 1}
    defending(play, 18, change, options=WARS, scenario="middle", dice={"battle.macedonian-3": three(8)}, **sides)
    subsided = [one for one in play.saw(WarSubsided) if one.war == "macedonian-4"]
    assert [one.fate for one in subsided] == ["shuffled"]
    assert "macedonian-4" in play.g.deck[-6:]
    assert ("macedonian-4" in play.g.wars, play.g.provinces["illyricum"].armies) == (False, 0)
    if why == "a Leader":
        assert [one.leader for one in play.saw(LeaderIdle)] == ["philip-v"]


@clause("RR-2.02.414")
@pytest.mark.parametrize(("coming", "fate"), [(["middle"], "shuffled"), ([], "discarded")])
def test_with_six_cards_left_into_the_next_deck_or_away(play: Play, coming: list[Any], fate: str) -> None:
    def change(g: Rome) -> None:
        enemy("vercingetorix", GAUL)(g)
        g.deck, g.coming = g.deck[:6], coming

    defending(play, 17, change, armies=8, legions=6, scenario="extended")
    assert [one.fate for one in play.saw(WarSubsided)] == [fate]
    assert (len(play.g.deck), GAUL in play.g.next_deck[-6:], GAUL in play.g.gone) == (6, bool(coming), not coming)


@clause("RR-2.02.41")
def test_without_the_fleet_support_a_victory_counts_as_stalemate(play: Play) -> None:
    """The Syrian War (land 6) needs 2 fleets; Bithynia has base naval strength 5, Gallia has none for the Punic War."""
    defending(play, 18, at="punic-2", name=ALPS, legions=9, armies=5)
    assert (said(play, BattleFought).result, play.g.wars["punic-2"].status) == ("stalemate", "active")
    defending(play, 16 - 2, at=SYRIA, name="bithynia", legions=5, armies=1, scenario="late")
    assert said(play, BattleFought).result == "victory"


@clause("RR-2.02.414")
def test_a_naval_victory_places_the_marker_and_prosecutes_the_war(play: Play) -> None:
    sides = {"at": "cilician-1", "name": "bithynia", "legions": 1, "armies": 1, "fleets": 3}
    defending(play, 16, scenario="late", **sides)
    assert play.saw(FleetBeaten) == [FleetBeaten("cilician-1", "bithynia")]
    one = play.g.wars["cilician-1"]
    assert (one.naval_victory, one.unprosecuted, one.status) == (True, False, "active")
    assert [one.gain for one in play.saw(GloryWon)] == [4]
    assert [one.ground for one in play.saw(BattleFought)] == ["sea"], "there is no battle on land this turn"


@clause("RR-2.02.414", "RR-1.10.71")
def test_in_a_victory_on_land_the_governor_can_only_die(play: Play) -> None:
    defending(play, 14, chits=("20", "21", "6"))
    assert (said(play, BattleFought).total, dead(play)) == (15, ["fam-manlius"])
    assert play.g.wars[GAUL].status == "inactive"


@clause("RR-1.16.4", "RR-2.02.4")
def test_the_germans_bring_their_province_after_a_battle_with_a_province(play: Play) -> None:
    defending(play, 12, at="germanic-migrations", scenario="middle")
    assert "gallia-narbonensis" in play.g.provinces


@clause("RR-2.02.41", "RR-1.10.63")
def test_governors_command_as_their_cards_say(play: Play) -> None:
    def fabius(g: Rome) -> None:
        statesman("st-2a", "triangle")(g)
        g.provinces[ALPS].governor = "fam-fabius"
        numbered(g, 2).place, numbered(g, 2).at = "province", ALPS
        numbered(g, 6).place, numbered(g, 6).at = "rome", ""

    defending(play, 13, fabius)
    assert said(play, BattleFought).legions == 2, "a Disaster would cost four of seven"
