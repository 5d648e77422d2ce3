"""Whole games of The Republic of Carthage without Discord and without a store: at random, and by players that think."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bench.figures import Figure, compared, cpu_ms, spin
from games.carthage import GAME
from games.carthage.minds import SensiblePlayer
from games.kernel import Setup, Table, chairs
from games.playout import LIMIT, playout
from games.republic.minds.runner import play

SEATS = 6
SEEDS = range(3)
TIMES = 2


def sensible(seed: int) -> int:
    """Play one game to its end; how many answers that took."""
    setup = Setup(chairs(SEATS), f"playout {seed}", GAME.options())
    table, _ = Table.start(GAME, setup, marks=False)
    answers = play(table, {seat: SensiblePlayer() for seat in chairs(SEATS)})
    table.close()
    return answers


def random(seed: int) -> int:
    """The same by chance."""
    return playout(GAME, SEATS, seed, LIMIT).answers


def measure() -> list[Figure]:
    """CPU of one game, which is always the same, and of some more by what they take on the average."""
    turn = spin()
    return [*of("random_game", random, turn, "<= 200"), *of("sensible_game", sensible, turn, "<= 350")]


def of(name: str, one: Callable[[int], int], turn: float, goal: str) -> list[Figure]:
    """The first game, and answers a second of all."""
    answers = [one(seed) for seed in SEEDS]  # what is loaded and kept at the first sight, too
    took = [min(cpu_ms(partial(one, seed)) for _ in range(TIMES)) for seed in SEEDS]
    a_second = Figure(f"{name}s_answers_per_second", round(1000 * sum(answers) / sum(took)), "/s")
    return [
        Figure(f"{name}_answers", answers[0]),
        compared(f"{name}_cpu", took[0], turn, "spin", goal, digits=0),
        a_second,
    ]
