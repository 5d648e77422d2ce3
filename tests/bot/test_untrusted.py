"""Files that anybody may have written: a game to be imported, proved or told. Each is refused in one line, or read."""

from __future__ import annotations

import base64
import json
import sqlite3
import sys
import zlib
from collections.abc import Callable
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as cli
from bot.store import bounds
from bot.store.points import PART, pack, unpack
from tests.bot.playing import SEED
from tests.bot.test_fair import Document, played

BOMB = base64.b64encode(zlib.compress(bytes(bounds.STATE + 1), 9)).decode()
HALF = base64.b64encode(zlib.compress(bytes(bounds.STATE // 2), 9)).decode()
Spoil = Callable[[Document], Any]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Document:
    """An exported game; the database it came from is the one that is meant."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BYRSA_DATABASE", "byrsa.db")
    return played(tmp_path / "byrsa.db", seed=SEED)


def everything() -> list[Any]:
    """All rows of the database, but for who writes to it."""
    with sqlite3.connect("byrsa.db") as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        every = (f'SELECT * FROM "{name}"' for name in names if name != "lease")  # noqa: S608
        return [db.execute(sql).fetchall() for sql in every]


def deep(text: str = "") -> str:
    return "[" * 200 + text + "]" * 200


def several(rows: list[Any]) -> None:
    rows += [dict(row) for row in rows]


def column(row: dict[str, Any]) -> None:
    row['seat") SELECT id, settings FROM "user" --'] = row.pop("seat")


def first(table: str, **cells: Any) -> Spoil:
    """The first row of a table has these cells."""
    return lambda document: document["rows"][table][0].update(cells)


SPOILT: dict[str, Spoil] = {
    "a column that is a statement": lambda one: column(one["rows"]["seat"][0]),
    "a table that is a statement": lambda one: one["rows"].update({'x"; DROP TABLE game; --': []}),
    "a column of the game that is a statement": lambda one: one["game"].update({'title") VALUES (1) --': "x"}),
    "a column there is not": first("seat", wings=2),
    "a state that has no end": first("checkpoint", document=BOMB),
    "a state that breaks off": first("checkpoint", document=base64.b64encode(b"x\x9c\x00").decode()),
    "a state in no base 64": first("checkpoint", document="\u00e9"),
    "states that fill memory": lambda one: one["rows"].update(
        checkpoint=[one["rows"]["checkpoint"][0] | {"document": HALF, "seq": n} for n in range(70)]
    ),
    "rows without end": lambda one: one["rows"].update(note=[{}] * (bounds.ROWS + 1)),
    "the same move twice": lambda one: several(one["rows"]["journal"]),
    "the same state twice": lambda one: several(one["rows"]["checkpoint"]),
    "an answer that is nested without end": first("journal", raw=deep()),
    "options that are nested without end": lambda one: one["game"].update(options='{"a":' * 200 + "1" + "}" * 200),
    "a number that no database holds": first("journal", at=2**63),
    "a number without end": first("journal", seq=10**400),
    "a time that never comes": lambda one: one["game"].update(made_at=2**62),
    "a time before all times": first("seat", since=-(2**62)),
    "a number that is none": first("journal", seq=float("nan")),
    "a number beyond all": first("journal", seq=float("inf")),
    "half a letter": first("journal", key="\ud800"),
    "a truth": first("journal", sealed=True),
    "a state of the game there is not": lambda one: one["game"].update(status="drawn"),
    "a game there is not": lambda one: one["game"].update(kind="chess"),
    "a program that is not yet": lambda one: one.update(tables=10**6),
    "more than there is": lambda one: one.update(more=1),
    "no rows": lambda one: one.pop("rows"),
    "no game": lambda one: one.update(game=[]),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_file_is_refused_and_changes_nothing(
    capsys: pytest.CaptureFixture[str], game: Document, what: str
) -> None:
    SPOILT[what](game)
    Path("game.json").write_text(json.dumps(game), "utf-8")
    before = everything()
    for command in (["import", "game.json"], ["verify", "game.json"], ["transcript", "game.json"]):
        if command[0] in BY.get(what, command):
            assert refused(capsys, *command)
            assert everything() == before


BY = {
    "a column there is not": ("import",),
    "half a letter": ("import",),
    "the same move twice": ("import",),
    "a state of the game there is not": ("import",),
    "a program that is not yet": ("import",),
    "the same state twice": ("import", "verify"),
    "a state that breaks off": ("verify", "transcript"),
}
"""Who refuses it, where not all do: some things are wrong in a database only, of a damaged game the rest is kept."""


def refused(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """What a command says that is refused: one line, and nothing else."""
    capsys.readouterr()
    assert cli._run([*command]) == 2, command
    out, told = capsys.readouterr()
    assert out == ""
    assert told.startswith("byrsa: ")
    assert told.count("\n") == 1
    return told


@pytest.mark.parametrize("content", [b"\xff\xfe{", b"[" * 100_000, b"1" * 5000, b'"\xed\xa0\x80"', b"NaN", b"\x00"])
@pytest.mark.parametrize("command", ["import", "verify", "transcript", "adjudicate"])
def test_what_is_no_document_is_refused(
    capsys: pytest.CaptureFixture[str], game: Document, command: str, content: bytes
) -> None:
    Path("game.json").write_bytes(content)
    before = everything()
    assert refused(capsys, command, "game.json")
    assert everything() == before


@pytest.mark.parametrize("command", ["import", "verify", "transcript", "adjudicate"])
def test_a_file_that_is_too_large_is_not_read_whole(
    capsys: pytest.CaptureFixture[str], game: Document, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr("bot.app.line.kit.FILE", 1 << 20)
    with Path("game.json").open("wb") as file:
        file.truncate((1 << 20) + 1)
    assert "larger than any file that Byrsa reads (1 MiB)" in refused(capsys, command, "game.json")


def test_standard_input_is_not_read_for_ever(
    capsys: pytest.CaptureFixture[str], game: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.line.kit.FILE", 1000)
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"[" * 2000)))
    assert "larger than" in refused(capsys, "adjudicate", "-")


def test_a_file_leads_to_no_other_file(capsys: pytest.CaptureFixture[str], game: Document) -> None:
    """Ids and titles are words: nothing is read or written where they lead."""
    game["game"] |= {"id": "../../elsewhere", "title": "../../elsewhere"}
    Path("game.json").write_text(json.dumps(game), "utf-8")
    there = {one.name for one in Path().iterdir()}
    assert cli._run(["import", "game.json"]) == 0
    added = capsys.readouterr().out.partition(":")[0]
    assert added.isalnum()
    assert {one.name for one in Path().iterdir()} == there


def test_an_honest_file_is_far_from_every_bound(game: Document) -> None:
    states = [base64.b64decode(row["document"]) for row in game["rows"]["checkpoint"]]
    assert max(len(bounds.inflate(one)) for one in states) < bounds.STATE / 100


def test_what_is_stored_beside_another_has_an_end_too() -> None:
    whole = bytes(range(256)) * 200
    assert unpack(pack(whole, whole), whole) == whole
    packer = zlib.compressobj(9, zdict=whole[: PART + 8000])
    bomb = packer.compress(bytes(1 << 22)) + packer.flush()
    with pytest.raises(zlib.error):
        unpack(bomb, whole)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[]" * 1000, False),
        ("[" * 101, True),
        (json.dumps('"' + "[" * 500), False),
        ('["\\"",' + "[" * 101, True),
        ("[" * 100, False),
    ],
)
def test_how_deep_a_text_is(text: str, found: bool) -> None:
    assert bounds.is_deep(text) is found
