"""Every game in the catalogue, played through the store: restarts, deadlines and undone acts leave it the same."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import NotAllowed
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.store.sql import SqlStore
from bot.store.store import GameRow, SeatRow
from bot.table.tables import Tables
from games.catalog import GAMES
from games.kernel import save
from games.kernel.decision import chairs
from games.kernel.table import Table
from games.playout import choose
from tests.bot.playing import HOST, NOW, FakeTime, opened, plan, spend_banks, user
from tests.lobbies import LITERAL

ACTS = 120
GAME = "abc234"


async def begin(store: SqlStore, kind: str, **terms: bool) -> tuple[Tables, FakeTime, Clock]:
    time = FakeTime()
    tables = Tables(store, GAMES, plan, HOOKS, time=time)
    await store.add_game(GameRow(GAME, kind, "Any", HOST, NOW, terms=terms))
    for n, seat in enumerate(chairs(GAMES[kind].places_with(GAMES[kind].options()).start)):
        await store.take_seat(SeatRow(GAME, seat, "user", user(seat), NOW + timedelta(seconds=n)))
    await spend_banks(store, GAME)
    await tables.open_game(GAME, HOST, seed=f"store {kind}")
    clock = Clock(store, tables, time)
    await clock.connected()
    time.move(timedelta(hours=2))
    return tables, time, clock


def shown(table: Table[Any]) -> Any:
    """All that must come back after a restart."""
    return {key: (one.ref, one.rev) for key, one in table.open.items()}, save(table.state), table.over


async def press(tables: Tables, pick: random.Random) -> None:
    """By whoever holds the seat; of a seat that has come free for want of answers, by nobody."""
    table = await tables.table(GAME)
    seat, key, raw = choose(table, pick)
    posted = table.open[key]
    held = {row.seat for row in await tables.store.seats(GAME) if row.user is not None}
    await tables.submit(GAME, seat, posted.ref, posted.rev, raw, user(seat) if seat in held else None)


@pytest.mark.parametrize("kind", sorted(GAMES))
async def test_a_game_is_the_same_whether_it_was_kept_in_memory_or_not(tmp_path: Path, kind: str) -> None:
    pick = random.Random(kind)
    async with opened(tmp_path / "a.db") as store:
        tables, time, clock = await begin(store, kind)
        for number in range(ACTS):
            table = await tables.table(GAME)
            if table.over:
                break
            due = await store.next_due()
            if number % 20 == 19 and due:
                time.move(due - time.now())
                await clock.tick()
            else:
                await press(tables, pick)
            if number % 7 == 0:
                before = shown(await tables.table(GAME))
                tables.close()
                assert shown(await tables.table(GAME)) == before
            awaited = {one.ref for one in (await tables.table(GAME)).open.values() if one.decision.awaited}
            assert {row.ref for row in await store.windows(GAME)} == awaited
        kinds = {row.entry.kind for row in await store.journal(GAME)}
        assert "answer" in kinds
        assert kinds & {"lapse", "order"}, "no deadline took effect, not even of what is said ahead"
        tables.close()


@pytest.mark.parametrize("kind", sorted(GAMES))
async def test_what_is_undone_is_as_if_it_had_not_been(tmp_path: Path, kind: str) -> None:
    pick, undone = random.Random(kind), 0
    async with opened(tmp_path / "a.db") as store:
        tables, _, _ = await begin(store, kind, **LITERAL)
        for _ in range(ACTS):
            if (await tables.table(GAME)).over:
                break
            before = shown(await tables.table(GAME))
            await press(tables, pick)
            last = await store.last_entry(GAME)
            if last.entry.kind != "answer" or last.entry.sealed or (await tables.table(GAME)).over:
                continue
            try:
                await tables.undo(GAME, last.entry.seat, user(last.entry.seat))
            except NotAllowed:
                continue
            undone += 1
            assert shown(await tables.table(GAME))[1:] == before[1:]
            assert shown(await tables.table(GAME))[0] == before[0]
            await press(tables, pick)
        assert undone > 3
        awaited = {one.ref for one in (await tables.table(GAME)).open.values() if one.decision.awaited}
        assert {row.ref for row in await store.windows(GAME)} == awaited
        tables.close()
