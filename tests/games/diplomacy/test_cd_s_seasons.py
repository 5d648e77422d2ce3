"""CD-S, CD-E.5, CD-2, CD-3.B: seasons at a table: what is asked and kept, the order of carrying out, what shows."""

from __future__ import annotations

from games.diplomacy.politics.events import Appointed, Purged
from games.diplomacy.press.events import OrderGiven
from games.diplomacy.seasons.events import GameWon, UnitRetreated
from games.diplomacy.seasons.lines import AT_MAIN_DEADLINES, MATTERS, Lines
from games.diplomacy.state import Diplomacy
from tests import clauses
from tests.clauses import clause
from tests.games.diplomacy.season import CODES, Season, rule, unit


def realm(g: Diplomacy) -> None:
    """GV rules Naples and Rome, HAM under him in Rome; MAG commands the army of Naples; CAE rules Trieste."""
    rule(g, "GV", "Nap")
    rule(g, "GV", "Rom", sub="HAM")
    rule(g, "CAE", "Tri")
    unit(g, "A Nap", "Nap", "MAG")
    unit(g, "A Rom", "Rom")
    unit(g, "A Tri", "Tri")


@clause("CD-S.2", "CD-E.5", "CD-DP36", "CD-DP8")
def test_what_stands_is_the_last_legal_order_and_it_is_kept_until_all_are_final() -> None:
    season = Season(realm)
    season.send("MAG", "a nap - apu", "A Nap-(sfGV)Rom # the second", final=False)
    assert season.kept("MAG") == ["A Nap-(sf GV)Rom"]
    season.send("MAG", "A Nap-Apu", final=True)
    season.send("MAG", "A Nap-Rom", final=False)
    assert season.g.season == "spring"
    assert season.refused("MAG", "A Nap-Rom", "A Tri-Ven") == (2, "not-commander", "CD-E.5")
    assert season.kept("MAG") == ["A Nap-Rom"]
    season.play(MAG=["A Nap-Apu"])
    assert season.g.season == "autumn"
    assert next(one for one in season.of(OrderGiven) if one.unit == "A Nap").end == "Apu"


@clause("CD-E.5", "CD-3.B.2")
def test_orders_of_others_and_for_nobody_are_refused_with_the_clause() -> None:
    season = Season(realm)
    assert season.refused("GV", "HAM P GV R Rom") == (1, "author-not-yours", "CD-E.5")
    assert season.refused("CAE", "A Tri-(sf ZZZ)Ven")[1:] != ()
    assert season.refused("CAE", "A Tri-Nap") == (1, "not-adjacent", "CD-D.10")
    assert season.refused("CAE", "CAE builds A Tri")[2] == "CD-S.1"


@clause("CD-S.2", "CD-G.6")
def test_each_stage_has_the_hours_that_the_rules_in_force_give() -> None:
    def asked() -> set[int]:
        return {one.decision.hours for one in season.table.open.values() if one.decision.kind.startswith("season.")}

    season = Season(realm)
    season.g.law.winter_hours = 30
    season.play(CAE=["A Tri-Ven"], MAG=["A Nap-Apu"])
    assert asked() == {72}
    season.play(MAG=["A Apu-Ven"], HAM=["A Rom S A Apu-Ven"])
    assert (season.table.state.step, asked()) == ("autumn.retreats", {24})
    season.play()
    assert asked() == {30}


@clause("CD-S.2")
def test_who_has_nothing_to_decide_may_write_and_is_not_waited_for() -> None:
    season = Season(realm)
    assert {code for code in CODES if season.asked(code).awaited} == {"GV", "HAM", "MAG", "CAE"}
    season.send("XAN", "XAN moves seat XAN in Par", final=False)
    assert not season.asked("XAN").awaited
    season.play(XAN=["XAN moves seat XAN in Par"])
    assert {code for code in CODES if season.asked(code).awaited} == {*CODES}, "all have a vote to give"
    season.send("XAN", "XAN votes yes M1")
    season.play(**{code: [f"{code} votes no M1"] for code in CODES if code != "XAN"})
    assert not season.asked("XAN").awaited


@clause("CD-S.2")
def test_where_nobody_has_anything_to_decide_all_are_waited_for() -> None:
    season = Season(lambda _: None)
    assert all(season.asked(code).awaited for code in CODES)


