"""What Rome brings to be simulated: `byrsa playout rome --players sensible --games 200`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, get_args

from rich.console import Console

from bot.fronts.republic.simulations import Order, Simulated, drawn, show_course, show_winners
from bot.fronts.simulating import main as simulated
from bot.fronts.simulating import names, plain, seated, series, told
from games.kernel import Seat, Setup, chairs
from games.republic.minds.player import Player, RandomPlayer
from games.rome import GAME
from games.rome.components import ERAS
from games.rome.minds import SensiblePlayer
from games.rome.minds.census import Tale, tell
from games.rome.minds.figures import figures
from games.rome.pieces import ADVANCED
from games.rome.seen.view import RomeView
from games.rome.state import Scenario
from rendering import plots

WITHOUT_AUTOMATA: Final = 3


def simulate(order: Order) -> Tale:
    """Play one game."""
    rules = ADVANCED if order.advanced else ()
    wishes = {
        "scenario": order.scenario,
        "assassination": order.assassination,
        **dict.fromkeys(map(option, rules), True),
    }
    setup = Setup(chairs(order.seats), order.seed, GAME.options.model_validate(wishes))
    cast: dict[Seat, Player[RomeView]] = seated(order, plain(SensiblePlayer, RandomPlayer))
    blank = Tale(order.seed, names(cast), order.scenario, list(rules))
    return told(GAME, setup, lambda table: tell(table, cast), blank)


def option(rule: str) -> str:
    """RR-2: the option that switches an Advanced Rule on."""
    return rule.replace("-", "_")


def playable(seats: int, scenario: str) -> bool:
    """RR-4.01.1: with Neutrals only the scenarios of one Era."""
    return seats >= WITHOUT_AUTOMATA or scenario in ERAS


def show(report: Mapping[str, Any]) -> None:
    """Tables on the terminal."""
    console = Console()
    show_course(console, report, "Rome stands")
    show_winners(console, report)


def pictures(report: Mapping[str, Any]) -> Mapping[str, bytes]:
    """One picture for each table that is easier to see than to read."""
    turns = report["by_turn"]
    unrest = plots.lines("Unrest by turn", [row["turn"] for row in turns], series(turns, "unrest"))
    return {**drawn(report, ("active",)), "unrest": unrest}


SIMULATED: Final = Simulated(
    game=GAME,
    scenarios=get_args(Scenario),
    advanced=True,
    simulate=simulate,
    figures=figures,
    show=show,
    pictures=pictures,
    playable=playable,
)
main = partial(simulated, SIMULATED)
