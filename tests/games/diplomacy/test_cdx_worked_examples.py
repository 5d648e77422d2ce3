"""CD-X: the worked examples of movement and seizure, by number; each unit has a Commander of its own unless said."""

from __future__ import annotations

from games.diplomacy.adjudicator import Outcome, Seizure, judge_seizures
from games.diplomacy.atlas import Closing, Traffic
from tests.clauses import clause
from tests.games.diplomacy.orders import season

R1 = Traffic({"R1": ("Nap", "Rom", "Ven")})


def seized(outcome: Outcome, province: str) -> Seizure:
    return judge_seizures(outcome, {})[province]


@clause("CD-X.1", "CD-5.B(a)", "CD-5.B", "CD-5.B(g)1")
def test_1_an_army_seizes_the_empty_province_it_enters() -> None:
    outcome = season("A Nap-Rom (sf GV)")
    assert outcome.end == {"Nap": "Rom"}
    assert seized(outcome, "Rom") == Seizure("taken", "GV", ["Nap"])


@clause("CD-X.2", "CD-5.B(f)1")
def test_2_two_that_stand_each_other_off_leave_control_as_it_was() -> None:
    outcome = season("A Nap-Rom (sf GV)", "A Tus-Rom")
    assert outcome.end == {"Nap": "Nap", "Tus": "Tus"}
    assert seized(outcome, "Rom").result == "nothing"


@clause("CD-X.3", "CD-5.B(c)", "CD-5.B(d)", "CD-5.B(f)3", "CD-5.B(g)2")
def test_3_a_beaten_attempt_still_opposes_and_the_province_falls_into_disorder() -> None:
    outcome = season("A Nap-Rom (sf GV)", "A Apu S A Nap-Rom", "A Tus-Rom")
    assert outcome.end["Nap"] == "Rom"
    assert seized(outcome, "Rom").result == "disorder"
    assert seized(outcome, "Rom").reasons[0].by == ("Tus",)


@clause("CD-X.4", "CD-5.B(f)3", "CD-5.B(h)")
def test_4_a_unit_of_the_same_commander_is_not_hostile() -> None:
    outcome = season("mag: A Nap-Rom (sf GV)", "A Apu S A Nap-Rom", "mag: A Tus-Rom")
    assert outcome.end["Tus"] == "Tus"
    assert seized(outcome, "Rom").result == "taken"


@clause("CD-X.5", "CD-5.B(b)", "CD-5.B(b.1)")
def test_5_a_supporting_army_seizes_a_third_province() -> None:
    outcome = season("A Nap S A Tus-Rom (sf GV Apu)", "A Tus-Rom")
    assert seized(outcome, "Apu") == Seizure("taken", "GV", ["Nap"])


@clause("CD-X.6", "CD-5.B(e)", "CD-5.B(f)2", "CD-5.B(g)3")
def test_6_not_while_a_unit_stands_there() -> None:
    outcome = season("A Nap S A Tus-Rom (sf GV Apu)", "A Tus-Rom", also={"A Apu": "ham"})
    assert seized(outcome, "Apu").result == "nothing"


@clause("CD-X.7", "CD-5.B(e)", "CD-5.B(f)3")
def test_7_attempts_to_enter_oppose_even_if_beaten() -> None:
    outcome = season("A Nap S A Tus-Rom (sf GV Apu)", "A Tus-Rom", "A Ven-Apu", "F Ion-Apu")
    assert outcome.end["Ven"] == "Ven"
    assert seized(outcome, "Apu").result == "nothing"
    assert seized(outcome, "Apu").reasons[0].by == ("Ion", "Ven")


@clause("CD-X.8", "CD-5.B(f)2", "CD-5.B(g)2")
def test_8_a_unit_dislodged_has_not_left_and_opposes() -> None:
    outcome = season("A Rom-Ven (sf GV)", "A Apu S A Rom-Ven", also={"A Ven": "ham"})
    assert outcome.end["Ven"] == "dislodged"
    assert seized(outcome, "Ven").result == "disorder"


