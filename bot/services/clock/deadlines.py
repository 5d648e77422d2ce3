"""When a decision is due: by the pace, the quiet hours of those it waits for, and their banks of time (discord-ux 10).

- Who runs a clock alone is not timed while he sleeps when it starts; a deadline moves out of quiet hours once.
- A deadline that was set otherwise - by a vote, after an outage, or before somebody changed his quiet hours - is looked
  at again when it comes: nothing is taken for a sleeper whose deadline was never moved.
- Then the bank of whoever has saved nothing is drawn on; only then the default applies. What he does not use of it goes
  back. A floor draws on no bank, nor does a plan: its end is no missed deadline. In a sitting all are
  present, and neither applies.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

from bot.services.clock.hours import LENGTHS, Pace, deadline
from bot.services.people.newcomers import settled_by
from bot.services.people.people import Preferences, of_seat
from bot.services.people.quiet import Quiet, settled
from bot.store.store import NoteRow, Parcel, Stand, Store, WindowRow
from bot.store.windows import half_time, moved
from bot.table.notes import NOTHING, Act, Noted
from games.kernel import Posted, Seat, Window
from games.kernel.table import Table

SITTING: Final = "sitting"
BANK: Final = "bank"
QUARTERS: Final = 4
FIRST: Final = 2 * QUARTERS
MOST: Final = 3 * QUARTERS
ALONE: Final = (Window.SOLO, Window.SEQUENCE, Window.AGAIN)
UNTIMED: Final = (Window.FLOOR, Window.AHEAD, Window.PAUSE)
"""Their ends are no missed deadlines, and they draw on no bank: nothing is answered in anybody's name."""
LATE: Final = timedelta(minutes=5)


class Bank(BaseModel):
    """The time a seat has in reserve, in quarters of a window, as it was in a turn; each turn adds one."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    quarters: int = Field(default=FIRST, ge=0, le=MOST)
    turn: int = 1

    def at(self, turn: int) -> Bank:
        """The same in a later turn; a rewind takes nothing away."""
        return Bank(quarters=min(MOST, self.quarters + max(0, turn - self.turn)), turn=max(turn, self.turn))


@dataclass(frozen=True, slots=True)
class Respite:
    """What happens at a deadline instead of the default: windows that go on, and what is left in the bank."""

    rows: Sequence[WindowRow]
    notes: Sequence[NoteRow] = ()


def pace_of(stand: Stand) -> Pace:
    """How long a window is open now: in a sitting ten minutes, else as the table agreed."""
    return Pace.LIVE if stand.notes_of(SITTING) else Pace(stand.game.pace)


def sleepers(stand: Stand, seats: Sequence[Seat]) -> list[Quiet]:
    """The quiet hours that count for a window which waits for these seats."""
    if stand.notes_of(SITTING):
        return []
    return [quiet for seat in dict.fromkeys(seats) if (quiet := of_seat(stand, seat).quiet)]


# -- opening ---------------------------------------------------------------------------------------------------------
def windows(stand: Stand, asked: Sequence[Posted], at: datetime) -> list[WindowRow]:
    """The windows of decisions that open now; who is asked together has one deadline."""
    together: defaultdict[str, list[Seat]] = defaultdict(list)
    for posted in asked:
        together[_asking(posted)].append(posted.decision.seat)
    dues = {
        _asking(posted): due(stand, posted.decision.window, together[_asking(posted)], at, posted.decision.hours)
        for posted in reversed(asked)
    }
    return [_window(stand, posted, at, *dues[_asking(posted)]) for posted in asked]


def _asking(posted: Posted) -> str:
    decision = posted.decision
    return posted.ref if decision.window in ALONE else decision.topic


def due(
    stand: Stand, window: Window, seats: Sequence[Seat], at: datetime, hours: int = 0
) -> tuple[datetime | None, datetime | None]:
    """When a window that opens now and waits for these seats is due, and the same again if quiet hours moved it."""
    asleep = sleepers(stand, seats)
    planned = reckoned(pace_of(stand), window, asleep, at, hours)
    if planned is None:
        return None, None
    planned = max(planned, settled_by(stand, seats) or planned)
    found = settled(planned, asleep)
    return found, found if found != planned else None


def reckoned(pace: Pace, window: Window, asleep: Sequence[Quiet], at: datetime, hours: int = 0) -> datetime | None:
    """The deadline as the pace has it, before quiet hours move it; who runs a clock alone is timed from his waking."""
    start = at
    if window in ALONE:
        start = max((span.end for one in asleep if (span := one.asleep(at))), default=at)
    return deadline(pace, window, start, hours)


def _window(stand: Stand, posted: Posted, at: datetime, until: datetime | None, rested: datetime | None) -> WindowRow:
    decision = posted.decision
    return WindowRow(
        game=stand.game.id,
        ref=posted.ref,
        key=decision.key,
        kind=decision.kind,
        topic=decision.topic,
        seat=decision.seat,
        type=decision.window,
        covert=decision.covert,
        opened=at,
        due=until,
        remind_at=waking(half_time(at, until), until, of_seat(stand, decision.seat)),
        rested=rested,
    )


def waking(at: datetime | None, until: datetime | None, person: Preferences) -> datetime | None:
    """When somebody can be reminded: at that time, or as he wakes; if it is too late then, as he lies down."""
    span = person.quiet.asleep(at) if at is not None and person.quiet else None
    if at is None or span is None:
        return at
    return span.end if until is None or span.end < until else span.start


# -- a deadline that has come ----------------------------------------------------------------------------------------
def respite(stand: Stand, row: WindowRow, now: datetime, turn: int, *, missed: bool) -> Respite | None:
    """What happens instead of the default, if anything does; `missed`: the seat has saved nothing that counts."""
    if row.due is None or stand.notes_of(SITTING):
        return None
    return rest(stand, row, row.due, now) or (_draw(stand, row, now, turn) if missed else None)


def rest(stand: Stand, row: WindowRow, until: datetime, now: datetime) -> Respite | None:
    """10.2, for a deadline that was never moved: somebody it waits for sleeps."""
    if row.rested == until:
        return None
    group = asked_with(stand, row)
    asleep = sleepers(stand, [one.seat for one in group])
    later = settled(until, asleep)
    if later <= now and now - until > LATE:
        later = settled(now, asleep)
    if later <= now:
        return None
    return Respite([replace(moved(one, later, now), rested=later) for one in group])


def asked_with(stand: Stand, row: WindowRow) -> list[WindowRow]:
    """The windows that wait together with this one, itself included: of the same asking, due at the same time."""
    alone = row.type in ALONE
    return [
        one
        for one in stand.windows
        if one.ref == row.ref or (not alone and (one.topic, one.due) == (row.topic, row.due))
    ]


def _draw(stand: Stand, row: WindowRow, now: datetime, turn: int) -> Respite | None:
    """10.1: up to a window of the seat's reserve, for all it has missed now; once a window, and on no floor."""
    length, bank = LENGTHS.get(pace_of(stand)), bank_of(stand, row.seat, turn)
    holder = stand.seats.get(row.seat)
    if length is None or row.drawn or row.type in UNTIMED or holder is None or holder.holder != "user":
        return None
    drawn = min(QUARTERS, bank.quarters)
    if not drawn:
        return None
    planned = now + length * drawn / QUARTERS
    later = settled(planned, sleepers(stand, [row.seat]))
    rested = later if later != planned else None
    saved = {one.ref for one in stand.saved}
    late = [one for one in stand.windows if one.seat == row.seat and one.due and one.due <= now]
    rows = [
        replace(one, due=later, stage=0, remind_at=now, rested=rested, drawn=drawn, missed=now)
        for one in late
        if one.ref == row.ref or (saved.isdisjoint((one.ref, one.key)) and not one.drawn and one.type not in UNTIMED)
    ]
    return Respite(rows, [_note(stand, row.seat, bank, -drawn)])


