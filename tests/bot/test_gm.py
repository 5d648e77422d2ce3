"""The game master: whom he may answer for, what he may set and say, and what he never sees."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import IllegalAnswer, NotAllowed, NotOpen
from bot.services.mending import gm
from bot.services.pauses.pauses import ask_pause
from bot.store.store import Stand
from bot.table.tables import Tables
from games.kernel.decision import chairs
from tests.bot.playing import HOST, asked, at_table, user
from tests.bot.told import told

ONE, TWO, THREE = chairs(3)
HOUR = timedelta(hours=1)


async def stand_of(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    assert stand is not None
    return stand


async def test_he_answers_only_where_no_clock_runs(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", TWO)
        with pytest.raises(NotAllowed, match=r"gm\.clock-runs"):
            await gm.force(tables, game, HOST, posted.ref)
        await ask_pause(tables, game, HOST)
        await gm.force(tables, game, HOST, posted.ref)
        last = await tables.store.last_entry(game)
        assert last is not None
        assert (last.entry.seat, last.entry.kind, last.user) == (TWO, "lapse", HOST)
        assert last.entry.raw == posted.decision.lapse
        with pytest.raises(NotOpen, match=r"decision\.closed"):
            await gm.force(tables, game, HOST, posted.ref)


async def test_a_table_without_a_pace_waits_until_he_decides(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", THREE)
        with pytest.raises(IllegalAnswer):
            await gm.force(tables, game, HOST, posted.ref, lambda _: 999)
        await gm.force(tables, game, HOST, posted.ref, lambda _: 2)
        last = await tables.store.last_entry(game)
        assert last is not None
        assert (last.entry.seat, last.entry.raw) == (THREE, 2)
        assert [one.decision.seat for one in gm.stuck(await stand_of(tables, game), await tables.table(game))] == [
            ONE,
            TWO,
        ]


async def test_what_a_seat_has_saved_counts_before_the_default(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, 5, user(TWO))
        await gm.force(tables, game, HOST, posted.ref)
        last = await tables.store.last_entry(game)
        assert last is not None
        assert last.entry.raw == 5


async def test_he_sets_deadlines_ahead_of_now_and_all_are_told(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        when = time.now() + 30 * HOUR
        await gm.set_deadline(tables, game, HOST, TWO, when)
        assert {row.seat: row.due for row in await tables.store.windows(game)}[TWO] == when
        assert len({row.due for row in await tables.store.windows(game)}) == 2
        for wrong in (time.now(), time.now() - HOUR, time.now() + timedelta(days=40)):
            with pytest.raises(NotAllowed, match=r"gm\.when"):
                await gm.set_deadline(tables, game, HOST, None, wrong)
        assert [one.ref for one in await told(tables, "gm")] == ["deadline"]
        await ask_pause(tables, game, HOST)
        with pytest.raises(NotAllowed, match=r"gm\.still"):
            await gm.set_deadline(tables, game, HOST, None, when)


def acts(tables: Tables, game: str, who: int, ref: str) -> list[Callable[[], Any]]:
    return [
        lambda: gm.force(tables, game, who, ref),
        lambda: gm.set_deadline(tables, game, who, None, tables.time.now() + HOUR),
        lambda: gm.resend(tables, game, who, ONE),
        lambda: gm.say(tables, game, who, "x"),
        lambda: gm.known(tables, game, who),
    ]


async def test_nobody_else_does_any_of_it_and_a_named_one_takes_the_place_of_the_host(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, time):
        ref = (await asked(tables, game, "sample.bid", TWO)).ref
        for act in acts(tables, game, user(TWO), ref):
            with pytest.raises(NotAllowed, match=r"gm\.only"):
                await act()
        await tables.store.change_game(game, time.now(), gm=user(THREE))
        for act in acts(tables, game, HOST, ref):
            with pytest.raises(NotAllowed, match=r"gm\.only"):
                await act()
        for act in acts(tables, game, user(THREE), ref):
            await act()


async def test_he_learns_how_much_seats_were_told_but_not_what(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        found = await gm.known(tables, game, HOST)
        assert set(found) == {ONE, TWO, THREE}
        assert all(isinstance(one, gm.Known) for one in found.values())
        assert not gm.sees_all((await stand_of(tables, game)).game)


@pytest.mark.parametrize("text", ["", "  ", "x" * 1001])
async def test_notes_have_a_length(tmp_path: Path, text: str) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        with pytest.raises(NotAllowed, match=r"gm\.note"):
            await gm.say(tables, game, HOST, text)
