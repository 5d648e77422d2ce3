"""Whether a game is what it is meant to be: all that its goals need is played, and measured beside them.

Goals are data of the game: series of games, each by the words of `byrsa playout` that play it, and figures of theirs
with the numbers between which they should lie.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field
from rich.console import Console

import data
from bot.fronts.simulating import ALL, Simulated, repeated, rows, watched

PERCENT: Final = "%"
WIDE: Final = 120
Measured = Mapping[str, float]
"""A figure as data: `value`, `low`, `high`, `of`."""


class Series(BaseModel):
    """Games of one kind.

    Attributes:
        plays: the words of `byrsa playout` that play them.
        times: so many times the number that is asked for.
        quick: whether they are played, once that number, where a quick look is enough.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    plays: str
    times: float = 1
    quick: bool = False

    def games(self, asked: int, *, quick: bool) -> int:
        """How many are played."""
        return max(1, round(asked * (min(self.times, 1) if quick else self.times)))


class Goal(BaseModel):
    """A figure, in which series, and between which numbers it should lie, in a unit."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    series: tuple[str, ...] = Field(alias="in")
    figure: str
    unit: str = ""
    low: float | None = Field(None, alias="from")
    high: float | None = Field(None, alias="to")

    @property
    def wish(self) -> str:
        """In words."""
        ends = [f"{one:g}" if one is not None else "" for one in (self.low, self.high)]
        words = "-".join(ends) if all(ends) else f"at least {ends[0]}" if ends[0] else f"at most {ends[1]}"
        return f"{words} {self.unit}".rstrip()

    def holds(self, value: float) -> bool:
        """Whether it is met by so much."""
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def reached(self, low: float, high: float) -> bool:
        """Whether something between these two would meet it."""
        return (self.low is None or high >= self.low) and (self.high is None or low <= self.high)


class Goals(BaseModel):
    """What a game is meant to be."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    series: Mapping[str, Series]
    goals: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be measured: how many games of a series, from which number on, of which scenario, and how."""

    games: int
    seed: int
    scenario: str = ALL
    series: Sequence[str] = ()
    jobs: int = 1
    quick: bool = False
    as_json: bool = False


def read(name: str) -> Goals:
    """The goals of a game: a file below `data/`."""
    return Goals.model_validate_json(data.path(name).read_text(encoding="utf-8"))


# Playing


@dataclass(frozen=True, slots=True)
class Played:
    """A series: the command that plays it, its figures, and how many games did not come to an end."""

    command: str
    figures: Mapping[str, Measured]
    broken: int


def played(own: Simulated, found: Goals, wish: Wish) -> Iterator[tuple[str, Played]]:
    """The series that are asked for, one after the other."""
    for name, series in found.series.items():
        asked = own.parser().parse_args(words(own, series, wish))
        if wanted(name, series, asked.scenario, wish):
            tales = sorted(watched(own, list(own.ordered(asked)), wish.jobs, name), key=lambda tale: tale.seed)
            report = own.figures(tales)
            yield name, Played(repeated(asked), report["measures"], report["games"] - report["ended"])


def words(own: Simulated, series: Series, wish: Wish) -> list[str]:
    """As they are typed behind `byrsa playout`."""
    count = series.games(wish.games, quick=wish.quick)
    return [own.game.id, *series.plays.split(), "--games", str(count), "--seed", str(wish.seed)]


def wanted(name: str, series: Series, scenario: str, wish: Wish) -> bool:
    """Whether it is asked for."""
    named = not wish.series or any(fnmatchcase(name, one) for one in wish.series)
    return named and wish.scenario in (ALL, scenario) and (series.quick or not wish.quick)


# Comparing


def compared(found: Goals, series: Mapping[str, Played]) -> Iterator[dict[str, Any]]:
    """Each figure of each series beside its goal, in the unit of the goal."""
    for goal in found.goals:
        for name in (one for one in series if any(fnmatchcase(one, pattern) for pattern in goal.series)):
            for figure, measured in series[name].figures.items():
                if fnmatchcase(figure, goal.figure):
                    yield row(goal, name, figure, measured)


def row(goal: Goal, series: str, figure: str, measured: Measured) -> dict[str, Any]:
    """One figure beside its goal."""
    factor = 100 if goal.unit == PERCENT else 1
    value, low, high = (round(factor * measured[one], 2) for one in ("value", "low", "high"))
    return {
        "figure": figure,
        "games": series,
        "goal": goal.wish,
        "measured": value,
        "from": low,
        "to": high,
        "of": int(measured["of"]),
        "met": verdict(goal, value, low, high),
    }


def verdict(goal: Goal, value: float, low: float, high: float) -> str:
    """Whether it is met; and whether all that chance leaves open says the same."""
    if goal.holds(value):
        return "surely" if goal.holds(low) and goal.holds(high) else "yes"
    return "no" if goal.reached(low, high) else "surely not"


# The command


def main(own: Simulated, **wishes: Any) -> int:
    """Play, and show; 1: some game did not end. `wishes`: of a `Wish`."""
    wish, found = Wish(**wishes), read(own.goals)
    series = dict(played(own, found, wish))
    table = list(compared(found, series))
    if wish.as_json:
        sys.stdout.write(f"{json.dumps(report(table, series))}\n")
    else:
        show(table, series.values())
    return 1 if any(one.broken for one in series.values()) else 0


def report(table: Sequence[Mapping[str, Any]], series: Mapping[str, Played]) -> dict[str, Any]:
    """All of it as data."""
    return {"goals": table, "series": {name: asdict(one) for name, one in series.items()}}


def show(table: Sequence[Mapping[str, Any]], series: Iterable[Played]) -> None:
    """Tables on the terminal, and the commands that play the same games again."""
    console = Console()
    console.width = max(console.width, WIDE)
    console.print(rows("Goals, and what is measured: 95 % of certainty that it is between these two", table))
    console.print("To play them again:")
    for one in series:
        console.print(f"  {one.command}", soft_wrap=True, highlight=False)
        if one.broken:
            console.print(f"  {one.broken} of these games did not end.")
