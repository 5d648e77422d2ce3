"""The threads of circles: they are opened, people are let in and taken out, a card says who else could read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import structlog
from discord import app_commands

from bot.base.text import Voice
from bot.services.seats.circles import CIRCLE, ENOUGH, Circle, card, change, circle_of, talk
from bot.store.store import GameRow, NoteRow, OutboxRow, Parcel, Stand
from bot.surface.kit.layout import digest
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, standing
from bot.surface.posting.places import Places
from bot.surface.posting.rights import IN_CIRCLES
from bot.surface.press.answering import Interaction
from bot.surface.press.commanding import Choices, which
from bot.surface.press.items import Act, Press
from bot.surface.seats.handover import expel
from games.kernel import Seat

NOT_THERE: Final = (10007, 10013, 50001)  # not on the server, or he does not see the channel
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def gather(places: Places, row: OutboxRow) -> None:
    """Whoever sits on a seat of the circle is let in, and who does no longer is taken out; the first time it is opened.

    As long as nobody would have anybody to talk to there is no thread.
    """
    stand, note = await _known(places.surface, row)
    if stand is None or note is None or stand.game.status == "over":
        return
    found, people = circle_of(note), sitting(stand, circle_of(note))
    if found.thread is None and len(people) < ENOUGH:
        return
    thread = await places.open_circle(stand.game, row.parcel.ref, found)
    for user in (one for one in found.inside if one not in people):
        await expel(places.client, thread, user)
    inside = [user for user in people if user in found.inside or await _let_in(places, stand.game, thread, user)]
    await change(places.surface.tables, row.game, row.parcel.ref, inside=tuple(inside))
    desks = [Parcel(f"seat:{seat}", f"dm:{seat}", "decisions", merge=True) for seat in _seats(stand, found)]
    await places.surface.store.post(row.game, [card(row.parcel.ref), *desks], places.surface.time.now())


async def _known(surface: Surface, row: OutboxRow) -> tuple[Stand | None, NoteRow | None]:
    stand = await surface.store.stand(row.game)
    return stand, stand.note(CIRCLE, row.parcel.ref) if stand else None


def _seats(stand: Stand, circle: Circle) -> list[Seat]:
    """Its seats on which people sit."""
    return [seat for seat in circle.seats if stand.holder(seat) is not None]


def sitting(stand: Stand, circle: Circle) -> list[int]:
    """The people on its seats."""
    return [user for seat in circle.seats if (user := stand.holder(seat)) is not None]


async def _let_in(places: Places, game: GameRow, thread: int, user: int) -> bool:
    """Whether he is in it now; one who is not there is tried again another day."""
    try:
        await places.client.http.add_user_to_thread(thread, user)
    except discord.HTTPException as error:
        if error.code not in NOT_THERE or places.missing(game, IN_CIRCLES):
            raise
        log.info("circle.not_there", code=error.code)
        return False
    return True


async def told(surface: Surface, row: OutboxRow) -> Letter | None:
    """The card in the thread: who talks there, and who else can read it."""
    look, (stand, note) = await surface.look(row.game), await _known(surface, row)
    if look is None or stand is None or note is None or look.over:
        return None
    found, former = circle_of(note), await standing(surface, row)
    watching: Sequence[Seat] = (await surface.audit(look.game)).watching if surface.audit else ()
    panel = words(*_lines(look.voice, found, [seat for seat in watching if seat not in found.seats]))
    mark, last = digest(panel), former[-1] if former else None
    return None if last and last.digest == mark else Letter(panel, "", mark, last, silent=True)


def _lines(voice: Voice, circle: Circle, others: Sequence[Seat]) -> list[str]:
    """What it is for, and who else could read along."""
    say, seats = voice.say, [str(seat) for seat in circle.seats]
    camp = say("circle-camp", half=say(f"half-{circle.camp}"), seats=seats) if circle.camp else ""
    return [camp or say("circle-two", seats=seats), say("circle-watching", seats=[str(seat) for seat in others])]


async def partners(surface: Surface, interaction: Interaction, current: str) -> Choices:
    """With whom the caller could talk: all other seats on which people sit."""
    row = await which(surface, interaction, getattr(interaction.namespace, "game", None))
    look = await surface.look_as(row.id, interaction.user.id)
    if look is None or look.seat is None:
        return []
    others = [seat for seat, one in look.seats.items() if one.user is not None and seat != look.seat]
    found = [app_commands.Choice(name=look.voice.name(str(seat)), value=str(seat)) for seat in others]
    return [one for one in found if current.casefold() in one.name.casefold()]


def talk_with(partner: str) -> Act:
    """`/deal meet`: a private thread with another player."""

    async def act(press: Press) -> None:
        found = await talk(press.surface.tables, press.to.game, press.user.id, Seat(partner))
        say = press.surface.words().say
        there = say("circle-there", where=f"<#{found.thread}>") if found.thread else say("circle-opened")
        await press.reply.whisper(words(there))

    return act
