"""The reminder ladder (discord-ux 10.3): at half time to whoever has saved nothing, and a last call.

One message tells of all games of a person that are due within three hours. He is not woken; what he pauses or does
without are the reminders at half time, never the last call. A reminder is brought up to date, and at last deleted, as
what it told of is answered or expires.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.services.clock.deadlines import waking
from bot.services.people.people import Preferences, keep, of_seat, preferences
from bot.services.people.quiet import tomorrow
from bot.store.store import NoteRow, Parcel, Stand, Store, WindowRow
from bot.store.windows import last_call
from bot.table.notes import Act, Noted
from bot.table.tables import Tables
from games.kernel import Seat

NOTE: Final = "reminder"
AGAIN: Final = "again"
CALL: Final = "call"
NEAR: Final = timedelta(hours=3)
LATER: Final = timedelta(hours=3)
HALF, LAST = 1, 2


@dataclass(frozen=True, slots=True)
class Rung:
    """A window of somebody, and the game it belongs to."""

    stand: Stand
    row: WindowRow

    @property
    def due(self) -> datetime:
        """When it is due; windows without a deadline are not reminded of."""
        return self.row.due or self.row.opened

    @property
    def person(self) -> Preferences:
        """The settings of whoever is to be reminded."""
        return of_seat(self.stand, self.row.seat)

    @property
    def answered(self) -> bool:
        """Whether its seat has saved an answer."""
        return any(one.ref in (self.row.ref, self.row.key) for one in self.stand.saved)

    def stage(self, now: datetime) -> int:
        """Which reminder it is time for."""
        return LAST if now >= last_call(self.row.opened, self.due) else HALF

    def after(self, stage: int) -> WindowRow:
        """The window once that reminder is done with."""
        last = waking(last_call(self.row.opened, self.due), self.due, self.person)
        return replace(self.row, stage=stage, remind_at=None if stage == LAST else last)

    def later(self, now: datetime) -> WindowRow | None:
        """The window with its reminder put off until its holder wakes; None: he is awake, or wakes too late."""
        span = self.person.quiet.asleep(now) if self.person.quiet else None
        return replace(self.row, remind_at=span.end) if span and span.end < self.due else None

    def wanted(self, now: datetime) -> bool:
        """Whether its holder is to be told now; who sleeps until it is too late is not woken."""
        person = self.person
        if person.asleep(now):
            return False
        quiet = not person.reminders or person.fewer_pings or person.paused(now)
        return not self.answered and (self.stage(now) == LAST or not quiet)


async def remind_all(tables: Tables, now: datetime) -> None:
    """Everything that is to be said now, to each person in one message for what is due at about the same time."""
    store, rungs = tables.store, defaultdict[int | None, list[Rung]](list)
    for row in await store.clocks(now):
        stand = await store.stand(row.game)
        if stand is not None and row.due and row.due > now and row.remind_at:
            rungs[stand.holder(row.seat)].append(Rung(stand, row))
    for user, some in rungs.items():
        asleep = [later for rung in some if user and (later := rung.later(now))]
        if asleep:
            await store.remind(asleep, now, [])
        awake = [rung for rung in some if rung.row.ref not in {row.ref for row in asleep}]
        told = sorted((rung for rung in awake if user and rung.wanted(now)), key=lambda rung: rung.due)
        silent = [rung.after(rung.stage(now)) for rung in awake if rung not in told]
        if silent:
            await store.remind(silent, now, [])
        if told and user:
            await _tell(store, user, told, now)


async def _tell(store: Store, user: int, told: Sequence[Rung], now: datetime) -> None:
    """One message, posted with the first game that is due."""
    known = {(rung.row.game, rung.row.ref) for rung in told}
    near = [one for one in await _open(store, user) if (one.row.game, one.row.ref) not in known and _near(one, told)]
    stage = max(rung.stage(now) for rung in told)
    rows = [rung.after(rung.stage(now)) for rung in told]
    rows += [one.after(stage) for one in near if one.row.remind_at and one.row.stage < stage]
    home = told[0].row
    seats = {one.row.game: one.row.seat for one in sorted([*told, *near], key=lambda rung: rung.due)}
    parcel = Parcel(
        f"seat:{home.seat}", f"dm:{home.seat}", "reminder", str(stage), merge=True, about={"games": list(seats)}
    )
    refs = defaultdict[str, list[str]](list)
    for one in (*told, *near):
        refs[one.row.game].append(one.row.ref)
    where = {"home": home.game, "seat": str(home.seat)}
    notes = [NoteRow(game, NOTE, seat, {**where, "refs": refs[game]}) for game, seat in seats.items()]
    await store.remind(rows, now, [parcel], notes)


async def _open(store: Store, user: int) -> list[Rung]:
    """Everything somebody is waited for in, in all games whose clocks run, and has not answered."""
    found: list[Rung] = []
    for game in await store.games(user=user, status=("playing",)):
        stand = await store.stand(game.id)
        if stand is not None and game.paused_at is None:
            found += [Rung(stand, row) for row in stand.windows if row.due and stand.holder(row.seat) == user]
    return [one for one in found if not one.answered]


def _near(one: Rung, told: Sequence[Rung]) -> bool:
    return any(abs(one.due - other.due) <= NEAR for other in told)


def answered(act: Act) -> Noted:
    """A reminder tells of what is still open; when nothing of it is, it goes, and so does a call in the channel."""
    left = {posted.ref for posted in act.table.open.values() if posted.decision.awaited}
    awaited = {posted.decision.seat for posted in act.table.open.values() if posted.decision.awaited}
    notes = [note for note in act.stand.notes_of(NOTE) if not left.issuperset(note.body["refs"])]
    parcels = [
        Parcel(f"seat:{one.ref}", f"dm:{one.ref}", "reminder", AGAIN, merge=True, about=place(one)) for one in notes
    ]
    called = [note for note in act.stand.notes_of(CALL) if note.ref not in awaited]
    parcels += [Parcel("public", "channel", CALL, note.ref, merge=True) for note in called]
    return Noted(drop=[*(note for note in notes if left.isdisjoint(note.body["refs"])), *called], parcels=parcels)


def place(note: NoteRow) -> dict[str, str]:
    """Where the reminder stands that a note tells of: the game it came with, and the seat of its reader there."""
    return {"home": str(note.body["home"]), "seat": str(note.body["seat"])}


def told_of(stand: Stand, seat: Seat | None, home: str) -> bool:
    """Whether a reminder that came with a game tells of something in this one that is still open."""
    note = stand.note(NOTE, str(seat))
    return note is not None and note.body["home"] == home


# -- what its buttons do -------------------------------------------------------------------------------------------
async def put_off(tables: Tables, games: Iterable[str], user: int) -> datetime | None:
    """Remind somebody of these games again in a while, at the last call at the latest; None: it is too late."""
    now, whens = tables.time.now(), list[datetime]()
    for game in games:
        stand = await tables.store.stand(game)
        mine = [row for row in stand.windows if stand.holder(row.seat) == user] if stand else []
        rows = [replace(row, stage=HALF, remind_at=when) for row in mine if (when := _again(row, now))]
        if rows:
            await tables.store.remind(rows, now, [], again=True)
            whens += [row.remind_at for row in rows if row.remind_at]
    tables.store.window_bell.ring()
    return min(whens, default=None)


def _again(row: WindowRow, now: datetime) -> datetime | None:
    """In three hours, or at the last call if that comes first; after it, in the middle of what is left."""
    if row.due is None or row.due <= now:
        return None
    last = last_call(row.opened, row.due)
    return min(now + LATER, last) if now < last else now + (row.due - now) / 2


async def pause_today(tables: Tables, user: int) -> Preferences:
    """No reminders but last calls until the day is over where this person lives."""
    person = preferences(await tables.store.user(user))
    return await keep(tables.store, user, paused_until=tomorrow(tables.time.now(), person.zone))
