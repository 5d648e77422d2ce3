"""Orders in The Republic of Carthage: votes by type of motion, vetoes while asleep; passing tells nothing."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.base.errors import NotOpen
from bot.services.orders.errands import ERRAND
from bot.services.orders.orders import Cap, Check
from bot.services.orders.rehearsal import rehearse
from bot.store.store import GameRow
from bot.surface.kit.cards import waiting_lines
from bot.surface.kit.look import Looker
from bot.surface.posting.plan import plan
from bot.table.live import LiveTables
from bot.table.passing import MARK
from games.carthage.state import Carthage
from games.kernel import Seat
from games.kernel.decision import chairs
from tests.bot.ordering import LONG, ONE, THREE, TWO, Room, forum, order, room, senate, seqs
from tests.bot.playing import NOW, user
from tests.games.carthage.forum import holds

FOUR = chairs(4)[3]
VOTE, VETO = "senate.vote", "senate.veto"
FEW = timedelta(minutes=4)


async def propose(at: Room, text: str = "Praise") -> None:
    await at.answer("senate.minor", {"text": text}, ONE)


async def voted(at: Room) -> dict[str, set[str]]:
    """What each seat has voted."""
    found = [(key.rpartition("@")[2], raw) for _, key, raw in await at.journal() if key.startswith(VOTE)]
    return {seat: {voice for voice in raw.values() if isinstance(voice, str)} for seat, raw in found}


async def test_always_nay_on_such_motions(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate()) as at:
        await at.order(TWO, order(VOTE, "option", option="for", when={"motion": "tax"}))
        await at.order(TWO, order(VOTE, "option", option="against", when={"motion": "minor", "actor": ONE}))
        await propose(at)
        await at.later()
        assert (await voted(at))[TWO] == {"against"}


async def test_with_one_seat_and_against_another(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate()) as at:
        await at.order(THREE, order(VOTE, "with", seat=TWO))
        await at.order(FOUR, order(VOTE, "against", seat=TWO), order(VOTE, "option", option="abstain"))
        await propose(at)
        await at.answer(VOTE, await sheet(at, TWO, "for"), TWO)
        await at.later()
        await at.later()
        found = await voted(at)
        assert (found[THREE], found[FOUR]) == ({"for"}, {"against"})


async def sheet(at: Room, seat: Seat, voice: str) -> dict[str, Any]:
    posted = await at.posted(VOTE, seat)
    assert posted is not None
    return {name: 0 if name.endswith(".bought") else voice for name in posted.decision.lapse}


async def test_a_vote_like_somebody_who_has_not_voted_waits_for_him(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate()) as at:
        await at.order(TWO, order(VOTE, "with", seat=THREE))
        await propose(at)
        await at.later()
        assert TWO not in await voted(at)


async def test_votes_are_bought_within_the_limit(tmp_path: Path) -> None:
    def rich(g: Carthage) -> None:
        for senator in g.senators_of(TWO):
            senator.talents = 3

    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate(rich)) as at:
        await at.order(
            TWO,
            order(VOTE, "option", option="for", amount=9, cap=Cap(talents=5)),
            order(VOTE, "option", option="for", amount=4, cap=Cap(talents=5)),
        )
        await propose(at)
        await at.later()
        ((_, _, raw),) = [one for one in await at.journal() if one[1].endswith(TWO)]
        assert sum(raw[name] for name in raw if name.endswith(".bought")) == 4
        assert [one.about["why"] for one in await at.parcels("order-skipped")] == ["cap"]


# -- offers ------------------------------------------------------------------------------------------------------------
async def test_a_veto_is_cast_while_its_owner_sleeps(tmp_path: Path) -> None:
    changes = (holds(THREE, "public-outcry.1"),)
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate(*changes)) as at:
        await at.order(THREE, order(VETO, "use", when={"motion": "minor"}))
        await propose(at)
        assert seqs(await at.journal(), "order") == []
        await at.later()
        assert seqs(await at.journal(), "order") == [f"{VETO}/motion=1@{THREE}"]


async def test_it_is_not_lost_when_the_vote_ends_before_its_time(tmp_path: Path) -> None:
    """Whoever has no vote left could not veto any more once his sheet is declared."""
    async with room(
        tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate(holds(FOUR, "public-outcry.1"), gone(FOUR))
    ) as at:
        await at.order(FOUR, order(VETO, "use"))
        await propose(at)
        before: list[Any] = []
        while (posted := await at.posted(VOTE)) is not None and not seqs(await at.journal(), "order"):
            seat = posted.decision.seat
            before.append(seat)
            with suppress(NotOpen):  # the veto came before it
                await at.tables.submit(at.game, seat, posted.ref, posted.rev, await sheet(at, seat, "for"), user(seat))
        assert seqs(await at.journal(), "order") == [f"{VETO}/motion=1@{FOUR}"]
        assert FOUR not in before
        assert len(before) == 3


async def test_a_table_is_rebuilt_only_where_an_order_would_come_too_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer is played where the game stands; what it ends is seen then, and mostly that is nothing."""
    rebuilt, resume = list[str](), LiveTables.resume

    async def counted(live: LiveTables, row: GameRow, **more: Any) -> Any:
        rebuilt.append(row.id)
        return await resume(live, row, **more)

    async with room(
        tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate(holds(FOUR, "public-outcry.1"), gone(FOUR))
    ) as at:
        await at.order(FOUR, order(VETO, "use"))
        await propose(at)
        monkeypatch.setattr(LiveTables, "resume", counted)
        for seat in (ONE, TWO):
            await at.answer(VOTE, await sheet(at, seat, "for"), seat)
        assert rebuilt == []
        with pytest.raises(NotOpen):
            await at.answer(VOTE, await sheet(at, THREE, "for"), THREE)
        assert rebuilt == [at.game]
        assert seqs(await at.journal(), "order") == [f"{VETO}/motion=1@{FOUR}"]


