"""Checking an exported game from the file alone."""

from __future__ import annotations

import asyncio
import base64
import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import __main__ as cli
from bot.base.errors import SetupError
from bot.base.text import Catalogue, Voice
from bot.services.brought import HOOKS
from bot.services.records import fair
from bot.services.records.fair import verify
from bot.store.opening import read_game
from bot.store.rows import GameRow, SeatRow
from bot.table.dice import promised, share_of
from bot.table.tables import Tables
from games import sample
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, SEED, FakeTime, answer, at_table, bid_all, close_floor, opened, plan, user

Document = dict[str, Any]
YES, NO = "yes", "NO"
ONE, *_ = chairs(3)


def played(database: Path, *, seed: str | None) -> Document:
    """A game of three answers, whole; without a seed of its own its dice are mixed of shares."""

    async def play() -> None:
        async with opened(database) as store:
            tables = Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=FakeTime())
            dice, commitment = promised("salt22")
            await store.add_game(GameRow("salt22", "sample", "Salt", HOST, NOW, commitment=commitment), notes=[dice])
            for n, seat in enumerate(chairs(3)):
                share = share_of("salt22", seat, user(seat), "my words" if n == 0 else "")
                row = SeatRow("salt22", seat, "user", user(seat), NOW + timedelta(seconds=n))
                await store.take_seat(row, notes=[share])
            await tables.open_game("salt22", HOST, seed=seed)
            await bid_all(tables, "salt22", [3, 0, 0])
            tables.close()

    asyncio.run(play())
    return read_game(database, "salt22")


@pytest.fixture
def exported(tmp_path: Path) -> Document:
    """A game whose seed was named: as games were begun before there were shares."""
    return played(tmp_path / "byrsa.db", seed=SEED)


@pytest.fixture
def mixed(tmp_path: Path) -> Document:
    return played(tmp_path / "byrsa.db", seed=None)


def holds(document: Document) -> list[str]:
    return [one.holds for one in verify(document)]


def said(document: Document) -> str:
    return "\n".join(one.say(Voice(Catalogue("byrsa"))) for one in verify(document))


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


def change(document: Document, turn: Callable[[dict[str, Any]], None]) -> None:
    """Another note of the dice."""
    note = next(row for row in document["rows"]["note"] if row["kind"] == "dice")
    body = json.loads(note["body"])
    turn(body)
    note["body"] = json.dumps(body)


def forge_a_share(document: Document) -> None:
    change(document, lambda body: body["shares"]["diamond"].update(words="other words"))


def lose_a_share(document: Document) -> None:
    change(document, lambda body: body["shares"].pop("triangle"))


def forge_the_own_share(document: Document) -> None:
    change(document, lambda body: body.update(server="0" * 64))


def lose_all_shares(document: Document) -> None:
    document["rows"]["note"] = []


def tell_another_lot(document: Document) -> None:
    """What was told of chance, changed afterwards: the lot, or a roll."""
    row = next(one for one in document["rows"]["event"] if one["kind"] == "sample.DayBegan")
    fields = json.loads(row["fields"])
    row["fields"] = json.dumps({**fields, "lot": list(reversed([*fields["lot"], "salt"]))})


def tell_another_winner(document: Document) -> None:
    row = next(one for one in document["rows"]["event"] if one["kind"] == "sample.LotSold")
    row["fields"] = json.dumps({**json.loads(row["fields"]), "seat": "triangle"})


def tell_more(document: Document) -> None:
    document["rows"]["event"].append({**document["rows"]["event"][-1], "seq": 77})


def keep_another_state(document: Document) -> None:
    """What `byrsa import` would play on from."""
    row = document["rows"]["checkpoint"][-1]
    state = json.loads(zlib.decompress(base64.b64decode(row["document"])))
    state["turn" if "turn" in state else "day"] += 1
    row["document"] = base64.b64encode(zlib.compress(json.dumps(state).encode())).decode()


def keep_no_state(document: Document) -> None:
    del document["rows"]["checkpoint"][-1]


def break_off(document: Document) -> None:
    """The last move, and all that came of it."""
    last = document["rows"]["journal"].pop()["seq"]
    for table in ("event", "checkpoint"):
        document["rows"][table] = [row for row in document["rows"][table] if row["seq"] < last]


