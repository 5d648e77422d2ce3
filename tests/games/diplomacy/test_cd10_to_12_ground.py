"""CD-10, 11, 12: mountains and passes, canals, straits; on the map of Carthage."""

from __future__ import annotations

from functools import partial

import pytest

from games.diplomacy.adjudicator import judge_seizures, retreats
from games.diplomacy.atlas import Closing, Traffic, atlas
from games.diplomacy.orders import Reason
from tests.clauses import clause
from tests.games.diplomacy.orders import season as any_season

season = partial(any_season, board="carthage")
MAP = atlas("carthage")


@clause("CD-10.A")
@pytest.mark.parametrize("pair", sorted(sorted(one) for one in MAP.mountains))
def test_mountains_are_closed_to_moves_support_and_seizure(pair: list[str]) -> None:
    here, beyond = pair
    fate = season(f"A {here}-{beyond}").fates[here]
    assert fate.fault
    assert fate.fault.word == "not-adjacent"
    support = season(f"A {here} S A {beyond}", also={f"A {beyond}": "x"}).fates[here]
    assert support.fault
    assert support.fault.word == "out-of-reach"
    seize = season(f"A {here} stand (sf GV {beyond})").fates[here]
    assert seize.seize_fault
    assert seize.seize_fault.word == "seize-too-far"


@clause("CD-10.B")
@pytest.mark.parametrize("each", MAP.passes, ids=lambda one: one.id)
def test_an_army_marches_over_a_pass_both_ways(each: object) -> None:
    here, beyond = sorted(next(one.between for one in MAP.passes if one is each))
    assert season(f"A {here}-{beyond}").end[here] == beyond
    assert season(f"A {beyond}-{here}").end[beyond] == here


@clause("CD-10.B")
def test_no_support_and_no_seizure_reaches_across_it() -> None:
    support = season("A WGr S A Mes-Lak", "A Mes-Lak", "A Lak stand")
    assert support.fates["WGr"].fault
    assert support.end["Lak"] == "Lak"
    fault = season("A WGr stand (sf GV Lak)").fates["WGr"].seize_fault
    assert fault
    assert fault.word == "seize-too-far"


@clause("CD-10.B")
def test_a_pass_move_cannot_be_supported_and_seizes_nothing() -> None:
    outcome = season("A WGr-Lak (sf GV)", "A Mes S A WGr-Lak")
    assert outcome.end["WGr"] == "Lak", "the move stands"
    assert outcome.fates["Mes"].fault
    assert outcome.fates["Mes"].fault.word == "over-pass"
    assert outcome.fates["WGr"].seize_fault
    assert outcome.fates["WGr"].seize_fault.clause == "CD-10.B"
    assert judge_seizures(outcome, {}) == {}


@clause("CD-10.B")
def test_it_cuts_no_support_and_dislodges_nobody() -> None:
    plain = season("A WGr-Lak", "A Lak S A Mes", "A Mes stand")
    assert plain.support_given["Lak"] is True
    assert plain.end["WGr"] == "WGr"
    assert plain.why("WGr") == (Reason("pass-opposed", "CD-10.B", ("Lak",)),)


@clause("CD-10.B")
def test_it_enters_what_is_left_by_its_occupant_but_not_in_exchange() -> None:
    left = season("A WGr-Lak", "A Lak-Mes")
    assert left.end == {"Lak": "Mes", "WGr": "Lak"}
    stopped = season("A WGr-Lak", "A Lak-Mes", "A Mes stand")
    assert stopped.end["WGr"] == "WGr"
    assert season("A WGr-Lak", "A Lak-WGr").end == {"Lak": "Lak", "WGr": "WGr"}


@clause("CD-10.B")
def test_an_attempt_to_enter_stops_it_even_if_it_is_beaten_itself() -> None:
    outcome = season("A WGr-Lak", "A Mes-Lak", "A N21-Lak")
    assert outcome.end == {"Mes": "Mes", "N21": "N21", "WGr": "WGr"}
    assert list(outcome.contested) == ["Lak"]
    assert outcome.why("WGr")[0].by == ("Mes", "N21")


