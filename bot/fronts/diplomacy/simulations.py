"""What Carthage brings to be simulated: `byrsa playout diplomacy --players sensible --seats 7 --turns 4`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from rich.console import Console

from bot.fronts.simulating import Order, Simulated, names, pairs, plain, rows, seated, series, told
from bot.fronts.simulating import main as simulated
from games.diplomacy import GAME
from games.diplomacy.minds import RandomPlayer, SensiblePlayer
from games.diplomacy.minds.census import Tale, tell
from games.diplomacy.minds.figures import NOTED, figures
from games.diplomacy.minds.going import Thinker
from games.kernel import Seat, Setup, chairs
from rendering import plots

YEARS: Final = 4


def simulate(order: Order) -> Tale:
    """Play one game, of so many years: it has no end of its own (CD-2.3)."""
    setup = Setup(chairs(order.seats), order.seed, GAME.options(), order.turns or YEARS)
    cast: dict[Seat, Thinker] = seated(order, plain(SensiblePlayer, RandomPlayer))
    blank = Tale(order.seed, names(cast), str(order.seats))
    return told(GAME, setup, lambda table: tell(table, cast), blank)


def show(report: Mapping[str, Any]) -> None:
    """Tables on the terminal."""
    console = Console()
    console.print(f"{report['ended']} games, {report['answers']:.0f} answers a game, {report['seconds']} s.")
    console.print(rows("At the end of each year", report["by_year"]))
    if report["errors"]:
        console.print(pairs("What broke", "error", "games", report["errors"]))
    for row in report["tables"]:
        console.print(pairs(f"A game of {row['seats']}", "what", "on average", row))
    console.print(rows("At the end of a game each has", report["by_player"]))


def pictures(report: Mapping[str, Any]) -> Mapping[str, bytes]:
    """One picture for each table that is easier to see than to read."""
    years, tables = report["by_year"], report["tables"]
    over = [row["year"] for row in years]
    return {
        "growth": plots.lines("Provinces ruled, units, railways", over, series(years, "ruled", "units", "lines")),
        "centres": plots.lines("Centres of the strongest", over, series(years, "most centres")),
        **{f"deeds-{row['seats']}": plots.bars("In a game", {what: row[what] for what in NOTED}) for row in tables},
    }


SIMULATED: Final = Simulated(
    game=GAME, simulate=simulate, figures=figures, show=show, pictures=pictures, seats="7", turns=YEARS
)
main = partial(simulated, SIMULATED)
