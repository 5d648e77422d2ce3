"""Rows that cannot be read, are missing, or are of a newer program: the game is held, the others go on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot import __main__ as cli
from bot.base.errors import Held, NotAllowed
from bot.base.places import Address, Place
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.services.mending.held import ask_way, before_it, trouble
from bot.services.mending.incidents import inspect
from bot.store import points as stored_points
from bot.store.damage import give_up, readable
from bot.store.store import NoteRow, Parcel
from bot.table.tables import Tables
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, answer, asked, at_table, bid_all, lobby, opened, user
from tests.bot.storing import asked as stored
from tests.bot.storing import beside, spoil
from tests.bot.told import told

ONE, TWO, THREE = chairs(3)
FORGETFUL = 5
"""The newest tables that did not know the last entry."""
GARBAGE = {
    "a document that is no archive": "UPDATE checkpoint SET document = x'00ff' WHERE seq = 3 AND game = 'salt22'",
    "a document of another shape": "UPDATE checkpoint SET document = x'789c03' WHERE seq = 3 AND game = 'salt22'",
    "refs": "UPDATE checkpoint SET refs = '{' WHERE seq = 3 AND game = 'salt22'",
    "refs of another kind": "UPDATE checkpoint SET refs = '[1]' WHERE seq = 3 AND game = 'salt22'",
    "a newer schema": "UPDATE checkpoint SET schema = 99 WHERE seq = 3 AND game = 'salt22'",
    "an older schema nobody knows": "UPDATE checkpoint SET schema = -1 WHERE seq = 3 AND game = 'salt22'",
    "an answer": "UPDATE journal SET raw = '{' WHERE seq = 4 AND game = 'salt22'",
    "an answer that is no text": "UPDATE journal SET raw = CAST(x'ff' AS TEXT) WHERE seq = 4 AND game = 'salt22'",
    "a mark": "UPDATE journal SET mark = 'x' WHERE seq = 4 AND game = 'salt22'",
    "the last line is missing": "DELETE FROM journal WHERE seq = 4 AND game = 'salt22'",
    "two lines are missing": "DELETE FROM journal WHERE seq >= 3 AND game = 'salt22'",
    "all lines are missing": "DELETE FROM journal WHERE game = 'salt22'",
}


@asynccontextmanager
async def two_games(place: Place) -> AsyncIterator[tuple[Tables, str]]:
    """Each with a checkpoint at its third act, and one act after it."""
    async with at_table(place) as (tables, game, _):
        await lobby(tables.store, "other2")
        await tables.open_game("other2", HOST)
        for one in (game, "other2"):
            await bid_all(tables, one, [3, 0, 0])
            posted = await asked(tables, one, "sample.done", ONE)
            await answer(tables, one, "sample.done", next(iter(posted.decision.choice.options)), ONE)
        yield tables, game


def begun_anew(tables: Tables) -> Tables:
    """As after a restart."""
    tables.store.stands.clear()
    tables.store.kept = {}
    return Tables(tables.store, tables.games, tables.plan, HOOKS, time=tables.time)


async def status(tables: Tables, game: str) -> tuple[str, str]:
    row = await tables.store.find_game(game)
    assert row is not None
    return row.status, row.cause


@pytest.mark.parametrize("what", GARBAGE)
async def test_a_game_whose_record_cannot_be_read_is_held_and_finds_a_way_out(place: Place, what: str) -> None:
    async with two_games(place) as (tables, game):
        await told(tables)
        spoil(place, _possible(place, GARBAGE[what]))
        again = begun_anew(tables)
        with capture_logs() as logged, pytest.raises(Held):
            await again.table(game)
        assert [one["event"] for one in logged if one["log_level"] == "error"] == ["game held"]
        held, cause = await status(again, game)
        assert held == "held"
        assert cause
        assert [one.kind for one in await told(again, "held")] == ["held"]
        await answer(again, "other2", "sample.done", await done(again, "other2"), TWO)
        assert await trouble(again, game) in (3, 4)
        with pytest.raises(NotAllowed, match=r"held\.still"):
            await ask_way(again, game, HOST, "release")
        with pytest.raises(NotAllowed, match=r"adopt\.illegal"):
            await ask_way(again, game, HOST, "adopt")
        back = await before_it(again, game)
        await ask_way(again, game, HOST, "retreat")
        assert (await status(again, game))[0] == "playing"
        assert back < 4
        fresh = begun_anew(again)
        assert (await fresh.table(game)).open
        again.close()
        fresh.close()


def _possible(place: Place, sql: str) -> str:
    """PostgreSQL keeps no text that is none."""
    if isinstance(place, Address) and "CAST(x'ff'" in sql:
        pytest.skip("PostgreSQL keeps no text that is none")
    return sql


async def done(tables: Tables, game: str) -> str:
    posted = await asked(tables, game, "sample.done", TWO)
    found: str = next(iter(posted.decision.choice.options))
    return found


async def test_where_others_hang_on_what_cannot_be_read_the_way_out_is_before_all_of_them(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_points, "FAMILY", 2)
    async with at_table(place) as (tables, game, _):
        while len(await tables.store.checkpoints(game)) < 4:
            open_now = (await tables.table(game)).open.values()
            await tables.lapse(game, next(one.ref for one in open_now if one.decision.awaited))
        points = stored(place, "SELECT seq, upon FROM checkpoint ORDER BY seq")
        first = points[2][0]
        assert [upon for _, upon in points] == [None, 0, None, first]
        spoil(place, "UPDATE checkpoint SET document = x'00ff' WHERE upon IS NULL AND seq > 0")
        again = begun_anew(tables)
        with capture_logs(), pytest.raises(Held):
            await again.table(game)
        assert await trouble(again, game) == first
        await ask_way(again, game, HOST, "retreat")
        assert (await status(again, game))[0] == "playing"
        assert (await begun_anew(again).table(game)).open


async def test_an_undo_that_cannot_read_holds_the_game_too(place: Place) -> None:
    async with two_games(place) as (tables, game):
        spoil(place, GARBAGE["a document that is no archive"])
        with pytest.raises(Held):
            await tables.undo(game, ONE, user(ONE))
        assert (await status(tables, game))[0] == "held"


async def test_what_was_taken_back_is_not_missed(place: Place) -> None:
    async with two_games(place) as (tables, game):
        await tables.undo(game, ONE, user(ONE))
        row = await tables.store.find_game(game)
        assert row is not None
        assert (row.head, row.last) == (5, 3)
        again = begun_anew(tables)
        assert (await again.table(game)).open
        again.close()


def test_older_databases_know_what_their_last_entry_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that cannot know it is not held for that."""
    monkeypatch.setattr(stored_points, "FAMILY", 1)  # then, all documents were whole
    place = tmp_path / "a.db"

    async def before() -> None:
        async with two_games(place):
            pass

    async def after() -> None:
        async with opened(place) as store:
            games = {row.id: row.last for row in await store.games()}
            assert games == {"salt22": 4, "other2": None}

    asyncio.run(before())
    spoil(
        place,
        "ALTER TABLE game DROP COLUMN last",
        "ALTER TABLE game DROP COLUMN version",
        "ALTER TABLE checkpoint DROP COLUMN upon",
        "ALTER TABLE outbox DROP COLUMN patient",
        "ALTER TABLE outbox DROP COLUMN claimer",
        "ALTER TABLE event DROP COLUMN half",
        "ALTER TABLE lease DROP COLUMN parting",
        "DROP INDEX game_still",
        f"PRAGMA user_version = {FORGETFUL}",
    )
    asyncio.run(before_again(place))
    asyncio.run(after())