@clause("CD-10.B")
def test_two_pass_moves_to_one_place_both_fail_and_leave_it_contested() -> None:
    outcome = season("A Des-TFi", "A NBe-TFi")
    assert outcome.end == {"Des": "Des", "NBe": "NBe"}
    assert list(outcome.contested) == ["TFi"]
    assert outcome.fates["Des"].attempt


@clause("CD-10.B", "CD-5.B(f)3")
def test_it_is_an_attempt_that_opposes_a_seizure_and_nothing_else() -> None:
    outcome = season("A WGr-Lak", "A Mes-Lak (sf GV)")
    assert outcome.end["Mes"] == "Lak"
    assert judge_seizures(outcome, {})["Lak"].result == "disorder"


@clause("CD-10.B", "CD-D.9(4.A.3)")
def test_where_a_pass_joins_two_coasts_a_convoy_serves_only_against_one_that_comes_the_other_way() -> None:
    """Else the army marches; by convoy it has force, can be supported and seizes."""
    plain = ("A TFi-NBe (sf GV)", "F MLu C A TFi-NBe", "A N25 S A TFi-NBe")
    marched = season(*plain, "A NBe stand")
    assert marched.end["NBe"] == "NBe"
    assert marched.fates["TFi"].over_pass
    assert marched.support_given["N25"] is False
    carried = season(*plain, "A NBe-TFi")
    assert carried.end == {"MLu": "MLu", "N25": "N25", "NBe": "dislodged", "TFi": "NBe"}
    assert (carried.fates["TFi"].convoyed, carried.fates["TFi"].over_pass) == (True, False)
    assert carried.fates["TFi"].seizing == "NBe"
    lost = season(*plain, "A NBe-TFi", "F FCa-MLu", "F SBa S F FCa-MLu")
    assert (lost.end["MLu"], lost.end["TFi"], lost.end["NBe"]) == ("dislodged", "TFi", "NBe")
    assert lost.fates["TFi"].seize_fault


@clause("CD-10.E", "CD-D.12")
def test_retreats_may_be_made_over_a_pass() -> None:
    outcome = season("A Mes-Lak", "A N21 S A Mes-Lak", "A Lak stand")
    assert "WGr" in [one.space for one in retreats(outcome)["Lak"]]


@clause("CD-10.D")
def test_fleets_never_use_passes_but_sail_round_the_end_of_a_range() -> None:
    assert season("F WGr-Lak").end["WGr"] == "WGr"
    assert season("F N23-Spa").end["N23"] == "Spa", "a mountain border that ends at the sea"
    assert season("A N23-Spa").end["N23"] == "N23"


# Canals

CLOSED = Traffic(closings=[Closing("A", "N21", "ham")])
EAST, WEST = {"N21": "N21/ec"}, {"N21": "N21/wc"}


@clause("CD-11.A")
def test_a_fleet_enters_on_the_coast_that_faces_it_and_leaves_by_the_other() -> None:
    assert season("F AVM-N21").end["AVM"] == "N21/wc"
    assert season("F N21-SPo", at=WEST).end["N21"] == "SPo"
    assert season("F SPo-AVM").end["SPo"] == "SPo", "one space a season"
    assert season("F N21-SPo", at=EAST).end["N21"] == "SPo", "by its own coast"


@clause("CD-11.A")
def test_it_attacks_supports_and_retreats_along_an_open_canal() -> None:
    outcome = season("F N21 S F MUm-AVM", "F MUm-AVM", "F AVM stand", at=EAST)
    assert outcome.support_given["N21"]
    assert outcome.end["AVM"] == "dislodged"
    lost = season("A Lak-N21", "A TDa S A Lak-N21", "F N21 stand", at=EAST)
    assert [str(one) for one in retreats(lost)["N21"]] == ["AVM", "CNo/sc", "SPo", "WGr"]


