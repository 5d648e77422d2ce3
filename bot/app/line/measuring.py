"""Commands that measure games by playing many of them: whether a game is what it is meant to be."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

import typer

from bot.app.line.kit import Command, game_ids
from bot.base.errors import SetupError

Game: TypeAlias = Annotated[str, typer.Argument(help="The id of the game: carthage.", autocompletion=game_ids)]
Seed: TypeAlias = Annotated[int, typer.Option(help="The number of the first game: the same number is the same game.")]
Jobs: TypeAlias = Annotated[int, typer.Option(help="Games at the same time; 0: as many as there are cores.", min=0)]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="The figures as JSON.")]


def goals(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Game,
    games: Annotated[int, typer.Option(help="How many of each series; for chairs more.", min=1)] = 400,
    seed: Seed = 1,
    scenario: Annotated[str, typer.Option(help="Only series of this scenario: early, late, campaign.")] = "all",
    series: Annotated[list[str] | None, typer.Option(help="Only these, by name: 'against *'; may be repeated.")] = None,
    jobs: Jobs = 0,
    quick: Annotated[bool, typer.Option("--quick", help="Without the series of odd players.")] = False,  # noqa: FBT002 - a flag
    as_json: AsJson = False,  # noqa: FBT002
) -> None:
    """Play all that the goals of a game need, and show each figure beside its goal, with what chance leaves open."""
    compare = brought(game, "goals", lambda front: front.goals)
    cores = jobs or os.cpu_count() or 1
    wish = {"scenario": scenario, "series": series or (), "jobs": cores, "quick": quick, "as_json": as_json}
    raise typer.Exit(compare(games=games, seed=seed, **wish))


def brought(game: str, what: str, part: Callable[[Any], Callable[..., int] | None]) -> Callable[..., int]:
    """What a game brings. SetupError: it does not."""
    from bot.fronts import FRONTS  # noqa: PLC0415 - the other commands do without

    able = {kind: found for kind, front in FRONTS.items() if (found := part(front))}
    if game not in able:
        raise SetupError(f"{game} has no {what} yet; {', '.join(able)} has.")
    return able[game]


COMMANDS: Final = (
    Command(
        goals,
        [
            "byrsa goals carthage --games 60 --quick",
            "byrsa goals carthage --series 'against *' --games 400 --seed 1001 --json",
        ],
    ),
)
