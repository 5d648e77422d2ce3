"""CD-5.D: warnings and revolutions at a table, season by season."""

from __future__ import annotations

import pytest

from games.diplomacy.positions.events import LostSupport
from games.diplomacy.revolution.events import (
    DutyMet,
    ProvinceRevolted,
    RevolutionWithoutHeir,
    UnitDiced,
    UnitRevolted,
    Warned,
)
from games.diplomacy.state import Diplomacy
from tests.clauses import clause
from tests.games.diplomacy.season import Season, rule, unit

DIE = "unit-in-revolution"


def five(g: Diplomacy) -> None:
    """GV rules five provinces alone; MAG holds nothing."""
    rule(g, "GV", "Nap", "Rom", "Ven", "Tus", "Apu")
    rule(g, "HAM", "Mun")
    rule(g, "CAE", "Tri")
    rule(g, "XAN", "Par")


def numbers(season: Season) -> list[int]:
    return [one.number for one in season.of(Warned)]


@clause("CD-5.D(1)", "CD-5.D", "CD-S.3.10")
def test_spring_autumn_and_winter_are_checked_and_the_third_breach_running_is_a_revolution() -> None:
    season = Season(five)
    for warnings, risen in (([1], 0), ([1, 2], 0), ([1, 2], 1)):
        season.play()
        assert (numbers(season), len(season.of(ProvinceRevolted))) == (warnings, risen)
    assert len(list(season.g.ruled(season.seat("GV")))) == 4


@clause("CD-5.D(1)")
def test_one_check_in_compliance_before_a_revolution_clears_the_count() -> None:
    season = Season(five)
    season.play()
    season.play(GV=["GV Apt HAM SR Rom", "GV Apt CAE SR Ven"])
    assert [one.clear for one in season.of(DutyMet)] == [True]
    season.play(GV=["GV P CAE SR Ven"])
    assert numbers(season) == [1, 1]


@clause("CD-5.D(1)")
def test_after_a_revolution_one_more_at_each_breach_and_two_checks_running_clear_the_count() -> None:
    def nine(g: Diplomacy) -> None:
        five(g)
        rule(g, "GV", "Pie", "Gre", "Alb", "Ser")

    season = Season(nine)
    for _ in range(4):
        season.play()
    assert len(season.of(ProvinceRevolted)) == 2
    assert numbers(season) == [1, 2]
    left = [one.code for one in season.g.ruled(season.seat("GV"))]
    season.play(GV=[f"GV Apt XAN SR {code}" for code in left[:3]])
    season.play()
    assert [one.clear for one in season.of(DutyMet)] == [False, True]


@clause("CD-5.D(a)", "CD-5.D(a.1)", "CD-X.17")
def test_example_17_it_is_drawn_from_what_is_ruled_directly_and_goes_to_who_has_nothing() -> None:
    def seven(g: Diplomacy) -> None:
        five(g)
        rule(g, "GV", "Pie", "Alb", sub="HAM")

    season = Season(seven)
    for _ in range(3):
        season.play()
    assert numbers(season) == [1, 2]
    (risen,) = season.of(ProvinceRevolted)
    assert risen.drawn_from == ("Apu", "Nap", "Rom", "Tus", "Ven")
    assert (risen.candidates, risen.ruler) == (("MAG",), "MAG")
    assert (season.ruler(risen.province), season.holds(f"SR {risen.province}")) == ("MAG", "")


@clause("CD-5.D(a)")
def test_if_all_have_something_those_with_fewest_are_drawn_from_but_not_who_refuses() -> None:
    def busy(g: Diplomacy) -> None:
        five(g)
        rule(g, "MAG", "Bur", "Gas")

    season = Season(busy)
    season.play(CAE=["CAE refuses seizures from GV"], XAN=["XAN refuses seizures"])
    season.play()
    season.play()
    (risen,) = season.of(ProvinceRevolted)
    assert risen.candidates == ("HAM",)
    for code in ("CAE", "HAM", "MAG"):
        season.g.players[season.seat(code)].refusals.extend(season.g.players[season.seat("XAN")].refusals)
    season.g.law.province_duty = 2
    season.play()
    assert [one.code for one in season.of(RevolutionWithoutHeir)] == ["GV"]


def five_armies(g: Diplomacy) -> None:
    g.law.province_duty = 99
    rule(g, "GV", "Nap", "Rom", "Ven", "Mar")
    rule(g, "GV", "Tri", sub="HAM")
    for code in ("Nap", "Rom", "Ven", "Mar", "Tri"):
        unit(g, f"A {code}", code)
    rule(g, "CAE", "Lon")
    rule(g, "XAN", "Par")


@clause("CD-5.D(a)", "CD-5.D(a.2)")
def test_a_unit_is_drawn_from_those_he_commands_and_has_another_commander() -> None:
    season = Season(five_armies)
    for _ in range(3):
        season.play()
    (risen,) = season.of(UnitRevolted)
    assert risen.drawn_from == ("A Mar", "A Nap", "A Rom", "A Ven"), "the fifth is under the direct command of HAM"
    assert risen.candidates == ("MAG",)
    army = season.at(risen.unit.partition(" ")[2])
    assert season.g.code(army.commander) == "MAG"
    assert army.base == army.space
    assert season.ruler(army.base) == "GV", "base and superiors stay"


