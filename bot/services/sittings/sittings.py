"""Live sittings: all who are present play for a while, ten minutes a window (discord-ux 10.7).

One is proposed by a seat and begins, at once or at a set time, when all who are not away agree. It ends when nobody has
answered anything for twenty minutes, or when somebody ends it; then every deadline is at least a window of the game's
pace away.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from pydantic import AwareDatetime, BaseModel, ConfigDict

from bot.base.errors import NotAllowed, NotOpen
from bot.services.clock.deadlines import rested
from bot.services.clock.hours import Pace, deadline
from bot.services.pauses.pauses import moved_cards, seat_of
from bot.services.votes.motions import Motion
from bot.services.votes.votes import begun, propose
from bot.store.store import NoteRow, Parcel, Stand, WindowRow
from bot.store.windows import half_time
from bot.table.notes import NOTHING, Act, Noted
from bot.table.tables import Tables

NOTE: Final = "sitting"
PLANNED: Final = "appointment"
MEETING: Final = "meeting"
CALLED_OFF: Final = "meeting-off"
IDLE: Final = timedelta(minutes=20)
AHEAD: Final = timedelta(days=14)
LATE: Final = timedelta(hours=1)


class Appointment(BaseModel):
    """A sitting all have agreed on; `event`: the number of its scheduled event; 0: there is none."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    at: AwareDatetime
    event: int = 0

    def note(self, game: str) -> NoteRow:
        """As it is kept; it falls due when the sitting begins."""
        return NoteRow(game, PLANNED, "", self.model_dump(mode="json"), self.at)


def sitting(notes: Iterable[NoteRow]) -> bool:
    """Whether a game is played live now."""
    return any(note.kind == NOTE for note in notes)


def appointment(stand: Stand) -> Appointment | None:
    """The sitting that is planned."""
    note = stand.note(PLANNED)
    return Appointment.model_validate(note.body) if note else None


async def ask_sitting(tables: Tables, game: str, user: int, at: datetime | None = None) -> Motion:
    """A seat proposes a sitting, now or then. NotAllowed: there is one, or it cannot be then."""
    stand, now = await begun(tables, game), tables.time.now()
    if sitting(stand.notes):
        raise NotAllowed("sitting.already")
    if at is None and _still(stand):
        raise NotAllowed("sitting.still")
    if at is not None and not now < at <= now + AHEAD:
        raise NotAllowed("sitting.when", days=AHEAD.days)
    args = {"at": int(at.timestamp()) if at else 0}
    return await propose(tables, game, NOTE, args, seat_of(stand, user), user)


async def ask_end(tables: Tables, game: str, user: int) -> None:
    """Somebody has to go: it takes all to sit, so one ends it. NotAllowed: there is none, or he has no seat."""
    stand = await begun(tables, game)
    seat = seat_of(stand, user)
    if seat is None:
        raise NotAllowed("seat.none")
    if not sitting(stand.notes):
        raise NotAllowed("sitting.none")
    await end(tables, game, Parcel("public", "channel", "notice", "sitting-left", about={"seat": str(seat)}))


async def agreed(tables: Tables, motion: Motion) -> None:
    """All who are present have agreed."""
    at = datetime.fromtimestamp(int(motion.args["at"]), tz=tables.time.now().tzinfo)
    now = tables.time.now()
    if at <= now:
        await begin(tables, motion.game)
        return

    async def act() -> None:
        former = appointment(await begun(tables, motion.game))
        planned = Appointment(at=at, event=former.event if former else 0)
        told = [Parcel("public", "channel", kind, motion.ref) for kind in (MEETING, PLANNED)]
        await tables.store.note(motion.game, now, [planned.note(motion.game)], parcels=told)

    await tables.alone(motion.game, act)


