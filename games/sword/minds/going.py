"""A table at which everybody thinks for himself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from games.kernel import Outcome, Posted, Raw, Seat
from games.kernel.table import Table
from games.sword.minds.player import Player

Seen = tuple[str, str]


class Answer(NamedTuple):
    """What a seat said to which open decision."""

    seat: Seat
    key: str
    raw: Raw


@dataclass(slots=True)
class Round:
    """Asks one after the other: first what nobody waits for, each once as it stands, then what is waited for."""

    table: Table[Any]
    players: Mapping[Seat, Player]
    seen: set[Seen] = field(default_factory=set[Seen])
    """What nobody waits for and has been looked at, by ref and rev."""

    def next(self) -> Answer | None:
        """The next answer; None: nobody who thinks is waited for."""
        return next(self._answers(), None)

    def _answers(self) -> Iterator[Answer]:
        for posted in self._open():
            decision = posted.decision
            raw = self.players[decision.seat].answer(decision, partial(self._seen_by, decision.seat))
            if raw is not None:
                yield Answer(decision.seat, decision.key, raw)

    def _seen_by(self, seat: Seat) -> Any:
        return self.table.view(seat)

    def _open(self) -> Iterator[Posted]:
        mine = [one for one in self.table.open.values() if one.decision.seat in self.players]
        for one in mine:
            if not one.decision.awaited and (one.ref, one.rev) not in self.seen:
                self.seen.add((one.ref, one.rev))
                yield one
        yield from (one for one in mine if one.decision.awaited)


def play(table: Table[Any], players: Mapping[Seat, Player]) -> Iterator[tuple[Answer, Outcome]]:
    """Play until the game is over, or waits for seats without a player."""
    going = Round(table, players)
    while not table.over and (said := going.next()):
        yield said, table.submit(*said)
