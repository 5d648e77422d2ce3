"""CD-N, CD-D: years that everybody knows, played at a standard table."""

from __future__ import annotations

import pytest

from games.diplomacy.winter.events import UnitBuilt
from tests.clauses import clause
from tests.games.diplomacy.powers import Powers


@clause("CD-N.5", "CD-N.6")
def test_1901_of_all_seven() -> None:
    game = Powers()
    game.play(
        AUS=["A Vie-Gal", "A Bud-Ser", "F Tri-Alb"],
        ENG=["F Lon-Nth", "F Edi-Nwg", "A Lvp-Yor"],
        FRA=["F Bre-Mao", "A Par-Bur", "A Mar S A Par-Bur"],
        GER=["F Kie-Den", "A Ber-Kie", "A Mun-Bur"],
        ITA=["F Nap-Ion", "A Rom-Apu", "A Ven stand"],
        RUS=["A War-Gal", "A Mos-Ukr", "F Sev-Bla", "F Stp/sc-Bot"],
        TUR=["A Con-Bul", "F Ank-Bla", "A Smy-Con"],
    )
    assert game.units("RUS") == ["A Ukr", "A War", "F Bot", "F Sev"], "stood off in Galicia and the Black Sea"
    assert game.units("TUR") == ["A Bul", "A Con", "F Ank"]
    assert (game.units("FRA"), game.units("GER")) == (["A Bur", "A Mar", "F Mao"], ["A Kie", "A Mun", "F Den"])
    game.play(
        AUS=["A Ser S F Alb-Gre", "F Alb-Gre", "A Vie-Bud"],
        ENG=["F Nth C A Yor-Nwy", "A Yor-Nwy", "F Nwg S A Yor-Nwy"],
        FRA=["F Mao-Por", "A Mar-Spa", "A Bur-Bel"],
        GER=["A Kie-Hol", "F Den-Swe", "A Mun-Ruh"],
        ITA=["A Apu-Tun", "F Ion C A Apu-Tun"],
        RUS=["F Bot-Swe", "A Ukr-Rum", "F Sev S A Ukr-Rum", "A War-Gal"],
        TUR=["A Bul stand", "F Ank-Bla", "A Con-Smy"],
    )
    counts = {code: one.centres for code, one in game.view().map.names.items()}
    assert counts == {"AUS": 5, "ENG": 4, "FRA": 6, "GER": 5, "ITA": 4, "RUS": 5, "TUR": 4}
    assert "F Den" in game.units("GER"), "stood off in Sweden"
    assert game.awaited() == sorted(counts), "everybody builds"
    game.play(
        AUS=["builds A Vie", "builds A Tri"],
        ENG=["builds F Lon"],
        FRA=["builds F Bre", "builds A Par", "builds F Mar"],
        GER=["builds A Mun", "builds F Kie"],
        ITA=["builds F Nap"],
        RUS=["builds A Stp"],
        TUR=["builds F Con"],
    )
    assert game.when == "spring 1902"
    assert len(game.of(UnitBuilt)) == 11
    assert {code: one.units for code, one in game.view().map.names.items()} == counts


@clause("CD-N.5")
def test_a_stab_in_autumn_costs_a_build() -> None:
    game = Powers("AUS", "ITA")
    game.play(AUS=["A Vie-Gal", "F Tri-Alb", "A Bud-Ser"], ITA=["A Ven-Tyr", "A Rom-Ven"])
    game.play(AUS=["F Alb-Gre"], ITA=["A Tyr-Tri", "A Ven S A Tyr-Tri"])
    assert game.owned("AUS") == ["Bud", "Gre", "Ser", "Vie"]
    game.play(AUS=["builds A Vie"])
    assert game.units("AUS") == ["A Gal", "A Ser", "A Vie", "F Gre"]


@clause("CD-N.1", "CD-D.9(4.A.1)")
@pytest.mark.parametrize(("column", "lands"), [("1971", False), ("modern", True)])
def test_the_column_chosen_in_the_lobby_decides_whether_one_of_two_routes_is_enough(column: str, lands: bool) -> None:
    game = Powers("ENG", "FRA", adjudication=column)
    game.lay({"ENG": ["A Lon", "F Eng", "F Nth"], "FRA": ["F Bre", "F Iri"]})
    game.play(ENG=["A Lon-Bel", "F Eng C A Lon-Bel", "F Nth C A Lon-Bel"], FRA=["F Bre-Eng", "F Iri S F Bre-Eng"])
    assert ("A Bel" in game.units("ENG")) == lands
