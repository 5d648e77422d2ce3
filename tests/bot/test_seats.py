"""Seats that change hands: who may, what goes with them, and what happens when two want the same."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.base.errors import NotAllowed, NotOpen
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.services.deals.deals import Talks
from bot.services.pauses.pauses import ask_resume
from bot.services.people.newcomers import SETTLING
from bot.services.seats import seats
from bot.services.seats.seats import WAIT, caretake, has_seen, remember_master, take, vacate
from bot.services.votes.motions import open_motions
from bot.store.store import SeatRow, Stand
from bot.table.tables import Tables
from games import sample
from games.kernel import Seat
from games.kernel.decision import chairs
from tests.bot.playing import NOW, answer, asked, at_table, bid_all, opened, plan, user
from tests.bot.test_caretakers import offered

ONE, TWO, THREE = chairs(3)
DIDO, ANNA = 900, 901


async def stand_of(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    assert stand is not None
    return stand


async def seat_of(tables: Tables, game: str, seat: Seat) -> SeatRow:
    return (await stand_of(tables, game)).seats[seat]


async def test_a_seat_is_given_up_and_taken_by_another(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        assert (await seat_of(tables, game, TWO)).holder == "vacant"
        await take(tables, game, TWO, DIDO)
        row = await seat_of(tables, game, TWO)
        assert (row.holder, row.user) == ("user", DIDO)
        posted = await asked(tables, game, "sample.bid", TWO)
        with pytest.raises(NotAllowed):
            await tables.submit(game, TWO, posted.ref, posted.rev, 1, user(TWO))
        await tables.submit(game, TWO, posted.ref, posted.rev, 1, DIDO)


async def test_what_the_former_holder_had_saved_and_ordered_is_gone(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", TWO)
        await tables.save(game, TWO, posted.ref, posted.rev, 3, user(TWO))
        await tables.store.set_orders(game, TWO, [{"do": "pass"}])
        await tables.store.set_orders(game, ONE, [{"do": "stay"}])
        await vacate(tables, game, TWO, "missed")
        assert (await stand_of(tables, game)).saved == []
        assert [one.seat for one in await tables.store.orders(game)] == [ONE]
        note = (await stand_of(tables, game)).note("inherited", TWO)
        assert note is not None
        assert note.body["orders"] == [{"do": "pass"}]


async def test_a_newcomer_has_a_day_before_any_deadline(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        time.move(timedelta(hours=11))
        await vacate(tables, game, TWO, "own")
        await take(tables, game, TWO, DIDO)
        dues = {row.due for row in (await stand_of(tables, game)).windows}
        assert dues == {time.now() + SETTLING}


async def test_a_caretaker_comes_after_two_days(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        await vacate(tables, game, TWO, "own")
        time.move(WAIT - timedelta(seconds=1))
        await clock.tick()
        assert (await seat_of(tables, game, TWO)).holder == "vacant"
        time.move(timedelta(seconds=1))
        await clock.tick()
        assert (await seat_of(tables, game, TWO)).holder == "caretaker"
        await take(tables, game, TWO, DIDO)
        assert (await stand_of(tables, game)).notes_of("caretaker") == []


async def test_who_was_to_go_and_has_gone_is_not_confused_with_his_successor(tmp_path: Path) -> None:
    """Two replacements at once, or a default counted as somebody else sits down."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await vacate(tables, game, TWO, "own", user=user(TWO))
        await take(tables, game, TWO, 4711)
        for why in ("vote", "missed", "left", "deleted"):
            with pytest.raises(NotAllowed, match=r"seats\.changed"):
                await vacate(tables, game, TWO, why, user=user(TWO))
        stand = await tables.store.stand(game)
        assert stand is not None
        assert stand.holder(TWO) == 4711


