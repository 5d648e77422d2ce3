"""Commands for whoever works on a game: sit at a rule, find a clause or card, add a game, play many, measure."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from bot.app.line.kit import Command, game_ids, text_of
from bot.services.clock.hours import Pace
from games import playout as playouts

Game: TypeAlias = Annotated[str, typer.Argument(help="The id of the game: sample.", autocompletion=game_ids)]

# The options of `pace`
Seats: TypeAlias = Annotated[
    str, typer.Option(help="How many people play; from one number to another: 3-7; `all` the game allows.")
]
People: TypeAlias = Annotated[str, typer.Option(help="keen, normal, slow, or all.")]
Paces: TypeAlias = Annotated[list[Pace] | None, typer.Option(help="How long windows are; may be repeated.")]
Adoption: TypeAlias = Annotated[
    list[int] | None, typer.Option(help="How many of 100 seats use plans; may be repeated.", min=0, max=100)
]
Literal: TypeAlias = Annotated[bool, typer.Option("--literal", help="Nothing is asked ahead.")]
Option: TypeAlias = Annotated[
    list[str] | None, typer.Option(help="An option of the game: scenario=late; of several values each is measured.")
]
Games: TypeAlias = Annotated[int, typer.Option(help="How many games for each kind of table.", min=1)]
Samples: TypeAlias = Annotated[int, typer.Option(help="How often each is played, people coming at other times.", min=1)]
First: TypeAlias = Annotated[int, typer.Option(help="The number of the first game: the same number is the same game.")]
Turns: TypeAlias = Annotated[int | None, typer.Option(help="So many, of a game that has no end of its own.", min=1)]
Jobs: TypeAlias = Annotated[int, typer.Option(help="Games at the same time; 0: as many as there are cores.", min=0)]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="The figures as JSON.")]
Plot: TypeAlias = Annotated[Path | None, typer.Option(help="A file for a picture, PNG.")]
Write: TypeAlias = Annotated[bool, typer.Option("--write", help="Write the data of the lobby's forecast.")]


def sit(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Game,
    at: Annotated[str, typer.Option(help="The step to begin at: market. Else the game begins.")] = "",
    preset: Annotated[str, typer.Option(help="A position with a name; --presets lists them.")] = "",
    file: Annotated[Path | None, typer.Option("--with", help="A position in a file, as `save` writes it.")] = None,
    seat: Annotated[str, typer.Option("--as", help="Through whose eyes: diamond, triangle...")] = "",
    seed: Annotated[str, typer.Option(help="Of the dice that are not loaded.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many people play.", min=1)] = None,
    do: Annotated[list[str] | None, typer.Option(help="Do this and end, as if it was typed; may be repeated.")] = None,
    presets: Annotated[bool, typer.Option("--presets", help="List the positions that have a name.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Sit at one rule in the terminal: see, answer, take back, load dice. For whoever works on a game."""
    from bot.app.sitting import program  # noqa: PLC0415 - as above

    if presets:
        typer.echo("\n".join(program.listed(game)))
        return
    wish = program.Wish(game, at, file, preset, seat, seed, seats)
    raise typer.Exit(program.main(wish, do or []))


def rule(clause: Annotated[str, typer.Argument(help="RC-9.0.15, 9.0.15, or a decision point: RC-DP31.")]) -> None:
    """Where a clause of the rules is printed, programmed and proved. For whoever works on a game."""
    from bot.app.finding import shown  # noqa: PLC0415 - as above

    shown.rule(clause)


def card(name: Annotated[str, typer.Argument(help="The id of a card, or a part of its name.")]) -> None:
    """The row of a card, its texts, the code of what it does, its tests. For whoever works on a game."""
    from bot.app.finding import shown  # noqa: PLC0415 - as above

    shown.card(name)


def new_game(
    name: Annotated[str, typer.Argument(help="Its id, in small letters: amber.")],
    title: Annotated[str, typer.Option(help="What it is called: The Amber Way.")] = "",
) -> None:
    """Add a game to this checkout: a copy of The Salt Road with its words, data and tests, to be changed."""
    from bot.app import new_game as making  # noqa: PLC0415 - as above

    for file in making.main(name, title):
        typer.echo(file)
    typer.echo(f"Now: byrsa sit {name}, and read docs/add-a-game.md.")


def pace(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Game,
    seats: Seats = "",
    people: People = "all",
    pace: Paces = None,
    adoption: Adoption = None,
    literal: Literal = False,  # noqa: FBT002 - a flag
    option: Option = None,
    games: Games = 8,
    samples: Samples = 2,
    first: First = 1,
    turns: Turns = None,
    jobs: Jobs = 0,
    as_json: AsJson = False,  # noqa: FBT002
    plot: Plot = None,
    write: Write = False,  # noqa: FBT002
) -> None:
    """Measure how long a game takes: sensible players, and people who sleep, are called, and come when they can."""
    from bot.app import wishes  # noqa: PLC0415 - as above
    from bot.app.pace import measure, program  # noqa: PLC0415 - as above

    wish = measure.Wish(
        game=game,
        seats=measure.seats(game, seats or ("all" if write else "4")),
        people=measure.people(people),
        paces=pace or (measure.TIMED if write else [Pace.STANDARD]),
        adoption=adoption or [100],
        literal=[False, True] if write else [literal],
        options=wishes.split(option or ()),
        games=games,
        samples=samples,
        first=first,
        turns=turns,
        jobs=jobs or os.cpu_count() or 1,
    )
    raise typer.Exit(program.main(wish, program.Out(as_json, plot, write)))


def playout(context: typer.Context) -> None:
    """Play random games to find what breaks: `byrsa playout sample --games 20 --seats 4 --seed 1 --json`.

    With `--players sensible`, `random` or `mixed` players sit in the chairs, and what came of it is told; in some games
    `easy`, `fair` and `hard` ones, and one odd among them: `--odd never-trades`, or three around one: `--turned`.
    """
    if "--players" not in context.args:
        raise typer.Exit(playouts.main(context.args))
    from bot.app import simulations  # noqa: PLC0415 - as above

    raise typer.Exit(simulations.main(context.args))


def adjudicate(
    file: Annotated[str, typer.Argument(help="Cases as JSON: boards and orders; - for standard input.")],
    profile: Annotated[str, typer.Option(help="By which preferences: 1971, modern.")] = "",
    check: Annotated[bool, typer.Option("--check", help="Compare with what the cases expect.")] = False,  # noqa: FBT002 - a flag
) -> None:
    """Judge the orders of each case, one JSON object a line. With --check 1: some came out otherwise than expected."""
    from bot.fronts import ADJUDICATE  # noqa: PLC0415 - as above

    name = "Standard input" if file == "-" else file
    raise typer.Exit(ADJUDICATE(name, text_of(file), profile, check=check))


COMMANDS: Final = (
    Command(sit, ["byrsa sit sample", "byrsa sit sample --presets", "byrsa sit sample --at market --as diamond"]),
    Command(rule, ["byrsa rule RC-9.0.15", "byrsa rule RC-DP31"]),
    Command(card, ["byrsa card veto"]),
    Command(new_game, ['byrsa new-game amber --title "The Amber Way"'], "new-game"),
    Command(pace, ["byrsa pace sample", "byrsa pace sample --seats all --people slow --json"]),
    Command(playout, ["byrsa playout sample --games 20", "byrsa playout sample --seats 4 --json"], handed_on=True),
    Command(adjudicate, ["byrsa adjudicate cases.json", "byrsa adjudicate cases.json --profile modern --check"]),
)