def call_it_lost(document: Document) -> None:
    document["game"]["status"] = "lobby"


def test_an_honest_game_holds(exported: Document) -> None:
    assert holds(exported) == [YES] * 6
    assert exported["game"]["commitment"] in said(exported)
    assert "No shares of players were mixed in." in said(exported)


def test_an_honest_game_of_shares_holds(mixed: Document) -> None:
    assert holds(mixed) == [YES] * 7
    assert mixed["game"]["commitment"] in said(mixed)
    assert "the bot's share and 3 shares of players, 2 of them drawn by the bot." in said(mixed)


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (promise_another, [NO, YES, YES, YES, YES, YES]),
        (cheat_the_answer, [YES, YES, NO]),
        (drop_a_move, [YES, YES, NO]),
        (tell_another_lot, [YES, NO, YES, YES, YES, YES]),
        (tell_another_winner, [YES, YES, YES, NO, YES, YES]),
        (tell_more, [YES, YES, YES, NO, YES, YES]),
        (keep_another_state, [YES, YES, YES, YES, NO, YES]),
        (keep_no_state, [YES, YES, YES, YES, NO, YES]),
        (break_off, [YES, YES, YES, YES, YES, NO]),
        (call_it_lost, [YES, YES, YES, YES, YES, NO]),
    ],
)
def test_what_was_changed_is_found(exported: Document, spoil: Callable[[Document], None], found: list[str]) -> None:
    spoil(exported)
    assert holds(exported) == found


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (promise_another, [NO, *[YES] * 6]),
        (forge_a_share, [YES, NO, *[YES] * 5]),
        (lose_a_share, [YES, NO, *[YES] * 5]),
        (forge_the_own_share, [NO, NO, *[YES] * 5]),
        (lose_all_shares, [NO, *[YES] * 5]),
        (reseed, [YES, NO, NO, NO]),
    ],
)
def test_shares_that_were_changed_are_found(
    mixed: Document, spoil: Callable[[Document], None], found: list[str]
) -> None:
    spoil(mixed)
    assert holds(mixed) == found


