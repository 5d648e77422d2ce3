"""Missed deadlines: a private word, a public one, then the seat is vacant (discord-ux 10.6).

Only the default that is taken for a player who has saved nothing counts; what several windows of one deadline bring
is one. Not counted: while he is away or the table sits live, the end of a trading floor, and what a vacant seat's
automaton leaves. An answer ends the row. When half the table defaults twice in a row the game stands still, and asks.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Final, NamedTuple

from pydantic import AwareDatetime, BaseModel, ConfigDict

from bot.base.errors import RulesError
from bot.services.clock.deadlines import UNTIMED
from bot.services.pauses.pauses import MISSED, Pause, stop
from bot.services.seats import seats
from bot.services.sittings.absence import away
from bot.services.sittings.sittings import sitting
from bot.store.store import NoteRow, Parcel, Stand, WindowRow
from bot.table.notes import NOTHING, Act, Noted
from bot.table.tables import Tables
from games.kernel import Kind, Seat

ASLEEP: Final = "asleep"
PUBLIC: Final = 2
ROW: Final = 3
OF_LAST: Final = 5
LAST: Final = 10


class Deadline(BaseModel):
    """One deadline of a seat, and whether the default had to be taken."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    due: AwareDatetime
    missed: bool


class Record(BaseModel):
    """How a seat has kept its deadlines: defaults in a row, and its last ten deadlines, the newest last."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    row: int = 0
    last: tuple[Deadline, ...] = ()

    def kept(self, due: datetime | None) -> Record:
        """He has answered."""
        return Record(row=0, last=self._with(due, missed=False) if due else self.last)

    def defaulted(self, due: datetime) -> Record:
        """A default was taken for him; what else falls due at the same time is the same default."""
        again = bool(self.row and self.last and self.last[-1].due == due)
        return self if again else Record(row=self.row + 1, last=self._with(due, missed=True))

    def _with(self, due: datetime, *, missed: bool) -> tuple[Deadline, ...]:
        earlier = tuple(one for one in self.last if one.due != due)
        return (*earlier, Deadline(due=due, missed=missed))[-LAST:]

    @property
    def too_many(self) -> bool:
        """Whether the seat is given up for it."""
        return self.row >= ROW or sum(one.missed for one in self.last) >= OF_LAST

    @property
    def clean(self) -> bool:
        """Whether there is nothing to remember."""
        return not any(one.missed for one in self.last)

    def note(self, game: str, seat: Seat, due: datetime | None = None) -> NoteRow:
        """As it is kept; `due`: something is to follow."""
        return NoteRow(game, MISSED, seat, self.model_dump(mode="json"), due)


class Said(NamedTuple):
    """An answer: whose, to what, and by whom it was given."""

    seat: Seat
    key: str
    kind: Kind


def record_of(stand: Stand, seat: Seat) -> Record:
    """How a seat has kept its deadlines so far."""
    note = stand.note(MISSED, seat)
    return Record.model_validate(note.body) if note else Record()


def counted(act: Act) -> Noted:
    """What an act says of how its seat keeps its deadlines; what is said ahead is an answer like any other."""
    said = _said(act)
    if said is None or act.stand.holder(said.seat) is None:
        return NOTHING
    window = next((row for row in act.stand.windows if (row.seat, row.key) == (said.seat, said.key)), None)
    if said.kind == "answer" or (said.kind == "lapse" and window and _saved(act.stand, window)):
        return _answered(act, said.seat, window)
    return _defaulted(act, said.seat, window) if window and _counts(act, said, window) else NOTHING


def _said(act: Act) -> Said | None:
    """What was answered by whom: to the rules, or ahead."""
    entry = act.outcome.entry
    if entry is not None:
        return Said(entry.seat, entry.key, entry.kind) if entry.seat is not None else None
    plan = next(iter(act.outcome.plans), None)
    return Said(plan.seat, plan.key, plan.by) if plan else None


def _saved(stand: Stand, window: WindowRow) -> bool:
    return any(row.seat == window.seat and row.ref in (window.ref, window.key) for row in stand.saved)


def _counts(act: Act, said: Said, window: WindowRow) -> bool:
    due = window.due is not None and window.due <= act.at and window.type not in UNTIMED
    present = not sitting(act.stand.notes) and away(act.stand, window.seat) is None
    return said.kind == "lapse" and due and present


def _answered(act: Act, seat: Seat, window: WindowRow | None) -> Noted:
    note = act.stand.note(MISSED, seat)
    if note is None:
        return NOTHING
    record = Record.model_validate(note.body).kept(window.due if window else None)
    return Noted(drop=[note]) if record.clean else Noted([record.note(act.game.id, seat)])


def _defaulted(act: Act, seat: Seat, window: WindowRow) -> Noted:
    former, game = record_of(act.stand, seat), act.game.id
    record = former.defaulted(window.due or act.at)
    if record == former:
        return NOTHING
    if record.too_many:
        return Noted([record.note(game, seat, act.at)])
    asleep = record.row == PUBLIC and _half_asleep(act.stand, seat)
    notes = [record.note(game, seat), *([NoteRow(game, ASLEEP, "", {}, act.at)] if asleep else [])]
    return Noted(notes, parcels=[_word(seat, record.row)])


def _half_asleep(stand: Stand, seat: Seat) -> bool:
    """Whether half of those who hold seats have defaulted twice in a row, this one included."""
    held = [one for one, row in stand.seats.items() if row.holder == "user"]
    asleep = [one for one in held if one == seat or record_of(stand, one).row >= PUBLIC]
    return 2 * len(asleep) >= len(held)


def _word(seat: Seat, row: int) -> Parcel:
    if row >= PUBLIC:
        return Parcel("public", "channel", "notice", "missed", about={"seat": str(seat), "count": row})
    return Parcel(f"seat:{seat}", f"dm:{seat}", "missed")


async def enough(tables: Tables, note: NoteRow) -> None:
    """Too many deadlines were missed: the seat is vacant; a game with no other player stands still instead."""
    game, seat = note.game, Seat(note.ref)
    stand, now = await tables.store.stand(game), tables.time.now()
    others = [one for one, row in stand.seats.items() if row.holder == "user" and one != seat] if stand else []
    with suppress(RulesError):
        if others:
            await seats.vacate(tables, game, seat, "missed", user=stand.holder(seat) if stand else None)
        else:
            await stop(tables, game, Pause(by="missed", since=now), _asks())
    await tables.store.note(game, now, drop=[note])


async def fell_asleep(tables: Tables, note: NoteRow) -> None:
    """Half the table defaults: the game pauses itself, and asks who is there."""
    with suppress(RulesError):
        await stop(tables, note.game, Pause(by="missed", since=tables.time.now()), _asks())
    await tables.store.note(note.game, tables.time.now(), drop=[note])


def _asks() -> Parcel:
    """The card with the button that lets the game go on."""
    return Parcel("public", "channel", ASLEEP, merge=True)
