"""A desk that is shown to the presser alone: beside the one in his inbox, and the only one of its kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.surface.kit import cards
from bot.surface.kit.asides import Aside, Spot, reach
from bot.surface.kit.fortunes import NOTHING, Story
from bot.surface.kit.hindrances import UNSENT
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel
from bot.surface.kit.surface import Surface
from bot.surface.press.answering import Reply

PART: Final = ""  # the mark of what is no whole desk
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def lay_out(
    reply: Reply, look: Look, told: Story = NOTHING, *, page: int = 0, only: str = "", said: Sequence[str] = ()
) -> Panel:
    """The desk on the card that was pressed, if only the presser sees that; else beside it."""
    panel = cards.desk(look, told.and_said(said), page=page, only=only)
    await reply.turn_to(panel)
    await _keep(reply, look, PART if page or only else cards.mark(look, told))
    return panel


async def lay_beside(reply: Reply, look: Look, told: Story = NOTHING, *, only: str = "") -> Panel:
    """The desk as a message of its own."""
    panel = cards.desk(look, told, only=only)
    await reply.whisper(panel)
    await _keep(reply, look, PART if only else cards.mark(look, told))
    return panel


async def _keep(reply: Reply, look: Look, mark: str) -> None:
    """It can be reached for a while; the one that he called before goes."""
    client = reply.interaction.client
    surface: Surface = client.surface
    if reply.spot is not None:
        aside = Aside(reply.spot, mark, surface.time.now())
        await _delete(client, surface.asides.note(reply.interaction.user.id, look.game.id, aside))


async def put_away(client: discord.Client, surface: Surface, user: int, game: str) -> None:
    """The desk of somebody who has no seat any more."""
    aside = surface.asides.of(user, game, surface.time.now())
    if aside is not None:
        surface.asides.forget(aside.spot.origin)
        await _delete(client, aside.spot)


async def _delete(client: discord.Client, spot: Spot | None) -> None:
    """Take it away; whoever saw it may have done so himself."""
    if spot is None:
        return
    try:
        await reach(client, spot, "DELETE")
    except UNSENT as error:
        log.info("aside.not_deleted", cause=str(error))
