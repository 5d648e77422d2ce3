"""Adopting new consequences: a repaired program makes something else of acts that all stay legal (architecture 8).

The acts of the step that is being played are done again as they are, and get new marks; what they tell now that they
did not tell before is told. Nobody loses an answer. It works only if every one of them is still legal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.base.errors import NotAllowed, TableError
from bot.store.rows import facts, said
from bot.store.store import EventRow, GameRow, Store
from games.kernel import Checkpoint, Entry, Game, Outcome, Telling
from games.kernel.table import Table


@dataclass(frozen=True, slots=True)
class Remarks:
    """What is written of acts that were done again: their new marks, and which of them tell something else."""

    entries: Sequence[Entry] = ()
    retold: Sequence[int] = ()


NO_REMARKS = Remarks()


@dataclass(slots=True)
class Adoption:
    """A table on which the acts since its checkpoint, that of the act `since`, were done again."""

    table: Table[Any]
    since: int
    changed: bool = False
    entries: list[Entry] = field(default_factory=list[Entry])
    retold: list[int] = field(default_factory=list[int])
    tellings: list[Telling] = field(default_factory=list[Telling])
    checkpoint: Checkpoint | None = None

    @property
    def outcome(self) -> Outcome:
        """What all of it comes to."""
        return Outcome(None, self.tellings, [], [], self.checkpoint)

    @property
    def remarks(self) -> Remarks:
        """What is written of it."""
        return Remarks(self.entries, self.retold)

    def again(self, entry: Entry, told: Sequence[EventRow]) -> None:
        """Do one act again; `told`: what it told before. Diverged: it is not legal any more."""
        outcome = self.table.replay(entry, compare=False)
        self.changed |= not self.table.is_as_before(entry, outcome)
        if outcome.entry is not None and outcome.entry.mark != entry.mark:
            self.entries.append(outcome.entry)
        if [_plain(one) for one in outcome.tellings] != [(one.kind, said(one.fields), one.audience) for one in told]:
            self.retold.append(entry.seq)
            self.tellings += outcome.tellings
        self.checkpoint = outcome.checkpoint or self.checkpoint


def _plain(telling: Telling) -> tuple[str, Any, Any]:
    return telling.event.id, facts(telling.event), telling.to


async def adopted(store: Store, games: Mapping[str, Game[Any]], game: GameRow) -> Adoption:
    """All acts since the last checkpoint, done again.

    NotAllowed: one of them is not legal any more, or all come to what they came to before.
    """
    try:
        replay = await store.replay(game.id)
        if replay is None:
            raise NotAllowed("adopt.illegal")
        told = await store.events(game.id, replay.checkpoint.seq)
        done = Adoption(
            Table.resume(games[game.kind], replay.checkpoint, [], replay.checkpoint.seq), replay.checkpoint.seq
        )
        for entry in replay.entries:
            done.again(entry, [event for event in told if event.seq == entry.seq])
    except TableError as error:
        raise NotAllowed("adopt.illegal") from error
    if not done.changed:
        raise NotAllowed("adopt.nothing")
    done.table.head = replay.head + 1
    return done
