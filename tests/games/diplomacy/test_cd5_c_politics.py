"""CD-5.C: purges, power that is lent, appointments and successions, ordered and carried out at a table."""

from __future__ import annotations

import pytest

from games.diplomacy.politics.events import Appointed, HeirDrawn, PowerLent, Purged, RevoltFailed
from games.diplomacy.seen.view import DiplomacyView
from games.diplomacy.state import Diplomacy
from tests.clauses import clause
from tests.games.diplomacy.season import Season, rule, unit


def realm(g: Diplomacy) -> None:
    """GV rules Naples, and Rome and Venice with HAM under him; MAG commands the army of Naples, XAN that of Rome."""
    rule(g, "GV", "Nap")
    rule(g, "GV", "Rom", "Ven", sub="HAM")
    rule(g, "CAE", "Tri")
    unit(g, "A Nap", "Nap", "MAG")
    unit(g, "A Rom", "Rom", "XAN")
    unit(g, "A Tri", "Tri")


def purged(season: Season) -> list[tuple[str, str, str]]:
    return [(one.purger, one.whom, one.post) for one in season.of(Purged)]


def appointed(season: Season) -> list[tuple[str, str]]:
    return [(one.whom, one.post) for one in season.of(Appointed)]


# Appointments


@clause("CD-5.C(a.1)")
def test_a_patron_appoints_the_commander_of_an_unsupported_unit() -> None:
    def loose(g: Diplomacy) -> None:
        realm(g)
        unit(g, "A Boh", patron="GV")

    season = Season(loose)
    season.play(GV=["GV Apt CAE C A Boh"], HAM=["HAM Apt CAE C A Boh"])
    assert appointed(season) == [("CAE", "C A Boh")]
    assert season.voided("HAM") == ["appointment-not-his"]


@clause("CD-5.C(a.2)", "CD-DP14")
def test_only_a_vacant_place_is_filled_and_a_purge_of_the_season_vacates_it() -> None:
    season = Season(realm)
    season.play(GV=["GV Apt CAE C A Nap"])
    assert season.voided("GV") == ["appointment-taken"]
    season.play(GV=["GV P MAG C A Nap", "GV Apt CAE C A Nap"])
    assert season.holds("C A Nap") == "CAE"


@clause("CD-5.C(a.3)")
def test_who_becomes_sub_ruler_this_season_may_not_appoint_until_the_next() -> None:
    season = Season(realm)
    season.play(GV=["GV Apt CAE SR Nap", "GV P MAG C A Nap"], CAE=["CAE Apt XAN C A Nap"])
    assert appointed(season) == [("CAE", "SR Nap")]
    assert season.voided("CAE") == ["appointment-not-his"]
    season.play(CAE=["CAE Apt XAN C A Nap"])
    assert season.holds("C A Nap") == "XAN"


@clause("CD-5.C(a.3)")
@pytest.mark.parametrize(("first", "filled"), [("SR Nap", ["SR Nap"]), ("C A Nap", ["C A Nap", "SR Nap"])])
def test_one_players_list_is_carried_out_as_it_is_written(first: str, filled: list[str]) -> None:
    """Once there is a Sub-Ruler the Ruler appoints no Commander there."""
    season = Season(realm)
    lines = sorted(["GV Apt CAE SR Nap", "GV Apt XAN C A Nap"], key=lambda one: first not in one)
    season.play(GV=["GV P MAG C A Nap", *lines])
    assert [post for _, post in appointed(season)] == filled


@clause("CD-5.C(a.3)")
def test_appointments_of_rulers_come_before_those_of_sub_rulers() -> None:
    season = Season(realm)
    season.play(GV=["GV Apt CAE SR Nap"], HAM=["HAM P XAN C A Rom", "HAM Apt CAE C A Rom"])
    assert appointed(season) == [("CAE", "SR Nap"), ("CAE", "C A Rom")]


@clause("CD-5.C(a.4)")
def test_units_are_named_by_where_they_stood_when_the_season_began() -> None:
    season = Season(realm)
    season.play(MAG=["A Nap-Apu"], GV=["GV P MAG C A Nap", "GV Apt CAE C A Nap"])
    assert season.refused("GV", "GV P CAE C A Nap") == (1, "no-such-place", "CD-5.C(b)3")
    assert season.holds("C A Apu") == "CAE"


@clause("CD-5.C(a.4)")
def test_an_appointment_to_a_unit_that_is_destroyed_is_void() -> None:
    def doomed(g: Diplomacy) -> None:
        realm(g)
        unit(g, "A Vie", "Tri", "CAE")
        unit(g, "A Tyr", "Nap")

    season = Season(doomed)
    season.play(CAE=["A Vie-Tyr", "A Tri S A Vie-Tyr"], GV=["GV Apt XAN C A Tyr"])
    season.play()
    assert season.voided("GV") == ["appointment-unit-gone"]


# Purges


@clause("CD-5.C(b)1", "CD-DP12")
def test_whoever_stands_over_the_purger_may_be_purged_and_nobody_else_from_below() -> None:
    season = Season(realm)
    season.play(XAN=["XAN P HAM SR Rom"], MAG=["MAG P GV R Rom"], CAE=["CAE P GV R Nap"])
    assert purged(season) == [("XAN", "HAM", "SR Rom")]
    assert season.of(Purged)[0].revolt
    assert season.voided("MAG") == season.voided("CAE") == ["purge-without-power"]


