"""CD-9.B.3, 9.B.4, 9.C.1: armies by rail, and what stops them."""

from __future__ import annotations

import pytest

from games.diplomacy.adjudicator import retreats
from games.diplomacy.atlas import Traffic
from games.diplomacy.orders import Reason, Stand
from tests.clauses import clause
from tests.games.diplomacy.orders import season

R1 = Traffic({"R1": ("Nap", "Rom", "Ven", "Tri"), "R2": ("Mar", "Pie")})
OVER_PASS = Traffic({"R1": ("Mes", "Lak", "WGr"), "R2": ("Poc", "N32", "N25", "Car", "LMi")})
STRAIT = Traffic({"R1": ("N29", "Poc", "N32", "HBa")})


@clause("CD-9.B.3", "CD-9.B.3(a)")
def test_from_any_province_on_the_line_to_any_other_either_way_past_units() -> None:
    assert season("A Nap-Tri (rail R1)", traffic=R1, also={"A Rom": "x", "A Ven": "y"}).end["Nap"] == "Tri"
    assert season("A Tri-Rom (rail R1)", traffic=R1, also={"A Ven": "y"}).end["Tri"] == "Rom"
    assert season("A Nap-Tri", traffic=R1).end["Nap"] == "Nap", "the tag is required"


@clause("CD-9.B.3(a)")
@pytest.mark.parametrize(("line", "word"), [
    ("A Nap-Pie (rail R1)", "no-track"), ("A Nap-Mar (rail R2)", "no-track"), ("A Nap-Ven (rail R7)", "no-track"),
    ("F Nap-Rom (rail R1)", "fleet-by-rail"), ("A Nap-Nap (rail R1)", "stays-where-it-is"),
])  # fmt: skip
def test_without_usable_track_the_order_is_illegal_and_fleets_are_not_carried(line: str, word: str) -> None:
    fate = season(line, traffic=R1).fates["Nap"]
    assert fate.fault
    assert fate.fault.word == word
    assert fate.order == Stand(unit="Nap")


@clause("CD-9.B.3(a)")
def test_rail_does_not_combine_with_convoy() -> None:
    outcome = season("A Nap-Ven (rail R1)", "F Ion C A Nap-Ven", "F Adr C A Nap-Ven", "A Rom stand (blk)", traffic=R1)
    assert outcome.end["Nap"] == "Nap"


@clause("CD-9.B.3", "CD-9.B.3(b)")
def test_a_train_fights_dislodges_and_can_be_supported() -> None:
    outcome = season("A Nap-Ven (rail R1)", "A Pie S A Nap-Ven", "A Ven stand", traffic=R1)
    assert (outcome.end["Nap"], outcome.end["Ven"]) == ("Ven", "dislodged")
    assert outcome.fates["Ven"].closed == "Nap", "it came by land, from there"
    assert "Rom" in [one.space for one in retreats(outcome)["Ven"]]


@clause("CD-9.B.3(b)")
def test_it_counts_as_a_land_move_from_where_it_started() -> None:
    swap = season("A Nap-Ven (rail R1)", "A Ven-Nap (rail R1)", traffic=R1)
    assert swap.end == {"Nap": "Nap", "Ven": "Ven"}, "rail does not let units exchange places"
    cut = season("A Nap-Ven (rail R1)", "A Ven S A Tus-Rom", "A Tus-Rom", "A Apu-Rom", traffic=R1)
    assert cut.support_given["Ven"] is False
    aimed = season("A Rom-Ven (rail R1)", "A Ven S A Tus-Rom", "A Tus-Rom", traffic=R1)
    assert aimed.support_given["Ven"] is True, "not from the space it is aimed at"
    off = season("A Nap-Ven (rail R1)", "A Tyr-Ven", traffic=R1)
    assert list(off.contested) == ["Ven"]


@clause("CD-9.B.3(c)")
def test_whoever_supports_it_must_get_there_without_rail() -> None:
    outcome = season("A Nap-Ven (rail R1)", "A Tri S A Nap-Ven", "A Mar S A Nap-Ven", traffic=R1)
    assert outcome.support_given == {"Mar": False, "Tri": True}
    assert outcome.fates["Mar"].fault


@clause("CD-9.B.3(d)", "CD-10.B", "CD-10.C")
def test_a_pass_as_the_last_step_makes_it_a_pass_move_one_elsewhere_does_not_matter() -> None:
    last = season("A Mes-WGr (rail R1)", "A N21-WGr", board="carthage", traffic=OVER_PASS)
    assert last.end == {"Mes": "Mes", "N21": "WGr"}
    assert last.fates["Mes"].over_pass
    first = season("A WGr-Mes (rail R1)", "A AFu S A WGr-Mes", board="carthage", traffic=OVER_PASS)
    assert not first.fates["WGr"].over_pass
    assert first.end["WGr"] == "Mes"
    middle = season("A N32-LMi (rail R2)", "F ClM S A N32-LMi", "A LMi stand", board="carthage", traffic=OVER_PASS)
    assert middle.end["LMi"] == "dislodged", "with the pass between N25 and Car behind it"
    supported = season("A Mes-WGr (rail R1)", "A N21 S A Mes-WGr", board="carthage", traffic=OVER_PASS)
    assert supported.end["Mes"] == "WGr"
    assert supported.support_given["N21"] is False
    assert supported.why("N21") == (Reason("over-pass", "CD-10.B", ("Mes",), void=True),)
    held = season("A Mes-WGr (rail R1)", "A N21 S A Mes-WGr", "A WGr stand", board="carthage", traffic=OVER_PASS)
    assert held.end["WGr"] == "WGr"


