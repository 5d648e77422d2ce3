"""`byrsa adjudicate`: a file or standard input, both profiles, what differs, and bad input in words."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import _run

CASES = Path(__file__).parents[1] / "games" / "diplomacy" / "datc-cases.json"
ONE: dict[str, Any] = {
    "id": "pass",
    "map": "carthage",
    "units": [{"power": "GV", "unit": "A WGr"}, {"power": "HAM", "unit": "A Mes"}],
    "orders": [{"power": "GV", "text": "A WGr-(sf GV)Lak"}, {"power": "HAM", "text": "A Mes-Lak (blk)"}],
    "expected": {"end": {"WGr": "WGr", "Mes": "Lak"}},
}


def written(tmp_path: Path, *cases: dict[str, Any]) -> str:
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(cases), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("profile", ["1971", "modern"])
def test_the_public_cases_pass(profile: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["adjudicate", str(CASES), "--profile", profile, "--check"]) == 0
    assert capsys.readouterr().out == "132 passed, 0 failed\n"


def test_one_object_a_line_in_the_order_of_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["adjudicate", str(CASES)]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["id"] for one in told] == [one["id"] for one in json.loads(CASES.read_text("utf-8"))["cases"]]
    assert told[0] == {"id": "6.A.1", "end": {"Nth": "Nth"}}


def test_standard_input_on_the_map_of_carthage(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps([ONE]).encode())))
    assert _run(["adjudicate", "-"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out) == {"id": "pass", "end": {"WGr": "WGr", "Mes": "Lak"}}
    assert told.err == "pass: A Mes-Lak (blk): A unit that moves blocks nothing; the move stands. (CD-E.6)\n"


def test_what_differs_is_told_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = ONE | {"id": "wrong", "expected": {"end": {"WGr": "Lak", "Mes": "Lak"}}}
    nothing = {key: value for key, value in ONE.items() if key != "expected"} | {"id": "open"}
    assert _run(["adjudicate", written(tmp_path, ONE, wrong, nothing), "--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "wrong: end WGr: expected Lak, found WGr",
        "open: nothing is expected",
        "1 passed, 1 failed",
    ]


def test_the_original_is_the_default(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    public = next(one for one in json.loads(CASES.read_text("utf-8"))["cases"] if one["id"] == "6.G.7")
    only = public | {"expected": {"1971": public["expected"]["1971"]}}
    assert public["expected"]["1971"] != public["expected"]["modern"]
    assert _run(["adjudicate", written(tmp_path, only), "--check"]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


@pytest.mark.parametrize(("content", "more", "why"), [
    (b'[\n{"id": 1,]', [], "Line 2, column 10: this is not JSON"),
    (b"\xff\xfe", [], "is no text (byte 0). Save it as UTF-8."),
    (b'[{"id": "a", "units": [{"power": "GV", "unit": "F Mos"}]}]', [], "Case a: no unit can stand as F Mos"),
    (b"[]", ["--profile", "1901"], "There is no profile 1901. Choose one of: 1971, modern."),
])  # fmt: skip
def test_bad_input_is_one_line(
    content: bytes, more: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    assert _run(["adjudicate", str(file), *more]) == 2
    told = capsys.readouterr()
    assert why in told.err
    assert (told.out, told.err.count("\n")) == ("", 1)


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(["adjudicate", "nowhere.json"]) == 2
    assert "nowhere.json cannot be read" in capsys.readouterr().err
