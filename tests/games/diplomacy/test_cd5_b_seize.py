"""CD-5.B: who takes a province, who keeps it from being taken, and what falls into civil disorder."""

from __future__ import annotations

import pytest

from games.diplomacy.adjudicator import Outcome, Seizure, judge_seizures
from games.diplomacy.atlas import Traffic
from tests.clauses import clause
from tests.games.diplomacy.orders import season


def result(outcome: Outcome, province: str, **refusals: tuple[str, ...]) -> str:
    return judge_seizures(outcome, refusals)[province].result


def fault(outcome: Outcome, unit: str) -> str:
    found = outcome.fates[unit].seize_fault
    return found.word if found else ""


@clause("CD-5.B(a)")
def test_a_move_by_land_strait_convoy_or_rail_seizes_its_destination() -> None:
    assert result(season("A Nap-Rom (sf GV Rom)"), "Rom") == "taken"
    assert result(season("A N22-N23 (sf GV)", board="carthage"), "N23") == "taken"
    assert result(season("A Nap-Tun (sf GV)", "F Ion C A Nap-Tun"), "Tun") == "taken"
    assert (
        result(season("A Nap-Ven (rail R1) (sf GV)", traffic=Traffic({"R1": ("Nap", "Rom", "Ven")})), "Ven") == "taken"
    )
    assert result(season("F Nap-Rom (sf GV)"), "Rom") == "taken"
    outcome = season("A Nap-Rom (sf GV Apu)")
    assert fault(outcome, "Nap") == "not-the-destination"
    assert outcome.end["Nap"] == "Rom", "the rest of the order stands"


@clause("CD-5.B")
def test_entering_without_a_seize_changes_nothing() -> None:
    assert judge_seizures(season("A Nap-Rom"), {}) == {}


@clause("CD-5.B(b.1)")
@pytest.mark.parametrize(("line", "province", "word"), [
    ("A Nap stand (sf GV)", "Nap", ""), ("A Nap stand (sf GV Apu)", "Apu", ""),
    ("A Nap stand (sf GV Ven)", "", "seize-too-far"),
    ("F Nap stand (sf GV Rom)", "Rom", ""), ("F Rom stand (sf GV Ven)", "", "seize-too-far"),
    ("F Rom stand (sf GV Tys)", "", "seize-at-sea"), ("F Ion stand (sf GV)", "", "seize-at-sea"),
    ("F Ion stand (sf GV Nap)", "Nap", ""), ("F Ion S F Aeg (sf GV Gre)", "Gre", ""), ("A Nap-Tun (sf GV)", "Tun", ""),
    ("F Nap-Tys (sf GV)", "", "seize-at-sea"), ("F Ion C A Nap-Tun (sf GV Tun)", "", "convoying"),
    ("A Nap S F Ion-Apu (sf GV)", "Nap", ""), ("A Nap stand (sf GV Ion)", "", "seize-too-far"),
])  # fmt: skip
def test_what_a_unit_may_seize(line: str, province: str, word: str) -> None:
    """Its own province, or one beside it into which it could itself move; never sea, nor while it convoys."""
    others = {"F Aeg": "x", "F Ion": "y", "A Nap": "z"}
    also = {unit: who for unit, who in others.items() if unit[2:] != line[2:5]}
    fate = season(line, also=also).fates[line[2:5]]
    assert fate.seizing == province
    assert (fate.seize_fault.word if fate.seize_fault else "") == word


@clause("CD-5.B(b.1)", "CD-5.B(b.2)")
def test_not_across_a_canal_nor_by_rail_nor_by_convoy_while_staying() -> None:
    fleet = season("F N21 stand (sf GV Lak)", board="carthage", at={"N21": "N21/ec"})
    assert fault(fleet, "N21") == "seize-too-far"
    train = season("A Nap stand (sf GV Ven)", traffic=Traffic({"R1": ("Nap", "Rom", "Ven")}))
    assert fault(train, "Nap") == "seize-too-far"
    assert fault(season("A Nap stand (sf GV Tun)", "F Ion C A Nap-Tun"), "Nap") == "seize-too-far"


@clause("CD-5.B(b.3)", "CD-E.6")
def test_a_seize_falls_with_an_illegal_order() -> None:
    outcome = season("A Nap-Mun (sf GV)", "A Rom S A Mun-Ber (sf GV)")
    assert judge_seizures(outcome, {}) == {}


@clause("CD-5.B(b)", "CD-5.B(f)1")
@pytest.mark.parametrize("other", ["A Apu-Nap", "A Tus-Pie"])
def test_a_support_that_is_cut_or_does_not_match_seizes_all_the_same(other: str) -> None:
    outcome = season("A Nap S A Tus-Rom (sf GV Rom)", "mag: A Tus stand", other.replace("A Tus-Pie", "A Mar-Pie"))
    assert outcome.support_given["Nap"] is False
    assert result(outcome, "Rom") == "taken"


@clause("CD-5.B(f)1")
def test_a_dislodged_unit_seizes_nothing() -> None:
    outcome = season("A Nap stand (sf GV Apu)", "A Rom-Nap", "F Ion S A Rom-Nap")
    found = judge_seizures(outcome, {})["Apu"]
    assert (found.result, found.reasons[0].word) == ("nothing", "seizer-dislodged")


@clause("CD-5.B(d)")
def test_only_the_move_of_a_seize_can_be_supported() -> None:
    entered = season("A Nap-Rom (sf GV)", "A Apu S A Nap-Rom", "ham: A Rom stand")
    assert entered.end["Rom"] == "dislodged"
    assert result(entered, "Rom") == "disorder"