async def test_two_take_a_seat_at_once_and_one_of_them_gets_it(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        done = await asyncio.gather(
            take(tables, game, TWO, DIDO), take(tables, game, TWO, ANNA), return_exceptions=True
        )
        (refused,) = [one for one in done if one is not None]
        assert isinstance(refused, NotAllowed)
        assert refused.reason == "seats.taken"
        assert (await seat_of(tables, game, TWO)).user in (DIDO, ANNA)


async def test_who_has_seen_what_is_hidden_takes_no_seat(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await vacate(tables, game, TWO, "own")
        with pytest.raises(NotAllowed, match=r"seats\.witness"):
            await take(tables, game, TWO, user(TWO))
        with pytest.raises(NotAllowed, match=r"seats\.seated"):
            await take(tables, game, TWO, user(ONE))
        await tables.store.change_game(game, NOW, gm=DIDO, terms={"gm": "omniscient"})
        with pytest.raises(NotAllowed, match=r"seats\.witness"):
            await take(tables, game, TWO, DIDO)
        await remember_master(tables, game)
        await tables.store.change_game(game, NOW, gm=ANNA, terms={})
        assert has_seen(await stand_of(tables, game), DIDO)
        assert not has_seen(await stand_of(tables, game), ANNA)
        await take(tables, game, TWO, ANNA)


async def test_seats_that_cannot_change_hands(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        for act in (take(tables, game, TWO, DIDO), caretake(tables, game, TWO)):
            with pytest.raises(NotAllowed, match=r"seats\.taken"):
                await act
        with pytest.raises(NotAllowed, match=r"seats\.unknown"):
            await take(tables, game, Seat("cross"), DIDO)
        with pytest.raises(NotAllowed, match=r"seats\.not-held"):
            await vacate(tables, game, Seat("cross"), "own")
        with pytest.raises(NotOpen, match=r"game\.unknown"):
            await take(tables, "nobody", TWO, DIDO)
        await vacate(tables, game, TWO, "own")
        with pytest.raises(NotAllowed, match=r"seats\.not-held"):
            await vacate(tables, game, TWO, "vote")


async def test_a_held_game_gets_new_holders_and_moves_their_deadlines_when_released(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        await tables.hold(game, "ABCDE")
        await vacate(tables, game, TWO, "own")
        await take(tables, game, TWO, DIDO)
        time.move(timedelta(hours=30))
        await tables.release(game)
        dues = {row.due for row in (await stand_of(tables, game)).windows}
        assert dues == {time.now() + SETTLING}
        await answer(tables, game, "sample.bid", 1, ONE)


async def test_a_game_whose_people_are_all_gone_pauses_itself(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        for seat in (ONE, TWO):
            await vacate(tables, game, seat, "left")
        assert (await stand_of(tables, game)).game.paused_at is None
        await vacate(tables, game, THREE, "left")
        assert (await stand_of(tables, game)).game.paused_at == NOW
        time.move(timedelta(days=9))
        await clock.tick()
        assert [row.entry.kind for row in await tables.store.journal(game)] == []
        assert {row.holder for row in (await stand_of(tables, game)).seats.values()} == {"caretaker"}
        await take(tables, game, TWO, DIDO)
        assert await ask_resume(tables, game, DIDO) is None
        assert (await stand_of(tables, game)).game.paused_at is None
        assert min(row.due for row in (await stand_of(tables, game)).windows if row.due) >= time.now() + SETTLING


async def test_open_deals_lapse_and_mutes_are_forgotten(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [1, 1, 1])
        deal = await offered(tables, game, ONE, TWO)
        talks = Talks(tables.store)
        await talks.mute(game, user(TWO), ONE)
        await talks.mute(game, user(ONE), TWO)
        await talks.mute(game, user(ONE), THREE)
        await vacate(tables, game, TWO, "own")
        table = await tables.table(game)
        assert deal not in {one.decision.about.get("deal") for one in table.open.values()}
        await take(tables, game, TWO, DIDO)
        assert not await talks.muted(game, TWO, ONE)
        assert not await talks.muted(game, ONE, TWO)
        assert await talks.muted(game, ONE, THREE)
        assert (await tables.store.user(user(TWO))).settings["muted"] == []


async def test_in_a_held_game_deals_lapse_when_it_goes_on(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        await bid_all(tables, game, [1, 1, 1])
        deal = await offered(tables, game, ONE, TWO)
        await tables.hold(game, "ABCDE")
        await vacate(tables, game, TWO, "own")
        assert (await stand_of(tables, game)).notes_of("parting") != []
        await tables.release(game)
        time.move(timedelta(hours=1))
        await clock.tick()
        table = await tables.table(game)
        assert deal not in {one.decision.about.get("deal") for one in table.open.values()}
        assert (await stand_of(tables, game)).notes_of("parting") == []


async def test_a_vacant_seat_is_reminded_of_nothing_and_takes_the_defaults_at_its_deadlines(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        await vacate(tables, game, TWO, "own")
        with capture_logs() as logged:
            for _ in range(26):
                time.move(timedelta(hours=1))
                await clock.tick()
        entries = [row.entry for row in await tables.store.journal(game) if row.entry.seat == TWO]
        assert {one.kind for one in entries} == {"lapse"}
        assert [one for one in logged if one["log_level"] == "error"] == []
        assert [
            row.parcel.kind for row in await tables.store.claim(time.now()) if row.parcel.target == f"dm:{TWO}"
        ] in (
            [],
            ["handover"],
        )


async def test_what_a_stop_of_the_bot_prevented_is_done_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends just after the seat was given up: deals lapse and the table is asked all the same."""

    async def killed(*_: object) -> None:
        raise KeyboardInterrupt

    async with at_table(tmp_path / "a.db") as (tables, game, time):
        await bid_all(tables, game, [1, 1, 1])
        deal = await offered(tables, game, ONE, TWO)
        with monkeypatch.context() as patched:
            patched.setattr(seats, "part", killed)
            with pytest.raises(KeyboardInterrupt):
                await vacate(tables, game, TWO, "own")
    async with opened(tmp_path / "a.db") as store:
        tables = Tables(store, {"sample": sample.GAME}, plan, HOOKS, time=time)
        clock = Clock(store, tables, time)
        await clock.connected()
        await clock.tick()
        table = await tables.table(game)
        assert deal not in {one.decision.about.get("deal") for one in table.open.values()}
        stand = await stand_of(tables, game)
        assert [one.kind for one in open_motions(stand)] == ["caretaker"]
        assert stand.notes_of("parting") == []
        tables.close()
