"""CD-P.8: the Gazette."""

from __future__ import annotations

import pytest

from games.diplomacy.adjudicator import adjudicate, judge_seizures
from games.diplomacy.atlas import Position, atlas
from games.diplomacy.companies.events import CompanyEnded
from games.diplomacy.orders import Appoint, Post, Purge, Resign
from games.diplomacy.politics.appointments import appoint
from games.diplomacy.politics.purges import carry_out
from games.diplomacy.positions import fall, remove, seize
from games.diplomacy.positions.control import resign
from games.diplomacy.press.events import GazetteOut
from games.diplomacy.press.gazette import publish, take_stock
from games.diplomacy.press.issue import (
    Appointment,
    Change,
    Die,
    Drawn,
    Honoured,
    Issue,
    Loss,
    Printed,
    Reign,
    Reminder,
    Result,
    Take,
    Tally,
    Work,
)
from games.diplomacy.press.results import report
from games.diplomacy.railways.events import LineFounded, LinkLaid, LinkTakenUp
from games.diplomacy.revolution import check
from games.diplomacy.revolution.events import ProvinceRevolted, UnitDiced, UnitRevolted
from games.diplomacy.seen.press_view import gazette
from games.diplomacy.state import Diplomacy, Force, Railway, Win
from games.diplomacy.votes.events import (
    Counted,
    LawChanged,
    MapChanged,
    Moved,
    RuleWritten,
    SeatedByVote,
    SpaceRenamed,
    VoteTaken,
)
from games.kernel import Event, Seat, load, save
from tests.clauses import clause
from tests.games.conformance import resumed, same_table
from tests.games.diplomacy.orders import order, piece
from tests.games.diplomacy.post import A, B, C, D, close, read, table, world, write


def published(g: Diplomacy) -> Issue:
    publish(g)
    assert g.press.issue
    return g.press.issue


def telling(*events: Event) -> Issue:
    g = world()
    g.railways.append(Railway("R1", ["Nap", "Rom", "Ven"]))
    for event in events:
        g.tell(event)
    return published(g)


def ruled(**provinces: Seat) -> Diplomacy:
    g = world()
    for code, seat in provinces.items():
        g.provinces[code].ruler = seat
    take_stock(g)
    return g


# When it is published


@clause("CD-P.8")
def test_it_is_told_to_all_once_a_season_and_numbered() -> None:
    t = table()
    told = [[type(one) for one in close(t)] for _ in range(4)]
    assert told == [[GazetteOut]] * 4
    assert t.state.press.issue
    assert (t.state.press.issue.number, t.state.press.issue.season) == (4, "spring")


@clause("CD-P.8")
def test_what_all_were_told_before_retreats_is_in_it_though_the_table_was_built_anew() -> None:
    t = table()
    seize(t.state, "Nap", A)
    write(t, A, "GV", "world", "Mine!")
    close(t, 1)
    t = resumed(t)
    close(t, 1)
    assert t.state.press.issue
    assert t.state.press.issue.reigns == [Reign("Nap", "", "GV")]
    same_table(resumed(t), t)


@clause("CD-P.8")
def test_news_is_told_once() -> None:
    g = ruled(Nap=A)
    seize(g, "Nap", B)
    assert published(g).falls
    following = published(g)
    assert not following.falls
    assert not following.reigns


@clause("CD-P.8")
def test_what_was_told_to_some_is_not_in_it() -> None:
    g = world()
    g.tell(VoteTaken("M1", yes=True), [A])
    seize(g, "Nap", A)
    assert [one.event for one in g.press.news] == ["diplomacy.Seized"]


@clause("CD-P.8")
def test_the_last_one_is_kept_and_can_be_saved() -> None:
    g = ruled(Nap=A)
    seize(g, "Nap", B)
    issue = published(g)
    again = load(Diplomacy, save(g), schema=1, now=1, upgrades={})
    assert again.press.issue == issue


# In the field


def fought(*lines: str) -> Issue:
    """Orders, each with its Commander: `GV: A Nap-Rom (sf GV)`; without orders a unit stands."""
    g = ruled(Ven=D)
    seats = {"GV": A, "HAM": B, "SUL": C, "TIB": D}
    written = [line.split(": ") for line in lines]
    pieces = [piece(text[:5], seats[code]) for code, text in written]
    orders = {one.at.space: order(text) for one, (_, text) in zip(pieces, written, strict=True)}
    position = Position(
        atlas("standard"), {one.at.space: one for one in pieces}, codes={s: [c] for c, s in seats.items()}
    )
    outcome = adjudicate(position, orders)
    report(g, outcome, judge_seizures(outcome, {}))
    return published(g)