# -- banks -----------------------------------------------------------------------------------------------------------
def bank_of(stand: Stand, seat: Seat, turn: int) -> Bank:
    """What a seat has in reserve; one it has never drawn on grew from the start."""
    note = stand.note(BANK, seat)
    bank = Bank.model_validate(note.body) if note else Bank()
    return bank.at(turn)


def _note(stand: Stand, seat: Seat, bank: Bank, change: int) -> NoteRow:
    left = bank.model_copy(update={"quarters": min(MOST, bank.quarters + change)})
    return NoteRow(stand.game.id, BANK, seat, left.model_dump(mode="json"))


def unused(act: Act) -> Noted:
    """What goes back into the banks of those who answered while they drew on them; quarters begun are spent."""
    stand, length, turn = act.stand, LENGTHS.get(pace_of(act.stand)), act.table.turn
    closed, left_open = {*act.outcome.closed}, {posted.ref for posted in act.table.open.values()}
    drawing = {one.seat: one for one in stand.windows if one.drawn and one.ref in closed}
    rest = {one.seat for one in stand.windows if one.drawn and one.ref not in closed and one.ref in left_open}
    found: list[NoteRow] = []
    for seat, row in drawing.items():
        if length and row.missed and seat not in rest:
            spent = -(-(act.at - row.missed) // (length / QUARTERS))
            back = row.drawn - min(max(spent, 0), row.drawn)
            found += [_note(stand, seat, bank_of(stand, seat, turn), back)] if back else []
    return Noted(found) if found else NOTHING


# -- deadlines that are set anew -------------------------------------------------------------------------------------
def rested(stand: Stand, due: Mapping[str, datetime], now: datetime) -> list[WindowRow]:
    """The windows whose deadlines are set anew, by ref, each out of the quiet hours of those it waits for."""
    found: list[WindowRow] = []
    for row in stand.windows:
        if (planned := due.get(row.ref)) is not None:
            later = settled(planned, sleepers(stand, [one.seat for one in asked_with(stand, row)]))
            found.append(replace(moved(row, later, now), rested=later if later != planned else None))
    return found


async def spared(store: Store, stand: Stand, table: Table[Any], ref: str, now: datetime, *, missed: bool) -> bool:
    """Whether a deadline that has come takes no effect yet; then its windows go on."""
    row = next((one for one in stand.windows if one.ref == ref), None)
    found = respite(stand, row, now, table.turn, missed=missed) if row else None
    if found is None:
        return False
    await store.set_windows(found.rows, now, {stand.game.id: cards_of(found.rows)}, found.notes)
    return True


def cards_of(rows: Iterable[WindowRow]) -> list[Parcel]:
    """What shows these deadlines: the Turn card, and the cards of those who are waited for."""
    seats = dict.fromkeys(row.seat for row in rows)
    cards = (Parcel(f"seat:{seat}", f"dm:{seat}", "decisions", merge=True) for seat in seats)
    return [Parcel("public", "channel", "turn", merge=True), *cards]
