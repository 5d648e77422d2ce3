"""CD-9.A: building railways."""

from __future__ import annotations

import pytest

from games.diplomacy import railways
from games.diplomacy.orders import Block, BuildLine, Halt, Permit, RailwayOrder, Reroute
from games.diplomacy.railways.events import LineFounded, LinkLaid, PermitGiven, WorksIdle, WorksOrdered
from games.diplomacy.why import VoidOrder
from tests.clauses import clause

from .realm import Realm, seat, stand


def blt(code: str, route: str, shares: int | None = None, *allot: tuple[str, int]) -> BuildLine:
    return BuildLine(author=code, route=route.split("-"), shares=shares, allotment=allot)


def laid(realm: Realm) -> list[str]:
    return [f"{one.start}-{one.end}" for one in realm.told(LinkLaid)]


def idle(realm: Realm) -> list[str]:
    return [one.reason for one in realm.told(WorksIdle)]


def refused(realm: Realm, code: str, order: RailwayOrder) -> tuple[str, str] | None:
    why = railways.refusal(realm.g, seat(code), order)
    return why and (why.reason, why.clause)


@pytest.fixture
def italy() -> Realm:
    """GV rules Naples and Venice, HAM Rome; no units."""
    realm = Realm()
    realm.rule("GV", "Nap", "Ven")
    realm.rule("HAM", "Rom")
    return realm


@clause("CD-X.18", "CD-9.A", "CD-9.A.2", "CD-9.A.3", "CD-9.A.7")
def test_example_18_a_link_a_season_and_the_centre_is_doubled_when_it_reaches_another(italy: Realm) -> None:
    italy.permit("HAM", "Rom")
    italy.play(blt("GV", "Nap-Rom-Ven"))
    assert laid(italy) == ["Nap-Rom"]
    assert italy.told(LineFounded)[0].code == "GV"
    italy.play()
    assert laid(italy) == ["Rom-Ven"]
    assert railways.doubled(italy.g, "Nap")


@clause("CD-X.19", "CD-9.A.8", "CD-9.B.2")
def test_example_19_a_block_in_autumn_stops_the_works_and_the_doubling(italy: Realm) -> None:
    italy.permit("HAM", "Rom")
    italy.unit("A", "Rom", "Rom")
    italy.play(blt("GV", "Nap-Rom-Ven"))
    italy.play(stand("Rom", Block()))
    assert laid(italy) == []
    assert idle(italy) == ["blocked"]
    assert italy.g.season == "winter"
    assert not railways.doubled(italy.g, "Nap")


@clause("CD-9.A.1")
def test_the_centre_must_support_no_unit_from_the_start_of_the_season(italy: Realm) -> None:
    railway = italy.line("Nap-Apu", builder="GV", GV=11)
    italy.rule("GV", "Apu")
    army = italy.unit("A", "Tus", "Nap")
    italy.play()
    assert (laid(italy), idle(italy)) == ([], ["centre"])
    assert not railway.halted
    italy.g.forces.remove(army)
    italy.play()
    assert laid(italy) == ["Nap-Apu"]


@clause("CD-9.A.1")
def test_an_order_to_begin_while_the_centre_is_engaged_is_void_and_must_be_given_again(italy: Realm) -> None:
    italy.unit("A", "Tus", "Nap")
    italy.play(blt("GV", "Nap-Rom"))
    (void,) = italy.told(VoidOrder, "GV")
    assert (void.reason, void.clauses) == ("railway-centre-engaged", ("CD-9.A.1",))
    assert not italy.told(VoidOrder, "HAM")
    italy.g.forces.clear()
    italy.play()
    assert italy.g.railways == []


@clause("CD-9.A.2")
def test_nothing_is_built_in_winter(italy: Realm) -> None:
    italy.g.season = "winter"
    italy.permit("HAM", "Rom")
    italy.line("Nap-Rom", builder="GV", GV=11)
    italy.play(blt("GV", "Ven-Tus"))
    assert (laid(italy), len(italy.g.railways)) == ([], 1)
    italy.g.season = "winter"
    assert refused(italy, "GV", blt("GV", "Ven-Tus")) == ("railway-winter", "CD-9.A.2")


@clause("CD-9.A.3")
def test_a_new_controller_must_order_the_works_on(italy: Realm) -> None:
    italy.rule("MAG", "Apu")
    italy.permit("MAG", "Apu")
    italy.line("Nap-Apu-Rom", builder="GV", GV=11)
    italy.play()
    assert laid(italy) == ["Nap-Apu"]
    italy.rule("HAM", "Nap")
    italy.play()
    assert (laid(italy), idle(italy)) == ([], ["controller"])
    italy.play()
    italy.play(Halt(author="HAM", railway="R1", halted=False))
    assert laid(italy) == ["Apu-Rom"]


