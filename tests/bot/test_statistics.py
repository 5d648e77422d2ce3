"""Who has won is noted with the last act; what comes of that is counted."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from pathlib import Path

from bot.services.clock.clock import Clock
from bot.services.records.statistics import RESULT, of_person, of_server
from bot.services.resolutions.endings import ask_end
from bot.services.seats.seats import take, vacate
from bot.table.tables import Tables
from games.kernel.decision import chairs
from tests.bot.playing import HOST, answer, asked, at_table, bid_all, user

ONE, TWO, THREE = chairs(3)


async def to_its_end(tables: Tables, game: str, clock: Clock) -> None:
    """All defaults until the road ends."""
    while not (table := await tables.table(game)).over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        await tables.lapse(game, posted.ref)


async def test_the_winner_of_a_game_is_counted(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        assert (await of_person(tables.store, HOST)).running == 1
        time.move(timedelta(minutes=1))
        await bid_all(tables, game, [4, 0, 0])
        await to_its_end(tables, game, Clock(tables.store, tables, time))
        (note,) = await tables.store.notes(game, RESULT)
        winners = note.body["winners"]
        assert winners
        for seat in chairs(3):
            record = await of_person(tables.store, user(seat))
            assert record.played == Counter(sample=1)
            assert record.won["sample"] == (seat in winners)
            assert record.running == 0
            assert record.answered == 1
            assert record.missed > 3
        server = await of_server(tables.store, 1)
        assert (server.played["sample"], server.won["sample"]) == (1, 1)
        assert dict(server.champions) == {user(seat): 1 for seat in winners}
        assert (await of_server(tables.store, 2)).played == Counter()


async def test_a_game_the_table_has_broken_off_was_not_played_to_its_end(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await ask_end(tables, game, HOST)
        record = await of_person(tables.store, HOST)
        assert (record.played, record.running) == (Counter(), 0)
        assert (await of_server(tables.store, 1)).played == Counter()


async def test_what_a_former_holder_has_missed_is_not_his_successors(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        await tables.lapse(game, (await asked(tables, game, "sample.bid", TWO)).ref)
        time.move(timedelta(hours=1))
        await vacate(tables, game, TWO, "own")
        await take(tables, game, TWO, 4711)
        assert (await of_person(tables.store, 4711)).missed == 0


async def test_who_never_played(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 3, ONE)
        record = await of_person(tables.store, 4711)
        assert (record.played, record.running, record.answered, record.missed) == (Counter(), 0, 0, 0)
        assert (await of_person(tables.store, user(ONE))).answered == 1
