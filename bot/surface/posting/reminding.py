"""M7: reminders by direct message, and calls in the channel to whoever cannot be reached so (discord-ux 10.3).

A reminder names all games it tells of; it is drawn anew as they are answered, and deleted when none is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.base.errors import NotOpen
from bot.services.clock.reminders import AGAIN, LAST, pause_today, put_off, told_of
from bot.store.store import MessageRow, OutboxRow, Parcel
from bot.surface.kit import cards
from bot.surface.kit.address import Address
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, button, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.posting.calling import due, is_called_openly
from bot.surface.posting.letters import Letter, seat_in, seen, standing
from bot.surface.press.items import Press
from games.kernel import Seat

DESKS = 3
LINES = 20
"""Games that are named in one reminder; further ones are counted."""


async def reminder(surface: Surface, row: OutboxRow) -> Letter | None:
    """One line a game and the way to the desk; nothing if all was answered meanwhile."""
    if row.parcel.ref == AGAIN:
        return await _anew(surface, row)
    games, stage = [str(game) for game in row.parcel.about["games"]], int(row.parcel.ref)
    former = await standing(surface, row)
    user = await _holder(surface, row.game, seat_in(row))
    panel = await reminder_card(surface, user, row.game, games, stage) if user else None
    if panel is None:
        return Letter(Panel(), gone=former) if former else None
    return Letter(panel, f"{stage}:{'+'.join(games)}", digest(panel), gone=former)


async def _anew(surface: Surface, row: OutboxRow) -> Letter | None:
    """The reminder that tells of this game, which may have come with another of the same person."""
    about = row.parcel.about
    home, seat = str(about.get("home", row.game)), str(about.get("seat", seat_in(row)))
    user = await _holder(surface, row.game, seat_in(row))
    found = await surface.store.messages(home, f"dm:{seat}", "reminder")
    if not found or user is None or user != await _holder(surface, home, Seat(seat)):
        return None
    message = found[-1]
    panel = await reminder_card(surface, user, home, *told_in(message))
    if panel is None:
        return Letter(Panel(), gone=[message])
    return Letter(panel, message.ref, digest(panel), message) if digest(panel) != message.digest else None


def told_in(message: MessageRow) -> tuple[list[str], int]:
    """The games a reminder tells of, and which reminder it is."""
    stage, _, games = message.ref.partition(":")
    return games.split("+"), int(stage) if stage.isdigit() else LAST


async def _holder(surface: Surface, game: str, seat: Seat | None) -> int | None:
    return next((one.user for one in await surface.store.seats(game) if one.seat == seat), None)


async def reminder_card(
    surface: Surface, user: int, home: str, games: Sequence[str], stage: int, until: datetime | None = None
) -> Panel | None:
    """What is still open of what somebody was reminded of, in these games; None: nothing.

    `until`: he is reminded again then.
    """
    looks = [look for game in games if (look := await _told_of(surface, user, home, game))]
    if not looks:
        return None
    say = surface.words().say
    lines = [line(look, last=stage == LAST) for look in looks[:LINES]]
    lines += [say("inbox-more", count=len(looks) - LINES)] if len(looks) > LINES else []
    again = [say("reminder-later", when=cards.stamp(until))] if until else []
    row = [*_desks(looks), button(say("button-later"), Address(home, "reminder", "", "later"))]
    if stage != LAST:
        row.append(button(say("button-today"), Address(home, "reminder", "", "today")))
    return words(*lines, *again) + buttons(*row)


async def _told_of(surface: Surface, user: int, home: str, game: str) -> Look | None:
    look, stand = await surface.look_as(game, user), await surface.store.stand(game)
    if look is None or stand is None or not due(look, look.calling):
        return None
    return look if told_of(stand, look.seat, home) else None


def line(look: Look, *, last: bool) -> str:
    """One game: how much it asks, and until when."""
    key, until = "reminder-last" if last else "reminder", due(look, look.calling)
    when = cards.stamp(until) if until else ""
    bank = look.voice.say("reminder-bank") if look.seat in look.drawing else ""
    return look.voice.say(key, title=look.game.title, count=len(look.calling), when=when) + bank


def _desks(looks: Sequence[Look]) -> Iterable[Button]:
    """The way to each desk; where it could be any of several, with the name of the game."""
    if len(looks) == 1:
        return [button(looks[0].voice.say("button-desk"), cards.at(looks[0], "desk"), "primary")]
    return [
        button(one.voice.say("button-desk-of", title=one.game.title), cards.at(one, "desk")) for one in looks[:DESKS]
    ]


async def later(press: Press) -> None:
    """`Remind Later`. NotOpen: nothing of what it tells of is open any more."""
    games, stage = await _told(press)
    until = await put_off(press.surface.tables, games, press.user.id)
    panel = await reminder_card(press.surface, press.user.id, press.to.game, games, stage, until)
    if panel is None or until is None:
        raise NotOpen("reminder.over")
    await press.reply.redraw(panel)


async def today(press: Press) -> None:
    """`Pause Reminders Today`: in all games; last calls still come."""
    person = await pause_today(press.surface.tables, press.user.id)
    when = cards.stamp(person.paused_until) if person.paused_until else ""
    await press.reply.redraw(words(press.surface.words().say("reminder-paused", when=when)))


async def _told(press: Press) -> tuple[list[str], int]:
    row = await press.card()
    return told_in(row) if row is not None else ([press.to.game], LAST)


async def call(surface: Surface, row: OutboxRow) -> Letter | None:
    """Whoever cannot be reached by DM is called by name in the channel, without what he is asked.

    The first call says why and stays; those that follow are deleted once he has answered.
    """
    look, seat = await seen(surface, row), Seat(row.parcel.ref)
    former = [one for one in await standing(surface, row) if one.ref.partition(".")[0] == seat]
    gone = [one for one in former if one.ref != seat]
    own = await surface.look(row.game, seat) if look else None
    if look is not None and former and _tells_nothing(look, seat):
        return None
    waited_for = look is not None and (look.waiting.get(seat) or (look.sealed and own and own.awaited))
    if look is None or not waited_for or not (user := look.seats[seat].user):
        return Letter(Panel(), gone=gone) if gone else None
    if own is None or (former and not row.parcel.about.get("again") and await _stands_for(surface, former[-1], own)):
        return None
    first = "call-undelivered" if row.parcel.about.get("undelivered") else "call"
    text = look.voice.say("call-again" if former else first, seat=str(seat), mention=f"<@{user}>")
    again = [] if former else [button(look.voice.say("button-test-dm"), cards.at(look, "dmtest"))]
    row_of_buttons = buttons(button(look.voice.say("button-desk"), cards.at(look, "desk"), "primary"), *again)
    ref = f"{seat}.again" if former else str(seat)
    return Letter(words(text) + row_of_buttons, ref, cards.shown(own.awaited), mentions=[user], gone=gone)


def _tells_nothing(look: Look, seat: Seat) -> bool:
    """Whether to call again, or no more, would tell who has answered where only their number may be known."""
    return bool(look.unnamed) and look.waiting.get(seat, 0) == look.unnamed.get(seat, 0)


async def _stands_for(surface: Surface, call: MessageRow, own: Look) -> bool:
    """Whether a call that stands is enough for what is asked now; then it has called for that too."""
    if is_called_openly(own, call.digest, surface.time.now() - call.at):
        return False
    await surface.store.put_message(replace(call, digest=cards.shown(own.awaited, call.digest)))
    return True


async def try_again(press: Press) -> None:
    """`Test Again`: he has opened his direct messages, and what waits for him is sent there."""
    look = await press.own()
    store, now = press.surface.store, press.surface.time.now()
    await store.change_user(press.user.id, {"dm": None, "dm_tried": None})
    parcels = [Parcel(f"seat:{look.seat}", f"dm:{look.seat}", kind, merge=True) for kind in ("welcome", "decisions")]
    await store.post(look.game.id, parcels, now)
    await press.reply.whisper(words(look.voice.say("call-tested")))
