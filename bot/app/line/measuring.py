"""Commands that play many games: whether one is what it is meant to be, and what its players should weigh."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer

from bot.app.line.kit import Command, game_ids
from bot.app.load.kept import Kept
from bot.base.errors import SetupError
from games import catalog

Game: TypeAlias = Annotated[str, typer.Argument(help="The id of the game.", autocompletion=game_ids)]
Seed: TypeAlias = Annotated[int, typer.Option(help="The number of the first game: the same number is the same game.")]
Jobs: TypeAlias = Annotated[int, typer.Option(help="Games at the same time; 0: as many as there are cores.", min=0)]
FIRST: Final = next(iter(catalog.GAMES))
"""For examples."""
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="The figures as JSON.")]


def goals(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Game,
    games: Annotated[int, typer.Option(help="How many of each series; for chairs more.", min=1)] = 400,
    seed: Seed = 1,
    scenario: Annotated[str, typer.Option(help="Only series of this scenario; `all`: of each.")] = "all",
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


def tune(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Game,
    games: Annotated[int, typer.Option(help="How many at most for a challenger.", min=1)] = 200,
    seed: Seed = 1,
    rounds: Annotated[int, typer.Option(help="How many challengers.", min=1)] = 20,
    weights: Annotated[str, typer.Option(help="Only these, with commas between.")] = "",
    level: Annotated[str, typer.Option(help="Whose weights: easy, fair, hard.")] = "hard",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: name=value.")] = None,
    jobs: Jobs = 0,
    write: Annotated[bool, typer.Option("--write", help="Write what is found into the data of the level.")] = False,  # noqa: FBT002 - a flag
    as_json: AsJson = False,  # noqa: FBT002
) -> None:
    """Search by playing what things should be worth to computer players: the same seed finds the same weights.

    Each round a challenger with a few other weights sits among three incumbents, and takes over if he wins more.
    """
    from bot.app import wishes  # noqa: PLC0415 - the other commands do without

    search = brought(game, "weights to tune", lambda front: front.tune)
    names = [name for name in weights.split(",") if name]
    said = dict(wishes.split(option or ()))
    wishes.options(catalog.GAMES[game], said)
    how = {"options": said, "jobs": jobs or os.cpu_count() or 1, "write": write, "as_json": as_json}
    raise typer.Exit(search(games=games, seed=seed, rounds=rounds, level=level, names=names, **how))


def load(  # noqa: PLR0913, PLR0917 - one for each option of the command
    servers: Annotated[int, typer.Option(help="How many servers.", min=1)] = 3,
    games: Annotated[
        int, typer.Option(help="How many games, of all kinds; one in five stays in the lobby.", min=1)
    ] = 60,
    people: Annotated[int, typer.Option(help="How many people; everybody sits at several games.", min=1)] = 120,
    seconds: Annotated[float, typer.Option(help="How long people press; 0: not at all.", min=0)] = 60,
    presses_a_second: Annotated[float, typer.Option(help="Of all people together.", min=0.1)] = 20,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="Whether Discord's limits are kept.")] = True,  # noqa: FBT002 - a flag
    store: Annotated[
        Kept, typer.Option(help="Where games are kept; postgres: at DATABASE_URL, which is empty.")
    ] = Kept.SQLITE,
    stored: Annotated[int, typer.Option(help="Start with none, a tenth and all of so many games more.", min=0)] = 0,
    seed: Annotated[int, typer.Option(help="Of what people choose.")] = 1,
    processes: Annotated[
        int, typer.Option(help="How many processes of the bot; several want --store postgres.", min=1, max=15)
    ] = 1,
    as_json: AsJson = False,  # noqa: FBT002
    write: Annotated[bool, typer.Option("--write", help="Write the figures into docs/figures.md too.")] = False,  # noqa: FBT002
) -> None:
    """Measure what one bot carries: people at many games press on a local Discord, and the bot is a process of its own.

    1: somebody was not answered, or something failed.
    """
    from bot.app.load import program  # noqa: PLC0415 - the other commands do without
    from bot.app.load.wish import Wish  # noqa: PLC0415 - as above

    wish = Wish(servers, games, people, seconds, presses_a_second, limits, store, stored, seed, processes)
    raise typer.Exit(program.main(wish, program.Out(as_json, write)))


def rehearse(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Annotated[list[str] | None, typer.Option(help="The id of a game; may be repeated. Else all.")] = None,
    seeds: Annotated[int, typer.Option(help="How many plans of faults for each game.", min=1)] = 3,
    seed: Annotated[int, typer.Option(help="Of the first: the same seed is the same plan.")] = 1,
    answers: Annotated[int, typer.Option(help="So many of each game; 0: to its end.", min=0)] = 0,
    where: Annotated[
        list[str] | None,
        typer.Option(
            help="here: a bot in this process; apart: one that is killed; served: here, on the server at DATABASE_URL."
        ),
    ] = None,
    jobs: Jobs = 1,
    keep: Annotated[
        Path | None, typer.Option(help="A file for what is done: called again, it goes on from there.", dir_okay=False)
    ] = None,
    write: Annotated[bool, typer.Option("--write", help="Write the figures into docs/figures.md.")] = False,  # noqa: FBT002 - a flag
    as_json: AsJson = False,  # noqa: FBT002
) -> None:
    """Play games amid faults that are drawn by lot, each beside the same game in peace. 1: one ended otherwise."""
    from bot.app.rehearsal import play, program  # noqa: PLC0415 - the other commands do without

    games, wheres = game or list(catalog.GAMES), where or play.WHERES
    wish = play.Wish(games, range(seed, seed + seeds), answers or None, wheres, jobs or os.cpu_count() or 1)
    kinds = "".join(f" --game {kind}" for kind in game or ())
    command = f"byrsa rehearse{kinds} --seeds {seeds} --seed {seed} --answers {answers}"
    raise typer.Exit(program.main(wish, command, program.Out(as_json, write, keep)))


def brought(game: str, what: str, part: Callable[[Any], Callable[..., int] | None]) -> Callable[..., int]:
    """What a game brings. SetupError: it does not."""
    from bot.fronts import FRONTS  # noqa: PLC0415 - the other commands do without

    able = {kind: found for kind, front in FRONTS.items() if (found := part(front))}
    if game not in able:
        raise SetupError(f"{game} has no {what} yet; {', '.join(able)} has.")
    return able[game]


COMMANDS: Final = (
    Command(
        load,
        [
            "byrsa load --people 300 --games 100 --seconds 600 --presses-a-second 100 --no-limits",
            "byrsa load --seconds 0 --stored 10000 --json",
        ],
    ),
    Command(
        rehearse,
        [f"byrsa rehearse --game {FIRST} --seeds 5", f"byrsa rehearse --game {FIRST} --seeds 1 --seed 7 --answers 40"],
    ),
    Command(
        goals,
        [
            f"byrsa goals {FIRST} --games 60 --quick",
            f"byrsa goals {FIRST} --series 'against *' --games 400 --seed 1001 --json",
        ],
    ),
    Command(
        tune,
        [
            f"byrsa tune {FIRST} --games 200 --rounds 40 --seed 7",
            f"byrsa tune {FIRST} --level fair --option scenario=late --write",
        ],
    ),
)