@clause("CD-X.9", "CD-5.B(f)2")
def test_9_a_unit_that_leaves_by_its_own_move_does_not() -> None:
    left = season("A Rom-Ven (sf GV)", "A Ven-Tri")
    assert seized(left, "Ven").result == "taken"
    stopped = season("A Rom-Ven (sf GV)", "A Ven-Tri", "A Vie-Tri")
    assert stopped.end["Rom"] == "Rom"
    assert seized(stopped, "Ven").result == "nothing"
    supported = season("A Rom-Ven (sf GV)", "A Apu S A Rom-Ven", "A Ven-Tri", "A Vie-Tri")
    assert supported.end["Rom"] == "Ven"
    assert seized(supported, "Ven").result == "disorder"


@clause("CD-X.10", "CD-5.B(g)3")
def test_10_a_standing_unit_that_is_opposed_changes_nothing() -> None:
    outcome = season("A Nap stand (sf GV)", "A Rom-Nap")
    assert seized(outcome, "Nap").result == "nothing"
    assert seized(season("A Nap stand (sf GV)"), "Nap") == Seizure("taken", "GV", ["Nap"])


@clause("CD-X.11", "CD-5.B(f)4", "CD-5.B(g)2")
def test_11_two_seizes_for_different_names_stop_each_other() -> None:
    outcome = season("A Nap-Rom (sf GV)", "A Tus stand (sf HAM Rom)")
    assert outcome.end["Nap"] == "Rom"
    assert seized(outcome, "Rom").result == "disorder"


@clause("CD-X.12", "CD-5.B(f)4")
def test_12_two_for_the_same_name_do_not() -> None:
    outcome = season("A Tus S A Nap-Rom (sf GV Rom)", "A Nap-Rom (sf GV)")
    assert seized(outcome, "Rom") == Seizure("taken", "GV", ["Nap", "Tus"])


@clause("CD-X.20", "CD-9.B.3", "CD-9.B.4")
def test_20_a_train_passes_a_foreign_army_that_does_not_block_it() -> None:
    passing = season("A Nap-Ven (rail R1)", "A Rom stand", traffic=R1)
    assert passing.end["Nap"] == "Ven"
    blocked = season("A Nap-Ven (rail R1)", "A Rom stand (blk)", traffic=R1)
    assert blocked.end["Nap"] == "Nap"
    assert blocked.why("Nap")[0].by == ("Rom",)


@clause("CD-X.21", "CD-12.B", "CD-5.B(f)3")
def test_21_a_blocked_strait_stops_the_army_and_its_seize() -> None:
    outcome = season("A N22-N23 (sf GV)", "F MDF stand (blk)", board="carthage")
    assert outcome.end["N22"] == "N22"
    assert not outcome.fates["N22"].attempt
    assert seized(outcome, "N23").result == "nothing"
    assert season("A N22-N23 (sf GV)", "F MDF stand", board="carthage").end["N22"] == "N23"


@clause("CD-X.22", "CD-10.B")
def test_22_a_pass_move_has_no_force_against_an_ordinary_one() -> None:
    outcome = season("A WGr-Lak", "A Mes-Lak", board="carthage")
    assert outcome.end == {"Mes": "Lak", "WGr": "WGr"}
    assert season("A WGr-Lak", board="carthage").end["WGr"] == "Lak"


@clause("CD-X.23", "CD-11.A", "CD-11.B")
def test_23_a_fleet_goes_through_the_canal_in_two_seasons_unless_it_is_closed_to_it() -> None:
    assert season("F SPo-N21", board="carthage").end["SPo"] == "N21/ec"
    assert season("F N21-AVM", board="carthage", at={"N21": "N21/ec"}).end["N21"] == "AVM"
    closed = Traffic(closings=[Closing("A", "N21", "ham")])
    stopped = season("gv: F N21-AVM", board="carthage", at={"N21": "N21/ec"}, traffic=closed)
    assert stopped.end["N21"] == "N21/ec"
    assert stopped.why("N21")[0].word == "canal-closed"
