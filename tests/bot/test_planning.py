"""Plans in the bot: what is said ahead is kept, played, taken back and dropped with its seat."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest

from bot.base.errors import IllegalAnswer, NotAllowed, NotOpen
from bot.services.brought import HOOKS
from bot.services.clock.clock import Clock
from bot.services.mending.incidents import inspect
from bot.services.orders.orders import Do, When, body_of, new_order
from bot.services.orders.standing import give, set_default
from bot.services.pauses.pauses import Pause, go_on, stop
from bot.services.seats.seats import take, vacate
from bot.services.sittings import sittings
from bot.services.sittings.missed import record_of
from bot.store.store import NoteRow
from bot.table.planning import is_plan
from bot.table.tables import Tables
from games import sample
from games.kernel import ASK, Decision, Now, OneOf, Plan, Planning, Ready, Seat, Verdict, Window, chairs

from .playing import NOW, SEED, FakeTime, answer, asked, bid_all, close_floor, lobby, opened, plan, user

DIAMOND, TRIANGLE, CIRCLE = chairs(3)


class Sales(Planning):
    """T-3.3: all say at once which good they sell, or that they would rather be asked."""

    kind = "sample.sales"
    window: ClassVar[Window] = Window.SIMULTANEOUS
    silence: ClassVar[str] = "none"

    def asks(self, now: Now) -> Sequence[Decision[Any]]:
        if now.step != "market":
            return []
        about = {"day": now.turn}
        return [self.question(now, seat, about) for seat in now.see(None).order]

    def question(self, now: Now, seat: Seat, about: dict[str, Any]) -> Decision[Any]:
        goods = dict.fromkeys(["none", "ask", *now.see(seat).hand.values()])
        return Decision(
            self.kind, seat, OneOf({one: one for one in goods}), "T-3.3", "", about, self.silence, window=self.window
        )

    def covers(self, now: Now, decision: Decision[Any]) -> bool:
        return decision.kind == "sample.sell"

    def answer(self, now: Now, plan: Plan, decision: Decision[Any]) -> Verdict:
        return ASK if plan.raw == "ask" else Ready(plan.raw)


class Leisurely(Sales):
    """The same as a plan: who says nothing is asked at his turn."""

    window = Window.AHEAD
    silence = "ask"


@asynccontextmanager
async def at_market(
    path: Path, planning: Planning, *, rounds: bool = False, pace: str = "brisk"
) -> AsyncIterator[tuple[Tables, str, FakeTime]]:
    """The first market of a game whose sales are asked ahead."""
    async with opened(path / "a.db") as store:
        time = FakeTime()
        tables = Tables(store, {"sample": replace(sample.GAME, ahead=(planning,))}, plan, HOOKS, time=time)
        game = await lobby(store, pace=pace)
        if rounds:
            await store.change_game(game, NOW, terms={"rounds": True})
        await tables.open_game(game, user(DIAMOND), seed=SEED)
        await bid_all(tables, game, [1, 2, 3])
        await close_floor(tables, game)
        yield tables, game, time
        tables.close()


async def shown(tables: Tables, game: str) -> list[tuple[str, Seat]]:
    """Whom the table waits for, and with what."""
    table = await tables.table(game)
    return [(one.decision.kind, one.decision.seat) for one in table.open.values() if one.decision.awaited]


async def timed(tables: Tables, game: str) -> list[tuple[str, Seat]]:
    """What has a deadline."""
    stand = await tables.store.stand(game)
    assert stand is not None
    return sorted((row.kind, row.seat) for row in stand.windows)


async def sold(tables: Tables, game: str) -> list[tuple[Seat | None, Any, str, int | None]]:
    """The sales in the journal."""
    rows = await tables.store.journal(game)
    lines = [(row, row.entry) for row in rows if row.entry.key.startswith("sample.sell") and row.undone_by is None]
    return [(entry.seat, entry.raw, entry.kind, row.user) for row, entry in lines]


async def kept(tables: Tables, game: str) -> list[tuple[Seat, Any]]:
    """The plans that are kept."""
    stand = await tables.store.stand(game)
    assert stand is not None
    return [(row.seat, row.raw["raw"]) for row in stand.saved if is_plan(row)]


def order(game_order: Sequence[Seat], kind: str = "sample.sales") -> list[tuple[str, Seat]]:
    return [(kind, seat) for seat in game_order]


async def test_all_are_asked_together_with_one_deadline(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        assert await shown(tables, game) == order([DIAMOND, TRIANGLE, CIRCLE])
        assert await timed(tables, game) == sorted(order([DIAMOND, TRIANGLE, CIRCLE]))
        stand = await tables.store.stand(game)
        assert stand is not None
        assert {row.due for row in stand.windows} == {NOW + timedelta(hours=12)}


async def test_what_was_said_is_played_in_order_as_soon_as_the_last_has_said_it(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        await answer(tables, game, "sample.sales", "none", CIRCLE)
        await answer(tables, game, "sample.sales", "none", DIAMOND)
        assert await sold(tables, game) == []
        assert await timed(tables, game) == [("sample.sales", TRIANGLE)]
        done = await answer(tables, game, "sample.sales", "none", TRIANGLE)
        assert done.outcome.entry is None
        assert [one.entry.seat for one in done.followed if one.entry] == [DIAMOND, TRIANGLE, CIRCLE]
        assert await sold(tables, game) == [(one, "none", "order", user(one)) for one in (DIAMOND, TRIANGLE, CIRCLE)]
        assert {kind for kind, _ in await shown(tables, game)} == {"sample.bid"}


async def test_a_plan_survives_a_restart_and_the_questions_keep_their_names(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, time):
        await answer(tables, game, "sample.sales", "none", CIRCLE)
        before = {one.ref for one in (await tables.table(game)).open.values()}
        again = Tables(tables.store, tables.games, plan, HOOKS, time=time)
        assert {one.ref for one in (await again.table(game)).open.values()} == before
        await answer(again, game, "sample.sales", "none", DIAMOND)
        await answer(again, game, "sample.sales", "none", TRIANGLE)
        assert len(await sold(again, game)) == 3
        again.close()


async def test_a_table_that_wants_its_rounds_is_asked_as_the_rules_ask(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales(), rounds=True) as (tables, game, _):
        assert await shown(tables, game) == [("sample.sell", DIAMOND)]


async def test_who_would_rather_be_asked_is_asked_at_his_turn_for_half_the_time(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, time):
        time.move(timedelta(hours=1))
        for seat, raw in ((DIAMOND, "none"), (TRIANGLE, "ask"), (CIRCLE, "none")):
            await answer(tables, game, "sample.sales", raw, seat)
        assert await shown(tables, game) == [("sample.sell", TRIANGLE)]
        stand = await tables.store.stand(game)
        assert stand is not None
        (row,) = stand.windows
        assert row.due == time.at + timedelta(hours=6)
        await answer(tables, game, "sample.sell", "none", TRIANGLE)
        assert [one[2] for one in await sold(tables, game)] == ["order", "answer", "order"]


async def ticked(tables: Tables, time: FakeTime, by: timedelta) -> None:
    """Time goes by, and what is due takes effect."""
    clock = Clock(tables.store, tables, time)
    clock.since = NOW - timedelta(hours=2)
    time.move(by)
    await clock.tick()


async def test_at_the_deadline_of_a_joint_question_the_default_counts_and_is_missed(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, time):
        await answer(tables, game, "sample.sales", "none", DIAMOND)
        await answer(tables, game, "sample.sales", "none", CIRCLE)
        await ticked(tables, time, timedelta(hours=12, minutes=1))
        assert [one[0] for one in await sold(tables, game)] == [DIAMOND, TRIANGLE, CIRCLE]
        assert [one[3] for one in await sold(tables, game)] == [user(DIAMOND), None, user(CIRCLE)]
        stand = await tables.store.stand(game)
        assert stand is not None
        assert [record_of(stand, seat).row for seat in (DIAMOND, TRIANGLE, CIRCLE)] == [0, 1, 0]


async def test_a_plan_is_asked_for_half_the_time_and_silence_is_being_asked_and_nothing_missed(tmp_path: Path) -> None:
    async with at_market(tmp_path, Leisurely()) as (tables, game, time):
        await answer(tables, game, "sample.sales", "none", DIAMOND)
        await ticked(tables, time, timedelta(hours=6, minutes=1))
        assert [one[0] for one in await sold(tables, game)] == [DIAMOND]
        assert await shown(tables, game) == [("sample.sell", TRIANGLE)]
        stand = await tables.store.stand(game)
        assert stand is not None
        assert [record_of(stand, seat).row for seat in (DIAMOND, TRIANGLE, CIRCLE)] == [0, 0, 0]


async def test_a_plan_draws_on_no_bank(tmp_path: Path) -> None:
    async with at_market(tmp_path, Leisurely()) as (tables, game, time):
        full = [NoteRow(game, "bank", seat, {"quarters": 8, "turn": 1}) for seat in chairs(3)]
        await tables.store.note(game, NOW, full)
        await ticked(tables, time, timedelta(hours=6, minutes=1))
        stand = await tables.store.stand(game)
        assert stand is not None
        assert [note.body["quarters"] for note in stand.notes_of("bank")] == [8, 8, 8]
        assert await shown(tables, game) == [("sample.sell", DIAMOND)]


async def test_it_may_be_changed_until_it_is_used_and_costs_no_deadline(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        posted = await asked(tables, game, "sample.sales", DIAMOND)
        await answer(tables, game, "sample.sales", "ask", DIAMOND)
        await answer(tables, game, "sample.sales", "none", DIAMOND)
        assert (await asked(tables, game, "sample.sales", DIAMOND)).ref == posted.ref
        assert await kept(tables, game) == [(DIAMOND, "none")]
        assert ("sample.sales", DIAMOND) not in await timed(tables, game)


async def test_bad_plans_are_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        posted = await asked(tables, game, "sample.sales", DIAMOND)
        with pytest.raises(IllegalAnswer):
            await tables.submit(game, DIAMOND, posted.ref, posted.rev, "gold", user(DIAMOND))
        with pytest.raises(NotAllowed):
            await tables.submit(game, DIAMOND, posted.ref, posted.rev, "none", user(CIRCLE))
        with pytest.raises(NotAllowed):
            await tables.submit(game, CIRCLE, posted.ref, posted.rev, "none", user(CIRCLE))
        for seat in (DIAMOND, TRIANGLE, CIRCLE):
            await answer(tables, game, "sample.sales", "none", seat)
        with pytest.raises(NotOpen):
            await tables.submit(game, DIAMOND, posted.ref, posted.rev, "none", user(DIAMOND))
        assert len(await kept(tables, game)) == 3


async def test_after_a_rewind_plans_are_drafts_and_nothing_is_played_without_a_press(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        head = (await tables.table(game)).head
        refs = [(await asked(tables, game, "sample.sales", seat)).ref for seat in chairs(3)]
        for seat in (DIAMOND, TRIANGLE, CIRCLE):
            await answer(tables, game, "sample.sales", "none", seat)
        await tables.rewind(game, head)
        assert await sold(tables, game) == []
        assert await shown(tables, game) == order([DIAMOND, TRIANGLE, CIRCLE])
        assert await timed(tables, game) == sorted(order([DIAMOND, TRIANGLE, CIRCLE]))
        table = await tables.table(game)
        assert not {one.ref for one in table.open.values()} & set(refs)
        assert {table.proposal(key) for key in table.open} == {"none"}
        for seat in (DIAMOND, TRIANGLE, CIRCLE):
            await answer(tables, game, "sample.sales", "none", seat)
        assert len(await sold(tables, game)) == 3


async def test_an_undo_leaves_the_plans_of_others(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        for seat, raw in ((DIAMOND, "ask"), (TRIANGLE, "ask"), (CIRCLE, "none")):
            await answer(tables, game, "sample.sales", raw, seat)
        await answer(tables, game, "sample.sell", "none", DIAMOND)
        await tables.undo(game, DIAMOND, user(DIAMOND))
        assert await shown(tables, game) == [("sample.sell", DIAMOND)]
        assert sorted(await kept(tables, game)) == [(CIRCLE, "none"), (DIAMOND, "ask"), (TRIANGLE, "ask")]


@pytest.mark.parametrize("own", [True, False], ids=["order", "default-of-his-own"])
async def test_whoever_ordered_the_question_itself_has_not_been_silent(tmp_path: Path, own: bool) -> None:
    """What counts if nobody answers says nothing of what he has left word for; of the others it does."""
    async with at_market(tmp_path, Sales()) as (tables, game, time):
        sell = next(one for one in (await tables.table(game)).literal.values() if one.decision.seat == DIAMOND)
        held = next(good for good in cast("OneOf[str]", sell.decision.choice).options if good != "none")
        wish = Do(how="option", option=held)
        if own:
            await give(tables, game, DIAMOND, [body_of(new_order(When(kind="sample.sell"), wish))])
        else:
            await set_default(tables, game, DIAMOND, "sample.sell", wish, user(DIAMOND))
        await ticked(tables, time, timedelta(hours=12, minutes=1))
        assert await shown(tables, game) == [("sample.sell", DIAMOND)]
        await ticked(tables, time, timedelta(hours=6, minutes=1))
        assert [(seat, raw) for seat, raw, *_ in await sold(tables, game)] == [
            (DIAMOND, held),
            (TRIANGLE, "none"),
            (CIRCLE, "none"),
        ]


async def test_what_he_says_himself_counts_before_what_he_ordered(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, time):
        await give(tables, game, DIAMOND, [body_of(new_order(When(kind="sample.sell"), Do(how="default")))])
        await answer(tables, game, "sample.sales", "none", DIAMOND)
        await ticked(tables, time, timedelta(hours=12, minutes=1))
        assert [(seat, raw) for seat, raw, *_ in await sold(tables, game)] == [
            (DIAMOND, "none"),
            (TRIANGLE, "none"),
            (CIRCLE, "none"),
        ]


async def test_a_game_that_stands_still_plays_no_plan_until_it_goes_on(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        await answer(tables, game, "sample.sales", "none", DIAMOND)
        await answer(tables, game, "sample.sales", "none", TRIANGLE)
        await stop(tables, game, Pause(by="table", since=NOW))
        await answer(tables, game, "sample.sales", "none", CIRCLE)
        assert await sold(tables, game) == []
        assert await go_on(tables, game)
        assert len(await sold(tables, game)) == 3


async def test_in_a_sitting_each_is_asked_as_his_turn_comes_and_afterwards_together_again(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        await answer(tables, game, "sample.sales", "none", TRIANGLE)
        await sittings.begin(tables, game)
        assert await shown(tables, game) == [("sample.sell", DIAMOND)]
        assert await timed(tables, game) == [("sample.sell", DIAMOND)]
        await answer(tables, game, "sample.sell", "none", DIAMOND)
        assert await shown(tables, game) == [("sample.sell", TRIANGLE)]
        await sittings.ask_end(tables, game, user(CIRCLE))
        assert await shown(tables, game) == [("sample.sales", DIAMOND), ("sample.sales", CIRCLE)]
        assert await timed(tables, game) == [("sample.sales", CIRCLE), ("sample.sales", DIAMOND)]


async def test_a_game_of_before_goes_on_asking_ahead_and_what_was_prepared_counts(tmp_path: Path) -> None:
    """It was played question by question; the program that comes up now asks ahead."""
    async with at_market(tmp_path, Sales(), rounds=True) as (tables, game, time):
        old = await asked(tables, game, "sample.sell", DIAMOND)
        held = next(good for good in cast("OneOf[str]", old.decision.choice).options if good != "none")
        await tables.save(game, DIAMOND, old.ref, old.rev, held, user(DIAMOND))
        await tables.store.change_game(game, NOW, terms={})
        again = Tables(tables.store, tables.games, plan, HOOKS, time=time)
        assert await shown(again, game) == order([DIAMOND, TRIANGLE, CIRCLE])
        assert await timed(again, game) == sorted(order([DIAMOND, TRIANGLE, CIRCLE]))
        with pytest.raises(NotOpen):
            await again.submit(game, DIAMOND, old.ref, old.rev, "none", user(DIAMOND))
        for seat, raw in ((DIAMOND, "ask"), (TRIANGLE, "none"), (CIRCLE, "none")):
            await answer(again, game, "sample.sales", raw, seat)
        now = await asked(again, game, "sample.sell", DIAMOND)
        assert (now.ref, now.rev) == (old.ref, old.rev)
        await ticked(again, time, timedelta(hours=6, minutes=1))
        assert (await sold(again, game))[0] == (DIAMOND, held, "lapse", user(DIAMOND))
        again.close()


class KilledError(Exception):
    """The program ends here."""


async def test_what_was_to_follow_when_the_program_was_killed_follows_when_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last answer was written; what is played out of it was not, and nobody is asked anything."""
    async with at_market(tmp_path, Sales()) as (tables, game, time):
        for seat in (DIAMOND, TRIANGLE):
            await answer(tables, game, "sample.sales", "none", seat)

        async def killed(*_: Any) -> None:
            raise KilledError

        monkeypatch.setattr(Tables, "_follow", killed)
        with pytest.raises(KilledError):
            await answer(tables, game, "sample.sales", "none", CIRCLE)
        monkeypatch.undo()
        again = Tables(tables.store, tables.games, plan, HOOKS, time=time)
        assert (await timed(again, game), await sold(again, game)) == ([], [])
        assert not await inspect(again, game)
        assert len(await sold(again, game)) == 3
        again.close()