@clause("CD-5.C(b)2")
@pytest.mark.parametrize(("code", "lines"), [("GV", "GV P XAN C A Rom"), ("HAM", "HAM P XAN C A Rom")])
def test_a_ruler_sacks_commanders_under_a_sub_ruler_too(code: str, lines: str) -> None:
    season = Season(realm)
    season.play(**{code: [lines]})
    assert purged(season) == [(code, "XAN", "C A Rom")]
    assert not season.of(Purged)[0].revolt


@clause("CD-5.C(b)3", "CD-5.C(c)2")
def test_a_purge_reaches_the_position_it_names_and_no_other() -> None:
    season = Season(realm)
    season.play(GV=["GV P HAM SR Rom", "GV P CAE SR Ven"])
    assert purged(season) == [("GV", "HAM", "SR Rom")]
    assert season.voided("GV") == ["purge-without-power"]
    assert (season.holds("SR Rom"), season.holds("SR Ven")) == ("", "HAM")
    assert season.g.controller("Rom") == season.seat("GV"), "the Ruler controls it directly"
    assert season.holds("C A Rom") == "XAN", "and the Commander stays"


@clause("CD-5.C(c)1")
def test_a_unit_whose_commander_is_purged_is_under_direct_command() -> None:
    season = Season(realm)
    season.play(GV=["GV P MAG C A Nap", "GV P XAN C A Rom"])
    season.play(GV=["A Nap-Apu"], HAM=["A Rom-Tus"])
    assert {one.space for one in season.g.forces} == {"Apu", "Tus", "Tri"}


@clause("CD-5.C(c)5", "CD-G.2")
def test_of_two_commanders_who_would_both_succeed_one_is_drawn() -> None:
    def two(g: Diplomacy) -> None:
        realm(g)
        unit(g, "A Apu", "Nap", "CAE")

    season = Season(two)
    season.play(MAG=["MAG P GV R Nap"], CAE=["CAE P GV R Nap"])
    (drawn,) = season.of(HeirDrawn)
    assert (drawn.province, drawn.candidates) == ("Nap", ("CAE", "MAG"))
    assert season.ruler("Nap") == drawn.heir


@clause("CD-5.C(b)5", "CD-G.4")
def test_a_sacking_from_below_that_fails_is_told_to_nobody_else() -> None:
    """HAM has lost his place before he could sack XAN: XAN need not know that he wanted to."""
    season = Season(realm)
    season.play(GV=["GV P HAM SR Rom"], HAM=["HAM P XAN C A Rom"])
    assert season.told_to("XAN", RevoltFailed) == []
    assert season.voided("HAM") == ["purge-without-power"]


# Power that is lent


@clause("CD-5.C(b)4", "CD-DP13")
def test_power_lent_works_at_once_and_reports_name_the_lender() -> None:
    season = Season(realm)
    season.play(GV=["GV delegates purge to CAE"], CAE=["CAE P HAM SR Rom"])
    assert purged(season) == [("GV", "HAM", "SR Rom")]
    assert season.told_to("GV", PowerLent) == [PowerLent("CAE", "", "", 0)]
    assert season.told_to("CAE", PowerLent) == []


@clause("CD-5.C(b)4")
@pytest.mark.parametrize(
    ("limit", "line", "works"),
    [
        ("of HAM to CAE", "CAE P HAM SR Rom", True),
        ("of MAG to CAE", "CAE P HAM SR Rom", False),
        ("in Ven to CAE", "CAE P HAM SR Rom", False),
        ("in Rom to CAE", "CAE P HAM SR Rom", True),
        ("in A Nap to CAE", "CAE P MAG C A Nap", True),
        ("in A Rom to CAE", "CAE P MAG C A Nap", False),
        ("to MAG", "CAE P HAM SR Rom", False),
    ],
)
def test_it_may_be_limited_to_a_person_a_province_or_a_unit(limit: str, line: str, works: bool) -> None:
    season = Season(realm)
    season.play(GV=[f"GV delegates purge {limit}"], CAE=[line])
    assert bool(purged(season)) is works


@clause("CD-5.C(b)4", "CD-DP13")
def test_it_ends_with_its_seasons_is_revoked_and_cannot_be_passed_on() -> None:
    season = Season(realm)
    season.play(GV=["GV delegates purge to CAE for 1 seasons"], CAE=["CAE delegates purge to XAN"])
    season.play(CAE=["CAE P HAM SR Rom"], XAN=["XAN P HAM SR Ven"])
    assert not purged(season)
    season.play(GV=["GV delegates purge to CAE"])
    season.play(GV=["GV revokes purge from CAE"], CAE=["CAE P HAM SR Rom"])
    assert not purged(season)


@clause("CD-5.C(b)4")
def test_two_orders_that_use_one_power_for_the_same_purge_count_as_one() -> None:
    season = Season(realm)
    season.play(GV=["GV delegates purge to CAE", "GV P HAM SR Rom"], CAE=["CAE P HAM SR Rom"])
    assert purged(season) == [("GV", "HAM", "SR Rom")]
    assert season.voided("CAE") == season.voided("GV") == []


@clause("CD-5.C(b)4", "CD-G.4")
def test_nobody_else_sees_what_is_lent() -> None:
    season = Season(realm)
    season.play(GV=["GV delegates purge to CAE"])

    def lent(view: DiplomacyView) -> str:
        return view.model_dump_json()

    other = Season(realm)
    other.play(GV=["GV refuses shares"])
    assert lent(season.view("CAE")) == lent(other.view("CAE"))
