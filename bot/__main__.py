"""The command line: `byrsa`, or `python -m bot`."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import sleep
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from bot.base import log, loop, settings
from bot.base.errors import BotError, Diverged, SetupError, StoreError, StoreFailed, TurnedAway
from bot.base.text import BASE, Catalogue, Voice
from bot.base.version import VERSION
from bot.services.clock.hours import Pace
from bot.store import sqlite_copy
from bot.store.sqlite import inspect, open_store, read_game
from bot.store.sqlite_lease import pulse
from bot.store.store import GameRow, Store, new_id
from games import playout as playouts
from games.catalog import GAMES
from games.kernel import Table

app = typer.Typer(
    name="byrsa",
    help="A referee for political board games on Discord.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

OtherDatabase = Annotated[Path | None, typer.Option("--database", help="Another file than BYRSA_DATABASE.")]
BAD_INPUT = 2
INTERRUPTED = 130
CUT_OFF = {
    "ban": "Discord keeps it, or its address, out. That ends by itself; look for other programs at this address.",
    "token": "Discord refuses its token. Copy it again from the bot's page, set DISCORD_TOKEN, and start the bot anew.",
    "down": "Discord fails at what it sends. That ends by itself.",
    "network": "nothing on Discord's side answers. Check the network.",
    "gateway": "it has not been on Discord. Check the network, and the log.",
}


def main() -> None:
    """Run one command. What the user can put right is one line on standard error and exit code 2."""
    sys.exit(_run(sys.argv[1:]))


@app.command()
def run() -> None:
    """Run the bot: on Discord, or on DISCORD_ENDPOINT."""
    chosen = settings.read()
    log.configure(chosen.log_level, chosen.log_form)
    _ = chosen.token
    from bot.app.serve import serve  # noqa: PLC0415 - the other commands do without discord.py, which is slow to load

    loop.run(serve(chosen))


@app.command()
def playground(
    port: Annotated[int, typer.Option(help="Where the page is shown.", min=1, max=65535)] = 8010,
    people: Annotated[int, typer.Option(help="How many people there are to be.", min=1, max=12)] = 4,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget what was played here before.")] = False,  # noqa: FBT002 - a flag
    at: Annotated[
        str, typer.Option(help="Begin a game at a preset: veto; `byrsa sit GAME --presets` lists them.")
    ] = "",
    person: Annotated[str, typer.Option("--as", help="Who sits there where there is something to do: elissa.")] = "",
    reload: Annotated[bool, typer.Option("--reload", help="Start anew whenever the source changes.")] = False,  # noqa: FBT002
) -> None:
    """Play in the browser: several people, one bot, no Discord account."""
    if reload:
        from bot.app import reloading  # noqa: PLC0415 - as above

        again = ["playground", "--port", str(port), "--people", str(people)]
        begun = [*(["--fresh"] if fresh else []), *(["--at", at] if at else []), *(["--as", person] if person else [])]
        raise typer.Exit(reloading.main([*again, *begun], again))
    from bot.app import playground as page  # noqa: PLC0415 - as above

    page.main(port=port, people=people, fresh=fresh, at=at, person=person)


@app.command()
def sit(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Annotated[str, typer.Argument(help="The id of the game: sample.")],
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


@app.command()
def rule(clause: Annotated[str, typer.Argument(help="RC-9.0.15, 9.0.15, or a decision point: RC-DP31.")]) -> None:
    """Where a clause of the rules is printed, programmed and proved. For whoever works on a game."""
    from bot.app.finding import shown  # noqa: PLC0415 - as above

    shown.rule(clause)


@app.command()
def card(name: Annotated[str, typer.Argument(help="The id of a card, or a part of its name.")]) -> None:
    """The row of a card, its texts, the code of what it does, its tests. For whoever works on a game."""
    from bot.app.finding import shown  # noqa: PLC0415 - as above

    shown.card(name)


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(help="Its id, in small letters: amber.")],
    title: Annotated[str, typer.Option(help="What it is called: The Amber Way.")] = "",
) -> None:
    """Add a game to this checkout: a copy of The Salt Road with its words, data and tests, to be changed."""
    from bot.app import new_game as making  # noqa: PLC0415 - as above

    for file in making.main(name, title):
        typer.echo(file)
    typer.echo(f"Now: byrsa sit {name}, and read docs/add-a-game.md.")


@app.command()
def demo(
    out: Annotated[Path, typer.Option(help="A folder for the story and the boards; new, or empty.")],
    game: Annotated[str, typer.Argument(help="The id of the game; the first there is, if it is not said.")] = "",
    seats: Annotated[int, typer.Option(help="How many people play.", min=1)] = 4,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: scenario=late.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed is the same game.")] = "1",
    turns: Annotated[int | None, typer.Option(help="Leave the game after so many turns.", min=1)] = None,
) -> None:
    """Play a whole game on a local Discord by itself, and write its story: channel, log, inboxes, boards."""
    from bot.app import wishes  # noqa: PLC0415 - as above
    from bot.app.demo import play  # noqa: PLC0415 - as above

    wish = play.Wish(seats, dict(wishes.split(option or ())), seed, turns, game or play.shown()[0])
    played = play.main(out, wish)
    for awkward in played.awkward:
        typer.echo(f"Could not be said on a card: {awkward}", err=True)
    typer.echo(f"{played.answers} answers, turn {played.turns}: the story begins in {out / 'index.md'}.")


@app.command()
def pace(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Annotated[str, typer.Argument(help="The id of the game: sample.")],
    seats: Annotated[str, typer.Option(help="How many people play; `all`: each number the game allows.")] = "",
    people: Annotated[str, typer.Option(help="keen, normal, slow, or all.")] = "all",
    pace: Annotated[list[Pace] | None, typer.Option(help="How long windows are; may be repeated.")] = None,
    adoption: Annotated[
        list[int] | None, typer.Option(help="How many of 100 seats use plans; may be repeated.", min=0, max=100)
    ] = None,
    literal: Annotated[bool, typer.Option("--literal", help="Nothing is asked ahead.")] = False,  # noqa: FBT002 - a flag
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game: scenario=late; of several values each is measured.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games for each kind of table.", min=1)] = 8,
    samples: Annotated[int, typer.Option(help="How often each is played, people coming at other times.", min=1)] = 2,
    first: Annotated[int, typer.Option(help="The number of the first game: the same number is the same game.")] = 1,
    jobs: Annotated[int, typer.Option(help="Games at the same time; 0: as many as there are cores.", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,  # noqa: FBT002
    plot: Annotated[Path | None, typer.Option(help="A file for a picture, PNG.")] = None,
    write: Annotated[bool, typer.Option("--write", help="Write the data of the lobby's forecast.")] = False,  # noqa: FBT002
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
        jobs=jobs or os.cpu_count() or 1,
    )
    raise typer.Exit(program.main(wish, program.Out(as_json, plot, write)))


@app.command()
def check(database: OtherDatabase = None) -> None:
    """Replay the current step of every game in a copy, and print what would diverge."""
    path = _database(database)
    inspect(path, create=False)
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.db"
        sqlite_copy.copy(path, copied, lambda _, __: None)
        broken = asyncio.run(_check(copied))
    raise typer.Exit(1 if broken else 0)


@app.command(name="export")
def export_game(
    game: Annotated[str, typer.Argument(help="The id of the game.")],
    file: Annotated[Path, typer.Argument(help="Where to write it; all its secrets are in it, but for --seat.")],
    seat: Annotated[str | None, typer.Option(help="Only what this seat sees: diamond, triangle...")] = None,
    database: OtherDatabase = None,
) -> None:
    """Write one game to a file: whole, or what one seat sees of it."""
    document = read_game(_database(database), game)
    if seat is not None:
        from bot.app import reading  # noqa: PLC0415 - the other commands do without

        document = reading.seen_by(document, seat)
    with _new_file(file) as target:
        target.write_text(json.dumps(document, ensure_ascii=False, indent=1), encoding="utf-8")
    secrets = "all secrets of the game" if seat is None else f"what {seat} may know"
    typer.echo(f"{game}: written to {file}. It holds {secrets}.")


@app.command()
def transcript(
    source: Annotated[str, typer.Argument(help="A file written by `byrsa export`, or the id of a game.")],
    seat: Annotated[str | None, typer.Option(help="As this seat saw it: diamond, triangle...")] = None,
    out: Annotated[Path | None, typer.Option(help="Where to write it; else it is printed.")] = None,
    database: OtherDatabase = None,
) -> None:
    """The story of a game as Markdown, turn by turn: what everybody knows, or what one seat knew."""
    from bot.app import reading  # noqa: PLC0415 - the other commands do without

    file = Path(source)
    document = _document(file) if file.is_file() else read_game(_database(database), source)
    story = reading.story(document, seat)
    if out is None:
        typer.echo(story, nl=False)
        return
    with _new_file(out) as target:
        target.write_text(story, encoding="utf-8")
    typer.echo(f"Written to {out}.")


@app.command(name="import")
def import_game(
    file: Annotated[Path, typer.Argument(help="A file written by `byrsa export`.")], database: OtherDatabase = None
) -> None:
    """Add an exported game under a new id. If it was in play, it is held until the host resumes it."""
    game = asyncio.run(_import(_database(database), _document(file)))
    typer.echo(f"{game}: added.")


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A game that is over, written by `byrsa export`.")]) -> None:
    """Check an exported game from the file alone: the promised dice, the deal, every move. 1: something is wrong."""
    from bot.services.records import fair  # noqa: PLC0415 - the other commands do without

    found, voice = fair.verify(_document(file)), Voice(Catalogue(BASE))
    for finding in found:
        typer.echo(finding.say(voice))
    raise typer.Exit(1 if any(finding.holds == "NO" for finding in found) else 0)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The copy; must not exist yet.")], database: OtherDatabase = None
) -> None:
    """Copy the database, while the bot runs if need be."""
    path = _database(database)
    inspect(path, create=False)
    with _new_file(file) as target, Progress(console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task("Copying")
        sqlite_copy.copy(path, target, lambda done, total: shown.update(bar, completed=done, total=total))
    typer.echo(f"{path} copied to {file}.")


@app.command()
def alive(database: OtherDatabase = None) -> None:
    """Whether a bot runs on the database, and all is well with it; 1: none does, it hangs, cannot write or be heard."""
    well, said = _pulse(_database(database), datetime.now(UTC))
    typer.echo(said)
    if not well:
        raise typer.Exit(1)


def _utc(when: datetime) -> str:
    return f"{when:%Y-%m-%d %H:%M:%S} UTC"


@app.command()
def migrate(database: OtherDatabase = None) -> None:
    """Bring the tables of the database up to date; `run` does so too."""
    path = _database(database)
    found = inspect(path, create=False)
    if found.version == found.newest:
        typer.echo(f"{path} is up to date (tables {found.version}).")
        return
    asyncio.run(_migrate(path))
    typer.echo(f"{path}: tables {found.version} brought to {found.newest}.")


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []})
def playout(context: typer.Context) -> None:
    """Play random games to find what breaks: `byrsa playout sample --games 20 --seats 4 --seed 1 --json`.

    With `--players sensible`, `random` or `mixed` players sit in the chairs, and what came of it is told.
    """
    if "--players" not in context.args:
        raise typer.Exit(playouts.main(context.args))
    from bot.app import simulations  # noqa: PLC0415 - as above

    raise typer.Exit(simulations.main(context.args))


@app.command()
def version() -> None:
    """Print the version."""
    typer.echo(f"Byrsa {VERSION}")


def _pulse(path: Path, now: datetime) -> tuple[bool, str]:
    """Whether all is well with the bot on a database, and the sentence that says so."""
    try:
        beat = pulse(path)
    except StoreFailed as error:
        return False, f"{path} cannot be read now, by the bot as little as by anybody: {error}."
    if beat is None:
        return False, f"No bot runs on {path}."
    if not beat.beats(now):
        hangs = "It hangs, or cannot write there: a full disk, or another program that holds the file."
        return False, f"The bot on {path} was last heard of at {_utc(beat.heard)}. {hangs}"
    if off := beat.cut_off(now):
        why = f"since {_utc(off.since)} {CUT_OFF.get(off.cause, CUT_OFF['gateway'])}"
        return False, f"A bot runs on {path}, but {why} Nothing is lost; messages waiting: {beat.unsent}."
    given_up = f" Messages given up in the last week: {beat.lost}; the log says why." if beat.lost else ""
    return True, f"A bot runs on {path}.{given_up}"


def _run(arguments: list[str]) -> int:
    try:
        code: Any = app(arguments or ["--help"], prog_name="byrsa", standalone_mode=False)
    except typer.TyperException as error:
        return _refuse(f"{error.format_message()} `byrsa --help` says what there is.")
    except TurnedAway as error:
        return _wait_and_end(error)
    except (SetupError, StoreError) as error:
        return _refuse(str(error))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return _refuse("The port is in use. Stop the other program, or choose another with --port.")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _wait_and_end(error: TurnedAway) -> int:
    """Whatever starts the program again at once, as a container does, does not knock at once."""
    code = _refuse(f"{error} The program ends in {error.pause:.0f} seconds." if error.pause else str(error))
    sleep(error.pause)
    return code


def _refuse(why: str) -> int:
    typer.echo(f"byrsa: {' '.join(why.split())}", err=True)
    return BAD_INPUT


def _database(given: Path | None) -> Path:
    return given or settings.read().database


def _document(file: Path) -> Any:
    """What `byrsa export` has written."""
    try:
        return json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SetupError(f"{file} cannot be read ({error.strerror}).") from None
    except ValueError:
        raise SetupError(f"{file} is not a game exported by Byrsa. Make one with `byrsa export`.") from None


@contextmanager
def _new_file(file: Path) -> Generator[Path]:
    """A file beside the wanted one, which takes its name when it is whole; readable by this user only."""
    if file.exists():
        raise SetupError(f"{file} exists already. Choose another name, or move it away.")
    if not file.parent.is_dir():
        raise SetupError(f"The directory {file.parent} does not exist. Make it, or choose another.")
    part = file.with_name(f".{file.name}.{new_id()}")
    try:
        part.touch(mode=0o600)
        yield part
        os.link(part, file)
    except FileExistsError:
        raise SetupError(f"{file} exists already. Choose another name, or move it away.") from None
    except OSError as error:
        raise SetupError(f"{file} cannot be written ({error.strerror}). Choose another place.") from None
    finally:
        part.unlink(missing_ok=True)


async def _check(path: Path) -> int:
    """How many games would not go on."""
    store = await open_store(path, create=False)
    try:
        rows = await store.games(status=("playing", "held"))
        found: list[tuple[GameRow, str | None]] = []
        with Progress(console=Console(stderr=True), transient=True) as shown:
            for row in shown.track(rows, description="Replaying"):
                found.append((row, await _trouble(store, row)))  # noqa: PERF401 - it is awaited under the bar
    finally:
        await store.close()
    for row, trouble in found:
        typer.echo(f"{row.id} {row.kind} {row.title!r} at {row.head}: {trouble or 'goes on'}")
    broken = sum(trouble is not None for _, trouble in found)
    typer.echo(f"{len(found)} games in play, {broken} would diverge.")
    return broken


async def _trouble(store: Store, row: GameRow) -> str | None:
    """What would go wrong if this program took a game over."""
    game = GAMES.get(row.kind)
    if game is None:
        return f"there is no game {row.kind}"
    try:
        replay = await store.replay(row.id)
        if replay is None:
            return "nothing to replay"
        Table.resume(game, replay.checkpoint, replay.entries, replay.head, compare="all").close()
        lost = await store.unreadable(row.id)
    except Diverged as error:
        return f"would diverge at entry {error.seq}, {error.key}: {error.cause}"
    except BotError as error:
        return f"would break: {error}"
    return f"cannot be read: {', '.join(lost)}" if lost else None


async def _import(path: Path, document: Any) -> str:
    store = await open_store(path)
    game = new_id()
    try:
        await store.restore(document, game, datetime.now(UTC))
        row = await store.find_game(game)
        trouble = await _trouble(store, row) if row and row.status == "held" else None
    finally:
        await store.close()
    if trouble:
        typer.echo(f"{game}: {trouble}", err=True)
    return game


async def _migrate(path: Path) -> None:
    await (await open_store(path, create=False)).close()


if __name__ == "__main__":
    main()
