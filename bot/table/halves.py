"""A table of a game that is made of games, read as that of one of its halves: as if that game were played alone.

What is open there bears the keys of that game, its tellings and entries are its own, its view is that of its board.
Nothing can be played on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from bot.base.halves import HALVES, kind_in, seen_in
from games.kernel import Entry, Game, Half, Outcome, Posted, Seat, State, View
from games.kernel.table import Table


@dataclass(frozen=True)
class TableHalf:
    """One half of a table. `name`: which; `state`: its own, inside that of the whole."""

    whole: Table[Any]
    name: str
    half: Half[Any]
    state: State

    @property
    def game(self) -> Game[Any]:
        """The rules of the half, as it is played alone."""
        return self.half.game

    @property
    def head(self) -> int:
        """The highest seq of the whole."""
        return self.whole.head

    @property
    def over(self) -> bool:
        """Whether the whole is over."""
        return self.whole.over

    @property
    def turn(self) -> int:
        """Its own turn."""
        return self.game.turn(self.state)

    @property
    def phase(self) -> str:
        """Its own phase."""
        return self.game.phase(self.state.step)

    @property
    def open(self) -> Mapping[str, Posted]:
        """What it asks now, by its own keys."""
        return self._own(self.whole.open)

    @property
    def literal(self) -> Mapping[str, Posted]:
        """What its rules ask now, by its own keys."""
        return self._own(self.whole.literal)

    @property
    def asks_ahead(self) -> bool:
        """Whether the whole does."""
        return self.whole.asks_ahead

    def view(self, seat: Seat | None) -> View:
        """Its board, as a seat sees it."""
        return seen_in(self.whole.game.id, self.name, self.whole.view(seat))

    def told(self, outcome: Outcome) -> Outcome:
        """What an act did on this board."""
        return replace(
            outcome,
            entry=own_entry(outcome.entry, self.name),
            tellings=[one for one in outcome.tellings if one.half == self.name],
            opened=[one for one in outcome.opened if one.decision.half == self.name],
        )

    def _own(self, asked: Mapping[str, Posted]) -> Mapping[str, Posted]:
        mine = (one for one in asked.values() if one.decision.half == self.name)
        return {one.decision.key.removeprefix(f"{self.name}:"): one for one in mine}


def own_entry(entry: Entry | None, half: str) -> Entry | None:
    """An entry by the key that the half has for it; what another half asked is, to this one, nobody's."""
    if entry is None or entry.seat is None:
        return entry
    mine = kind_in(entry.key)[0] == half
    return replace(entry, key=entry.key.removeprefix(f"{half}:")) if mine else replace(entry, seat=None, key="")


def halves_of(table: Table[Any]) -> Iterator[tuple[str, Table[Any]]]:
    """The games that a table plays beside each other, as far as they have begun, each as a table of its own."""
    for name, half in HALVES.of(table.game.id).items():
        state = half.state(table.state)
        if state is not None:
            yield name, cast("Table[Any]", TableHalf(table, name, half, state))


def told_in(table: Table[Any], outcome: Outcome) -> Outcome:
    """What an act did, to a table that may be that of a half."""
    return table.told(outcome) if isinstance(table, TableHalf) else outcome
