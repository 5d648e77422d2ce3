"""Held games: the ways out, what each needs, and that nothing is lost on any of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import Held, NotAllowed
from bot.services.brought import HOOKS
from bot.services.mending.held import ask_way, before_it, trouble
from bot.services.votes.votes import cast
from bot.store.store import EntryRow, GameRow, Move
from bot.table.adopting import adopted
from bot.table.tables import Tables
from games.kernel import Entry, Seat
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, answer, asked, at_table, bid_all, user
from tests.bot.told import told

ONE, TWO, THREE = chairs(3)


async def game_of(tables: Tables, game: str) -> GameRow:
    row = await tables.store.find_game(game)
    assert row is not None
    return row


async def spoil(tables: Tables, game: str, raw: Any = 3, seat: Seat = TWO) -> None:
    """Another program wrote an answer, and made something else of it; nobody has looked yet."""
    head = (await game_of(tables, game)).head
    entry = Entry(head + 1, "answer", seat, f"sample.bid/day=1@{seat}", raw, "1.beef.beef", sealed=False)
    await tables.store.commit(Move(game, NOW, head, head + 1, line=EntryRow(entry, NOW, user(seat), "0")))


async def found_out(tables: Tables, game: str) -> None:
    with pytest.raises(Held):
        await tables.table(game)


async def test_the_answers_stand_with_new_consequences(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 4, ONE)
        await spoil(tables, game)
        await found_out(tables, game)
        assert await trouble(tables, game) == 2
        with pytest.raises(NotAllowed, match=r"held\.still"):
            await ask_way(tables, game, HOST, "release")
        motion = await ask_way(tables, game, user(TWO), "adopt")
        assert motion.state == "open"
        motion = await cast(tables, game, motion.ref, user(THREE), yea=True)
        assert motion.state == "carried"
        row = await game_of(tables, game)
        assert (row.status, row.code, row.head) == ("playing", "", 3)
        assert [(one.entry.seat, one.entry.raw) for one in await tables.store.journal(game)] == [(ONE, 4), (TWO, 3)]
        assert {one.seat for one in await tables.store.windows(game)} == {THREE}
        fresh = Tables(tables.store, tables.games, tables.plan, HOOKS, time=tables.time)
        await answer(fresh, game, "sample.bid", 9, THREE)
        assert "sample.LotSold" in [event.kind for event in await tables.store.events(game)]
        again = Tables(tables.store, tables.games, tables.plan, HOOKS, time=tables.time)
        assert {*(await again.table(game)).open} == {*(await fresh.table(game)).open}
        again.close()
        fresh.close()


async def test_what_is_told_otherwise_is_told_anew_and_once(tmp_path: Path) -> None:
    """The last bid sells the lot in this program; in the one that wrote it, it did not."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 4, ONE)
        await answer(tables, game, "sample.bid", 4, TWO)
        await spoil(tables, game, 9, THREE)
        await found_out(tables, game)
        await ask_way(tables, game, HOST, "adopt")
        events = await tables.store.events(game)
        assert [event.kind for event in events].count("sample.LotSold") == 1
        assert {event.seq for event in events if event.kind == "sample.LotSold"} == {4}
        assert any(point.seq == 3 for point in await tables.store.checkpoints(game))
        tables.live.drop(game)
        assert (await asked(tables, game, "sample.done")).decision.kind == "sample.done"


async def test_what_is_no_longer_legal_cannot_be_adopted(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 4, ONE)
        await spoil(tables, game, 99)
        await found_out(tables, game)
        with pytest.raises(NotAllowed, match=r"adopt\.illegal"):
            await ask_way(tables, game, HOST, "adopt")
        assert (await game_of(tables, game)).status == "held"
        assert await before_it(tables, game) == 1
        await ask_way(tables, game, HOST, "retreat")
        row = await game_of(tables, game)
        assert row.status == "playing"
        stands = [one.entry.kind for one in await tables.store.journal(game) if one.undone_by is None]
        assert stands == ["answer", "rewind"]
        await answer(tables, game, "sample.bid", 2, TWO)


async def test_a_game_that_can_go_on_goes_on(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        await tables.hold(game, "ABCDE", "a rule failed")
        assert await trouble(tables, game) is None
        with pytest.raises(NotAllowed, match=r"adopt\.nothing"):
            await ask_way(tables, game, HOST, "adopt")
        row = await game_of(tables, game)
        with pytest.raises(NotAllowed, match=r"adopt\.nothing"):
            await adopted(tables.store, tables.games, row)
        await ask_way(tables, game, HOST, "release")
        assert (await game_of(tables, game)).status == "playing"
        with pytest.raises(NotAllowed, match=r"held\.not"):
            await ask_way(tables, game, HOST, "release")


async def test_a_vote_that_comes_after_the_masters_word_does_nothing_more(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        await tables.hold(game, "ABCDE")
        motion = await ask_way(tables, game, user(TWO), "retreat")
        await ask_way(tables, game, HOST, "release")
        head = (await game_of(tables, game)).head
        await cast(tables, game, motion.ref, user(THREE), yea=True)
        assert (await game_of(tables, game)).head == head


async def test_the_table_is_told_and_its_card_follows(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await told(tables)
        await tables.hold(game, "ABCDE")
        assert [(one.kind, one.target) for one in await told(tables, "held")] == [("held", "channel")]
        await ask_way(tables, game, HOST, "release")
        assert [one.kind for one in await told(tables, "held")] == ["held"]