@clause("CD-11.A")
def test_one_that_leaves_and_one_that_enters_by_the_far_mouth_meet_head_to_head() -> None:
    outcome = season("F N21-AVM", "F AVM-N21", at=EAST)
    assert outcome.end == {"AVM": "AVM", "N21": "N21/ec"}


@clause("CD-11.B")
def test_a_closed_canal_stops_moves_support_and_retreats() -> None:
    move = season("gv: F N21-AVM", "F MUm-AVM", at=EAST, traffic=CLOSED)
    assert (move.end["N21"], move.end["MUm"]) == ("N21/ec", "AVM")
    assert not move.fates["N21"].attempt
    support = season("gv: F N21 S F MUm-AVM", "F MUm-AVM", "F AVM stand", at=EAST, traffic=CLOSED)
    assert support.support_given["N21"] is False
    assert support.why("N21")[0].void
    lost = season("A Lak-N21", "A TDa S A Lak-N21", "gv: F N21 stand", at=EAST, traffic=CLOSED)
    assert [str(one) for one in retreats(lost)["N21"]] == ["CNo/sc", "SPo", "WGr"]


@clause("CD-11.B", "CD-9.B.3(e)")
def test_a_fleet_so_stopped_gets_no_support_to_stand() -> None:
    outcome = season("gv: F N21-AVM", "A Lak S F N21", "A TDa-N21", "F SPo S A TDa-N21", at=EAST, traffic=CLOSED)
    assert outcome.support_given["Lak"] is False
    assert outcome.end["N21"] == "dislodged"


@clause("CD-11.B")
@pytest.mark.parametrize(("closing", "end"), [
    (Closing("A", "N21", "gv"), "AVM"), (Closing("A", "N21", "ham", ("GV",)), "N21/ec"),
    (Closing("A", "N21", "ham", ("HAM",)), "AVM"), (Closing("A", "N21", "ham", ("F N21",)), "N21/ec"),
    (Closing("A", "Lak", "ham"), "AVM"), (Closing("B", "N21", "ham"), "AVM"),
])  # fmt: skip
def test_against_whom_it_is_closed(closing: Closing, end: str) -> None:
    """All but the controller himself, or whom he names; he rules the links that touch his province."""
    assert season("gv: F N21-AVM", at=EAST, traffic=Traffic(closings=[closing])).end["N21"] == end


@clause("CD-11.B")
def test_entering_or_leaving_by_its_own_coast_is_never_forbidden() -> None:
    assert season("gv: F SPo-N21", traffic=CLOSED).end["SPo"] == "N21/ec"
    assert season("gv: F N21-SPo", at=EAST, traffic=CLOSED).end["N21"] == "SPo"


# Straits


@clause("CD-12.A")
def test_for_armies_a_strait_is_an_ordinary_border() -> None:
    assert season("A N22-N23").end["N22"] == "N23"
    assert season("A N22 S A HBa-N23", "A HBa-N23", "A N23 stand").end["N23"] == "dislodged"
    assert judge_seizures(season("A N22 stand (sf GV N23)"), {})["N23"].result == "taken"
    assert season("A N22-N23", "A N23-N22").end == {"N22": "N22", "N23": "N23"}


@clause("CD-12.B")
@pytest.mark.parametrize(("blocker", "end"), [
    ("ham: F MDF stand (blk)", "N22"), ("ham: F MDF stand (blk strait)", "N22"),
    ("ham: F MDF stand (blk strait S1)", "N22"),
    ("ham: F MDF stand (blk strait S2)", "N23"), ("ham: F MDF stand (blk trains)", "N23"),
    ("ham: F MDF stand (blk works)", "N23"), ("ham: F MDF stand", "N23"), ("ham: F MDF-MUm (blk)", "N23"),
    ("gv: F MDF stand (blk)", "N23"), ("ham: F MDF stand (blk GV)", "N22"), ("ham: F MDF stand (blk A N22)", "N22"),
    ("ham: F MDF stand (blk HAM)", "N23"), ("ham: F MUm stand (blk)", "N23"), ("ham: F MDF S F MUm (blk)", "N22"),
    ("ham: A N24 stand (blk strait S1)", "N23"), ("gv: F MDF stand (blk GV)", "N22"),
])  # fmt: skip
def test_whom_a_fleet_in_its_sea_keeps_from_crossing(blocker: str, end: str) -> None:
    outcome = season("gv: A N22-N23", blocker, also={"F MUm": "x"} if "S F MUm" in blocker else None)
    assert outcome.end["N22"] == end