@clause("CD-9.A.3")
def test_works_are_halted_and_resumed_by_who_controls_the_centre(italy: Realm) -> None:
    italy.line("Nap-Apu-Ven", builder="GV", GV=11)
    italy.rule("GV", "Apu")
    assert refused(italy, "HAM", Halt(author="HAM", railway="R1")) == ("not-controller", "CD-9.A.3")
    italy.play(Halt(author="HAM", railway="R1"), Halt(author="GV", railway="R1"))
    assert (laid(italy), [one.halted for one in italy.told(WorksOrdered)]) == ([], [True])
    italy.play(Halt(author="GV", railway="R1", halted=False))
    assert laid(italy) == ["Nap-Apu"]


@clause("CD-9.A.4", "CD-9.A.5")
@pytest.mark.parametrize(
    ("route", "reason"),
    [
        ("Nap-Ven", ("railway-no-border", "CD-9.A.4")),
        ("Nap-TyS", ("railway-no-border", "CD-9.A.4")),
        ("Nap-Rom-Nap", ("railway-twice", "CD-9.A.5")),
        ("Nap", ("railway-short", "CD-9.A.5")),
        ("Rom-Ven", ("not-controller", "CD-9.A.5")),
        ("Apu-Nap", ("railway-no-centre", "CD-9.A.5")),
    ],
)
def test_a_route_begins_at_a_centre_he_controls_and_crosses_no_sea(
    italy: Realm, route: str, reason: tuple[str, str]
) -> None:
    italy.rule("GV", "Apu")
    assert refused(italy, "GV", blt("GV", route)) == reason
    italy.play(blt("GV", route))
    assert italy.g.railways == []


@clause("CD-9.A.4", "CD-10.C", "CD-12.C")
def test_track_is_laid_over_passes_and_straits() -> None:
    realm = Realm(chart="carthage")
    for crossing in (*realm.chart.passes, *realm.chart.straits):
        start, end = sorted(crossing.between)
        realm.rule("GV", start, end)
        realm.g.changes[:] = [] if realm.chart.spaces[start].centre else [f"centre {start}"]
        assert refused(realm, "GV", blt("GV", f"{start}-{end}")) is None


@clause("CD-12.C")
def test_a_fleet_that_blocks_a_strait_stops_the_works_over_it() -> None:
    realm = Realm(chart="carthage")
    realm.rule("GV", "Car", "Mya")
    realm.g.changes[:] = [] if realm.chart.spaces["Car"].centre else ["centre Car"]
    realm.unit("F", "FCa", commander="MAG")
    realm.line("Car-Mya", builder="GV", GV=11)
    realm.play(stand("FCa", Block(what="trains")))
    assert laid(realm) == ["Car-Mya"]
    realm.line("Mya-Car", builder="GV", GV=11)
    realm.g.changes.append("centre Mya")
    realm.play(stand("FCa", Block(what="strait", strait="S2")))
    assert idle(realm) == ["blocked"]


@clause("CD-9.A.5")
def test_lines_are_numbered_by_first_province_and_a_centre_builds_one_at_a_time(italy: Realm) -> None:
    italy.play(blt("GV", "Ven-Tus"), blt("GV", "Nap-Rom"))
    assert [(one.railway, one.route[0]) for one in italy.told(LineFounded)] == [("R1", "Nap"), ("R2", "Ven")]
    italy.play(blt("GV", "Nap-Apu"))
    assert [one.reason for one in italy.told(VoidOrder, "GV")] == ["railway-one-at-a-time"]
    assert len(italy.g.railways) == 2


@clause("CD-9.A.6")
def test_a_change_of_route_costs_a_season_in_which_the_centre_is_free(italy: Realm) -> None:
    italy.rule("GV", "Nap", "Rom", "Apu", "Tus", "Ven")
    railway = italy.line("Nap-Rom-Ven", laid=1, builder="GV", GV=11)
    way = Reroute(author="GV", railway="R1", route=["Nap", "Rom", "Tus"])
    army = italy.unit("A", "Apu", "Nap")
    italy.play(way)
    assert (idle(italy), railway.idle) == (["centre"], True)
    italy.g.forces.remove(army)
    italy.play()
    assert (idle(italy), railway.idle) == (["rerouted"], False)
    italy.play()
    italy.play()
    assert laid(italy) == ["Rom-Tus"]


@clause("CD-9.A.6")
def test_a_finished_line_is_lengthened_from_its_end_and_never_over_what_is_laid(italy: Realm) -> None:
    italy.rule("GV", "Nap", "Rom", "Ven")
    railway = italy.line("Nap-Rom", laid=1, builder="GV", GV=11)
    relaid = Reroute(author="GV", railway="R1", route=["Nap", "Apu", "Ven"])
    assert refused(italy, "GV", relaid) == ("railway-same-way", "CD-9.A.6")
    italy.play(relaid, Reroute(author="GV", railway="R1", route=["Rom", "Ven"]))
    assert railway.route == ["Nap", "Rom", "Ven"]
    italy.play()
    assert laid(italy) == ["Rom-Ven"]