async def test_what_is_ordered_for_the_vote_itself_is_not_hurried_by_a_veto(tmp_path: Path) -> None:
    """Nobody must vote before a veto ends the vote; only an offer would be lost."""
    async with room(
        tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate(holds(THREE, "public-outcry.1"))
    ) as at:
        await at.order(TWO, order(VOTE, "option", option="for"))
        await at.order(THREE, order(VETO, "use", when={"motion": "tax"}))
        await propose(at)
        await at.answer(VETO, "public-outcry.1", THREE)
        assert seqs(await at.journal(), "order") == []


async def test_an_offer_is_taken_well_before_the_first_deadline_at_the_table(tmp_path: Path) -> None:
    """It has none itself, and a vote that is over cannot be vetoed."""
    async with room(
        tmp_path / "a.db", "carthage", seats=4, pace="brisk", made=senate(holds(THREE, "public-outcry.1"))
    ) as at:
        await propose(at)
        rows = (await at.stand()).windows
        soon = {(row.game, row.ref): NOW + timedelta(hours=5) for row in rows}
        soon[at.game, rows[0].ref] = NOW + timedelta(minutes=10)
        await at.tables.store.move_windows(soon, NOW, {})
        for _ in range(20):
            await at.order(THREE, order(VETO, "use", when={"motion": "minor"}))
            (errand,) = await at.errands()
            assert errand.due is not None
            assert errand.due - NOW <= timedelta(minutes=5)
            await at.order(THREE)


def gone(seat: Seat) -> Any:
    """A faction with nobody in Carthage: it is not called to vote."""

    def change(g: Carthage) -> None:
        province = next(one for one in g.provinces.values())
        for senator in g.senators_of(seat):
            senator.place, senator.at = "province", province.id

    return change


async def test_an_offer_that_is_not_made_is_no_skipped_order(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate()) as at:
        await at.order(THREE, order(VETO, "use"))
        await propose(at)
        await at.later()
        assert await at.parcels("order-skipped") == []
        assert seqs(await at.journal(), "order") == []


