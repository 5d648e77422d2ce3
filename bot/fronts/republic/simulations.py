"""Many games by players that think: `byrsa playout carthage --games 200 --players sensible --jobs 2 --plots DIR`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, product
from typing import Any, Final

from rich.console import Console

from bot.fronts import simulating
from bot.fronts.simulating import ALL, Odd, chosen, odd_of, pairs, rows, series
from rendering import plots

RULES: Final = ("base", "optional")


@dataclass(frozen=True, slots=True)
class Order:
    """One game to be played. `advanced`: with the Advanced Rules, where there are any."""

    number: int
    seats: int
    scenario: str
    cast: str
    assassination: str = "base"
    advanced: bool = False
    odd: Odd | None = None

    @property
    def seed(self) -> str:
        """The seed of its dice: the same order is the same game."""
        return f"simulation {self.number}"


@dataclass(frozen=True, kw_only=True)
class Simulated(simulating.Simulated):
    """What a republic brings to be simulated.

    Attributes:
        scenarios: those there are, the usual one first.
        advanced: whether there are Advanced Rules to be switched on.
        playable: whether so many people may play a scenario.
    """

    scenarios: Sequence[str]
    advanced: bool = False
    playable: Callable[[int, str], bool] = lambda _seats, _scenario: True

    def parser(self) -> argparse.ArgumentParser:
        """The kind of table too."""
        return parser(self)

    def ordered(self, asked: argparse.Namespace) -> Iterator[Order]:
        """Of `all` kinds of tables each in turn."""
        return ordered(self, asked)


def ordered(own: Simulated, asked: argparse.Namespace) -> Iterator[Order]:
    """The games that were asked for; of `all` kinds of tables each in turn."""
    counts = map(int, chosen(asked.seats, map(str, own.game.seats)))
    scenarios, rules = chosen(asked.scenario, own.scenarios), chosen(asked.assassination, RULES)
    able = [one for one in product(counts, scenarios, rules) if own.playable(one[0], one[1])]
    advanced = bool(own.advanced and asked.advanced)
    for number, (seats, scenario, rule) in zip(range(asked.seed, asked.seed + asked.games), cycle(able), strict=False):
        odd = odd_of(asked, number // len(able), seats)
        yield Order(number, seats, scenario, asked.players, rule, advanced, odd)


def parser(own: Simulated) -> argparse.ArgumentParser:
    """What the command line takes: the kind of table too."""
    found = simulating.Simulated.parser(own)
    found.add_argument("--scenario", choices=[*own.scenarios, ALL], default=own.scenarios[0])
    found.add_argument("--assassination", choices=[*RULES, ALL], default=RULES[0], help="which rule")
    if own.advanced:
        found.add_argument("--advanced", action="store_true", help="with all Advanced Rules")
    return found


# The report


def show_course(console: Console, report: Mapping[str, Any], stands: str) -> None:
    """How games went; `stands`: "Carthage stands"."""
    survived = f"{stands} in {100 * report['stands']:.0f} % of {report['ended']} games"
    console.print(f"{survived}, {report['answers']:.0f} answers a game, {report['seconds']} s.")
    console.print(pairs("How games end", "ending", "games", report["endings"]))
    console.print(rows("Kinds of tables", report["tables"]))
    console.print(pairs("Length", "turns", "games", report["turns"]))
    console.print(rows("At the end of each turn", report["by_turn"]))
    console.print(pairs("Victories by chair", "chair", "1: chance", report["wins_by_chair"]))
    console.print(f"The luckiest chair wins {report['chairs_ratio']:g} times as often as the unluckiest.")


def show_winners(console: Console, report: Mapping[str, Any]) -> None:
    """Who won, and by what."""
    console.print(pairs("Victories by player", "player", "share", report["wins_by_player"]))
    console.print(pairs("Who did most of it won", "what", "share", report["elements"]))


def drawn(report: Mapping[str, Any], wars: Sequence[str]) -> dict[str, bytes]:
    """One picture for each table that every republic has; `wars`: what is counted of them each turn."""
    turns = report["by_turn"]
    over = [row["turn"] for row in turns]
    chairs_won: Mapping[str, float] = report["wins_by_chair"]
    return {
        "treasury": plots.lines("State Treasury by turn", over, series(turns, "treasury")),
        "wars": plots.lines("Wars by turn", over, series(turns, *wars)),
        "endings": plots.bars("How games end", report["endings"]),
        "length": plots.bars("Length in turns", {str(turn): count for turn, count in report["turns"].items()}),
        "chairs": plots.bars("Victories by chair", chairs_won, mark=1),
        "elements": plots.bars("Who did most of it won", report["elements"]),
    }