@clause("CD-9.A.7")
@pytest.mark.parametrize("whom", ["R1", "GV", "all"])
def test_track_enters_with_a_permit_only(italy: Realm, whom: str) -> None:
    italy.line("Nap-Rom", builder="GV", GV=11)
    italy.play()
    assert idle(italy) == ["permit"]
    italy.play(Permit(author="HAM", whom=whom, province="Rom"))
    assert laid(italy) == ["Nap-Rom"]
    assert italy.told(PermitGiven)[0].whom == ("" if whom == "all" else whom)


@clause("CD-9.A.7")
def test_a_permit_is_withdrawn_and_goes_with_the_control_of_the_province(italy: Realm) -> None:
    italy.line("Nap-Rom", builder="GV", GV=11)
    italy.permit("HAM", "Rom")
    italy.play(Permit(author="HAM", whom="all", province="Rom", granted=False))
    assert idle(italy) == ["permit"]
    italy.permit("HAM", "Rom")
    italy.rule("MAG", "Rom")
    italy.play()
    assert (idle(italy), italy.g.permits) == (["permit"], [])
    italy.play()
    italy.rule("", "Rom")
    assert refused(italy, "HAM", Permit(author="HAM", whom="all", province="Rom")) == ("not-controller", "CD-9.A.7")
    italy.play()
    assert idle(italy) == ["permit"]  # CD-6.4: a province in civil disorder permits nobody


@clause("CD-9.A.8", "CD-9.A.10")
@pytest.mark.parametrize(
    ("block", "stops"),
    [
        (Block(), True),
        (Block(what="works"), True),
        (Block(what="works", against=("GV",)), True),
        (Block(what="works", against=("HAM",)), False),
        (Block(what="trains"), False),
        (None, False),
    ],
)
def test_a_unit_stops_works_by_an_express_block_against_the_builder(
    italy: Realm,
    block: Block | None,
    stops: bool,
) -> None:
    italy.permit("HAM", "Rom")
    italy.unit("A", "Rom", "Rom")
    italy.line("Nap-Rom", builder="GV", GV=11)
    italy.play(stand("Rom", block))
    assert (laid(italy), idle(italy)) == (([], ["blocked"]) if stops else (["Nap-Rom"], []))


@clause("CD-9.A.10")
def test_a_plain_block_is_not_against_the_blockers_own_commander(italy: Realm) -> None:
    italy.permit("HAM", "Rom")
    italy.unit("A", "Rom", "Rom", commander="GV")
    italy.line("Nap-Rom", builder="GV", GV=11)
    italy.play(stand("Rom", Block(what="works")))
    assert laid(italy) == ["Nap-Rom"]


@clause("CD-9.A.9", "CD-9.A.10")
def test_track_is_usable_from_the_season_after_and_safe_from_changes_of_rule(italy: Realm) -> None:
    italy.permit("HAM", "Rom")
    italy.line("Nap-Rom", builder="GV", GV=11)
    now = italy.play()
    assert now is not None
    assert now.tracks == {"R1": ()}
    italy.rule("", "Nap", "Rom")
    later = italy.play()
    assert later is not None
    assert later.tracks == {"R1": ("Nap", "Rom")}


@clause("CD-E.5", "CD-9.A.3")
def test_whose_order_cannot_be_carried_out_is_told_why_and_nobody_else(italy: Realm) -> None:
    italy.line("Nap-Rom", laid=1, builder="GV", GV=11)
    italy.play(Halt(author="GV", railway="R1"), blt("GV", "Rom-Ven"), Halt(author="GV", railway="R9"))
    told = [(one.subject, one.reason, one.clauses) for one in italy.told(VoidOrder, "GV")]
    assert told == [
        ("R1", "railway-finished", ("CD-9.A.3",)),
        ("R9", "railway-unknown", ("CD-9.A.5",)),
        ("Rom-Ven", "not-controller", ("CD-9.A.5",)),
    ]
    assert not italy.told(VoidOrder, "HAM")


@clause("CD-9.A.5")
def test_a_halted_line_does_not_keep_its_centre_from_another(italy: Realm) -> None:
    italy.rule("GV", "Apu")
    italy.line("Nap-Rom", builder="GV", GV=11).halted = True
    italy.play(blt("GV", "Nap-Apu-Ven"))
    assert laid(italy) == ["Nap-Apu"]
    italy.play(Halt(author="GV", railway="R1", halted=False))
    assert [one.reason for one in italy.told(VoidOrder, "GV")] == ["railway-one-at-a-time"]
