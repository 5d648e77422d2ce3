"""A rematch: the same table once more, everybody one chair further on, with a lobby of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.base.errors import NotAllowed, NotOpen
from bot.services.people.guilds import check_opening
from bot.store.store import GameRow, SeatRow
from bot.surface.kit.held import held_by
from bot.surface.kit.panel import Link, Panel, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.lobby import lobby
from bot.surface.lobby.invited import Kept
from bot.surface.lobby.opening import check_open, playable
from bot.surface.press.items import Act, Press
from games.kernel import Seat

NUMBER: Final = re.compile(r"^(?P<name>.*\S) (?P<number>\d{1,3})$")


async def rematch(press: Press) -> None:
    """The button of the last card: a lobby is opened, or it is said where it is."""
    async with press.surface.route(press.to.game, "rematch"):  # of two at once the second is shown the first one's
        former = await over(press.surface, press.to.game)
        await may(press.surface, former, press.user.id)
        row = await standing(press.surface, former)
        state = "there"
        if row is None:
            row, state = await open_again(press, former), "opened"
        await press.reply.whisper(await said(press.surface, row, state))


def rematch_in(channel: int | None) -> Act:
    """The command: of the game that was last played to its end in this channel."""

    async def act(press: Press) -> None:
        rows = await press.surface.store.games(channel=channel, status=("over",)) if channel else []
        played = [row for row in rows if row.started_at is not None]
        if not played:
            raise NotOpen("rematch.none")
        await rematch(replace(press, to=replace(press.to, game=played[-1].id)))

    return act


async def over(surface: Surface, game: str) -> GameRow:
    """A game that was played to its end. NotOpen: there is none, or it is not over."""
    row = await surface.store.find_game(game)
    if row is None:
        raise NotOpen("game.unknown")
    if row.status != "over" or row.started_at is None:
        raise NotOpen("rematch.not-over")
    return row


async def may(surface: Surface, former: GameRow, user: int) -> None:
    """NotAllowed: he neither held a seat in the end nor was the host."""
    if user != former.host and held_by(await surface.store.seats(former.id), user) is None:
        raise NotAllowed("rematch.players")


async def standing(surface: Surface, former: GameRow) -> GameRow | None:
    """The rematch that there is already; one that was called off, or is over too, does not count."""
    rows = await surface.store.games(guild=former.guild, status=("lobby", "playing", "held"))
    return next((row for row in rows if row.terms.get("rematch") == former.id), None)


async def open_again(press: Press, former: GameRow) -> GameRow:
    """The same game on the same terms; whoever asked for it is its host.

    NotAllowed: the channel has a game, or the server does not let him open one there now, or not the bot.
    """
    if former.guild is None or former.channel is None:
        raise NotOpen("game.unknown")
    interaction = press.reply.interaction
    check_open(interaction, playable(interaction.client.get_channel(former.channel)))
    roles = [role.id for role in getattr(press.user, "roles", ())]
    await check_opening(press.surface.store, former.guild, former.channel, roles)
    kept = Kept(former, rotated(lobby.chairs_of(former), await press.surface.store.seats(former.id)))
    wish = lobby.Wish(
        former.kind,
        next_title(former.title),
        former.options,
        former.pace,
        lobby.wanted(former),
    )
    return await lobby.new_game(press.surface, press.user, former.guild, former.channel, wish, kept)


def rotated(chairs: Sequence[Seat], seats: Sequence[SeatRow]) -> dict[int, Seat]:
    """Who played to the end, and the chair that is kept for each: the next one of those they sat on."""
    sitting = {seat.seat: seat.user or 0 for seat in seats if seat.holder == "user"}
    held = [chair for chair in chairs if chair in sitting]
    return {sitting[chair]: following for chair, following in zip(held, [*held[1:], *held[:1]], strict=True)}


def next_title(title: str) -> str:
    """Byrsa Hill, Byrsa Hill 2, Byrsa Hill 3."""
    found = NUMBER.match(title)
    name, number = (found["name"], int(found["number"]) + 1) if found else (title, 2)
    return f"{name[: lobby.TITLE - 1 - len(str(number))]} {number}"


async def said(surface: Surface, row: GameRow, state: str) -> Panel:
    """Where the lobby is."""
    words_ = surface.words(row.kind)
    text = words(words_.say("rematch-said", state=state, title=row.title))
    card = await surface.store.message(row.id, "lobby", "lobby", "")
    if card is None or row.guild is None:
        return text
    link = f"https://discord.com/channels/{row.guild}/{card.channel}/{card.id}"
    return text + buttons(Link(words_.say("button-lobby"), link))
