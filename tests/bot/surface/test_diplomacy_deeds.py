"""CD-4, 5.C, 9, 11: what the cards of the realm offer, and that every line of it is accepted as an order."""

from __future__ import annotations

import pytest

from bot.fronts.diplomacy.realm import company
from bot.fronts.diplomacy.realm.deeds import deeds
from games.diplomacy.language import read_line
from games.diplomacy.seasons.authority import refusal
from games.diplomacy.seasons.reading import context
from games.diplomacy.seen.view import view
from tests.clauses import clause
from tests.games.diplomacy.realm import Realm, seat


def realm() -> Realm:
    """GV rules Rome and Naples, Naples under HAM as Sub-Ruler; MAG commands the army of Naples."""
    made = Realm("GV", "HAM", "MAG")
    made.rule("GV", "Rom")
    made.rule("HAM", "Nap", under="GV")
    made.unit("A", "Rom", "Rom")
    made.unit("A", "Nap", "Nap", commander="MAG")
    return made


def offered(made: Realm, code: str, province: str) -> set[str]:
    """Every line that the card offers, and each is accepted (CD-E.5)."""
    where = context(made.g, seat(code), "orders")
    found = set[str]()
    for one in deeds(view(made.g, seat(code)), province):
        for whom in one.whom or ("",):
            text = one.line(code, whom)
            order = read_line(text, where).order
            assert order is not None, text
            assert refusal(made.g, seat(code), order) is None, text
            found.add(text)
    return found


@clause("CD-5.C(a)")
def test_a_ruler_appoints_where_nobody_stands_and_purges_who_does() -> None:
    assert offered(realm(), "GV", "Rom") - {
        "GV permits all in Rom",
        "GV permits HAM in Rom",
        "GV permits MAG in Rom",
    } == {
        "GV Apt HAM SR Rom",
        "GV Apt MAG SR Rom",
        "GV Apt HAM C A Rom",
        "GV Apt MAG C A Rom",
        "GV resigns R Rom",
    }
    assert offered(realm(), "GV", "Nap") == {"GV P HAM SR Nap", "GV P MAG C A Nap", "GV resigns R Nap"}


@clause("CD-5.C(a.1)")
def test_where_there_is_a_sub_ruler_only_he_appoints() -> None:
    made = realm()
    made.unit("A", "Apu", "Nap")
    assert not any("Apt" in line for line in offered(made, "GV", "Nap"))
    assert {line for line in offered(made, "HAM", "Nap") if "Apt" in line} == {"HAM Apt MAG C A Apu"}


@clause("CD-5.C(b)")
def test_whoever_stands_under_others_may_revolt() -> None:
    assert {"HAM P GV R Nap", "HAM P MAG C A Nap"} < offered(realm(), "HAM", "Nap")
    assert offered(realm(), "MAG", "Nap") == {"MAG P GV R Nap", "MAG P HAM SR Nap", "MAG resigns C A Nap"}
    assert offered(realm(), "MAG", "Rom") == set()


@clause("CD-4.E.3")
def test_a_patron_commands_and_appoints_for_units_without_a_base() -> None:
    made = realm()
    made.unit("A", "Ven", patron="GV")
    made.unit("A", "Tus", patron="GV", commander="MAG")
    assert {"GV Apt HAM C A Ven", "GV Apt MAG C A Ven"} == offered(made, "GV", "Ven")
    assert offered(made, "GV", "Tus") == {"GV P MAG C A Tus"}
    assert offered(made, "MAG", "Tus") == {"MAG P GV R A Tus", "MAG resigns C A Tus"}


@clause("CD-9.A.7")
def test_a_permit_that_was_given_can_be_withdrawn() -> None:
    made = realm()
    made.line("Ven-Rom", issued=10, builder="HAM", HAM=10)
    made.permit("GV", "Rom")
    lines = offered(made, "GV", "Rom")
    assert {"GV permits R1 in Rom", "GV withdraws permit all in Rom"} < lines
    assert "GV permits all in Rom" not in lines


@clause("CD-11.B")
def test_who_controls_a_canal_closes_it() -> None:
    made = Realm("GV", "HAM", chart="carthage")
    made.rule("GV", "N21")
    assert {"GV closes A", "GV closes A to HAM", "GV opens A"} < offered(made, "GV", "N21")


@pytest.mark.parametrize(
    ("code", "kinds"),
    [
        ("GV", {"transfer", "proxy", "dismantle", "dismantle-start", "bar", "hide", "halt", "reroute"}),
        ("HAM", {"transfer", "proxy", "dismantle", "dismantle-start"}),
        ("MAG", set[str]()),
    ],
)
@clause("CD-9.C.1")
def test_what_may_be_ordered_of_a_company(code: str, kinds: set[str]) -> None:
    made = realm()
    made.line("Rom-Nap-Apu", laid=1, issued=10, builder="GV", GV=6, HAM=4)
    seen = view(made.g, seat(code))
    found = list(company.deeds(seen, seen.companies[0]))
    assert {one.kind for one in found} == kinds
    where = context(made.g, seat(code), "orders")
    for one in found:
        order = read_line(one.line, where).order if one.line else None
        assert not one.line or (order is not None and refusal(made.g, seat(code), order) is None), one.line


@clause("CD-9.D.1")
def test_who_has_ordered_to_take_a_railway_up_may_stop_it() -> None:
    made = realm()
    line = made.line("Rom-Nap-Apu", laid=1, issued=10, builder="GV", GV=6, HAM=4)
    line.dismantling[seat("HAM")] = "end"
    seen = view(made.g, seat("HAM"))
    (stop,) = [one.line for one in company.deeds(seen, seen.companies[0]) if "dismantl" in one.line]
    order = read_line(stop, context(made.g, seat("HAM"), "orders")).order
    assert order is not None
    assert refusal(made.g, seat("HAM"), order) is None
    assert not view(made.g, seat("GV")).companies[0].unwanted
