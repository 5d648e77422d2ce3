"""Two processes on one database: each sees to the games of its sessions, and an outage is given back once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta

import pytest

from bot.base.errors import SetupError
from bot.base.pace import Pace
from bot.base.places import Address
from bot.services.clock.clock import Clock
from bot.store.company import Found, Telling
from bot.store.news import Change
from bot.store.opening import open_store
from bot.store.sql import SqlStore
from bot.store.store import GameRow, NoteRow, Parcel, Status
from bot.table.tables import Tables
from tests.bot.playing import HOST, NOW, FakeTime, plan
from tests.bot.storing import asked, spoil, start
from tests.bot.twins import two

PACE, HOUR = Pace(), timedelta(hours=1)
GAMES = ("salt22", "dust22")
"""The first is on a server of session 0, the second on one of session 1."""


def on_server(game: str, session: int) -> GameRow:
    """A new game, on a server of a session."""
    status: Status = "lobby" if game == "salt22" else "playing"
    return GameRow(game, "sample", "Salt", HOST, NOW, status, pace="brisk", channel=7, guild=session << 22)


async def beat(store: SqlStore, *there: int, ended: tuple[int, ...] = (), planned: int = 2, sure: bool = True) -> Found:
    return await store.beat(Telling(planned, PACE, 0, 0, there, ended, sure))


@pytest.fixture
async def both(address: Address) -> AsyncIterator[tuple[SqlStore, SqlStore]]:
    """Each has a session, and sees to the game there."""
    async with two(address) as found:
        for number, (store, game) in enumerate(zip(found, GAMES, strict=True)):
            store.join()
            await store.add_game(on_server(game, number))
        spoil(address, "DELETE FROM care")
        await found[0].commit(start())
        await found[0].open_sessions(2)
        for store in found:
            await beat(store)
        for number, store in enumerate(found):
            assert (await beat(store, number)).taken == [GAMES[number]]
        yield found


async def gone(address: Address, store: SqlStore, seen: datetime) -> None:
    """It was last on Discord then, and is dead."""
    await store.renew(seen, connected=True)
    spoil(address, f"DELETE FROM process WHERE id = '{store._owner}'")  # noqa: S608


async def followed(address: Address, store: SqlStore) -> list[str]:
    """Whoever is left takes what the dead had; which games are new to him."""
    spoil(address, "UPDATE shard SET since = 0")
    assert (await beat(store, 1)).sessions == [0, 1]
    return [*(await beat(store, 0, 1)).taken]


# -- who sees to what -------------------------------------------------------------------------------------------------
async def test_each_sends_and_times_only_what_is_in_its_care(both: tuple[SqlStore, SqlStore]) -> None:
    first, second = both
    for game in GAMES:
        await first.post(game, [Parcel("public", "log", "log", "1")], NOW)
        await first.note(game, NOW, [NoteRow(game, "count", "", {}, NOW)])
    assert [row.game for row in await first.claim(NOW)] == ["salt22"]
    assert [row.game for row in await second.claim(NOW)] == ["dust22"]
    assert [note.game for note in await first.due_notes(NOW)] == ["salt22"]
    assert [note.game for note in await second.due_notes(NOW)] == ["dust22"]
    assert [{row.game for row in await store.clocks()} for store in both] == [{"salt22"}, set()]
    assert (await first.next_due(), await second.next_due()) == (NOW + 12 * HOUR, None)
    assert (await second.next_reminder(), await second.next_note()) == (None, NOW)
    assert [await store.unsent() for store in both] == [1, 1]


async def test_a_new_game_is_seen_to_by_its_maker_until_the_process_of_its_server_takes_it(
    both: tuple[SqlStore, SqlStore],
) -> None:
    first, second = both
    await first.add_game(on_server("silk22", 1), [Parcel("public", "lobby", "lobby")])
    assert [row.game for row in await first.claim(NOW)] == ["silk22"]
    assert (await beat(first, 0)).taken == []
    assert (await beat(second, 1)).taken == ["silk22"]
    assert (await beat(first, 0)).taken == (await beat(second, 1)).taken == []


async def test_what_one_is_sending_nobody_sends_who_takes_the_game_meanwhile(both: tuple[SqlStore, SqlStore]) -> None:
    first, second = both
    await first.add_game(on_server("silk22", 1))
    for ref in ("1", "2"):
        await first.post("silk22", [Parcel("public", "log", "log", ref)], NOW)
    (mine,) = await first.claim(NOW)
    await beat(second, 1)
    assert await second.claim(NOW) == []
    await first.sent(mine.id)
    assert [row.parcel.ref for row in await second.claim(NOW)] == ["2"]


async def test_games_of_a_session_that_has_ended_wait_until_it_is_there_again(
    address: Address, both: tuple[SqlStore, SqlStore]
) -> None:
    first, second = both
    await first.leave_session(0)
    assert asked(address, "SELECT process FROM care WHERE game = 'salt22'") == [(None,)]
    found = await beat(first, ended=(0,))
    assert (found.sessions, found.taken, found.there) == ([0], [], (1, 2))
    assert (await beat(second, 1)).taken == []
    assert (await beat(first, 0)).taken == await first.in_care() == ["salt22"]


async def test_only_who_was_heard_of_for_long_declares_others_dead(
    address: Address, both: tuple[SqlStore, SqlStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.processes.STARTED", "CAST(0 AS BIGINT)")
    first, second = both
    spoil(address, f"UPDATE process SET heard = heard - 60000000 WHERE id = '{first._owner}'")  # noqa: S608
    found = await beat(second, 1, sure=False)
    assert (found.there, found.all_there) == ((1, 2), False), "whoever is silent is not there"
    assert asked(address, "SELECT process FROM care WHERE game = 'salt22'") == [(first._owner,)]
    assert (await beat(second, 1, sure=True)).sessions == [1], "the other is free now"
    assert await followed(address, second) == ["salt22"]


# -- what an outage took ----------------------------------------------------------------------------------------------
async def arrives(store: SqlStore, at: datetime) -> None:
    """All sessions are there at that time, and its clock runs again."""
    time = FakeTime(at)
    clock = Clock(store, Tables(store, {}, plan, {}, time=time), time)  # type: ignore[arg-type]
    await clock.connected()
    assert clock.present


def due(address: Address) -> set[int]:
    return {at for (at,) in asked(address, 'SELECT due FROM "window"')}


async def test_what_the_dead_owed_is_given_back_by_who_follows_once(
    address: Address, both: tuple[SqlStore, SqlStore]
) -> None:
    first, second = both
    before = due(address)
    await gone(address, first, NOW + 8 * HOUR)
    assert await followed(address, second) == ["salt22"]
    assert await second.unsettled() == {"salt22": NOW + 8 * HOUR}
    await arrives(second, NOW + 14 * HOUR)
    back = due(address)
    assert min(back) > max(before)
    assert await second.unsettled() == {}
    await arrives(second, NOW + 14 * HOUR)
    assert due(address) == back


async def test_a_second_takeover_gives_back_only_what_came_after_the_first(
    address: Address, both: tuple[SqlStore, SqlStore]
) -> None:
    first, second = both
    await gone(address, first, NOW + 8 * HOUR)
    await followed(address, second)
    await arrives(second, NOW + 14 * HOUR)
    back = due(address)
    spoil(address, f"DELETE FROM process WHERE id = '{second._owner}'")  # noqa: S608
    ((left,),) = asked(address, "SELECT gone FROM care WHERE game = 'salt22'")
    assert left == int((NOW + 14 * HOUR).timestamp() * 1e6)
    assert due(address) == back


async def test_what_another_has_taken_meanwhile_he_gives_back(
    address: Address, both: tuple[SqlStore, SqlStore]
) -> None:
    first, _ = both
    rows, before = await first.clocks(), due(address)
    spoil(address, "UPDATE care SET process = NULL")
    await first.give_back([*rows], NOW, {"salt22": [Parcel("public", "channel", "notice", "outage")]}, ["salt22"])
    assert due(address) == before
    assert asked(address, "SELECT count(*) FROM outbox WHERE ref = 'outage'") == [(0,)]


# -- beside -----------------------------------------------------------------------------------------------------------
async def test_who_is_told_to_halt_tells_the_others(both: tuple[SqlStore, SqlStore]) -> None:
    first, second = both
    told = list[float]()
    first.on_halt = told.append
    first.hear([Change("halt", 2500)])
    assert told == [2.5]
    assert first.news.shared
    await second.halt(0.1)


async def test_a_file_is_for_one_process(tmp_path: object) -> None:
    with pytest.raises(SetupError, match="one process"):
        await open_store(tmp_path / "a.db", processes=2)  # type: ignore[operator]