def test_seats_that_changed_hands_are_found_in_their_order(mixed: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds a seat now says nothing of when it was taken; the shares lie in that order."""
    for n, row in enumerate(reversed(mixed["rows"]["seat"])):
        row["since"] += (n + 1) * 10**9
    monkeypatch.setattr("bot.services.records.fair.permutations", lambda _: pytest.fail("all orders are tried"))
    assert holds(mixed) == [YES] * 7


def test_other_dice_are_found(exported: Document) -> None:
    reseed(exported)
    assert holds(exported)[:2] == [NO, NO]


def test_a_move_that_was_taken_back_does_not_count(exported: Document) -> None:
    last = exported["rows"]["journal"][-1]
    exported["rows"]["journal"].append({**last, "seq": last["seq"] + 1, "raw": "7", "undone_by": last["seq"] + 2})
    exported["game"]["head"] = last["seq"] + 2
    assert holds(exported) == [YES] * 6


def test_an_older_release_is_said_not_to_be_compared(exported: Document) -> None:
    exported["rows"]["checkpoint"][0]["ruleset"] -= 1
    assert holds(exported)[1] == "not checked"


def by_two_rulesets(database: Path) -> Document:
    """A day of a game whose rules rise while it is played."""

    async def play() -> None:
        async with at_table(database) as (tables, game, _):
            await bid_all(tables, game, [3, 0, 0])
            risen = replace(sample.GAME, ruleset=sample.GAME.ruleset + 1)
            tables.games = tables.live.games = {"sample": risen}
            tables.live.drop(game)
            await close_floor(tables, game)
            for _ in range(2):
                table = await tables.table(game)
                posted = next(one for one in table.open.values() if one.decision.kind == "sample.sell")
                await tables.submit(game, posted.decision.seat, posted.ref, posted.rev, posted.decision.lapse)

    asyncio.run(play())
    return read_game(database, "salt22")


def rising(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "GAMES", {"sample": replace(sample.GAME, ruleset=sample.GAME.ruleset + 1)})


def test_a_game_of_two_rulesets_is_played_again_by_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a state notes of its rules is part of every mark; that they have risen since is nobody's fraud."""
    document = by_two_rulesets(tmp_path / "byrsa.db")
    rising(monkeypatch)
    assert len({row["ruleset"] for row in document["rows"]["checkpoint"]}) == 2
    assert holds(document) == [YES] * 6
    cheat_the_answer(document)
    assert holds(document)[2] == "not checked", "nobody can tell: those rules are no more"


def test_a_false_move_under_the_rules_of_now_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = by_two_rulesets(tmp_path / "byrsa.db")
    rising(monkeypatch)
    document["rows"]["journal"][-1]["mark"] = document["rows"]["journal"][-2]["mark"]
    assert holds(document)[2] == NO


def test_what_another_release_told_in_another_form_is_not_called_wrong(exported: Document) -> None:
    tell_another_winner(exported)
    exported["rows"]["journal"][0]["version"] = "0.0.1"
    assert holds(exported)[3] == "not checked"


def setitem(row: dict[str, Any], *, key: str, value: Any) -> None:
    row[key] = value


def unmark(row: dict[str, Any]) -> None:
    row["mark"] = ""


def garble(row: dict[str, Any]) -> None:
    row["raw"] = "{"


@pytest.mark.parametrize(
    "spoil",
    [unmark, garble, *(partial(setitem, key=key, value=value) for key, value in {"seq": None, "kind": "gift"}.items())],
)
def test_a_damaged_journal_is_refused(exported: Document, spoil: Callable[[dict[str, Any]], None]) -> None:
    """Also moves without marks: nobody could tell what they had come to."""
    spoil(exported["rows"]["journal"][1])
    with pytest.raises(SetupError, match="not a whole game"):
        verify(exported)


@pytest.mark.parametrize("table", ["journal", "checkpoint"])
def test_nothing_happened_twice(exported: Document, table: str) -> None:
    exported["rows"][table].append(dict(exported["rows"][table][-1]))
    with pytest.raises(SetupError, match="not a whole game"):
        verify(exported)


def test_seats_nobody_could_take_are_found(mixed: Document) -> None:
    mixed["rows"]["seat"].append({**mixed["rows"]["seat"][0], "seat": "square"})
    assert holds(mixed)[2] == NO


def test_a_file_of_many_seats_is_not_looked_at_for_ever(exported: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    """In as many orders as twenty seats could have been taken the universe would end first."""
    tried: list[tuple[str, ...]] = []

    def dealt(_: object, setup: Any) -> tuple[Any, Any]:
        tried.append(setup.seats)
        return SimpleNamespace(close=lambda: None), SimpleNamespace(checkpoint=None)

    one = exported["rows"]["seat"][0]
    exported["rows"]["seat"] = [{**one, "seat": f"s{number}", "since": 1000 + number} for number in range(20)]
    monkeypatch.setattr(fair.Table, "start", dealt)
    fair._deal(fair._case(exported))
    assert len(tried) == fair.ORDERS
    assert tried[0] == tuple(f"s{number}" for number in range(20))


def test_a_game_with_undone_moves_and_a_rewind_holds(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_table(tmp_path / "byrsa.db") as (tables, game, _):
            await answer(tables, game, "sample.bid", 3, ONE)
            await tables.undo(game, ONE, user(ONE))
            await bid_all(tables, game, [4, 0, 0])
            await tables.rewind(game, 0, HOST)
            await bid_all(tables, game, [0, 5, 0])

    asyncio.run(play())
    document = read_game(tmp_path / "byrsa.db", "salt22")
    assert {row["kind"] for row in document["rows"]["journal"]} >= {"answer", "rewind"}
    assert set(holds(document)) == {YES}


@pytest.mark.parametrize("document", [{}, [], None, {"byrsa": 1, "tables": 1, "game": {}, "rows": {}}])
def test_what_is_no_game_is_refused(document: Any) -> None:
    with pytest.raises(SetupError, match="not a whole game"):
        verify(document)


def test_the_command_says_what_holds(capsys: pytest.CaptureFixture[str], exported: Document, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(exported), "utf-8")
    assert cli._run(["verify", str(file)]) == 0
    assert capsys.readouterr().out.count("yes: ") == 6
    promise_another(exported)
    file.write_text(json.dumps(exported), "utf-8")
    assert cli._run(["verify", str(file)]) == 1
    assert "NO: The seed's digest" in capsys.readouterr().out
    assert cli._run(["verify", str(tmp_path / "nowhere.json")]) == 2
