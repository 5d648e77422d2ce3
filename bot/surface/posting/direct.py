"""Direct messages: whether somebody takes them, how he reads them, and what is done where they do not arrive."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.services.clock.reminders import AGAIN
from bot.services.people.people import of_seat
from bot.store.store import NoteRow, OutboxRow, Parcel
from bot.surface.kit.panel import Panel
from bot.surface.kit.read_aloud import plainly
from bot.surface.kit.surface import Surface
from bot.surface.posting.deeds import DEEDS, roll_call
from bot.surface.posting.plan import posting
from games.kernel import Seat

CALLED: Final = ("decisions", "welcome", "reminder", "deal")
CLOSED: Final = "closed"
TRIED: Final = "dm_tried"  # when a direct message was last refused
WEEK: Final = timedelta(days=7)


def seat_of(row: OutboxRow) -> Seat:
    """The seat whose inbox a parcel goes to."""
    return Seat(row.parcel.target.partition(":")[2])


async def place_of(surface: Surface, row: OutboxRow) -> str:
    """Where on Discord a parcel goes: somebody's inbox is one place for all his games."""
    stand = await surface.store.stand(row.game) if row.parcel.target.startswith("dm:") else None
    return f"inbox:{stand.holder(seat_of(row))}" if stand else f"{row.game}/{row.parcel.target}"


async def wants_direct(surface: Surface, row: OutboxRow) -> bool:
    """Whether the holder of the seat wants direct messages; what is to be taken from him he cannot refuse."""
    stand = await surface.store.stand(row.game)
    if stand is None or row.parcel.kind in DEEDS:
        return True
    return of_seat(stand, seat_of(row)).dm and not await _closed(surface, stand.holder(seat_of(row)))


async def is_closed(surface: Surface, row: OutboxRow) -> bool:
    """Whether the inbox that a parcel goes to took no direct message when one was last sent."""
    stand = await surface.store.stand(row.game) if row.parcel.target.startswith("dm:") else None
    user = stand.holder(seat_of(row)) if stand else None
    return user is not None and (await surface.store.user(user)).settings.get("dm") == CLOSED


async def _closed(surface: Surface, user: int | None) -> bool:
    """15: whoever takes no direct messages is tried again after a week, or when he asks for it."""
    known = (await surface.store.user(user or 0)).settings
    if known.get("dm") != CLOSED:
        return False
    tried = datetime.fromtimestamp(int(known.get(TRIED, 0)), UTC)
    return surface.time.now() - tried < WEEK


async def open_again(surface: Surface, row: OutboxRow) -> None:
    """A direct message has arrived: if they were closed, they are not any more."""
    stand = await surface.store.stand(row.game)
    user = stand.holder(seat_of(row)) if stand else None
    if user is not None and (await surface.store.user(user)).settings.get("dm") == CLOSED:
        await surface.store.change_user(user, {"dm": None, TRIED: None})


async def softly(surface: Surface, row: OutboxRow) -> bool:
    """Whether the reader of a direct message wants to be notified of last calls only, and this is none."""
    stand = await surface.store.stand(row.game)
    if stand is None or not row.parcel.target.startswith("dm:"):
        return False
    return of_seat(stand, seat_of(row)).fewer_pings and (row.parcel.kind, row.parcel.ref) != ("reminder", "2")


async def as_read(surface: Surface, row: OutboxRow, panel: Panel) -> Panel:
    """13.5: a direct message as its reader wants it; what others read too stays as it is."""
    stand = await surface.store.stand(row.game)
    if stand is None or not row.parcel.target.startswith("dm:") or not of_seat(stand, seat_of(row)).words_for_emoji:
        return panel
    return plainly(panel, surface.words(stand.game.kind))


async def desk_only(surface: Surface, row: OutboxRow) -> None:
    """DMs are closed: the desk has everything, and the channel says once that it does."""
    await surface.store.dropped(row.id)
    seat = seat_of(row)
    user = next((one.user for one in await surface.store.seats(row.game) if one.seat == seat), None)
    if user is None:
        return
    known = await surface.store.user(user)
    now = surface.time.now()
    await surface.store.change_user(user, {"dm": CLOSED, TRIED: int(now.timestamp())})
    if known.settings.get("dm") != CLOSED:
        await surface.store.post(row.game, [roll_call(seat)], surface.time.now())
    await call(surface, row)


async def call(surface: Surface, row: OutboxRow) -> None:
    """What should be noticed and could not be said directly is said in the channel, without what it is."""
    if row.parcel.kind not in CALLED or row.parcel.ref == AGAIN or await softly(surface, row):
        return
    await _call(surface, row, {"again": True} if row.parcel.kind == "reminder" else {})


async def call_instead(surface: Surface, row: OutboxRow) -> None:
    """What was to go to his inbox does not arrive there: if he is waited for, now or as it stays so, he is called.

    What its game has unspoken calls nobody: the hour of a call would tell others that it came for him.
    """
    inbox = row.parcel.target.startswith("dm:")
    if inbox and not await _is_unspoken(surface, row) and not await softly(surface, row):
        await _call(surface, row, {"undelivered": True})


async def _is_unspoken(surface: Surface, row: OutboxRow) -> bool:
    game = await surface.store.find_game(row.game)
    return game is not None and row.parcel.kind in posting(game.kind).unspoken


async def _call(surface: Surface, row: OutboxRow, about: Mapping[str, bool]) -> None:
    seat = str(seat_of(row))
    parcel = Parcel("public", "channel", "call", seat, merge=True, about=about)
    await surface.store.note(row.game, surface.time.now(), [NoteRow(row.game, "call", seat)], parcels=[parcel])
