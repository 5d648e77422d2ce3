"""`byrsa restore`: a backup, or an earlier moment, put in the place of the database; all of it, or one game.

Everything is made ready in a copy beside it. Only what is whole takes its place, in one step, and what was there lies
aside. What has happened since is known to people, and the dice that fell are too: so each game in play goes back as it
does by a rewind, from which the dice fall anew, old buttons are dead, and its table is told.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot import fronts
from bot.app.checking import what_breaks
from bot.base.errors import BotError, SetupError
from bot.base.times import Time, WallTime
from bot.services.brought import HOOKS
from bot.store import presence
from bot.store.bell import NEVER
from bot.store.carrying import Dumped
from bot.store.db import moment, stamp
from bot.store.opening import database, open_store
from bot.store.sql import SqlStore
from bot.store.sqlite import inspect
from bot.store.sqlite_place import BESIDE, let_go, put_in_place, take_over
from bot.store.store import GameRow, Parcel, new_id
from bot.surface import brought
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.catalog import GAMES

GOES_ON: Final = "goes on"


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be restored.

    Attributes:
        path: the database.
        file: the backup; None: the database itself goes back.
        until: the moment to go back to; None: that of the backup.
        game: the one game that is meant; "": all.
        verify: whether a game that this program cannot take over stops it all.
        moved: nothing has happened since the backup: games go on as they are, and nobody is told.
    """

    path: Path
    file: Path | None
    until: datetime | None
    game: str
    verify: bool
    moved: bool


@dataclass(frozen=True, slots=True)
class Report:
    """What became of a game; `broken`: it would not go on."""

    row: GameRow
    said: str
    broken: bool = False


def main(wish: Wish, say: Callable[[str], None], time: Time | None = None) -> None:
    """Do it, and say what it comes to. SetupError, LeaseLost: nothing was changed."""
    source = wish.file or wish.path
    found = inspect(source, create=False)
    if found.version == 0:
        raise SetupError(f"{source} holds nothing yet.")
    owner, aside = presence.new_owner(), _aside(wish.path)
    take_over(wish.path, owner)
    try:
        with _part_beside(wish.path) as part:
            _lay_out(wish, part)
            reports = asyncio.run(_make_ready(wish, part, time or WallTime()))
            _judge(wish, reports, say)
            take_over(wish.path, owner)  # nobody has come meanwhile
            was_there = wish.path.exists()
            put_in_place(part, wish.path, aside)
    except BaseException:
        let_go(wish.path, owner)
        raise
    let_go(aside, owner)
    say(f"{wish.path} is as it should be{f'; what was there is {aside}' if was_there else ''}.")


def _judge(wish: Wish, reports: Iterable[Report], say: Callable[[str], None]) -> None:
    """Say what a copy holds. SetupError: some of it would not go on, and that matters."""
    found = list(reports)
    for one in found:
        say(f"{one.row.id} {one.row.kind} {one.row.title!r} at {one.row.head}: {one.said}")
    broken = sum(one.broken for one in found)
    say(f"{len(found)} games in play or held, {broken} would not go on.")
    if broken and wish.verify:
        raise SetupError("Nothing was changed, for some games would not go on. --no-verify: put it in place anyhow.")


def _aside(path: Path) -> Path:
    """Where the former database lies from then on."""
    return path.with_name(f"{path.name}-before-{datetime.now(UTC):%Y%m%dT%H%M%S}-{new_id(3)}")


@contextmanager
def _part_beside(path: Path) -> Generator[Path]:
    """A file on the same disk, readable by this user only; what is left of it is taken away."""
    part = path.with_name(f".{path.name}-{new_id()}")
    try:
        part.touch(mode=0o600)
        yield part
    except OSError as error:
        raise SetupError(f"{path} cannot be written ({error.strerror}). Nothing was changed.") from error
    finally:
        for end in ("", *BESIDE):
            part.with_name(f"{part.name}{end}").unlink(missing_ok=True)