@clause("CD-S.2")
def test_final_may_be_a_line() -> None:
    season = Season(realm)
    season.send("HAM", "HAM final", final=False)
    assert season.g.players[season.seat("HAM")].final


@clause("CD-6.3", "CD-6.5")
def test_who_lets_the_time_go_by_has_missed_the_deadline_and_his_units_stand() -> None:
    season = Season(realm)
    for code in CODES:
        season.send(code, final=None)
    assert season.g.players[season.seat("CAE")].missed == 1
    assert season.g.players[season.seat("XAN")].missed == 0
    assert {one.end for one in season.of(OrderGiven)} == {"Nap", "Rom", "Tri"}


@clause("CD-X.13", "CD-5.C(b)5")
def test_example_13_a_sacking_beats_a_revolt() -> None:
    season = Season(realm)
    season.play(GV=["GV P HAM SR Rom"], HAM=["HAM P GV R Rom"])
    assert [(one.purger, one.whom) for one in season.of(Purged)] == [("GV", "HAM")]
    assert season.ruler("Rom") == "GV"


@clause("CD-X.14", "CD-5.C(c)3")
def test_example_14_a_sub_ruler_succeeds() -> None:
    season = Season(realm)
    season.play(HAM=["HAM P GV R Rom"])
    assert season.ruler("Rom") == "HAM"


@clause("CD-X.15", "CD-5.C(c)4", "CD-DP12")
def test_example_15_a_commander_rules_where_nobody_stood_between() -> None:
    season = Season(realm)
    season.play(MAG=["MAG P GV R Nap"])
    assert season.ruler("Nap") == "MAG"


@clause("CD-S.3.6", "CD-S.3.7", "CD-5.A(b)", "CD-5.C(e)", "CD-DP14")
def test_power_is_judged_after_the_seizures_and_purges_come_before_appointments() -> None:
    season = Season(realm)
    season.play(CAE=["A Tri-(sf CAE)Ven", "CAE Apt XAN SR Ven"], GV=["GV P MAG C A Nap", "GV Apt XAN C A Nap"])
    assert season.ruler("Ven") == "CAE"
    assert [(one.by, one.whom, one.post) for one in season.of(Appointed)] == [
        ("CAE", "XAN", "SR Ven"),
        ("GV", "XAN", "C A Nap"),
    ]


@clause("CD-5.C(c)4")
def test_example_15_with_a_sub_ruler_between_who_falls_too_or_does_not() -> None:
    def naples(g: Diplomacy) -> None:
        realm(g)
        rule(g, "GV", "Nap", sub="HAM")

    for lines, heir in ((["MAG P GV R Nap"], "HAM"), (["MAG P GV R Nap", "MAG P HAM SR Nap"], "MAG")):
        season = Season(naples)
        season.play(MAG=lines)
        assert season.ruler("Nap") == heir


def rome_falls(g: Diplomacy) -> None:
    realm(g)
    unit(g, "A Tus", "Tri", "CAE")


@clause("CD-S.2", "CD-D.12", "CD-DP37", "CD-DP11")
def test_retreats_are_held_if_somebody_has_a_choice_and_who_says_nothing_is_disbanded() -> None:
    for lines, end in ((["A Rom-Apu"], "Apu"), ([], "")):
        season = Season(rome_falls)
        season.play(CAE=["A Tus-Rom"], MAG=["A Nap S A Tus-Rom"])
        assert season.g.step == "spring.retreats"
        assert season.refused("HAM", "A Rom-Tus") == (1, "closed-to-retreat", "CD-D.12")
        assert season.refused("GV", "A Rom-Apu")[2] == "CD-E.5"
        season.play(HAM=lines)
        assert [one.to for one in season.of(UnitRetreated)] == [end]
        assert season.g.season == "autumn"


@clause("CD-S.2", "CD-3.B.1", "CD-DP37")
def test_for_a_retreat_only_who_has_one_is_waited_for_and_nobody_learns_who_that_is() -> None:
    season = Season(rome_falls)
    season.play(CAE=["A Tus-Rom"], MAG=["A Nap S A Tus-Rom"])
    asked = {code: season.asked(code) for code in CODES}
    assert [code for code, one in asked.items() if one.awaited] == ["HAM"]
    assert all(one.hidden and one.kind == "season.retreats" for one in asked.values())
    assert len({repr(one.about) for one in asked.values()}) == 1
    season.send("HAM", "A Rom-Apu")
    assert season.g.season == "autumn", "nobody else had to say anything"