@clause("CD-P.8")
def test_it_tells_what_became_of_every_order() -> None:
    issue = fought("GV: A Nap-Rom", "HAM: A Tus-Rom", "SUL: A Tri-Ven", "SUL: A Tyr S A Tri-Ven", "TIB: A Ven stand")
    assert issue.results == [
        Result("A Nap", "GV", "move", "failed", "Rom", why="CD-D.4"),
        Result("A Tri", "SUL", "move", "done", "Ven"),
        Result("A Tus", "HAM", "move", "failed", "Rom", why="CD-D.4"),
        Result("A Tyr", "SUL", "support", "done", "Ven", "Tri"),
        Result("A Ven", "TIB", "stand", "failed", dislodged=True, why="CD-D.4"),
    ]
    assert (issue.moves, issue.bounced, issue.dislodged) == (1, 2, ["A Ven"])


@clause("CD-P.8")
def test_it_tells_cut_void_and_illegal_apart() -> None:
    issue = fought(
        "GV: A Nap S A Rom", "HAM: A Apu-Nap", "SUL: A Rom stand", "TIB: A Ven-Lon", "TIB: A Pie S A Mar-Bur"
    )
    found = {one.unit: (one.kind, one.fate, one.why) for one in issue.results}
    assert found["A Nap"] == ("support", "cut", "CD-D.7")
    assert found["A Ven"][:2] == ("stand", "void")
    assert found["A Pie"][1] == "void"


@clause("CD-P.8")
def test_a_convoy_is_done_if_its_army_came_over() -> None:
    issue = fought("GV: A Nap-Tun", "GV: F Tys C A Nap-Tun")
    assert [(one.unit, one.kind, one.fate, one.other) for one in issue.results] == [
        ("A Nap", "move", "done", ""),
        ("F Tys", "convoy", "done", "Nap"),
    ]
    failed = fought("GV: A Nap-Tun", "GV: F Tys C A Nap-Tun", "HAM: A Tun stand")
    assert [one.fate for one in failed.results if one.kind == "convoy"] == ["failed"]


@clause("CD-P.8")
def test_it_tells_what_came_of_every_seize() -> None:
    issue = fought("GV: A Nap-Rom (sf GV)", "HAM: A Tri-Ven (sf HAM)", "HAM: A Tyr S A Tri-Ven", "TIB: A Ven stand")
    assert issue.seizures == [
        Take("Rom", "A Nap", "GV", "seized"),
        Take("Ven", "A Tri", "HAM", "disorder", "CD-5.B(f)2"),
    ]
    failed = fought("GV: A Nap stand (sf GV)", "HAM: A Rom-Nap")
    assert failed.seizures == [Take("Nap", "A Nap", "GV", "failed", "CD-5.B(f)3")]


@clause("CD-P.8")
def test_it_lists_units_that_are_no_more_and_new_ones() -> None:
    g = world()
    g.forces = [Force("u1", "A", "Nap", base="Nap"), Force("u2", "F", "Rom", base="Rom")]
    take_stock(g)
    g.forces[0].space = "Apu"
    remove(g, [g.forces[0]])
    g.forces.append(Force("u3", "F", "Ven", base="Ven"))
    issue = published(g)
    assert (issue.destroyed, issue.built) == (["A Nap"], ["F Ven"])


# Positions


@clause("CD-P.8")
def test_a_seizure_is_a_fall_of_ruler_and_sub_ruler_and_a_reign() -> None:
    g = ruled(Nap=A)
    g.provinces["Nap"].sub_ruler = B
    seize(g, "Nap", C)
    issue = published(g)
    assert issue.falls == [Loss("GV", "R", "Nap", "seizure", "SUL"), Loss("HAM", "SR", "Nap", "seizure", "SUL")]
    assert issue.reigns == [Reign("Nap", "GV", "SUL")]


@clause("CD-P.8")
def test_a_sub_ruler_who_becomes_ruler_has_not_fallen() -> None:
    g = ruled(Nap=A)
    g.provinces["Nap"].sub_ruler = B
    seize(g, "Nap", B)
    assert published(g).falls == [Loss("GV", "R", "Nap", "seizure", "HAM")]