def _lay_out(wish: Wish, part: Path) -> None:
    """The copy that everything is done in. SetupError: it is damaged."""
    source = wish.path if wish.game else wish.file or wish.path
    inspect(source, create=False)
    database(source).copy(part)
    if against := database(part).complaints():
        raise SetupError(f"{source} is damaged ({'; '.join(against)}). Choose another backup.")


async def _make_ready(wish: Wish, part: Path, time: Time) -> list[Report]:
    """Bring the copy to where it should be, game by game."""
    brought.begin()
    fronts.begin()
    heard = (last_heard(wish.file) if wish.file else None) or time.now()
    known = heads(wish.path)
    store = await open_store(part, create=False)
    tables = Tables(store, GAMES, plan, HOOKS, time)
    try:
        if wish.game and wish.file:
            await store.put_back(wish.game, await _taken_out(wish.file, wish.game, heard), time.now())
        back = _Back(wish, store, tables, heard, known)
        return [await back.report(row) for row in await _meant(wish, store)]
    finally:
        tables.close()
        await store.close()


async def _meant(wish: Wish, store: SqlStore) -> list[GameRow]:
    """The games it is about. SetupError: there is no such game in play."""
    rows = await store.games(status=("playing", "held"))
    if not wish.game:
        return rows
    found = [row for row in rows if row.id == wish.game]
    if not found and not wish.file:
        raise SetupError(f"There is no game {wish.game} in play. `byrsa check` lists them.")
    return found


async def _taken_out(file: Path, game: str, heard: datetime) -> Dumped:
    """One game of a backup, brought up to date in a copy of that. SetupError: it is not there."""
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        database(file).copy(copied)
        store = await open_store(copied, create=False)
        try:
            document = await store.dump(game)
        finally:
            await store.close()
    if document is None:
        raise SetupError(f"There is no game {game} in {file}.")
    return Dumped.model_validate({**document, "at": stamp(heard)})


@dataclass(frozen=True, slots=True)
class _Back:
    """Takes games back, each on its own. `heard`: of when the backup is; `known`: how far games had come."""

    wish: Wish
    store: SqlStore
    tables: Tables
    heard: datetime
    known: Mapping[str, int]

    async def report(self, row: GameRow) -> Report:
        """Take one back, and say what it comes to."""
        if trouble := await what_breaks(self.store, row):
            return Report(row, trouble, broken=True)
        if self.wish.moved:
            return Report(row, GOES_ON)
        try:
            return await self._taken_back(row)
        except BotError as error:
            return Report(row, f"cannot be taken back: {error}", broken=True)

    async def _taken_back(self, row: GameRow) -> Report:
        until = self.wish.until or NEVER
        then = await self.store.stood(row.id, until)
        if then is None:
            return Report(row, "began later, and goes on")
        if self.wish.until and not self.wish.file and not then.since:
            return Report(row, "goes on: nothing has happened since")
        if row.status == "held" and not self.wish.until and row.code != "imported":
            return Report(row, "is held, as it was")
        await self.store.reinstate(row.id, then, until, max(row.head, self.known.get(row.id, row.head)))
        await self.store.post(row.id, [told(min(until, self.heard))], self.tables.time.now())
        await self.tables.rewind(row.id, then.seq)
        return Report(row, f"goes on after entry {then.seq}")


def last_heard(path: Path) -> datetime | None:
    """When whoever wrote there was last heard of: a backup is of then."""
    with database(path).looked_at() as db:
        row = db.execute("SELECT renewed FROM lease WHERE id = 1").fetchone()
    return moment(row["renewed"]) if row else None


def heads(path: Path) -> dict[str, int]:
    """How far each game has come; of a database that is not there, or cannot be read, nobody knows."""
    try:
        with database(path).looked_at() as db:
            return {row["id"]: row["head"] for row in db.execute("SELECT id, head FROM game")}
    except BotError:
        return {}


def told(at: datetime) -> Parcel:
    """What its table reads."""
    return Parcel("public", "channel", "notice", "restored", about={"when": f"<t:{int(at.timestamp())}:F>"})
