"""Caretakers: automata that play a seat nobody holds, or whose holder is away (discord-ux 12).

One plays the published defaults: it proposes nothing, trades nothing and votes as the defaults say. Another plays to
win, as far as its game has a mind for it. Either acts at moments drawn at random, so that it answers when people might.
Whatever it does is an act like others, under the lock of the game: who takes the seat meanwhile is not answered for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final

from bot.base.errors import Held, NotOpen
from bot.services.clock.waits import drawn
from bot.services.people.automata import CARETAKER, seated
from bot.services.seats.notes import Caretaker
from bot.store.store import NoteRow, Stand
from bot.table.autopilot import Answer, Chosen, legal
from bot.table.notes import Act, Noted
from bot.table.tables import Tables
from games.catalog import mind
from games.kernel import Posted, Seat
from games.kernel.minds import Mind, Seen
from games.kernel.table import Table

ANSWERS: Final = 100
"""At one moment; no seat is asked so much in a row."""
STILL: Final = timedelta(hours=1)
AT_ONCE: Final = timedelta(seconds=2)


def called(act: Act) -> Noted:
    """After each act: where a caretaker is asked something a moment is drawn; where nothing is asked none comes."""
    put: list[NoteRow] = []
    for note in (*act.stand.notes_of(CARETAKER), *_from_the_lobby(act)):
        wanted = not act.table.over and bool(asked(act.table, note, act.game.kind))
        if wanted != (note.due is not None):
            put.append(replace(note, due=moment(act.stand, Seat(note.ref), act.at) if wanted else None))
        elif act.stand.note(CARETAKER, note.ref) is None:
            put.append(note)
    return Noted(put)


def _from_the_lobby(act: Act) -> Iterator[NoteRow]:
    """Those who have sat there since before the game began: they play as the host chose, and need no time to come."""
    for seat, row in act.stand.seats.items():
        if row.holder == CARETAKER and act.stand.note(CARETAKER, seat) is None:
            yield Caretaker(mind=seated(act.game, seat), begun=True).noted(act.game.id, CARETAKER, seat)


def asked(table: Table[Any], note: NoteRow, kind: str) -> list[Posted]:
    """What a caretaker would look at: what its seat is waited for in; one that plays to win, what it may do as well."""
    mine = [posted for posted in table.open.values() if posted.decision.seat == note.ref]
    care = Caretaker.model_validate(note.body)
    if care.mind == "defaults" or mind(kind, care.mind) is None:
        return [posted for posted in mine if posted.decision.awaited]
    return [posted for posted in mine if posted.decision.awaited or _name(posted) not in care.seen]


def moment(stand: Stand, seat: Seat, now: datetime) -> datetime:
    """When a caretaker answers: 5 to 90 minutes from now, less where windows are short.

    Where one person plays with nobody but automata there is nobody to be fooled: he waits for seconds.
    """
    if sum(row.holder == "user" for row in stand.seats.values()) <= 1:
        return now + min(drawn(None), AT_ONCE)
    dues = [row.due for row in stand.windows if row.due and row.seat == seat]
    return now + drawn(min((due - now for due in dues if due > now), default=None))


async def look_in(tables: Tables, note: NoteRow) -> None:
    """Its moment has come: it answers all that is asked of its seat. A game that stands still is waited for."""
    visit = Visit(tables, note)
    try:
        for _ in range(ANSWERS):
            if await tables.act_for(note.game, visit.choose) is None:
                return
    except NotOpen:  # the game is over; how it was played is still to be told
        await tables.store.note(note.game, tables.time.now(), [replace(note, due=None)])
    except Held:
        return


@dataclass(slots=True)
class Visit:
    """One moment at which a caretaker sits at the table."""

    tables: Tables
    note: NoteRow
    seen: Seen = field(default_factory=set[tuple[str, str]])

    def choose(self, stand: Stand, table: Table[Any]) -> Chosen:
        """What it answers next; nothing if it was relieved, or the game stands still."""
        kept, now = stand.note(CARETAKER, self.note.ref), self.tables.time.now()
        if kept is None:
            return Chosen()
        if stand.game.paused_at is not None:
            return Chosen(beside=Noted([replace(kept, due=now + STILL)]))
        care = Caretaker.model_validate(kept.body)
        if not care.begun:
            due = moment(stand, Seat(kept.ref), now)
            return Chosen(
                beside=Noted([care.model_copy(update={"begun": True}).noted(kept.game, CARETAKER, kept.ref, due)])
            )
        answer = self._answer(care, stand.game.kind, table)
        return Chosen(answer) if answer else Chosen(beside=Noted([self._rested(kept, table)]))

    def _answer(self, care: Caretaker, kind: str, table: Table[Any]) -> Answer | None:
        seat, plays = Seat(self.note.ref), mind(kind, care.mind)
        if care.mind != "defaults" and plays is not None:
            return self._to_win(care, table, plays)
        waiting = (one for one in table.open.values() if one.decision.seat == seat and one.decision.awaited)
        posted = next(waiting, None)
        return Answer(posted, posted.decision.lapse, "order") if posted else None

    def _to_win(self, care: Caretaker, table: Table[Any], plays: Mind) -> Answer | None:
        self.seen |= {(ref, rev) for one in care.seen for ref, _, rev in [one.partition(":")]}
        said = plays(table, Seat(self.note.ref), self.seen)
        if said is None:
            return None
        posted = table.open[said[0]]
        return Answer(posted, said[1] if legal(posted, said[1]) else posted.decision.lapse, "order")

    def _rested(self, kept: NoteRow, table: Table[Any]) -> NoteRow:
        """Nothing is left to do: it remembers what it left alone, as long as that is open."""
        care = Caretaker.model_validate(kept.body)
        still = sorted(_name(one) for one in table.open.values() if (one.ref, one.rev) in self.seen)
        return care.model_copy(update={"seen": tuple(still)}).noted(kept.game, CARETAKER, kept.ref)


def _name(posted: Posted) -> str:
    return f"{posted.ref}:{posted.rev}"
