"""What a rehearsal is worth: a bot in which a fault is planted ends otherwise than in peace, and that is found."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app.rehearsal import disk, outside, play
from bot.app.rehearsal.faults import ClockSet, Disk, Kill, Mishap, Revoked, Second
from bot.app.rehearsal.play import APART, HERE, Peace
from bot.store import play as store
from bot.store.outbox import Outbox
from bot.surface.posting.courier import Courier
from loopback.faults import AppliedThen, Ban, Broken, Status

from . import planted

ANSWERS = 6
SOON = 45.0
"""Seconds in which one that is ill takes the place; it never leaves."""
POSTS, CHANNELS, ANY = "POST /channels/*/messages", "* /channels/*", "* /*"
DROPS = (Courier, "_hindered", planted.drops_what_is_hindered)
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def peace() -> list[Peace]:
    """The quiet day, played once, by a bot that is well."""
    return []


async def found(peace: list[Peace], where: str, mishap: Mishap, plant: Callable[[], None]) -> list[str]:
    if not peace:
        peace.append(await play.in_peace(play.cast_of("sample"), ANSWERS))
    plant()
    applied, differences = await play.amid_plan(peace[0], where, [mishap])
    assert applied[mishap.kind]
    return differences


@pytest.mark.parametrize(
    ("mishap", "bug", "told"),
    [
        (Mishap("ban", POSTS, Ban(), 3, 1), DROPS, "lacks"),
        (Mishap("cut", POSTS, Broken(), 2, 1), DROPS, "lacks"),
        (Mishap("5xx", POSTS, Status(503), 1, 1), DROPS, "lacks"),
        (Mishap("right revoked", POSTS, Revoked(), 9, 1), DROPS, "lacks"),
        (
            Mishap("applied, then 502", POSTS, AppliedThen(503), 3, 1),
            (discord.abc.Messageable, "send", planted.sends_without_nonce),
            "besides",
        ),
        (
            Mishap("disk full", POSTS, Disk(disk.FULL), 1, 1),
            (Outbox, "_happened", planted.forgets_what_happened),
            "",
        ),
        (Mishap("clock set", ANY, ClockSet(45), 1, 4), (store, "stored_window", planted.hurries), ""),
    ],
)
async def test_a_bot_that_is_ill_is_found(
    peace: list[Peace], monkeypatch: pytest.MonkeyPatch, mishap: Mishap, bug: tuple[Any, str, Any], told: str
) -> None:
    differences = await found(peace, HERE, mishap, lambda: monkeypatch.setattr(*bug))
    assert any(told in one for one in differences), differences


@pytest.mark.parametrize(
    ("mishap", "begin", "told"),
    [
        (Mishap("kill", POSTS, Kill(applied=False), 1, 1), planted.forgetful, "lacks"),
        (Mishap("two processes", ANY, Second(), 1, 4), planted.rude, "not refused"),
    ],
)
async def test_a_process_that_is_ill_is_found(
    peace: list[Peace], monkeypatch: pytest.MonkeyPatch, mishap: Mishap, begin: Any, told: str
) -> None:
    def plant() -> None:
        ill = SimpleNamespace(**{**vars(outside.child), "begin": begin})
        monkeypatch.setattr(outside, "child", ill)
        monkeypatch.setattr(outside, "LEAVES", SOON)

    differences = await found(peace, APART, mishap, plant)
    assert any(told in one for one in differences), differences
