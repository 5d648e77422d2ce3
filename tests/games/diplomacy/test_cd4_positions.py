"""CD-4: positions, as they show at a table: who may order what, who is under whom, what a Ruler of much owes."""

from __future__ import annotations

from games.diplomacy.politics.events import Appointed
from games.diplomacy.positions.events import LostSupport
from games.diplomacy.revolution.events import Warned
from games.diplomacy.state import Diplomacy
from games.diplomacy.winter.events import UnitRemoved
from tests.clauses import clause
from tests.games.diplomacy.season import Season, rule, unit


def realm(g: Diplomacy) -> None:
    """GV rules Naples and Rome, HAM under him in Rome; MAG commands the army of Naples; CAE rules Trieste."""
    rule(g, "GV", "Nap")
    rule(g, "GV", "Rom", sub="HAM")
    rule(g, "CAE", "Tri")
    unit(g, "A Nap", "Nap", "MAG")
    unit(g, "A Rom", "Rom")
    unit(g, "A Tri", "Tri")


@clause("CD-4", "CD-4.C")
def test_who_commands_a_unit_writes_its_orders_and_has_no_say_in_its_province() -> None:
    season = Season(realm)
    assert season.refused("GV", "A Nap-Apu") == (1, "not-commander", "CD-E.5")
    assert season.refused("MAG", "MAG permits all in Nap") == (1, "not-controller", "CD-9.A.7")
    season.send("MAG", "A Nap-Apu", final=False)
    season.send("GV", "GV permits all in Nap", final=False)
    assert (season.kept("MAG"), season.kept("GV")) == (["A Nap-Apu"], ["GV permits all in Nap"])


@clause("CD-4.A(a)", "CD-4.E.2")
def test_without_a_commander_the_sub_ruler_commands_else_the_ruler() -> None:
    season = Season(realm)
    assert season.refused("GV", "A Rom-Tus") == (1, "not-commander", "CD-E.5")
    assert season.refused("GV", "GV permits all in Rom") == (1, "not-controller", "CD-9.A.7")
    season.play(HAM=["A Rom-Tus", "HAM permits all in Rom"], CAE=["A Tri-Ven"])
    assert (season.at("Tus").base, season.at("Ven").base) == ("Rom", "Tri")


def rulers(g: Diplomacy) -> None:
    """GV rules five provinces, HAM four, MAG seven, CAE nine, XAN six; under others are 1, 0, 3, 3 and 3."""
    free = iter(sorted(g.provinces))
    for code, sub, number, under in (
        ("GV", "HAM", 5, 1),
        ("HAM", "GV", 4, 0),
        ("MAG", "GV", 7, 3),
        ("CAE", "GV", 9, 3),
        ("XAN", "GV", 6, 3),
    ):
        for count in range(number):
            rule(g, code, next(free), sub=sub if count < under else "")


@clause("CD-4.A(b)")
def test_of_five_provinces_or_more_half_must_be_under_sub_rulers_rounded_down() -> None:
    season = Season(rulers)
    season.play()
    warned = [(one.code, one.duty, one.must, one.shared) for one in season.of(Warned)]
    assert warned == [("CAE", "provinces", 4, 3), ("GV", "provinces", 2, 1)]


def five_units(g: Diplomacy) -> None:
    """Three armies of GV's under his direct command, one under HAM's in Venice, one unsupported with GV as patron."""
    rule(g, "GV", "Nap", "Rom", "Tri")
    rule(g, "GV", "Ven", sub="HAM")
    for code in ("Nap", "Rom", "Tri", "Ven"):
        unit(g, f"A {code}", code)
    unit(g, "A Boh", patron="GV")


@clause("CD-4.A(c)")
def test_of_five_units_or_more_half_must_be_commanded_by_others_a_sub_ruler_counts() -> None:
    season = Season(five_units)
    season.play()
    assert [(one.code, one.duty, one.must, one.shared) for one in season.of(Warned)] == [("GV", "units", 2, 1)]
    other = Season(five_units)
    other.play(GV=["GV Apt MAG C A Boh"])
    assert not other.of(Warned)


