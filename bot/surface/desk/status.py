"""Where games stand, in a few lines."""

from __future__ import annotations

from bot.base.text import Voice
from bot.store.store import GameRow
from bot.surface.kit.cards import phase_bar, phase_name, waiting_lines
from bot.surface.kit.knowing import sees
from bot.surface.kit.panel import Panel, words
from bot.surface.kit.surface import Surface
from bot.surface.lobby.card import current, files
from bot.surface.lobby.invited import may_join
from bot.surface.press.answering import Interaction
from bot.surface.press.items import Press

MOST = 15


async def game_status(press: Press) -> None:
    """`/game status`: phase, whom it waits for, until when; in the lobby: its card."""
    look = await press.surface.look(press.to.game)
    if look is None:
        await _lobby(press)
        return
    title = look.voice.say("turn-title", title=look.game.title, turn=look.turn, phase=phase_name(look))
    await press.reply.whisper(words(title, phase_bar(look), *waiting_lines(look)))


async def _lobby(press: Press) -> None:
    """The card of a game that gathers players, with its picture."""
    row, panel = await press.surface.store.find_game(press.to.game), await current(press.surface, press.to.game)
    await press.reply.whisper(panel or Panel(), files(row.kind) if row else [])


async def game_list(surface: Surface, interaction: Interaction) -> Panel:
    """`/game list`: one's own games, then those of the server whose channels one sees."""
    voice, user, guild = Voice(surface.words()), interaction.user.id, interaction.guild_id
    mine = await surface.games_of(user)
    listed = await surface.store.games(guild=guild, status=("lobby", "playing", "held")) if guild else []
    others = [row for row in listed if may_join(row, user) and await sees(surface, interaction, row)]
    known = {row.id for row in mine}
    lines = [line(voice, row) for row in [*mine, *(row for row in others if row.id not in known)]]
    more = [voice.say("inbox-more", count=len(lines) - MOST)] if len(lines) > MOST else []
    return words(voice.say("list-title", count=len(lines)), *lines[:MOST], *more)


def line(voice: Voice, row: GameRow) -> str:
    """One game."""
    where = f"<#{row.channel}>" if row.channel else ""
    return voice.say("list-line", title=row.title, where=where, state=voice.say(f"lobby-state-{row.status}"))
