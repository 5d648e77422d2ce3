"""What a table is told of its clock: who is away, that it fell asleep, when it sits live; and a private word."""

from __future__ import annotations

from bot.base.text import Voice
from bot.services.resolutions import terms as table_terms
from bot.services.sittings import missed
from bot.services.sittings.absence import NOTE as AWAY
from bot.services.sittings.absence import read
from bot.services.sittings.sittings import appointment
from bot.store.store import OutboxRow
from bot.surface.kit.address import Address
from bot.surface.kit.cards import at, stamp
from bot.surface.kit.panel import button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.letters import Letter, seen
from bot.surface.votes.cards import table_voice

__all__ = ["missed", "table_terms"]


async def away(surface: Surface, row: OutboxRow) -> Letter | None:
    """M9: somebody is away, until when, and whether the table waits."""
    stand = await surface.store.stand(row.game)
    note = stand.note(AWAY, row.parcel.ref) if stand else None
    if stand is None or note is None:
        return None
    absence, voice = read(note), await table_voice(surface, stand)
    text = voice.say("away-told", seat=str(absence.seat), until=stamp(absence.until), policy=absence.policy)
    return Letter(words(text), row.parcel.ref)


async def asleep(surface: Surface, row: OutboxRow) -> Letter | None:
    """10.6: the game has paused itself and asks who is there; whoever presses lets it go on."""
    stand = await surface.store.stand(row.game)
    if stand is None or stand.game.paused_at is None:
        return None
    voice = await table_voice(surface, stand)
    users = [one.user for one in stand.seats.values() if one.user]
    text = voice.say("asleep-told", mentions=", ".join(f"<@{user}>" for user in users))
    resume = button(voice.say("button-resume"), Address(row.game, "table", "", "resume"), "success")
    return Letter(words(text) + buttons(resume), str(row.id), mentions=users)


async def warned(surface: Surface, row: OutboxRow) -> Letter | None:
    """10.6: the first default in a row is nobody else's business."""
    look = await seen(surface, row)
    if look is None:
        return None
    ways = buttons(
        button(look.voice.say("button-desk"), at(look, "desk"), "primary"),
        button(look.voice.say("button-away"), at(look, "away")),
    )
    return Letter(words(look.voice.say("missed-told", title=look.game.title)) + ways, str(row.id))


async def planned(surface: Surface, row: OutboxRow) -> Letter | None:
    """M9: when the table sits live; the scheduled event is another parcel's."""
    stand = await surface.store.stand(row.game)
    sitting = appointment(stand) if stand else None
    if stand is None or sitting is None:
        return None
    text = (await table_voice(surface, stand)).say("sitting-planned", when=stamp(sitting.at), event=sitting.event)
    return Letter(words(text), row.parcel.ref)


async def guest(surface: Surface, row: OutboxRow) -> Letter | None:
    """Somebody is invited by name to a game that gathers; nobody else is notified."""
    game = await surface.store.find_game(row.game)
    if game is None or game.status != "lobby":
        return None
    voice, user = Voice(surface.words(game.kind)), int(row.parcel.ref)
    text = voice.say("guest-asked", mention=f"<@{user}>", title=game.title)
    join = button(voice.say("button-sit-down"), Address(game.id, "lobby", "", "accepted"), "primary")
    return Letter(words(text, voice.say("lobby-consent")) + buttons(join), row.parcel.ref, mentions=[user])
