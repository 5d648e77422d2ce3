"""What is to be told is told in order, once, and as it stands now."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.base.errors import LeaseLost
from bot.base.places import Place
from bot.store import outbox
from bot.store.sql import SqlStore
from bot.store.store import Bell, MessageRow, Parcel, RoadRow
from tests.bot.playing import NOW, lobby, opened
from tests.bot.storing import followed

LOG = [Parcel("public", "log", "log", str(number)) for number in range(4)]
CARD = Parcel("public", "channel", "turn", merge=True)
RESULT = Parcel("public", "channel", "result")
HAND = Parcel("seat:diamond", "dm:diamond", "hand", merge=True)
SOON = timedelta(seconds=30)


def said(rows: list) -> list[str]:
    return [f"{row.parcel.target} {row.parcel.kind} {row.parcel.ref}".strip() for row in rows]


async def test_a_route_is_sent_in_order_and_routes_do_not_wait_for_each_other(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [LOG[0], CARD, LOG[1], HAND, LOG[2]], NOW)
        first = await store.claim(NOW)
        assert said(first) == ["log log 0", "channel turn", "dm:diamond hand"]
        assert await store.claim(NOW) == []
        await store.sent(first[0].id)
        assert said(await store.claim(NOW)) == ["log log 1"]
        assert await store.unsent() == 4


async def test_who_claims_is_told_when_there_is_more(place: Place) -> None:
    """What a look of its own would find afterwards."""
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [LOG[0], CARD, LOG[1]], NOW)
        (row,), due = await store.take(NOW, 1)
        assert due == await store.next_outbox() == NOW
        (card,), due = await store.take(NOW)
        assert due is await store.next_outbox() is None, "the next of a route waits for the one under way"
        await store.put_off(card.id, NOW + SOON)
        assert await store.take(NOW) == ([], NOW + SOON)
        await store.sent(row.id)
        assert [one.parcel for one in (await store.take(NOW))[0]] == [LOG[1]]


async def test_a_motion_stands_above_what_came_of_it_and_below_what_came_before(place: Place) -> None:
    """Its card and the results stand in one channel: three motions in a row were told in the order of the routes."""
    one, two = (Parcel("public", "ballot", "ballot", str(number), merge=True) for number in (1, 2))
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [one, replace(RESULT, ref="1"), two, replace(RESULT, ref="2")], NOW)
        told = list[str]()
        while rows := await store.claim(NOW):
            assert await store.next_outbox() is None, "nobody looks again before this one has arrived"
            told += said(rows)
            await store.sent(rows[0].id)
        assert told == ["ballot ballot 1", "channel result 1", "ballot ballot 2", "channel result 2"]


async def test_a_card_that_has_to_wait_holds_up_no_result(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [Parcel("public", "ballot", "ballot", "1", merge=True), RESULT], NOW)
        (card,) = await store.claim(NOW)
        await store.put_off(card.id, NOW + SOON)
        assert await store.next_outbox() == NOW
        assert said(await store.claim(NOW)) == ["channel result"]


async def test_a_failure_keeps_its_place_and_its_nonce(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", LOG[:2], NOW)
        (row,) = await store.claim(NOW)
        await store.failed(row.id, NOW + SOON)
        assert await store.claim(NOW) == []
        assert await store.next_outbox() == NOW + SOON
        (again,) = await store.claim(NOW + SOON)
        assert (again.nonce, again.parcel, again.tries) == (row.nonce, LOG[0], 1)
        assert len(row.nonce) <= 25
        await store.dropped(again.id)
        assert said(await store.claim(NOW)) == ["log log 1"]


async def test_only_what_is_refused_for_itself_is_a_try(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", LOG[:2], NOW)
        for _ in range(9):
            (row,) = await store.claim(NOW)
            await store.put_off(row.id, NOW)
        assert row.tries == 0
        await store.failed((await store.claim(NOW))[0].id, NOW)
        (row,) = await store.claim(NOW)
        assert (row.parcel, row.tries) == (LOG[0], 1)


async def test_what_came_back_becomes_as_new_as_what_was_made_meanwhile(place: Place) -> None:
    """It keeps its place and its nonce; the newer row is no more, so that nothing is told twice."""
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [replace(CARD, about={"n": 1}), replace(CARD, ref="other")], NOW)
        (row,) = await store.claim(NOW)
        await store.post("salt22", [replace(CARD, about={"n": 2})], NOW)
        await store.post("salt22", [replace(CARD, about={"n": 3})], NOW)
        await store.put_off(row.id, NOW)
        assert await store.unsent() == 2
        (again,) = await store.claim(NOW)
        assert (again.id, again.nonce, again.parcel.about) == (row.id, row.nonce, {"n": 3})
        await store.failed(again.id, NOW)
        await store.post("salt22", [replace(CARD, about={"n": 4})], NOW)
        (again,) = await store.claim(NOW)
        assert (again.id, again.parcel.about) == (row.id, {"n": 4})


async def test_lines_that_came_back_stay_what_they_are(place: Place) -> None:
    """Only what may be merged is."""
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [LOG[0]], NOW)
        (row,) = await store.claim(NOW)
        await store.post("salt22", [LOG[0]], NOW)
        await store.put_off(row.id, NOW)
        assert await store.unsent() == 2


async def test_what_is_not_to_be_merged_is_made_no_newer_by_what_is(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [replace(CARD, merge=False, about={"n": 1})], NOW)
        await store.post("salt22", [replace(CARD, about={"n": 2})], NOW)
        found = []
        for _ in range(2):
            (row,) = await store.claim(NOW)
            found.append(row.parcel.about)
            await store.sent(row.id)
        assert found == [{"n": 1}, {"n": 2}]


async def test_what_came_back_takes_in_nothing_for_others(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        hand = Parcel("seat:diamond", "dm:diamond", "hand", merge=True, about={"n": 1})
        await store.post("salt22", [replace(hand, audience="public")], NOW)
        (row,) = await store.claim(NOW)
        await store.post("salt22", [replace(hand, about={"n": 2})], NOW)
        await store.put_off(row.id, NOW)
        (again,) = await store.claim(NOW)
        assert (again.parcel.about, await store.unsent()) == ({"n": 1}, 2)


async def test_what_a_killed_process_had_claimed_is_merged_too(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [replace(CARD, about={"n": 1})], NOW)
        await store.claim(NOW)
        await store.post("salt22", [replace(CARD, about={"n": 2})], NOW)
    async with opened(place) as store:
        (row,) = await store.claim(NOW)
        assert (row.parcel.about, await store.unsent()) == ({"n": 2}, 1)


async def test_who_waits_longest_is_first(place: Place) -> None:
    """So that, where one parcel at a time goes out, none stands in the way of the others for good."""
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [CARD, HAND], NOW)
        found = []
        for minute in range(1, 5):
            now = NOW + timedelta(minutes=minute)
            (row,) = await store.claim(now, limit=1)
            await store.put_off(row.id, now)
            found.append(row.parcel.kind)
        assert found == ["turn", "hand", "turn", "hand"]


async def test_what_was_given_up_is_counted_for_a_week(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [CARD, HAND], NOW)
        card, hand = await store.claim(NOW)
        await store.dropped(hand.id)
        assert await store.lost() == 0
        await store.given_up(card.id, "400 Bad Request")
        assert (await store.lost(), await store.unsent()) == (1, 0)
        await store.tidy(NOW + timedelta(days=8))
        assert await store.lost() == 0


async def test_the_road_is_as_closed_for_the_next_process(place: Place) -> None:
    async with opened(place) as store:
        assert await store.road() is None
        for cause in ("down", "ban"):
            await store.close_road(RoadRow(NOW, cause))
    async with opened(place) as store:
        assert await store.road() == RoadRow(NOW, "ban")
        await store.open_road()
        assert await store.road() is None


async def test_a_claimed_row_is_sent_again_after_a_restart(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", LOG[:2], NOW)
        (row,) = await store.claim(NOW)
    async with opened(place) as store:
        (again,) = await store.claim(NOW)
        assert (again.id, again.nonce, again.tries) == (row.id, row.nonce, 0)


async def test_an_unsent_edit_is_merged_into_one(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        for number in range(5):
            await store.post("salt22", [replace(CARD, about={"n": number}), HAND, LOG[number % 4]], NOW)
        assert await store.unsent() == 2 + 5
        card, hand, _ = await store.claim(NOW)
        assert (card.parcel.about, hand.parcel) == ({"n": 4}, HAND)


async def test_an_edit_on_its_way_is_followed_by_the_newer_one(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [replace(CARD, about={"n": 1})], NOW)
        (row,) = await store.claim(NOW)
        await store.post("salt22", [replace(CARD, about={"n": 2})], NOW)
        await store.post("salt22", [replace(CARD, about={"n": 3})], NOW)
        await store.sent(row.id)
        (newer,) = await store.claim(NOW)
        assert newer.parcel.about == {"n": 3}
        assert newer.nonce != row.nonce


@pytest.mark.parametrize(
    "other",
    [
        replace(CARD, ref="2"),
        replace(CARD, kind="notice"),
        replace(CARD, target="log"),
        replace(CARD, merge=False),
        Parcel("seat:diamond", "dm:diamond", "turn", merge=True),
    ],
)
async def test_only_the_same_thing_is_merged(place: Place, other: Parcel) -> None:
    async with opened(place) as store:
        await lobby(store)
        await lobby(store, "other2")
        await store.post("salt22", [CARD, other], NOW)
        await store.post("other2", [CARD], NOW)
        assert await store.unsent() == 3


@pytest.mark.parametrize(
    ("audience", "target"),
    [
        ("seat:diamond", "channel"),
        ("seat:diamond", "log"),
        ("seat:diamond", "dm:circle"),
        ("seat:diamond", "thread:d1"),
        ("deal:d1", "thread:d2"),
        ("deal:d1", "dm:diamond"),
        ("everyone", "channel"),
        ("public", "somewhere"),
        ("seat:", "dm:"),
    ],
)
def test_what_is_for_one_cannot_be_sent_to_another(audience: str, target: str) -> None:
    with pytest.raises(ValueError, match=target):
        Parcel(audience, target, "hand")


async def stands(store: SqlStore, number: int, digest: str = "d") -> MessageRow:
    await store.post("salt22", [CARD], NOW)
    (row,) = await store.claim(NOW)
    message = MessageRow(number, "salt22", 7, "public", "channel", "turn", "", digest, NOW + timedelta(seconds=number))
    await store.sent(row.id, message)
    return message


async def test_messages_that_stand_are_remembered(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        first, second = await stands(store, 11), await stands(store, 12)
        assert await store.message("salt22", "channel", "turn", "") == second
        assert await store.message_by_id(11) == first
        assert await store.messages("salt22") == [first, second]
        await store.forget_message(12)
        assert await store.message("salt22", "channel", "turn", "") == first
        assert await store.message("salt22", "channel", "turn", "x") is None
        await store.put_message(replace(first, digest="e"))
        assert (await store.message_by_id(11)).digest == "e"
        shown = replace(first, files={"board.png": 1 << 60}, plain=True, seq=7)
        await store.put_message(shown)
        assert await store.messages("salt22") == [shown]


async def test_messages_of_a_place_or_a_kind(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        turn = await stands(store, 11)
        log = replace(turn, id=12, target="log", kind="log", at=NOW + timedelta(seconds=12))
        result = replace(turn, id=13, kind="result", at=NOW + timedelta(seconds=13))
        for one in (result, log):
            await store.put_message(one)
        assert await store.messages("salt22") == [turn, log, result]
        assert await store.messages("salt22", "channel") == [turn, result]
        assert await store.messages("salt22", "channel", "result") == [result]
        assert await store.messages("salt22", kind="log") == [log]
        assert await store.messages("salt22", since=log.at) == [log, result]
        assert await store.messages("other2", "channel") == []


async def test_the_bell_rings_when_there_is_something_to_send(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.outbox_bell.wait()
        await store.post("salt22", [CARD], NOW)
        await store.outbox_bell.wait()


async def test_what_was_sent_long_ago_is_forgotten(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await stands(store, 11)
        await store.post("salt22", [HAND], NOW)
        await store.tidy(NOW + timedelta(days=8))
        assert await store.unsent() == 1
        assert len(await store.messages("salt22")) == 1
        (row,) = await store.claim(NOW)
        assert row.id == 2


def message(number: int, digest: str = "a") -> MessageRow:
    return MessageRow(number, "salt22", 1, "public", "channel", "turn", "", digest, NOW)


async def test_what_a_message_shows_is_known_from_when_it_is_written(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "KEPT", 2)
    async with opened(place) as store:
        await lobby(store)
        await store.post("salt22", [CARD], NOW)
        (row,) = await store.claim(NOW)
        await store.sent(row.id, message(1))
        for digest in ("b", "c"):
            await store.put_message(message(1, digest))
            assert await store.message_by_id(1) == message(1, digest)
        for number in (2, 3):
            await store.put_message(message(number))
        assert [await store.message_by_id(number) for number in (1, 2, 3)] == [message(1, "c"), message(2), message(3)]
        await store.forget_message(3)
        assert await store.message_by_id(3) is None


async def test_of_what_messages_show_the_newest_is_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is drawn anew is as new as one that was just posted."""
    monkeypatch.setattr(outbox, "KEPT", 2)
    async with opened(place) as store:
        await lobby(store)
        for number in (1, 2, 1, 3):
            await store.put_message(message(number))
        assert list(store._shown) == [1, 3]


async def test_messages_come_in_the_order_they_were_posted(place: Place) -> None:
    """Not in that of their numbers."""
    async with opened(place) as store:
        await lobby(store)
        await store.put_message(replace(message(1), at=NOW + timedelta(minutes=1)))
        await store.put_message(message(2))
        assert [row.id for row in await store.messages("salt22")] == [2, 1]
        newest = await store.message("salt22", "channel", "turn", "")
        assert newest
        assert newest.id == 1


async def test_a_message_that_could_not_be_written_shows_what_it_showed(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.put_message(message(1))
        followed(place)
        with pytest.raises(LeaseLost):
            await store.put_message(message(1, "b"))
        assert await store.message_by_id(1) == message(1)


async def test_a_bell_wakes_nobody_for_what_he_would_see_in_time_anyhow() -> None:
    bell = Bell()
    waiting = asyncio.create_task(bell.wait(before=NOW))
    for later in (NOW + SOON, NOW):
        bell.ring(later)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not waiting.done()
    bell.ring(NOW + SOON)
    bell.ring(NOW - SOON)
    bell.ring(NOW + SOON)
    await waiting
    bell.ring()
    await bell.wait()