@clause("CD-4.B", "CD-4.B(a)", "CD-4.B(b)", "CD-5.C(a)", "CD-5.C(a.1)")
def test_a_sub_ruler_appoints_the_commanders_of_his_province_and_nobody_else() -> None:
    season = Season(realm)
    season.play(
        GV=["GV Apt CAE SR Rom", "GV Apt XAN C A Rom", "GV Apt XAN SR Nap"],
        HAM=["HAM Apt XAN SR Rom", "HAM Apt XAN C A Rom"],
    )
    assert season.voided("GV") == ["appointment-taken", "appointment-not-his"]
    assert season.voided("HAM") == ["appointment-not-his"]
    assert [(one.by, one.whom, one.post) for one in season.of(Appointed)] == [
        ("GV", "XAN", "SR Nap"),
        ("HAM", "XAN", "C A Rom"),
    ]


@clause("CD-4.C(a)")
def test_a_commander_appoints_nobody() -> None:
    season = Season(realm)
    season.play(MAG=["MAG Apt XAN C A Nap", "MAG Apt XAN SR Nap"])
    assert season.voided("MAG") == ["appointment-not-his", "appointment-not-his"]
    assert season.holds("C A Nap") == "MAG"


def attacked(g: Diplomacy) -> None:
    realm(g)
    unit(g, "A Ven", "Tri", "CAE")


@clause("CD-4.E", "CD-4.E.3", "CD-4.E.5")
def test_a_unit_whose_base_is_seized_acts_until_winter_and_goes_if_nobody_adopts_it() -> None:
    season = Season(attacked)
    season.play(HAM=["A Rom-Tus"], CAE=["A Ven-(sf CAE)Rom"])
    assert [(one.province, one.units, one.patron) for one in season.of(LostSupport)] == [("Rom", ("A Rom",), "GV")]
    assert season.refused("GV", "A Tus-Pie") == (1, "not-commander", "CD-E.5")
    season.play(HAM=["A Tus-Pie"])
    assert season.at("Pie").base == ""
    season.play()
    assert [(one.unit, one.code) for one in season.of(UnitRemoved)] == [("A Pie", "")]


@clause("CD-4.E.4")
def test_units_keep_base_and_command_if_a_ruler_is_purged_or_drops_out() -> None:
    for lines in ({"HAM": ["HAM P GV R Rom"]}, {"GV": ["GV drops out"]}):
        season = Season(realm)
        season.g.forces[1].commander = season.seat("XAN")
        season.play(**lines)
        army = season.at("Rom")
        assert (season.ruler("Rom"), army.base, season.g.code(army.commander)) == ("HAM", "Rom", "XAN")
        assert not season.of(LostSupport)


def seven(subs: int, commanders: int) -> Season:
    """GV rules seven provinces, six of them centres with an army; so many are under HAM, so many armies under MAG."""

    def lay(g: Diplomacy) -> None:
        provinces = ["Ank", "Con", "Nap", "Rom", "Smy", "Ven", "Tus"]
        for number, code in enumerate(provinces):
            rule(g, "GV", code, sub="HAM" if number >= 7 - subs else "")
        for number, code in enumerate(provinces[:6]):
            unit(g, f"A {code}", code, "MAG" if number < commanders else "")

    return Season(lay)


@clause("CD-X.16")
def test_example_16_seven_provinces_with_three_sub_rulers_and_six_units_of_which_others_command_three() -> None:
    # Two of the three Sub-Rulers command units directly: with one Commander that makes three.
    for subs, commanders, duties in ((3, 1, []), (3, 0, ["units"]), (2, 2, ["provinces"])):
        season = seven(subs, commanders)
        season.play()
        assert [one.duty for one in season.of(Warned)] == duties
