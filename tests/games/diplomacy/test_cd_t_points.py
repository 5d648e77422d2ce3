"""CD-T: every matter of a season's lines: what an answer does, and what happens without one."""

from __future__ import annotations

import pytest

from games.diplomacy.companies.events import LineBarred, SecrecyOrdered, SharesPassed, VotesLent
from games.diplomacy.leaving.events import DroppedOut
from games.diplomacy.positions.events import FellIntoDisorder
from games.diplomacy.railways.events import LineFounded, LinkLaid, LinkTakenUp, WorksIdle
from games.diplomacy.register.events import EstatePassed, NameApproved, NameProposed, NameRefused
from games.diplomacy.state import Diplomacy, Name, Railway
from games.diplomacy.votes.events import Counted, Moved, NotSeated, SeatedByVote
from games.diplomacy.winter.events import UnitAdopted, UnitBuilt, UnitDropped, UnitRemoved
from tests.clauses import clause
from tests.games.diplomacy.season import CODES, Season, rule, unit


def realm(g: Diplomacy) -> None:
    """GV rules Naples and Rome, HAM Venice under him; CAE Trieste with an army; MAG Munich. Nobody else has a unit."""
    rule(g, "GV", "Nap", "Rom")
    rule(g, "GV", "Ven", sub="HAM")
    rule(g, "CAE", "Tri")
    rule(g, "MAG", "Mun")
    unit(g, "A Tri", "Tri")


def with_line(g: Diplomacy) -> None:
    """R1 from Naples over Rome to Venice, as far as Rome; GV has eleven of its shares, MAG two."""
    realm(g)
    gv, mag = g.holder("GV"), g.holder("MAG")
    assert gv
    assert mag
    shares = {gv: 11, mag: 2}
    g.railways.append(Railway("R1", ["Nap", "Rom", "Ven"], laid=1, builder=gv, issued=20, shares=shares, controller=gv))
    g.founded = 1


# The register


@clause("CD-DP2", "CD-3.A")
@pytest.mark.parametrize(
    ("ruling", "found"), [("", NameApproved), ("approve-name", NameApproved), ("refuse-name", NameRefused)]
)
def test_a_name_is_approved_if_the_game_master_says_nothing(ruling: str, found: type) -> None:
    season = Season(realm)
    season.play(MAG=['MAG takes name "Nobody" code NOB'])
    assert [one.code for one in season.of(NameProposed)] == ["NOB"]
    if ruling:
        season.rule(ruling, code="NOB")
    season.play()
    season.play()
    assert [type(event) for event, _ in season.told if isinstance(event, NameApproved | NameRefused)] == [found]


@clause("CD-DP4", "CD-3.B.3")
def test_the_holding_name_stays_as_it_is_unless_another_is_ordered() -> None:
    def masked(g: Diplomacy) -> None:
        realm(g)
        g.names["ZED"] = Name("ZED", "Zeno", g.holder("MAG") or g.names["MAG"].owner, approved=True)

    season = Season(masked)
    season.play()
    assert not season.of(EstatePassed)
    season.play(MAG=["MAG hold as ZED"])
    assert [(one.before, one.code) for one in season.of(EstatePassed)] == [("MAG", "ZED")]
    assert season.ruler("Mun") == "ZED"


@clause("CD-DP5", "CD-6.3")
def test_who_does_not_say_that_he_leaves_stays_until_he_has_missed_three_deadlines() -> None:
    season = Season(realm)
    for _ in range(3):
        assert not season.of(DroppedOut)
        for code in CODES:
            season.lapse(code) if code == "MAG" else season.send(code)
    assert [one.code for one in season.of(DroppedOut)] == ["MAG"]
    at_once = Season(realm)
    at_once.play(MAG=["MAG drops out"])
    assert [one.code for one in at_once.of(DroppedOut)] == ["MAG"]


# Works, canals, blocks


@clause("CD-DP9", "CD-9.A.8", "CD-X.19")
@pytest.mark.parametrize(
    ("line", "laid"), [("A Rom stand (blk)", 0), ("A Rom stand (blk works)", 0), ("A Rom stand", 1)]
)
def test_works_go_on_past_a_unit_that_does_not_block_them(line: str, laid: int) -> None:
    def occupied(g: Diplomacy) -> None:
        with_line(g)
        unit(g, "A Rom", "Tri", "CAE")

    season = Season(occupied)
    season.play(CAE=[line], HAM=["HAM permits all in Ven"])
    assert len(season.of(LinkLaid)) == laid
    assert [one.reason for one in season.of(WorksIdle)] == ["blocked"] * (1 - laid)


@clause("CD-DP10", "CD-11.B")
@pytest.mark.parametrize(
    ("lines", "end"), [([], "AVM"), (["GV closes A"], "N21"), (["GV closes A", "GV opens A"], "AVM")]
)
def test_a_canal_is_open_unless_it_is_closed_for_the_season(lines: list[str], end: str) -> None:
    def canal(g: Diplomacy) -> None:
        rule(g, "GV", "N21")
        rule(g, "CAE", "Mes")
        unit(g, "F N21", "Mes", "CAE").coast = "ec"

    season = Season(canal, chart="carthage")
    season.play(GV=lines, CAE=["F N21-AVM"])
    assert season.at(end).arm == "F"


