"""All that one press causes can be found by one id: in the log from the interaction to the calls it leads to."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import structlog

from bot.base import log
from bot.base.trail import TRAIL, trail
from bot.store.store import Parcel
from bot.surface.posting.letters import WRITERS
from bot.surface.press.items import ACTS
from tests.cogs.conftest import Hall, card, ids

CODE = re.compile(r"[A-Z2-9]{6}")
Line = dict[str, Any]


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """The log of the bot as it is written for machines."""
    stream, root = io.StringIO(), logging.getLogger()
    before = (root.handlers[:], root.level)
    log.configure("debug", "json", stream)
    yield stream
    root.handlers[:], _ = before
    root.setLevel(before[1])
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[Line]:
    found = [json.loads(line) for line in stream.getvalue().splitlines()]
    stream.seek(0)
    stream.truncate()
    return found


def named(found: list[Line], event: str) -> list[Line]:
    return [one for one in found if one["event"] == event]


async def test_one_press_is_followed_from_the_interaction_to_the_call(hall: Hall, logged: io.StringIO) -> None:
    await hall.begin()
    elissa = hall.people[0]
    lines(logged)
    await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    await hall.town.idle()
    found = lines(logged)
    (taken,) = named(found, "press.taken")
    assert CODE.fullmatch(taken["trail"])
    own = [one for one in found if one.get("trail") == taken["trail"]]
    told = [(one["event"], one.get("route")) for one in own]
    assert told.index(("press.taken", None)) < told.index(("rest", "POST callback"))
    assert ("press.over", None) in told
    later = [one for one in own if "parcel" in one and one["event"] == "rest"]
    assert later, "what was sent because of it has the same id"
    assert {one["status"] for one in later} <= {"200", "204"}
    assert {one["game"] for one in own} == {hall.game}


async def test_two_presses_have_two_ids_and_a_command_has_one(hall: Hall, logged: io.StringIO) -> None:
    await hall.begin()
    lines(logged)
    for person in hall.people[:2]:
        await person.click(card(person), custom_id=ids(card(person), "pick")[0])
    await hall.people[0].slash("desk")
    await hall.town.idle()
    taken = named(lines(logged), "press.taken")
    assert [one["does"] for one in taken] == ["button", "button", "command"]
    assert len({one["trail"] for one in taken}) == 3
    assert all(CODE.fullmatch(one["trail"]) for one in taken)


async def test_a_deadline_has_an_id_and_so_has_what_it_leads_to(hall: Hall, logged: io.StringIO) -> None:
    await hall.begin()
    lines(logged)
    for _ in range(6 * 24 * 14):
        hall.time.move(timedelta(minutes=10))
        await hall.town.idle()
        found = lines(logged)
        if lapsed := named(found, "lapsed"):
            break
    ids_ = {one["trail"] for one in lapsed}
    assert [one for one in found if one["event"] == "rest" and one.get("trail") in ids_]


async def test_the_code_that_people_are_told_is_that_id(
    hall: Hall, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> None:
        raise RuntimeError("nobody foresaw it")

    await hall.begin()
    monkeypatch.setitem(ACTS, "pick", fail)
    hall.town.allow_log("press.failed")
    lines(logged)
    reply = await hall.people[0].click(card(hall.people[0]), custom_id=ids(card(hall.people[0]), "pick")[0])
    found = lines(logged)
    (failed,) = named(found, "press.failed")
    (taken,) = named(found, "press.taken")
    assert failed["trail"] == failed["code"] == taken["trail"]
    assert f"Code {failed['trail']}." in reply.text


async def test_a_parcel_keeps_what_it_comes_of_and_no_letter_is_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a restart too, for it lies in the store; and it is no parameter of what is written."""
    await hall.begin()
    seen: list[tuple[str, Any]] = []

    async def write(_: object, row: Any) -> None:
        seen.append((TRAIL.get(), dict(row.parcel.about)))

    monkeypatch.setitem(WRITERS, "a test", write)
    with trail("ABCDEF"):
        await hall.bot.store.post(
            hall.game, [Parcel("public", "channel", "a test", about={"n": 1})], hall.bot.surface.time.now()
        )
    await hall.bot.store.post(hall.game, [Parcel("public", "channel", "a test")], hall.bot.surface.time.now())
    await hall.town.idle()
    assert seen[0] == ("ABCDEF", {"n": 1})
    assert CODE.fullmatch(seen[1][0]), "what nobody began has an id of its own"
    assert seen[1][1] == {}


async def test_a_card_that_is_drawn_once_for_many_comes_of_the_last(hall: Hall) -> None:
    await hall.begin()
    now = hall.bot.surface.time.now() + timedelta(days=1)
    parcel = Parcel("public", "channel", "a test", merge=True)
    for name in ("AAAAAA", "BBBBBB"):
        with trail(name):
            await hall.bot.store.post(hall.game, [parcel], now)
    (row,) = [one for one in await hall.bot.store.claim(now) if one.parcel.kind == "a test"]
    assert row.trail == "BBBBBB"


def test_within_one_another_may_begin() -> None:
    assert TRAIL.get() == ""
    with trail() as outer:
        with trail() as inner:
            assert TRAIL.get() == inner != outer
        assert TRAIL.get() == outer
        with trail(TRAIL.get()):
            assert TRAIL.get() == outer
    assert TRAIL.get() == ""