def half(g: Diplomacy) -> None:
    rule(g, "GV", *g.atlas.centres[:17])
    rule(g, "HAM", *g.atlas.centres[17:33])


@clause("CD-2.2", "CD-2.3", "CD-S.4", "CD-DP38")
def test_half_of_all_centres_wins_at_the_end_of_winter_and_is_entered_once() -> None:
    season = Season(half, seed="win")
    season.g.law.warnings = 9
    for _ in range(3):
        assert not season.g.honour
        season.play()
    assert [(one.code, one.centres, one.total) for one in season.of(GameWon)] == [("GV", 17, 34)]
    for _ in range(3):
        season.play()
    assert [one.code for one in season.g.honour] == ["GV"]


@clause("CD-3.B.1", "CD-G.4")
def test_games_that_differ_only_in_who_owns_which_names_look_the_same_to_all_others() -> None:
    lines = {
        "GV": ["GV P HAM SR Rom", "GV delegates purge to CAE", "GV refuses shares"],
        "CAE": ["A Tri-(sf CAE)Ven", "CAE Apt XAN SR Ven", "CAE blt Tri-Ven"],
        "HAM": ["HAM P GV R Rom", "HAM moves rule warnings = 3"],
        "MAG": ["A Nap-(sf MAG)Apu", 'MAG takes name "Nobody" code NOB'],
    }
    one, other = Season(realm), Season(realm, codes=("CAE", "MAG", "HAM", "GV", "XAN"))
    for _ in range(3):
        for season in (one, other):
            season.play(**lines)
        assert one.view("XAN") == other.view("XAN")
        assert one.table.view(None) == other.table.view(None)
        heard = [[event for event, to in season.told if to is None] for season in (one, other)]
        assert heard[0] == heard[1]
        lines = {}


def test_the_matters_of_the_lines_stand_in_the_table_of_decisions_under_these_points() -> None:
    pairs = [*AT_MAIN_DEADLINES, *(pair for some in MATTERS.values() for pair in some)]
    table = clauses.table("carthage-diplomacy")
    assert not [pair for pair in pairs if pair[0] not in table[pair[1]].kinds]


@clause("CD-3.B.1")
def test_nothing_public_names_a_person() -> None:
    season = Season(realm)
    season.play(CAE=["A Tri-(sf CAE)Ven", "CAE Apt XAN SR Ven"], HAM=["HAM P GV R Rom"])
    public = [repr(event) for event, to in season.told if to is None]
    shown = season.table.view(None).model_dump_json()
    assert not [
        text for text in [*public, shown] for seat in season.seats if f"'{seat}'" in text or f'"{seat}"' in text
    ]


@clause("CD-E.6", "CD-5.B(b.3)")
def test_of_a_legal_order_an_illegal_seize_or_block_alone_does_not_count() -> None:
    season = Season(realm)
    lines = ["A Nap-Apu (blk)"]
    season.send("MAG", *lines, final=False)
    assert season.kept("MAG") == ["A Nap-Apu"]
    choice = season.asked("MAG").choice
    assert isinstance(choice, Lines)
    assert [[one.clause for one in line.struck] for line in choice.judge(lines)] == [["CD-E.6"]]
    season.play(MAG=lines, HAM=["A Rom-(sf HAM Nap)Tus"], CAE=["A Tri stand (sf CAE Rom) (blk)"])
    assert {one.space for one in season.g.forces} == {"Apu", "Tus", "Tri"}
    assert (season.ruler("Nap"), season.ruler("Tus"), season.ruler("Rom")) == ("GV", "", "GV")
    assert [one.space for one in season.g.blocks] == ["Tri"], "the one that is legal counts"


@clause("CD-E.6")
def test_with_an_illegal_order_all_that_is_written_behind_it_falls() -> None:
    season = Season(realm)
    assert season.refused("MAG", "A Nap-Ven (sf MAG)") == (1, "not-adjacent", "CD-D.10")
    assert season.kept("MAG") == []