@clause("CD-P.8")
def test_civil_disorder_is_a_fall_to_nobody() -> None:
    g = ruled(Nap=A)
    fall(g, "Nap")
    issue = published(g)
    assert (issue.falls, issue.reigns) == ([Loss("GV", "R", "Nap", "disorder")], [Reign("Nap", "GV", "")])


@clause("CD-P.8")
def test_who_resigns_has_not_been_overthrown_as_well() -> None:
    g = ruled(Nap=A)
    resign(g, A, Resign(author="GV", post=Post("R", "Nap")))
    assert published(g).falls == [Loss("GV", "R", "Nap", "resigned")]


@clause("CD-P.8")
def test_sackings_and_revolts_are_told_apart() -> None:
    g = ruled(Nap=A, Rom=A, Ven=D)
    g.provinces["Nap"].sub_ruler, g.provinces["Rom"].sub_ruler, g.provinces["Ven"].sub_ruler = B, B, C
    g.forces = [Force("u1", "A", "Ven", base="Ven", commander=B)]
    g.stood = {"Ven": "u1"}
    orders = [
        (A, Purge(author="GV", whom="HAM", post=Post("SR", "Rom"))),
        (B, Purge(author="HAM", whom="GV", post=Post("R", "Nap"))),
        (B, Purge(author="HAM", whom="SUL", post=Post("SR", "Ven"))),
    ]
    carry_out(g, orders)
    assert {(one.code, one.post, one.place, one.how, one.by) for one in published(g).falls} == {
        ("HAM", "SR", "Rom", "purge", "GV"),
        ("GV", "R", "Nap", "revolt", "HAM"),
        ("SUL", "SR", "Ven", "revolt", "HAM"),
    }


@clause("CD-P.8")
def test_appointments_are_told_with_their_authors() -> None:
    g = ruled(Nap=A)
    appoint(g, [(A, Appoint(author="GV", whom="HAM", post=Post("SR", "Nap")))])
    assert published(g).appointments == [Appointment("HAM", "SR", "Nap", "GV")]


# Everything else


@clause("CD-P.8")
def test_warnings_are_told() -> None:
    g = ruled(Apu=A, Nap=A, Rom=A, Tus=A, Ven=A)
    check(g)
    assert published(g).warnings == [Reminder("GV", "provinces", 1)]


@clause("CD-P.8")
def test_revolutions_are_told_with_their_draws_and_dice() -> None:
    issue = telling(
        ProvinceRevolted("Nap", "GV", ("Nap", "Rom"), "SUL", ("SUL", "TIB")),
        UnitDiced("A Nap", 4, "retreated", "Apu"),
        UnitRevolted("A Rom", "GV", ("A Rom",), "TIB", ("TIB",)),
    )
    assert issue.revolutions == [
        Drawn("GV", "Nap", "SUL", ["Nap", "Rom"], ["SUL", "TIB"]),
        Drawn("GV", "A Rom", "TIB", ["A Rom"], ["TIB"]),
    ]
    assert issue.dice == [Die("A Nap", 4, "retreated", "Apu")]
    assert issue.falls == [Loss("GV", "R", "Nap", "revolution", "SUL")]


@clause("CD-P.8")
def test_railways_are_told_each_thing_once() -> None:
    issue = telling(
        LineFounded("R1", "GV", ("Nap", "Rom", "Ven"), 20, (("GV", 11),)),
        LinkLaid("R1", "Nap", "Rom"),
        LinkLaid("R1", "Rom", "Ven"),
        LinkTakenUp("R2", "Par", "Bur"),
        LinkTakenUp("R2", "Bur", "Mun"),
        CompanyEnded("R3", bankrupt=True),
        CompanyEnded("R2", bankrupt=False),
    )
    assert issue.railways == [
        Work("R1", "founded"),
        Work("R1", "laid"),
        Work("R1", "complete"),
        Work("R2", "removed"),
        Work("R3", "bankrupt"),
    ]


