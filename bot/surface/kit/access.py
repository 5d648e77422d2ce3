"""Who could read along: the privacy audit that decides where deal threads are allowed (8.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
import structlog

from bot.store.store import GameRow, SeatRow
from games.kernel import Seat

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Audit:
    """What was found.

    Attributes:
        watching: the seats that see every private thread of the channel.
        everyone: whether everybody on the server sees the channel.
        missing: permissions the bot lacks there, without which no game can be played.
        wished: permissions it lacks, without which the game goes on all the same.
        closed: the seats that cannot be reached by direct message.
    """

    watching: Sequence[Seat]
    everyone: bool
    missing: Sequence[str]
    closed: Sequence[Seat]
    wished: Sequence[str] = ()


def open_to_all(client: discord.Client, game: GameRow) -> bool:
    """Whether everybody on the server sees the channel of a game."""
    channel = client.get_channel(game.channel or 0)
    if not isinstance(channel, discord.TextChannel):
        return False
    return channel.permissions_for(channel.guild.default_role).view_channel


async def overseers(client: discord.Client, game: GameRow, seats: Sequence[SeatRow]) -> list[Seat]:
    """The seated members who see every private thread of the channel; whoever cannot be asked counts as one."""
    channel = client.get_channel(game.channel or 0)
    if not isinstance(channel, discord.TextChannel):
        return [row.seat for row in seats]
    return [row.seat for row in seats if row.user is not None and await _sees_all(channel, row.user)]


async def _sees_all(channel: discord.TextChannel, user: int) -> bool:
    try:
        member = channel.guild.get_member(user) or await channel.guild.fetch_member(user)
    except discord.HTTPException as error:
        log.info("audit.unknown_member", code=error.code)
        return True
    permissions = channel.permissions_for(member)
    return permissions.administrator or permissions.manage_threads
