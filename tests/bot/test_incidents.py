"""Games in which nobody is asked anything, and games that cannot be told: their clocks stop, and a maintainer hears."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.base.errors import Held
from bot.services.mending.incidents import inspect
from bot.services.mending.places_lost import LOST, find_again, lose
from bot.services.pauses.pauses import ask_pause
from bot.store.store import Move, Stand
from bot.table.tables import Tables
from games.kernel import run
from games.kernel.decision import chairs
from tests.bot.playing import HOST, answer, asked, at_table, user
from tests.bot.told import told

HOUR = timedelta(hours=1)


async def stand_of(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    assert stand is not None
    return stand


async def test_a_game_whose_deadlines_were_lost_is_held_and_logged(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        assert not await inspect(tables, game)
        stand = await stand_of(tables, game)
        refs = [row.ref for row in stand.windows]
        await tables.store.commit(Move(game, time.now(), stand.game.head, stand.game.head, closed=refs))
        with capture_logs() as logged:
            assert await inspect(tables, game)
        assert [one["event"] for one in logged if one["log_level"] == "error"] == ["game stuck"]
        row = (await stand_of(tables, game)).game
        assert row.status == "held"
        assert row.code
        assert [one.kind for one in await told(tables, "held")] == ["held"]
        assert not await inspect(tables, game), "held games are not looked at again"


async def test_what_a_program_that_was_cut_off_had_still_to_do_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All had said that nobody need wait for them; the answers were kept, and are still asked for."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):

        async def cut_off(*_: Any) -> list[Any]:
            return []

        monkeypatch.setattr(Tables, "_follow", cut_off)
        for seat in chairs(3):
            posted = await asked(tables, game, "sample.bid", seat)
            await tables.save(game, seat, posted.ref, posted.rev, 2, user(seat), locked=True)
        monkeypatch.undo()
        assert await tables.store.journal(game) == []
        assert len((await stand_of(tables, game)).windows) == 3
        assert not await inspect(tables, game)
        assert [(row.entry.seat, row.entry.raw) for row in await tables.store.journal(game)] == [
            (seat, 2) for seat in chairs(3)
        ]


async def test_a_step_that_asks_nobody_breaks_the_table_and_holds_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel sees it at once: nothing of the act is written."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        monkeypatch.setattr(run.Run, "say", lambda *_: [])
        with pytest.raises(Held):
            await answer(tables, game, "sample.bid", 3)
        monkeypatch.undo()
        stand = await stand_of(tables, game)
        assert (stand.game.status, stand.game.head) == ("held", 0)
        assert "nothing is awaited" in stand.game.cause
        assert await tables.store.next_due() is None


async def test_a_lost_game_gets_back_all_the_time_it_was_lost(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        due = await tables.store.next_due()
        assert due is not None
        assert await lose(tables, game)
        assert not await lose(tables, game)
        assert await tables.store.next_due() is None
        time.move(30 * HOUR)
        assert await find_again(tables, game)
        assert not await find_again(tables, game)
        assert await tables.store.next_due() == due + 30 * HOUR


async def test_a_game_that_is_lost_while_paused_stays_paused_when_found(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await ask_pause(tables, game, HOST)
        await lose(tables, game)
        assert (await stand_of(tables, game)).note("pause", LOST) is not None
        assert not await find_again(tables, game)
        assert (await stand_of(tables, game)).game.paused_at is not None
        assert (await stand_of(tables, game)).note("pause", LOST) is None
