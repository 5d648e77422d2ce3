"""Commands that look after the database: copied, brought up to date, checked before a release."""

from __future__ import annotations

import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from bot.app.backups import note_backup
from bot.app.line.kit import Command, OtherDatabase, new_file, place_of
from bot.base.errors import BotError, Diverged, SetupError
from bot.base.places import Address, Place
from bot.store import opening
from bot.store.sqlite_look import copy
from bot.store.store import GameRow, Store
from games.catalog import GAMES
from games.kernel import Table


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


async def what_breaks(store: Store, row: GameRow) -> str | None:
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
    Command(migrate, ["byrsa migrate"]),
)
