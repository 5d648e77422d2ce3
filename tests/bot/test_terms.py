"""What is said beside the goods of a deal: kept with its revision, gone with it, erased a day after its end."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.base.errors import NotAllowed, NotOpen
from bot.services.clock.clock import Clock
from bot.services.deals import terms
from bot.services.deals.deals import Talks
from bot.services.deals.past import PAST, keep_record
from bot.services.deals.refusals import REFUSAL, give_reason, reason_of, refused
from bot.services.deals.terms import DRAFT, DUE, END, TERMS, Said, spoken, terms_of
from bot.services.pauses.pauses import ask_pause, ask_resume
from bot.services.people.automata import Mind
from bot.services.seats.seats import caretake
from bot.store.store import NoteRow, Stand
from bot.surface.kit.look import Looker
from bot.table.tables import Tables
from games import catalog
from games.kernel.minds import LEVELS
from games.kernel.minds import Mind as Player
from tests.bot.bargaining import ONE, THREE, TWO, bargaining, ended, goods, put_down, reply, settled, standing
from tests.bot.playing import HOST, FakeTime, user
from tests.bot.surface.looks import game_row

HOUR = timedelta(hours=1)
NOTE = Said(note="For your wool.")


def kinds(stand: Stand) -> list[str]:
    return sorted(note.kind for note in stand.notes if note.kind.startswith("deal-"))


async def test_words_belong_to_the_revision_that_was_made_with_them(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await put_down(tables, game, ONE, NOTE, to=TWO)
        assert terms_of(await standing(tables, game), deal, 1) == {ONE: NOTE}
        await put_down(tables, game, TWO, Said(note="Why not?"), deal=deal)
        await put_down(tables, game, ONE, Said(note="Last word."), card=1, deal=deal)
        stand = await standing(tables, game)
        assert terms_of(stand, deal, 2) == {ONE: NOTE, TWO: Said(note="Why not?")}
        assert terms_of(stand, deal, 3)[ONE] == Said(note="Last word.")
        assert not stand.notes_of(DRAFT)


async def test_goods_without_new_words_keep_the_old_ones(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await put_down(tables, game, ONE, NOTE, to=TWO)
        await put_down(tables, game, ONE, card=1, deal=deal)
        assert terms_of(await standing(tables, game), deal, 2) == {ONE: NOTE}


async def test_words_for_another_seat_are_not_taken(tmp_path: Path) -> None:
    """A draft counts for the very decision it was typed for."""
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        posted = await goods(tables, game, ONE, to=TWO)
        await terms.prepare(tables, game, posted, NOTE, user(ONE))
        deal = await put_down(tables, game, ONE, to=THREE)
        stand = await standing(tables, game)
        assert terms_of(stand, deal, 1) == {}
        assert terms.said_now(stand, posted) == NOTE, "what was typed is there for another try"


async def test_words_are_those_of_whoever_holds_the_seat(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        posted = await goods(tables, game, ONE, to=TWO)
        with pytest.raises(NotAllowed, match=r"decision\.other"):
            await terms.prepare(tables, game, posted, NOTE, user(TWO))
        assert not (await standing(tables, game)).notes_of(DRAFT)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"note": "x" * 301}, "talk.long"),
        ({"promise": "x" * 201, "by": "turn"}, "talk.long"),
        ({"promise": "I will."}, "promise.when"),
        ({"hours": 5}, "deal.hours"),
    ],
)
def test_words_that_do_not_fit_are_refused(words: dict[str, str | int], reason: str) -> None:
    with pytest.raises(NotAllowed) as refused:
        spoken(**words)  # type: ignore[arg-type]
    assert refused.value.reason == reason


def test_white_space_is_no_promise() -> None:
    assert spoken(note=" a\n b ", promise="  ", by="turn") == Said(note="a b")


async def test_nobody_is_offered_anything_on_a_vacant_seat(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        posted = await goods(tables, game, ONE, to=TWO)
        await tables.store.give_up_seat(game, TWO, time.now(), holder="vacant")
        with pytest.raises(NotAllowed) as refused:
            await terms.prepare(tables, game, posted, NOTE, user(ONE))
        assert refused.value.reason == "deal.vacant"
        with pytest.raises(NotAllowed):
            await terms.prepare(tables, game, posted, NOTE, user(TWO))


@pytest.mark.parametrize("mind", ["defaults", "easy", "hard"])
async def test_an_automaton_is_offered_something_if_it_thinks(
    tmp_path: Path, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalog, "MINDS", {"sample": dict.fromkeys(LEVELS, Player(lambda *_: None))})
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        posted = await goods(tables, game, ONE, to=TWO)
        await tables.store.give_up_seat(game, TWO, time.now(), holder="vacant")
        await caretake(tables, game, TWO, mind)
        if mind == "defaults":
            with pytest.raises(NotAllowed, match=r"deal\.vacant"):
                await terms.prepare(tables, game, posted, NOTE, user(ONE))
        else:
            await terms.prepare(tables, game, posted, NOTE, user(ONE))


async def test_nothing_more_is_offered_in_a_deal_whose_partner_has_gone(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        deal = await put_down(tables, game, ONE, NOTE, to=TWO)
        posted = await goods(tables, game, ONE, deal=deal)
        await tables.store.give_up_seat(game, TWO, time.now(), holder="vacant")
        with pytest.raises(NotAllowed, match=r"deal\.vacant"):
            await terms.prepare(tables, game, posted, Said(note="And now?"), user(ONE))


async def test_a_reason_waits_for_the_act_that_declines_whatever_others_do_meanwhile(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await put_down(tables, game, ONE, NOTE, to=TWO)
        await give_reason(tables, game, TWO, refused(deal, "little", "Wool is dear."))
        other = await put_down(tables, game, THREE, to=ONE)
        stand = await standing(tables, game)
        assert reason_of(stand, TWO, deal) == refused(deal, "little", "Wool is dear.")
        assert reason_of(stand, TWO, other) == refused(other, "", ""), "it is for one deal"
        await reply(tables, game, TWO, deal, "withdraw")
        stand = await standing(tables, game)
        over = terms.how_it_ended(stand, deal)
        assert over is not None
        assert (over.how, over.why, over.text) == ("declined", "little", "Wool is dear.")
        assert not stand.notes_of(REFUSAL)


async def test_the_end_of_a_deal_is_remembered_and_its_words_erased_in_a_day(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        clock = await connected(tables, time)
        gone = await put_down(tables, game, ONE, NOTE, to=TWO)
        await Talks(tables.store).say(game, gone, ONE, "Take it.", time.now())
        await reply(tables, game, TWO, gone, "withdraw")
        assert ended(await standing(tables, game), gone) == "declined"
        time.move(23 * HOUR)
        await clock.tick()
        assert await tables.store.talk(game, gone)
        time.move(HOUR)
        await clock.tick()
        assert not await tables.store.talk(game, gone)
        assert not (await standing(tables, game)).notes_of(END)
        assert not (await standing(tables, game)).notes_of(TERMS)


async def test_words_both_would_keep_are_kept_until_the_game_is_over(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        talks = Talks(tables.store)
        deal = await put_down(tables, game, ONE, NOTE, to=TWO)
        await talks.say(game, deal, ONE, "Take it.", time.now())
        await talks.keep(game, deal, ONE, time.now())
        assert (await talks.keep(game, deal, TWO, time.now())).kept == (ONE, TWO)
        assert (await talks.keep(game, deal, TWO, time.now())).kept == (ONE, TWO)
        await reply(tables, game, TWO, deal, "withdraw")
        time.move(25 * HOUR)
        await terms.erase(tables, (await standing(tables, game)).notes_of(END)[0])
        assert await tables.store.talk(game, deal)
        await tables.store.hold(game, "X", "", time.now())
        await tables.store.tidy(time.now() + timedelta(days=99))
        assert await tables.store.talk(game, deal)


async def test_nothing_said_is_nothing_to_keep(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        deal = await put_down(tables, game, ONE, to=TWO)
        with pytest.raises(NotOpen):
            await Talks(tables.store).keep(game, deal, ONE, time.now())


async def test_a_deal_lapses_at_its_own_time_unless_it_is_over(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        clock = await connected(tables, time)
        deal = await put_down(tables, game, ONE, Said(hours=6), to=TWO)
        other = await put_down(tables, game, ONE, Said(hours=6), card=1, to=THREE)
        await reply(tables, game, THREE, other, "withdraw")
        time.move(6 * HOUR - timedelta(seconds=1))
        await clock.tick()
        assert terms.deal_in(await tables.table(game), deal)
        time.move(timedelta(seconds=1))
        await clock.tick()
        assert terms.deal_in(await tables.table(game), deal) is None
        stand = await standing(tables, game)
        assert (ended(stand, deal), ended(stand, other)) == ("lapsed", "declined")
        assert not stand.notes_of(DUE)


@pytest.mark.parametrize("how", ["held", "paused"])
async def test_the_own_time_of_a_deal_stands_still_with_the_clocks_of_its_game(tmp_path: Path, how: str) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        clock = await connected(tables, time)
        deal = await put_down(tables, game, ONE, Said(hours=6), to=TWO)
        time.move(2 * HOUR)
        await (tables.hold(game, "K7F2Q") if how == "held" else ask_pause(tables, game, HOST))
        time.move(7 * HOUR)
        await clock.tick()
        assert (await standing(tables, game)).notes_of(DUE)
        await (tables.release(game, HOST) if how == "held" else ask_resume(tables, game, HOST))
        time.move(4 * HOUR - timedelta(seconds=1))
        await clock.tick()
        assert terms.deal_in(await tables.table(game), deal)
        time.move(timedelta(seconds=1))
        await clock.tick()
        assert terms.deal_in(await tables.table(game), deal) is None


async def test_a_rewind_takes_words_and_endings_back(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await put_down(tables, game, ONE, NOTE, to=TWO)
        row = await tables.store.find_game(game)
        assert row is not None
        await put_down(tables, game, TWO, Said(note="Mine.", hours=6), deal=deal)
        await reply(tables, game, ONE, deal, "accept.2")
        assert kinds(await standing(tables, game)) == [DUE, END, TERMS, TERMS]
        await tables.rewind(game, row.head, HOST)
        stand = await standing(tables, game)
        assert kinds(stand) == [TERMS]
        assert terms_of(stand, deal, 9) == {ONE: NOTE}


async def test_a_deal_that_is_over_is_known_to_its_two_seats_alone(tmp_path: Path) -> None:
    """Who dealt with whom is nobody else's business, and not on the card that everybody reads."""
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await put_down(tables, game, ONE, NOTE, to=TWO)
        await reply(tables, game, TWO, deal, "withdraw")
        looker = Looker(tables.store, tables)
        seen = {seat: await looker.look(game, seat) for seat in (ONE, TWO, THREE, None)}
        receipts = {seat: list(look.receipts) for seat, look in seen.items() if look is not None}
        assert receipts == {ONE: [deal], TWO: [deal], THREE: [], None: []}


