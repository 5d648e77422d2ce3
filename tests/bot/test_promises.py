"""The ledger of promises: owed once a deal settles, asked at the named event, told to others only if both agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.base.errors import NotAllowed, NotOpen
from bot.services.deals import promises
from bot.services.deals.promises import Promise, Verdict, between, record
from bot.services.deals.terms import Said
from bot.store.store import Parcel
from bot.table.tables import Tables
from games.kernel import Seat
from tests.bot.bargaining import ONE, THREE, TWO, bargaining, put_down, reply, settled, standing
from tests.bot.ordering import Room, room, senate
from tests.bot.playing import HOST, NOW, answer, close_floor

BY_DAY = Said(promise="I will not bid tomorrow.", by="turn")


async def only(tables: Tables, game: str) -> Promise:
    (found,) = promises.promises(await standing(tables, game))
    return found


async def sell_nothing(tables: Tables, game: str) -> None:
    """The market of the day passes."""
    while (table := await tables.table(game)).state.step == "market":
        posted = next(one for one in table.open.values() if one.decision.awaited)
        await answer(tables, game, "sample.sell", "none", posted.decision.seat)


async def asked_cards(tables: Tables) -> set[str]:
    """To whom cards of promises are on their way."""
    found: set[str] = set()
    while rows := await tables.store.claim(tables.time.now(), 1000):
        for row in rows:
            await tables.store.sent(row.id)
            if row.parcel.kind in ("promise", "promised"):
                found.add(row.parcel.target)
    return found


async def test_a_promise_is_owed_once_its_deal_settles(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await put_down(tables, game, ONE, BY_DAY, to=TWO)
        assert not promises.promises(await standing(tables, game))
        await reply(tables, game, TWO, deal, "withdraw")
        assert not promises.promises(await standing(tables, game))
        await settled(tables, game, BY_DAY)
        made = await only(tables, game)
        assert (made.giver, made.taker, made.text, made.verdict) == (ONE, TWO, BY_DAY.promise, "owed")


async def test_both_are_asked_at_the_end_of_the_turn_and_not_before(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await settled(tables, game, BY_DAY)
        ref = (await only(tables, game)).ref
        with pytest.raises(NotOpen) as early:
            await promises.say(tables, game, ref, ONE, kept=True)
        assert early.value.reason == "promise.early"
        await close_floor(tables, game)
        assert (await only(tables, game)).verdict == "owed"
        assert not await asked_cards(tables)
        await sell_nothing(tables, game)
        assert (await only(tables, game)).verdict == "asked"
        assert await asked_cards(tables) == {f"dm:{ONE}", f"dm:{TWO}"}


async def test_both_are_asked_at_the_end_of_a_phase(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await settled(tables, game, Said(promise="I stay.", by="barter"), Said(promise="I bid.", by="auction"))
        await close_floor(tables, game)
        verdicts = {one.giver: one.verdict for one in promises.promises(await standing(tables, game))}
        assert verdicts == {ONE: "asked", TWO: "owed"}


@pytest.mark.parametrize(
    ("one", "two", "verdict"),
    [(True, True, "kept"), (False, False, "broken"), (True, False, "disputed")],
)
async def test_what_both_say_counts(tmp_path: Path, one: bool, two: bool, verdict: Verdict) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        ref = await due(tables, game)
        await promises.say(tables, game, ref, ONE, kept=one)
        with pytest.raises(NotOpen):
            await promises.say(tables, game, ref, ONE, kept=not one)
        await promises.say(tables, game, ref, TWO, kept=two)
        stand = await standing(tables, game)
        assert record(between(stand, ONE, TWO)) == {verdict: 1}
        assert not between(stand, TWO, ONE)
        assert stand.notes_of(promises.PROMISE)[0].due is None


async def test_others_learn_it_only_if_both_agree(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        ref = await due(tables, game)
        with pytest.raises(NotAllowed):
            await promises.say(tables, game, ref, THREE, kept=True)
        with pytest.raises(NotOpen):
            await promises.publish(tables, game, ref, ONE)
        for seat in (ONE, TWO):
            await promises.say(tables, game, ref, seat, kept=False)
        await asked_cards(tables)
        await promises.publish(tables, game, ref, ONE)
        assert "channel" not in await asked_cards(tables)
        with pytest.raises(NotOpen):
            await promises.publish(tables, game, ref, ONE)
        assert (await promises.publish(tables, game, ref, TWO)).public
        assert "channel" in await asked_cards(tables)


async def test_nobody_is_asked_for_ever(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        ref = await due(tables, game)
        await promises.say(tables, game, ref, ONE, kept=True)
        (note,) = (await standing(tables, game)).notes_of(promises.PROMISE)
        assert note.due is not None
        await promises.close(tables, note)
        assert (await only(tables, game)).verdict == "unsaid"
        await promises.close(tables, note)
        await promises.say(tables, game, ref, TWO, kept=True)
        assert (await only(tables, game)).verdict == "kept"


async def test_a_rewind_takes_promises_back(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        row = await tables.store.find_game(game)
        assert row is not None
        await settled(tables, game, BY_DAY)
        await tables.rewind(game, row.head, HOST)
        assert not promises.promises(await standing(tables, game))


async def test_the_end_of_the_game_has_all_asked(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        await settled(tables, game, BY_DAY.model_copy(update={"by": "vote"}))
        while not (table := await tables.table(game)).over:
            posted = next(one for one in table.open.values() if one.decision.awaited)
            decision = posted.decision
            await tables.submit(game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
        assert (await only(tables, game)).verdict == "asked"


async def test_a_promise_for_the_next_vote_is_asked_about_once_its_giver_has_voted(tmp_path: Path) -> None:
    """Neither another decision of his nor the vote of another is the event."""
    async with room(tmp_path / "a.db", "carthage", seats=3, pace="none", made=senate()) as at:
        owed = [for_a_vote(ONE, TWO), for_a_vote(TWO, ONE)]
        await at.tables.store.note(at.game, NOW, [promises.noted(at.game, one) for one in owed])
        await at.answer("senate.minor", {"text": "Praise"}, ONE)
        assert await verdicts(at) == {ONE: "owed", TWO: "owed"}
        await vote(at, TWO)
        assert await verdicts(at) == {ONE: "owed", TWO: "asked"}
        await vote(at, ONE)
        assert await verdicts(at) == {ONE: "asked", TWO: "asked"}


def for_a_vote(giver: Seat, taker: Seat) -> Promise:
    """What was promised on the trading floor before."""
    text, deal = "My votes are yours.", f"{ONE}.{TWO}.1"
    return Promise(deal=deal, giver=giver, taker=taker, text=text, by="vote", turn=1, phase="trade", seq=0)


async def verdicts(at: Room) -> dict[Seat, Verdict]:
    return {one.giver: one.verdict for one in promises.promises(await at.stand())}


async def vote(at: Room, seat: Seat) -> None:
    posted = await at.posted("senate.vote", seat)
    assert posted is not None
    await at.answer("senate.vote", posted.decision.lapse, seat)


@pytest.mark.parametrize(("kind", "votes"), [("carthage", True), ("sample", False)])
def test_a_promise_may_fall_due_by_a_vote_where_there_are_votes(kind: str, votes: bool) -> None:
    assert ("vote" in promises.events(kind)) == votes


async def due(tables: Tables, game: str) -> str:
    """A promise both are asked about."""
    await settled(tables, game, BY_DAY)
    await close_floor(tables, game)
    await sell_nothing(tables, game)
    return (await only(tables, game)).ref


def test_a_parcel_of_a_promise_is_for_its_two_seats() -> None:
    made = Promise(
        deal="circle.diamond.1",
        giver=Seat("circle"),
        taker=Seat("diamond"),
        text="x",
        by="turn",
        turn=1,
        phase="",
        seq=1,
    )
    assert promises.asking(made) == [
        Parcel("seat:circle", "dm:circle", "promise", "circle.diamond.1.circle", merge=True),
        Parcel("seat:diamond", "dm:diamond", "promise", "circle.diamond.1.circle", merge=True),
    ]