# What becomes of units


def revolt(province: str, die: int, *units: tuple[str, str, str], lines: dict[str, list[str]] | None = None) -> Season:
    """A season in which a province of GV's revolts to MAG; units: where they stand, their base, their Commander."""

    def lay(g: Diplomacy) -> None:
        g.law.province_duty, g.law.unit_duty, g.law.warnings = 3, 99, 0
        rule(g, "GV", "Nap", "Rom", "Tus")
        for code, *held in (("CAE", "Tri", "Vie"), ("HAM", "Mun", "Kie"), ("XAN", "Par", "Bre")):
            rule(g, code, *held)
        for spot, base, commander in units:
            unit(g, spot, base, commander, patron="" if base else "GV")

    season = Season(lay)
    season.g.dice.loaded = {"revolution": [("Nap", "Rom", "Tus").index(province)], DIE: [die]}
    season.play(**(lines or {}))
    assert [(one.province, one.ruler) for one in season.of(ProvinceRevolted)] == [(province, "MAG")]
    return season


def fate(season: Season) -> list[tuple[str, str, str]]:
    return [(one.unit, one.fate, one.to) for one in season.of(UnitDiced)]


@clause("CD-5.D(b)1")
def test_the_unit_that_stands_there_is_diced_for_whoever_commands_it() -> None:
    assert fate(revolt("Rom", 2, ("A Rom", "Tri", "CAE"))) == [("A Rom", "eliminated", "")]
    assert fate(revolt("Rom", 2, ("A Rom", "Tri", "MAG"))) == [], "but for one of the new owner's"


@clause("CD-5.D(b)2", "CD-DP17")
@pytest.mark.parametrize(
    ("lines", "to"),
    [([], "Nap"), (["A Rom revolt list Lon, Ven, Apu"], "Ven"), (["CAE: A Rom revolt list Apu"], "Apu")],
)
def test_it_retreats_as_its_commander_has_filed_else_to_a_province_of_its_ruler(lines: list[str], to: str) -> None:
    season = revolt("Rom", 4, ("A Rom", "Nap", "CAE"), lines={"CAE": lines})
    assert fate(season) == [("A Rom", "retreated", to)]
    assert season.g.code(season.at(to).commander) == "CAE"


@clause("CD-5.D(b)2", "CD-DP17")
def test_a_list_is_of_its_commander_and_what_is_filed_in_an_earlier_season_holds() -> None:
    def lay(g: Diplomacy) -> None:
        five(g)
        unit(g, "A Rom", "Nap", "CAE")

    season = Season(lay)
    assert season.refused("GV", "A Rom revolt list Ven") == (1, "not-commander", "CD-E.5")
    season.play(CAE=["A Rom revolt list Ven"])
    season.g.law.warnings = 0
    season.g.dice.loaded = {"revolution": [2], DIE: [1]}
    season.play()
    assert fate(season) == [("A Rom", "retreated", "Ven")]


@clause("CD-5.D(b)2")
def test_without_a_way_out_it_stands_and_a_contested_space_is_none() -> None:
    around = [(f"A {code}", "", "CAE") for code in ("Apu", "Nap", "Tus", "Ven")]
    season = revolt("Rom", 1, ("A Rom", "Nap", "CAE"), *around)
    assert fate(season) == [("A Rom", "stood", "")]
    others = [("A Apu", "", "CAE"), ("A Nap", "", "CAE"), ("A Tyr", "", "CAE"), ("A Pie", "", "XAN")]
    fought = {"CAE": ["A Tyr-Ven"], "XAN": ["A Pie-Ven"]}
    assert fate(revolt("Rom", 1, ("A Rom", "Nap", "CAE"), *others, lines=fought)) == [("A Rom", "retreated", "Tus")]


@clause("CD-5.D(b)3")
@pytest.mark.parametrize(("province", "base", "patron"), [("Rom", "Rom", ""), ("Tus", "", "MAG")])
def test_a_deserter_is_based_where_there_is_a_free_centre_else_the_new_owner_is_its_patron(
    province: str, base: str, patron: str
) -> None:
    season = revolt(province, 3, (f"A {province}", "Nap", "CAE"))
    army = season.at(province)
    assert fate(season) == [(f"A {province}", "deserted", "")]
    assert (army.base, season.g.code(army.patron), army.commander) == (base, patron, "")
    assert season.g.commander(army) == season.seat("MAG")


@clause("CD-5.D(b)4", "CD-4.E.3")
def test_units_of_the_revolting_centre_lose_it_those_of_another_keep_theirs() -> None:
    away = revolt("Rom", 1, ("A Ven", "Rom", "CAE"))
    assert [(one.units, one.patron) for one in away.of(LostSupport)] == [(("A Ven",), "GV")]
    at_home = revolt("Rom", 1, ("A Rom", "Rom", "CAE"))
    assert (at_home.at("Nap").base, at_home.g.code(at_home.at("Nap").patron)) == ("", "GV")
    foreign = revolt("Rom", 1, ("A Rom", "Tri", ""))
    assert (foreign.at("Apu").base, foreign.g.code(foreign.g.commander(foreign.at("Apu")))) == ("Tri", "CAE")
