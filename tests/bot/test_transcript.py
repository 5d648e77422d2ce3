"""Transcripts and views: what one audience knew, and nothing of what it did not; games carried from store to store."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as cli
from bot.app import reading
from bot.base.errors import SetupError
from bot.services.brought import HOOKS
from bot.services.deals.terms import Said
from bot.services.records.chronicle import course
from bot.services.records.exported import read
from bot.services.records.fair import verify
from bot.store.opening import read_game
from bot.store.rows import GameRow, NoteRow, SeatRow
from bot.store.store import Store
from bot.surface.records.transcript import look_of, markdown, past_of
from bot.table.tables import Tables
from games.catalog import GAMES
from games.kernel import Seat
from games.kernel.decision import chairs
from games.playout import choose
from tests.bot.bargaining import ONE, THREE, TWO, bargaining, put_down, settled
from tests.bot.playing import HOST, NOW, FakeTime, close_floor, lobby, opened, plan, user

Document = dict[str, Any]
GAME = "salt22"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a game in its second day: bids, a deal that settled, one that is open, sales, a note."""
    path = tmp_path_factory.mktemp("transcript") / "byrsa.db"

    async def play() -> None:
        async with bargaining(path) as (tables, game, _):
            await settled(tables, game, Said(note="A word between us."))
            await put_down(tables, game, THREE, to=TWO)
            await tables.store.note(game, NOW, [NoteRow(game, "test", "ref", {"n": 1}, NOW)])
            await close_floor(tables, game)
            while (table := await tables.table(game)).state.step == "market":
                posted = next(one for one in table.open.values() if one.decision.awaited)
                decision = posted.decision
                await tables.submit(game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")

    asyncio.run(play())
    return path


@pytest.fixture
def document(played: Path) -> Document:
    return read_game(played, GAME)


def hidden_from(document: Document, seat: Seat | None) -> Document:
    """The same game, in which everything told to others alone, and all that is noted, is something else."""
    changed = copy.deepcopy(document)
    for row in changed["rows"]["event"]:
        to = json.loads(row["audience"] or "null")
        if to is not None and seat not in to:
            row["fields"] = json.dumps(dict.fromkeys(json.loads(row["fields"]), "secret"))
    for note in changed["rows"]["note"]:
        note["body"] = json.dumps({"words": "secret"})
    return changed


@pytest.mark.parametrize("seat", [None, ONE, TWO, THREE])
def test_nothing_is_told_that_the_audience_does_not_know(document: Document, seat: Seat | None) -> None:
    real, other = (reading.story(one, seat) for one in (document, hidden_from(document, seat)))
    assert real == other
    assert "secret" not in other
    assert "A word between us." not in real


@pytest.mark.parametrize("seat", [ONE, TWO, THREE])
def test_a_view_holds_nothing_of_others(document: Document, seat: Seat) -> None:
    real, other = (reading.seen_by(one, seat) for one in (document, hidden_from(document, seat)))
    assert real == other
    assert json.loads(json.dumps(real)) == real
    assert real["seat"] == seat
    assert {row["key"].rpartition("@")[2] for row in real["answered"]} == {seat}
    assert all(decision["kind"].startswith("sample.") for decision in real["asked"])


MOVES = 90
SECRETS = 3


async def told_apart(store: Store) -> bool:
    """Whether single seats were told enough by now; in some games they are told nothing for a whole turn."""
    return sum(one.audience is not None for one in await store.events(GAME)) > SECRETS


async def random_game(path: Path, kind: str) -> Document:
    """A game of three played at random, whole."""
    pick = random.Random(f"story {kind}")
    async with opened(path) as store:
        tables = Tables(store, GAMES, plan, HOOKS, time=FakeTime())
        await store.add_game(GameRow(GAME, kind, "Any", HOST, NOW))
        for n, seat in enumerate(chairs(3)):
            await store.take_seat(SeatRow(GAME, seat, "user", user(seat), NOW + timedelta(seconds=n)))
        await tables.open_game(GAME, HOST, seed=f"story {kind}")
        for move in range(5 * MOVES):
            table = await tables.table(GAME)
            if table.over or (move >= MOVES and await told_apart(store)):
                break
            seat, key, raw, *_ = choose(table, pick)
            posted = table.open[key]
            await tables.submit(GAME, seat, posted.ref, posted.rev, raw, user(seat))
        tables.close()
        found = await store.dump(GAME)
    assert found is not None
    return found


@pytest.mark.parametrize("kind", sorted(GAMES))
async def test_stories_of_random_games_tell_each_audience_what_it_knows(tmp_path: Path, kind: str) -> None:
    """Every event an audience was told is in its story; what others were told changes nothing of it."""
    document = await random_game(tmp_path / "a.db", kind)
    assert {one.holds for one in verify(document)} == {"yes"}
    private = sum(row["audience"] is not None for row in document["rows"]["event"])
    assert private > SECRETS
    for seat in (None, *chairs(3)):
        changed = hidden_from(document, seat)
        assert reading.story(document, seat) == reading.story(changed, seat)
        if seat is not None:
            assert reading.seen_by(document, seat) == reading.seen_by(changed, seat)
        exported = read(document)
        known = past_of(exported, seat)
        reached = [event for event in exported.events if event.reaches(seat)]
        assert known.events == reached
        lines = [line for line in markdown(look_of(exported, seat), known).splitlines() if line.startswith("- ")]
        assert len(lines) == len(reached) + len(known.own)
        assert all(row.entry.seat == seat for row in known.own)


def test_a_leak_would_be_found(document: Document) -> None:
    """Read as ONE, the changed words of ONE do differ."""
    assert reading.story(document, ONE) != reading.story(hidden_from(document, THREE), ONE)


def test_the_story_goes_by_turns_with_rules(document: Document) -> None:
    story = reading.story(document, None)
    assert story.startswith("# Salt\n\n*As everybody saw it.*\n")
    assert [line for line in story.splitlines() if line.startswith("## ")] == ["## Turn 1", "## Turn 2"]
    assert "### Barter" in story
    assert "The bids were" in story
    assert "(T-2.3)" in story
    assert "\n- **" not in story, "nobody's answers are everybody's"
    own = reading.story(document, ONE)
    assert "*As ◆ Diamond saw it.*" in own
    assert "**Bid**: 3." in own


def test_a_seat_that_is_not_there(document: Document) -> None:
    with pytest.raises(SetupError, match="no seat cross"):
        reading.story(document, "cross")


@pytest.mark.parametrize("wrong", [{}, [], None, {"byrsa": 1, "tables": 1, "game": {}, "rows": {}}])
def test_what_is_no_game_is_refused(wrong: Any) -> None:
    with pytest.raises(SetupError):
        reading.story(wrong, None)


async def test_a_game_in_the_lobby_has_no_story(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        await lobby(store)
        document = await store.dump(GAME)
    with pytest.raises(SetupError):
        reading.story(document, None)


async def test_a_held_game_has_one(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await tables.hold(game, "K7F2Q")
        document = await tables.store.dump(game)
    assert "The bids were" in reading.story(document, None)


async def test_a_story_leaves_out_what_was_taken_back(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        row = await tables.store.find_game(game)
        assert row is not None
        await settled(tables, game, Said())
        before = reading.story(await tables.store.dump(game), None)
        await tables.rewind(game, row.head, HOST)
        after = reading.story(await tables.store.dump(game), None)
    assert "trade" in before.casefold() or "barter" in before.casefold()
    assert after.count("\n- ") == before.count("\n- "), "one line less, and one that tells of it"
    assert "The table took the game back to an earlier act" in after


async def test_a_game_comes_back_as_it_was_with_its_notes(document: Document, tmp_path: Path) -> None:
    async with opened(tmp_path / "other.db") as store:
        await store.restore(document, "other2", FakeTime().now())
        again = await store.dump("other2")
    assert again is not None
    assert again["rows"] == document["rows"]
    assert any(row["kind"] == "test" for row in again["rows"]["note"])
    assert again["game"]["status"] == "held"


def test_by_the_command_line(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, view, story = ["--database", str(played)], tmp_path / "view.json", tmp_path / "story.md"
    assert cli._run(["export", GAME, str(view), "--seat", "diamond", *database]) == 0
    assert "It holds what diamond may know." in capsys.readouterr().out
    assert json.loads(view.read_text("utf-8"))["seat"] == "diamond"
    assert cli._run(["transcript", GAME, *database]) == 0
    printed = capsys.readouterr().out
    whole = tmp_path / "whole.json"
    assert cli._run(["export", GAME, str(whole), *database]) == 0
    assert cli._run(["transcript", str(whole), "--out", str(story)]) == 0
    assert story.read_text("utf-8") == printed
    assert cli._run(["transcript", "nobody", *database]) == 2
    assert cli._run(["transcript", str(view)]) == 2
    assert cli._run(["export", GAME, str(tmp_path / "x"), "--seat", "cross", *database]) == 2
    assert not (tmp_path / "x").exists()


# Headings


async def two_turns(path: Path) -> Document:
    """The first two turns of a game of three, in which everybody does what the rules do for him."""
    async with opened(path) as store:
        tables = Tables(store, GAMES, plan, HOOKS, time=FakeTime())
        await store.add_game(GameRow(GAME, "carthage", "Any", HOST, NOW))
        for n, seat in enumerate(chairs(3)):
            await store.take_seat(SeatRow(GAME, seat, "user", user(seat), NOW + timedelta(seconds=n)))
        await tables.open_game(GAME, HOST, seed="two turns")
        while (table := await tables.table(GAME)).state.turn < 3:
            posted = next(one for one in table.open.values() if one.decision.awaited)
            decision = posted.decision
            await tables.submit(GAME, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
        tables.close()
        found = await store.dump(GAME)
    assert found is not None
    return found


async def test_whatever_happened_stands_under_its_own_phase(tmp_path: Path) -> None:
    """One answer may lead through several phases, none of which asks anything."""
    told = reading.story(await two_turns(tmp_path / "a.db"), None)
    second = told.partition("## Turn 2\n")[2].partition("## Turn 3\n")[0]
    parts = [part.partition("\n") for part in second.split("### ")[1:]]
    phases_told = ["Mortality", "Revenue", "Trade", "Forum", "Senate", "Exploration and Combat"]
    assert [title for title, _, _ in parts] == phases_told  # nothing happens in this Revolution Phase
    under = {title: text for title, _, text in parts}
    for title, line in (
        *(("Mortality", "Turn 2 begins."), ("Mortality", "Mortality Chits:"), ("Revenue", "of personal income")),
        *(("Trade", " draws from "), ("Forum", "The Forum opens"), ("Senate", "The Senate meets")),
        ("Exploration and Combat", "The Exploration and Combat Phase begins"),
    ):
        assert [name for name, text in under.items() if line in text] == [title], line


def phases(told: list[str], first: str) -> list[str]:
    """Those of events of Carthage."""
    ids = {kind.__name__: kind.id for kind in GAMES["carthage"].events}
    return course("carthage").phases([ids[one] for one in told], first)


def test_what_leads_to_a_phase_is_a_part_of_it() -> None:
    told = ["TradeIncome", "StackChanged", "EventLeft", "ForumOpened", "StackChanged", "Died", "SenateOpened"]
    assert phases(told, "trade") == ["trade", *["forum"] * 5, "senate"]
    assert phases(["Died", "CombatOpened", "CombatClosed", "PublicReacted"], "senate") == [
        *("senate", "combat", "combat", "revolution")
    ]
    assert phases(["Died", "Ransomed", "SenateOpened"], "forum") == ["forum", "senate", "senate"]
    assert phases(["CombatClosed", "RebelMustFight"], "combat") == ["combat", "revolution"]


def test_what_opens_a_phase_is_told_by_the_rules() -> None:
    """A name that no event has any more would put all of a phase under the one before."""
    told = course("carthage")
    assert {*told.opens, *told.leads, *told.begins} <= {kind.id for kind in GAMES["carthage"].events}
    assert {GAMES["carthage"].phase(step) for step in GAMES["carthage"].steps} >= {*told.opens.values()}