async def before_again(place: Place) -> None:
    async with opened(place) as store:
        await store._write((), lambda db: db.execute("UPDATE game SET last = NULL WHERE id = 'other2'"))
        assert (await store.replay("other2")) is not None


def test_check_names_each_game_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:

    place = tmp_path / "a.db"

    async def play() -> None:
        async with two_games(place):
            pass

    monkeypatch.setenv("BYRSA_DATABASE", str(place))
    for what, said in {
        "a document that is no archive": "at entry 3, barter: what is written cannot be read (error)",
        "a newer schema": "at entry 3, barter: ValueError('a document of schema 99; this program knows",
        "an answer": "at entry 4, sample.done@diamond: what is written cannot be read (JSONDecodeError)",
        "the last line is missing": "at entry 4, : the journal ends at entry 3",
    }.items():
        place.unlink(missing_ok=True)
        asyncio.run(play())
        spoil(place, GARBAGE[what])
        assert cli._run(["check"]) == 1
        out = capsys.readouterr().out
        assert said in out, what
        assert "other2 sample 'Salt' at 4: goes on" in out
        assert "2 games in play, 1 would diverge." in out


ASIDE = {
    "note": "UPDATE note SET body = '{' WHERE game = 'salt22' AND ref = 'diamond'",
    "window": "UPDATE \"window\" SET type = 'x' WHERE game = 'salt22' AND seat = 'circle'",
    "saved": "UPDATE saved SET raw = '{' WHERE game = 'salt22'",
    "order": "UPDATE \"order\" SET body = '' WHERE game = 'salt22'",
    "event": "UPDATE event SET fields = '{' WHERE game = 'salt22' AND seq = 3 AND n = 0",
    "options": "UPDATE game SET options = CAST(x'ff' AS TEXT) WHERE id = 'salt22'",
}


