"""The desk that somebody called beside the one in his inbox shows what that shows, while it can be reached."""

from __future__ import annotations

from dataclasses import replace

import discord
import structlog
from discord.http import handle_message_parameters

from bot.store.store import OutboxRow
from bot.surface.kit import cards
from bot.surface.kit.asides import Aside, reach
from bot.surface.kit.hindrances import UNSENT
from bot.surface.kit.layout import layout
from bot.surface.kit.panel import Panel
from bot.surface.kit.stories import story
from bot.surface.kit.surface import Surface
from bot.surface.posting.direct import as_read, seat_of

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def follow(client: discord.Client, surface: Surface, row: OutboxRow) -> None:
    """Draw anew the desk that the reader of a desk has called beside it, if it shows something else."""
    stand = await surface.store.stand(row.game) if row.parcel.kind == "decisions" else None
    user = stand.holder(seat_of(row)) if stand else None
    aside = surface.asides.of(user, row.game, surface.time.now()) if user is not None else None
    look = await surface.look(row.game, seat_of(row)) if aside is not None and aside.mark else None
    if user is None or aside is None or look is None:
        return
    told = story(look, await surface.receipts.past(row.game, seat_of(row)))
    mark = cards.mark(look, told)
    panel = await as_read(surface, row, cards.desk(look, told))
    if mark == aside.mark or surface.asides.of(user, row.game, surface.time.now()) is not aside:
        return  # it has been pressed meanwhile, and shows what came of that
    async with surface.asides.drawing(aside.spot.origin):
        if await _drawn(client, aside, panel):
            surface.asides.note(user, row.game, replace(aside, mark=mark))
        else:
            surface.asides.forget(aside.spot.origin)


async def _drawn(client: discord.Client, aside: Aside, panel: Panel) -> bool:
    """Whether it shows this now; whoever saw it may have put it away."""
    nobody = discord.AllowedMentions.none()
    with handle_message_parameters(view=layout(panel), attachments=[], allowed_mentions=nobody) as said:
        try:
            await reach(client, aside.spot, "PATCH", said.payload)
        except UNSENT as error:
            log.info("aside.not_drawn", cause=str(error))
            return False
    return True
