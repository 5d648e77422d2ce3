"""`/privacy`: what is kept of the asker, in a file; and all of it gone, if he wants that."""

from __future__ import annotations

from bot.services.seats import privacy
from bot.surface.kit.address import Address
from bot.surface.kit.files import Attachment
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.press.items import Press

FILE = "byrsa-privacy.json"


def _to(act: str) -> Address:
    return Address("", "privacy", "", act)


def card(surface: Surface) -> Panel:
    """What is kept, and the two things one can do about it."""
    say = surface.words().say
    export = button(say("privacy-export"), _to("mydata"), "primary")
    return words(say("privacy-text")) + buttons(export, button(say("privacy-delete"), _to("forget")))


async def export(press: Press) -> None:
    """The file."""
    content = await privacy.handed_out(press.surface.store, press.user.id)
    await press.reply.whisper(words(press.surface.words().say("privacy-exported")), [Attachment(FILE, content)])


async def ask(press: Press) -> None:
    """Danger: what would be lost, and one more press."""
    say, games = press.surface.words().say, await press.surface.games_of(press.user.id)
    sure = button(say("privacy-confirm"), _to("forgotten"), "danger")
    await press.reply.turn_to(words(say("privacy-sure", seats=len(games))) + buttons(sure))


async def erase(press: Press) -> None:
    """Done."""
    seats = await privacy.erase(press.surface.tables, press.user.id)
    press.surface.looker.known.pop(press.user.id, None)
    await press.reply.turn_to(words(press.surface.words().say("privacy-deleted", seats=seats)))
