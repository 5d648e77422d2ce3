"""CD-S.3, S.4: the steps of a season at a table, each where it belongs."""

from __future__ import annotations

from games.diplomacy.companies.events import ControlChanged, SharesPassed
from games.diplomacy.leaving.events import DroppedOut
from games.diplomacy.politics.events import Appointed, Purged
from games.diplomacy.positions.events import Seized, UnitsRemoved
from games.diplomacy.press.events import GazetteOut, OrderGiven
from games.diplomacy.railways.events import LineFounded
from games.diplomacy.revolution.events import Warned
from games.diplomacy.seasons.events import SeasonClosed, SeasonOpened, UnitRetreated
from games.diplomacy.state import Diplomacy, Railway
from games.diplomacy.votes.events import Counted, LawChanged
from games.kernel import Event
from tests.clauses import clause
from tests.games.diplomacy.season import CODES, Season, rule, unit

LEAVING = {"MAG": ["MAG drops out"]}
WARLIKE = ["A Vie-Tyr", "A Tri S A Vie-Tyr", "A Ven-(sf CAE)Tus"]


def realm(g: Diplomacy) -> None:
    """GV rules Naples, and Rome with HAM under him; XAN's army stands in Tyrolia, CAE's three around it."""
    rule(g, "GV", "Nap")
    rule(g, "GV", "Rom", sub="HAM")
    rule(g, "CAE", "Tri", "Vie", "Bud")
    rule(g, "XAN", "Mun", "Ber")
    unit(g, "A Nap", "Nap", "MAG")
    unit(g, "A Tyr", "Ber")
    for code, base in (("Tri", "Tri"), ("Vie", "Vie"), ("Ven", "Bud")):
        unit(g, f"A {code}", base)


def kinds(season: Season, *wanted: type[Event]) -> list[type[Event]]:
    """In the order in which they were told, each once."""
    return list(dict.fromkeys(type(event) for event, _ in season.told if isinstance(event, wanted)))


@clause("CD-S.3", "CD-5.A(a)", "CD-5.A(b)", "CD-S.3.8", "CD-S.3.9", "CD-S.3.10", "CD-S.3.11")
def test_everything_in_a_season_goes_in_its_order() -> None:
    season = Season(realm)
    season.g.railways.append(Railway("R1", ["Con", "Bul"], issued=10, shares={season.seat("CAE"): 6}))
    season.g.founded = 1
    season.g.law.province_duty = 2
    season.g.law.warnings = 9
    season.play(HAM=["HAM moves rule letters = 10"])
    season.told.clear()
    season.play(
        CAE=[*WARLIKE, "CAE transfers 1 R1 to HAM"],
        HAM=["HAM P GV R Rom"],
        GV=["GV Apt XAN SR Nap"],
        XAN=["XAN blt Mun-Boh"],
    )
    season.play(XAN=["A Tyr-Boh"])
    order = (
        OrderGiven, Seized, UnitRetreated, Purged, Appointed, LineFounded, SharesPassed, Warned, Counted, GazetteOut,
        SeasonClosed,
    )  # fmt: skip
    assert kinds(season, *order) == list(order)


@clause("CD-S.3.1", "CD-6.4", "CD-7.D")
def test_who_is_known_to_leave_and_what_was_carried_come_before_orders_are_taken() -> None:
    season = Season(realm)
    season.play(HAM=["HAM moves rule letters = 10"])
    season.play(**{code: [f"{code} votes yes M1", *LEAVING.get(code, [])] for code in CODES})
    assert kinds(season, DroppedOut, LawChanged) == [DroppedOut, LawChanged]
    assert season.g.law.letters == 10
    seats = {one.decision.seat for one in season.table.open.values()}
    assert season.seat("MAG") not in seats
    assert season.g.code(season.g.commander(season.at("Nap"))) == "GV"


@clause("CD-S.3.2", "CD-E.5", "CD-DP36")
def test_what_is_written_stands_when_the_time_is_up() -> None:
    season = Season(realm)
    season.send("MAG", "A Nap-Apu", final=False)
    for code in CODES:
        key, posted = next(
            (key, one) for key, one in season.table.open.items() if one.decision.seat == season.seat(code)
        )
        season.table.submit(season.seat(code), key, posted.decision.lapse)
    assert season.at("Apu").base == "Nap"
    assert season.kept("MAG") == [], "and Autumn begins with none"


@clause("CD-S.3.3", "CD-12.B", "CD-S.3.4")
def test_blocks_are_read_before_movement_and_seizures_judged_after_it() -> None:
    def strait(g: Diplomacy) -> None:
        rule(g, "GV", "N22")
        rule(g, "CAE", "Mes")
        unit(g, "A N22", "N22", "GV")
        unit(g, "F MDF", "Mes", "CAE")

    for block, space, ruler in (("", "N23", "GV"), (" (blk)", "N22", "")):
        season = Season(strait, chart="carthage")
        season.play(GV=["A N22-(sf GV)N23"], CAE=[f"F MDF stand{block}"])
        assert (season.at(space).arm, season.ruler("N23")) == ("A", ruler)


