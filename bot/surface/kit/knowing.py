"""Who may know of a game: its table, and whoever sees its channel. For everybody else there is no such game.

Most presses and commands come from the table or from the channel itself, and cost nothing. Of a member who presses
elsewhere on the same server Discord sends the roles; of one who presses elsewhere (the bot is not told of members)
they are asked for, and believed for a minute.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
import structlog

from bot.base.errors import NotOpen
from bot.base.times import Time
from bot.store.store import GameRow, Stand

if TYPE_CHECKING:
    from bot.surface.kit.surface import Surface

Interaction: TypeAlias = discord.Interaction[Any]
UNKNOWN: Final = "game.unknown"
BELIEVED: Final = timedelta(minutes=1)
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(slots=True)
class Members:
    """What Discord said of somebody on a server, and when; None: he is no member."""

    time: Time
    said: dict[tuple[int, int], tuple[timedelta, discord.Member | None]] = field(
        default_factory=dict[tuple[int, int], "tuple[timedelta, discord.Member | None]"]
    )

    async def find(self, guild: discord.Guild, user: int) -> discord.Member | None:
        """The member with his roles as of a minute ago at most. HTTPException: Discord does not say."""
        now = self.time.steady()
        self.said = {whom: one for whom, one in self.said.items() if now - one[0] < BELIEVED}
        if (guild.id, user) not in self.said:
            self.said[guild.id, user] = now, await _asked(guild, user)
        return self.said[guild.id, user][1]


async def _asked(guild: discord.Guild, user: int) -> discord.Member | None:
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        return None


async def known(surface: Surface, interaction: Interaction, game: str) -> Stand:
    """A game the asker may know of. NotOpen: there is none, or it is nothing to him; he is told the same of both."""
    stand = await surface.store.stand(game)
    if stand is None or not (_at_table(stand, interaction.user.id) or await sees(surface, interaction, stand.game)):
        raise NotOpen(UNKNOWN)
    return stand


def _at_table(stand: Stand, user: int) -> bool:
    """Whether he holds a seat now, or is the host or the game master."""
    return user in (stand.game.host, stand.game.gm, *(row.user for row in stand.seats.values()))


async def sees(surface: Surface, interaction: Interaction, game: GameRow) -> bool:
    """Whether the asker sees the channel of a game; where nobody can tell, he does not."""
    if _stands_in(interaction, game):
        return True
    channel = interaction.client.get_channel(game.channel or 0)
    if not isinstance(channel, discord.abc.GuildChannel) or channel.guild.unavailable:
        return False
    member = await _member(surface, interaction, channel.guild)
    return member is not None and channel.permissions_for(member).view_channel


def _stands_in(interaction: Interaction, game: GameRow) -> bool:
    """Whether he presses in the channel of the game, or in one of its threads, whoever sees which sees the channel."""
    places = (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    return game.channel is not None and game.channel in places


async def _member(surface: Surface, interaction: Interaction, guild: discord.Guild) -> discord.Member | None:
    if interaction.guild_id == guild.id and isinstance(interaction.user, discord.Member):
        return interaction.user
    try:
        return await surface.members.find(guild, interaction.user.id)
    except discord.HTTPException as error:
        log.info("member.not_told", status=error.status, code=error.code)
        return None
