"""*Report a problem* in the menu of a message, and on cards: the form, and where the report goes."""

from __future__ import annotations

import io
import json
from typing import Any, Final

import discord
import structlog

from bot.base.errors import BotError, NotOpen
from bot.base.text import DEFAULT
from bot.services.mending.reports import LONGEST, Report, tell
from bot.store.store import MessageRow
from bot.surface.kit.address import Address, is_id
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.press.items import Act, Press

NOTHING: Final[dict[str, Any]] = {}
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def about(message: int) -> Act:
    """*Report a problem* on a message: the form."""

    async def act(press: Press) -> None:
        row = await press.surface.store.message_by_id(message)
        game = row.game if row else press.to.game
        await _ask(press, Address(game, "report", "", "report", str(message)))

    return act


async def form(press: Press) -> None:
    """`Report a Problem…` on a card."""
    message = press.message.id if press.message else 0
    await _ask(press, Address(press.to.game, "report", "", "report", str(message)))


async def _ask(press: Press, to: Address) -> None:
    say = press.surface.words().say
    text = Input("text", "text", say("field-report"), say("form-report"), long=True, most=LONGEST)
    await press.reply.ask(Form(say("report-title"), to, (text,)))


async def told(press: Press) -> None:
    """The form was handed in."""
    row = await press.surface.store.find_game(press.to.game)
    if row is None:
        raise NotOpen("game.unknown")
    entered = press.entered.get("text", "")
    report = await _made(press, str(entered), row.code)
    code = await tell(press.surface.tables, row.id, report)
    await _forward(press, code, report)
    await press.reply.whisper(words(press.surface.words().say("report-done", code=code)))


async def _made(press: Press, text: str, held: str) -> Report:
    """What he wrote, what he meant, what everybody sees and what he sees."""
    surface, game, user = press.surface, press.to.game, press.user.id
    meant = await surface.store.message_by_id(int(press.to.arg)) if is_id(press.to.arg) else None
    try:
        public, own = await surface.look(game), await surface.look_as(game, user)
    except BotError:
        public = own = None
    return Report(
        user=user,
        seat=await surface.seat_of(game, user),
        at=surface.time.now(),
        text=text,
        message=_shows(meant, game),
        step=public.step if public else "",
        code=held,
        public=_seen(public),
        own=_seen(own) if own and own.seat else NOTHING,
    )


def _shows(meant: MessageRow | None, game: str) -> str:
    return f"{meant.kind} {meant.ref}".strip() if meant and meant.game == game else ""


def _seen(look: Look | None) -> dict[str, Any]:
    return look.view.model_dump(mode="json") if look else NOTHING


async def _forward(press: Press, code: str, report: Report) -> None:
    """To the channel whoever runs the bot has named; it is kept anyhow, so a failure is only logged."""
    client = press.reply.interaction.client
    channel: int | None = client.settings.reports
    if channel is None:
        return
    say = press.surface.words(language=DEFAULT).say
    content = json.dumps(report.model_dump(mode="json"), ensure_ascii=False, indent=1).encode()
    try:
        await client.get_partial_messageable(channel).send(
            say("report-forwarded", game=press.to.game, code=code),
            file=discord.File(io.BytesIO(content), f"report-{code}.json"),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.HTTPException as error:
        log.warning("report.not_forwarded", status=error.status, code=error.code)
