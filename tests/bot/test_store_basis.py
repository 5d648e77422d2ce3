"""What was decided on a game as it stood is written only if it still stands so."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.base.errors import Conflict, NotAllowed
from bot.base.places import Place
from bot.store.basis import resting_on
from bot.store.sql import SqlStore
from bot.store.store import NoteRow, SavedRow
from bot.table.live import AGAIN
from tests.bot.playing import HOST, NOW, answer, at_table, lobby, opened
from tests.bot.storing import ONE, TWO, act, everything, spoil, start

VOTE = NoteRow("salt22", "vote", "1", {"yea": ["diamond"]})
SAVED = SavedRow("salt22", "r1", ONE, "v", 7, False, HOST, NOW)
MEANWHILE = "UPDATE game SET version = version + 1, title = 'Pepper'"


async def begun(store: SqlStore) -> int:
    await lobby(store)
    await store.commit(start())
    stand = await store.stand("salt22")
    assert stand is not None
    return stand.game.version


@pytest.mark.parametrize(
    "write",
    [
        lambda store: store.commit(act(0)),
        lambda store: store.commit(replace(act(0), undone_from=1)),
        lambda store: store.note("salt22", NOW, [VOTE]),
        lambda store: store.save(SAVED),
        lambda store: store.pause("salt22", NOW),
    ],
)
async def test_nothing_is_written_that_rests_on_what_another_has_changed(place: Place, write: Any) -> None:
    async with opened(place) as store:
        version = await begun(store)
        spoil(place, MEANWHILE)
        before = everything(place)
        with resting_on("salt22", version), pytest.raises(Conflict):
            await write(store)
        assert everything(place) == before
        with resting_on("salt22", version + 1):
            await write(store)
        assert everything(place) != before


async def test_whoever_has_written_rests_on_what_he_wrote(place: Place) -> None:
    async with opened(place) as store:
        with resting_on("salt22", await begun(store)):
            await store.note("salt22", NOW, [VOTE])
            await store.commit(act(0))
            await asyncio.gather(store.save(SAVED), store.commit(act(1)))
            with pytest.raises(Conflict):
                await store.commit(act(7))
            await store.commit(act(2))
        assert len(await store.journal("salt22")) == 3


async def test_other_games_and_what_was_only_begun_meanwhile_rest_on_nothing(place: Place) -> None:
    async with opened(place) as store:
        version = await begun(store)
        await lobby(store, "dust22")
        ended = asyncio.Event()

        async def later() -> None:
            await ended.wait()
            await store.note("salt22", NOW, [VOTE])

        with resting_on("salt22", version):
            spoil(place, MEANWHILE)
            task = asyncio.create_task(later())
            await store.change_game("dust22", NOW, title="Sand")
        ended.set()
        await task
        assert await store.notes("salt22", "vote") == [VOTE]


async def test_a_commit_is_told_from_no_stand_that_is_outdated(place: Place) -> None:
    """Whoever asks may know better than what is kept here."""
    async with opened(place) as store:
        version = await begun(store)
        spoil(place, MEANWHILE)
        with resting_on("salt22", version + 1):
            await store.commit(act(0))
        stand = await store.stand("salt22")
        assert stand is not None
        assert (stand.game.title, stand.game.version) == ("Pepper", version + 2)


async def test_what_is_done_alone_is_done_anew_if_somebody_else_has_written(place: Place) -> None:
    async with at_table(place) as (tables, game, _):
        seen: list[str] = []

        async def rename() -> None:
            stand = await tables.store.stand(game)
            assert stand is not None
            seen.append(stand.game.title)
            if len(seen) < AGAIN:
                spoil(place, MEANWHILE.replace("Pepper", f"Number {len(seen)}"))
            await tables.store.note(game, NOW, [replace(VOTE, body={"title": stand.game.title})])

        await tables.alone(game, rename)
        assert seen == ["Salt", *(f"Number {n}" for n in range(1, AGAIN))]
        assert [one.body for one in await tables.store.notes(game, "vote")] == [{"title": f"Number {AGAIN - 1}"}]


async def test_who_has_lost_his_seat_while_he_answered_has_not_answered(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No head moves when a seat changes hands."""
    async with at_table(place) as (tables, game, _):
        real, left = tables.plan, ["UPDATE seat SET \"user\" = 999 WHERE seat = 'triangle'", MEANWHILE]

        def plan(*args: Any) -> Any:
            spoil(place, *left)
            left.clear()
            return real(*args)

        monkeypatch.setattr(tables, "plan", plan)
        with pytest.raises(NotAllowed):
            await answer(tables, game, "sample.bid", 4, TWO)
        assert await tables.store.journal(game) == []
        await answer(tables, game, "sample.bid", 4, ONE)
