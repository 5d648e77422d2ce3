"""CD-1, 3, 5, D.9, E.7, G.5, M: what holds of everything: the rules underneath, orders, what persists, the map."""

from __future__ import annotations

import pytest

from games.diplomacy import GAME
from games.diplomacy.atlas import atlas
from games.diplomacy.positions.events import Seized
from games.diplomacy.press.events import OrderGiven
from games.diplomacy.seasons.events import GameWon
from games.diplomacy.state import Diplomacy
from games.diplomacy.votes.events import MapChanged
from games.kernel import Table
from tests.clauses import clause
from tests.games.conformance import resumed, same_table
from tests.games.diplomacy.season import CODES, Season, rule, unit


def realm(g: Diplomacy) -> None:
    """GV rules Naples with an army, HAM Rome under him, CAE Trieste with an army."""
    rule(g, "GV", "Nap")
    rule(g, "GV", "Rom", sub="HAM")
    rule(g, "CAE", "Tri")
    unit(g, "A Nap", "Nap")
    unit(g, "A Tri", "Tri")


def two_routes(g: Diplomacy) -> None:
    """GV's army in London and two fleets that carry it; CAE's two fleets attack one of these."""
    rule(g, "GV", "Lon", "Edi", "Lvp")
    rule(g, "CAE", "Bre", "Por")
    for spot, base in (("A Lon", "Lon"), ("F Eng", "Edi"), ("F Nth", "Lvp"), ("F Bre", "Bre"), ("F Iri", "Por")):
        unit(g, spot, base)


@clause("CD-1.1", "CD-D.9(4.A.1)")
@pytest.mark.parametrize(("column", "end"), [("1971", "Lon"), ("modern", "Bel")])
def test_the_rules_of_1971_govern_unless_the_table_has_chosen_otherwise(column: str, end: str) -> None:
    """One of two routes is lost: in 1971 the convoy is disrupted."""
    season = Season(two_routes)
    assert season.g.law.adjudication == "1971"
    season.g.law.adjudication = "1971" if column == "1971" else "modern"
    season.play(GV=["A Lon-Bel", "F Eng C A Lon-Bel", "F Nth C A Lon-Bel"], CAE=["F Bre-Eng", "F Iri S F Bre-Eng"])
    assert season.at(end).arm == "A"


@clause("CD-1.2", "CD-10.B", "CD-X.22")
def test_the_variant_wins_where_it_says_otherwise_than_diplomacy() -> None:
    """CD-D.4 would let the two moves stand each other off; over a pass a move has no force."""

    def pass_b(g: Diplomacy) -> None:
        rule(g, "GV", "WGr")
        rule(g, "CAE", "Mes")
        unit(g, "A WGr", "WGr", "GV")
        unit(g, "A Mes", "Mes", "CAE")

    season = Season(pass_b, chart="carthage")
    season.play(GV=["A WGr-Lak"], CAE=["A Mes-Lak"])
    assert season.g.code(season.g.commander(season.at("Lak"))) == "CAE"


@clause("CD-3")
def test_when_a_table_ends_nobody_is_said_to_have_done_better_than_another() -> None:
    season = Season(realm)
    season.g.years = 1
    for _ in range(3):
        season.play()
    assert season.table.over
    assert not season.of(GameWon)
    assert not [name for name in type(season.view("GV")).model_fields if "score" in name or "rank" in name]
    assert GAME.turn is not None


@clause("CD-5", "CD-5.B", "CD-5.A(a)", "CD-5.C(e)")
def test_occupation_gives_no_control_and_who_lost_it_to_a_seizure_has_no_power_from_it() -> None:
    season = Season(realm)
    season.play(CAE=["A Tri-Ven"], GV=["A Nap-Apu"])
    assert (season.ruler("Ven"), season.ruler("Apu")) == ("", "")
    assert not season.of(Seized)
    season.play(CAE=["A Ven-(sf CAE)Rom"], HAM=["HAM P GV R Rom"])
    assert season.ruler("Rom") == "CAE"
    assert season.voided("HAM") == ["purge-without-power"]