async def time_has_come(tables: Tables, note: NoteRow) -> None:
    """A planned sitting begins; not if the bot was away when it should have, or the game stands still."""
    now, why = tables.time.now(), "sitting-missed"
    if note.due is not None and now - note.due <= LATE:
        try:
            await begin(tables, note.game)
        except NotOpen:
            why = ""
        except NotAllowed:
            why = "sitting-off"
        else:
            return
    told = [Parcel("public", "channel", "notice", why)] if why else []
    await tables.store.note(note.game, now, drop=[note], parcels=[*told, *_called_off(note)])


def _called_off(note: NoteRow) -> list[Parcel]:
    """Nobody is to come for a sitting that does not take place."""
    event = Appointment.model_validate(note.body).event
    return [Parcel("public", "channel", CALLED_OFF, str(event))] if event else []


async def begin(tables: Tables, game: str) -> None:
    """Windows are ten minutes long from now on, and all is asked as it comes. NotAllowed: the game stands still."""

    async def act() -> None:
        stand, now = await begun(tables, game), tables.time.now()
        if _still(stand):
            raise NotAllowed("sitting.still")
        if sitting(stand.notes):
            return
        rows = [_hurried(row, now) for row in stand.windows]
        told = Parcel("public", "channel", "notice", "sitting-begins")
        note, planned = NoteRow(game, NOTE, "", {}, now + IDLE), stand.note(PLANNED)
        early = _called_off(planned) if planned and planned.due and planned.due > now else []
        parcels = {game: [*moved_cards(stand), told, *early]}
        await tables.store.set_windows(rows, now, parcels, [note], [planned] if planned else [])

    await tables.alone(game, act)
    await tables.settle(game)


def _still(stand: Stand) -> bool:
    return stand.game.status == "held" or stand.game.paused_at is not None


def _hurried(row: WindowRow, now: datetime) -> WindowRow:
    due = deadline(Pace.LIVE, row.type, now)
    return replace(row, due=min(filter(None, (row.due, due)), default=None), remind_at=None, rested=None)


def played(act: Act) -> Noted:
    """A sitting lasts while somebody answers."""
    entry = act.outcome.entry
    if entry is None or entry.kind != "answer" or not (note := act.stand.note(NOTE)):
        return NOTHING
    return Noted([replace(note, due=act.at + IDLE)])


async def idle(tables: Tables, note: NoteRow) -> None:
    """Nobody has answered anything for twenty minutes; whoever has saved an answer has been there too."""
    stand, now = await tables.store.stand(note.game), tables.time.now()
    if stand is None or stand.game.status == "over":
        await tables.store.note(note.game, now, drop=[note])
        return
    last = max((row.at for row in stand.saved), default=now - IDLE)
    if now - last < IDLE:
        await tables.alone(note.game, lambda: tables.store.note(note.game, now, [replace(note, due=last + IDLE)]))
        return
    await end(tables, note.game, Parcel("public", "channel", "notice", "sitting-idle"))


async def end(tables: Tables, game: str, told: Parcel) -> None:
    """Deadlines return to the pace of the game: each is a whole window away, at least."""

    async def act() -> None:
        stand, now = await begun(tables, game), tables.time.now()
        note = stand.note(NOTE)
        if note is None:
            return
        after = replace(stand, notes=[one for one in stand.notes if one.kind != NOTE])
        await tables.store.set_windows(_eased(after, now), now, {game: [*moved_cards(stand), told]}, gone=[note])

    await tables.alone(game, act)
    await tables.settle(game)


def _eased(stand: Stand, now: datetime) -> list[WindowRow]:
    """All open windows with their deadlines of the usual pace."""
    due = {row.ref: deadline(stand.game.pace, row.type, now) for row in stand.windows}
    timed = {row.ref: max(when, row.due or when) for row in stand.windows if (when := due[row.ref])}
    rows = [replace(row, stage=0, remind_at=half_time(now, row.due)) for row in rested(stand, timed, now)]
    return [*rows, *(replace(row, due=None, remind_at=None) for row in stand.windows if due[row.ref] is None)]
