"""RR-2.03: Rebel Governors: who declares, marches, stays, reinforces. Manlius and Junius are of triangle."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel import IllegalAnswer, Seat
from games.republic.combat.events import RevoltFailed
from games.republic.pieces import CIVIL_WAR
from games.rome.pieces import Civil, War
from games.rome.revenue.events import RebelPaid
from games.rome.revolution.events import ProvinceGivenUp, RebelsStay, RevoltBegan, RevoltDeclared, RevoltOutmatched
from games.rome.state import Rome
from games.rome.wars.events import RebelsAtSea, RebelsLanded, RebelsTurnedBack
from games.rome.wars.strongholds import arrive, redraw, siege, turn_back
from tests.clauses import clause
from tests.games.rome.invariants import invariants
from tests.games.rome.money import all_of, in_revolt, legion
from tests.games.rome.play import Play, add_force, add_province, numbered, pay
from tests.games.rome.revolution import (
    GOVERNORS,
    governed,
    rebels,
    revolting,
    revolution,
    rise,
    veteran_at_home,
    veteran_in_garrison,
    victorious,
)

FABIUS, MANLIUS, JUNIUS, JULIUS = "fam-fabius", "fam-manlius", "fam-junius", "fam-julius"
TRIANGLE = Seat("triangle")
SURE = (6,) * 9
SICILIA = governed("sicilia", 6, legions=2, armies=3, fleets=2)  # base strengths 2 and 0
AFRICA = governed("africa", 10, armies=1)  # base strengths 3 and 5
OWN = {"provinces": ["sicilia"], "primary": MANLIUS}


def governing(play: Play, *changes: Any, **how: Any) -> Play:
    """Manlius in Sicilia and Junius in Africa may revolt."""
    return revolting(play, SICILIA, AFRICA, *changes, options=GOVERNORS, **how)


def risen(play: Play, *, march: bool = False) -> Play:
    """Manlius is in revolt, and Junius with him."""
    governing(play)
    play.answer("triangle", "revolution.rise", {"provinces": ["sicilia", "africa"], "primary": MANLIUS})
    play.lapse("triangle", "revolution.join")
    play.answer("triangle", "revolution.march", "march" if march else "stay")
    return play


# Declarations


@clause("RR-2.03.2", "RR-DP85")
def test_a_governor_revolts_with_his_province(play: Play) -> None:
    g = governing(play).g
    assert play.decision("triangle", "revolution.rise").lapse == {"provinces": [], "primary": "none"}
    play.answer("triangle", "revolution.rise", OWN)
    assert play.saw(RevoltDeclared) == [RevoltDeclared(TRIANGLE, MANLIUS, ("sicilia",), 7 + 3)]
    assert play.saw(RevoltBegan) == [RevoltBegan(TRIANGLE, MANLIUS, 0, 0, 0, ("sicilia",))]
    assert (rebels(g), g.provinces["sicilia"].term, g.provinces["africa"].term) == ([MANLIUS], 0, 3)
    assert play.asked() == [("triangle", "revolution.join")]
    assert play.options("triangle", "revolution.join")[0] == [FABIUS], "Junius has said that he stays loyal"


@clause("RR-2.03.2", "RR-DP85")
def test_by_default_all_governors_are_loyal(play: Play) -> None:
    governing(play)
    play.lapse("triangle", "revolution.rise")
    assert (rebels(play.g), play.g.civil) == ([], None)


@clause("RR-2.03.2")
@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ({"provinces": [], "primary": MANLIUS}, "revolution.primary"),
        ({"provinces": ["sicilia"], "primary": "none"}, "revolution.primary"),
        ({"provinces": ["sicilia"], "primary": JUNIUS}, "revolution.primary"),
    ],
)
def test_one_of_those_who_revolt_is_primary_rebel(play: Play, raw: Any, reason: str) -> None:
    governing(play)
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "revolution.rise", raw)
    assert (refused.value.reason, refused.value.about["clause"]) == (reason, "RR-2.03.2")
    assert rebels(play.g) == []


@clause("RR-2.03.2")
def test_in_the_basic_game_no_governor_is_asked(play: Play) -> None:
    revolting(play, SICILIA, AFRICA)
    assert (play.asked(), play.g.civil) == ([], None)


@clause("RR-1.13.1", "RR-2.03.2")
def test_a_rebel_picks_one_province_and_gives_up_the_others(play: Play) -> None:
    """Manlius governs Africa by a legate too."""

    def legate(g: Rome) -> None:
        add_province(g, "africa").governor = MANLIUS
        numbered(g, 6).legates = ["africa"]

    g = revolting(play, SICILIA, legate, options=GOVERNORS).g
    with pytest.raises(IllegalAnswer) as refused:
        play.answer("triangle", "revolution.rise", {"provinces": ["sicilia", "africa"], "primary": MANLIUS})
    assert (refused.value.reason, refused.value.about["clause"]) == ("revolution.one-province", "RR-1.13.1")
    play.answer("triangle", "revolution.rise", {"provinces": ["africa"], "primary": MANLIUS})
    assert play.saw(ProvinceGivenUp) == [ProvinceGivenUp(MANLIUS, "sicilia")]
    assert (g.provinces["sicilia"].governor, play.senator(6).at, play.senator(6).legates) == ("", "africa", [])


@clause("RR-2.03.2", "RR-2.03.21")
def test_a_victorious_commander_is_the_primary_rebel_and_governors_join_him(play: Play) -> None:
    """Fabius: two legions, MIL 4 of 4; Sicilia: two legions, three armies, two fleets."""
    g = governing(play, victorious(2, legions=2), rolls=SURE).g
    rise(play)
    with pytest.raises(IllegalAnswer):
        play.answer("triangle", "revolution.rise", OWN)
    play.answer("triangle", "revolution.rise", {"provinces": ["sicilia"]})
    assert play.saw(RevoltDeclared) == [RevoltDeclared(TRIANGLE, FABIUS, ("sicilia",), 9 + 4)]
    assert play.asked() == [], "he must march, and all others have declared"
    assert (rebels(g), g.civil and g.civil.marching) == ([FABIUS, MANLIUS], True)
    assert [war.id for war in g.wars.values() if war.held] == ["rebels-sicilia"]
    assert [war.id for war in g.active_wars()] == [CIVIL_WAR], "they are one Active War"
    invariants(g)


@clause("RR-2.03.2")
def test_veterans_who_are_devoted_to_any_of_them_count_2(play: Play) -> None:
    """Two at home, and one of the garrison, which counts 2 instead of 1."""
    governing(play, veteran_at_home(6, 2), veteran_in_garrison("sicilia", 6))
    play.answer("triangle", "revolution.rise", OWN)
    assert play.saw(RevoltDeclared)[0].strength == 7 + 6 + 3


@clause("RR-2.03.2", "RR-1.11.3")
def test_governors_are_compared_with_commanders(play: Play) -> None:
    """Manlius has 7 and MIL 3; Julius (square) has six legions and MIL 4."""
    g = governing(play, victorious(4, legions=6), rolls=SURE).g
    play.answer("triangle", "revolution.rise", OWN)
    rise(play, "square")
    assert play.saw(RevoltOutmatched) == [RevoltOutmatched(MANLIUS, 10, JULIUS, 10)]
    assert (rebels(g), play.senator(4).in_capital) == ([MANLIUS], True)


@clause("RR-2.03.2")
def test_while_a_rebel_lives_no_governor_is_asked(play: Play) -> None:
    revolting(play, governed("sicilia", 4), in_revolt(legion(), rebels=(2,)), options=GOVERNORS)
    assert play.asked() == []


# At home


@clause("RR-2.03.7", "RR-2.03.8", "RR-DP88")
def test_a_governor_stays_by_default_and_may_be_attacked_there(play: Play) -> None:
    governing(play)
    play.answer("triangle", "revolution.rise", OWN)
    play.lapse("triangle", "revolution.join")
    play.lapse("triangle", "revolution.march")
    g = play.g
    assert play.saw(RebelsStay) == [RebelsStay(MANLIUS, "sicilia")]
    assert (g.civil, g.rebel_force()) == (Civil(primary=MANLIUS, marching=False), None)
    assert [war.id for war in g.active_wars()] == [CIVIL_WAR]
    assert (g.wars["rebels-sicilia"].province, g.wars["rebels-sicilia"].held) == ("sicilia", True)
    invariants(g)


@clause("RR-2.03.22")
def test_veterans_desert_to_the_garrison_of_a_primary_rebel_who_stays(play: Play) -> None:
    g = governing(play, veteran_at_home(6, 2)).g
    play.answer("triangle", "revolution.rise", OWN)
    play.lapse("triangle", "revolution.join")
    play.lapse("triangle", "revolution.march")
    assert [one.loyal for one in g.provinces["sicilia"].garrison] == ["", "", MANLIUS, MANLIUS]
    invariants(g)


@clause("RR-2.03.21", "RR-1.11.32")
def test_others_join_him_where_he_is(play: Play) -> None:
    governing(play)
    play.answer("triangle", "revolution.rise", OWN)
    play.answer("triangle", "revolution.join", [FABIUS])
    play.lapse("triangle", "revolution.march")
    assert (play.senator(2).rebel, play.senator(2).place, play.senator(2).at) == (True, "province", "sicilia")
    assert play.g.provinces["sicilia"].governor == MANLIUS


def staying(g: Rome) -> None:
    """Manlius is Primary Rebel in Sicilia, Junius a secondary one in Africa; Cornelius is before Sicilia."""
    all_of(SICILIA, AFRICA, in_revolt(rebels=(6, 10)))(g)
    del g.forces["rebels"]
    for number, name in ((6, "sicilia"), (10, "africa")):
        numbered(g, number).place, numbered(g, number).at = "province", name
        g.wars[siege(name)] = War(id=siege(name), status="active", province=name, held=True, revolt=True)
    g.civil = Civil(primary=MANLIUS, marching=False)
    add_force(g, siege("sicilia"), 1, legions=2, fleets=2)


@clause("RR-1.11.372", "RR-2.03.8", "RR-2.03.81")
def test_his_death_ends_it_at_home_too(play: Play) -> None:
    """He is killed by a chit; the army sent against him comes home."""
    g = play.until("revenue.start").at("mortality", change=staying, chits=["6"], options=GOVERNORS).g
    assert play.saw(RevoltFailed) == [RevoltFailed((JUNIUS,))]
    assert ([war.id for war in g.wars.values() if war.civil], rebels(g)) == ([], [])
    assert (g.provinces["sicilia"].governor, g.forces, numbered(g, 1).in_capital) == ("", {}, True)
    invariants(g)


@clause("RR-2.03.81", "RR-2.03.8")
def test_the_death_of_a_secondary_rebel_ends_the_war_in_his_province_alone(play: Play) -> None:
    def at_africa(g: Rome) -> None:
        staying(g)
        g.forces["force-1"].war = siege("africa")

    g = play.until("revenue.start").at("mortality", change=at_africa, chits=["10"], options=GOVERNORS).g
    assert [war.id for war in g.wars.values() if war.civil] == [CIVIL_WAR, "rebels-sicilia"]
    assert (rebels(g), g.forces, numbered(g, 1).in_capital) == ([MANLIUS], {}, True)
    invariants(g)


# Marching


@clause("RR-2.03.7", "RR-DP88")
def test_who_marches_at_once_lands_with_garrison_and_armies_for_good(play: Play) -> None:
    g = risen(play, march=True).g
    assert play.saw(RebelsLanded) == [RebelsLanded(MANLIUS, "sicilia", 2, 3)]
    force = g.rebel_force()
    assert force
    assert (force.commanders, len(force.units.legions), force.war) == ([MANLIUS], 2, CIVIL_WAR)
    assert g.civil == Civil(primary=MANLIUS, marching=True, armies=3)
    sicilia = g.provinces["sicilia"]
    assert (sicilia.governor, sicilia.garrison, sicilia.armies, sicilia.fleets) == (MANLIUS, [], 0, 2)
    assert [war.id for war in g.wars.values() if war.held] == ["rebels-africa"], "he is not in Sicilia any more"
    invariants(g)


def later(play: Play, name: str, number: int = 6) -> Play:
    """A turn after the declaration; the Primary Rebel has stayed in his Province."""

    def change(g: Rome) -> None:
        governed(name, number, legions=1, armies=1)(g)
        one = numbered(g, number)
        in_revolt(rebels=(number,))(g)
        del g.forces["rebels"]
        g.civil = Civil(primary=one.id, marching=False)
        one.place, one.at = "province", name

    return revolting(play, change, options=GOVERNORS)


@clause("RR-2.03.8", "RR-2.03.72", "RR-DP88")
def test_he_may_march_later_and_lands_at_once_where_there_are_no_ships(play: Play) -> None:
    g = later(play, "sicilia").g
    assert play.decision("triangle", "revolution.march").lapse == "stay"
    play.answer("triangle", "revolution.march", "march")
    assert (play.saw(RebelsLanded), g.civil and g.civil.marching) == ([RebelsLanded(MANLIUS, "sicilia", 1, 1)], True)


@clause("RR-2.03.72", "RR-2.03.81")
def test_with_base_naval_strength_he_is_at_sea_until_the_next_combat_phase(play: Play) -> None:
    g = later(play, "africa").g
    play.answer("triangle", "revolution.march", "march")
    assert play.saw(RebelsAtSea) == [RebelsAtSea(MANLIUS, "africa")]
    assert g.civil == Civil(primary=MANLIUS, marching=False, at_sea="africa")
    assert not any(war.held for war in g.wars.values()), "who is in transit cannot be attacked"


@clause("RR-2.03.72")
async def test_who_is_intercepted_stays_at_home_others_land(play: Play) -> None:
    g = later(play, "africa").g
    play.answer("triangle", "revolution.march", "march")
    g.told.clear()
    turn_back(g)
    assert (g.civil, [telling.event for telling in g.told]) == (
        Civil(primary=MANLIUS, marching=False),
        [RebelsTurnedBack(MANLIUS, "africa")],
    )
    await redraw(g)
    assert "rebels-africa" in g.wars
    assert g.civil
    g.civil.at_sea = "africa"
    arrive(g)
    assert (g.civil.marching, g.civil.at_sea, g.civil.armies) == (True, "", 1)


@clause("RR-2.03.72")
def test_who_dies_at_sea_does_not_arrive(play: Play) -> None:
    """Junius was to reinforce Manlius; a chit takes him."""

    def at_sea(g: Rome) -> None:
        staying(g)
        assert g.civil
        g.civil.at_sea = "africa"

    g = play.until("revenue.start").at("mortality", change=at_sea, chits=["10"], options=GOVERNORS).g
    assert g.civil == Civil(primary=MANLIUS, marching=False)


# Reinforcements


def after_stalemate(*fought: str, name: str = "sicilia") -> Any:
    """Fabius marches, Manlius has stayed in his Province; so they have fought before Rome this turn."""

    def change(g: Rome) -> None:
        governed(name, 6, legions=1, armies=2)(g)
        in_revolt(legion(), legion(), rebels=(2, 6))(g)
        numbered(g, 6).place, numbered(g, 6).at = "province", name
        g.wars[CIVIL_WAR].fought = list(fought)

    return change


@clause("RR-2.03.71", "RR-DP89")
def test_after_a_stalemate_a_secondary_governor_may_come(play: Play) -> None:
    g = revolution(play, "opening", after_stalemate("land"), options=GOVERNORS).g
    assert play.options("triangle", "revolution.reinforce") == ["none", "sicilia"]
    assert play.decision("triangle", "revolution.reinforce").lapse == "none"
    play.answer("triangle", "revolution.reinforce", "sicilia")
    assert play.saw(RebelsLanded) == [RebelsLanded(MANLIUS, "sicilia", 1, 2)]
    assert (len(g.forces["rebels"].units.legions), g.civil and g.civil.armies) == (3, 2)
    assert g.forces["rebels"].commanders == [FABIUS]
    invariants(g)


@clause("RR-2.03.71", "RR-2.03.72")
def test_by_sea_he_comes_with_the_next_combat_phase(play: Play) -> None:
    g = revolution(play, "opening", after_stalemate("land", name="africa"), options=GOVERNORS).g
    play.answer("triangle", "revolution.reinforce", "africa")
    assert (g.civil and g.civil.at_sea, g.civil and g.civil.marching) == ("africa", True)
    assert len(g.forces["rebels"].units.legions) == 2


@clause("RR-2.03.71")
@pytest.mark.parametrize("fought", [(), ("sea",)])
def test_without_a_battle_before_rome_nobody_comes(play: Play, fought: tuple[str, ...]) -> None:
    revolution(play, "opening", after_stalemate(*fought), options=GOVERNORS)
    assert play.asked("revolution.reinforce") == []


# Maintenance


@clause("RR-2.03.6", "RR-1.11.33", "RR-DP13")
def test_provincial_armies_that_march_are_paid_and_released_last(play: Play) -> None:
    def march(g: Rome) -> None:
        in_revolt(legion(), rebels=(2,), purses={2: 4})(g)
        assert g.civil
        g.civil.armies = 2

    play.until("revenue.redistribution").at("revenue.rebellion", change=march, options=GOVERNORS)
    assert play.decision("triangle", "revenue.maintain").lapse == {"units": ["army.1", "army.2"]}
    play.lapse("triangle", "revenue.maintain")
    assert play.saw(RebelPaid) == [RebelPaid(TRIANGLE, 2, 4, 1)]
    play.answer("diamond", "revenue.release", [])
    assert (rebels(play.g), play.g.civil and play.g.civil.armies) == ([FABIUS], 2), "he still has an army"
    play.at("revenue.rebellion", change=all_of(march, lambda g: pay(g, 2, 0)), options=GOVERNORS)
    play.answer("diamond", "revenue.release", [])
    assert (rebels(play.g), play.g.civil) == ([], None)
    invariants(play.g)
