"""The dry run of orders (discord-ux 11): the last two turns are played again, and what they would have done is noted.

What was really answered is answered again, so that what came later is as it was; the orders only look.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.base.errors import BotError, NotOpen
from bot.base.halves import asked, full
from bot.services.orders.book import Verdict, answerable, verdict
from bot.services.orders.errands import sight_of
from bot.services.orders.orders import Ledger, Order, Use
from bot.services.records.chronicle import course
from bot.store.store import EntryRow, GameRow
from bot.table.tables import Tables
from games.kernel import Entry, Outcome, Posted, Raw, Seat
from games.kernel.table import Table

TURNS: Final = 2
BACK: Final = 3000
"""Acts one looks back for the beginning of a turn."""
BREATH: Final = 20
"""Acts played again before others have their turn."""


@dataclass(frozen=True, slots=True)
class Would:
    """What an order would have done, or why it would have been skipped.

    Attributes:
        n: its place in the list.
        raw: what it would have answered; None: it would have been skipped, `why`.
        really: what was answered instead, `by` whom, as the journal says; "": nobody.
    """

    turn: int
    n: int
    kind: str
    about: Mapping[str, Any]
    raw: Raw = None
    why: str = ""
    really: Raw = None
    by: str = ""


@dataclass(slots=True)
class Rehearsal:
    """What came of a dry run. `since`: the first turn that was played again; `whole`: up to now."""

    since: int
    found: list[Would] = field(default_factory=list[Would])
    whole: bool = True


@dataclass(slots=True)
class _Run:
    """The orders of a seat while the past is played again."""

    game: GameRow
    seat: Seat
    orders: Sequence[Order]
    done: Rehearsal
    ledger: Ledger = field(default_factory=Ledger)
    told: set[str] = field(default_factory=set[str])
    decided: dict[str, int] = field(default_factory=dict[str, int])
    skipped: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])

    def look(self, table: Table[Any]) -> None:
        """Try the orders on all that the seat is asked."""
        kinds = {order.when.kind for order in self.orders}
        for posted in table.open.values():
            decision = posted.decision
            if decision.seat == self.seat and asked(decision) in kinds and posted.ref not in self.decided:
                self._try(table, posted)

    def _try(self, table: Table[Any], posted: Posted) -> None:
        decision, turn = posted.decision, table.turn
        if not answerable(self.game.kind, decision):
            return
        found = verdict(self.orders, self.ledger, sight_of(table, posted, self.told))
        self._note_skipped(found, posted, turn)
        if found.order is not None:
            self.decided[posted.ref] = len(self.done.found)
            use = Use(order=found.order.id, seq=table.head, turn=turn, money=found.money)
            self.ledger = self.ledger.noting(use)
            n = self.orders.index(found.order) + 1
            self.done.found.append(Would(turn, n, asked(decision), decision.about, found.raw))

    def _note_skipped(self, found: Verdict, posted: Posted, turn: int) -> None:
        for one in found.skipped:
            if (posted.ref, one.order.id) not in self.skipped:
                self.skipped.add((posted.ref, one.order.id))
                n = self.orders.index(one.order) + 1
                self.done.found.append(Would(turn, n, asked(posted.decision), posted.decision.about, why=one.why))

    def answered(self, posted: Posted | None, entry: Entry) -> None:
        """What was really answered stands beside what an order would have."""
        place = self.decided.get(posted.ref) if posted else None
        if place is not None:
            self.done.found[place] = replace(self.done.found[place], really=entry.raw, by=entry.kind)

    def hear(self, outcome: Outcome) -> None:
        """What the seat was told this turn."""
        for telling in outcome.tellings:
            name = telling.event.id
            if name in course(self.game.kind).begins:
                self.told.clear()
            if telling.to is None or self.seat in telling.to:
                self.told.add(full(telling.half, name))


async def rehearse(tables: Tables, game: str, seat: Seat, orders: Sequence[Order]) -> Rehearsal:
    """What these orders would have done in the last two turns. NotOpen: no turn has begun yet."""
    row, journal = await tables.store.find_game(game), await tables.store.journal(game)
    if row is None:
        raise NotOpen("game.unknown")
    since, first = await _beginning(tables, row)
    table = await _before(tables, row, first)
    run = _Run(row, seat, orders, Rehearsal(since))
    try:
        await _play_again(table, run, _standing(journal, table.head))
    finally:
        table.close()
    return run.done


async def _beginning(tables: Tables, row: GameRow) -> tuple[int, int]:
    """The turn before this one, and the act with which it began."""
    events, begins = await tables.store.events(row.id, row.head - BACK), course(row.kind).begins
    begun = [(int(event.fields[begins[event.kind]]), event.seq) for event in events if event.kind in begins]
    if not begun:
        raise NotOpen("orders.no-turn")
    return begun[-TURNS:][0]


async def _before(tables: Tables, row: GameRow, first: int) -> Table[Any]:
    """The table at the last checkpoint up to an act."""
    replay = await tables.store.replay(row.id, first)
    if replay is None:
        raise NotOpen("orders.no-turn")
    return Table.resume(tables.games[row.kind], replay.checkpoint, [], compare="none", marks=False)


def _standing(journal: Iterable[EntryRow], after: int) -> list[Entry]:
    """What was played since, but for what was taken back."""
    return [row.entry for row in journal if row.undone_by is None and row.entry.seq > after]


async def _play_again(table: Table[Any], run: _Run, entries: Sequence[Entry]) -> None:
    """Entry by entry; where the program has changed so that one does not fit any more, no further."""
    for n, entry in enumerate(entries):
        if n % BREATH == 0:
            await asyncio.sleep(0)
        run.look(table)
        run.answered(table.open.get(entry.key), entry)
        try:
            run.hear(_again(table, entry))
        except BotError:
            run.done.whole = False
            return
    run.look(table)


def _again(table: Table[Any], entry: Entry) -> Outcome:
    """One act once more."""
    table.head = entry.seq - 1
    if entry.kind == "rewind":
        return table.rewind(entry.raw)
    if entry.seat is None:
        return table.rule(entry.key, entry.raw)
    return table.submit(entry.seat, entry.key, entry.raw, entry.kind)
