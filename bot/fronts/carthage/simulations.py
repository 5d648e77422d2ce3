"""What Carthage brings to be simulated: `byrsa playout carthage --players sensible --games 200`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from rich.console import Console

from bot.fronts import goals, simulating
from bot.fronts import tuning as searching
from bot.fronts.republic import tuning
from bot.fronts.republic.habits import habits
from bot.fronts.republic.simulations import Order, Simulated, drawn, show_course, show_winners
from bot.fronts.simulating import CAST, alone, names, pairs, rows, seated, told
from bot.fronts.tuning import Bout, Tuned
from games.carthage import GAME
from games.carthage.minds.casting import casting
from games.carthage.minds.census import Tale, tell
from games.carthage.minds.figures import figures
from games.carthage.minds.sensible import WAYS
from games.kernel import Setup, chairs
from games.kernel.minds import LEVELS
from rendering import plots

SCENARIOS: Final = ("early", "late", "campaign")
SURE: Final = "95 % of certainty that they are between these two"


def simulate(order: Order) -> Tale:
    """Play one game."""
    wishes = {"scenario": order.scenario, "assassination": order.assassination}
    setup = Setup(chairs(order.seats), order.seed, GAME.options.model_validate(wishes))
    cast = seated(order, casting().made)
    blank = Tale(order.seed, list(setup.seats), names(cast), order.scenario, order.assassination)
    tale = told(GAME, setup, lambda table: tell(table, cast), blank)
    tale.alone = alone(order)
    return tale


def show(report: Mapping[str, Any]) -> None:
    """Tables on the terminal."""
    console = Console()
    show_course(console, report, "Carthage stands")
    console.print(pairs("Victories by place from the first Home Suffete", "place", "share", report["wins_by_place"]))
    show_winners(console, report)
    console.print(rows(f"Figures, with {SURE}", [{"figure": name, **one} for name, one in report["measures"].items()]))
    console.print(rows("Wars: in how many of the games it appears in it is fought, won, lost", list(fates(report))))
    console.print(
        rows("Cards drawn and played; 1: chance", [{"card": name, **row} for name, row in report["cards"].items()])
    )
    console.print(rows("Cards in the Forum", [{"card": name, **row} for name, row in report["seen"].items()]))


def fates(report: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """What became of each War."""
    for war, row in report["wars"].items():
        yield {"war": war, "games": row["fought"]["of"], **{what: one["value"] for what, one in row.items()}}


def pictures(report: Mapping[str, Any]) -> Mapping[str, bytes]:
    """One picture for each table that is easier to see than to read."""
    places_won: Mapping[str, float] = report["wins_by_place"]
    return {
        **drawn(report, ("active", "lost")),
        "places": plots.bars("Victories by place", places_won, mark=1 / max(1, len(places_won))),
        "cards": plots.bars("Victories of who drew it (1: chance)", _lifts(report["cards"]), mark=1),
    }


def _lifts(cards: Mapping[str, Mapping[str, float]], most: int = 12) -> dict[str, float]:
    """The cards that were drawn most."""
    often = sorted(cards, key=lambda name: -cards[name]["draws"])[:most]
    return {name: cards[name]["drew and won"] for name in often}


SIMULATED: Final = Simulated(
    game=GAME,
    scenarios=SCENARIOS,
    simulate=simulate,
    figures=figures,
    show=show,
    pictures=pictures,
    players=(*LEVELS, *CAST),
    odd=casting().odd,
    goals="carthage/goals.json",
    habits=partial(habits, WAYS, "games.carthage.minds", "games.republic.minds"),
)
main = partial(simulating.main, SIMULATED)
compare = partial(goals.main, SIMULATED)


def tried(bout: Bout) -> bool | None:
    """Play a game by which weights are found; whether the challenger wins."""
    return tuning.tried(GAME, casting(), bout)


TUNED: Final = Tuned(
    game=GAME, levels=LEVELS, weights=partial(tuning.weights, casting()), tried=tried, file="carthage/minds.json"
)
tune = partial(searching.main, TUNED)
