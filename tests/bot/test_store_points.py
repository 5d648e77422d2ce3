"""Checkpoints beside one another: what is stored is small, each is read again, and damage does not spread."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.base.errors import Diverged
from bot.base.places import Place
from bot.store.points import FAMILY, PART, pack, unpack
from bot.store.store import Move, Store
from games.kernel import Checkpoint
from tests.bot.playing import NOW, lobby, opened
from tests.bot.storing import act, asked, beside, spoil, start

LAST = 2 * FAMILY + 3


def document(turn: int, cards: int = 400) -> bytes:
    """As games are: long, and from turn to turn nearly the same."""
    hands = [{"card": f"card-{number}", "owner": (number * 7919 + turn // 9) % 97} for number in range(cards)]
    return json.dumps({"turn": turn, "hands": hands}).encode()


def moved(head: int) -> Move:
    refs = {f"bid@{number}": f"{number:012x}" for number in range(head % 5)}
    return replace(act(head), checkpoint=Checkpoint(head + 1, "barter", 1, 1, document(head + 1), refs))


async def played(store: Store, upto: int = LAST) -> None:
    await lobby(store)
    await store.commit(start())
    for head in range(upto):
        await store.commit(moved(head))


@given(body=st.binary(min_size=1), whole=st.binary())
def test_anything_is_read_again_as_it_was(body: bytes, whole: bytes) -> None:
    assert unpack(pack(body, whole), whole) == body
    assert unpack(pack(body, None), None) == body


@pytest.mark.parametrize("cards", [1, 300, 700, 3_000])
def test_what_changed_little_is_small_however_long_it_is(cards: int) -> None:
    former, later = document(1, cards), document(2, cards)
    stored = pack(later, former)
    assert unpack(stored, former) == later
    assert len(stored) < 80 + len(zlib.compress(later)) / 8
    assert (len(later) > 2 * PART) == (cards > 700)


def test_a_document_is_not_read_beside_another_nor_when_it_breaks_off() -> None:
    stored = pack(document(2), document(1))
    for wrong, other in ((stored, document(3)), (stored, None), (stored[:-9], document(1)), (stored[:9], document(1))):
        with pytest.raises(zlib.error):
            unpack(wrong, other)


async def test_one_of_sixteen_is_whole_and_all_are_read_again(place: Place) -> None:
    async with opened(place) as store:
        await played(store)
        for head in range(LAST):
            replay = await store.replay("salt22", head + 1)
            assert replay is not None
            assert replay.checkpoint == moved(head).checkpoint
        names = [one.name for one in await store.checkpoints("salt22", 99)]
        assert len(set(names)) == LAST + 1
        assert names == [one.name for one in await store.checkpoints("salt22", 99)]
    wholes = asked(place, "SELECT seq FROM checkpoint WHERE upon IS NULL ORDER BY seq")
    assert wholes == [(0,), (FAMILY,), (2 * FAMILY,)]
    assert asked(place, "SELECT count(*) FROM checkpoint WHERE upon = seq - seq % 16 OR upon IS NULL") == [(LAST + 1,)]


async def test_rows_of_before_are_read_and_hung_on(place: Place) -> None:
    async with opened(place) as store:
        await played(store, 2)
    with beside(place) as db:
        row = (zlib.compress(document(2), 1), '{"bid@0":"7"}')
        db.execute("UPDATE checkpoint SET document = ?, refs = ?, upon = NULL WHERE seq = 2", row)
    async with opened(place) as store:
        assert (await store.replay("salt22")).checkpoint == replace(moved(1).checkpoint, refs={"bid@0": "7"})
        await store.commit(moved(2))
        assert (await store.replay("salt22")).checkpoint == moved(2).checkpoint
    assert asked(place, "SELECT upon FROM checkpoint WHERE seq = 3") == [(2,)]


async def test_a_damaged_row_takes_only_those_along_that_hang_on_it(place: Place) -> None:
    async with opened(place) as store:
        await played(store)
        spoil(place, "UPDATE checkpoint SET document = x'00ff' WHERE seq IN (3, 16)")
        for seq in range(LAST + 1):
            if seq == 3 or FAMILY <= seq < 2 * FAMILY:
                with pytest.raises(Diverged) as told:
                    await store.replay("salt22", seq)
                assert told.value.seq == min(seq, FAMILY)  # before which there is something to go back to
            else:
                assert (await store.replay("salt22", seq)).checkpoint.seq == seq


async def test_play_goes_on_with_a_whole_one_where_the_last_whole_one_is_damaged(place: Place) -> None:
    async with opened(place) as store:
        await played(store, 3)
        spoil(place, "UPDATE checkpoint SET document = x'00ff' WHERE upon IS NULL")
        await store.commit(moved(3))
        assert (await store.replay("salt22")).checkpoint == moved(3).checkpoint
        await store.commit(moved(4))
    assert asked(place, "SELECT seq, upon FROM checkpoint WHERE seq > 3 ORDER BY seq") == [(4, None), (5, 4)]


async def test_exports_hold_every_document_whole(place: Place) -> None:
    async with opened(place) as store:
        await played(store)
        exported = await store.dump("salt22")
        assert exported is not None
        rows = exported["rows"]["checkpoint"]
        assert not [row for row in rows if "upon" in row]
        assert [json.loads(row["refs"]) for row in rows] == [{}, *(moved(head).checkpoint.refs for head in range(LAST))]
        await store.restore(exported, "dust22", NOW)
        for seq in (0, 5, LAST):
            assert (await store.replay("dust22", seq)).checkpoint == (await store.replay("salt22", seq)).checkpoint


async def test_of_a_damaged_game_all_that_can_be_read_is_exported(place: Place) -> None:
    async with opened(place) as store:
        await played(store, FAMILY + 2)
        spoil(place, "UPDATE checkpoint SET document = x'00ff' WHERE seq = 0")
        exported = await store.dump("salt22")
        await store.restore(exported, "dust22", NOW)
        assert (await store.replay("dust22")).checkpoint == moved(FAMILY + 1).checkpoint
        with pytest.raises(Diverged):
            await store.replay("dust22", 1)
