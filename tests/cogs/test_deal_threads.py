"""Deals in private threads: what becomes of them when the thread is gone, cannot be had, or others could read it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.services.deals.threads import AUDIT, COURIER
from bot.services.seats.seats import take, vacate
from loopback.person import Person
from tests.cogs.conftest import Hall
from tests.cogs.test_deal_words import settle
from tests.cogs.test_deals import deal_card, named, offer

DAY = timedelta(days=1)


def threads(person: Person) -> list[Any]:
    return [person.channel(place) for place in person.places() if place.name.startswith("deal-")]


def findings(person: Person) -> list[str]:
    return [one.text for one in person.channel("hall").all if one.text.startswith("**Who could read along**")]


async def couriers(hall: Hall) -> list[str]:
    return [note.ref for note in await hall.bot.store.notes(hall.game, COURIER)]


async def test_a_thread_deleted_in_the_middle(hall: Hall) -> None:
    """The deal goes on by direct message, both are told, and nothing of it is lost."""
    await hall.floor(deals="auto")
    elissa, hanno, *_ = hall.people
    await offer(hall, elissa, hanno)
    (thread,) = threads(elissa)
    hall.town.allow(10003)
    hall.town.world.delete_channel(thread.channel)
    await named(hanno, await hanno.click(deal_card(hanno), "Answer…"), ["0", "1", "2"])
    await hall.town.idle()
    for person in (elissa, hanno):
        assert sum("The deal goes on here, by direct message" in one.text for one in person.inbox.all) == 1
    assert len(await couriers(hall)) == 1
    await settle(hall, elissa)
    assert threads(elissa) == []
    assert any("is settled" in one.text for one in elissa.inbox.all)


async def test_no_permission_for_private_threads(hall: Hall) -> None:
    elissa, hanno, mago, _ = hall.people
    hall.town.allow(50013)
    hall.town.deny_bot(hall.town.hall, "CREATE_PRIVATE_THREADS")
    await hall.floor(deals="auto")
    assert "I need Create Private Threads in this channel" in findings(mago)[0]
    await offer(hall, elissa, hanno)
    assert threads(elissa) == []
    assert any("is gone or cannot be opened" in one.text for one in hanno.inbox.all)
    assert "Answer…" in deal_card(hanno).buttons


async def test_somebody_who_comes_to_read_along_is_found_within_a_day(hall: Hall) -> None:
    """8.6: the thread is left and locked; all are told once; when nothing has changed nothing is said."""
    await hall.floor(deals="auto", pace="unhurried")
    elissa, hanno, mago, gisco = hall.people
    assert len(findings(gisco)) == 1
    assert "nobody else at the table can read along" in findings(gisco)[0]
    assert "Everybody on this server can read this channel" in findings(gisco)[0]
    await offer(hall, elissa, hanno)
    (thread,) = threads(elissa)
    hall.town.role("wardens", mago, permissions=["MANAGE_THREADS"])
    hall.time.move(DAY)
    await hall.town.idle()
    assert len(findings(gisco)) == 2
    assert "● Mago can read every private thread here." in findings(gisco)[1]
    assert "this thread is closed" in thread.all[-1].text
    assert thread.channel.locked
    before = len(thread.all)
    await named(hanno, await hanno.click(deal_card(hanno), "Answer…"), ["0", "1", "2"])
    await hall.town.idle()
    assert len(thread.all) == before, "the deal is written into the thread no more"
    hall.time.move(DAY)
    await hall.town.idle()
    assert len(findings(gisco)) == 2


async def test_tables_without_threads_are_not_told_of_them(hall: Hall) -> None:
    await hall.floor()
    assert not findings(hall.people[0])
    assert not await hall.bot.store.notes(hall.game, AUDIT)


async def test_who_cannot_be_reached_is_told_to_the_table(hall: Hall) -> None:
    """The audit looks at closed direct messages too."""
    await hall.begin(deals="auto", pace="unhurried")
    elissa, hanno, mago, _ = hall.people
    await hall.bot.store.change_user(hanno.user.id, {"dm": "closed"})
    hall.time.move(DAY)
    await hall.town.idle()
    assert "I cannot send direct messages to ▲ Hanno" in findings(mago)[-1]
    await hall.bot.store.change_user(hanno.user.id, {"dm": None})
    hall.time.move(DAY)
    await hall.town.idle()
    assert "I cannot send" not in findings(elissa)[-1]
    assert len(findings(elissa)) == 3


async def test_the_daily_look_ends_with_the_game(hall: Hall) -> None:
    await hall.begin(deals="auto", game="sample", pace="none")
    tables = hall.bot.surface.tables
    while not (table := await tables.table(hall.game)).over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        decision = posted.decision
        await tables.submit(hall.game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")
    await hall.town.idle()
    hall.time.move(DAY)
    await hall.town.idle()
    assert not await hall.bot.store.notes(hall.game, AUDIT)
    assert len(findings(hall.people[0])) == 1


@pytest.mark.parametrize(("mode", "calls"), [("auto", 1), ("courier", 1)])
async def test_a_deal_calls_once_wherever_it_is_held(hall: Hall, mode: str, calls: int) -> None:
    """1.5: nobody is told twice: where a thread calls, the card in the inbox comes silently."""
    await hall.floor(deals=mode)
    elissa, hanno, *_ = hall.people
    before = hanno.pings
    await offer(hall, elissa, hanno)
    assert "**Deal with" in deal_card(hanno).text
    assert hanno.pings == before + calls


async def test_a_deal_that_has_no_thread_calls_by_direct_message(hall: Hall) -> None:
    elissa, hanno, mago, _ = hall.people
    hall.town.role("wardens", mago, permissions=["MANAGE_THREADS"])
    await hall.floor(deals="auto")
    before = hanno.pings
    await offer(hall, elissa, hanno)
    assert hanno.pings == before + 1


async def test_a_newcomer_who_could_read_along_is_found_at_once(hall: Hall) -> None:
    """8.6: who takes a seat is looked at then; open threads of others are left, and deals of the seat have lapsed."""
    await hall.floor(deals="auto", pace="unhurried")
    elissa, hanno, mago, gisco = hall.people
    await offer(hall, elissa, hanno)
    await offer(hall, elissa, gisco)
    assert len(threads(elissa)) == 2
    hall.town.allow(50083, 10007)  # his thread is closed as he leaves it, and he has left it before he is seen to
    (dido,) = await hall.town.people("dido")
    hall.town.role("wardens", dido, permissions=["MANAGE_THREADS"])
    tables, seat = hall.bot.surface.tables, await hall.seat(gisco)
    await vacate(tables, hall.game, seat, "own")
    await hall.town.idle()
    await take(tables, hall.game, seat, dido.user.id)
    await hall.town.idle()
    assert "can read every private thread here" in findings(mago)[-1]
    assert all(one.channel.locked for one in threads(elissa))
    assert any("lapsed; nothing moved." in one.text for one in elissa.inbox.all)
    assert not threads(gisco)
    await named(hanno, await hanno.click(deal_card(hanno), "Answer…"), ["0", "1", "2"])
    await hall.town.idle()
    await settle(hall, elissa)
    assert any("with ▲ Hanno is settled" in one.text for one in elissa.inbox.all)
