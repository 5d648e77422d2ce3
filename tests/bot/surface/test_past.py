"""What a card may tell of: the journal as its reader has lived through it, and nothing from before he sat down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from bot.store.store import EntryRow, EventRow, Recalled, SavedRow, Stand
from bot.surface.kit.receipts import Past, Question, Receipts
from games.kernel import Entry, Seat
from tests.bot.surface.looks import NOW, game_row, seat_rows

ME, OTHER = Seat("diamond"), Seat("circle")
GAME, USER = "abc234", 100


def after(minutes: int) -> datetime:
    return NOW + timedelta(minutes=minutes)


def told(seq: int, *to: Seat) -> EventRow:
    return EventRow(GAME, seq, 0, "sample.Sold", {}, to or None, after(seq))


def entry(seq: int, kind: Any = "answer", user: int | None = USER) -> EntryRow:
    return EntryRow(Entry(seq, kind, ME, f"sample.sell@{ME}", 1, "", sealed=False), after(seq), user, "1")


@dataclass
class Kept:
    """A store that holds what a card is told of; one act a minute."""

    rows: Sequence[EntryRow]
    events_: Sequence[EventRow]
    saved: Sequence[SavedRow] = ()
    posted: int | None = None
    since: datetime = NOW

    async def stand(self, _game: str) -> Stand:
        seats = {seat: replace(row, since=self.since) for seat, row in seat_rows((ME, OTHER)).items()}
        return Stand(game_row("sample"), seats, self.saved, ())

    async def recalled(self, *_: Any) -> Recalled:
        answered = any(row.entry.kind == "answer" for row in self.rows)
        told = [one for one in self.events_ if not answered or one.seq >= self.rows[0].entry.seq]
        return Recalled(self.rows, told, -1 if self.posted is None else self.posted)


async def past(kept: Kept) -> Past:
    store: Any = kept
    tables: Any = None
    receipts = Receipts(store, tables)
    for row in kept.rows:
        receipts.asked[GAME, row.entry.seq] = Question("sample.sell", {})
    return await receipts.past(GAME, ME)


def seqs(events: Sequence[EventRow]) -> list[int]:
    return [one.seq for one in events]


async def test_what_was_told_since_the_last_answer_and_nothing_of_others_ears() -> None:
    found = await past(Kept([entry(2), entry(4)], [told(n) for n in range(6)] + [told(6, OTHER), told(7, ME)]))
    assert ([one.entry.seq for one in found.deeds], found.since) == ([2, 4], 4)
    assert seqs(found.told) == [4, 5, 7]
    assert [seqs(one.told) for one in found.deeds] == [[2], [4]]


async def test_nothing_is_told_from_before_one_sat_down() -> None:
    """He has answered nothing: all the game is looked at, but only what happened since is for him."""
    assert seqs((await past(Kept([], [told(n) for n in range(6)], since=after(3)))).told) == [3, 4, 5]
    found = await past(Kept([entry(2, user=USER + 1), entry(4)], [told(n) for n in range(6)], since=after(3)))
    assert ([one.entry.seq for one in found.deeds], seqs(found.told)) == ([4], [4, 5])


async def test_what_was_answered_before_the_card_came_is_told_until_one_prepares_something() -> None:
    """A card that has just come says what came of the last answer; who has said something since has read it."""
    rows, events = [entry(2), entry(5, "order")], [told(n) for n in range(8)]
    assert [one.entry.seq for one in (await past(Kept(rows, events, posted=3))).deeds] == [2, 5]
    saved = SavedRow(GAME, "r1", ME, "", 1, locked=False, user=USER, at=after(4))
    found = await past(Kept(rows, events, [saved], posted=3))
    assert ([one.entry.seq for one in found.deeds], found.since, seqs(found.told)) == ([5], -1, [4, 5, 6, 7])
    another = SavedRow(GAME, "r1", OTHER, "", 1, locked=False, user=USER + 1, at=after(4))
    assert [one.entry.seq for one in (await past(Kept(rows, events, [another], posted=3))).deeds] == [2, 5]