@pytest.mark.parametrize("what", ASIDE)
async def test_a_damaged_row_beside_the_journal_holds_its_game_and_no_other(place: Place, what: str) -> None:
    """The clock of the other goes on; and once the table lets it go on, what cannot be read is given up."""
    async with two_games(place) as (tables, game):
        posted = await asked(tables, game, "sample.done", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, await done(tables, game), user(TWO))
        await tables.store.set_orders(game, ONE, [{"kind": "x"}])
        spoil(place, _possible(place, ASIDE[what]))
        again = begun_anew(tables)
        assert {row.id for row in await again.store.games()} == {game, "other2"}
        assert await again.store.ailing() == ([game] if what in ("note", "window", "saved", "order") else [])
        with capture_logs() as logged:
            assert await inspect(again, game)
            assert not await inspect(again, "other2")
        assert [one["event"] for one in logged if one["log_level"] == "error"] == ["game damaged"]
        state, cause = await status(again, game)
        assert (state, cause.split()[3]) == ("held", what)
        clock = Clock(again.store, again, again.time)
        await clock.connected()
        again.time.move(NOW + (await again.store.next_due() - NOW) - again.time.now())  # type: ignore[operator, union-attr]
        clock.since = NOW
        await clock.tick()
        assert [row.entry.kind for row in await again.store.journal("other2")][-1] == "lapse"
        await again.release(game, HOST)
        assert await again.store.unreadable(game) == []
        assert await inspect(again, game) is False
        again.close()


async def test_a_damaged_parcel_does_not_stop_the_courier(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [Parcel("public", "channel", "notice", "found", about={"a": 1})], NOW)
        spoil(place, "UPDATE outbox SET about = '{'")
        (row,) = await store.claim(NOW)
        assert row.parcel.about == {}


async def test_damaged_settings_are_as_if_none_were_made(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.change_user(user(ONE), {"preferences": {"language": "de"}})
        spoil(
            place,
            "UPDATE \"user\" SET settings = '{'",
            "INSERT INTO parley (game, deal, kept, erase_at) VALUES ('salt22', 'a.b.1', '[', 0)",
        )
        store.people.clear()
        assert (await store.user(user(ONE))).settings == {}
        assert (await store.stand("salt22")).people == {}
        assert (await store.parley("salt22", "a.b.1")).kept == ()
        await store.tidy(NOW)
        await store.note("salt22", NOW, [NoteRow("salt22", "x", "y", due=NOW)])
        assert [one.ref for one in await store.due_notes(NOW)] == ["y"]


async def test_each_row_that_cannot_be_read_is_named_and_forgotten_alone(place: Place) -> None:
    """Of who may know of an event, too; and what can be read beside it stays."""
    async with at_table(place) as (tables, game, _):
        store = tables.store
        (seq, n, *_), *others = stored(place, "SELECT seq, n FROM event WHERE game = ? ORDER BY seq, n", game)
        spoil(
            place,
            f"UPDATE event SET audience = '[' WHERE seq = {seq} AND n = {n}",  # noqa: S608
            "UPDATE game SET options = '{\"a\": 1}', terms = '{'",
        )
        assert await store.unreadable(game) == ["terms", f"event {seq}.{n}"]
        with beside(place) as db:
            give_up(db, game)
        assert stored(place, "SELECT options, terms FROM game WHERE id = ?", game) == [('{"a": 1}', "{}")]
        assert stored(place, "SELECT seq, n FROM event WHERE game = ? ORDER BY seq, n", game) == others


@pytest.mark.parametrize("stored", [None, "", "{", '"diamond"', "1", "null", '{"diamond": 1}'])
def test_what_is_no_list_is_read_as_what_is_there_otherwise(stored: str | None) -> None:
    """So that a damaged audience is nobody, rather than everybody or each letter of a word."""
    assert readable(stored, list[str]()) == []
    assert readable('["diamond"]', list[str]()) == ["diamond"]
