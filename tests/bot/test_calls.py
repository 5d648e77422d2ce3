"""The open call: one a seat, told to all, gone with the trading in which it was made or with whoever made it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import NotAllowed, NotOpen
from bot.services.deals.calls import CALL, Call, call, calls, withdraw
from bot.services.resolutions.endings import ask_end
from bot.services.seats.seats import vacate
from bot.table.tables import Tables
from games.kernel import Seat
from tests.bot.bargaining import ONE, TWO, bargaining, standing
from tests.bot.playing import HOST, all_parcels, answer, at_table, close_floor, user

GOODS = ("salt", "wool", "dye", "amber")


async def made(tables: Tables, game: str) -> Sequence[Call]:
    return calls(await standing(tables, game), (await tables.sight(game))[1])


async def wants(tables: Tables, game: str) -> dict[Seat, tuple[str, ...]]:
    return {one.seat: one.wants for one in await made(tables, game)}


async def shout(tables: Tables, game: str, seat: Seat, *goods: str, text: str = "") -> None:
    await call(tables, game, seat, goods, text, user(seat))


def told(parcels: Sequence[Any]) -> list[tuple[str, str]]:
    return sorted((one.parcel.audience, one.parcel.ref) for one in parcels if one.parcel.kind == "wanted")


async def test_each_seat_has_one_call_and_a_new_one_takes_its_place(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await shout(tables, game, ONE, "salt", "wool", text=" Please,\nsoon ")
        await shout(tables, game, TWO, "wool")
        assert [one.text for one in await made(tables, game)] == ["Please, soon", ""]
        await shout(tables, game, ONE, "amber")
        assert await wants(tables, game) == {ONE: ("amber",), TWO: ("wool",)}
        await withdraw(tables, game, ONE, user(ONE))
        assert await wants(tables, game) == {TWO: ("wool",)}
        with pytest.raises(NotOpen, match=r"call\.none"):
            await withdraw(tables, game, ONE, user(ONE))


async def test_all_are_told_and_every_desk_shows_it(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await all_parcels(tables)
        await shout(tables, game, ONE, "salt")
        rows = await tables.store.claim(tables.time.now())
        assert told(rows) == [("public", ONE)]
        assert not any(one.parcel.kind == "decisions" for one in rows), "nobody is asked anything, so these may wait"
        assert await tables.store.unsent()


@pytest.mark.parametrize(
    ("goods", "text", "reason"),
    [((), "", "call.wares"), ((*GOODS, "salt", "wool"), "", "call.wares"), (("salt",), "x" * 101, "talk.long")],
)
async def test_a_call_that_cannot_be(tmp_path: Path, goods: tuple[str, ...], text: str, reason: str) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        with pytest.raises(NotAllowed) as refused:
            await shout(tables, game, ONE, *goods, text=text)
        assert refused.value.reason == reason
        assert not (await standing(tables, game)).notes_of(CALL)


async def test_only_who_holds_the_seat_calls_and_only_while_there_is_trading(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        for deed in (call(tables, game, ONE, ["salt"], "", user(TWO)), withdraw(tables, game, ONE, user(TWO))):
            with pytest.raises(NotAllowed, match=r"decision\.other"):
                await deed
    async with at_table(tmp_path / "b.db") as (tables, game, _):
        with pytest.raises(NotOpen, match=r"call\.closed"):
            await shout(tables, game, ONE, "salt")


async def test_a_call_ends_with_the_trading_in_which_it_was_made(tmp_path: Path) -> None:
    """Nor does it come back on the floor of the next day."""
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await shout(tables, game, ONE, "salt")
        await all_parcels(tables)
        await close_floor(tables, game)
        assert not (await standing(tables, game)).notes_of(CALL)
        assert told(await all_parcels(tables)) == [("public", ONE)]
        while (table := await tables.table(game)).state.step != "barter":
            asked = next(one.decision for one in table.open.values() if one.decision.awaited)
            await answer(tables, game, asked.kind, asked.lapse, asked.seat)
        assert table.turn == 2
        assert not await made(tables, game)


async def test_a_call_outlives_acts_on_the_floor_and_a_restart(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await shout(tables, game, ONE, "salt")
        await answer(tables, game, "sample.done", "done", TWO)
        tables.live.drop(game)
        assert await wants(tables, game) == {ONE: ("salt",)}


async def test_a_call_is_forgotten_where_the_game_goes_back_before_it_could_be_made(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await shout(tables, game, ONE, "salt")
        await tables.rewind(game, 0, HOST)
        assert not (await standing(tables, game)).notes_of(CALL)


async def test_a_call_goes_with_whoever_made_it_and_with_the_game(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await shout(tables, game, ONE, "salt")
        await shout(tables, game, TWO, "wool")
        await all_parcels(tables)
        await vacate(tables, game, TWO, "own")
        assert await wants(tables, game) == {ONE: ("salt",)}
        assert told(await all_parcels(tables)) == [("public", TWO)]
        await ask_end(tables, game, HOST)
        assert not await made(tables, game)
        assert told(await all_parcels(tables)) == [("public", ONE)]
