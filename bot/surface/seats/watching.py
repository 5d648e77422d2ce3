"""The spectators' thread: who is let in, and everything that happened, late."""

from __future__ import annotations

from collections.abc import Mapping

from bot.base.text import Voice, clip
from bot.services.records.chronicle import course
from bot.services.seats.spectators import END, gallery, page, set_gallery, watch
from bot.services.seats.spectators import Gallery as Place
from bot.store.store import EventRow, GameRow, OutboxRow
from bot.surface.kit.hands import hand_lines
from bot.surface.kit.look import Look
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.kit.then import each_then
from bot.surface.posting.letters import Letter
from bot.surface.posting.places import Places
from bot.surface.press.items import Act, Press
from bot.surface.records.history import paged
from games.kernel import Seat

LINE = 300


def open_gallery(place: Place | None) -> Act:
    """`/game spectators`: the host says where spectators sit."""

    async def act(press: Press) -> None:
        await set_gallery(press.surface.tables, press.to.game, press.user.id, place)
        await press.reply.whisper(words(press.surface.words().say("spectators-set")))

    return act


async def spectate(press: Press) -> None:
    """`/game spectate`: somebody looks on."""
    roles = {role.id for role in getattr(press.user, "roles", ())}
    await press.surface.greet(press.user)
    place = await watch(press.surface.tables, press.to.game, press.user.id, roles)
    say = press.surface.words().say
    await press.reply.whisper(words(say("spectators-let-in", when=_when(place), delay=place.delay or 0)))


def _when(place: Place) -> str:
    return "end" if place.delay is None else "late"


async def let_in(places: Places, row: OutboxRow) -> None:
    """Somebody is let into the thread, which is opened for the first."""
    game = await places.surface.store.find_game(row.game)
    if game is not None and gallery(game):
        await places.client.http.add_user_to_thread(await places.open_gallery(game), int(row.parcel.ref))


async def announced(surface: Surface, row: OutboxRow) -> Letter | None:
    """All are told where spectators sit and what they learn."""
    game = await surface.store.find_game(row.game)
    return Letter(words(gallery_line(Voice(surface.words(game.kind)), game))) if game else None


def gallery_line(voice: Voice, game: GameRow) -> str:
    """Where spectators sit, and what they learn when."""
    place = gallery(game)
    if place is None:
        return voice.say("spectators-notice", thread="", when="", delay=0)
    return voice.say("spectators-notice", thread=place.thread, when=_when(place), delay=place.delay or 0)


async def watched(surface: Surface, row: OutboxRow) -> Letter | None:
    """A page of a turn, or at the end all turns that have not been told.

    While somebody who plays could read along nothing is told before the end.
    """
    look = await surface.look(row.game)
    if look is None or gallery(look.game) is None:
        return None
    by_turn = course(look.game.kind).turns(await surface.store.events(row.game))
    if row.parcel.ref == END:
        shown = {one.ref.partition(".")[0] for one in await surface.store.messages(row.game, kind="watched")}
        left = [page(turn, 0) for turn in sorted(by_turn) if str(turn) not in shown]
        await surface.store.post(row.game, left, surface.time.now())
        return Letter(words(look.voice.say("watched-end")), END) if left else None
    turn, number = (int(part) for part in row.parcel.ref.split("."))
    if turn not in by_turn or (not look.over and await _read_along(surface, look)):
        return None
    pages = await everything(surface, look, turn, by_turn[turn])
    if number + 1 < len(pages):
        await surface.store.post(row.game, [page(turn, number + 1)], surface.time.now())
    title = look.voice.say("watched-title", turn=turn, page=number + 1, pages=len(pages))
    return Letter(words(title, pages[number]), row.parcel.ref, silent=True) if number < len(pages) else None


async def _read_along(surface: Surface, look: Look) -> bool:
    """Whether somebody who plays sees every private thread."""
    return surface.audit is None or bool((await surface.audit(look.game)).watching)


async def everything(surface: Surface, look: Look, turn: int, told: list[EventRow]) -> list[str]:
    """All that was told in a turn, to whomever, and the hands as they were at its end."""
    eyes = {seat: found for seat in look.seats if (found := await surface.look(look.game.id, seat))}
    since = await surface.store.events(look.game.id, told[0].seq - 1)
    tellers: dict[Seat | None, Mapping[tuple[int, int], Look]] = {None: each_then(look, since)}
    for seat, own in eyes.items():
        tellers[seat] = each_then(own, since)
    lines = [_line(tellers, event) for event in told]
    for seat in eyes:
        then = await surface.looker.past(look.game.id, seat, told[-1].seq)
        held = hand_lines(then) if then else []
        lines += [look.voice.say("watched-hand", seat=str(seat), turn=turn), *held] if held else []
    return paged(clip(line, LINE) for line in lines)


def _line(tellers: Mapping[Seat | None, Mapping[tuple[int, int], Look]], event: EventRow) -> str:
    """One event, told with the names of then; what was told to some only says to whom."""
    teller = next((seat for seat in event.audience or () if seat in tellers), None)
    look = tellers[teller][event.seq, event.n]
    text = look.voice.tell(event)
    if event.audience is None:
        return text
    return look.voice.say("watched-private", seats=[str(seat) for seat in event.audience], text=text)