@clause("CD-P.8")
def test_motions_and_changes_are_told() -> None:
    issue = telling(
        Moved("M1", "GV", "option", (("option", "warnings"),)),
        Counted("M1", 3, 1, 4, 3, carried=True),
        LawChanged(1, "warnings", "3", 60, "autumn"),
        RuleWritten(2, "No fleets at night.", 60, "autumn"),
        MapChanged(3, "+Tus-Ven", 60, "autumn"),
        SpaceRenamed("Nap", "Neapolis", "Nea"),
        SeatedByVote("TIB", "Rom"),
    )
    assert issue.votes == [Tally("M1", "GV", "option"), Tally("M1", yes=3, no=1, needed=3, carried=True)]
    assert issue.changes == [
        Change(1, "warnings = 3"),
        Change(2, "No fleets at night."),
        Change(3, "+Tus-Ven"),
        Change(0, "Nap: Neapolis (Nea)"),
    ]
    assert issue.appointments == [Appointment("TIB", "R", "Rom")]


@clause("CD-P.8")
def test_centres_are_counted_before_and_after() -> None:
    g = ruled(Nap=A, Rom=A, Apu=B)
    seize(g, "Rom", B)
    issue = published(g)
    assert (issue.before, issue.centres, issue.must) == ({"GV": 2}, {"GV": 1, "HAM": 1}, 17)


@clause("CD-P.8")
def test_an_estate_that_has_passed_is_no_change_of_rule() -> None:
    g = ruled(Nap=B)
    g.players[B].holding = "MAG"
    issue = published(g)
    assert (issue.reigns, issue.before, issue.centres) == ([], {"MAG": 1}, {"MAG": 1})


@clause("CD-P.8")
def test_a_win_is_told_in_the_winter_of_its_year_and_the_roll_for_ever() -> None:
    g = world()
    g.honour = [Win("TIB", "Tiberius", 55), Win("GV", "Gaius Varro", 60)]
    g.season = "winter"
    issue = published(g)
    assert issue.winners == ["GV"]
    assert issue.honour == [Honoured("TIB", "Tiberius", 55), Honoured("GV", "Gaius Varro", 60)]
    g.year, g.season = 61, "spring"
    following = published(g)
    assert (following.winners, len(following.honour)) == ([], 2)


@clause("CD-P.8")
def test_its_names_are_those_of_the_register() -> None:
    g = world()
    g.names["SUL"].approved = False
    assert published(g).names == {"GV": "Gaius Varro", "HAM": "Hamilcar", "MAG": "Mago", "TIB": "Tiberius"}


# Letters to the world


@clause("CD-P.8(b)")
def test_letters_stand_by_signature_unsigned_ones_last() -> None:
    g = world()
    g.law.black_press = "any"
    t = table(g)
    write(t, A, "", "world", "psst", "black")
    write(t, D, "TIB", "world", "four")
    write(t, B, "MAG", "world", "three")
    write(t, C, "HAM", "world", "two", "black")
    write(t, A, "GV", "world", "one")
    close(t)
    assert t.state.press.issue
    assert t.state.press.issue.letters == [
        Printed("one", "GV", "Gaius Varro"),
        Printed("two", "HAM", "Hamilcar"),
        Printed("three", "MAG", "Mago"),
        Printed("four", "TIB", "Tiberius"),
        Printed("psst"),
    ]


@clause("CD-P.8(b)")
def test_those_of_one_signature_are_drawn_whatever_came_first() -> None:
    found = []
    for texts in ("abcdef", "fedcba"):
        t = table()
        for text in texts:
            write(t, A, "GV", "world", text)
        close(t)
        assert t.state.press.issue
        found.append([one.text for one in t.state.press.issue.letters])
    assert found[0] == found[1]
    assert found[0] not in (list("abcdef"), list("fedcba"))


# Its picture


def test_there_is_no_picture_before_the_first_one() -> None:
    assert gazette(world(), "The Punic Gazette") is None


def test_its_picture_has_all_that_it_shows() -> None:
    g = ruled(Nap=A)
    seize(g, "Nap", C)
    published(g)
    view = gazette(g, "The Punic Gazette", "AH")
    assert view
    assert (view.title, view.era, view.number, view.spaces["Nap"]) == ("The Punic Gazette", "AH", 1, "Naples")
    assert [(one.code, one.how, one.by) for one in view.falls] == [("GV", "seizure", "SUL")]


@pytest.mark.parametrize("seat", [A, B])
def test_boxes_show_what_may_be_written(seat: Seat) -> None:
    view = read(table(), seat)
    assert (view.own, view.black, view.left) == (("GV",) if seat == A else ("HAM", "MAG"), "none", 50)
    assert list(view.names) == ["GV", "HAM", "MAG", "SUL", "TIB"]
