"""Editing or deleting a card by the token of whoever pressed it lately: no call that Discord counts among the bot's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import structlog
from discord.http import handle_message_parameters

from bot.store.store import MessageRow
from bot.surface.kit.asides import Spot, reach
from bot.surface.kit.files import named
from bot.surface.kit.hindrances import closes_the_road
from bot.surface.kit.layout import layout
from bot.surface.kit.panel import Panel
from bot.surface.kit.surface import Surface

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def edited_by_token(client: discord.Client, surface: Surface, former: MessageRow, panel: Panel) -> bool:
    """Whether a card shows this panel now; if not, it is to be edited as any other.

    What has pictures is left to the ordinary way, which tells their numbers. Errors: only those by which nothing
    arrives at all; what else Discord has against this way, it may not have against the other.
    """
    if former.files or named(panel):
        return False
    with handle_message_parameters(
        view=layout(panel), attachments=[], allowed_mentions=discord.AllowedMentions.none()
    ) as said:
        return await _done_by_token(client, surface, former, "PATCH", said.payload)


async def deleted_by_token(client: discord.Client, surface: Surface, former: MessageRow) -> bool:
    """Whether a card is gone now; if not, it is to be deleted as any other. Errors: as above."""
    gone = await _done_by_token(client, surface, former, "DELETE")
    surface.tokens.forget(former.id)
    return gone


async def _done_by_token(
    client: discord.Client, surface: Surface, former: MessageRow, method: str, sent: Mapping[str, Any] | None = None
) -> bool:
    token = surface.tokens.of(former.id, surface.time.now())
    if token is None or client.application_id is None:
        return False
    try:
        await reach(client, Spot(token), method, sent)
    except discord.HTTPException as error:
        surface.tokens.forget(former.id)
        if closes_the_road(error) and error.status != 401:
            raise
        log.info("token.refused", status=error.status, code=error.code)
        return False
    return True
