"""Presses and forms are taken from the gateway; discord.py sees to commands and all else."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from typing import Any

import discord
import pytest
from discord.state import AutoShardedConnectionState
from structlog.testing import capture_logs

from bot.surface.press.arriving import EVENT, Door
from loopback.reply import NoResponse
from tests.cogs.conftest import Hall, card
from tests.cogs.forging import forged, forged_form


@pytest.fixture
async def seen(hall: Hall) -> AsyncIterator[list[str]]:
    """The ids of what discord.py was given to see to, in any test that presses something."""
    found: list[str] = []

    async def note(interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        found.append(data.get("custom_id", data.get("name")))

    hall.bot.add_listener(note, "on_interaction")
    yield found
    hall.bot.remove_listener(note, "on_interaction")


def door(hall: Hall) -> Door:
    taking = hall.bot._connection.parsers[EVENT]
    return taking.__self__  # type: ignore[attr-defined]


async def test_discord_py_asks_there_for_what_takes_interactions(hall: Hall) -> None:
    """What is leant on: each session looks for its parsers in the one table of the client, and this is the name."""
    await hall.gather()
    shard = hall.bot.get_shard(0)
    assert shard is not None
    assert shard._parent.ws._discord_parsers is hall.bot._connection.parsers
    others: Any = door(hall).others
    assert others.__func__ is AutoShardedConnectionState.parse_interaction_create


async def test_presses_and_forms_are_taken_and_commands_left_to_discord_py(hall: Hall, seen: list[str]) -> None:
    elissa, lobby = hall.people[0], (await hall.gather()).seen
    form = await elissa.click(lobby, "Options…")
    await elissa.submit_modal(form)
    assert [one for one in seen if one.startswith("b1:")] == []
    await elissa.slash("/help")
    assert seen[-1] == "help"


async def test_what_has_no_address_of_ours_is_answered_too(hall: Hall) -> None:
    """A card of some former release, or nobody's: whoever presses is told so, and does not look at a failure."""
    elissa, lobby = hall.people[0], (await hall.gather()).seen
    form = await elissa.click(lobby, "Options…")
    for custom_id in ("another:button", "b1:not as ours are made", "b0:salt22:x:y:join"):
        for values in (None, ["x"]):
            pressed = await forged(elissa, lobby, custom_id, values)
            assert pressed.text == "This card is out of date; nothing was changed."
            assert pressed.ephemeral
        handed_in = await forged_form(elissa, form, custom_id)
        assert handed_in.text == "This form is out of date; nothing was changed."


async def unanswered(hall: Hall, press: Awaitable[object]) -> None:
    """Nobody says anything to a press."""
    patience, hall.town.world.patience = hall.town.world.patience, 0.1
    with pytest.raises(NoResponse):
        await press
    hall.town.world.patience = patience


async def test_a_press_that_fails_does_not_stop_the_next(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where not so much as a sentence can be said of it: it is logged."""
    await hall.begin()
    elissa = hall.people[0]
    with monkeypatch.context() as broken, capture_logs() as logged:
        broken.setattr(type(hall.bot.reception), "twice", lambda *_: 1 / 0)
        await unanswered(hall, forged(elissa, card(elissa), "b1:none:of:these:show"))
    assert [entry["event"] for entry in logged if entry["log_level"] == "error"] == ["press.unanswered"]
    assert (await forged(elissa, card(elissa), "b1:none:of:these:show")).text


async def test_answers_do_not_ask_for_the_message_they_make(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message, a form, a card that is changed, a command: Discord sends back nothing that discord.py would parse."""
    lobby = (await hall.gather()).seen
    answered: list[int] = []
    hall.town.loopback.on_request.append(
        lambda call: answered.append(call.status) if call.route.endswith("/callback") else None
    )
    monkeypatch.setattr(discord.interactions.InteractionMessage, "__init__", lambda *_, **__: 1 / 0)
    elissa, hanno, *_ = hall.people
    assert "Hanno" in lobby.text
    await elissa.click(lobby, "Options…")
    assert (await hanno.slash("/help")).text
    await hanno.click(lobby, "Leave")
    assert "Hanno" not in lobby.text
    assert answered == [204] * 3