async def test_an_order_for_another_card_than_is_offered_is_no_skipped_order(tmp_path: Path) -> None:
    async with room(
        tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate(holds(THREE, "public-outcry.1"))
    ) as at:
        await at.order(THREE, order(VETO, "option", option="public-outcry.2"))
        await propose(at)
        await at.later()
        assert await at.parcels("order-skipped") == []
        assert seqs(await at.journal(), "order") == []


# -- passing tells nothing ---------------------------------------------------------------------------------------------
async def persuade(at: Room, bribe: int = 0) -> None:
    posted = await at.posted("forum.persuade", ONE)
    assert posted is not None
    fields = posted.decision.choice.fields
    persuader, target = ([*fields[name].options][1] for name in ("persuader", "target"))
    raw = {"persuader": persuader, "target": target, "bribe": bribe, "card": "none"}
    await at.answer("forum.persuade", raw, ONE)


async def test_who_can_only_pass_passes_after_a_while_and_who_can_do_more_is_waited_for(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=forum(circle=5)) as at:
        await persuade(at)
        await at.later(FEW)
        assert len(await at.journal()) == 1
        await at.later()
        assert (await at.journal())[1:] == [("forced", f"forum.counter@{TWO}", 0)]
        await at.later()
        assert len(await at.journal()) == 2
        assert (await at.posted("forum.counter", THREE)) is not None


async def test_whoever_can_act_has_the_same_errand_as_who_cannot_if_he_ordered_to_pass(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=forum(triangle=5)) as at:
        await at.order(TWO, order("forum.counter", "default"))
        await persuade(at)
        assert [note.due is None for note in await at.errands()] == [False]
        await at.later()
        assert [key for _, key, _ in await at.journal()][1:] == [f"forum.counter@{TWO}"]


async def test_of_a_hidden_window_only_the_number_is_told(tmp_path: Path) -> None:
    def sealed(g: Carthage) -> None:
        g.ballots = "sealed"

    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=senate(sealed)) as at:
        await propose(at)
        look = await Looker(at.tables.store, at.tables).look(at.game)
        assert look is not None
        assert waiting_lines(look) == ["Waiting for 4 answers in a window in which nobody is named."]


# -- ceilings of former releases ---------------------------------------------------------------------------------------
def rich(g: Carthage) -> None:
    for senator in g.senators.values():
        senator.talents = 20


def with_purses(**purses: int) -> Any:
    def made(g: Carthage) -> None:
        forum(**purses)(g)
        rich(g)

    return made


async def test_an_order_with_a_ceiling_is_skipped_and_its_owner_told_why(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=with_purses(triangle=9)) as at:
        await at.order(TWO, order("forum.counter", "ceiling", amount=5))
        await persuade(at, bribe=6)
        await at.later()
        assert [one.about["why"] for one in await at.parcels("order-skipped")] == ["rounds"]
        assert await at.posted("forum.counter", TWO) is not None


