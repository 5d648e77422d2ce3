"""Rewind: where to, what it undoes, who decides, and that two at once go back once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.base.errors import Held, NotAllowed, NotOpen
from bot.services.brought import RINGS
from bot.services.clock.deadlines import BANK, Bank, bank_of
from bot.services.mending.rewinding import ask_rewind, places, undone
from bot.services.pauses.pauses import ask_pause
from bot.services.sittings.missed import Record, record_of
from bot.services.votes.votes import cast
from bot.store.store import NoteRow, Stand
from bot.table.tables import Tables
from games.kernel.decision import chairs
from tests.bot.playing import HOST, answer, asked, at_table, bid_all, close_floor, lobby, user

ONE, TWO, THREE = chairs(3)


async def stand_of(tables: Tables, game: str) -> Stand:
    stand = await tables.store.stand(game)
    assert stand is not None
    return stand


async def kinds(tables: Tables, game: str) -> set[str]:
    return {one.decision.kind for one in (await tables.table(game)).open.values() if one.decision.awaited}


async def start(tables: Tables, game: str) -> str:
    return (await places(tables.store, game))[-1].name


async def test_places_are_the_beginnings_of_steps_and_their_names_tell_no_seq(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        await close_floor(tables, game)
        found = await places(tables.store, game)
        points = await tables.store.checkpoints(game)
        assert [one.seq for one in found] == [one.seq for one in points]
        assert [one.back for one in found] == list(range(len(found)))
        assert {one.turn for one in found} == {1}
        assert len({one.name for one in found}) == len(found) > 1
        again = await places(tables.store, game)
        assert [one.name for one in again] == [one.name for one in found]


async def test_the_master_goes_back_at_once_and_seats_vote(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        first = await start(tables, game)
        motion = await ask_rewind(tables, game, user(TWO), first)
        assert motion.state == "open"
        assert "sample.bid" not in await kinds(tables, game)
        motion = await cast(tables, game, motion.ref, user(THREE), yea=True)
        assert motion.state == "carried"
        assert await kinds(tables, game) == {"sample.bid"}
        await bid_all(tables, game, [1, 0, 0])
        done = await ask_rewind(tables, game, HOST, first)
        assert (done.state, done.master) == ("carried", True)
        assert await kinds(tables, game) == {"sample.bid"}


async def test_what_is_undone_and_who_was_told_something_alone(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        found = await undone(tables.store, game, 0)
        assert "sample.LotSold" in [event.kind for event in found.public]
        assert all(event.audience is None for event in found.public)
        assert set(found.private) <= {ONE, TWO, THREE}
        await ask_rewind(tables, game, HOST, await start(tables, game))
        assert not (await undone(tables.store, game, 0)).events


async def test_old_buttons_are_out_of_date_and_cards_are_asked_anew(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        old = {seat: await asked(tables, game, "sample.bid", seat) for seat in (ONE, TWO, THREE)}
        await bid_all(tables, game, [3, 0, 0])
        await ask_rewind(tables, game, HOST, await start(tables, game))
        with pytest.raises(NotOpen, match=r"decision\.closed"):
            await tables.submit(game, ONE, old[ONE].ref, old[ONE].rev, 2, user(ONE))
        windows = {row.ref for row in await tables.store.windows(game)}
        assert windows == {(await asked(tables, game, "sample.bid", seat)).ref for seat in old}
        await bid_all(tables, game, [2, 2, 2])


async def test_two_who_go_back_at_once_go_back_once(tmp_path: Path) -> None:
    """The second finds that nothing was done since; a vote under way is settled by the master's word."""
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        first = await start(tables, game)
        motion = await ask_rewind(tables, game, user(TWO), first)
        both = [ask_rewind(tables, game, HOST, first), cast(tables, game, motion.ref, user(THREE), yea=True)]
        await asyncio.gather(*both, return_exceptions=True)
        rewinds = [row for row in await tables.store.journal(game) if row.entry.kind == "rewind"]
        assert len([row for row in rewinds if row.undone_by is None]) == 1
        assert await kinds(tables, game) == {"sample.bid"}
        with pytest.raises(NotAllowed, match=r"rewind\.nothing"):
            await ask_rewind(tables, game, HOST, first)
        with pytest.raises(NotAllowed, match=r"rewind\.nowhere"):
            await ask_rewind(tables, game, HOST, "0000000000")


async def test_a_carried_rewind_that_was_done_is_not_done_again_after_a_restart(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        await bid_all(tables, game, [3, 0, 0])
        motion = await ask_rewind(tables, game, user(TWO), await start(tables, game))
        motion = await cast(tables, game, motion.ref, user(THREE), yea=True)
        head = (await stand_of(tables, game)).game.head
        unsettled = motion.changed(state="passed").note(time.now())
        await tables.store.note(game, time.now(), [unsettled])
        time.move(unsettled.due - time.now())
        await RINGS["motion"](tables, unsettled)
        assert (await stand_of(tables, game)).game.head == head


async def test_a_rewind_while_paused_leaves_the_clocks_still(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        await ask_pause(tables, game, HOST)
        await ask_rewind(tables, game, HOST, await start(tables, game))
        stand = await stand_of(tables, game)
        assert stand.game.paused_at is not None
        assert await tables.store.next_due() is None
        await answer(tables, game, "sample.bid", 4, ONE)


async def test_a_rewind_lets_a_held_game_go_on(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        await tables.hold(game, "ABCDE")
        with pytest.raises(Held):
            await answer(tables, game, "sample.done", "done", ONE)
        motion = await ask_rewind(tables, game, user(TWO), await start(tables, game))
        await cast(tables, game, motion.ref, user(THREE), yea=True)
        stand = await stand_of(tables, game)
        assert (stand.game.status, stand.game.code) == ("playing", "")
        assert await kinds(tables, game) == {"sample.bid"}


async def test_what_is_remembered_beside_the_game_is_as_it_should_be(tmp_path: Path) -> None:
    """What was saved for undone questions is forgotten; a missed deadline stays missed; a bank does not shrink."""
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, time):
        missed = Record().defaulted(time.now()).note(game, TWO)
        bank = NoteRow(game, BANK, TWO, Bank(quarters=5, turn=9).model_dump())
        await tables.store.note(game, time.now(), [missed, bank])
        await bid_all(tables, game, [3, 0, 0])
        done = await asked(tables, game, "sample.done", TWO)
        raw = next(iter(done.decision.choice.options))  # type: ignore[attr-defined]
        await tables.save(game, TWO, done.ref, done.rev, raw, user(TWO))
        await tables.save(game, THREE, f"sample.bid/day=2@{THREE}", "", 1, user(THREE))
        await ask_rewind(tables, game, HOST, await start(tables, game))
        stand = await stand_of(tables, game)
        assert [row.ref for row in stand.saved] == [f"sample.bid/day=2@{THREE}"]
        assert next(one.missed for one in record_of(stand, TWO).last)
        assert bank_of(stand, TWO, 1).quarters == 5


async def test_a_game_that_has_not_begun_is_not_taken_back(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        other = await lobby(tables.store, "salt33")
        with pytest.raises(NotOpen, match=r"game\.lobby"):
            await ask_rewind(tables, other, HOST, await start(tables, game))