@clause("CD-DP18", "CD-DP19", "CD-DP22", "CD-9.A.5", "CD-9.A.7", "CD-9.C.3", "CD-X.18")
def test_example_18_nothing_is_built_unless_it_is_ordered_and_permitted() -> None:
    season = Season(realm)
    season.play()
    season.play(GV=["GV blt Nap-Rom-Ven"])
    (line,) = season.of(LineFounded)
    assert (line.shares, line.owned) == (20, (("GV", 11),))
    assert [(one.start, one.end) for one in season.of(LinkLaid)] == [("Nap", "Rom")], "GV controls both"
    season.play()
    season.play()
    assert [one.reason for one in season.of(WorksIdle)] == ["permit"], "HAM has not permitted it in Venice"
    season.play(HAM=["HAM permits R1 in Ven"])
    assert season.of(LinkLaid)[-1].end == "Ven"


@clause("CD-DP19", "CD-9.C.3")
def test_the_founder_says_how_many_shares_there_are_and_whose() -> None:
    season = Season(realm)
    season.play(GV=["GV blt Nap-Rom shares 10 (GV 4, MAG 3)"])
    assert season.of(LineFounded)[0].owned == (("GV", 4), ("MAG", 3))
    assert season.g.railways[0].issued == 10


@clause("CD-DP20", "CD-DP21", "CD-9.A.6", "CD-9.A.3")
def test_works_go_on_as_they_were_ordered_unless_they_are_halted_or_rerouted() -> None:
    season = Season(with_line)
    season.play(GV=["GV halts R1"], HAM=["HAM permits R1 in Ven"])
    assert not season.of(LinkLaid)
    season.play(GV=["GV resumes R1"])
    assert [one.end for one in season.of(LinkLaid)] == ["Ven"]
    other = Season(with_line)
    other.play(GV=["GV reroutes R1 Rom-Tus"])
    assert (other.g.railways[0].route, [one.reason for one in other.of(WorksIdle)]) == (
        ["Nap", "Rom", "Tus"],
        ["rerouted"],
    )


# Companies


@clause("CD-DP23", "CD-DP24", "CD-9.C.4")
def test_shares_and_votes_pass_only_if_it_is_ordered() -> None:
    season = Season(with_line)
    season.play(GV=["GV halts R1"])
    assert not [one for one in season.of(SharesPassed) if one.how == "transfer"]
    season.play(GV=["GV transfers 2 R1 to MAG"], MAG=["MAG proxies 1 R1 to GV"])
    assert [(one.giver, one.taker, one.number) for one in season.of(SharesPassed) if one.how == "transfer"] == [
        ("GV", "MAG", 2)
    ]
    assert season.told_to("GV", VotesLent) == [VotesLent("R1", "MAG", "GV", 1)]
    season.play(MAG=["MAG recalls R1 from GV"])
    assert season.told_to("MAG", VotesLent)[-1].number == 0


@clause("CD-DP25", "CD-DP26", "CD-9.C.1", "CD-9.C.6")
def test_bars_and_secrecy_stand_until_they_are_lifted() -> None:
    season = Season(with_line)
    season.play(GV=["GV bars R1 CAE", "GV secret R1"])
    season.play()
    assert season.g.railways[0].barred.players == [season.seat("CAE")]
    assert season.g.railways[0].secret
    season.play(GV=["GV unbars R1 CAE", "GV public R1"])
    assert (season.g.railways[0].barred.players, season.g.railways[0].secret) == ([], False)
    assert [one.secret for one in season.of(SecrecyOrdered)] == [True, False]
    assert [(one.whom, one.barred) for one in season.of(LineBarred)] == [(("CAE",), True), (("CAE",), False)]


@clause("CD-DP27", "CD-9.D.1")
def test_a_line_is_taken_up_as_long_as_that_is_ordered() -> None:
    def long(g: Diplomacy) -> None:
        with_line(g)
        g.railways[0].laid = 2

    season = Season(long)
    season.play()
    assert not season.of(LinkTakenUp)
    season.play(GV=["GV dismantles R1"])
    assert len(season.of(LinkTakenUp)) == 1
    season.play(GV=["GV stops dismantling R1"])
    assert len(season.of(LinkTakenUp)) == 1


# People


@clause("CD-DP15", "CD-4.F")
def test_nobody_resigns_but_by_order() -> None:
    season = Season(realm)
    season.play()
    assert not season.of(FellIntoDisorder)
    season.play(MAG=["MAG resigns R Mun"])
    assert [one.province for one in season.of(FellIntoDisorder)] == ["Mun"]