async def test_a_ceiling_that_was_set_answers_nothing(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none", made=with_purses(triangle=9)) as at:
        raw = {"kinds": ["forum.counter"], "steps": ["forum.persuasion"], "most": 5}
        await at.tables.save(at.game, TWO, f"{MARK}forum.counter@{TWO}", "", raw, user(TWO), locked=True)
        await persuade(at, bribe=6)
        assert await at.posted("forum.counter", TWO) is not None
        await at.tables.pass_no_more(at.game, TWO, user(TWO))


# -- nobody can tell ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(2))
async def test_others_see_the_same_whether_there_is_an_order_or_not_until_it_answers(tmp_path: Path, seed: int) -> None:
    """Views, open decisions, whom is waited for, and every message to others, step by step."""
    async with (
        room(tmp_path / "a.db", "carthage", seats=4, plan=plan) as one,
        room(tmp_path / "b.db", "carthage", seats=4, plan=plan) as two,
    ):
        kinds = ("forum.roll", "forum.counter", "forum.bid", VOTE, VETO, "revenue.contribute", "trade.sell")
        await two.order(ONE, *[order(kind, "default") for kind in kinds])
        for n in range(40):
            assert await seen(one) == await seen(two)
            table = await one.tables.table(one.game)
            posted = [entry for entry in table.open.values() if entry.decision.awaited]
            key = posted[(n + seed) % len(posted)].decision.key
            for at in (one, two):
                mine = (await at.tables.table(at.game)).open[key]
                decision = mine.decision
                await at.tables.submit(at.game, decision.seat, mine.ref, mine.rev, decision.lapse, kind="answer")
        assert (await two.stand()).orders != []


async def test_what_an_order_answers_looks_like_an_answer_by_hand(tmp_path: Path) -> None:
    """The same minute, the same answer: nobody else is told anything that differs, in any message."""
    async with (
        room(tmp_path / "a.db", "carthage", seats=4, plan=plan, made=senate()) as one,
        room(tmp_path / "b.db", "carthage", seats=4, plan=plan, made=senate()) as two,
    ):
        await two.order(ONE, order(VOTE, "option", option="for"))
        for at in (one, two):
            await propose(at)
            for seat in (TWO, THREE, FOUR):
                if await at.posted(VOTE, seat):
                    await at.answer(VOTE, await sheet(at, seat, "against"), seat)
        assert await seen(one) == await seen(two)
        await two.later()
        ((_, key, raw),) = [entry for entry in await two.journal() if entry[0] == "order"]
        one.time.move(LONG)
        await one.answer(VOTE, raw, ONE)
        await one.clock.tick()
        assert key.startswith(VOTE)
        assert await seen(one) == await seen(two)


async def seen(at: Room) -> list[Any]:
    """All that reaches others than the first seat."""
    looker = Looker(at.tables.store, at.tables)
    looks = [await looker.look(at.game, seat) for seat in (TWO, THREE, FOUR, None)]
    shown = [(one.view, [p.ref for p in one.own], dict(one.waiting), dict(one.due)) for one in looks if one]
    rows = await at.tables.store.claim(at.time.now(), 500)
    for row in rows:
        await at.tables.store.sent(row.id)
    told = [row.parcel for row in rows if row.parcel.audience != f"seat:{ONE}"]
    return [shown, told]


# -- the dry run -------------------------------------------------------------------------------------------------------
async def test_the_dry_run_changes_nothing_and_counts_the_cap(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none") as at:
        await at.skip_to("forum.roll")
        stand = await at.stand()
        once, then = order("trade.sell", "none", cap=Cap(times=1)), order("revenue.contribute", "amount", amount=3)
        done = await rehearse(at.tables, at.game, TWO, [once, then])
        assert done.whole
        assert {one.kind for one in done.found} == {"trade.sell", "revenue.contribute"}
        (sold,) = [one for one in done.found if one.kind == "trade.sell"]
        assert (sold.turn, sold.n, sold.raw, sold.by) == (1, 1, [], "lapse")
        assert await at.stand() == stand
        assert (await at.stand()).notes_of(ERRAND) == stand.notes_of(ERRAND)


async def test_the_dry_run_needs_a_turn_that_has_begun(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none") as at:
        with pytest.raises(NotOpen, match=r"orders\.no-turn"):
            await rehearse(at.tables, at.game, TWO, [order(VOTE)])
        with pytest.raises(NotOpen, match=r"game\.unknown"):
            await rehearse(at.tables, "nosuch", TWO, [order(VOTE)])


async def test_the_dry_run_says_of_each_decision_once_that_an_order_would_be_skipped(tmp_path: Path) -> None:
    async with room(tmp_path / "a.db", "carthage", seats=4, pace="none") as at:
        await at.skip_to("forum.roll")
        never = order("revenue.contribute", checks=(Check(fact="votes-for", than="least", value=1),))
        done = await rehearse(at.tables, at.game, TWO, [never])
        assert [(one.kind, one.n, one.why) for one in done.found] == [("revenue.contribute", 1, "fact")]
