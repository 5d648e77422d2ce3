"""What of an act may wait a little, so that what follows it goes along: each wait is a call to Discord less.

Whoever is asked is told at once, and so is what the table talks about: questions, deals, votes, results, notices. What
nobody waits for is not: how many are still waited for, what one holds, the lines of the log.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from bot.store.store import GameRow, Parcel
from bot.surface.posting.plan import plan
from games.kernel import Outcome, Seat
from games.kernel.table import Table

SECONDS: Final[Mapping[str, float]] = {"decisions": 14.0, "turn": 10.0, "log": 15.0}


@dataclass(slots=True)
class Patient:
    """Plans as `plan` does.

    Attributes:
        phases: where each game was last; the card of a new phase is posted at once.
        asked: what was asked in each then; what is only asked on, as others answer, wakes nobody.
    """

    phases: dict[str, tuple[int, str]] = field(default_factory=dict[str, tuple[int, str]])
    asked: dict[str, frozenset[tuple[str, str]]] = field(default_factory=dict[str, frozenset[tuple[str, str]]])

    def __call__(self, game: GameRow, table: Table[Any], outcome: Outcome) -> list[Parcel]:
        """All parcels of one act, the most urgent first."""
        urgent = {f"seat:{seat}" for seat in woken(outcome, self.asked.get(game.id, frozenset()))}
        self.asked[game.id] = frozenset((one.ref, one.rev) for one in table.open.values())
        if self._moved_on(game, table) or table.over:
            urgent.add("public")
        return [waiting(parcel, urgent) for parcel in plan(game, table, outcome)]

    def _moved_on(self, game: GameRow, table: Table[Any]) -> bool:
        """Whether another phase has begun since the last act, as far as that is known."""
        now = table.game.turn(table.state), table.game.phase(table.state.step)
        former, self.phases[game.id] = self.phases.get(game.id), now
        return former != now


def woken(outcome: Outcome, asked: Container[tuple[str, str]] = ()) -> set[Seat]:
    """Who is asked something new, or something else than before; what is asked ahead may propose something else."""
    awaited = [one for one in outcome.opened if one.decision.awaited]
    return {one.decision.seat for one in awaited if one.asking.ahead or (one.ref, one.rev) not in asked}


def waiting(parcel: Parcel, urgent: Container[str]) -> Parcel:
    """A parcel with the time it may wait; cards of the urgent wait for nothing."""
    if parcel.kind in ("turn", "decisions") and parcel.audience in urgent:
        return parcel
    return replace(parcel, patience=SECONDS.get(parcel.kind, 0.0))
