"""Presses and forms are taken as they arrive, before discord.py makes a view of the whole card they come from.

This leans on one internal of discord.py: the gateway gives what arrives to whatever stands under its name in
`Client._connection.parsers`. All else, commands above all, goes on to what stood there before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import discord
import structlog

from bot.base.trail import trail
from bot.surface.kit.address import parse
from bot.surface.press.answering import Interaction
from bot.surface.press.items import Reception

EVENT: Final = "INTERACTION_CREATE"
PRESS: Final = discord.InteractionType.component.value
FORM: Final = discord.InteractionType.modal_submit.value
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(slots=True)
class Door:
    """Where interactions come in: `others` takes those that are neither.

    `under_way`: what is being answered; asyncio itself does not hold on to it.
    """

    client: discord.Client
    reception: Reception
    others: Callable[[Any], None]
    under_way: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    def take(self, data: Any) -> None:
        """What has arrived, as the gateway has it."""
        meant: Mapping[str, Any] = data.get("data") or {}
        if data["type"] == PRESS:
            to = parse(str(meant.get("custom_id", "")))
            self._begin(self.reception.press(self._read(data), to, meant.get("values", ())))
        elif data["type"] == FORM:
            self._begin(self.reception.form(self._read(data)))
        else:
            self.others(data)

    def _read(self, data: Mapping[str, Any]) -> Interaction:
        """Who pressed what where; what stood on the card is not read, for the table knows it better."""
        message = data.get("message")
        bare: Any = {**data, "message": {**message, "components": []}} if message else data
        return discord.Interaction(data=bare, state=self.client._connection)  # pyright: ignore[reportPrivateUsage]

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._done(work), name="press")
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    @staticmethod
    async def _done(work: Coroutine[Any, Any, None]) -> None:
        """Whatever it comes to, the next press is taken."""
        with trail():
            try:
                await work
            except Exception:
                log.exception("press.unanswered")


def open_door(client: discord.Client, reception: Reception) -> None:
    """From now on presses and forms of ours come to the reception."""
    parsers = client._connection.parsers  # pyright: ignore[reportPrivateUsage]
    parsers[EVENT] = Door(client, reception, parsers[EVENT]).take