@clause("CD-D.9(4.A.6)")
def test_a_route_in_an_order_is_ignored() -> None:
    season = Season(two_routes)
    season.send("GV", "A Lon-Eng-Bel", "F Nth C A Lon-Bel", final=False)
    assert season.kept("GV") == ["A Lon-Bel", "F Nth C A Lon-Bel"]
    season.play(GV=["A Lon-Eng-Bel", "F Nth C A Lon-Bel"])
    assert season.at("Bel").arm == "A", "by the other way"


def italy(g: Diplomacy) -> None:
    rule(g, "GV", "Nap", "Tri")
    unit(g, "A Nap", "Nap")
    unit(g, "A Ven", "Tri")


@clause("CD-D.9(4.E.3)", "CD-D.9(4.E.4)")
def test_no_order_is_implied_and_none_lasts_beyond_its_season() -> None:
    """A support asks for no move; and what was ordered in Spring is not ordered in Autumn."""
    season = Season(italy)
    season.play(GV=["A Ven S A Nap-Rom"])
    assert season.at("Nap").arm == "A"
    season.play(GV=["A Nap-Apu", "A Ven-Tri"])
    season.play()
    season.play()
    assert {one.space for one in season.g.forces} == {"Apu", "Tri"}
    assert [one.order for one in season.of(OrderGiven)][-2:] == ["", ""]


@clause("CD-E.7", "CD-7.C", "CD-M.1", "CD-M.2", "CD-M.3")
def test_a_map_change_is_a_list_of_statements_and_is_drawn_from_both_sides() -> None:
    season = Season(realm)
    change = "space Cap = Capua, land, centre; land Cap-Nap; mountain Cap-Apu; pass Cap-Rom = Via Appia"
    season.play(GV=[f'GV moves map "{change}"'])
    assert season.refused("GV", 'GV moves map "space Xyz = Nowhere, land"')[2] == "CD-7.C"
    season.play(**{code: [f"{code} votes yes M1"] for code in CODES})
    assert [one.number for one in season.of(MapChanged)] == [1]
    chart = season.g.atlas
    assert (chart.spaces["Cap"].name, chart.spaces["Cap"].ground, chart.spaces["Cap"].centre) == ("Capua", "land", True)
    assert "Nap" in chart.marches("Cap")
    assert "Cap" in chart.marches("Nap")
    assert "Apu" not in chart.marches("Cap")
    assert season.g.provinces["Cap"].ruler == ""


@clause("CD-G.5")
def test_a_table_that_is_built_anew_in_the_midst_of_a_season_plays_on_alike() -> None:
    season = Season(realm)
    season.play(
        GV=["GV permits all in Nap", "GV delegates purge to CAE", 'GV takes name "Nobody"'], HAM=["HAM blt Rom-Nap"]
    )
    season.send("CAE", "A Tri-Ven", final=False)
    again: Table[Diplomacy] = resumed(season.table)
    same_table(again, season.table)
    before = season.table
    season.table = again
    season.play(CAE=["A Tri-Ven"], MAG=["MAG moves rule letters = 10"])
    assert season.at("Ven").arm == "A"
    assert again.state.counted == before.state.counted + 1


@clause("CD-M.1", "CD-M.5")
def test_the_map_of_carthage_has_its_passes_straits_and_canal() -> None:
    chart = atlas("carthage")
    assert {tuple(sorted(one.between)) for one in chart.passes} == {
        ("Lak", "WGr"), ("Apa", "VOb"), ("Des", "TFi"), ("NBe", "TFi"), ("Car", "N25"), ("Han", "LMa"),
    }  # fmt: skip
    assert {(tuple(sorted(one.between)), one.sea) for one in chart.straits} == {
        (("N22", "N23"), "MDF"), (("Car", "Mya"), "FCa"), (("N32", "Poc"), "ClM"),
    }  # fmt: skip
    assert [one.id for one in chart.canals] == ["A"]
    neighbours = {one.space for place in chart.water if place.space == "SPo" for one in chart.water[place]}
    assert not {code for code in neighbours if chart.spaces[code].ground == "sea"}, "but for the canal"
    assert all(one.code and one.name for one in chart.spaces.values())
