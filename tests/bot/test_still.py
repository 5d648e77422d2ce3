"""Whatever stops a clock, and in whatever order: nobody is defaulted before he had his time, and everybody after it."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.base.errors import NotAllowed
from bot.services.clock.clock import Clock
from bot.services.pauses.pauses import ask_extend, ask_pause, ask_resume
from bot.table.tables import Tables
from tests.bot.playing import HOST, NOW, FakeTime, at_table

HOUR = timedelta(hours=1)
PACE = 12
SWITCHES = ("pause", "resume", "hold", "release")
ACTS = st.lists(
    st.one_of(
        st.sampled_from(SWITCHES),
        st.tuples(st.just("wait"), st.integers(1, 9)),
        st.tuples(st.just("extend"), st.integers(1, 5)),
    ),
    min_size=4,
    max_size=14,
)


async def switch(tables: Tables, game: str, act: str) -> None:
    if act == "hold":
        await tables.hold(game, "AAAAA")
    elif act == "release":
        row = await tables.store.find_game(game)
        if row is not None and row.status == "held":
            await tables.release(game, HOST)
    else:
        with suppress(NotAllowed):  # it is so already
            await (ask_pause if act == "pause" else ask_resume)(tables, game, HOST)


async def lapsed(tables: Tables, game: str) -> bool:
    return any(row.entry.kind == "lapse" for row in await tables.store.journal(game))


async def runs(tables: Tables, game: str) -> bool:
    row = await tables.store.find_game(game)
    return row is not None and row.status == "playing" and row.paused_at is None


async def play(acts: list[str | tuple[str, int]], path: Path) -> None:
    async with at_table(path) as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        clock.since = NOW - 2 * HOUR
        run, owed = 0, PACE
        for act in acts:
            if isinstance(act, str):
                await switch(tables, game, act)
            elif act[0] == "extend":
                await ask_extend(tables, game, HOST, act[1])
                owed += act[1]
            else:
                run += await waited(clock, time, act[1], running=await runs(tables, game))
            if await lapsed(tables, game):
                assert run >= owed
                return
        for act in ("release", "resume"):
            await switch(tables, game, act)
        if run < owed:
            assert {row.due for row in await tables.store.windows(game)} == {time.now() + (owed - run) * HOUR}
        await waited(clock, time, owed + 3 * PACE, running=True)
        assert await lapsed(tables, game), "all that is in the bank is spent too"


async def waited(clock: Clock, time: FakeTime, hours: int, *, running: bool) -> int:
    """So many hours pass, the clock looking each hour; how many of them counted."""
    for _ in range(hours):
        time.move(HOUR)
        await clock.tick()
    return hours if running else 0


@settings(max_examples=15, deadline=None)
@given(ACTS)
def test_nobody_is_defaulted_before_he_had_his_time(acts: list[str | tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(acts, Path(folder) / "a.db"))