async def test_words_alone_change_a_deal_only_for_who_has_put_goods_down(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        deal = await put_down(tables, game, ONE, to=TWO)
        assert await terms.laid_down(tables, game, deal, ONE) == [await first_card(tables, game, deal)]
        with pytest.raises(NotOpen, match=r"deal\.over"):
            await terms.laid_down(tables, game, deal, TWO)
        await reply(tables, game, TWO, deal, "withdraw")
        with pytest.raises(NotOpen, match=r"deal\.over"):
            await terms.laid_down(tables, game, deal, ONE)


async def first_card(tables: Tables, game: str, deal: str) -> str:
    """The card that ONE offers first."""
    posted = await goods(tables, game, ONE, deal=deal)
    return str(next(iter(posted.decision.choice.options)))  # type: ignore[attr-defined]


async def test_a_deal_whose_goods_went_in_another_lapses(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, _):
        other = await put_down(tables, game, ONE, NOTE, to=THREE)
        await put_down(tables, game, THREE, deal=other)
        deal = await settled(tables, game, NOTE)
        stand = await standing(tables, game)
        assert (ended(stand, deal), ended(stand, other)) == ("settled", "lapsed")
        table = await tables.table(game)
        assert not [one for one in table.open.values() if one.decision.about.get("deal") in (deal, other)]


async def test_a_speaker_is_called_once_in_half_an_hour_and_says_ten_lines_in_ten_minutes(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        talks = Talks(tables.store)
        deals = [await put_down(tables, game, ONE, to=TWO), await put_down(tables, game, ONE, card=1, to=THREE)]
        for n in range(10):
            await talks.say(game, deals[n % 2], ONE, "word", time.now())
        with pytest.raises(NotAllowed):
            await talks.say(game, deals[0], ONE, "one too many", time.now())
        assert sorted(await called(tables)) == ["dm:circle", "dm:triangle"]
        for minutes in (11, 11, 11):
            time.move(timedelta(minutes=minutes))
            await talks.say(game, deals[0], ONE, "slowly", time.now())
        assert await called(tables) == ["dm:triangle"]


async def test_how_much_one_says_is_counted_for_each_speaker_alone(tmp_path: Path) -> None:
    async with bargaining(tmp_path / "a.db") as (tables, game, time):
        talks, deal = Talks(tables.store), await put_down(tables, game, ONE, to=TWO)
        await talks.say(game, deal, ONE, "word", time.now())
        for _ in range(10):
            await talks.say(game, deal, TWO, "word", time.now())
        with pytest.raises(NotAllowed, match=r"talk\.often"):
            await talks.say(game, deal, TWO, "one too many", time.now())
        await talks.say(game, deal, ONE, "my second", time.now())
        with pytest.raises(NotAllowed, match=r"talk\.often"):
            await talks.say(game, deal, TWO, "one too many", time.now())


async def called(tables: Tables) -> list[str]:
    """Who is newly called to a deal; what is on its way is taken as sent."""
    found: list[str] = []
    while rows := await tables.store.claim(tables.time.now(), 1000):
        for row in rows:
            await tables.store.sent(row.id)
            found += [row.parcel.target] if row.parcel.kind == "talked" else []
    return found


async def connected(tables: Tables, time: FakeTime) -> Clock:
    clock = Clock(tables.store, tables, time)
    await clock.connected()
    return clock


def test_of_a_settlement_that_is_taken_back_no_record_is_kept() -> None:
    """Of that of the very act with which it began, and of all after it; what settled before stays."""
    notes = [NoteRow("abc234", PAST, f"diamond.circle.{seq}", {"seq": seq}) for seq in (4, 5, 6)]
    act: Any = SimpleNamespace(undone_from=5, stand=Stand(game_row("sample"), {}, (), (), notes))
    assert keep_record(act).drop == notes[1:]