@clause("CD-12.B")
def test_it_holds_even_if_the_fleet_is_dislodged_and_while_it_supports_or_convoys() -> None:
    dislodged = season("A N22-N23", "F MDF stand (blk)", "F MUm-MDF", "F HBa S F MUm-MDF")
    assert (dislodged.end["MDF"], dislodged.end["N22"]) == ("dislodged", "N22")
    carrying = season("A N22-N23", "F MDF C A HBa-Spa (blk)", "A HBa-Spa")
    assert (carrying.end["N22"], carrying.end["HBa"]) == ("N22", "Spa")


@clause("CD-12.B", "CD-9.B.3(e)")
def test_a_blocked_army_has_no_effect_and_gets_no_support_to_stand() -> None:
    outcome = season("A N22-N23", "F MDF stand (blk)", "A HBa-N23", "A N24-N22", "A TDa S A N24-N22", "F MFr S A N22")
    assert outcome.end["HBa"] == "N23"
    assert outcome.end["N22"] == "dislodged"
    assert outcome.support_given["MFr"] is False


@clause("CD-12.B", "CD-D.9(4.A.3)")
def test_a_convoy_is_no_way_round_a_blocked_strait_but_for_an_exchange() -> None:
    blocked = season("gv: A N22-N23", "ham: F MDF C A N22-N23 (blk)")
    assert blocked.end["N22"] == "N22"
    exchange = season("gv: A N22-N23", "ham: F MDF C A N22-N23 (blk A N22)", "A N23-N22")
    assert exchange.end == {"MDF": "MDF", "N22": "N23", "N23": "N22"}


@clause("CD-12.B", "CD-D.5")
def test_it_does_not_fight_head_to_head_either() -> None:
    """The support of a move that is blocked is no help against whoever comes the other way."""
    outcome = season("A N22-N23", "A HBa S A N22-N23", "A N23-N22", "A N24 S A N23-N22", "F MDF stand (blk A N22)")
    assert outcome.end["N22"] == "dislodged"
    assert outcome.end["N23"] == "N22"


@clause("CD-12.B")
def test_support_and_seizing_across_are_void() -> None:
    support = season("A N22 S A HBa-N23", "A HBa-N23", "A N23 stand", "F MDF stand (blk)")
    assert support.support_given["N22"] is False
    assert support.fates["N22"].fault is None
    assert support.why("N22")[0].word == "strait-blocked"
    seize = season("A N22 stand (sf GV N23)", "F MDF stand (blk)")
    assert judge_seizures(seize, {}) == {}
    assert seize.fates["N22"].seize_fault
    assert seize.fates["N22"].seize_fault.void


@clause("CD-12.B", "CD-D.12")
def test_a_border_blocked_this_season_stays_so_for_retreats() -> None:
    attack = ("A HBa-N23", "A NBe S A HBa-N23", "A N23 stand")
    assert "N22" in [one.space for one in retreats(season(*attack))["N23"]]
    assert "N22" not in [one.space for one in retreats(season(*attack, "F MDF stand (blk)"))["N23"]]


@clause("CD-12.B")
def test_a_block_that_can_stop_nothing_is_refused() -> None:
    lines = ("F MUm stand (blk)", "A N24 stand (blk strait)", "F MDF stand (blk strait S2)", "F MDF stand (blk)",
             "A N24 stand (blk)")  # fmt: skip
    words = {line: season(line).fates[line[2:5]].block_fault for line in lines}
    assert [one.word if one else "" for one in words.values()] == [
        "no-strait-here", "strait-from-its-sea", "no-strait-here", "", "",
    ]  # fmt: skip
