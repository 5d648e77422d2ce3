"""The last lines of a seat's card: what it answered, and what was answered in its name, since the card was posted.

They are made of the journal, so that no restart loses one, and what was taken back is no longer said.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.base.errors import BotError
from bot.store.store import EntryRow, SeatRow, Store
from bot.surface.kit.answers import told
from bot.surface.kit.cards import in_its_name, receipt
from bot.surface.kit.look import Look
from bot.table.tables import Tables
from games.kernel import Decision, Entry, Seat

LAST = 5
KEPT = 1_000


@dataclass(frozen=True, slots=True)
class Question:
    """What the journal does not tell of an answer: the rule that asked, and what about."""

    kind: str
    about: Mapping[str, str | int]
    clause: str


@dataclass(frozen=True, slots=True)
class Deed:
    """One answer of a seat, and what it answered; None: that cannot be found out any more."""

    entry: Entry
    undone: bool
    asked: Question | None = None


@dataclass(slots=True)
class Receipts:
    """Finds what is said on the cards of seats.

    `asked`: the questions of the latest answers; those of others are looked up in the game as it was then.
    """

    store: Store
    tables: Tables
    asked: OrderedDict[tuple[str, int], Question] = field(default_factory=OrderedDict[tuple[str, int], Question])

    def note(self, game: str, entry: Entry | None, decision: Decision[Any]) -> None:
        """Remember what was answered."""
        if entry is not None:
            self.asked[game, entry.seq] = Question(decision.kind, decision.about, decision.clause)
            if len(self.asked) > KEPT:
                self.asked.popitem(last=False)

    async def of(self, game: str, seat: Seat | None) -> list[Deed]:
        """The answers since the newest card of the seat was posted, but for those of its former holders."""
        stand = await self.store.stand(game)
        held = stand.seats.get(seat) if stand and seat else None
        if seat is None or held is None:
            return []
        rows = await self.store.deeds(game, seat, f"dm:{seat}", "decisions")
        rewinds = {row.entry.seq for row in rows if row.entry.kind == "rewind"}
        return [await self._deed(game, row) for row in rows if _counts(row, held) and row.undone_by not in rewinds]

    async def _deed(self, game: str, row: EntryRow) -> Deed:
        entry, undone = row.entry, row.undone_by is not None
        if entry.kind == "answer" and not undone and (game, entry.seq) not in self.asked:
            await self._look_up(game, entry)
        return Deed(entry, undone, self.asked.get((game, entry.seq)))

    async def _look_up(self, game: str, entry: Entry) -> None:
        """What was asked, from the table as it was before the answer."""
        try:
            table = await self.tables.as_it_was(game, entry.seq - 1)
        except BotError:
            return
        try:
            if posted := table.open.get(entry.key):
                self.note(game, entry, posted.decision)
        finally:
            table.close()


def _counts(row: EntryRow, held: SeatRow) -> bool:
    """Whether the holder of the seat gave an answer, or it was given in his name; of both the latter stay undone."""
    if row.entry.seat != held.seat or row.at < held.since:
        return False
    return row.user == held.user if row.entry.kind == "answer" else row.undone_by is None


def lines(look: Look, deeds: Sequence[Deed]) -> list[str]:
    """What a card says of the last deeds, the newest last; what was done again stands where it was done last."""
    said = dict.fromkeys(line for deed in reversed(deeds) if (line := _line(look, deed)))
    return list(reversed(said))[-LAST:]


def _line(look: Look, deed: Deed) -> str:
    entry, asked = deed.entry, deed.asked
    if deed.undone:
        return look.voice.say("card-undone")
    if entry.kind != "answer":
        return in_its_name(look, entry.kind, entry.key, entry.raw)
    if asked is None:
        return ""
    return receipt(look, asked.kind, asked.about, told(look.voice, asked.kind, entry.raw), asked.clause)
