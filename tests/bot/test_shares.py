"""What everybody adds to the dice, from the lobby to the start."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.base.errors import NotAllowed
from bot.services.brought import HOOKS
from bot.store.rows import GameRow, SeatRow, Stand
from bot.store.sql import SqlStore
from bot.table.dice import DICE, LONGEST, SHARE, Dice, promised, share_of, shares
from bot.table.tables import Tables
from games import sample
from games.kernel import Seat, commitment, mixed_seed
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, FakeTime, opened, plan, user

GAME = "salt22"
FIRST, SECOND, THIRD = chairs(3)


async def gathered(store: SqlStore, *seats: Seat) -> str:
    """A lobby with these seats taken; its published digest."""
    dice, digest = promised(GAME)
    await store.add_game(GameRow(GAME, "sample", "Salt", HOST, NOW, commitment=digest), notes=[dice])
    for n, seat in enumerate(seats):
        row = SeatRow(GAME, seat, "user", user(seat), NOW + timedelta(seconds=n))
        await store.take_seat(row, notes=[share_of(GAME, seat, user(seat), f"words of {seat}")])
    return digest


async def stand(store: SqlStore) -> Stand:
    found = await store.stand(GAME)
    assert found is not None
    return found


def tables(store: SqlStore) -> Tables:
    return Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=FakeTime())


async def test_the_seed_is_mixed_of_what_was_promised_and_added(tmp_path: Path) -> None:
    async with opened(tmp_path / "byrsa.db") as store:
        digest = await gathered(store, *chairs(3))
        before = Dice.model_validate((await stand(store)).note(DICE).body)  # type: ignore[union-attr]
        assert commitment(before.server) == digest
        playing = tables(store)
        await playing.open_game(GAME, HOST)
        table = await playing.table(GAME)
        added = {seat: f"words of {seat}" for seat in chairs(3)}
        assert table.state.dice.seed == mixed_seed(before.server, added)
        after = await stand(store)
        assert after.game.commitment == digest
        assert {seat: share.words for seat, share in shares(after).items()} == added
        assert not after.notes_of(SHARE)
        playing.close()


async def test_a_seat_that_left_the_lobby_adds_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "byrsa.db") as store:
        await gathered(store, *chairs(3))
        await store.give_up_seat(GAME, THIRD, NOW)
        assert list(shares(await stand(store))) == [FIRST, SECOND]
        newcomer = SeatRow(GAME, THIRD, "user", 999, NOW + timedelta(minutes=1))
        await store.take_seat(newcomer)
        assert THIRD not in shares(await stand(store)), "the words of one who left would count for another"
        playing = tables(store)
        await playing.open_game(GAME, HOST)
        assert list(shares(await stand(store))) == [FIRST, SECOND]
        assert not (await stand(store)).notes_of(SHARE)
        playing.close()


async def test_a_lobby_of_an_older_release_begins_without_shares(tmp_path: Path) -> None:
    async with opened(tmp_path / "byrsa.db") as store:
        await store.add_game(GameRow(GAME, "sample", "Salt", HOST, NOW))
        for n, seat in enumerate(chairs(3)):
            await store.take_seat(SeatRow(GAME, seat, "user", user(seat), NOW + timedelta(seconds=n)))
        playing = tables(store)
        await playing.open_game(GAME, HOST)
        seed = (await playing.table(GAME)).state.dice.seed
        assert (await stand(store)).game.commitment == commitment(seed)
        assert not (await stand(store)).notes_of(DICE)
        playing.close()


def test_what_is_drawn_differs_and_what_is_typed_is_kept() -> None:
    one, other = (share_of(GAME, FIRST, 1) for _ in range(2))
    assert one.body != other.body
    assert one.body["share"]["drawn"]
    own = share_of(GAME, FIRST, 1, "  two\n words ")
    assert own.body["share"] == {"words": "two words", "drawn": False}
    share_of(GAME, FIRST, 1, "x" * LONGEST)
    with pytest.raises(NotAllowed) as refused:
        share_of(GAME, FIRST, 1, "x" * (LONGEST + 1))
    assert refused.value.reason == "share.long"
