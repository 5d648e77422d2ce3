"""What The Sword of Rome costs for five: whole games, an answer, a table read from its entries again, a board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from bench.figures import Figure, compared, cpu_ms, middle, spin
from games.kernel import Setup, Table, chairs
from games.playout import LIMIT, choose, playout
from games.sword import GAME
from games.sword.minds import SensiblePlayer, play
from games.sword.seen.view import view
from games.sword.state import Sword
from rendering.draw import draw
from rendering.palette import Style
from rendering.sword.board import compose

SEATS = 5
TIMES = 2
ANSWERS = 300
KEPT = 5
STYLE = Style()


def random(seed: int) -> int:
    """Play one game by chance; how many answers that took."""
    return playout(GAME, SEATS, seed, LIMIT).answers


def sensible(seed: int) -> int:
    """The same by players that think."""
    table = begun(f"playout {seed}", marks=False)
    answers = sum(1 for _ in play(table, {seat: SensiblePlayer() for seat in chairs(SEATS)}))
    table.close()
    return answers


def begun(seed: str, *, marks: bool) -> Table[Sword]:
    """A table, laid."""
    return Table.start(GAME, Setup(chairs(SEATS), seed, GAME.options()), marks=marks)[0]


def underway() -> tuple[Table[Sword], list[float]]:
    """A table in its middle turns, some answers after a checkpoint, and the milliseconds of each before."""
    table, pick = begun("bench", marks=True), Random(7)
    took = [cpu_ms(partial(table.submit, *choose(table, pick))) for _ in range(ANSWERS)]
    while len(table.entries) < KEPT and not table.over:
        table.submit(*choose(table, pick))
    return table, took


def resumed(table: Table[Sword]) -> float:
    """Milliseconds to read the last checkpoint and say the answers after it again."""
    again = partial(Table.resume, GAME, table.checkpoint, table.entries, table.head)
    return min(cpu_ms(again) for _ in range(TIMES))


def of(name: str, one: Callable[[int], int], turn: float, goal: str) -> list[Figure]:
    """How long a game is, and its CPU."""
    answers = one(0)  # what is loaded and kept at the first sight, too
    took = min(cpu_ms(partial(one, 0)) for _ in range(TIMES))
    return [Figure(f"{name}_answers", answers), compared(f"{name}_cpu", took, turn, "spin", goal, digits=0)]


def measure() -> list[Figure]:
    """All figures of this game."""
    turn = spin()
    table, took = underway()
    board = compose(view(table.state, None), "board")
    draw(board, STYLE)
    drawn = min(cpu_ms(partial(draw, board, STYLE)) for _ in range(TIMES))
    return [
        *of("random_game", random, turn, "<= 400"),
        *of("sensible_game", sensible, turn, "<= 4000"),
        compared("answer", middle(took), turn, "spin", "<= 2.5"),
        Figure("resume", round(resumed(table), 1), "ms", goal="<= 20"),
        Figure("resume_answers", len(table.entries)),
        compared("board_cpu", drawn, turn, "spin", digits=1),
    ]
