"""Table votes: who votes, what carries, and that nothing is lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.base.errors import NotAllowed, NotOpen
from bot.services.brought import MOTIONS
from bot.services.clock.clock import Clock
from bot.services.votes.motions import KEPT, Motion, Rule, motions, open_motions
from bot.services.votes.votes import cast, propose, recount
from bot.store.store import Move, NoteRow
from bot.table.tables import Tables
from games.kernel import Seat
from games.kernel.decision import chairs
from tests.bot.playing import HOST, NOW, at_table, user
from tests.bot.told import told

ONE, TWO, THREE, FOUR = chairs(4)
HOUR = timedelta(hours=1)
STRANGER = 999


class CrashError(RuntimeError):
    """The process ends here."""


@pytest.fixture
def done() -> Iterator[list[tuple[str, str]]]:
    """What motions of a kind made for these tests have done."""
    found: list[tuple[str, str]] = []

    async def carry(_tables: Tables, motion: Motion) -> None:
        if motion.args.get("crash") and not found:
            found.append(("crash", motion.ref))
            raise CrashError
        if motion.args.get("late"):
            raise NotAllowed("rewind.nowhere")
        found.append(("done", motion.ref))

    async def refuse(_tables: Tables, motion: Motion) -> None:
        found.append(("refused", motion.ref))

    async def agreed(_tables: Tables, motion: Motion) -> None:
        found.append(("all", motion.ref))

    MOTIONS["test"] = Rule(carry, refuse=refuse)
    MOTIONS["all"] = Rule(agreed, present=lambda stand, seat, _: stand.note("test", seat) is None)
    yield found
    del MOTIONS["test"], MOTIONS["all"]


async def by_two(tables: Tables, game: str, **args: object) -> Motion:
    """A motion of the second seat, who is no host."""
    return await propose(tables, game, "test", args, TWO, user(TWO))


async def found(tables: Tables, game: str, ref: str) -> Motion:
    stand = await tables.store.stand(game)
    assert stand is not None
    return next(one for one in motions(stand) if one.ref == ref)


async def state(tables: Tables, game: str, ref: str) -> str:
    return (await found(tables, game, ref)).state


async def test_two_thirds_carry_and_the_proposer_has_voted(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        motion = await by_two(tables, game)
        assert motion.state == "open"
        assert (await cast(tables, game, motion.ref, user(ONE), yea=True)).state == "open", "two of four"
        assert done == []
        assert (await cast(tables, game, motion.ref, user(FOUR), yea=True)).state == "carried", "three of four"
        assert done == [("done", motion.ref)]
        sent = await told(tables, "motion", "verdict")
        assert sorted((one.kind, one.ref) for one in sent) == [("motion", motion.ref), ("verdict", motion.ref)]


async def test_it_is_refused_as_soon_as_it_cannot_pass(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=3) as (tables, game, _):
        motion = await by_two(tables, game)
        assert (await cast(tables, game, motion.ref, user(ONE), yea=False)).state == "open", (
            "one of three may yet agree"
        )
        assert (await cast(tables, game, motion.ref, user(THREE), yea=False)).state == "refused"
        assert done == [("refused", motion.ref)]


async def test_a_vote_can_be_changed_while_it_is_open_and_not_after(
    tmp_path: Path, done: list[tuple[str, str]]
) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        motion = await by_two(tables, game)
        await cast(tables, game, motion.ref, user(TWO), yea=False)
        await cast(tables, game, motion.ref, user(TWO), yea=True)
        await cast(tables, game, motion.ref, user(ONE), yea=True)
        await cast(tables, game, motion.ref, user(ONE), yea=True)
        assert done == [], "a vote repeated is one vote"
        await cast(tables, game, motion.ref, user(THREE), yea=True)
        with pytest.raises(NotOpen, match=r"motion.closed") as refused:
            await cast(tables, game, motion.ref, user(FOUR), yea=False)
        assert refused.value.about == {"outcome": "carried", "yea": 3, "nay": 0}
        assert len(done) == 1
        with pytest.raises(NotOpen, match=r"motion.gone"):
            await cast(tables, game, "none", user(FOUR), yea=False)


async def test_without_a_seat_nobody_proposes_or_votes(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        for seat in (TWO, None):
            with pytest.raises(NotAllowed, match=r"seat.none"):
                await propose(tables, game, "test", {}, seat, STRANGER)
        motion = await by_two(tables, game)
        with pytest.raises(NotAllowed, match=r"motion.no-vote"):
            await cast(tables, game, motion.ref, STRANGER, yea=True)
        assert await state(tables, game, motion.ref) == "open"
        assert done == []


async def test_the_one_it_is_about_has_no_vote(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=3) as (tables, game, _):
        motion = await propose(tables, game, "test", {}, TWO, user(TWO), concerning=THREE)
        with pytest.raises(NotAllowed, match=r"motion.no-vote"):
            await cast(tables, game, motion.ref, user(THREE), yea=False)
        assert (await cast(tables, game, motion.ref, user(ONE), yea=True)).state == "carried", "both of the others"


async def test_one_motion_of_a_kind_at_a_time(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        both = await asyncio.gather(
            by_two(tables, game), propose(tables, game, "test", {}, THREE, user(THREE)), return_exceptions=True
        )
        assert sum(isinstance(one, Motion) for one in both) == 1
        assert [one.reason for one in both if isinstance(one, NotAllowed)] == ["motion.open"]
        await propose(tables, game, "test", {}, THREE, user(THREE), concerning=FOUR)
        stand = await tables.store.stand(game)
        assert stand is not None
        assert len(open_motions(stand)) == 2, "about another seat it is another matter"


async def test_the_game_master_needs_no_vote(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        motion = await by_two(tables, game)
        decreed = await propose(tables, game, "test", {}, ONE, HOST)
        assert (decreed.state, decreed.master) == ("carried", True)
        settled = await found(tables, game, motion.ref)
        assert (settled.state, settled.master) == ("carried", True), "what was voted on is settled by that"
        assert done == [("done", decreed.ref)]
        with pytest.raises(NotAllowed, match=r"rewind.nowhere"):
            await propose(tables, game, "test", {"late": True}, ONE, HOST)
        await tables.store.change_game(game, NOW, gm=STRANGER)
        assert (await propose(tables, game, "test", {}, ONE, HOST)).state == "open", "a game with a master has only one"
        assert (await propose(tables, game, "test", {}, None, STRANGER)).state == "carried"


async def test_a_game_master_without_a_seat_decides_by_voting(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db") as (tables, game, _):
        await tables.store.change_game(game, NOW, gm=STRANGER)
        motion = await by_two(tables, game)
        assert (await cast(tables, game, motion.ref, STRANGER, yea=True)).state == "carried"
        motion = await by_two(tables, game)
        refused = await cast(tables, game, motion.ref, STRANGER, yea=False)
        assert (refused.state, refused.master) == ("refused", True)
        assert [what for what, _ in done] == ["done", "refused"]
        agreed = await propose(tables, game, "all", {}, ONE, HOST)
        with pytest.raises(NotAllowed, match=r"motion.no-vote"):
            await cast(tables, game, agreed.ref, STRANGER, yea=True)


async def test_some_matters_need_all_who_are_present_and_no_master_decides(
    tmp_path: Path, done: list[tuple[str, str]]
) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        await tables.store.note(game, NOW, [NoteRow(game, "test", FOUR)])
        motion = await propose(tables, game, "all", {}, ONE, HOST)
        assert motion.state == "open"
        await cast(tables, game, motion.ref, user(TWO), yea=True)
        assert done == []
        await cast(tables, game, motion.ref, user(THREE), yea=True)
        assert done == [("all", motion.ref)]
        other = await propose(tables, game, "all", {}, ONE, HOST)
        assert (await cast(tables, game, other.ref, user(TWO), yea=False)).state == "refused"


async def test_it_lapses_after_two_days_and_is_forgotten_after_a_week(
    tmp_path: Path, done: list[tuple[str, str]]
) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        motion = await by_two(tables, game)
        assert await clock.tick() == NOW + 48 * HOUR
        time.move(48 * HOUR)
        await clock.tick()
        assert done == [("refused", motion.ref)]
        assert await state(tables, game, motion.ref) == "refused"
        time.move(KEPT)
        await clock.tick()
        assert await tables.store.notes(game, "motion") == []


async def test_whoever_could_not_vote_as_the_bot_was_away_gets_two_hours(
    tmp_path: Path, done: list[tuple[str, str]]
) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, time):
        motion = await by_two(tables, game)
        time.move(60 * HOUR)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        assert await clock.tick() == time.now() + 2 * HOUR
        assert await state(tables, game, motion.ref) == "open"
        time.move(2 * HOUR)
        await clock.tick()
        assert done == [("refused", motion.ref)]


async def test_a_decision_takes_effect_though_the_process_ended(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=3, pace="none") as (tables, game, time):
        motion = await by_two(tables, game, crash=True)
        with pytest.raises(CrashError):
            await cast(tables, game, motion.ref, user(ONE), yea=True)
        assert await state(tables, game, motion.ref) == "passed"
        with pytest.raises(NotOpen, match=r"motion.closed"):
            await cast(tables, game, motion.ref, user(ONE), yea=False)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        time.move(HOUR)
        await clock.tick()
        assert done[-1] == ("done", motion.ref)
        assert await state(tables, game, motion.ref) == "carried"
        assert [one.ref for one in await told(tables, "verdict")] == [motion.ref]


async def test_what_cannot_be_done_any_more_is_said(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=3) as (tables, game, _):
        motion = await by_two(tables, game, late=True)
        found = await cast(tables, game, motion.ref, user(ONE), yea=True)
        assert (found.state, found.why) == ("void", "rewind.nowhere")
        assert done == []


async def test_votes_of_those_who_leave_do_not_count(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        motion = await by_two(tables, game)
        await cast(tables, game, motion.ref, user(ONE), yea=True)
        await tables.store.give_up_seat(game, TWO, NOW, holder="vacant")
        await recount(tables, game)
        assert await state(tables, game, motion.ref) == "open", "one of three"
        with pytest.raises(NotAllowed, match=r"motion.no-vote"):
            await cast(tables, game, motion.ref, user(TWO), yea=True)
        await tables.store.give_up_seat(game, THREE, NOW, holder="caretaker")
        await recount(tables, game)
        assert done == [], "one of two"
        await tables.store.give_up_seat(game, FOUR, NOW, holder="vacant")
        await recount(tables, game)
        assert done == [("done", motion.ref)], "one of one"


async def test_a_held_game_votes(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=3) as (tables, game, _):
        await tables.hold(game, "AAAAA")
        motion = await by_two(tables, game)
        assert (await cast(tables, game, motion.ref, user(ONE), yea=True)).state == "carried"
        assert done == [("done", motion.ref)]


async def test_a_game_that_is_over_is_voted_on_no_more(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", pace="none") as (tables, game, time):
        motion = await by_two(tables, game)
        head = (await tables.table(game)).head
        await tables.store.commit(Move(game, time.now(), head, head + 1, status="over"))
        with pytest.raises(NotOpen, match=r"game.over"):
            await cast(tables, game, motion.ref, user(ONE), yea=True)
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        time.move(48 * HOUR)
        await clock.tick()
        assert done == []
        assert await state(tables, game, motion.ref) == "void"


async def test_two_last_votes_at_once_carry_it_once(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=4) as (tables, game, _):
        motion = await by_two(tables, game)
        voted = [cast(tables, game, motion.ref, user(seat), yea=True) for seat in (ONE, THREE, FOUR)]
        found = await asyncio.gather(*voted, return_exceptions=True)
        assert done == [("done", motion.ref)]
        assert sum(isinstance(one, NotOpen) for one in found) == 1


async def test_nobody_can_vote_in_a_game_of_one_about_that_one(tmp_path: Path, done: list[tuple[str, str]]) -> None:
    async with at_table(tmp_path / "a.db", seats=3) as (tables, game, _):
        for seat in (TWO, THREE):
            await tables.store.give_up_seat(game, seat, NOW, holder="vacant")
        found = await propose(tables, game, "test", {}, concerning=Seat(ONE))
        assert found.state == "refused"
