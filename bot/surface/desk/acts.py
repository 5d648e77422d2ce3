"""Buttons of the cards of the table: desk, board, log, hand; the same functions serve the commands."""

from __future__ import annotations

from bot.base.errors import NotOpen
from bot.base.text import clip
from bot.services.people.people import DEFAULTS, Preferences
from bot.surface.kit import cards, hands, terms
from bot.surface.kit.files import Attachment
from bot.surface.kit.look import Look
from bot.surface.kit.panel import CHARACTERS, Link, Panel, Picture, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.press.items import Press


async def desk(press: Press) -> None:
    """`Open my desk`."""
    look = await press.own()
    panel = cards.desk(look, await press.receipts(look))
    await press.reply.whisper(panel)
    await terms.note(press.surface.store, look, panel)


async def hand(press: Press) -> None:
    """The Hand card, for the presser alone."""
    await press.reply.whisper(hands.hand_card(await press.own()))


async def board(press: Press) -> None:
    """The board as everybody sees it."""
    look = await press.surface.look(press.to.game)
    if look is None:
        raise NotOpen("game.unknown")
    panel, files = await board_card(press.surface, look, person=await press.surface.person(press.user.id))
    await press.reply.whisper(panel, files)


async def log(press: Press) -> None:
    """Where the log is, and what has happened in short."""
    look = await press.look()
    say, place = look.voice.say, look.game
    mine = [button(say("button-digest"), cards.at(look, "digest"))] if look.seat is not None else []
    ways = [*mine, button(say("button-history"), cards.at(look, "history"))]
    if place.log is None or place.guild is None:
        await press.reply.whisper(words(say("log-none")) + buttons(*ways))
        return
    link = Link(say("button-log"), f"https://discord.com/channels/{place.guild}/{place.log}")
    await press.reply.whisper(words(say("log-here", mention=f"<#{place.log}>")) + buttons(link, *ways))


async def board_card(
    surface: Surface, look: Look, focus: str = "overview", person: Preferences = DEFAULTS
) -> tuple[Panel, list[Attachment]]:
    """The picture of the board with its alternative text, or the board in words where none can be or is wanted."""
    shot = None if person.text_only else await surface.studio.picture(look, focus, person.style)
    title = look.voice.say("board-title", title=look.game.title, turn=look.turn, phase=cards.phase_name(look))
    if shot is None:
        return words(title, clip(surface.studio.text(look, focus), CHARACTERS - 200)), []
    picture = Panel((Picture(shot.name, shot.alt),))
    return words(title) + picture + cards.footer(look), [Attachment(shot.name, shot.content)]


def board_text(surface: Surface, look: Look, focus: str = "overview") -> Panel:
    """13.3: the whole board as structured text."""
    text = surface.studio.text(look, focus) or look.voice.say("board-none")
    return words(clip(text, CHARACTERS))
