"""Answers to interactions."""

from __future__ import annotations

import asyncio

import discord

from loopback import interact

SEND, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
HELLO = {"content": "hello"}
GO = {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "go", "custom_id": "go"}]}]}
NAME = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1, "value": "old"}}
FORM = {"title": "t", "custom_id": "m", "components": [NAME]}


class Go(discord.ui.View):
    """One button whose press the test decides."""

    def __init__(self, act) -> None:
        super().__init__(timeout=None)
        self.act = act

    @discord.ui.button(label="go", custom_id="go")
    async def go(self, it, button):
        await self.act(it)


async def answered(small, message, user=None):
    """A press that is answered; returns the interaction, settled."""
    it = small.press(message, user=user)
    assert await interact.acknowledged(small.world, it)
    async with asyncio.timeout(5):
        await it.settled.wait()
    return it


def the_error(bot):
    (error,) = bot.errors
    return error.status, error.code
