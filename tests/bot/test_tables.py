"""Playing through the one door: who may, what is written, what is thrown away."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import Conflict, Held, IllegalAnswer, NotAllowed, NotOpen
from bot.services.brought import HOOKS
from bot.store.store import EntryRow, Move, Parcel, SeatRow
from bot.table.live import AGAIN
from bot.table.passing import Pass
from bot.table.tables import Tables
from games import sample
from games.kernel import Broken, Entry
from games.kernel.decision import chairs
from tests.bot.playing import (
    HOST,
    NOW,
    SEED,
    FakeTime,
    all_parcels,
    answer,
    asked,
    at_table,
    bid_all,
    close_floor,
    lobby,
    opened,
    plan,
    user,
)

ONE, TWO, THREE = chairs(3)
GAMES = {"sample": sample.GAME}


async def told(tables: Tables, game: str) -> list[str]:
    return [event.kind for event in await tables.store.events(game)]


async def test_a_game_begins_with_its_seats_and_tells_of_it(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        row = await tables.store.find_game(game)
        assert row is not None
        assert (row.status, row.head) == ("playing", 0)
        assert len(row.commitment) == 64
        assert SEED not in repr(row)
        assert await told(tables, game) == ["sample.DayBegan"]
        assert {one.seat for one in await tables.store.windows(game)} == set(chairs(3))
        assert await tables.store.unsent() == 2
        with pytest.raises(NotOpen) as refused:
            await tables.open_game(game, HOST)
        assert refused.value.reason == "game.begun"


async def test_only_the_host_begins_and_only_with_enough_seats(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        tables = Tables(store, GAMES, plan, HOOKS, time=FakeTime())
        game = await lobby(store, seats=1)
        for who, reason in ((999, "game.host"), (HOST, "setup.seats")):
            with pytest.raises(NotAllowed) as refused:
                await tables.open_game(game, who)
            assert refused.value.reason == reason
        await store.change_game(game, NOW, options={"coins": -4})
        with pytest.raises(NotAllowed, match=r"setup\.options"):
            await tables.open_game(game, HOST)
        with pytest.raises(NotOpen, match=r"game\.unknown"):
            await tables.open_game("nobody", HOST)
        row = await store.find_game(game)
        assert (row.status, row.head) == ("lobby", -1)


async def test_an_answer_is_written_with_all_that_follows_from_it(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", ONE)
        done = await tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))
        (line,) = await tables.store.journal(game)
        assert line.entry == done.outcome.entry
        assert (line.entry.raw, line.user, line.entry.kind) == (4, user(ONE), "answer")
        assert (await tables.store.find_game(game)).head == 1
        assert posted.ref not in [one.ref for one in await tables.store.windows(game)]


@pytest.mark.parametrize(
    ("change", "error", "reason"),
    [
        ({"user_id": user(TWO)}, NotAllowed, "decision.other"),
        ({"seat": TWO}, NotAllowed, "decision.other"),
        ({"user_id": 999}, NotAllowed, "decision.other"),
        ({"ref": "ffffffffffff"}, NotOpen, "decision.closed"),
        ({"rev": "ffff"}, NotOpen, "decision.stale"),
        ({"raw": 11}, IllegalAnswer, "choice.range"),
        ({"raw": "4"}, IllegalAnswer, "choice.range"),
        ({"raw": float("nan")}, IllegalAnswer, "answer.json"),
        ({"game": "nobody"}, NotOpen, "game.unknown"),
    ],
)
async def test_what_is_refused_changes_nothing(
    tmp_path: Path, change: dict[str, Any], error: type[Exception], reason: str
) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", ONE)
        press = {"game": game, "seat": ONE, "ref": posted.ref, "rev": posted.rev, "raw": 4, "user_id": user(ONE)}
        before = (await tables.table(game)).open
        with pytest.raises(error) as refused:
            await tables.submit(**(press | change))
        assert refused.value.reason == reason
        assert (await tables.table(game)).open == before
        assert await tables.store.journal(game) == []
        await tables.submit(**press)


async def test_a_second_press_of_the_same_button_is_too_late(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", ONE)
        presses = [tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE)) for _ in range(5)]
        done = await asyncio.gather(*presses, return_exceptions=True)
        assert [type(one) for one in done[1:]] == [NotOpen] * 4
        assert len(await tables.store.journal(game)) == 1


async def test_play_goes_on_after_a_restart_at_every_point(tmp_path: Path) -> None:
    """Each act is made by another program than the one before."""
    path = tmp_path / "a.db"
    async with at_table(path) as (tables, game, _):
        shown = {key: (one.ref, one.rev) for key, one in (await tables.table(game)).open.items()}
    kinds = []
    for _ in range(40):
        async with opened(path) as store:
            tables = Tables(store, GAMES, plan, HOOKS, time=FakeTime())
            table = await tables.table(game)
            assert {key: (one.ref, one.rev) for key, one in table.open.items()} == shown
            posted = next(one for one in table.open.values() if one.decision.awaited)
            who = posted.decision.seat
            done = await tables.submit(game, who, posted.ref, posted.rev, posted.decision.lapse, user(who))
            kinds.append(posted.decision.kind)
            shown = {key: (one.ref, one.rev) for key, one in (await tables.table(game)).open.items()}
            tables.close()
        if done.game.status == "over":
            break
    assert set(kinds) == {"sample.bid", "sample.done", "sample.sell"}
    async with opened(path) as store:
        assert (await store.find_game(game)).status == "over"
        assert await store.windows(game) == []
        with pytest.raises(NotOpen, match=r"game\.over"):
            await Tables(store, GAMES, plan, HOOKS).submit(game, ONE, "r", "v", 1, user(ONE))


async def everything(tables: Tables, game: str) -> Any:
    journal = [replace(row, at=NOW) for row in await tables.store.journal(game)]
    return journal, await tables.store.events(game), (await tables.table(game)).state


async def test_a_hundred_presses_at_once_are_as_one_after_the_other(tmp_path: Path) -> None:
    """Five seats press twenty times each; the same order of arrival gives the same game."""
    async with at_table(tmp_path / "a.db", seats=5) as (tables, game, _):
        shown = [await asked(tables, game, "sample.bid", seat) for seat in chairs(5)]
        presses = [(shown[n % 5], n // 5 % 11) for n in range(100)]
        done = await asyncio.gather(
            *(tables.submit(game, p.decision.seat, p.ref, p.rev, raw, user(p.decision.seat)) for p, raw in presses),
            return_exceptions=True,
        )
        assert sum(not isinstance(one, BaseException) for one in done) == 5
        assert {type(one) for one in done if isinstance(one, BaseException)} == {NotOpen}
        at_once = await everything(tables, game)
    async with at_table(tmp_path / "b.db", seats=5) as (tables, game, _):
        for p, raw in presses:
            try:
                await tables.submit(game, p.decision.seat, p.ref, p.rev, raw, user(p.decision.seat))
            except NotOpen:
                continue
        assert await everything(tables, game) == at_once


async def test_who_finds_the_game_moved_tries_again_on_the_newer_one(tmp_path: Path) -> None:
    """Another process has answered between reading and writing."""
    async with at_table(tmp_path / "a.db") as (tables, game, time):
        other = Tables(tables.store, GAMES, plan, HOOKS, time=time)
        real, meanwhile = tables.store.commit, []

        async def commit(move: Move) -> None:
            if not meanwhile:
                meanwhile.append(move)
                await answer(other, game, "sample.bid", 7, TWO)
            await real(move)

        tables.store.commit = commit
        await answer(tables, game, "sample.bid", 4, ONE)
        assert [(row.entry.seat, row.entry.raw) for row in await tables.store.journal(game)] == [(TWO, 7), (ONE, 4)]
        await answer(other, game, "sample.bid", 2, THREE)
        other.close()


async def test_there_is_an_end_to_trying_anew(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        tries = []

        async def commit(move: Move) -> None:
            tries.append(move)
            raise Conflict("again")

        real, tables.store.commit = tables.store.commit, commit
        with pytest.raises(Conflict):
            await answer(tables, game, "sample.bid", 4, ONE)
        tables.store.commit = real
        assert len(tries) == AGAIN + 1
        await answer(tables, game, "sample.bid", 4, ONE)


@pytest.mark.parametrize("where", ["plan", "commit"])
async def test_what_fails_after_the_rules_throws_the_table_away(tmp_path: Path, where: str) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        failing = [True]

        def fail(*_: Any) -> Any:
            if failing:
                raise OSError("disk full")

        def plan_or_fail(*args: Any) -> list[Parcel]:
            return fail() or plan(*args)

        real = tables.store.commit

        async def commit(move: Move) -> None:
            fail()
            await real(move)

        if where == "plan":
            tables.plan = plan_or_fail
        else:
            tables.store.commit = commit
        with pytest.raises(OSError, match="disk full"):
            await answer(tables, game, "sample.bid", 4, ONE)
        assert await tables.store.journal(game) == []
        failing.clear()
        await answer(tables, game, "sample.bid", 5, ONE)
        assert [row.entry.raw for row in await tables.store.journal(game)] == [5]


async def test_a_broken_table_is_held_with_a_code_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", ONE)
        table = await tables.table(game)

        def broken(*_: Any) -> Any:
            raise Broken("KeyError('the hand of triangle')")

        monkeypatch.setattr(type(table), "submit", broken)
        with pytest.raises(Held) as held:
            await tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))
        monkeypatch.undo()
        row = await tables.store.find_game(game)
        assert (row.status, row.code) == ("held", held.value.code)
        assert len(row.code) == 5
        assert "hand of" not in repr(row)
        cards = [one.parcel for one in await all_parcels(tables) if one.parcel.kind == "held"]
        assert [(one.audience, one.target) for one in cards] == [("public", "channel")]
        with pytest.raises(Held):
            await tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))
        with pytest.raises(NotAllowed, match=r"game\.host"):
            await tables.release(game, 999)
        await tables.release(game, HOST)
        await tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))


async def spoil(tables: Tables, game: str) -> None:
    """An entry that leaves another mark than it once did."""
    head = (await tables.store.find_game(game)).head
    entry = Entry(head + 1, "answer", TWO, "sample.bid/day=1@triangle", 3, "1.beef.beef", sealed=False)
    await tables.store.commit(Move(game, NOW, head, head + 1, line=EntryRow(entry, NOW, 1, "0")))


async def test_a_game_that_diverges_is_held_until_it_is_rewound(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 4, ONE)
        await spoil(tables, game)
        with pytest.raises(Held):
            await tables.table(game)
        row = await tables.store.find_game(game)
        assert row.status == "held"
        assert "other consequences" in row.cause
        with pytest.raises(Held):
            await tables.release(game, HOST)
        with pytest.raises(NotAllowed):
            await tables.rewind(game, 1, 999)
        done = await tables.rewind(game, 1, HOST)
        assert done.game.status == "playing"
        assert [row.undone_by for row in await tables.store.journal(game)] == [None, 3, None]
        assert {row.seat for row in await tables.store.windows(game)} == {TWO, THREE}
        await answer(tables, game, "sample.bid", 5, TWO)


async def test_only_the_seat_itself_takes_back_its_answer(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await answer(tables, game, "sample.bid", 4, ONE)
        for seat, who in ((TWO, user(TWO)), (ONE, user(TWO))):
            with pytest.raises(NotAllowed):
                await tables.undo(game, seat, who)
        assert (await tables.store.find_game(game)).head == 1


async def test_undo_and_rewind_leave_the_store_as_the_table(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await bid_all(tables, game, [3, 0, 0])
        await close_floor(tables, game)
        seller = await asked(tables, game, "sample.sell")
        who = seller.decision.seat
        await tables.submit(game, who, seller.ref, seller.rev, "none", user(who))
        taken = await tables.undo(game, who, user(who))
        assert taken.game.head == (await tables.store.find_game(game)).head
        again = await asked(tables, game, "sample.sell")
        assert (again.decision.seat, again.ref) == (who, seller.ref)
        assert [row.ref for row in await tables.store.windows(game)] == [again.ref]
        await tables.submit(game, who, again.ref, again.rev, "none", user(who))
        mark = (await tables.store.last_entry(game)).entry.mark
        journal = await tables.store.journal(game)
        assert [row.entry.seq for row in journal if row.undone_by] == [journal[-2].entry.seq]
        fresh = Tables(tables.store, GAMES, plan, HOOKS, time=tables.time)
        await fresh.table(game)
        back = await tables.rewind(game, 3, HOST)
        assert back.outcome.entry.kind == "rewind"
        table = await fresh.table(game)
        assert {one.decision.kind for one in table.open.values() if one.decision.awaited} == {"sample.done"}
        assert table.state.dice.branch == back.outcome.entry.seq
        assert mark != back.outcome.entry.mark
        fresh.close()


async def test_a_sealed_answer_is_not_taken_back(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        with pytest.raises(NotAllowed, match=r"undo\.nothing"):
            await tables.undo(game, ONE, user(ONE))
        await bid_all(tables, game, [3, 0, 0])
        with pytest.raises(NotAllowed, match=r"undo\.sealed"):
            await tables.undo(game, THREE, user(THREE))
        assert len(await tables.store.journal(game)) == 3


async def test_a_ruling_is_the_hosts_and_is_told(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        with pytest.raises(NotAllowed, match=r"game\.host"):
            await tables.rule(game, "fine", {"seat": ONE, "coins": 2}, user(TWO))
        with pytest.raises(NotAllowed, match=r"sample\.fine"):
            await tables.rule(game, "fine", {"seat": ONE, "coins": 2000}, HOST)
        await tables.rule(game, "fine", {"seat": ONE, "coins": 2}, HOST)
        (line,) = await tables.store.journal(game)
        assert (line.entry.kind, line.user) == ("ruling", HOST)
        assert (await asked(tables, game, "sample.bid", ONE)).decision.choice.high == 8


async def test_a_held_game_is_looked_at_but_not_played(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", ONE)
        await tables.hold(game, "PAUSE")
        assert (await tables.table(game)).view(None)
        with pytest.raises(Held, match="PAUSE"):
            await tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))


async def test_tables_least_recently_used_are_dropped_and_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path / "a.db") as store:
        tables = Tables(store, GAMES, plan, HOOKS, time=FakeTime(), keep=2)
        for name in ("game2a", "game2b", "game2c"):
            await lobby(store, name)
            await tables.open_game(name, HOST)
        tables_live = tables.live.tables
        assert list(tables_live) == ["game2b", "game2c"]
        await answer(tables, "game2a", "sample.bid", 4, ONE)
        assert list(tables_live) == ["game2c", "game2a"]
        tables.close()
        assert not tables_live


async def test_all_who_locked_are_not_waited_for(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        for seat, bid in ((ONE, 3), (TWO, 5)):
            posted = await asked(tables, game, "sample.bid", seat)
            assert not await tables.save(game, seat, posted.ref, posted.rev, bid, user(seat), locked=True)
        assert await tables.store.journal(game) == []
        posted = await asked(tables, game, "sample.bid", THREE)
        with pytest.raises(IllegalAnswer):
            await tables.save(game, THREE, posted.ref, posted.rev, 99, user(THREE), locked=True)
        with pytest.raises(NotAllowed):
            await tables.save(game, THREE, posted.ref, posted.rev, 1, user(ONE), locked=True)
        followed = await tables.save(game, THREE, posted.ref, posted.rev, 1, user(THREE), locked=True)
        assert [one.entry.raw for one in followed] == [3, 5, 1]
        assert [row.user for row in await tables.store.journal(game)] == [user(seat) for seat in chairs(3)]
        assert await tables.store.saved(game) == []


async def test_the_last_to_answer_lets_the_locked_ones_count(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        for seat in (ONE, TWO):
            posted = await asked(tables, game, "sample.bid", seat)
            await tables.save(game, seat, posted.ref, posted.rev, 2, user(seat), locked=True)
        done = await answer(tables, game, "sample.bid", 9, THREE)
        assert [one.entry.seat for one in done.followed] == [ONE, TWO]
        assert "sample.LotSold" in await told(tables, game)


async def test_an_answer_set_beforehand_is_given_when_it_is_asked(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        with pytest.raises(NotAllowed):
            await tables.save(game, TWO, f"sample.sell/day=1@{TWO}", "", "none", user(ONE), locked=True)
        await tables.save(game, TWO, f"sample.sell/day=1@{TWO}", "", "none", user(TWO), locked=True)
        await bid_all(tables, game, [3, 0, 0])
        await close_floor(tables, game)
        done = await answer(tables, game, "sample.sell", "none", ONE)
        assert [(one.entry.seat, one.entry.kind) for one in done.followed] == [(TWO, "order")]
        assert await tables.store.saved(game) == []
        assert (await asked(tables, game, "sample.sell")).decision.seat == THREE


SELLING = Pass("sample.bid", ["sample.sell"], ["barter", "market"])


async def test_what_passes_is_answered_by_its_default_while_its_steps_last(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        bid = await asked(tables, game, "sample.bid", ONE)
        with pytest.raises(NotAllowed):
            await tables.let_pass(game, ONE, bid.ref, bid.rev, SELLING, user(TWO))
        with pytest.raises(NotOpen):
            await tables.let_pass(game, ONE, bid.ref, "other", SELLING, user(ONE))
        assert await tables.store.saved(game) == []
        done = await tables.let_pass(game, ONE, bid.ref, bid.rev, SELLING, user(ONE))
        assert (done.outcome.entry.kind, done.outcome.entry.raw, done.followed) == ("answer", 0, [])
        for seat in (TWO, THREE):
            await answer(tables, game, "sample.bid", 0, seat)
        await close_floor(tables, game)
        journal = [row.entry for row in await tables.store.journal(game)]
        assert [(one.seat, one.kind, one.raw) for one in journal if "sell" in one.key] == [(ONE, "order", "none")]
        assert len(await tables.store.saved(game)) == 1
        for seat in (TWO, THREE):
            await answer(tables, game, "sample.sell", "none", seat)
        assert await tables.store.saved(game) == []
        table = await tables.table(game)
        assert table.state.step == "auction"
        for seat in (ONE, TWO, THREE):
            await answer(tables, game, "sample.bid", 0, seat)
        await close_floor(tables, game)
        for seat in (TWO, THREE):
            await answer(tables, game, "sample.sell", "none", seat)
        assert (await asked(tables, game, "sample.sell")).decision.seat == ONE


async def test_a_pass_can_be_taken_back_and_a_rewind_forgets_it(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        for seat in (ONE, TWO):
            bid = await asked(tables, game, "sample.bid", seat)
            await tables.let_pass(game, seat, bid.ref, bid.rev, SELLING, user(seat))
        with pytest.raises(NotAllowed):
            await tables.pass_no_more(game, ONE, user(TWO))
        await tables.pass_no_more(game, ONE, user(ONE))
        with pytest.raises(NotOpen):
            await tables.pass_no_more(game, ONE, user(ONE))
        assert [row.seat for row in await tables.store.saved(game)] == [TWO]
        await tables.rewind(game, 1, HOST)
        assert await tables.store.saved(game) == []


async def test_a_new_holder_plays_and_the_former_does_not(tmp_path: Path) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        posted = await asked(tables, game, "sample.bid", ONE)
        await tables.store.give_up_seat(game, ONE, NOW, holder="vacant")
        await tables.store.take_seat(SeatRow(game, ONE, "user", 555, NOW))
        with pytest.raises(NotAllowed):
            await tables.submit(game, ONE, posted.ref, posted.rev, 4, user(ONE))
        await tables.submit(game, ONE, posted.ref, posted.rev, 4, 555)
