"""Slow stores, unforeseen errors and addresses: a press is always answered."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import aiohttp
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from structlog.testing import capture_logs

from bot.app import client
from bot.base.errors import Held, SetupError
from bot.surface.press import answering
from bot.surface.press.answering import Reply
from tests.cogs.conftest import Hall, card, ids


async def test_what_takes_long_is_acknowledged_first(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.begin()
    elissa = hall.people[0]
    monkeypatch.setattr(answering, "PATIENCE", 0.01)
    submit, acknowledged = hall.bot.surface.tables.submit, asyncio.Event()

    async def slow(*args, **kwargs):
        await acknowledged.wait()
        return await submit(*args, **kwargs)

    monkeypatch.setattr(type(hall.bot.surface.tables), "submit", lambda _, *args, **kwargs: slow(*args, **kwargs))
    reply = await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0], wait=False)
    await elissa.acknowledged(reply.interaction)
    assert reply.callback_type == 6
    acknowledged.set()
    await hall.town.idle()
    assert "✔ Place a Trader" in card(elissa).text


async def test_what_nobody_foresaw(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short code for the player, the whole story in the log, nothing changed."""
    await hall.begin()
    elissa, head = hall.people[0], await hall.head()

    async def broken(*_args, **_kwargs):
        raise ZeroDivisionError

    monkeypatch.setattr(type(hall.bot.surface.tables), "submit", broken)
    with capture_logs() as logged:
        reply = await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
        await hall.town.idle()
    assert re.fullmatch(r"Something went wrong and nothing was changed\. Code [A-Z2-9]{6}\.", reply.text)
    assert reply.ephemeral
    assert [entry["event"] for entry in logged if entry["log_level"] == "error"] == ["press.failed"]
    assert await hall.head() == head


async def test_a_held_game(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.begin()
    elissa = hall.people[0]
    seen = card(elissa)

    async def held(*_args, **_kwargs):
        raise Held("K7F2Q")

    monkeypatch.setattr(type(hall.bot.surface.tables), "submit", held)
    reply = await elissa.click(seen, custom_id=ids(seen, "pick")[0])
    assert reply.text.startswith("The game is held, its clocks stand still and nothing was changed. Code K7F2Q.")
    await hall.bot.surface.tables.hold(hall.game, "K7F2Q", "a test")
    await hall.town.idle()
    assert any("the game is held" in one.text for one in elissa.channel("hall").all)


async def test_reaching_a_stand_in(tmp_path) -> None:
    assert client.connector_for(None) is None
    for endpoint, kind in (
        (f"unix:{tmp_path}/d", aiohttp.UnixConnector),
        ("http://127.0.0.1:8010", aiohttp.TCPConnector),
    ):
        connector = client.connector_for(endpoint)
        assert isinstance(connector, kind)
        await connector.close()
    with pytest.raises(SetupError):
        client.connector_for("ftp://elsewhere")


def test_the_three_internals_of_discord_py_that_are_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails loudly if a release of discord.py renames them."""
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (Asset, "BASE")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    client.point_at("http://127.0.0.1:8010/")
    assert Route.BASE == "http://127.0.0.1:8010/api/v10"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:8010"
    assert Asset.BASE == "http://127.0.0.1:8010"


async def test_health(hall: Hall) -> None:
    await hall.town.idle()
    health = await hall.bot.health()
    assert health["ready"]
    assert health["unsent"] == 0


async def test_while_the_program_ends_nobody_presses_in_vain(hall: Hall) -> None:
    await hall.begin()
    head, elissa = await hall.head(), hall.people[0]
    hall.bot.reception.leaving = True
    reply = await elissa.click(card(elissa), custom_id=ids(card(elissa), "pick")[0])
    assert reply.text == "I am being restarted; nothing was changed. Try again in a minute."
    assert (await elissa.slash("desk")).text == reply.text
    assert await hall.head() == head
    assert hall.bot.reception.under_way == 0


@pytest.mark.parametrize("command", ["/inbox", "/game list", "/stats", "/help", "/privacy"])
async def test_a_command_answers_once_however_long_it_takes(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Also where it has its answer just as it is about to say that there will be one."""
    elissa, whisper = hall.people[0], Reply.whisper
    monkeypatch.setattr(answering, "PATIENCE", 0)

    async def late(reply: Reply, *said: Any) -> None:
        (asked,) = hall.town.world.interactions.values()
        await asked.acked.wait()
        await whisper(reply, *said)

    monkeypatch.setattr(Reply, "whisper", late)
    hall.town.world.interactions.clear()
    reply = await elissa.slash(command)
    assert reply.interaction.refused == []
    assert reply.interaction.settled.is_set()
    assert reply.text