@clause("CD-DP16", "CD-4.F", "CD-5.B(f)5")
@pytest.mark.parametrize(
    ("lines", "ruler"), [([], "MAG"), (["MAG refuses seizures"], ""), (["MAG refuses seizures from GV"], "MAG")]
)
def test_who_does_not_refuse_accepts(lines: list[str], ruler: str) -> None:
    season = Season(realm)
    season.play(CAE=["A Tri-(sf MAG)Tyr"], MAG=lines)
    assert season.ruler("Tyr") == ruler


@clause("CD-DP33", "CD-DP34", "CD-7.D")
def test_nothing_is_moved_but_by_order_and_silence_is_not_agreement() -> None:
    season = Season(realm)
    season.play()
    assert not season.of(Moved)
    season.play(MAG=["MAG moves seat XAN in Ber"], GV=["GV moves rule letters = 10"])
    season.play(MAG=["MAG votes yes M2"], CAE=["CAE votes yes M2"], HAM=["HAM votes yes M2"], GV=["GV votes no M2"])
    assert [(one.motion, one.yes, one.no, one.needed, one.carried) for one in season.of(Counted)] == [
        ("M1", 0, 0, 4, False),
        ("M2", 3, 1, 3, True),
    ]


@clause("CD-DP35", "CD-7.B")
@pytest.mark.parametrize("declined", [False, True])
def test_the_game_master_appoints_whom_a_motion_names_unless_he_has_declared_a_reason(declined: bool) -> None:
    season = Season(realm)
    season.play(MAG=["MAG moves seat XAN in Ber"])
    if declined:
        season.rule("decline-seat", motion="M1", reason="XAN is away")
    season.play(**{code: [f"{code} votes yes M1"] for code in CODES})
    assert season.ruler("Ber") == ("" if declined else "XAN")
    assert (len(season.of(SeatedByVote)), len(season.of(NotSeated))) == (int(not declined), int(declined))


# Winter


def to_winter(season: Season) -> Season:
    season.g.law.warnings = 9
    for _ in range(2):
        season.play()
    assert season.g.season == "winter"
    return season


@clause("CD-DP28", "CD-S.5")
@pytest.mark.parametrize(("lines", "dropped"), [([], "A Bud"), (["CAE drops A Tri"], "A Tri")])
def test_of_too_many_the_one_based_last_has_no_support_unless_its_controller_says_otherwise(
    lines: list[str], dropped: str
) -> None:
    def crowd(g: Diplomacy) -> None:
        realm(g)
        unit(g, "A Bud", "Tri")

    season = to_winter(Season(crowd))
    season.play(CAE=lines)
    assert [one.unit for one in season.of(UnitDropped)] == [dropped]


@clause("CD-DP29", "CD-S.6.1")
def test_nothing_is_removed_that_is_supported_unless_it_is_ordered() -> None:
    season = to_winter(Season(realm))
    season.play(GV=["GV builds A Nap"])
    assert not season.of(UnitRemoved)
    again = to_winter(Season(realm))
    again.play(CAE=["CAE removes A Tri"])
    assert [(one.unit, one.code) for one in again.of(UnitRemoved)] == [("A Tri", "CAE")]


def loose(g: Diplomacy) -> None:
    """An army in Bohemia has no base; GV is its patron, MAG its Commander."""
    realm(g)
    unit(g, "A Boh", commander="MAG", patron="GV")


@clause("CD-DP30", "CD-S.6.2", "CD-S.6.3", "CD-S.6.5")
def test_an_unsupported_unit_is_adopted_by_order_else_by_default_else_it_goes() -> None:
    season = to_winter(Season(loose))
    season.play(HAM=["HAM adopts A Boh at Ven"])
    assert [(one.base, one.code, one.ordered) for one in season.of(UnitAdopted)] == [("Ven", "HAM", True)]
    default = to_winter(Season(loose))
    default.play()
    assert [(one.base, one.code, one.ordered) for one in default.of(UnitAdopted)] == [("Nap", "GV", False)]
    building = to_winter(Season(loose))
    building.play(GV=["GV builds A Nap", "GV builds A Rom"])
    assert [(one.unit, one.code) for one in building.of(UnitRemoved)] == [("A Boh", "")]


@clause("CD-DP31", "CD-S.6.2")
@pytest.mark.parametrize(("lines", "base"), [([], "Nap"), (["GV yields A Boh to CAE"], "Vie")])
def test_without_the_patrons_consent_nobody_else_adopts(lines: list[str], base: str) -> None:
    def two(g: Diplomacy) -> None:
        loose(g)
        rule(g, "CAE", "Vie")

    season = to_winter(Season(two))
    season.play(CAE=["CAE adopts A Boh at Vie"], GV=lines)
    assert [one.base for one in season.of(UnitAdopted)] == [base]
    assert season.voided("CAE") == ([] if lines else ["adopt-no-consent"])


@clause("CD-DP32", "CD-S.6.4")
def test_who_orders_no_build_waives_it() -> None:
    season = to_winter(Season(realm))
    season.play(GV=["GV builds F Nap"])
    assert [(one.arm, one.at, one.code) for one in season.of(UnitBuilt)] == [("F", "Nap", "GV")]
    assert {one.base for one in season.g.forces} == {"Nap", "Tri"}
