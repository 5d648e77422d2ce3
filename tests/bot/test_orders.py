"""Standing orders: when they are carried out, when they are not, and that nobody else can tell."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from bot.base.errors import NotAllowed, NotOpen
from bot.services.orders import errands
from bot.services.orders.due import ring
from bot.services.orders.orders import Cap, Check, Ledger, Order, Use, body_of, ledger, own_defaults, read
from bot.services.orders.orders import Do as Wish
from bot.services.orders.standing import change, give, set_default
from bot.services.resolutions.endings import ask_end
from bot.services.seats.seats import inherit, take, vacate
from bot.services.votes.motions import open_motions
from bot.services.votes.votes import cast
from bot.store.store import NoteRow
from tests.bot.ordering import LONG, ONE, THREE, TWO, order, room, seqs
from tests.bot.playing import HOST, NOW, user

BID = "sample.bid"


async def test_an_order_waits_a_while_and_is_carried_out_like_an_ordinary_answer(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        (waiting,) = await at.errands()
        assert waiting.due is not None
        assert timedelta(minutes=5) <= waiting.due - NOW <= timedelta(minutes=90)
        await at.later(timedelta(minutes=4))
        assert await at.journal() == []
        await at.later()
        assert await at.journal() == [("order", f"sample.bid/day=1@{ONE}", 4)]
        assert await at.errands() == []


async def test_it_outlives_a_restart(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        at.tables.close()
        at.tables.store.stands.clear()
        await at.later()
        assert seqs(await at.journal(), "order") == [f"sample.bid/day=1@{ONE}"]


async def test_the_first_that_is_meant_counts(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        poor = Check(fact="own-coins", than="most", value=5)
        await at.order(ONE, order(BID, "amount", amount=1, checks=(poor,)), order(BID, "amount", amount=2), order(BID))
        await at.later()
        assert (await at.journal())[-1][2] == 2


async def test_an_own_answer_ends_it(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        await at.answer(BID, 3, ONE)
        assert await at.errands() == []
        await at.later()
        assert seqs(await at.journal(), "order") == []


async def test_what_its_owner_prepares_is_left_to_him(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        posted = await at.posted(BID, ONE)
        assert posted is not None
        await at.tables.save(at.game, ONE, posted.ref, posted.rev, 7, user(ONE))
        await at.later()
        assert await at.journal() == []
        await at.windows_end()
        assert ("lapse", f"sample.bid/day=1@{ONE}", 7) in await at.journal()


async def test_at_the_deadline_it_is_done_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with room(tmp_path / "a.db") as at:
        monkeypatch.setattr(errands, "wait", lambda *_: timedelta(days=9))
        await at.order(ONE, order(BID, "amount", amount=4))
        await at.windows_end()
        found = await at.journal()
        assert ("order", f"sample.bid/day=1@{ONE}", 4) in found
        assert ("lapse", f"sample.bid/day=1@{TWO}", 0) in found


async def test_where_windows_are_short_it_waits_at_most_half_of_one(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="live") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        (waiting,) = await at.errands()
        assert waiting.due is not None
        assert timedelta(0) < waiting.due - NOW <= timedelta(minutes=5)


async def test_where_a_deadline_was_moved_up_it_waits_at_most_half_of_what_is_left(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="brisk") as at:
        rows = (await at.stand()).windows
        await at.tables.store.move_windows({(row.game, row.ref): NOW + timedelta(minutes=10) for row in rows}, NOW, {})
        for _ in range(20):  # it is drawn at random
            await at.order(ONE, order(BID, "amount", amount=4))
            (waiting,) = await at.errands()
            assert waiting.due is not None
            assert timedelta(0) < waiting.due - NOW <= timedelta(minutes=5)
            await at.order(ONE)


async def test_over_its_cap_it_is_skipped_and_its_owner_told(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        dear = order(BID, "amount", amount=4, cap=Cap(money=3))
        await at.order(ONE, dear, order(BID, "amount", amount=1))
        await at.later()
        assert (await at.journal())[-1][2] == 1
        (told,) = await at.parcels("order-skipped")
        assert (told.audience, told.target) == (f"seat:{ONE}", f"dm:{ONE}")
        assert (told.about["n"], told.about["why"]) == (1, "cap")


async def test_it_is_told_once_however_often_it_is_tried(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=4, cap=Cap(money=3)))
        for _ in range(3):
            await at.later()
            await at.order(TWO, order(BID))
        assert len(await at.parcels("order-skipped")) == 1


async def test_two_orders_cannot_both_spend_what_is_left(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        once = order(BID, "amount", amount=1, cap=Cap(times=1))
        await at.order(ONE, once)
        await at.later()
        assert ledger(await at.stand(), ONE).times(once) == 1
        await bid_all_others(at)
        await at.skip_to("auction")
        await at.later()
        assert seqs(await at.journal(), "order") == [f"sample.bid/day=1@{ONE}"]


async def bid_all_others(at: Any) -> None:
    for seat in (TWO, THREE):
        await at.answer(BID, 0, seat)


async def test_what_is_undone_has_used_up_nothing(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        once = order(BID, "amount", amount=1, cap=Cap(times=1))
        await at.order(ONE, once)
        await at.later()
        await at.tables.rewind(at.game, 0)
        assert ledger(await at.stand(), ONE).times(once) == 0
        await at.later()
        assert seqs(await at.journal(), "order") == [f"sample.bid/day=1@{ONE}"]


async def test_an_own_answer_and_an_order_at_once_are_one_answer(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        (note,) = await at.errands()
        posted = await at.posted(BID, ONE)
        assert posted is not None
        own = at.tables.submit(at.game, ONE, posted.ref, posted.rev, 3, user(ONE))
        done = await asyncio.gather(own, ring(at.tables, note), ring(at.tables, note))
        assert done[0] is not None
        assert await at.journal() == [("answer", f"sample.bid/day=1@{ONE}", 3)]


async def test_two_rings_at_once_are_one_answer(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=4, cap=Cap(times=5)))
        (note,) = await at.errands()
        await asyncio.gather(*(ring(at.tables, note) for _ in range(3)))
        assert await at.journal() == [("order", f"sample.bid/day=1@{ONE}", 4)]
        assert len(ledger(await at.stand(), ONE).uses) == 1


async def test_who_has_left_his_seat_meanwhile_is_not_answered_for(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(TWO, order(BID, "amount", amount=4))
        (note,) = await at.errands()
        await asyncio.gather(vacate(at.tables, at.game, TWO, "own"), ring(at.tables, note))
        assert len(await at.journal()) <= 1
        await at.later()
        assert seqs(await at.journal(), "order") in ([], [f"sample.bid/day=1@{TWO}"])


async def test_while_the_table_pauses_it_waits(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        await at.tables.store.pause(at.game, at.time.now())
        await at.later()
        assert await at.journal() == []
        await at.tables.store.resume(at.game, at.time.now())
        await at.later()
        assert seqs(await at.journal(), "order") == [f"sample.bid/day=1@{ONE}"]


async def test_a_figure_that_is_not_known_skips_it(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, checks=(Check(fact="base-number", than="least", value=1),)))
        await at.later()
        assert [one.about["why"] for one in await at.parcels("order-skipped")] == ["fact"]
        assert await at.journal() == []


@pytest.mark.parametrize(("until", "days"), [(0, []), (1, [1]), (2, [1, 2])])
async def test_until_its_last_turn_and_in_it(tmp_path: Path, until: int, days: list[int]) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=1, until=until))
        await at.later()
        for step in ("barter", "auction"):
            await at.skip_to(step)
        await at.later()
        assert seqs(await at.journal(), "order") == [f"sample.bid/day={day}@{ONE}" for day in days]


async def test_nobody_is_led_off_a_floor(tmp_path: Path) -> None:
    """Only one answer is open there too, but the question is when; who has ordered nothing is left to himself."""
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.skip_to("barter")
        done = await at.journal()
        assert await at.posted("sample.done", ONE) is not None
        assert await at.errands() == []
        await at.later()
        assert await at.journal() == done


@pytest.mark.parametrize("event", ["sample.LotSold", "sample.DayBegan", "LotSold", "DayBegan"])
async def test_only_in_a_turn_in_which_something_has_happened(tmp_path: Path, event: str) -> None:
    """Orders of before name it without its game."""
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, when={"event": event}))
        await at.later()
        assert len(await at.journal()) == event.endswith("DayBegan")


async def test_a_game_that_stands_still_is_waited_for(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        await at.tables.hold(at.game, "ABCDE")
        await at.later()
        await at.later()
        assert await at.journal() == []
        await at.tables.release(at.game)
        await at.later()
        assert seqs(await at.journal(), "order") == [f"sample.bid/day=1@{ONE}"]


async def test_a_held_game_is_asked_again_in_half_an_hour(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        (note,) = await at.errands()
        await at.tables.hold(at.game, "ABCDE")
        await ring(at.tables, note)
        assert [one.due for one in await at.errands()] == [NOW + timedelta(minutes=30)]


async def test_a_game_that_its_table_has_ended_is_waited_for_no_longer(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        await ask_end(at.tables, at.game, HOST)
        for seat in (TWO, THREE):
            for motion in open_motions(await at.stand()):
                await cast(at.tables, at.game, motion.ref, user(seat), yea=True)
        assert (await at.stand()).game.status == "over"
        await at.later()
        assert await at.errands() == []
        assert await at.journal() == []


async def test_a_clock_that_jumps_back_delays_it_and_one_that_jumps_ahead_does_it_once(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(ONE, order(BID, "amount", amount=4))
        await at.later(-timedelta(days=1))
        assert await at.journal() == []
        await at.later(timedelta(days=400))
        await at.later(timedelta(days=400))
        assert seqs(await at.journal(), "order") == [f"sample.bid/day=1@{ONE}"]


async def test_an_errand_for_what_is_no_longer_open_is_dropped(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.tables.store.note(at.game, NOW, [NoteRow(at.game, errands.ERRAND, "gone", {"seat": ONE}, NOW)])
        await at.tables.store.note(at.game, NOW, [NoteRow(at.game, errands.ERRAND, "odd", {"what": 1}, NOW)])
        await at.later()
        assert await at.errands() == []


async def test_when_the_game_is_over_nothing_waits(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        note = NoteRow(at.game, errands.ERRAND, "x", {"seat": ONE}, at.time.now() + LONG)
        await at.tables.store.note(at.game, NOW, [note])
        await at.tables.store.change_game(at.game, NOW, pace="none")
        while not (table := await at.tables.table(at.game)).over:
            posted = next(one for one in table.open.values() if one.decision.awaited)
            decision = posted.decision
            await at.tables.submit(at.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
        assert await at.errands() == []


# -- who may give what -------------------------------------------------------------------------------------------------
async def test_twenty_orders_are_the_most(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        many = [body_of(order(BID)) for _ in range(20)]
        await give(at.tables, at.game, ONE, many)
        with pytest.raises(NotAllowed, match="too-many"):
            await give(at.tables, at.game, ONE, [*many, body_of(order(BID))])
        assert len((await at.stand()).orders) == 20


@pytest.mark.parametrize("body", [{}, {"version": 2}, body_of(order("no.such")), {**body_of(order(BID)), "more": 1}])
async def test_what_is_no_order_is_refused(tmp_path: Path, body: dict[str, Any]) -> None:
    async with room(tmp_path / "a.db") as at:
        with pytest.raises(NotAllowed, match="unreadable"):
            await give(at.tables, at.game, ONE, [body])


async def test_an_order_of_a_later_version_is_kept_and_never_carried_out(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        later = {**body_of(order(BID)), "version": 2}
        await at.tables.store.set_orders(at.game, ONE, [later])
        await at.order(ONE, *[])
        await at.tables.store.set_orders(at.game, ONE, [later])
        await at.later()
        assert await at.journal() == []
        assert [row.body for row in (await at.stand()).orders] == [later]
        assert read(later) is None


async def test_nobody_changes_the_orders_of_another(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        with pytest.raises(NotAllowed, match="other"):
            await change(at.tables, at.game, ONE, lambda _: [], user(TWO))
        with pytest.raises(NotOpen):
            await change(at.tables, "nosuch", ONE, lambda _: [], user(ONE))


async def test_a_newcomer_adopts_what_the_former_holder_ordered_or_it_does_nothing(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", pace="none") as at:
        await at.order(TWO, order(BID, "amount", amount=4))
        await set_default(at.tables, at.game, TWO, BID, Wish(how="amount", amount=2))
        await vacate(at.tables, at.game, TWO, "own")
        await at.later()
        stand = await at.stand()
        assert stand.orders == []
        assert own_defaults(stand, TWO) == {}
        await take(at.tables, at.game, TWO, 999)
        await at.later()
        assert await at.journal() == []
        assert await inherit(at.tables, at.game, TWO, 999, adopt=True) == 2
        await at.later()
        assert seqs(await at.journal(), "order") == [f"sample.bid/day=1@{TWO}"]


# -- defaults of one's own ---------------------------------------------------------------------------------------------
async def test_a_seat_may_want_another_default(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        await set_default(at.tables, at.game, ONE, BID, Wish(how="amount", amount=3), user(ONE))
        await at.windows_end()
        assert ("lapse", f"sample.bid/day=1@{ONE}", 3) in await at.journal()
        await set_default(at.tables, at.game, ONE, BID, None, user(ONE))
        assert own_defaults(await at.stand(), ONE) == {}


async def test_an_own_default_that_is_illegal_is_left(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        await set_default(at.tables, at.game, ONE, BID, Wish(how="option", option="never"))
        await at.windows_end()
        assert ("lapse", f"sample.bid/day=1@{ONE}", 0) in await at.journal()


async def test_there_is_no_default_for_what_cannot_be_ordered(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db") as at:
        with pytest.raises(NotAllowed, match=r"orders\.unreadable"):
            await set_default(at.tables, at.game, ONE, "sample.offer", Wish(how="default"), user(ONE))
        assert own_defaults(await at.stand(), ONE) == {}


@pytest.mark.parametrize(("than", "held"), [("least", (5, 6)), ("most", (4, 5)), ("just", (5,))])
def test_a_figure_is_compared_as_it_is_said(than: Any, held: tuple[int, ...]) -> None:
    check = Check(fact="turn", than=than, value=5)
    assert tuple(figure for figure in (4, 5, 6) if check.holds(figure)) == held


def test_a_cap_counts_what_this_order_has_spent_in_this_turn() -> None:
    one, other = (order(BID, "amount", amount=9, cap=Cap(money=5)) for _ in range(2))
    spent = [(one, 1, 3), (other, 1, 4), (one, 2, 1)]
    kept = Ledger(uses=tuple(Use(order=by.id, seq=n, turn=turn, money=t) for n, (by, turn, t) in enumerate(spent)))
    left = {(by.id, turn): most_left(kept, by, turn) for by in (one, other) for turn in (1, 2, 3)}
    assert left == {
        (one.id, 1): 2, (one.id, 2): 4, (one.id, 3): 5, (other.id, 1): 1, (other.id, 2): 5, (other.id, 3): 5,
    }  # fmt: skip


def test_money_is_read_as_it_was_stored_before() -> None:
    assert Cap.model_validate({"talents": 4, "times": 1}) == Cap(money=4, times=1)
    assert Use.model_validate({"order": "a", "seq": 3, "turn": 1, "talents": 2}).money == 2
    with pytest.raises(ValidationError):
        Cap.model_validate({"talents": 4, "money": 4, "coins": 4})


def most_left(kept: Ledger, by: Order, turn: int) -> int:
    return max(talents for talents in range(9) if kept.fits(by, turn, talents))


def test_a_cap_counts_how_often_this_order_was_carried_out() -> None:
    one, other = (order(BID, cap=Cap(times=2)) for _ in range(2))
    kept = Ledger(uses=tuple(Use(order=by.id, seq=n, turn=n) for n, by in enumerate((one, other, one))))
    assert (kept.fits(one, 9, 0), kept.fits(other, 9, 0)) == (False, True)


def test_bodies_are_read_strictly() -> None:
    body = body_of(order(BID, "amount", amount=4, checks=(Check(fact="turn", than="just", value=1),)))
    assert isinstance(read(body), Order)
    assert read({**body, "checks": [*body["checks"] * 4]}) is None
    assert read({**body, "do": {"how": "steal"}}) is None
