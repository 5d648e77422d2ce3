"""Undo: what can be taken back, for how long, and what it leaves behind."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.base.errors import NotAllowed
from bot.services.brought import HOOKS
from bot.store.store import EntryRow
from bot.table.tables import Tables
from bot.table.undo import undoable
from games.kernel import Seat
from games.kernel.decision import chairs
from tests.bot.playing import answer, asked, at_table, user

ONE, TWO, THREE = chairs(3)


async def named(tables: Tables, game: str, seat: Seat) -> str:
    return undoable(await tables.table(game), seat)


async def standing(tables: Tables, game: str) -> list[EntryRow]:
    return [row for row in await tables.store.journal(game) if row.undone_by is None]


async def test_only_the_last_answer_is_offered_to_be_taken_back_and_only_to_its_seat(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        assert await named(tables, game, ONE) == ""
        await answer(tables, game, "sample.bid", 4, ONE)
        first = await named(tables, game, ONE)
        assert first
        assert not await named(tables, game, TWO)
        await answer(tables, game, "sample.bid", 4, TWO)
        assert not await named(tables, game, ONE)
        assert await named(tables, game, TWO) not in ("", first)


async def test_a_button_for_one_answer_takes_back_no_other(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 4, ONE)
        old = await named(tables, game, ONE)
        await tables.undo(game, ONE, user(ONE), old)
        await answer(tables, game, "sample.bid", 3, ONE)
        with pytest.raises(NotAllowed, match=r"undo\.late"):
            await tables.undo(game, ONE, user(ONE), old)
        assert [row.entry.raw for row in await standing(tables, game)] == [3]


@pytest.mark.parametrize("first", ["undo", "answer"])
async def test_an_undo_that_races_anothers_answer(tmp_path: Path, first: str) -> None:
    """Whichever comes first counts; an undo that comes second is refused, and no answer is lost either way."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 4, ONE)
        back = tables.undo(game, ONE, user(ONE), await named(tables, game, ONE))
        bid = answer(tables, game, "sample.bid", 7, TWO)
        acts = (back, bid) if first == "undo" else (bid, back)
        found = await asyncio.gather(*acts, return_exceptions=True)
        refused = [one for one in found if isinstance(one, NotAllowed)]
        raws = {row.entry.seat: row.entry.raw for row in await standing(tables, game)}
        assert len(refused) == (first == "answer")
        assert raws == ({TWO: 7} if first == "undo" else {ONE: 4, TWO: 7})
        fresh = Tables(tables.store, tables.games, tables.plan, HOOKS, time=tables.time)
        assert {*(await fresh.table(game)).open} == {*(await tables.table(game)).open}
        fresh.close()


async def test_whose_answer_can_no_longer_be_taken_back_is_shown_so(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        await answer(tables, game, "sample.bid", 4, ONE)
        while rows := await tables.store.claim(time.now()):
            for row in rows:
                await tables.store.sent(row.id)
        await answer(tables, game, "sample.bid", 4, TWO)
        sent = [(row.parcel.audience, row.parcel.kind) for row in await tables.store.claim(time.now())]
        assert (f"seat:{ONE}", "decisions") in sent


async def test_after_a_restart_at_a_step_it_can_still_be_taken_back(tmp_path: Path) -> None:
    """The table knows nothing from before its checkpoint then; the store does."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 4, ONE)
        fresh = Tables(tables.store, tables.games, tables.plan, HOOKS, time=tables.time)
        assert await named(fresh, game, ONE) == await named(tables, game, ONE)
        await fresh.undo(game, ONE, user(ONE))
        assert (await asked(fresh, game, "sample.bid", ONE)).decision.seat == ONE
        fresh.close()
