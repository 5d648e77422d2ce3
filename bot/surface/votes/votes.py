"""Table votes on their way: their cards, the word on what came of them, and the two buttons."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.base.errors import NotAllowed, NotOpen
from bot.base.text import clip
from bot.services.people.tongue import reading
from bot.services.votes.motions import NOTE, Motion, open_motions, read
from bot.services.votes.votes import cast, counted
from bot.store.store import OutboxRow, Stand
from bot.surface.kit.layout import digest
from bot.surface.kit.panel import Panel, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import NAME, Choices, Client, which
from bot.surface.press.items import Press
from bot.surface.votes.cards import drawn, table_voice, verdict, what


async def found(surface: Surface, game: str, ref: str) -> tuple[Stand, Motion] | None:
    """A motion and the game it belongs to; None: it is forgotten."""
    stand = await surface.store.stand(game)
    note = stand.note(NOTE, ref) if stand else None
    return (stand, read(note)) if stand and note else None


async def vote(surface: Surface, row: OutboxRow) -> Letter | None:
    """M3: one card for each motion, edited while it is open; those whose vote is asked are called once, by name."""
    known = await found(surface, row.game, row.parcel.ref)
    if known is None:
        return None
    stand, motion = known
    panel = await drawn(surface, stand, motion)
    mark = digest(panel)
    former = await surface.store.message(row.game, row.parcel.target, NOTE, motion.ref)
    if former is not None and former.digest == mark:
        return None
    asked = [one.user for seat, one in stand.seats.items() if one.user and seat not in motion.votes]
    return Letter(panel, motion.ref, mark, former, mentions=asked if motion.state == "open" else ())


async def decided(surface: Surface, row: OutboxRow) -> Letter | None:
    """M9: what has been decided."""
    known = await found(surface, row.game, row.parcel.ref)
    if known is None:
        return None
    stand, motion = known
    votes = counted(surface.tables, stand, motion)
    return Letter(verdict(await table_voice(surface, stand), motion, votes), motion.ref)


async def yea(press: Press) -> None:
    """For it."""
    await _cast(press, press.to.ref, yea=True)


async def nay(press: Press) -> None:
    """Against it."""
    await _cast(press, press.to.ref, yea=False)


async def _cast(press: Press, ref: str, *, yea: bool) -> None:
    """Vote, and draw the card that was pressed anew; it is remembered, so that the courier need not do it again."""
    surface = press.surface
    async with surface.route(press.to.game, "ballot"):
        motion = await cast(surface.tables, press.to.game, ref, press.user.id, yea=yea)
        row = await press.card()
        if row is None or row.kind != NOTE:
            await press.reply.turn_to(await current(surface, motion))
            return
        game = await surface.store.find_game(press.to.game)
        with reading(await surface.tongues.of_guild(game.guild if game else None)):  # all of the server see it
            panel = await current(surface, motion)
        if await press.reply.redraw(panel):
            await surface.store.put_message(replace(row, digest=digest(panel)))


async def current(surface: Surface, motion: Motion) -> Panel:
    """The card of a motion as it stands now."""
    stand = await surface.store.stand(motion.game)
    return await drawn(surface, stand, motion) if stand else Panel()


async def vote_by_command(press: Press, ref: str, *, yea: bool) -> None:
    """`/table vote`: on the motion that is named, else on the only one that is open."""
    surface = press.surface
    stand = await surface.store.stand(press.to.game)
    open_now = open_motions(stand) if stand else []
    if not ref and len(open_now) != 1:
        raise NotAllowed("motion.which") if open_now else NotOpen("motion.none")
    motion = await cast(surface.tables, press.to.game, ref or open_now[0].ref, press.user.id, yea=yea)
    await press.reply.whisper(await current(surface, motion))


async def motion_choices(interaction: Interaction, current: str) -> Choices:
    """What is voted on in the game that is meant."""
    client: Client = interaction.client
    row = await which(client.surface, interaction, getattr(interaction.namespace, "game", None))
    stand = await client.surface.store.stand(row.id)
    if stand is None:
        return []
    voice = await table_voice(client.surface, stand)
    named = {motion.ref: clip(what(voice, motion), NAME) for motion in open_motions(stand)}
    fitting = {ref: name for ref, name in named.items() if current.casefold() in f"{ref} {name}".casefold()}
    return [app_commands.Choice(name=name, value=ref) for ref, name in fitting.items()]


async def answered(press: Press, motion: Motion) -> None:
    """What somebody hears who has proposed something: the vote on it, or what was decided at once."""
    known = await found(press.surface, motion.game, motion.ref)
    if known is None:
        return
    stand = known[0]
    voice = await table_voice(press.surface, stand)
    if motion.state == "open":
        await press.reply.whisper(words(voice.say("vote-opened")) + await drawn(press.surface, stand, motion))
    else:
        await press.reply.whisper(verdict(voice, motion, counted(press.surface.tables, stand, motion)))
