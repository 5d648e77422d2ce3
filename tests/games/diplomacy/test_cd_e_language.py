"""CD-E: lines to orders and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from bot.__main__ import app
from games.diplomacy.atlas import Piece, Place, atlas
from games.diplomacy.language import Context, canonical, continuations, read, read_line

STANDING = {"Nap": "A", "Tus": "A", "Ion": "F", "Spa": "F"}
PIECES = {code: Piece("A" if arm == "A" else "F", Place(code), "x") for code, arm in STANDING.items()}
BOARD = Context(atlas("standard"), PIECES, ["GV", "HAM", "MAX"], ["GV", "HAM"])
CASES = str(Path(__file__).with_name("datc-cases.json"))

WRITTEN = {
    "A Nap-(sfGV)Rom": "A Nap-(sf GV)Rom",
    "A Nap S A Tus-Rom (sf GV Apu)": "A Nap S A Tus-Rom (sf GV Apu)",
    "gv: nap STANDS (sf gv) (blk works ham, F Tus) # said": "GV: A Nap stand (sf GV) (blk works HAM, A Tus)",
    "nap - tyn - ROM via convoy": "A Nap-Rom via convoy",
    "F Ion C A Nap-Gre": "F Ion C A Nap-Gre",
    "A Nap-Ven (sf GV) (rail r1)": "A Nap-(sf GV)Ven (rail R1)",
    "A Nap revolt list Apu, Rom": "A Nap revolt list Apu, Rom",
    "gv P ham SR rom": "GV P HAM SR Rom",
    "HAM P GV C nap": "HAM P GV C A Nap",
    "GV Apt HAM C A Nap": "GV Apt HAM C A Nap",
    "GV resigns R Rom": "GV resigns R Rom",
    "GV delegate purge of HAM in F Tus to MAX for 3 season": "GV delegates purge of HAM in A Tus to MAX for 3 seasons",
    "GV revokes purge": "GV revokes purge",
    "GV refuses shares from HAM": "GV refuses shares from HAM",
    "GV blt Nap-Rom-Ven shares 15 (GV 8, HAM 2)": "GV blt Nap-Rom-Ven shares 15 (GV 8, HAM 2)",
    "GV reroutes R1 Nap-Rom": "GV reroutes R1 Nap-Rom",
    "GV resumes R1": "GV resumes R1",
    "GV withdraws permit all in Rom": "GV withdraws permit all in Rom",
    "GV transfers 3 R1 to HAM": "GV transfers 3 R1 to HAM",
    "GV proxies 3 R1 to MAX": "GV proxies 3 R1 to MAX",
    "GV recalls R1 from MAX": "GV recalls R1 from MAX",
    "GV unbars R1 HAM, A Nap": "GV unbars R1 HAM, A Nap",
    "GV dismantles R1 from Nap": "GV dismantles R1 from Nap",
    "GV stops dismantling R1": "GV stops dismantling R1",
    "GV secret R1": "GV secret R1",
    "GV builds F stp(nc)": "GV builds F Stp/nc",
    "GV removes Nap": "GV removes A Nap",
    "GV adopts A Nap at Rom": "GV adopts A Nap at Rom",
    "GV yields A Nap to HAM": "GV yields A Nap to HAM",
    "GV drops A Nap": "GV drops A Nap",
    "GV hold as MAX": "GV hold as MAX",
    "GV drops out": "GV drops out",
    "GV final": "GV final",
    'GV moves rename Nap to "Neapolis # x" code Nea # said': 'GV moves rename Nap to "Neapolis # x" code Nea',
    "GV moves seat HAM in Rom": "GV moves seat HAM in Rom",
    "GV moves rule win_fraction = 60": "GV moves rule win_fraction = 60",
    "GV votes no M3": "GV votes no M3",
    "build F Stp": "builds F Stp",
}
WRONG = {
    "XX P HAM R Rom": "unknown-word",
    "A Nap jumps Rom": "expected",
    "A Mun-Ber": "no-unit",
    "P HAM R Rom": "author-needed",
    "GV Apt MAX SR Rom": "not-holding",
    "GV closes A": "unknown-canal",
}


@pytest.mark.parametrize("text", WRITTEN)
def test_every_form_has_one_reading(text: str) -> None:
    line = read_line(text.split(" # said", maxsplit=1)[0], BOARD)
    assert line.order is not None, line.fault
    kept = canonical(line.order, BOARD)
    assert kept == WRITTEN[text]
    assert read_line(kept, BOARD).order == line.order


@pytest.mark.parametrize("text", WRONG)
def test_what_cannot_be_read_is_told_why(text: str) -> None:
    fault = read_line(text, BOARD).fault
    assert fault is not None
    assert fault.reason == WRONG[text]


def test_codes_that_differ_in_case_only_are_refused_unless_as_printed() -> None:
    names = atlas("carthage").names
    found = {text: names.at(text, 0) for text in ("mes", "MES", "MEs", "Mes", "CPo", "mare escargus")}
    assert {text: list(one.codes) if one else [] for text, one in found.items()} == {
        "mes": ["Mes", "MEs"],
        "MES": ["Mes", "MEs"],
        "MEs": ["MEs"],
        "Mes": ["Mes"],
        "CPo": ["CPO"],
        "mare escargus": ["MEs"],
    }


def test_an_illegal_suffix_keeps_the_order() -> None:
    line = read_line("A Nap-Rom (sf XX) (blk)", BOARD)
    assert line.order is not None
    assert [note.reason for note in line.notes] == ["unknown-code", "block-on-the-move"]


def test_faults_are_told_by_line() -> None:
    lines = read("# all of it\n\nA Nap-Rom\nA Nap jumps\n", BOARD)
    assert [(line.number, line.fault is None) for line in lines] == [(3, True), (4, False)]


def test_an_unfinished_line_goes_on() -> None:
    assert continuations("A Nap-R", BOARD) == ["A Nap-Rom", "A Nap-Ruh", "A Nap-Rum"]


@given(st.text() | st.lists(st.sampled_from(" ".join(WRITTEN).split())).map(" ".join))
def test_no_text_breaks_the_reader(text: str) -> None:
    for line in read(text, BOARD):
        if line.order:
            assert read_line(canonical(line.order, BOARD), BOARD).order == line.order


@pytest.mark.parametrize("profile", ["1971", "modern"])
def test_the_public_cases_are_judged_as_expected(profile: str) -> None:
    run = CliRunner().invoke(app, ["adjudicate", CASES, "--profile", profile, "--check"])
    assert run.output.splitlines()[-1] == "132 passed, 0 failed"


def test_cases_are_read_from_standard_input() -> None:
    case = '{"cases": [{"id": "x", "units": [{"power": "E", "unit": "F Nth"}], "orders": []}]}'
    run = CliRunner().invoke(app, ["adjudicate", "-"], input=case)
    assert '"end": {"Nth": "Nth"}' in run.output
