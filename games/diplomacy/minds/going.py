"""A table at which everybody thinks for himself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, Protocol

from games.kernel import Decision, Outcome, Posted, Raw, Seat
from games.kernel.table import Table


class Thinker(Protocol):
    """Whoever answers for a seat (games/diplomacy/minds/player.py)."""

    def answer(self, decision: Decision[Any], look: Any) -> Raw | None:
        """A legal answer to what is waited for."""
        ...


class Answer(NamedTuple):
    """What a seat said to which open decision."""

    seat: Seat
    key: str
    raw: Raw


@dataclass(slots=True)
class Round:
    """Asks one after the other of those who are waited for."""

    table: Table[Any]
    players: Mapping[Seat, Thinker]
    written: set[str] = field(default_factory=set[str])
    """Refs of the sheets that have been written: nobody writes his twice of himself."""

    def next(self) -> Answer | None:
        """The next answer; None: nobody who thinks is waited for."""
        return next(self._answers(), None)

    def _answers(self) -> Iterator[Answer]:
        for posted in self._waiting():
            seat = posted.decision.seat
            raw = self.players[seat].answer(posted.decision, partial(self.table.view, seat))
            self.written.add(posted.ref)
            if raw is not None:
                yield Answer(seat, posted.decision.key, raw)

    def _waiting(self) -> Iterator[Posted]:
        """First who may write though nobody waits for him (CD-S.2), for with the last one who is final it is over."""
        mine = [one for one in self.table.open.values() if one.decision.seat in self.players]
        yield from (one for one in mine if not one.decision.awaited and self._is_sheet(one))
        yield from (one for one in mine if one.decision.awaited)

    def _is_sheet(self, one: Posted) -> bool:
        return one.decision.stays and one.ref not in self.written


def play(table: Table[Any], players: Mapping[Seat, Thinker]) -> Iterator[tuple[Answer, Outcome]]:
    """Play until the game is over, or waits for seats without a player."""
    going = Round(table, players)
    while not table.over and (said := going.next()):
        yield said, table.submit(*said)
