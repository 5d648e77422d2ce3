"""The rows beside the journal: windows, seats, settings, people, exports, and what is remembered of them."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.base.errors import Conflict, SetupError
from bot.base.places import Place
from bot.store import memory
from bot.store.games import _seats, find_game, find_games, find_stand
from bot.store.opening import read_game
from bot.store.sql import SqlStore
from bot.store.store import GuildRow, MessageRow, Move, NoteRow, Parcel, ParleyRow, SavedRow, SeatRow, UserRow
from games.kernel import Seat, Window
from tests.bot.playing import HOST, NOW, lobby, opened, user
from tests.bot.storing import ONE, TWO, NewPlace, act, everything, spoil, start, window


async def test_a_window_that_is_rebuilt_keeps_its_deadline_and_an_asking_again_shares_it(place: Place) -> None:
    later = NOW + timedelta(hours=30)
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        again = [window("r1", due=later), window("r9", due=later), window("solo", due=later, type=Window.SOLO)]
        await store.commit(replace(act(0), closed=[], opened=again))
        due = {one.ref: one.due for one in await store.windows("salt22")}
        assert due == {"r1": NOW + timedelta(hours=12), "r2": due["r1"], "r9": due["r1"], "solo": later}


async def test_held_games_have_no_deadlines_until_released(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        assert await store.next_due() == NOW + timedelta(hours=12)
        await store.hold("salt22", "K7F2Q", "cause", NOW + timedelta(hours=1))
        assert (await store.next_due(), await store.clocks()) == (None, [])
        with pytest.raises(Conflict, match="held"):
            await store.commit(act(0))
        await store.release("salt22", NOW + timedelta(hours=6))
        assert await store.next_due() == NOW + timedelta(hours=17)
        with pytest.raises(Conflict):
            await store.release("salt22", NOW)


async def test_seats_are_taken_once(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        with pytest.raises(Conflict):
            await store.take_seat(SeatRow("salt22", ONE, "user", 999, NOW))
        with pytest.raises(Conflict):
            await store.take_seat(SeatRow("salt22", Seat("cross"), "user", HOST, NOW))
        await store.give_up_seat("salt22", ONE, NOW, holder="vacant")
        await store.take_seat(SeatRow("salt22", ONE, "user", 999, NOW))
        stand = await store.stand("salt22")
        assert stand is not None
        assert stand.holder(ONE) == 999
        assert [row.id for row in await store.games(user=999, status=["lobby"])] == ["salt22"]
        assert await store.games(user=999, status=["playing"]) == []
        assert len(await store.games(channel=7, guild=1)) == 1


async def test_what_is_not_play_may_be_changed(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        row = await store.change_game("salt22", NOW, title="Sand", options={"coins": 3}, ended_at=NOW, status="over")
        assert (row.title, row.options, row.ended_at, row.status) == ("Sand", {"coins": 3}, NOW, "over")
        with pytest.raises(Conflict):
            await store.change_game("none", NOW, title="x")
        with pytest.raises(ValueError, match="head"):
            await store.change_game("salt22", NOW, head=3)


async def test_intentions_orders_words_and_people(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        saved = SavedRow("salt22", "r1", ONE, "v1", [1, "x"], True, HOST, NOW)
        await store.save(replace(saved, raw=[]))
        await store.save(saved)
        assert await store.saved("salt22") == [saved]
        await store.commit(act(0))
        assert await store.saved("salt22") == []
        await store.set_orders("salt22", ONE, [{"when": "a"}, {"when": "b"}])
        await store.set_orders("salt22", ONE, [{"when": "c"}])
        assert [one.body for one in await store.orders("salt22", ONE)] == [{"when": "c"}]
        assert await store.orders("salt22", TWO) == []
        for words in ("one", "two", "three"):
            await store.say("salt22", "d1", ONE, words, NOW, [])
        assert [one.text for one in await store.talk("salt22", "d1", 2)] == ["two", "three"]
        parley = ParleyRow("salt22", "d1", 55, (ONE,), NOW)
        await store.put_parley(parley)
        assert await store.parley("salt22", "d1") == parley
        assert len(await store.talk("salt22", "d1")) == 3
        await store.put_user(UserRow(5, {"zone": "UTC"}))
        await store.put_user(UserRow(5, {"zone": "Z"}))
        assert (await store.user(5)).settings == {"zone": "Z"}
        await store.put_guild(GuildRow(5, {"language": "en"}))
        assert (await store.guild(5)).settings == {"language": "en"}
        assert (await store.user(6)).settings == {}


async def test_changes_of_a_server_made_at_once_all_stand(place: Place) -> None:
    """What the bot notes for itself is noted by several: the commands, the roll call, how it runs."""
    async with opened(place) as store:
        await asyncio.gather(*(store.change_guild(0, {f"note {number}": number}) for number in range(8)))
        await store.change_guild(0, {"note 3": None, "note 4": 5})
        assert (await store.guild(0)).settings == {f"note {n}": n for n in (0, 1, 2, 5, 6, 7)} | {"note 4": 5}


async def test_words_are_erased_in_time_unless_both_keep_them(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        for deal, kept in (("d1", (ONE,)), ("d2", (ONE, TWO)), ("d3", ())):
            await store.say("salt22", deal, ONE, "psst", NOW, [])
            await store.put_parley(ParleyRow("salt22", deal, None, kept, NOW if deal != "d3" else None))
        await store.tidy(NOW - timedelta(seconds=1))
        assert [len(await store.talk("salt22", deal)) for deal in ("d1", "d2", "d3")] == [1, 1, 1]
        await store.tidy(NOW)
        assert [len(await store.talk("salt22", deal)) for deal in ("d1", "d2", "d3")] == [0, 1, 1]


async def dumped(store: SqlStore) -> dict[str, Any]:
    document = await store.dump("salt22")
    assert document is not None
    return json.loads(json.dumps(document))


async def test_a_game_is_carried_to_another_database(place: Place, new_place: NewPlace) -> None:
    async with opened(place) as store, opened(new_place()) as other:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0))
        await store.put_message(MessageRow(9, "salt22", 7, "public", "channel", "turn", "", "d", NOW))
        await store.say("salt22", "d1", ONE, "psst", NOW, [])
        await other.restore(await dumped(store), "new234", NOW)
        row = await other.find_game("new234")
        assert (row.status, row.code, row.channel, row.head) == ("held", "imported", 7, 1)
        assert await other.replay("new234") == await store.replay("salt22")
        assert len(await other.talk("new234", "d1")) == 1
        assert (await other.messages("new234"), await other.unsent()) == ([], 0)
        document = await dumped(store)
        document["game"]["version"] = (1 << 63) - 1  # anybody may have written it
        await other.restore(document, "twice2", NOW)
        assert (await other.find_game("twice2")).channel is None
        await other.change_game("twice2", NOW, title="Sand")


async def test_who_plays_is_named_in_what_is_exported(place: Place, new_place: NewPlace) -> None:
    """Nobody else is, and no database learns a name from such a file: anybody may have written it."""
    async with opened(place) as store, opened(new_place()) as other:
        await lobby(store)
        await store.put_user(UserRow(101, {"name": "Elissa", "zone": "UTC"}))
        await store.put_user(UserRow(99, {"name": "Somebody else"}))
        document = await dumped(store)
        held = [row["user"] for row in document["rows"]["seat"]]
        assert 101 in held
        assert 99 not in held
        assert document["rows"]["person"] == [{"user": 101, "name": "Elissa"}]
        await other.restore(document, "new234", NOW)
        assert (await other.user(101)).settings == {}
        del document["rows"]["person"]
        await other.restore(document, "old234", NOW)


async def test_no_deadline_has_passed_while_a_game_was_carried_about(place: Place, new_place: NewPlace) -> None:
    """Also if it lay in a drawer for three weeks."""
    async with opened(place) as store, opened(new_place()) as other:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0))
        dues = [row.due - NOW for row in await store.windows("salt22") if row.due]
        later = NOW + timedelta(days=21)
        stamped = {**await dumped(store), "at": int(NOW.timestamp() * 1e6)}
        await other.restore(stamped, "new234", later)
        await other.release("new234", later + timedelta(days=1))
        assert dues
        assert [row.due - later - timedelta(days=1) for row in await other.windows("new234") if row.due] == dues
    assert (await asyncio.to_thread(read_game, place, "salt22"))["at"]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: d.clear(),
        lambda d: d.update(byrsa=2),
        lambda d: d.update(tables=99),
        lambda d: d.update(extra=1),
        lambda d: d["game"].update(nonsense=1),
        lambda d: d["game"].pop("kind"),
        lambda d: d["rows"]["journal"][0].pop("key"),
        lambda d: d["rows"]["checkpoint"][0].update(document="!"),
        lambda d: d["rows"].update(seat="x"),
    ],
)
async def test_a_spoilt_export_adds_nothing(place: Place, spoil: Any) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        await store.commit(act(0))
        before, document = everything(place), await dumped(store)
        spoil(document)
        with pytest.raises(SetupError):
            await store.restore(document, "new234", NOW)
        assert everything(place) == before


SAVED = SavedRow("salt22", "r1", ONE, "v", 7, False, HOST, NOW)
WRITES: list[Any] = [
    lambda store: store.save(SAVED),
    lambda store: store.unsave("salt22", "r1"),
    lambda store: store.change_game("salt22", NOW, title="Pepper"),
    lambda store: store.give_up_seat("salt22", TWO, NOW, holder="vacant"),
    lambda store: store.take_seat(SeatRow("salt22", TWO, "user", 99, NOW)),
    lambda store: store.move_windows({("salt22", "r1"): NOW + timedelta(days=3)}, NOW, {}),
    lambda store: store.remind([window("r1", stage=1, remind_at=NOW)], NOW, []),
    lambda store: store.hold("salt22", "CODE", "cause", NOW),
    lambda store: store.release("salt22", NOW + timedelta(hours=1)),
    lambda store: store.commit(act(0)),
    lambda store: store.commit(Move("salt22", NOW, 1, 2, undone_from=1)),
]


async def test_how_a_game_stands_is_remembered_until_it_changes(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        for write in WRITES:
            before = await store.stand("salt22")
            assert await store.stand("salt22") is before
            await store.put_guild(GuildRow(4, {"a": 1}))
            await store.post("salt22", [Parcel("public", "log", "log", "1")], NOW)
            assert store.known_stand("salt22") is before
            await write(store)
            now = await store.stand("salt22")
            assert now == await store._read(find_stand, "salt22")
            assert now is not None
            assert before is not None
            assert now.game.version == before.game.version + 1


async def test_games_and_seats_are_read_once_until_they_change(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "KEPT", 3)
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        for write in WRITES:
            for _ in range(2):
                assert await store.find_game("salt22") == await store._read(find_game, "salt22")
                assert await store.seats("salt22") == await store._read(_seats, "salt22")
                assert await store.games(user=HOST) == await store._read(find_games, (), None, None, HOST)
                assert await store.games(status=["lobby"]) == []
            assert all(len(shelf) <= 3 for shelf in (store.kept, *store.kept.values()))
            await write(store)
        (await store.games()).clear()
        assert len(await store.games()) == 1


async def test_what_was_read_before_a_write_does_not_hide_it(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        reading = asyncio.create_task(store.stand("salt22"))
        await asyncio.sleep(0)  # its question is asked
        await asyncio.gather(store.commit(start()), store.change_game("salt22", NOW, title="Pepper"))
        await reading
        stand = await store.stand("salt22")
        assert stand is not None
        assert (stand.game.head, stand.game.title) == (0, "Pepper")


async def test_a_conflict_makes_it_look_again(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        await store.commit(start())
        spoil(place, "UPDATE game SET head = 3")
        with pytest.raises(Conflict):
            await store.commit(act(0))
        stand = await store.stand("salt22")
        assert stand is not None
        assert stand.game.head == 3


async def test_a_write_to_one_game_leaves_what_is_known_of_others(place: Place) -> None:
    """But what a person has set is told in all games he sits in; and what may be of any game is of all."""
    async with opened(place) as store:
        for name in ("salt22", "other2"):
            await lobby(store, name)
        await store.seats("other2")  # how it stands is not known yet, and would tell
        mine, other = await store.stand("salt22"), await store.stand("other2")
        await store.note("salt22", NOW, [NoteRow("salt22", "x", "y")])
        assert (store.known_stand("salt22"), store.known_stand("other2")) == (None, other)
        assert "other2" in store.kept
        assert await store.stand("salt22") != mine
        await store.change_user(user(ONE), {"preferences": {"language": "de"}})
        assert (store.known_stand("salt22"), store.known_stand("other2")) == (None, None)
        found = await store.stand("other2")
        assert found is not None
        assert found.people[ONE]["language"] == "de"
        await store.tidy(NOW)
        assert store.known_stand("other2") is None


async def test_what_is_read_of_a_game_while_it_is_written_to_is_not_kept(place: Place) -> None:
    async with opened(place) as store:
        await lobby(store)
        reading = [asyncio.ensure_future(store.stand("salt22")) for _ in range(3)]
        await asyncio.sleep(0)
        await store.note("salt22", NOW, [NoteRow("salt22", "x", "y")])
        await asyncio.gather(*reading)
        found = await store.stand("salt22")
        assert found is not None
        assert found.note("x", "y") is not None


async def test_who_sits_where_is_known_of_the_games_that_are_known(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By it those a person sits in are found among thousands, so it must neither miss one nor grow for ever."""
    monkeypatch.setattr(memory, "KEPT", 2)
    async with opened(place) as store:
        for name in ("salt22", "other2", "third2"):
            await lobby(store, name)
            await store.stand(name)
        assert list(store.stands) == ["other2", "third2"]
        assert _sitting(store) == store.sitting
        await store.note("other2", NOW, [NoteRow("other2", "x", "y")])
        assert list(store.stands) == ["third2"]
        assert _sitting(store) == store.sitting
        await store.change_user(user(ONE), {"preferences": {"language": "de"}})
        assert (store.stands, store.sitting) == ({}, {})


def _sitting(store: SqlStore) -> dict[int | None, dict[str, None]]:
    found: dict[int | None, dict[str, None]] = {}
    for game, stand in store.stands.items():
        for seat in stand.seats.values():
            found.setdefault(seat.user, {})[game] = None
    return found
