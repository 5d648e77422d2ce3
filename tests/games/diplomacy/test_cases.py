"""Cases of adjudication: how they are written, what comes of them, and how that is compared."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.diplomacy.adjudicator import Profile
from games.diplomacy.cases import BadCases, Case, differences, expected, judge, read_cases
from tests.clauses import clause

PUBLIC = read_cases(Path(__file__).with_name("datc-cases.json").read_text(encoding="utf-8"))


def case(**more: Any) -> Case:
    return read_cases(json.dumps({"id": "one", **more}))[0]


def units(*written: str) -> list[dict[str, str]]:
    """`GV A Nap`."""
    return [{"power": one.split(" ", 1)[0], "unit": one.split(" ", 1)[1]} for one in written]


def lines(*written: str) -> list[dict[str, str]]:
    return [{"text": one} for one in written]


def found(**more: Any) -> dict[str, Any]:
    return dict(judge(case(**more)).found)


@pytest.mark.parametrize("profile", list(Profile))
def test_the_public_cases_have_exactly_the_keys_expected(profile: Profile) -> None:
    assert len(PUBLIC) == 132
    for one in PUBLIC:
        wanted = expected(one, profile)
        assert wanted
        judged = judge(one, profile)
        assert differences(wanted, judged.found) == [], one.id
        assert wanted.keys() == judged.found.keys(), one.id


def test_the_two_columns_are_told_apart() -> None:
    differing = [one.id for one in PUBLIC if judge(one).found != judge(one, Profile.MODERN).found]
    assert "6.G.7" in differing
    assert len(differing) < len(PUBLIC) / 4


@clause("CD-12.B", "CD-5.B(b.3)")
def test_a_strait_of_carthage_is_blocked() -> None:
    """CD-X 21."""
    board = {"map": "carthage", "units": units("GV A N22", "HAM F MDF")}
    assert found(**board, orders=lines("GV: A N22-(sf GV)N23", "F MDF stand (blk)"))["end"]["N22"] == "N22"
    assert found(**board, orders=lines("GV: A N22-(sf GV)N23", "F MDF stand (blk HAM)"))["end"]["N22"] == "N23"


@clause("CD-11.B")
def test_a_canal_of_carthage_is_closed() -> None:
    """CD-X 23."""
    board = {"map": "carthage", "units": units("GV F N21/ec")}
    closed = found(**board, orders=lines("HAM closes A to GV", "F N21-AVM"))
    assert (closed["end"], found(**board, orders=lines("F N21-AVM"))["end"]) == ({"N21": "N21/ec"}, {"N21": "AVM"})
    assert found(**board, orders=lines("HAM closes A to GV", "HAM opens A", "F N21-AVM"))["end"] == {"N21": "AVM"}
    assert found(**board, orders=lines("HAM closes A to MAX", "F N21-AVM"))["end"] == {"N21": "AVM"}


@clause("CD-10.B")
def test_a_pass_of_carthage() -> None:
    """CD-X 22."""
    board = {"map": "carthage", "units": units("GV A WGr", "HAM A Mes")}
    assert found(**board, orders=lines("A WGr-Lak"))["end"]["WGr"] == "Lak"
    assert found(**board, orders=lines("A WGr-Lak", "A Mes-Lak"))["end"] == {"WGr": "WGr", "Mes": "Lak"}


@clause("CD-9.B.3", "CD-9.C.1")
def test_trains_need_track_and_leave() -> None:
    board = {"units": units("GV A Nap"), "orders": lines("A Nap-Ven (rail R1)")}
    assert found(**board)["end"] == {"Nap": "Nap"}
    assert found(**board, railways={"R1": ["Nap", "Rom", "Ven"]})["end"] == {"Nap": "Ven"}
    assert found(**board, railways={"R1": ["Nap", "Rom", "Ven"]}, bars={"R1": ["GV"]})["end"] == {"Nap": "Nap"}


@clause("CD-E.5", "CD-D.9(4.D.1)")
def test_whose_line_it_is_and_which_counts() -> None:
    board = {"units": units("GV A Nap")}
    strange = {"power": "HAM", "text": "A Nap-Apu"}
    assert found(**board, orders=[*lines("A Nap-Rom"), strange])["end"] == {"Nap": "Rom"}
    assert found(**board, orders=lines("A Nap-Rom", "HAM: A Nap-Apu"))["end"] == {"Nap": "Rom"}
    assert found(**board, orders=lines("A Nap-Rom", "GV: A Nap-Apu", "A Nap-Mos"))["end"] == {"Nap": "Apu"}


def test_what_cannot_be_read_is_as_never_written() -> None:
    judged = judge(case(units=units("GV A Nap"), orders=lines("A Nap-Rom", "A Nap-Xyz", "A Nap-Rom (blk)")))
    assert judged.found == {"end": {"Nap": "Rom"}}
    assert [(one.text, one.why.reason) for one in judged.notes] == [
        ("A Nap-Xyz", "unknown-space"), ("A Nap-Rom (blk)", "block-on-the-move"),
    ]  # fmt: skip


def test_retreats_are_told_if_anybody_has_to_or_the_case_says_so() -> None:
    fight = {"units": units("GV A Nap", "GV A Apu", "HAM A Rom"), "orders": lines("A Nap S A Apu-Rom", "A Apu-Rom")}
    assert "after_retreat" not in found(**fight, phase="movement")
    assert found(**fight)["after_retreat"] == {"Rom": "disbanded"}
    assert found(**fight, retreat_orders=lines("A Rom-Tus", "A Rom-Apu"))["after_retreat"] == {"Rom": "Tus"}
    assert found(**fight, retreat_orders=lines("GV: A Rom-Tus"))["after_retreat"] == {"Rom": "disbanded"}
    assert found(**fight, retreat_orders=lines("A Rom-Ven"))["after_retreat"] == {"Rom": "Ven"}
    assert found(units=units("GV A Nap"), phase="movement+retreat")["legal_retreats"] == {}


def test_adjustments_of_the_standard_game() -> None:
    power = {"power": "Russia", "owned_centers": ["Stp", "Mos"], "may_build": 2}
    written = lines("build F Stp", "build F Stp/nc", "build A War", "GV builds A Mos", "Russia", "build Mos")
    assert found(**power, orders=written) == {"order_success": [False, True, False, False, False, True]}
    gone = found(power="GV", owned_centers=["Nap"], must_remove=1, units=units("GV A Nap", "GV A Mos", "HAM A Sev"))
    assert gone == {"order_success": [], "removed_by_default": ["A Mos"]}


@pytest.mark.parametrize(("text", "why"), [
    ("", "Line 1, column 1: this is not JSON"), ('[{"id": "a"},\n,]', "Line 2, column 1: this is not JSON"),
    ("7", "no list of cases"), ('{"cases": {}}', "no list of cases"), ("[7]", "Case 1 of the list: the case:"),
    ('[\n{"id": "a"},\n{"id": "b",\n"map": "moon"}]', "Case b (line 3): map:"), ("{}", "Case 1 of the list: id:"),
    ('{"id": "a", "orders": [{}]}', "Case a (line 1): orders.0.text:"), ("[" * 100_000, "nested too deep"),
])  # fmt: skip
def test_a_bad_file_is_told_in_words(text: str, why: str) -> None:
    with pytest.raises(BadCases) as bad:
        read_cases(text)
    assert why in str(bad.value)


@pytest.mark.parametrize(("more", "why"), [
    ({"units": units("GV A Xyz")}, "no unit can stand as A Xyz (CD-E.3)"),
    ({"units": units("GV F Mos")}, "no unit can stand as F Mos (CD-D.1)"),
    ({"units": units("GV F Stp")}, "no unit can stand as F Stp (CD-D.1)"),
    ({"units": units("GV A Nap", "HAM F Nap")}, "two units stand in Nap"),
    ({"power": "GV", "owned_centers": ["Car"]}, "the map standard has no space Car"),
    ({"railways": {"R1": ["Nap", "Zzz"]}}, "the map standard has no space Zzz"),
    ({"phase": "adjustment"}, "who builds or removes"),
])  # fmt: skip
def test_a_case_that_cannot_be(more: dict[str, Any], why: str) -> None:
    with pytest.raises(BadCases) as bad:
        found(**more)
    assert why in str(bad.value)


@pytest.mark.parametrize(("wanted", "got", "lines"), [
    ({"end": {"Nap": "Rom"}}, {"end": {"Nap": "Rom"}}, []),
    ({"end": {"Nap": "Rom"}}, {"end": {"Nap": "Nap"}}, ["end Nap: expected Rom, found Nap"]),
    ({"end": {}}, {"end": {"Nap": "Nap"}}, ["end Nap: expected nothing, found Nap"]),
    ({"end": {}}, {}, ["end: expected {}, found nothing"]),
    ({"support_given": {"Nap": True}}, {"support_given": {"Nap": False}},
     ["support_given Nap: expected yes, found no"]),
    ({}, {"contested_empty": ["Rom"]}, ["contested_empty: expected [], found [Rom]"]),
    ({"contested_empty": ["Rom", "Apu"]}, {"contested_empty": ["Apu", "Rom"]}, []),
    ({"contested_empty": []}, {}, []),
    ({"legal_retreats": {"Nap": ["Rom", "Apu"]}}, {"legal_retreats": {"Nap": ["Apu", "Rom"]}}, []),
    ({"removed_by_default": ["A Nap", "A Rom"]}, {"removed_by_default": ["A Rom", "A Nap"]},
     ["removed_by_default: expected [A Nap, A Rom], found [A Rom, A Nap]"]),
    ({"order_success": [True]}, {"order_success": [False]}, ["order_success: expected [yes], found [no]"]),
    ({}, {"end": {"Nap": "Nap"}}, []),
])  # fmt: skip
def test_differences(wanted: dict[str, Any], got: dict[str, Any], lines: list[str]) -> None:
    assert differences(wanted, got) == lines


def test_what_is_expected_of_which_profile() -> None:
    assert expected(case(expected={"end": {}}), Profile.OLD) == {"end": {}}
    assert expected(case(expected={"modern": {"end": {}}}), Profile.MODERN) == {"end": {}}
    assert expected(case(expected={"modern": {"end": {}}}), Profile.OLD) is None
    assert expected(case(), Profile.OLD) is None
