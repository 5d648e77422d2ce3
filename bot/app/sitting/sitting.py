"""Sitting at a rule: a position, what was done since, and the table as it stands."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from games.bench import LOAD, Answer, Bench, Misplaced, Move, Play, Position, Ruled
from games.kernel import Raw, Seat, TableError, Telling
from games.kernel.decision import Decision, Posted
from games.kernel.table import Table
from games.playout import choose

MOST: Final = 5_000  # answers on the way to a step
Chooser: TypeAlias = Callable[[Table[Any]], "tuple[Seat, str, Raw]"]


class Sitting:
    """One developer at one table; he sees all, and looks through the eyes of one seat.

    Attributes:
        start: where it began.
        done: what was done since, a list for each command.
        play: the table.
        seat: whose view is shown; None: the public's.
    """

    def __init__(self, bench: Bench[Any], start: Position) -> None:
        self.bench, self.start = bench, start
        self.done: list[list[Move]] = []
        self.play: Play[Any] = bench.play(start)
        self.seat: Seat | None = Seat(start.seat) if start.seat else self._first()

    def _first(self) -> Seat | None:
        awaited = self.play.awaited()
        return awaited[0].seat if awaited else None

    @property
    def table(self) -> Table[Any]:
        """The table as it stands."""
        return self.play.table

    @property
    def open(self) -> list[Posted]:
        """What may be answered: what is waited for, what is offered to the seat, then to others; counted from 1."""
        return sorted(
            self.table.open.values(), key=lambda one: (not one.decision.awaited, one.decision.seat != self.seat)
        )

    def nth(self, number: int) -> Decision[Any]:
        """The open decision of this number. Misplaced: there is none."""
        if not 0 < number <= len(self.open):
            raise Misplaced(f"There is no decision {number}; {len(self.open)} are open.")
        return self.open[number - 1].decision

    # Playing

    def do(self, move: Move) -> None:
        """Do this. RulesError: nothing has happened; TableError: a rule broke, and the table stands as before."""
        try:
            self.play.do(move)
        except TableError:
            self._rebuild()
            raise
        self.done.append([move])

    def undo(self) -> None:
        """Take back the last command, whatever it revealed. Misplaced: there is none."""
        if not self.done:
            raise Misplaced("Nothing has been done that could be taken back.")
        self.done.pop()
        self._rebuild()

    def _rebuild(self) -> None:
        self.play = self.bench.play(self.start)
        for move in (move for moves in self.done for move in moves):
            self.play.do(move)

    def jump(self, step: str, seed: str) -> int:
        """Answer at random until a step begins: this one, or any of this phase. How many answers that took."""
        pick = random.Random(seed)  # noqa: S311 - a game, not a key
        return self._go(step, lambda table: choose(table, pick))

    def skip(self, step: str) -> int:
        """Let all defaults be taken until a step begins."""
        return self._go(step, default)

    def _go(self, step: str, chosen: Chooser) -> int:
        """Misplaced: there is no such step, or it did not come. TableError: a rule broke; what led there is done."""
        self._check(step)
        moves, told = list[Move](), list[Telling]()
        try:
            for answer in self._on_the_way(step, chosen):
                moves.append(answer)
                told += self.play.tellings
        finally:
            self.done.append(moves)
        self.play.tellings[:] = told
        if not is_of(self.table.state.step, step):
            raise Misplaced(f"{len(moves)} answers on, nothing has been asked in {step} yet. `undo` goes back.")
        return len(moves)

    def _on_the_way(self, step: str, chosen: Chooser) -> Iterator[Answer]:
        """Answers until a step begins: where it is being played already, until it begins again."""
        begun = self.table.state.step
        for _ in range(MOST):
            _, key, raw = chosen(self.table)
            try:
                self.play.submit(key, raw)
            except TableError:
                self._rebuild()
                raise
            yield Answer(key=key, raw=raw)
            now: str = self.table.state.step
            if self.table.over or (now != begun and is_of(now, step)):
                return
            begun = begun if now == begun else ""

    def _check(self, step: str) -> None:
        """Misplaced: the game has no such step or phase."""
        steps = self.bench.rules.steps
        if not any(is_of(one, step) for one in steps):
            raise Misplaced(f"There is no step {step}. There are: {', '.join(steps)}.")
        if self.table.over:
            raise Misplaced("The game is over.")

    # Keeping

    def position(self, about: str = "") -> Position:
        """Where the table stands, as it can be written to a file: the start, and all that was done."""
        moves = [move for moves in self.done for move in moves]
        changed = {"do": (*self.start.do, *moves), "seat": str(self.seat or ""), "about": about or self.start.about}
        return self.start.model_copy(update=changed)


def is_of(step: str, wanted: str) -> bool:
    """Whether a step is the one wanted, or one of the phase wanted."""
    return step == wanted or step.startswith(f"{wanted}.")


def default(table: Table[Any]) -> tuple[Seat, str, Raw]:
    """The default of the first decision that is waited for."""
    one = next(posted.decision for posted in table.open.values() if posted.decision.awaited)
    return one.seat, one.key, one.lapse


def loaded(label: str, numbers: list[int]) -> Ruled:
    """The next dice under a label."""
    return Ruled(rule=LOAD, args={"label": label, "numbers": [*numbers]})
