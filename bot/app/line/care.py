"""Commands that look after the database: copied, brought up to date, checked before a release."""

from __future__ import annotations

import asyncio
import tempfile
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from bot.app.backups import note_backup
from bot.app.checking import what_breaks
from bot.app.line.kit import Command, OtherDatabase, new_file, place_of
from bot.base import settings
from bot.base.errors import SetupError
from bot.base.places import Address, Place
from bot.store import opening
from bot.store.moving import move
from bot.store.sqlite_look import copy
from bot.store.store import GameRow


def check(database: OtherDatabase = None) -> None:
    """Replay the current step of every game in a copy, and print what would diverge."""
    found = opening.database(place_of(database))
    found.inspect(create=False)
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.db"
        found.copy(copied)
        broken = asyncio.run(_check(copied))
    raise typer.Exit(1 if broken else 0)


async def _check(path: Path) -> int:
    """How many games would not go on."""
    store = await opening.open_store(path, create=False)
    try:
        rows = await store.games(status=("playing", "held"))
        found: list[tuple[GameRow, str | None]] = []
        with Progress(console=Console(stderr=True), transient=True) as shown:
            for row in shown.track(rows, description="Replaying"):
                found.append((row, await what_breaks(store, row)))  # noqa: PERF401 - it is awaited under the bar
    finally:
        await store.close()
    for row, trouble in found:
        typer.echo(f"{row.id} {row.kind} {row.title!r} at {row.head}: {trouble or 'goes on'}")
    broken = sum(trouble is not None for _, trouble in found)
    typer.echo(f"{len(found)} games in play, {broken} would diverge.")
    return broken


def backup(
    file: Annotated[Path, typer.Argument(help="The copy; must not exist yet.")], database: OtherDatabase = None
) -> None:
    """Copy the file of the database, while the bot runs if need be, and read the copy to its last page."""
    path = place_of(database)
    if isinstance(path, Address):
        raise SetupError(f"{path} is no file. Make a backup with pg_dump, which can do so while the bot runs.")
    opening.database(path).inspect(create=False)
    now = datetime.now(UTC)
    with new_file(file) as target, Progress(console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task("Copying")
        copy(path, target, lambda done, total: shown.update(bar, completed=done, total=total))
        games = _counted(target)
    note_backup(path, file, games, now)
    typer.echo(f"{path} copied to {file}: {games} games; every page of the copy was read again.")


def _counted(copied: Path) -> int:
    """How many games a copy holds. SetupError: it is not whole."""
    if against := opening.database(copied).complaints():
        raise SetupError(f"The copy is damaged ({'; '.join(against)}) and was thrown away. See: byrsa doctor --offline")
    with opening.database(copied).looked_at() as db:
        games: int = db.execute("SELECT count(*) FROM game").fetchone()[0]
    return games


class Work(StrEnum):
    """What is done with a whole database."""

    COPY = "copy"


def db(
    work: Annotated[Work, typer.Argument(help="All of one database is copied to another, and compared there.")],  # noqa: ARG001 - there is only one
    source: Annotated[str | None, typer.Option("--from", help="Another than BYRSA_DATABASE.")] = None,
    target: Annotated[str | None, typer.Option("--to", help="Another than DATABASE_URL.")] = None,
) -> None:
    """Take an installation from one database to another: from the file to PostgreSQL, or back. No bot may run."""
    chosen = settings.read()
    here, there = place_of(source) if source else chosen.database, place_of(target) if target else chosen.database_url
    if there is None:
        raise SetupError("Whither? Set DATABASE_URL to a new database of a PostgreSQL server, or say --to.")
    with Progress(console=Console(stderr=True), transient=True) as shown:
        bar = shown.add_task("Copying")
        count = move(
            opening.database(here),
            opening.database(there),
            lambda done, total: shown.update(bar, completed=done, total=total),
        )
    typer.echo(f"{here} copied to {there}: {count} rows, each of them compared. The next start is to use that one.")


def restore(
    file: Annotated[Path | None, typer.Argument(help="A backup; without it the database itself goes back.")] = None,
    until: Annotated[str, typer.Option(help="How it was then: 2026-11-20T12:00, in UTC.")] = "",
    game: Annotated[str, typer.Option(help="Only this game; all others stay as they are.")] = "",
    verify: Annotated[bool, typer.Option(help="Stop if a game would not go on.")] = True,  # noqa: FBT002 - a flag
    moved: Annotated[  # noqa: FBT002
        bool, typer.Option("--moved", help="Nothing has happened since the backup: nobody is told, no game goes back.")
    ] = False,
    database: OtherDatabase = None,
) -> None:
    """Put a backup, or an earlier moment, in the place of the database, which is kept; never while a bot runs on it."""
    from bot.app import restoring  # noqa: PLC0415 - the other commands do without

    if file is None and not until:
        raise SetupError("Name the backup, or the moment to go back to with --until. See: byrsa restore --help")
    if moved and (until or game):
        raise SetupError("--moved takes a whole backup as it is: leave out --until and --game.")
    path = place_of(database)
    if isinstance(path, Address):
        raise SetupError(f"{path} is no file. Put a backup in its place with pg_restore, while no bot runs on it.")
    wish = restoring.Wish(path, file, _moment(until) if until else None, game, verify, moved)
    restoring.main(wish, typer.echo)


def _moment(said: str) -> datetime:
    """A time as it was typed; one without a zone is in UTC."""
    try:
        found = datetime.fromisoformat(said)
    except ValueError:
        raise SetupError(f"{said} is no time. Write it like 2026-11-20T12:00.") from None
    when = found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
    if when > datetime.now(UTC):
        raise SetupError(f"{said} is still to come.")
    return when


def migrate(database: OtherDatabase = None) -> None:
    """Bring the tables of the database up to date; `run` does so too."""
    place = place_of(database)
    found = opening.database(place).inspect(create=False)
    if found.version == found.newest:
        typer.echo(f"{place} is up to date (tables {found.version}).")
        return
    asyncio.run(_migrate(place))
    typer.echo(f"{place}: tables {found.version} brought to {found.newest}.")


async def _migrate(place: Place) -> None:
    await (await opening.open_store(place, create=False)).close()


COMMANDS: Final = (
    Command(check, ["byrsa check", "byrsa check --database byrsa.db && echo safe to release"]),
    Command(backup, ["byrsa backup copy.db", "byrsa backup /var/lib/byrsa/copy.db --database /var/lib/byrsa/byrsa.db"]),
    Command(db, ["byrsa db copy", "byrsa db copy --from byrsa.db --to postgresql://byrsa@localhost/byrsa"]),
    Command(
        restore,
        [
            "byrsa restore copy.db",
            "byrsa restore copy.db --game abc234",
            "byrsa restore --until 2026-11-20T12:00 --game abc234",
            "byrsa restore copy.db --moved --database /var/lib/byrsa/byrsa.db",
        ],
    ),
    Command(migrate, ["byrsa migrate"]),
)
