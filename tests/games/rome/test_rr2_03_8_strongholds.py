"""RR-2.03.72, 2.03.81, 2.03.91: interceptions, and attacks on Provinces that Rebels hold."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from games.republic.combat.events import BattleDrawnUp, BattleFought, FleetBeaten, GloryWon, RevoltFailed
from games.republic.events import ChitsDrawn
from games.republic.pieces import CIVIL_WAR
from games.rome.basics.events import UnrestChanged
from games.rome.combat.events import BecameProconsul, Intercepted, ResistanceEnded
from games.rome.law import ROME
from games.rome.pieces import Civil, War
from games.rome.state import Rome
from games.rome.wars.events import RebelsLanded, RebelsTurnedBack
from games.rome.wars.strongholds import redraw
from tests.clauses import clause
from tests.games.rome.combat import Change, combat, dead, dispatched, force, omens, province, said, statesman
from tests.games.rome.forum import three
from tests.games.rome.invariants import invariants
from tests.games.rome.money import garrison
from tests.games.rome.play import Play, numbered

RULES = {"provincial_wars": True, "rebel_governors": True}
SICILY = "sicilia"  # base land 2, no base naval strength, 5 fleets at most
ASIA = "asia"  # base land 6, base naval 5
SPAIN = "hispania-citerior"  # base land 1, no ships at all


def rebels(*holders: tuple[int, str], legions: int = 2, veterans: int = 0, armies: int = 3, fleets: int = 0) -> Change:
    """These Governors (of triangle) are Rebels, the first of them the Primary one, who stays at home."""

    def change(g: Rome) -> None:
        for number, name in holders:
            province(name, number, armies=armies, fleets=fleets)(g)
            garrison(g, name, legions)
            for one in g.provinces[name].garrison[:veterans]:
                one.veteran = True
            numbered(g, number).rebel = True
        g.wars[CIVIL_WAR] = War(id=CIVIL_WAR, status="active", declared=g.turn)
        g.civil = Civil(primary=numbered(g, holders[0][0]).id, marching=False)
        with suppress(StopIteration):
            redraw(g).send(None)

    return change


def siege(play: Play, name: str, natural: int, *changes: Change, legions: int = 8, fleets: int = 0, **how: Any) -> Play:
    """Cornelius (MIL 4) attacks a Province."""
    at = f"rebels-{name}"
    dice = {f"battle.{at}": three(natural), **how.pop("dice", {})}
    return combat(play, *changes, force(at, 1, legions=legions, fleets=fleets), options=RULES, dice=dice, **how)


# Strengths


@clause("RR-2.03.81", "RR-2.03.3")
@pytest.mark.parametrize(
    ("legions", "veterans", "armies", "units"), [(2, 0, 3, 7), (2, 1, 3, 8), (0, 0, 3, 4), (0, 0, 0, 2)]
)
def test_base_strength_armies_garrison_and_the_governor_on_land(
    play: Play, legions: int, veterans: int, armies: int, units: int
) -> None:
    """Manlius has MIL 3."""
    siege(play, SICILY, 12, rebels((6, SICILY), legions=legions, veterans=veterans, armies=armies))
    told = said(play, BattleDrawnUp)
    assert (told.printed, told.leaders, told.enemy) == (units, min(3, units), units + min(3, units))
    assert (told.ground, told.multiplier, told.disasters, told.standoffs) == ("land", 1, (), ())


@clause("RR-2.03.81", "RR-1.10.1.1")
def test_pompey_holds_it_with_what_he_rolls(play: Play) -> None:
    def change(g: Rome) -> None:
        statesman("st-30a", "triangle")(g)
        rebels((30, SICILY), legions=6)(g)

    siege(play, SICILY, 12, change, dice={"battle.military": [6]}, scenario="late")
    assert said(play, BattleDrawnUp).leaders == 7


@clause("RR-2.03.81")
@pytest.mark.parametrize(
    ("name", "fleets", "enemy"),
    [(SICILY, 1, None), (SICILY, 2, 4), (ASIA, 0, 8), ("africa", 0, 8), (SPAIN, 0, None), ("bithynia", 2, 10)],
)
def test_a_naval_battle_comes_first_if_his_fleet_is_stronger_than_the_undeveloped_land(
    play: Play, name: str, fleets: int, enemy: int | None
) -> None:
    """Fleets and as much MIL, at most 3: Sicily (land 2) with 1 fleet has 2; Asia (6) has 5 and MIL 3."""
    siege(play, name, 12, rebels((6, name), fleets=fleets), legions=8, fleets=12)
    told = said(play, BattleDrawnUp)
    assert (told.ground, told.enemy if told.ground == "sea" else None) == ("sea" if enemy else "land", enemy)


@clause("RR-2.03.81")
def test_where_no_fleets_may_lie_there_is_nothing_to_sail_with() -> None:
    """So that the fleet maximum need not be asked for when it is decided whether a naval battle comes first."""
    sides = [side for one in ROME.tables.provinces.values() for side in (one.undeveloped, one.developed)]
    assert [side.fleet for side in sides if not side.most_fleets] == [0] * 12


@clause("RR-2.03.81")
@pytest.mark.parametrize(("fleets", "fights"), [(6, True), (5, False)])
def test_the_fleet_support_is_its_base_and_its_fleets(play: Play, fleets: int, fights: bool) -> None:
    change = rebels((6, ASIA), fleets=1)

    def beaten(g: Rome) -> None:
        change(g)
        g.wars["rebels-asia"].naval_victory = True

    siege(play, ASIA, 12, beaten, fleets=fleets)
    assert bool(play.saw(BattleDrawnUp)) == fights


# What comes of it


@clause("RR-2.03.91")
def test_a_naval_victory_places_the_marker(play: Play) -> None:
    siege(play, ASIA, 16, rebels((6, ASIA)), legions=1, fleets=12)
    assert play.saw(FleetBeaten) == [FleetBeaten("rebels-asia", "force-1")]
    assert play.g.wars["rebels-asia"].naval_victory


@clause("RR-2.03.91", "RR-1.10.4")
def test_victory_over_a_secondary_rebel(play: Play) -> None:
    siege(play, SICILY, 18, rebels((2, SPAIN), (6, SICILY)), legions=10)
    assert dead(play) == ["fam-manlius"]
    assert play.saw(ResistanceEnded) == [ResistanceEnded(SICILY, "fam-manlius", 2)]
    one = play.g.provinces[SICILY]
    assert (one.governor, one.developed, one.armies, one.garrison) == ("", False, 0, [])
    assert len(play.g.army.active.legions) == 4 + 2, "its garrison serves Rome again"
    assert ("rebels-sicilia" in play.g.wars, f"rebels-{SPAIN}" in play.g.wars, CIVIL_WAR in play.g.wars) == (
        False, True, True,
    )  # fmt: skip
    assert (play.saw(RevoltFailed), play.g.forces["force-1"].victorious) == ([], True)
    assert [one.gain for one in play.saw(GloryWon)] == [1], "half the printed base strength"
    invariants(play.g)


@clause("RR-2.03.91", "RR-1.11.371")
def test_victory_over_the_primary_rebel_ends_all_resistance(play: Play) -> None:
    second = force(f"rebels-{SPAIN}", 3, legions=1), dispatched(force_1=2, force_2=1)
    siege(play, SICILY, 18, rebels((6, SICILY), (2, SPAIN)), *second, legions=10)
    assert [one.province for one in play.saw(ResistanceEnded)] == [SICILY, SPAIN]
    assert dead(play) == ["fam-fabius", "fam-manlius"]
    assert (play.g.civil, [war.id for war in play.g.wars.values() if war.civil]) == (None, [])
    assert all(not play.g.provinces[name].governor and not play.g.provinces[name].armies for name in (SICILY, SPAIN))
    assert len(play.g.army.active.legions) == 4 + 2 + 2 + 1, "both garrisons, and the army in Spain"
    assert (list(play.g.forces), play.g.forces["force-2"].victorious) == (["force-2"], True)
    invariants(play.g)


@clause("RR-2.03.92", "RR-2.03.8", "RR-1.10.2")
def test_beating_a_senate_army_at_home_wins_nothing(play: Play) -> None:
    siege(play, SICILY, 3, rebels((6, SICILY)), legions=4)
    assert said(play, BattleFought).result == "defeat"
    assert dead(play) == ["fam-cornelius"]
    assert play.g.civil
    assert not play.g.civil.triumphant
    assert play.saw(UnrestChanged) == [UnrestChanged("defeat", 2, 2)]


@clause("RR-1.10.8", "RR-2.03.81")
def test_after_a_stalemate_the_siege_goes_on(play: Play) -> None:
    siege(play, SICILY, 9, rebels((6, SICILY)), legions=8)
    assert said(play, BattleFought).result == "stalemate"
    assert [one.senator for one in play.saw(BecameProconsul)] == ["fam-cornelius"]
    assert not play.g.wars[CIVIL_WAR].unprosecuted


@clause("RR-2.03.8", "RR-1.10.9")
def test_the_civil_war_is_unprosecuted_if_no_province_is_attacked(play: Play) -> None:
    combat(play, rebels((6, SICILY)), options=RULES)
    assert play.g.wars[CIVIL_WAR].unprosecuted


@clause("RR-2.03.8", "RR-1.12.2")
def test_all_of_it_is_one_active_war(play: Play) -> None:
    combat(play, rebels((6, SICILY), (2, SPAIN), (10, ASIA)), options=RULES)
    assert [war.id for war in play.g.active_wars()] == [CIVIL_WAR]


# Interception


def sailing(play: Play, natural: int, *changes: Change, fleets: int = 6, own: int = 2, name: str = ASIA) -> Play:
    """Manlius sails from Asia (base naval 5) with two fleets; the State has six: 6 against 7."""

    def change(g: Rome) -> None:
        rebels((6, name), fleets=own)(g)
        assert g.civil
        g.civil.at_sea = name
        g.army.active.fleets, g.army.pool_fleets = fleets, g.army.pool_fleets - fleets
        with suppress(StopIteration):
            redraw(g).send(None)

    return combat(play, change, *changes, options=RULES, dice={f"interception.{name}": three(natural)})


@clause("RR-2.03.72")
@pytest.mark.parametrize(
    ("natural", "result", "stays"), [(15, "victory", True), (14, "stalemate", False), (5, "defeat", False)]
)
def test_the_active_fleets_may_turn_him_back(play: Play, natural: int, result: str, stays: bool) -> None:
    sailing(play, natural)
    told = said(play, Intercepted)
    assert (told.fleets, told.rebels, told.total, told.result) == (6, 7, natural - 1, result)
    assert bool(play.saw(RebelsTurnedBack)) == stays
    assert bool(play.saw(RebelsLanded)) != stays
    assert play.g.civil
    assert (play.g.civil.at_sea, play.g.civil.marching) == ("", not stays)
    assert (play.saw(ChitsDrawn), play.saw(UnrestChanged)) == ([], [])


@clause("RR-2.03.72")
@pytest.mark.parametrize(
    ("natural", "lost", "rebels_lost"), [(15, 4, 2), (13, 1, 1), (14, 0, 0), (4, 0, 0), (6, 3, 2), (17, 2, 2)]
)
def test_both_lose_fleets_but_where_all_would_be_lost_none(
    play: Play, natural: int, lost: int, rebels_lost: int
) -> None:
    sailing(play, natural)
    told = said(play, Intercepted)
    assert (told.lost, told.rebels_lost) == (lost, rebels_lost)
    assert (play.g.army.active.fleets, play.g.provinces[ASIA].fleets) == (6 - lost, 2 - rebels_lost)
    invariants(play.g)


@clause("RR-2.03.72", "RR-1.07.21.8")
def test_evil_omens_help_him(play: Play) -> None:
    sailing(play, 15, omens(1))
    assert (said(play, Intercepted).total, bool(play.saw(RebelsLanded))) == (13, True)


@clause("RR-2.03.72")
def test_the_fleets_of_the_primary_rebel_help_who_reinforces_him(play: Play) -> None:
    def before_rome(g: Rome) -> None:
        force(CIVIL_WAR, 2, legions=3, fleets=3)(g)
        numbered(g, 2).rebel = True
        assert g.civil
        g.civil.primary, g.civil.marching = "fam-fabius", True

    sailing(play, 12, before_rome, own=1)
    told = said(play, Intercepted)
    assert (told.rebels, told.total, told.rebels_lost) == (5 + 1 + 3, 9, 4)
    (left,) = [one for one in play.g.forces.values() if one.war == CIVIL_WAR]
    assert left.units.fleets == 0, "provincial fleets are lost first"
    assert len(left.units.legions) == 3 + 2, "and he has landed"
    invariants(play.g)


@clause("RR-2.03.72", "RR-1.11.35")
def test_who_has_landed_must_be_met(play: Play) -> None:
    sailing(play, 5)
    assert play.g.civil
    assert play.g.civil.triumphant


@clause("RR-2.03.72")
def test_an_army_before_rome_has_nobody_to_fight_if_he_is_turned_back(play: Play) -> None:
    sailing(play, 15, force(CIVIL_WAR, 1, legions=4))
    assert (play.saw(BattleFought), play.g.forces["force-1"].war) == ([], CIVIL_WAR)


@clause("RR-2.03.72")
def test_nobody_sails_where_nobody_has_set_out(play: Play) -> None:
    combat(play, rebels((6, ASIA)), options=RULES)
    assert play.saw(Intercepted) == []


@clause("RR-2.03.81", "RR-1.10.71")
def test_who_besieged_a_province_comes_home_when_nobody_is_left_to_attack_there(play: Play) -> None:
    """Manlius of Sicilia is no Rebel any more; who is sent to Asia, where Julius still is one, stays."""

    def over(g: Rome) -> None:
        rebels((8, ASIA), (6, SICILY))(g)
        for number, name in ((1, SICILY), (3, ASIA)):
            force(f"rebels-{name}", number, legions=4)(g)
        numbered(g, 6).rebel = False
        with suppress(StopIteration):
            redraw(g).send(None)

    play.at("mortality", chits=["none"], change=over, options=RULES)
    assert [one.war for one in play.g.forces.values()] == [f"rebels-{ASIA}"]
    assert f"rebels-{SICILY}" not in play.g.wars
    assert (numbered(play.g, 1).place, numbered(play.g, 3).place) == ("rome", "force")