@clause("CD-5.B(e)", "CD-5.B(f)2")
def test_whoever_stays_in_a_province_saves_it_whoever_commands_it() -> None:
    assert result(season("gv: A Nap stand (sf GV Rom)", "gv: A Rom stand"), "Rom") == "nothing"
    assert result(season("gv: A Nap stand (sf GV Rom)", "gv: A Rom-Tus"), "Rom") == "taken"
    assert result(season("gv: A Nap stand (sf GV Rom)", "gv: A Rom-Tus", "A Pie-Tus"), "Rom") == "nothing"


@clause("CD-5.B(f)3")
@pytest.mark.parametrize(("attempt", "opposes"), [
    (("A Nap-Apu",), True), (("gv: A Nap-Apu",), False), (("A Nap-Apu (sf GV)",), False),
    (("A Nap-Apu (sf HAM)",), True), (("A Nap-Rom",), False), (("A Tun-Apu",), False),
    (("A Tun-Apu", "F Ion C A Tun-Apu"), True),
    (("A Tun-Apu", "F Ion C A Tun-Apu", "F Aeg-Ion", "F Eas S F Aeg-Ion"), False), (("A Nap-Apu (rail R1)",), False),
])  # fmt: skip
def test_who_opposes_by_trying_to_enter(attempt: tuple[str, ...], opposes: bool) -> None:
    """A hostile unit whose way was open; another unit that stands it off does too, being its own Commander's here."""
    outcome = season("gv: A Ven stand (sf GV Apu)", *attempt, "gv: F Adr-Apu")
    found = judge_seizures(outcome, {})["Apu"]
    assert (found.result == "nothing") is opposes


@clause("CD-5.B(f)3")
def test_the_very_move_that_it_supports_does_not_oppose() -> None:
    assert result(season("A Ven S A Nap-Apu (sf GV Apu)", "A Nap-Apu"), "Apu") == "taken"
    assert result(season("A Ven S A Nap-Rom (sf GV Apu)", "A Nap-Apu", "A Rom stand"), "Apu") == "nothing"
    assert result(season("A Ven S A Rom-Apu (sf GV Apu)", "A Nap-Apu", "A Rom-Apu"), "Apu") == "nothing"


@clause("CD-5.B(f)4", "CD-5.B(g)4")
def test_seizes_for_different_names_stop_each_other_even_of_one_commander() -> None:
    outcome = season("gv: A Ven stand (sf GV Apu)", "gv: A Nap stand (sf HAM Apu)")
    assert result(outcome, "Apu") == "nothing"
    assert [one.word for one in judge_seizures(outcome, {})["Apu"].reasons] == ["rival-seize", "rival-seize"]


@clause("CD-5.B(f)4")
@pytest.mark.parametrize(("other", "result_"), [
    (("A Tun-Apu (sf HAM)",), "taken"),
    (("A Tun-Apu (sf HAM)", "F Ion C A Tun-Apu"), "disorder"),
    (("A Nap stand (sf HAM Apu)", "A Rom-Nap", "F Tys S A Rom-Nap"), "taken"),
    (("gv: A Nap-Apu (sf HAM)",), "nothing"),
])  # fmt: skip
def test_a_rival_seize_counts_unless_dislodged_or_its_way_was_not_open(other: tuple[str, ...], result_: str) -> None:
    beside = "gv: A Ven-Apu (sf GV)" if result_ == "nothing" else "gv: A Ven stand (sf GV Apu)"
    assert result(season(beside, *other), "Apu") == result_


@clause("CD-5.B(f)5", "CD-4.F", "CD-5.B(g)2")
@pytest.mark.parametrize(
    ("refused", "result_"), [((), "taken"), (("",), "nothing"), (("MAG",), "nothing"), (("HAM",), "taken")]
)
def test_a_beneficiary_may_have_refused(refused: tuple[str, ...], result_: str) -> None:
    assert result(season("mag: A Ven stand (sf GV Apu)"), "Apu", GV=refused) == result_
    entered = season("mag: A Ven-Apu (sf GV)")
    assert result(entered, "Apu", GV=refused) == ("disorder" if result_ == "nothing" else "taken")


@clause("CD-5.B(g)2")
def test_one_that_entered_without_a_seize_puts_nothing_in_disorder() -> None:
    outcome = season("A Ven stand (sf GV Apu)", "A Nap-Apu")
    assert outcome.end["Nap"] == "Apu"
    assert result(outcome, "Apu") == "nothing"


@clause("CD-5.B(g)2")
def test_several_that_seize_one_province_fail_only_together() -> None:
    outcome = season("mag: A Nap-Apu (sf GV)", "A Rom S A Nap-Apu", "ham: F Adr-Apu", "F Ion S A Nap-Apu (sf GV Apu)")
    assert outcome.end["Nap"] == "Apu"
    assert result(outcome, "Apu") == "disorder", "the fleet's try opposes both"
    helped = season("mag: A Nap-Apu (sf GV)", "ham: A Ven stand (sf GV Apu)")
    assert judge_seizures(helped, {})["Apu"] == Seizure("taken", "GV", ["Nap", "Ven"])


@clause("CD-5.B(f)", "CD-5.B(g)")
def test_seizures_are_told_by_province_in_alphabetical_order() -> None:
    outcome = season("A Ven stand (sf GV)", "A Rom-Apu (sf HAM)", "A Tun stand (sf MAG)")
    assert [(one, found.code) for one, found in judge_seizures(outcome, {}).items()] == [
        ("Apu", "HAM"), ("Tun", "MAG"), ("Ven", "GV"),
    ]  # fmt: skip
