"""Notes: what is remembered of a game beside its play, and what happens when it falls due."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

import bot
from bot.base.places import Place
from bot.services.brought import FOLLOWS, MOTIONS, RINGS
from bot.services.clock.clock import AGAIN, Clock
from bot.store.store import NoteRow, Parcel
from bot.table.hooks import once
from bot.table.tables import Tables
from tests.bot.playing import NOW, at_table, opened

HOUR = timedelta(hours=1)
SERVICES = Path(bot.__file__).parent / "services"


@pytest.fixture
def heard() -> Iterator[list[NoteRow]]:
    """What was rung; a note whose body says so stays as it is, or fails."""
    found: list[NoteRow] = []

    async def ring(tables: Tables, note: NoteRow) -> None:
        found.append(note)
        if note.body.get("fails"):
            raise RuntimeError("no")
        if not note.body.get("stays"):
            await tables.store.note(note.game, tables.time.now(), drop=[note])

    RINGS["test"] = ring
    yield found
    del RINGS["test"]


async def test_a_note_lies_with_its_game_until_it_is_taken_away(place: Place) -> None:
    async with at_table(place) as (tables, game, _):
        note = NoteRow(game, "test", "one", {"n": 1}, NOW + HOUR)
        await tables.store.note(game, NOW, [note, replace(note, ref="two", due=None)])
        await tables.store.note(game, NOW, [replace(note, body={"n": 2})])
        stand = await tables.store.stand(game)
        assert stand is not None
        assert stand.note("test", "one") == replace(note, body={"n": 2})
        assert [one.ref for one in stand.notes_of("test")] == ["one", "two"]
        assert await tables.store.next_note() == NOW + HOUR
        await tables.store.note(game, NOW, drop=[note])
        assert [one.ref for one in await tables.store.notes(game, "test")] == ["two"]
        assert await tables.store.next_note() is None


async def test_notes_and_parcels_are_written_together_or_not_at_all(place: Place) -> None:
    async with at_table(place) as (tables, game, _):
        before = await tables.store.unsent()
        note = NoteRow("nobody", "test", "one")
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            await tables.store.note("nobody", NOW, [note], parcels=[Parcel("public", "channel", "notice", "x")])
        assert await tables.store.unsent() == before
        await tables.store.note(game, NOW, [replace(note, game=game)], parcels=[Parcel("public", "log", "notice", "x")])
        assert await tables.store.unsent() == before + 1


async def test_a_note_is_rung_when_it_falls_due_and_not_before(place: Place, heard: list[NoteRow]) -> None:
    async with at_table(place, pace="none") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        await tables.store.note(game, NOW, [NoteRow(game, "test", "late", due=NOW + 2 * HOUR)])
        await tables.store.note(game, NOW, [NoteRow(game, "test", "soon", due=NOW + HOUR)])
        assert await clock.tick() == NOW + HOUR
        assert heard == []
        time.move(HOUR)
        assert await clock.tick() == NOW + 2 * HOUR
        time.move(5 * HOUR)
        assert await clock.tick() is None
        assert [one.ref for one in heard] == ["soon", "late"]


@pytest.mark.parametrize("body", [{"fails": 1}, {"stays": 1}])
async def test_a_note_that_nobody_took_away_is_rung_again_later_and_stops_no_other(
    place: Place, heard: list[NoteRow], body: dict[str, int]
) -> None:
    async with at_table(place, pace="none") as (tables, game, time):
        clock = Clock(tables.store, tables, time)
        await clock.connected()
        rows = [NoteRow(game, "test", "bad", body, NOW), NoteRow(game, "test", "good", due=NOW)]
        await tables.store.note(game, NOW, rows)
        assert await clock.tick() == NOW + AGAIN
        assert [one.ref for one in heard] == ["bad", "good"]
        time.move(AGAIN)
        await clock.tick()
        assert [one.ref for one in heard] == ["bad", "good", "bad"]


async def test_notes_outlive_the_process(place: Place) -> None:
    async with at_table(place) as (tables, game, _):
        await tables.store.note(game, NOW, [NoteRow(game, "test", "one", {"n": [1, "ü"]}, NOW)])
    async with opened(place) as store:
        assert await store.notes(game, "test") == [NoteRow(game, "test", "one", {"n": [1, "ü"]}, NOW)]


SHAPES = {
    r"^def ([a-z]\w*)\(act: Act\) -> Noted:": FOLLOWS,
    r"^async def ([a-z]\w*)\(tables: Tables, note: NoteRow\) -> None:": RINGS.values(),
    r"^async def ([a-z]\w*)\(_?tables: Tables, motion: Motion\) -> None:": [
        effect for rule in MOTIONS.values() for effect in (rule.carry, rule.refuse) if effect
    ],
}


@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_is_shaped_like_a_hook_is_listed(shape: str) -> None:
    found = {name for path in SERVICES.rglob("*.py") for name in re.findall(shape, path.read_text("utf-8"), re.M)}
    assert found | {"settled"} == {one.__name__ for one in SHAPES[shape]} | {"settled"}


def test_nothing_is_listed_twice() -> None:
    assert len(set(FOLLOWS)) == len(FOLLOWS)
    with pytest.raises(ValueError, match="listed twice: pause"):
        once(*MOTIONS.items(), ("pause", MOTIONS["pause"]))
