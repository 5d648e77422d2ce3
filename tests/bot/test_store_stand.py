"""How a game stands after an act is told from how it stood before, and is what would be read."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.base.errors import Conflict
from bot.base.places import Place
from bot.store import games, play
from bot.store.games import find_game, find_stand
from bot.store.hops import Hops
from bot.store.store import Move, NoteRow, SavedRow, Stand
from games.kernel import Window
from games.playout import choose
from tests.bot.playing import HOST, NOW, at_table, lobby, opened, user
from tests.bot.storing import ONE, TWO, act, start, window

Told = list[bool]


@pytest.fixture(autouse=True)
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[Told]:
    """Every commit is compared; whether it was told without reading."""
    found: Told = []
    real = play._commit

    def commit(db: sqlite3.Connection, move: Move, known: Stand | None) -> Stand:
        stand = real(db, move, known)
        assert stand == find_stand(db, move.game)
        found.append(known is not None and move.undone_from is None)
        return stand

    monkeypatch.setattr(play, "_commit", commit)
    yield found
    assert found


async def test_windows_saved_answers_and_notes(place: Place, told: Told) -> None:
    later, soon = NOW + timedelta(hours=30), NOW + timedelta(hours=2, microseconds=7)
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        for ref in ("r2", "bid@diamond", "n9"):
            await store.save(SavedRow("salt22", ref, ONE, "v", [1], True, HOST, NOW))
        await store.stand("salt22")
        rebuilt = [window("r2", TWO, due=later, covert=True), window("r9", due=later), window("none", due=None)]
        alone = [window("b", due=soon, type=Window.SOLO), window("a", due=soon, type=Window.SOLO)]
        notes = [NoteRow("salt22", "vote", "2", {"by": (1, 2), "at": {3: None}}, soon), NoteRow("salt22", "vote", "1")]
        await store.commit(replace(act(0), opened=[*rebuilt, *alone], notes=notes, closed=["r1"]))
        other = NoteRow("dust22", "vote", "1", {})
        await lobby(store, "dust22")
        await store.stand("salt22")
        await store.commit(replace(act(1), notes=[replace(notes[1], body={"x": 1}), other], gone=notes[:1]))
        await store.commit(replace(act(2), status="over", commitment="digest", line=None))
        stand = await store.stand("salt22")
        assert stand is not None
        assert stand.game.ended_at == act(2).at
        assert (stand.game.last, stand.game.commitment) == (2, "digest")
        assert [one.body for one in stand.notes_of("vote")] == [{"x": 1}]
        assert [one.ref for one in stand.saved] == ["n9", "r2"]
        assert {one.ref: one.covert for one in stand.windows}["r2"]
    assert told == [False, True, True, True]


async def test_acts_written_together_each_stand_on_the_one_before(place: Place, told: Told) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        saved = SavedRow("salt22", "r2", ONE, "v", [1], True, HOST, NOW)
        blocked = asyncio.create_task(store.put_guild(await store.guild(1)))
        await asyncio.sleep(0)
        work = [store.commit(act(0)), store.commit(act(1)), store.save(saved), store.commit(act(2))]
        failing = [store.commit(act(9)), store.commit(act(3)), store.commit(act(4))]
        done = await asyncio.gather(*work, *failing, return_exceptions=True)
        await blocked
        assert [type(one) for one in done] == [type(None)] * 4 + [Conflict] + [type(None)] * 2
        stand = await store.stand("salt22")
        assert stand is not None
        assert stand.game.head == 5
    assert told == [False, True, True, False, False, True]


async def test_what_takes_something_back_is_read(place: Place, told: Told) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        for head in range(3):
            await store.commit(act(head))
        await store.commit(Move("salt22", NOW, 3, 4, undone_from=2))
        await store.hold("salt22", "CODE", "cause", NOW)
        await store.stand("salt22")
        await store.commit(Move("salt22", NOW, 4, 5, undone_from=1))
        await store.commit(act(5))
    assert told == [False, True, True, True, False, False, True]


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_game_at_random_with_intentions(place: Place, told: Told, seed: int) -> None:
    pick = random.Random(seed)
    async with at_table(place) as (tables, game, _):
        for _ in range(60):
            table = await tables.table(game)
            if table.over:
                break
            seat, key, raw = choose(table, pick)
            posted = table.open[key]
            if posted.decision.awaited and pick.random() < 0.3:
                await tables.save(game, seat, posted.ref, posted.rev, raw, user(seat))
            await tables.submit(game, seat, posted.ref, posted.rev, raw, user(seat))
    assert sum(told) > 0.7 * len(told)


async def test_who_knows_how_a_game_stands_knows_the_game_and_its_seats(
    place: Place, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0))
        written = await store._read(find_game, "salt22"), await store._read(games._seats, "salt22")
        stand = await store.stand("salt22")
        with monkeypatch.context() as silent:
            silent.delattr(Hops, "_read")
            assert (await store.find_game("salt22"), await store.seats("salt22")) == written
        assert stand is not None
        assert stand.game == written[0]
        await store.change_game("salt22", NOW, title="Other")
        row = await store.find_game("salt22")
        assert row is not None
        assert row.title == "Other"
    assert told
