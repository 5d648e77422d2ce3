"""Checking an exported game from the file alone."""

from __future__ import annotations

import asyncio
import base64
import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as cli
from bot.errors import SetupError
from bot.fair import verify
from bot.store.sqlite import read_game
from tests.bot.playing import at_table, bid_all

Document = dict[str, Any]
YES, NO = "yes", "NO"


@pytest.fixture
def exported(tmp_path: Path) -> Document:
    """A game of three answers, whole."""

    async def play() -> None:
        async with at_table(tmp_path / "byrsa.db") as (tables, game, _):
            await bid_all(tables, game, [3, 0, 0])

    asyncio.run(play())
    return read_game(tmp_path / "byrsa.db", "salt22")


def holds(document: Document) -> list[str]:
    return [one.holds for one in verify(document)]


def reseed(document: Document) -> None:
    row = document["rows"]["checkpoint"][0]
    state = json.loads(zlib.decompress(base64.b64decode(row["document"])))
    state["dice"]["seed"] = "better dice"
    row["document"] = base64.b64encode(zlib.compress(json.dumps(state).encode())).decode()


def cheat_the_answer(document: Document) -> None:
    document["rows"]["journal"][0]["raw"] = "1"


def promise_another(document: Document) -> None:
    document["game"]["commitment"] = "0" * 64


def drop_a_move(document: Document) -> None:
    del document["rows"]["journal"][1]


def test_an_honest_game_holds(exported: Document) -> None:
    assert holds(exported) == [YES, YES, YES]
    assert exported["game"]["commitment"] in verify(exported)[0].text


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (promise_another, [NO, YES, YES]),
        (cheat_the_answer, [YES, YES, NO]),
        (drop_a_move, [YES, YES, NO]),
    ],
)
def test_what_was_changed_is_found(exported: Document, spoil: Callable[[Document], None], found: list[str]) -> None:
    spoil(exported)
    assert holds(exported) == found


def test_other_dice_are_found(exported: Document) -> None:
    reseed(exported)
    assert holds(exported)[:2] == [NO, NO]


def test_a_move_that_was_taken_back_does_not_count(exported: Document) -> None:
    last = exported["rows"]["journal"][-1]
    exported["rows"]["journal"].append({**last, "seq": last["seq"] + 1, "raw": "7", "undone_by": last["seq"] + 2})
    assert holds(exported) == [YES, YES, YES]


def test_an_older_release_is_said_not_to_be_compared(exported: Document) -> None:
    exported["rows"]["checkpoint"][0]["ruleset"] -= 1
    assert holds(exported)[1] == "not checked"


@pytest.mark.parametrize("document", [{}, [], None, {"byrsa": 1, "tables": 1, "game": {}, "rows": {}}])
def test_what_is_no_game_is_refused(document: Any) -> None:
    with pytest.raises(SetupError, match="not a whole game"):
        verify(document)


def test_the_command_says_what_holds(capsys: pytest.CaptureFixture[str], exported: Document, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(exported), "utf-8")
    assert cli._run(["verify", str(file)]) == 0
    assert capsys.readouterr().out.count("yes: ") == 3
    promise_another(exported)
    file.write_text(json.dumps(exported), "utf-8")
    assert cli._run(["verify", str(file)]) == 1
    assert "NO: The seed's digest" in capsys.readouterr().out
    assert cli._run(["verify", str(tmp_path / "nowhere.json")]) == 2