async def test_plans_go_with_their_holder_and_the_next_is_asked_anew(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, _):
        await answer(tables, game, "sample.sales", "none", TRIANGLE)
        await answer(tables, game, "sample.sales", "none", CIRCLE)
        await vacate(tables, game, TRIANGLE, "left")
        assert await kept(tables, game) == [(CIRCLE, "none")]
        assert await timed(tables, game) == [("sample.sales", DIAMOND), ("sample.sales", TRIANGLE)]
        await answer(tables, game, "sample.sales", "none", DIAMOND)
        assert await sold(tables, game) == []
        await take(tables, game, TRIANGLE, 999)
        assert await shown(tables, game) == [("sample.sales", TRIANGLE)]


async def test_old_plans_are_forgotten(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, time):
        for day in range(1, 4):
            for seat in (DIAMOND, TRIANGLE, CIRCLE):
                await answer(tables, game, "sample.sales", "none", seat)
                time.move(timedelta(minutes=1))
            if day < 3:
                assert len(await kept(tables, game)) == 3 * day
                await bid_all(tables, game, [0, 0, 0])
                await close_floor(tables, game)
        stand = await tables.store.stand(game)
        assert stand is not None
        assert stand.game.status == "over"


async def test_a_damaged_plan_is_nobody_s_and_its_seat_is_asked(tmp_path: Path) -> None:
    async with at_market(tmp_path, Sales()) as (tables, game, time):
        for seat in (DIAMOND, TRIANGLE):
            await answer(tables, game, "sample.sales", "none", seat)
        stand = await tables.store.stand(game)
        assert stand is not None
        row = next(one for one in stand.saved if one.seat == DIAMOND)
        await tables.store.save(replace(row, raw={"kind": 7}))
        again = Tables(tables.store, tables.games, plan, HOOKS, time=time)
        assert await shown(again, game) == order([DIAMOND, CIRCLE])
        await answer(again, game, "sample.sales", "none", DIAMOND)
        await answer(again, game, "sample.sales", "none", CIRCLE)
        assert len(await sold(again, game)) == 3
        again.close()
