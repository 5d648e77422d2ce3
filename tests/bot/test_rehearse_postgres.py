"""Rehearsals on a server of PostgreSQL's: what may happen between it and the bot, and that nothing is lost by it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing

import pytest

from bot.app.rehearsal import play
from bot.app.rehearsal.faults import POSTGRES, Mishap
from bot.app.rehearsal.play import SERVED
from bot.app.rehearsal.postgres import Place, place
from bot.base.errors import SetupError, StoreFailed
from bot.base.places import Address
from bot.store.postgres import open_store
from bot.store.sql import SqlStore
from tests.bot.playing import lobby
from tests.bot.server import Elsewhere
from tests.bot.storing import act, start

SCHEMAS = "SELECT count(*) FROM information_schema.schemata WHERE schema_name LIKE 'byrsa_rehearsal%'"
ONE_EACH = {one.kind: one for one in POSTGRES}


@asynccontextmanager
async def begun(bare: Address) -> AsyncGenerator[tuple[Place, SqlStore]]:
    """A game in play on a server behind a door."""
    async with place(bare) as there:
        store = await open_store(there.address)
        try:
            await lobby(store)
            await store.commit(start())
            yield there, store
        finally:
            await store.close()


async def test_a_transaction_is_cut_off_before_it_is_heard_or_after(bare: Address) -> None:
    """The bot learns which, and what was said to be done is done; a server that is gone is there again."""
    async with begun(bare) as (there, store):
        there.door.tears = "late"
        await store.commit(act(0))
        there.door.tears = "early"
        with pytest.raises(StoreFailed):
            await store.commit(act(1))
        there.door.shut = True
        there.door.cut()
        with pytest.raises(StoreFailed):
            await store.commit(act(1))
        there.door.shut = False
        await store.commit(act(1))
        assert [one.entry.seq for one in await store.journal("salt22")] == [1, 2]


async def test_what_another_program_holds_is_given_up_in_time(bare: Address) -> None:
    async with begun(bare) as (there, store):
        (end,) = there.hold()
        with pytest.raises(StoreFailed) as failed:
            await store.commit(act(0))
        assert failed.value.trouble == "busy"
        assert "statement timeout" in str(failed.value)
        end()
        await store.commit(act(0))


async def test_nothing_of_it_stays_on_the_server(bare: Address) -> None:
    async with place(bare):
        pass
    with closing(await asyncio.to_thread(Elsewhere, bare)) as db:
        assert db.execute(SCHEMAS).fetchone()[0] == 0


@pytest.mark.slow
async def test_a_game_on_a_server_ends_as_in_peace(bare: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of what may happen to it, one after the other in one game."""
    monkeypatch.setenv("DATABASE_URL", bare.with_password())
    quiet = await play.in_peace(play.cast_of("sample"), 8)
    plan: list[Mishap] = [one.at(4 * number) for number, one in enumerate(ONE_EACH.values())]
    applied, found = await play.amid_plan(quiet, SERVED, plan)
    assert set(applied) == set(ONE_EACH)
    assert found == []


def test_without_an_address_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    with pytest.raises(SetupError, match="Set DATABASE_URL"):
        play.houses(SERVED)
