"""What a card says of the answers given on it: after a restart as before, and never of what was taken back."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.base.errors import Diverged
from bot.store.store import Recalled, SavedRow
from bot.surface.kit import receipts
from bot.surface.kit.receipts import Deed, Question, Receipts, lines
from games.kernel import Entry
from loopback.person import Person
from loopback.seen import Seen
from tests.cogs.conftest import Hall, Reopened, card, ids
from tests.cogs.senate import sit
from tests.cogs.test_befell import of_circle, struck, sure
from tests.cogs.test_game_seats import leave, sit_down

TRADER = "✔ Place a Trader: "


def told(message: Seen) -> list[str]:
    """The receipts on a card."""
    return [line for line in message.text.splitlines() if line[:1] in ("✔", "⌛", "↩")]


async def answer(hall: Hall, person: Person) -> None:
    """What he is asked first."""
    await person.click(card(person), custom_id=ids(card(person), "pick")[0])
    await hall.town.idle()


async def test_a_new_card_tells_what_was_answered_last_and_the_former_is_gone(reopened: Reopened) -> None:
    """Word for word, also after a restart; once something is answered on it, it tells of that."""
    async with reopened() as hall:
        await hall.begin()
        elissa, *others = hall.people
        former = card(elissa)
        await answer(hall, elissa)
        receipts = told(former)
        assert [line[: len(TRADER)] for line in receipts] == [TRADER]
    async with reopened() as hall:
        for person in others:
            await answer(hall, person)
        assert card(elissa) != former
        assert former.gone
        assert told(card(elissa)) == receipts
        assert told(card(others[-1])) != receipts
        await answer(hall, elissa)
        assert told(card(elissa))[:1] != receipts


async def test_the_desk_says_the_same_after_a_restart(reopened: Reopened) -> None:
    async with reopened() as hall:
        await hall.begin()
        elissa = hall.people[0]
        await answer(hall, elissa)
        before = told((await elissa.slash("/desk")).seen)
    async with reopened() as hall:
        after = await elissa.slash("/desk")
        assert told(after.seen) == before != []
        assert told((await hall.people[1].slash("/desk")).seen) == [], "another sees his own"


async def test_what_was_taken_at_the_deadline_is_said_after_a_restart(reopened: Reopened) -> None:
    async with reopened() as hall:
        await hall.begin()
        hanno = hall.people[1]
        posted = await hall.posted(hanno, "setup.trader")
        await hall.bot.surface.tables.lapse(hall.game, posted.ref)
        await hall.town.idle()
    async with reopened() as hall:
        (line,) = told((await hanno.slash("/desk")).seen)
        assert line.startswith("⌛ Place a Trader; the time is up")


async def test_an_answer_taken_back_stays_so(reopened: Reopened) -> None:
    async with reopened() as hall:
        await hall.begin()
        elissa = hall.people[0]
        await answer(hall, elissa)
        await elissa.click(card(elissa), "Undo")
        await hall.town.idle()
        assert told(card(elissa)) == ["↩ Taken back."]
    async with reopened() as hall:
        assert told((await elissa.slash("/desk")).seen) == ["↩ Taken back."]
        await answer(hall, elissa)
        assert [line[:2] for line in told(card(elissa))] == ["↩ ", "✔ "]


async def test_what_is_answered_again_stands_last(hall: Hall) -> None:
    """However many answers lie between: the newest is never left out."""
    await hall.begin()
    look = await hall.bot.surface.look(hall.game, await hall.seat(hall.people[0]))

    def deed(seq: int, number: int) -> Deed:
        asked = Question("setup.trader", {"faction": f"house-{number}"})
        return Deed(
            Entry(seq, "answer", look.seat, "setup.trader", "hanno", "", sealed=False), undone=False, asked=asked
        )

    for between in (1, 5):
        said = list(lines(look, [deed(seq, number) for seq, number in enumerate((9, *range(between), 9))]))
        assert [line.split(":")[0].split()[-1] for line in said[-2:]] == [f"house-{between - 1}", "house-9"]
        assert len(said) == min(between + 1, 5)


async def test_what_a_rewind_took_back_is_said_no_more(hall: Hall) -> None:
    await hall.begin()
    elissa = hall.people[0]
    await answer(hall, elissa)
    assert told((await elissa.slash("/desk")).seen)
    await hall.bot.surface.tables.rewind(hall.game, 0)
    await hall.town.idle()
    assert told((await elissa.slash("/desk")).seen) == []
    assert all(TRADER not in one.text for one in elissa.inbox.all)


async def answered_on_his_desk(hall: Hall) -> Person:
    """Somebody whose inbox is closed, and who has answered."""
    hall.town.allow(50007)
    hanno = hall.people[1]
    hanno.close_dms()
    await hall.begin()
    desk = await hanno.slash("/desk")
    await hanno.click(desk, custom_id=ids(desk, "pick")[0])
    await hall.town.idle()
    return hanno


async def test_who_gets_no_cards_is_told_so_too(hall: Hall) -> None:
    """Whose inbox is closed has his desk alone: there is no card from which on to tell."""
    hanno = await answered_on_his_desk(hall)
    assert [line[: len(TRADER)] for line in told((await hanno.slash("/desk")).seen)] == [TRADER]
    await hall.bot.surface.tables.rewind(hall.game, 0)
    await hall.town.idle()
    assert told((await hanno.slash("/desk")).seen) == []


async def test_whoever_takes_a_seat_is_not_told_what_its_former_holder_answered(hall: Hall) -> None:
    await hall.begin()
    hanno = hall.people[1]
    await answer(hall, hanno)
    seat = await hall.seat(hanno)
    assert len((await hall.bot.surface.receipts.past(hall.game, seat)).deeds) == 1
    await leave(hall, hanno)
    assert (await hall.bot.surface.receipts.past(hall.game, seat)).deeds == []
    dido = await sit_down(hall)
    assert told((await dido.slash("/desk")).seen) == []
    assert all(TRADER not in one.text for one in dido.inbox.all)


async def test_whoever_comes_back_begins_anew(hall: Hall) -> None:
    """Whose inbox is closed has no card from which on to tell; what he answered before he left is of the past."""
    hanno = await answered_on_his_desk(hall)
    seat = await hall.seat(hanno)
    (deed,) = (await hall.bot.surface.receipts.past(hall.game, seat)).deeds
    found = await hall.bot.store.recalled(hall.game, seat, "nowhere", "decisions")
    (row,) = [one for one in found.entries if one.entry == deed.entry]
    (held,) = [one for one in await hall.bot.store.seats(hall.game) if one.seat == seat]
    assert receipts._counts(row, replace(held, since=row.at))
    assert not receipts._counts(row, replace(held, since=row.at + timedelta(seconds=1)))


async def test_what_the_journal_does_not_hold_is_looked_up_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.begin()
    elissa = hall.people[0]
    await answer(hall, elissa)
    looked: list[int] = []
    find = Receipts._look_up

    async def noted(receipts: Receipts, game: str, entry: Any) -> None:
        looked.append(entry.seq)
        await find(receipts, game, entry)

    monkeypatch.setattr(Receipts, "_look_up", noted)
    known = told((await elissa.slash("/desk")).seen)
    assert looked == []
    hall.bot.surface.receipts.asked.clear()
    assert [told((await elissa.slash("/desk")).seen) for _ in range(2)] == [known, known]
    assert len(looked) == 1


async def test_a_card_of_a_former_version_says_nothing_it_cannot_know(hall: Hall) -> None:
    """Where nobody remembers what had happened when it was posted."""
    await hall.begin()
    elissa = hall.people[0]
    await answer(hall, elissa)
    (row,) = await hall.bot.store.messages(hall.game, f"dm:{await hall.seat(elissa)}", "decisions")
    await hall.bot.store.put_message(replace(row, seq=None))
    assert told((await elissa.slash("/desk")).seen) == []


async def test_who_prepares_something_after_his_last_answer_is_not_told_the_whole_game_anew(hall: Hall) -> None:
    """What was told before that answer need not even be read."""
    await hall.begin()
    store, elissa = hall.bot.store, hall.people[0]
    for person in hall.people:
        await answer(hall, person)
    seat, now = await hall.seat(elissa), hall.bot.surface.time.now()
    last = max(row.entry.seq for row in await store.journal(hall.game) if row.entry.seat == seat)
    await store.save(SavedRow(hall.game, "later", seat, "", 0, locked=False, user=elissa.id, at=now + timedelta(1)))
    read: list[Recalled] = []
    recalled = store.recalled

    async def heard(*about: Any) -> Recalled:
        read.append(await recalled(*about))
        return read[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "recalled", heard)
        past = await hall.bot.surface.receipts.past(hall.game, seat)
    assert past.since == -1
    assert min(one.seq for found in read for one in found.told) >= last


async def test_a_desk_comes_though_the_past_cannot_be_played_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose death it was is told by how all stood before; who cannot know that is told the rest."""
    await sit(hall, "senate.business", sure)
    mago = hall.people[2]
    await struck(hall, await of_circle(hall, leading=True))
    surface, seat = hall.bot.surface, await hall.seat(mago)
    assert (await surface.receipts.past(hall.game, seat)).before

    async def lost(*_: Any) -> None:
        raise Diverged(3, "senate.vote", "the dice are others")

    monkeypatch.setattr(type(surface.tables), "as_it_was", lost)
    surface.receipts.before.clear()
    assert (await surface.receipts.past(hall.game, seat)).before == {}
    assert "**Desk of" in (await mago.slash("/desk")).text