@clause("CD-S.3.5", "CD-D.12", "CD-DP11")
def test_retreats_are_ordered_by_who_commanded_at_movement() -> None:
    """XAN's base is taken in the same season; the army is still his to withdraw."""

    def robbed(g: Diplomacy) -> None:
        realm(g)
        unit(g, "A Sil", "Bud", "CAE")

    season = Season(robbed)
    season.play(CAE=[*WARLIKE, "A Sil-(sf CAE)Ber"])
    assert season.ruler("Ber") == "CAE"
    assert season.refused("CAE", "A Tyr-Boh") == (1, "not-commander", "CD-E.5")
    season.play(XAN=["A Tyr-Boh"])
    assert season.at("Boh").base == ""


@clause("CD-S.3.8", "CD-S.3.6")
def test_the_railway_step_goes_by_control_as_it_is_after_the_purges() -> None:
    def rising(g: Diplomacy) -> None:
        realm(g)
        g.forces[0].base = "Tri"
        rule(g, "GV", "Ank", sub="MAG")

    season = Season(rising)
    season.play(GV=["GV blt Nap-Rom", "GV P MAG SR Ank"], MAG=["MAG blt Ank-Con"])
    assert [one.code for one in season.of(LineFounded)] == ["GV"]
    assert season.voided("MAG") == ["not-controller"]


@clause("CD-S.3.9", "CD-9.C.1")
def test_who_gets_the_majority_controls_the_railway_from_the_next_season() -> None:
    season = Season(realm)
    season.g.railways.append(Railway("R1", ["Con", "Bul"], issued=10, shares={season.seat("CAE"): 6}))
    season.g.railways[0].controller = season.seat("CAE")
    season.play(CAE=["CAE transfers 5 R1 to HAM", "CAE bars R1 GV"], MAG=["MAG refuses shares"])
    assert [one.code for one in season.told_to("CAE", ControlChanged)] == ["CAE"]
    assert season.g.railways[0].barred.players == [season.seat("GV")], "his bar of this season counts"
    assert season.refused("CAE", "CAE unbars R1 GV") == (1, "company-not-controller", "CD-9.C.1")


@clause("CD-S.3.10", "CD-5.D(1)")
def test_an_appointment_of_the_season_is_in_time_for_the_check() -> None:
    def alone(g: Diplomacy) -> None:
        rule(g, "GV", "Nap", "Rom", "Ven", "Tus", "Apu")

    season = Season(alone)
    season.play(GV=["GV Apt HAM SR Nap", "GV Apt CAE SR Rom"])
    assert not season.of(Warned)


@clause("CD-S.3.11", "CD-7.D", "CD-P.8")
def test_votes_of_the_last_deadline_count_and_the_report_tells_them() -> None:
    season = Season(realm)
    season.play(HAM=["HAM moves rule letters = 10"])
    season.play(**{code: [f"{code} votes yes M1"] for code in CODES})
    assert [(one.yes, one.carried) for one in season.of(Counted)] == [(5, True)]
    assert [one.motion for one in season.of(GazetteOut)[-1].issue.votes] == ["M1"]
    assert [one.season for one in season.of(SeasonOpened)] == ["autumn", "winter"]


@clause("CD-S.4", "CD-S.6.1", "CD-S.6.4", "CD-DP29", "CD-DP32")
def test_winter_has_its_adjustments_before_purges_and_appointments() -> None:
    season = Season(realm)
    for _ in range(2):
        season.play()
    season.told.clear()
    season.play(
        CAE=["CAE removes A Ven", "CAE builds A Bud"],
        HAM=["HAM builds A Rom", "HAM P GV R Rom"],
        GV=["GV Apt XAN SR Nap"],
    )
    standing = {(one.space, one.base) for one in season.g.forces}
    assert {("Bud", "Bud"), ("Rom", "Rom")} <= standing
    assert "Ven" not in {space for space, _ in standing}
    assert season.ruler("Rom") == "HAM"
    assert [one.whom for one in season.of(Appointed)] == ["XAN"]
    assert season.g.season == "spring"


@clause("CD-S.3.1", "CD-5.C(a.4)", "CD-6.1")
def test_a_unit_that_goes_with_its_ruler_is_named_by_where_it_stands() -> None:
    season = Season(realm)
    season.play(MAG=["A Nap-Apu"], GV=["GV drops out"])
    assert [one.units for one in season.of(UnitsRemoved)] == [("A Apu",)]
