"""Commands about one game: written to a file, read back, told, proved, played by itself."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn

from bot.app.checking import what_breaks
from bot.app.line.kit import Command, OtherDatabase, document, game_ids, new_file, place_of
from bot.base.errors import SetupError
from bot.base.places import Place
from bot.base.text import BASE, DEFAULT, Catalogue, Voice
from bot.store.opening import open_store, read_game
from bot.store.store import new_id
from games.catalog import GAMES
from games.kernel.choice import is_dict
from games.kernel.minds import LEVELS


def export_game(
    game: Annotated[str, typer.Argument(help="The id of the game.")],
    file: Annotated[Path, typer.Argument(help="Where to write it; all its secrets are in it, but for --seat.")],
    seat: Annotated[str | None, typer.Option(help="Only what this seat sees: diamond, triangle...")] = None,
    database: OtherDatabase = None,
) -> None:
    """Write one game to a file: whole, or what one seat sees of it."""
    document = read_game(place_of(database), game)
    if seat is not None:
        from bot.app import reading  # noqa: PLC0415 - the other commands do without

        document = reading.seen_by(document, seat)
    with new_file(file) as target:
        target.write_text(json.dumps(document, ensure_ascii=False, indent=1), encoding="utf-8")
    secrets = "all secrets of the game" if seat is None else f"what {seat} may know"
    typer.echo(f"{game}: written to {file}. It holds {secrets}.")


def import_game(
    file: Annotated[Path, typer.Argument(help="A file written by `byrsa export`.")], database: OtherDatabase = None
) -> None:
    """Add an exported game under a new id. If it was in play, it is held until the host resumes it."""
    game = asyncio.run(_import(place_of(database), document(file)))
    typer.echo(f"{game}: added.")


async def _import(place: Place, written: Any) -> str:
    store = await open_store(place)
    game = new_id()
    try:
        await store.restore(_known(written), game, datetime.now(UTC))
        row = await store.find_game(game)
        trouble = await what_breaks(store, row) if row and row.status == "held" else None
    finally:
        await store.close()
    if trouble:
        typer.echo(f"{game}: {trouble}", err=True)
    return game


def _known(written: Any) -> Any:
    """A document, if it is of a game that this program knows; whatever else it holds, the store looks at."""
    kind = written.get("game", {}).get("kind") if is_dict(written) and is_dict(written.get("game")) else ""
    if isinstance(kind, str) and kind and kind not in GAMES:
        raise SetupError("This Byrsa does not know the game of that file. Install the one it was exported with.")
    return written


def transcript(
    source: Annotated[str, typer.Argument(help="A file written by `byrsa export`, or the id of a game.")],
    seat: Annotated[str | None, typer.Option(help="As this seat saw it: diamond, triangle...")] = None,
    out: Annotated[Path | None, typer.Option(help="Where to write it; else it is printed.")] = None,
    reasons: Annotated[  # noqa: FBT002 - a flag
        bool, typer.Option("--reasons", help="Also why computer players did what they did; it tells what is hidden.")
    ] = False,
    level: Annotated[
        str, typer.Option(help="With --reasons: of all seats, as if each had been played so: easy, fair, hard.")
    ] = "",
    database: OtherDatabase = None,
) -> None:
    """The story of a game as Markdown, turn by turn: what everybody knows, or what one seat knew."""
    from bot.app import reading  # noqa: PLC0415 - the other commands do without

    file = Path(source)
    found = document(file) if file.is_file() else read_game(place_of(database), source)
    story = reading.story(found, seat, reasons=reasons, level=level)
    if out is None:
        typer.echo(story, nl=False)
        return
    with new_file(out) as target:
        target.write_text(story, encoding="utf-8")
    typer.echo(f"Written to {out}.")


def replay(
    source: Annotated[str, typer.Argument(help="A file written by `byrsa export`, or the id of a game.")],
    html: Annotated[bool, typer.Option("--html", help="As a page; there is no other form yet.")] = True,  # noqa: ARG001, FBT002 - a flag
    out: Annotated[Path | None, typer.Option(help="Where to write it; else here, as .html.")] = None,
    language: Annotated[str, typer.Option(help="In which language: en, de.")] = DEFAULT,
    database: OtherDatabase = None,
) -> None:
    """A game as one page to be sent to a friend: boards, what all were told, votes, curves, dice; nothing hidden."""
    from bot.app.replay import program  # noqa: PLC0415 - the other commands do without

    file = Path(source)
    found = document(file) if file.is_file() else read_game(place_of(database), source)
    with Progress(SpinnerColumn(), "{task.description}", console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task("Reading", total=None)
        page = program.page(found, language, lambda turn, phase: shown.update(bar, description=f"Turn {turn}, {phase}"))
    wanted = out or Path(f"{file.stem}.html")
    with new_file(wanted) as target:
        target.write_text(page, encoding="utf-8")
    typer.echo(f"Written to {wanted}: {len(page.encode()) / 2**20:.1f} MB.")


def verify(file: Annotated[Path, typer.Argument(help="A game that is over, written by `byrsa export`.")]) -> None:
    """Check an exported game from the file alone: the promised dice, the deal, every move. 1: something is wrong."""
    from bot.services.records import fair  # noqa: PLC0415 - the other commands do without

    found, voice = fair.verify(document(file)), Voice(Catalogue(BASE))
    for finding in found:
        typer.echo(finding.say(voice))
    raise typer.Exit(1 if any(finding.holds == "NO" for finding in found) else 0)


def demo(  # noqa: PLR0913, PLR0917 - one for each option of the command
    game: Annotated[
        str, typer.Argument(help="The id of the game; the first there is, if it is not said.", autocompletion=game_ids)
    ] = "",
    out: Annotated[Path | None, typer.Option(help="A folder for the story and the boards; new, or empty.")] = None,
    seats: Annotated[int, typer.Option(help="How many people play.", min=1)] = 4,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: scenario=late.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed is the same game.")] = "1",
    turns: Annotated[int | None, typer.Option(help="Leave the game after so many turns.", min=1)] = None,
    level: Annotated[
        str,
        typer.Option(
            help="How well all play: easy, fair, hard; where the game has no such level, as well as they can."
        ),
    ] = LEVELS[-1],
    scenes: Annotated[bool, typer.Option("--scenes", help="List the scenes of the game.")] = False,  # noqa: FBT002 - a flag
    scene: Annotated[str, typer.Option(help="Tell one of them here, line by line as its log does.")] = "",
) -> None:
    """Play a whole game on a local Discord by itself, and write its story: channel, log, inboxes, boards."""
    from bot.app import wishes  # noqa: PLC0415 - as above
    from bot.app.demo import play  # noqa: PLC0415 - as above
    from bot.app.demo import scenes as short  # noqa: PLC0415 - as above

    if scenes or scene:
        for line in short.told(short.scene_of(game, scene)) if scene else short.listed(game):
            typer.echo(line)
        return
    if out is None:
        raise SetupError("--out says where the story is to be written; --scenes lists what is told here.")
    wish = play.Wish(seats, dict(wishes.split(option or ())), seed, turns, game or play.shown()[0], level)
    played = play.main(out, wish)
    for awkward in played.awkward:
        typer.echo(f"Could not be said on a card: {awkward}", err=True)
    typer.echo(f"{played.answers} answers, turn {played.turns}: the story begins in {out / 'index.md'}.")


COMMANDS: Final = (
    Command(export_game, ["byrsa export abc234 game.json", "byrsa export abc234 mine.json --seat diamond"], "export"),
    Command(import_game, ["byrsa import game.json", "byrsa import game.json --database copy.db"], "import"),
    Command(
        transcript,
        [
            "byrsa transcript abc234",
            "byrsa transcript game.json --seat diamond --out story.md",
            "byrsa transcript game.json --reasons",
        ],
    ),
    Command(replay, ["byrsa replay game.json --html", "byrsa replay abc234 --html --out hill.html --language de"]),
    Command(verify, ["byrsa verify game.json"]),
    Command(
        demo,
        [
            "byrsa demo --out story",
            "byrsa demo --out story --seats 3 --option scenario=late",
            "byrsa demo grand --scenes",
            "byrsa demo grand --scene peace",
        ],
    ),
)
