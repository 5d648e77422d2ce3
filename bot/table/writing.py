"""What an act changes, as the store is told it: journal line, events, deadlines that begin and end."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from bot.base.version import VERSION
from bot.store.store import (
    EntryRow,
    EventRow,
    GameRow,
    Move,
    NoteRow,
    Parcel,
    SavedRow,
    SeatRow,
    Stand,
    Status,
    WindowRow,
)
from bot.table.adopting import NO_REMARKS, Remarks
from bot.table.dice import Mixing
from bot.table.notes import NOTHING, Noted
from games.kernel import Outcome, Posted, Table, Telling


def after(game: GameRow, table: Table[Any]) -> GameRow:
    """The game as it is once the act is written."""
    status: Status = "over" if table.over else "playing"
    return replace(game, head=table.head, version=game.version + 1, status=status, code="", cause="", held_at=None)


@dataclass(frozen=True, slots=True)
class Aside:
    """What goes with an act that is more than an answer.

    `undone_from`: acts from this seq on are taken back by it; `plans`: as they are from then on; `told`: who is told of
    it first; `remarks`: earlier acts that come to something else now; `dice`: how the seed was made, at the start;
    `seated`: who sits down with it; `notes`: what is noted of him.
    """

    undone_from: int | None = None
    told: Sequence[Parcel] = ()
    remarks: Remarks = NO_REMARKS
    dice: Mixing | None = None
    plans: Sequence[SavedRow] = ()
    seated: SeatRow | None = None
    notes: Sequence[NoteRow] = ()


NO_ASIDE = Aside()


@dataclass(frozen=True, slots=True)
class Done:
    """What came of an act: what it did, and what followed at once because it needed nobody."""

    game: GameRow
    outcome: Outcome
    followed: Sequence[Outcome] = ()


@dataclass(frozen=True, slots=True)
class Change:
    """One act on its way to the store.

    `stand` before it, `game` as it will be, `at` by the clock, `said`: in its place after all that was said before,
    `user` who acted, `aside`: what else goes with it, `ended`: saved answers it ends, `beside`: notes that come of it,
    `saves`: answers saved with it, `covered`: questions that it puts off.
    """

    stand: Stand
    game: GameRow
    outcome: Outcome
    at: datetime
    said: datetime
    user: int | None = None
    aside: Aside = NO_ASIDE
    ended: Sequence[str] = ()
    beside: Noted = NOTHING
    saves: Sequence[SavedRow] = ()
    covered: Collection[str] = ()

    @property
    def awaited(self) -> list[Posted]:
        """What opens now and is waited for."""
        return [posted for posted in self.outcome.opened if posted.decision.awaited]

    def move(self, head: int, parcels: Sequence[Parcel], opened: Sequence[WindowRow]) -> Move:
        """The transaction; `head`: what the act was made on; `opened`: the windows of what opens now."""
        entry = self.outcome.entry
        return Move(
            game=self.game.id,
            at=self.at,
            head=head,
            new=self.game.head,
            status=self.game.status,
            undone_from=self.aside.undone_from,
            line=EntryRow(entry, self.said, self.user, VERSION) if entry else None,
            events=[self._event(n, telling) for n, telling in enumerate(self.outcome.tellings)],
            checkpoint=self.outcome.checkpoint,
            opened=opened,
            closed=self._closed(),
            covered=[*self.covered],
            parcels=[*parcels, *self.beside.parcels],
            commitment=self.aside.dice.commitment if self.aside.dice else None,
            notes=[*self.beside.put, *self.aside.notes],
            gone=self.beside.drop,
            saves=self.saves,
            seated=self.aside.seated,
            remarked=[EntryRow(one, self.at, None, VERSION) for one in self.aside.remarks.entries],
            retold=self.aside.remarks.retold,
        )

    def _event(self, n: int, telling: Telling) -> EventRow:
        return EventRow.of(self.game.id, self.game.head, n, telling, self.said)

    def _closed(self) -> list[str]:
        """What is no longer waited for; an answer also ends what was set for it beforehand, under its key."""
        idle = [posted.ref for posted in self.outcome.opened if not posted.decision.awaited]
        entry = self.outcome.entry
        closed = [ref for ref in self.outcome.closed if ref not in self.covered]
        return [*closed, *self.ended, *idle, *([entry.key] if entry and entry.seat else [])]