@clause("CD-9.B.3(e)", "CD-9.B.4")
def test_a_blocked_army_stays_has_no_effect_and_gets_no_support_to_stand() -> None:
    outcome = season("A Nap-Ven (rail R1) (sf GV)", "ham: A Rom stand (blk trains)", "A Tyr-Ven", "A Apu-Nap",
                     "F Ion S A Apu-Nap", "F Tys S A Nap", traffic=R1)  # fmt: skip
    assert outcome.end["Nap"] == "dislodged"
    assert outcome.end["Tyr"] == "Ven"
    assert outcome.support_given["Tys"] is False
    assert outcome.fates["Nap"].attempt is False
    assert outcome.why("Nap")[0].word == "train-blocked"


@clause("CD-9.B.4")
@pytest.mark.parametrize(("blocker", "stops"), [
    ("ham: A Rom stand (blk)", True), ("ham: A Rom stand (blk trains)", True), ("ham: A Rom stand (blk works)", False),
    ("ham: A Rom stand", False), ("ham: A Nap stand (blk)", False), ("ham: A Tri stand (blk)", True),
    ("gv: A Rom stand (blk)", False), ("ham: A Rom stand (blk trains MAG)", False), ("ham: A Rom stand (blk GV)", True),
    ("ham: A Rom stand (blk trains A Ven)", True), ("ham: A Rom stand (blk A Tri)", False),
    ("ham: F Rom stand (blk)", True),
    ("ham: A Rom S A Ven (blk)", True), ("ham: A Rom stand (sf HAM) (blk)", True), ("ham: A Rom-Apu (blk)", False),
    ("gv: A Rom stand (blk GV)", False), ("ham: A Tus stand (blk)", False),
])  # fmt: skip
def test_what_a_block_stops(blocker: str, stops: bool) -> None:
    """Starting in, passing through or ending in its province; never its own Commander's trains."""
    line = Traffic({"R1": ("Ven", "Rom", "Tus", "Tri")}) if "Tus" in blocker else Traffic({"R1": ("Ven", "Rom", "Tri")})
    outcome = season(
        "gv: A Ven-Rom (rail R1)" if "Tus" in blocker else "gv: A Ven-Tri (rail R1)", blocker, traffic=line
    )
    assert (outcome.fates["Ven"].attempt is False) is stops


@clause("CD-9.B.4", "CD-E.6")
def test_a_block_of_a_moving_unit_is_illegal_and_the_move_stands() -> None:
    outcome = season("A Rom-Apu (blk)")
    fate = outcome.fates["Rom"]
    assert fate.end.space == "Apu"
    assert fate.block is None
    assert fate.block_fault
    assert fate.block_fault.word == "block-on-the-move"


@clause("CD-E.6")
def test_suffixes_fall_with_an_illegal_order() -> None:
    outcome = season("A Rom-Mun (blk) (sf GV)", "A Nap-Ven (rail R1)", traffic=R1)
    fate = outcome.fates["Rom"]
    assert (fate.block, fate.seizing, fate.seize_fault, fate.block_fault) == (None, "", None, None)
    assert outcome.end["Nap"] == "Ven"


@clause("CD-9.B.4")
def test_it_holds_even_if_its_unit_is_dislodged() -> None:
    outcome = season("A Nap-Ven (rail R1)", "A Rom stand (blk)", "A Tus-Rom", "A Apu S A Tus-Rom", traffic=R1)
    assert outcome.end["Rom"] == "dislodged"
    assert outcome.end["Nap"] == "Nap"


@clause("CD-9.C.1", "CD-9.B.3(e)")
@pytest.mark.parametrize(
    ("bars", "barred"), [((), False), (("GV",), True), (("A Nap",), True), (("HAM", "A Ven"), False)]
)
def test_those_whom_the_company_bars_stay(bars: tuple[str, ...], barred: bool) -> None:
    outcome = season("gv: A Nap-Ven (rail R1)", traffic=Traffic(R1.tracks, {"R1": bars}))
    assert (outcome.end["Nap"] == "Nap") is barred
    assert not barred or outcome.why("Nap")[0].word == "barred"


@clause("CD-12.C")
@pytest.mark.parametrize(("blocker", "stops"), [
    ("ham: F ClM stand (blk)", True), ("ham: F ClM stand", False), ("ham: F ClM stand (blk strait S3)", True),
    ("ham: F ClM stand (blk trains)", True), ("ham: F ClM stand (blk works)", False), ("gv: F ClM stand (blk)", False),
    ("ham: F ClM stand (blk strait HAM)", False), ("ham: F FCa stand (blk)", False),
])  # fmt: skip
def test_a_fleet_that_blocks_a_strait_stops_trains_over_it(blocker: str, stops: bool) -> None:
    outcome = season("gv: A N29-HBa (rail R1)", blocker, board="carthage", traffic=STRAIT)
    assert (outcome.end["N29"] == "N29") is stops
    assert season("gv: A N29-Poc (rail R1)", blocker, board="carthage", traffic=STRAIT).end["N29"] == "Poc"
