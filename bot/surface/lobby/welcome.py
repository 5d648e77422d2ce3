"""The first words on a server: one card, where the bot may play, that leads to a game in two presses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
import structlog

from bot.base.text import DEFAULT, Voice, catalogue, clip
from bot.services.clock.hours import Pace
from bot.services.people.tongue import reading
from bot.surface.kit.address import Address, is_number
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.layout import layout
from bot.surface.kit.panel import LABEL, OPTION, Item, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.lobby import lobby
from bot.surface.lobby.acts import ask_hours
from bot.surface.lobby.opening import open_here
from bot.surface.lobby.options import told
from bot.surface.lobby.outlook import pace_choice
from bot.surface.posting.rights import lacking
from bot.surface.press.items import Press
from games.catalog import GAMES

WELCOMED: Final = "welcomed"  # in the settings of a server: it was greeted, or could not be
NEW: Final = Address("", "lobby", "", "newgame")
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def welcome(surface: Surface, guild: discord.Guild) -> None:
    """Greet a server the bot has come to, where it may write; once for ever, and none that knows it already.

    It is noted before the card is sent: rather none than two.
    """
    row = await surface.store.guild(guild.id)
    if WELCOMED in row.settings or await surface.store.games(guild=guild.id):
        return
    await surface.store.change_guild(guild.id, {WELCOMED: True})
    place = playground(guild)
    if place is None:
        return
    with reading(await surface.tongues.of_guild(guild.id)):
        panel = card(Voice(surface.words()))
    try:
        await place.send(view=layout(panel))
    except discord.HTTPException as error:
        log.info("welcome.unsent", status=error.status, code=error.code)


def playground(guild: discord.Guild) -> discord.TextChannel | None:
    """Where a game could be played at once: where the server greets people, else its first such channel."""
    system = [guild.system_channel] if guild.system_channel else []
    able = (one for one in (*system, *guild.text_channels) if not one.is_news())
    return next((one for one in able if not lacking(one.permissions_for(guild.me))), None)


def card(voice: Voice) -> Panel:
    """What the bot is, what can be played, and the button."""
    say = voice.say
    games = [f"**{words_.say(f'game-{kind}')}.** {words_.say(f'pitch-{kind}')}" for kind, words_ in known(voice)]
    return words(say("welcome-title"), say("welcome-text"), *games, say("welcome-how")) + buttons(
        button(say("button-new-game"), NEW, "primary")
    )


def known(voice: Voice) -> Iterator[tuple[str, Voice]]:
    """The games there are, with their words."""
    for kind in GAMES:
        yield kind, Voice(catalogue(kind, voice.words.language))


async def new_game(press: Press) -> None:
    """The form: title, game, people, pace; everything is filled in."""
    await press.reply.ask(form(Voice(press.surface.words()), press.user.display_name))


def form(voice: Voice, host: str) -> Form:
    """It can be handed in as it stands."""
    say, usual = voice.say, next(iter(GAMES))
    title = clip(say("welcome-table", name=host), lobby.TITLE)
    games = [
        Item(clip(words_.say(f"game-{kind}"), OPTION), kind, chosen=kind == usual) for kind, words_ in known(voice)
    ]
    return Form(
        say("newgame-title"),
        NEW,
        [
            Input("title", "text", clip(say("newgame-name"), LABEL), value=title, most=lobby.TITLE),
            Input("game", "menu", clip(say("newgame-game"), LABEL), items=games),
            Input("seats", "menu", clip(say("newgame-seats"), LABEL), items=numbers()),
            Input("pace", "menu", clip(say("newgame-pace"), LABEL), items=paces(voice.words.language)),
        ],
    )


def numbers() -> Sequence[Item]:
    """How many can play, whatever is played; a game says if it is for fewer or more."""
    able = sorted({number for game in GAMES.values() for number in game.seats})
    return [Item(str(number), str(number), chosen=number == lobby.SEATS) for number in able]


def paces(language: str = DEFAULT) -> Sequence[Item]:
    """How long everybody has."""
    words_ = catalogue(next(iter(GAMES)), language)
    return [Item(pace_choice(words_, pace), str(pace), chosen=pace is Pace.STANDARD) for pace in Pace]


async def opened(press: Press) -> None:
    """The form was handed in: the lobby stands in this channel. NotAllowed: what stands against it."""
    said = dict(told(press.entered))
    given: dict[str, Any] = {"title": ""} | {name: said[name] for name in ("title", "game", "pace") if name in said}
    if is_number(said.get("seats", "")):
        given["seats"] = int(said["seats"])
    await open_here(press, lobby.wished(given))
    await ask_hours(press)
