"""`/reasons`: what a computer player did in a game that is over, and why, turn by turn (discord-ux 12).

The game is played again for it, beside all others; what came of it is kept for the next who asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from discord import app_commands

from bot.base.errors import NotAllowed, NotOpen, SetupError
from bot.base.halves import kind_in, kind_of
from bot.base.text import Voice, clip
from bot.services.people.automata import BY_DEFAULTS, playing
from bot.services.records.exported import Exported, read
from bot.services.records.motives import Motive, players, recalled
from bot.store.store import GameRow
from bot.surface.kit.address import Address
from bot.surface.kit.answers import in_one_line, told
from bot.surface.kit.knowing import known
from bot.surface.kit.look import Look
from bot.surface.kit.names import Found, naming
from bot.surface.kit.panel import LABEL, MENU, Item, Menu, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import NAME, Choices, Client
from bot.surface.press.items import Act, Press
from bot.surface.records.history import numbers, paged
from games.kernel import Seat, View
from games.kernel.minds import Reason

ANSWER: Final = 160
LINE: Final = 900
KEPT: Final = 8
"""Games."""


def born(kind: str, half: str, view: View) -> Mapping[str, str]:
    """What is named in a view of a half only."""
    return naming(kind_of(kind, half)).born(view)


def of_all(exported: Exported) -> dict[Seat, list[Motive]]:
    """What each computer player of a game did and why."""
    asked = players(exported)
    found = recalled(exported, asked, partial(born, exported.game.kind))
    return {seat: [one for one in found if one.seat == seat] for seat in asked}


def _again(document: object) -> dict[Seat, list[Motive]]:
    return of_all(read(document))


async def ended(surface: Surface, game: str) -> GameRow:
    """A game that is over. NotAllowed: it is not; who plays it must not learn what others think."""
    row = await surface.store.find_game(game)
    if row is None:
        raise NotOpen("game.unknown")
    if row.status != "over" or row.started_at is None:
        raise NotAllowed("motives.not-over")
    return row


async def motives_of(surface: Surface, row: GameRow) -> Mapping[Seat, Sequence[Motive]]:
    """What its computer players did and why. NotAllowed: it cannot be played again."""
    kept, named = surface.motives, (row.id, row.head)
    async with surface.route(row.id, "motives"):
        if named not in kept:
            try:
                kept[named] = await asyncio.to_thread(_again, await surface.store.dump(row.id))
            except SetupError as error:
                raise NotAllowed("motives.lost") from error
            for old in list(kept)[:-KEPT]:
                del kept[old]
        return kept[named]


async def reasons(press: Press) -> None:
    """A page of a turn of a seat; `arg` is "seat.turn.page", without it the first turn of the first computer player."""
    row = await ended(press.surface, press.to.table)
    found = await motives_of(press.surface, row)
    wish, _, rest = (press.values[0] if press.values else press.to.arg).partition(".")
    seat = next((one for one in found if one == wish), None) or next(iter(found), None)
    if seat is None:
        raise NotAllowed("motives.none")
    look = await press.surface.look(row.id, seat)
    if look is None:
        raise NotOpen("game.unknown")
    turn, page = numbers(rest, (min((one.turn for one in found[seat]), default=0), 0))
    await press.reply.turn_to(page_of(look, found, seat, turn, page))


def reasons_of(channel: int | None, seat: str, turn: int | None) -> Act:
    """`/reasons`: of the game that is named, else of the last that was played to its end in this channel."""

    async def act(press: Press) -> None:
        game = press.to.game or await last_played(press.surface, channel)
        arg = f"{seat}.{turn}.0" if turn is not None else seat
        await reasons(replace(press, to=Address(game, "table", "", "motives", arg)))

    return act


async def played(surface: Surface, channel: int | None) -> list[GameRow]:
    """The games that were played to their end in a channel, the last one first."""
    rows = await surface.store.games(channel=channel, status=("over",)) if channel else []
    return [row for row in reversed(rows) if row.started_at is not None]


async def last_played(surface: Surface, channel: int | None) -> str:
    """The last of them. NotOpen: there is none."""
    rows = await played(surface, channel)
    if not rows:
        raise NotOpen("rematch.none")
    return rows[0].id


async def game_choices(interaction: Interaction, current: str) -> Choices:
    """Those of the channel."""
    client: Client = interaction.client
    rows = await played(client.surface, interaction.channel_id)
    named = {row.id: clip(f"{row.title} ({row.id})", NAME) for row in rows}
    found = [app_commands.Choice(name=name, value=game) for game, name in named.items()]
    return [one for one in found if current.casefold() in one.name.casefold()]


async def seat_choices(interaction: Interaction, current: str) -> Choices:
    """The computer players of the game that is meant."""
    client: Client = interaction.client
    named: str | None = getattr(interaction.namespace, "game", None)
    game = named or await last_played(client.surface, interaction.channel_id)
    stand = (await known(client.surface, interaction, game)) if game else None
    look = await client.surface.look(game)
    seats = [seat for seat in look.seats if stand and playing(stand, seat) not in (None, BY_DEFAULTS)] if look else []
    found = [app_commands.Choice(name=look.voice.name(str(seat)), value=str(seat)) for seat in seats] if look else []
    return [one for one in found if current.casefold() in one.name.casefold()]


def page_of(look: Look, found: Mapping[Seat, Sequence[Motive]], seat: Seat, turn: int, page: int) -> Panel:
    """One page, with the ways to the pages, turns and players beside it."""
    say = look.voice.say
    by_turn = sorted({one.turn for one in found[seat]})
    pages = paged(line(look, one) for one in found[seat] if one.turn == turn)
    at = min(page, len(pages) - 1)
    title = say("motives-title", seat=str(seat), title=look.game.title, turn=turn, page=at + 1, pages=len(pages))
    before = [one for one in by_turn if one < turn]
    after = [one for one in by_turn if one > turn]
    ways = [
        ("history-earlier", f"{before[-1]}.0" if before else ""),
        ("history-back", f"{turn}.{at - 1}" if at > 0 else ""),
        ("history-on", f"{turn}.{at + 1}" if at + 1 < len(pages) else ""),
        ("history-later", f"{after[0]}.0" if after else ""),
    ]
    to = Address(look.game.id, "table", "", "motives")
    row = [button(say(label), replace(to, arg=f"{seat}.{arg}")) for label, arg in ways if arg]
    others = [Item(clip(look.voice.name(str(one)), LABEL), f"{one}.{turn}.0", chosen=one == seat) for one in found]
    menu = Panel((Menu(replace(to, arg="seat"), others[:MENU], say("motives-whose")),)) if len(others) > 1 else Panel()
    return words(title, pages[at] or say("motives-nothing")) + (buttons(*row) if row else Panel()) + menu


def line(look: Look, one: Motive) -> str:
    """What he did, and why."""
    half, kind = kind_in(one.key)
    own = look.within(half).voice
    voice = replace(own, names=Found(lambda: one.names, lambda: own.names))
    label = voice.ask_label(kind, one.about)
    answer = clip(in_one_line(told(voice, kind, one.raw)), ANSWER)
    return clip(look.voice.say("motives-line", label=label, answer=answer, reasons=said(voice, one)), LINE)


def said(voice: Voice, one: Motive) -> str:
    """The reasons, in the first person."""
    return " ".join(dict.fromkeys(in_words(voice, reason) for reason in one.reasons))


def in_words(voice: Voice, reason: Reason) -> str:
    """One reason, as short as it may be said."""
    return voice.say(f"because-{reason.key}", **dict(reason.about))
