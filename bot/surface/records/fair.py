"""`/fair`: what was promised of the dice and what went into them; after the end, whether all of it was kept."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.base.errors import NotAllowed, NotOpen
from bot.base.text import Voice, clip
from bot.services.records import fair
from bot.store.store import Stand
from bot.surface.kit.held import held_by
from bot.surface.kit.names import seat_names
from bot.surface.kit.panel import CHARACTERS, words
from bot.surface.lobby.card import spoken
from bot.surface.press.items import Press
from bot.table.dice import DICE, Dice, Share, shares
from games.kernel import Seat

PLEDGES: Final = ("pledge", "key_digest", "digest")
LAST: Final = 5


async def seed(press: Press) -> None:
    """The digest published before anybody added to the dice, and what each seat added; the seed itself only later."""
    stand, voice = await _standing(press)
    game, dice = stand.game, shares(stand)
    lines = [voice.say("fair-title", title=game.title)]
    lines.append(voice.say("fair-promised" if dice else "fair-alone", commitment=game.commitment or None))
    mine = held_by(stand.seats.values(), press.user.id)
    lines += [_added(voice, seat, share, open_=game.status != "lobby" or seat == mine) for seat, share in dice.items()]
    lines += [] if game.status == "lobby" else await _pledges(press, voice)
    lines.append(_secret(voice, stand))
    await press.reply.whisper(words(clip("\n".join(lines), CHARACTERS)))


async def verify(press: Press) -> None:
    """The whole game played again from its seed, and what came of each check."""
    stand, voice = await _standing(press)
    if stand.game.status != "over" or stand.game.started_at is None:
        raise NotAllowed("fair.not-over")
    await press.reply.defer()
    document = await press.surface.store.dump(stand.game.id)
    found = await asyncio.to_thread(fair.verify, document)
    lines = [voice.say("fair-title", title=stand.game.title), *(f"- {one.say(voice)}" for one in found)]
    await press.reply.whisper(words(clip("\n".join(lines), CHARACTERS)))


async def _standing(press: Press) -> tuple[Stand, Voice]:
    """The game that is meant, and a voice that knows its people."""
    stand = await press.surface.store.stand(press.to.game)
    if stand is None:
        raise NotOpen("game.unknown")
    people = {
        seat: await press.surface.looker.person(row.user) if row.user else "⚙" for seat, row in stand.seats.items()
    }
    catalogue = press.surface.words(stand.game.kind)
    return stand, Voice(catalogue, seat_names(catalogue, people))


def _added(voice: Voice, seat: Seat, share: Share, *, open_: bool) -> str:
    """What a seat put in: its digest until the game begins, then the words."""
    what = spoken(voice, share) if open_ else voice.say("fair-hidden", digest=share.digest)
    return voice.say("fair-added", seat=str(seat), what=what)


async def _pledges(press: Press, voice: Voice) -> list[str]:
    """The digests of the keys of the last turns, each told as the turn began."""
    told = await press.surface.store.events(press.to.game)
    found = [text for event in told if event.audience is None and not event.half and (text := _pledge(event.fields))]
    return [voice.say("fair-pledges", pledges=", ".join(f"`{one[:16]}`" for one in found[-LAST:]))] if found else []


def _pledge(fields: Mapping[str, object]) -> str:
    return next((str(fields[name]) for name in PLEDGES if name in fields), "")


def _secret(voice: Voice, stand: Stand) -> str:
    """The bot's share: after the end anybody may have it."""
    note = stand.note(DICE)
    if stand.game.status != "over" or note is None or stand.game.started_at is None:
        return voice.say("fair-later")
    dice = Dice.model_validate(note.body)
    return voice.say("fair-opened", server=dice.server, seed=dice.seed)
