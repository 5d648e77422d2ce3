"""A database and its Discord as an earlier program left them: opened, looked at, pressed.

All that the tests of kept games know of the program's own modules stands here and nowhere else.
"""

from __future__ import annotations

import base64
import json
import lzma
import shutil
import sqlite3
import tempfile
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, redirect_stdout
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path
from time import monotonic
from typing import Any

from bot import __main__ as cli
from bot.app.client import Byrsa
from bot.base.times import MovedTime
from bot.services.brought import HOOKS
from bot.store.store import SavedRow
from bot.surface.posting.plan import plan
from bot.table.tables import Tables
from games.catalog import GAMES
from games.kernel import Posted
from games.kernel.dice import Dice, DicePicker
from loopback import interact, saved
from loopback.clock import Clock
from loopback.person import Person
from loopback.reply import Reply
from loopback.seen import Seen
from loopback.server import Loopback
from loopback.town import Town
from loopback.world import World
from tests.bot.playing import opened
from tests.cogs.conftest import running
from tests.lobbies import LITERAL

KEPT = Path(__file__).parent.parent / "kept"
DATABASE, WORLD, MANIFEST, SAID = "byrsa.db", "world.json", "manifest.json", "said.json"
PACKED = ".xz"
BUTTON = 2
LONGEST = 5000
PATIENCE = 20.0
EDIT = timedelta(seconds=10)  # some cards are not edited more often than that


def unpacked(folder: Path, name: str, to: Path) -> Path:
    """A file of the fixture, as it was before it was packed."""
    target = to / name
    target.write_bytes(lzma.decompress((folder / f"{name}{PACKED}").read_bytes()))
    _documents(target, zlib.compress)
    return target


def packed(file: Path, folder: Path) -> None:
    """A file becomes part of a fixture: the states in it are written out, so that what is alike takes no room."""
    _documents(file, zlib.decompress)
    (folder / f"{file.name}{PACKED}").write_bytes(lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def _documents(file: Path, change: Callable[[bytes], bytes]) -> None:
    """Change the states that are saved in a database or an export."""
    if file.suffix == ".db":
        with closing(sqlite3.connect(file, isolation_level=None)) as store:
            store.create_function("changed", 1, change)
            store.execute("PRAGMA journal_mode = DELETE")
            store.execute("UPDATE lease SET owner = ''")
            store.execute("UPDATE checkpoint SET document = changed(document)")
            store.execute("VACUUM")
    elif "checkpoint" in (body := json.loads(file.read_text("utf-8"))).get("rows", {}):
        for row in body["rows"]["checkpoint"]:
            row["document"] = base64.b64encode(change(base64.b64decode(row["document"]))).decode()
        file.write_text(json.dumps(body, ensure_ascii=False, indent=1), "utf-8")


def manifest(folder: Path) -> dict[str, Any]:
    """What was noted when the fixture was made: the time, and the games by what they are here for."""
    found: dict[str, Any] = json.loads((folder / MANIFEST).read_text("utf-8"))
    return found


@dataclass
class Scene:
    """A bot in a town, the time, and the games by what they are here for."""

    town: Town
    bot: Byrsa
    time: MovedTime
    database: Path
    games: dict[str, str]

    def person(self, name: str, channel: str = "") -> Person:
        """Somebody, looking at a channel of whichever server has it."""
        person = self.town.residents[name]
        return person.at(channel) if channel else person

    async def rest(self) -> None:
        """Until nothing is left to do now."""
        await self.town.idle()

    async def later(self, by: timedelta) -> None:
        """Time passes, in steps that wake whoever sleeps until some moment between."""
        self.town.allow(10008)  # a reminder may be taken away while it is changed
        end = self.time.now() + by
        while self.time.now() < end:
            self.time.move(min(end - self.time.now(), timedelta(hours=1)))
            self.bot.reception.last.clear()  # whoever presses again an hour later means it
            await self.town.idle()

    async def open(self, game: str) -> list[Posted]:
        """What is open at a table."""
        table = await self.bot.surface.tables.table(game)
        return list(table.open.values())

    async def step(self, game: str) -> str:
        """The step that is being played."""
        return str((await self.bot.surface.tables.table(game)).state.step)

    async def status(self, game: str) -> str:
        """`playing`, `held`..."""
        row = await self.bot.store.find_game(game)
        assert row is not None
        return str(row.status)

    async def head(self, game: str) -> int:
        """How much has happened."""
        row = await self.bot.store.find_game(game)
        assert row is not None
        return row.head

    async def since_checkpoint(self, game: str) -> int:
        """How many answers have to be replayed to know where the game is."""
        replay = await self.bot.store.replay(game)
        assert replay is not None
        return len(replay.entries)

    async def seat(self, game: str, person: Person) -> str:
        """Where somebody sits."""
        return next(str(row.seat) for row in await self.bot.store.seats(game) if row.user == person.id)

    async def journal(self, game: str, after: int = -1) -> list[dict[str, Any]]:
        """What was answered, by whom, and whether the answer stands."""
        rows = [row for row in await self.bot.store.journal(game) if row.entry.seq > after]
        return [
            {"seq": one.entry.seq, "kind": one.entry.kind, "seat": one.entry.seat, "key": one.entry.key}
            | {"raw": one.entry.raw, "user": one.user, "undone": one.undone_by is not None}
            for one in rows
        ]

    async def holder(self, game: str, seat: str) -> Person:
        """Who sits there."""
        user = next(row.user for row in await self.bot.store.seats(game) if row.seat == seat)
        return self.town.users_person(user or 0)

    async def holders(self, game: str) -> list[Person]:
        """All who sit at a table."""
        rows = await self.bot.store.seats(game)
        return [self.town.users_person(row.user) for row in rows if row.user is not None]

    async def saved(self, game: str) -> Sequence[SavedRow]:
        """What seats have said for later."""
        stand = await self.bot.store.stand(game)
        assert stand is not None
        return stand.saved

    async def noted(self, game: str) -> str:
        """What is remembered beside play, as text."""
        return str([row.body for row in await self.bot.store.notes(game)])

    async def unsent(self) -> int:
        """How many messages wait."""
        return await self.bot.store.unsent()


def spread(folder: Path, to: Path) -> None:
    """All files of a fixture, unpacked."""
    for file in folder.glob(f"*{PACKED}"):
        unpacked(folder, file.name.removesuffix(PACKED), to)
    shutil.copy(folder / MANIFEST, to)


def command(*arguments: str | Path) -> str:
    """What a command of the program says, and its exit code; beside the loop of whoever asks, as it has its own."""
    with redirect_stdout(StringIO()) as told, ThreadPoolExecutor(1) as aside:
        code = aside.submit(cli._run, list(map(str, arguments))).result()
    return f"{told.getvalue()}[{code}]"


@asynccontextmanager
async def stood_up(
    world: World, time: MovedTime, database: Path, games: Mapping[str, str] | None = None
) -> AsyncIterator[Scene]:
    """A bot on this world and database; the town is judged in the end."""
    with tempfile.TemporaryDirectory(prefix="kept") as place:
        endpoint = f"{place}/discord"
        server = await Loopback(world, limits="off").start(unix=endpoint)
        world.late_edit_budget = 1_000_000  # its time stands still between two steps
        town = Town(server)
        town.judge_bodies()
        try:
            async with running(town, f"unix:{endpoint}", database, time) as bot:
                town.at_rest = bot.idle
                scene = Scene(town, bot, time, database, dict(games or {}))
                await scene.rest()
                yield scene
                await scene.rest()
                town.at_rest = None
        finally:
            await server.stop()
    if wrong := town.problems():
        raise AssertionError("\n".join(wrong))


async def _asked_in_order(database: Path, at: datetime) -> None:
    """What earlier programs asked one after the other is asked so now."""
    async with opened(database) as store:
        for row in await store.games(status=("playing", "held")):
            await store.change_game(row.id, at, terms={**row.terms, **LITERAL})


@asynccontextmanager
async def reopened(
    source: Path, to: Path, after: timedelta = timedelta(), database: Path | None = None, *, ahead: bool = False
) -> AsyncIterator[Scene]:
    """The bot of today on a copy of what a fixture unpacked to, so long after it was left; or on another database.

    `ahead`: its games ask ahead from now on, as they do if their tables have not wished otherwise.
    """
    noted = manifest(source)
    time = MovedTime(datetime.fromisoformat(noted["left"]).astimezone(UTC) + after)
    body = json.loads((source / WORLD).read_text("utf-8"))
    began = monotonic()
    world = saved.from_json(body, clock=Clock(lambda: time.now().timestamp() + monotonic() - began))
    world.patience = PATIENCE
    database = database or Path(shutil.copy(source / DATABASE, to))
    if not ahead:
        await _asked_in_order(database, time.now())
    async with stood_up(world, time, database, noted["games"]) as scene:
        await scene.later(EDIT)
        yield scene


# -- cards -------------------------------------------------------------------------------------------------------------
def ids(card: Seen | Reply) -> list[str]:
    """The custom ids on a card."""
    return [str(one["custom_id"]) for one in card.components if "custom_id" in one]


def then(source: Path) -> str:
    """All that stood on the cards of a fixture when it was left, and nothing that this program wrote since."""
    return (source / WORLD).read_text("utf-8")


def act_of(custom_id: str) -> str:
    """What a component does."""
    return custom_id.split(":")[4]


def acts(card: Seen | Reply) -> set[str]:
    """What can be done on a card."""
    return set(map(act_of, ids(card)))


def concerns(card: Seen | Reply, game: str) -> bool:
    """Whether a card can be pressed, and is about this game."""
    return any(one.split(":")[1] == game for one in ids(card))


def newest(cards: Iterable[Seen]) -> Seen:
    """The last of them; there must be one."""
    return list(cards)[-1]


def buttons(card: Seen | Reply) -> list[str]:
    """The custom ids of the buttons that can be pressed."""
    able = [one for one in card.components if one["type"] == BUTTON and not one.get("disabled")]
    return [str(one["custom_id"]) for one in able if "custom_id" in one]


def button(card: Seen | Reply, *wanted: str, ref: str = "") -> str:
    """The first button of a card that does one of these things, perhaps to one decision only."""
    return next(one for one in buttons(card) if act_of(one) in wanted and ref in one)


async def handed_in(person: Person, card: Seen, form: Mapping[str, Any], **typed: str) -> Reply:
    """A form that was opened on a card by an earlier program is handed in to this one."""
    opened = await person.click(card, custom_id=button(card, act_of(form["custom_id"])))
    opened.interaction.modal = dict(form)
    fresh = {one["component"]["custom_id"]: one["component"].get("value") for one in form["components"]}
    return await person.answered(
        interact.submit(person.town.world, person.user, opened.interaction, {**fresh, **typed})
    )


# -- playing on --------------------------------------------------------------------------------------------------------
async def default(tables: Tables, game: str, posted: Posted) -> None:
    """A seat takes the default, as at a deadline."""
    decision = posted.decision
    await tables.submit(game, decision.seat, posted.ref, posted.rev, decision.lapse, kind="lapse")


async def defaults_until(scene: Scene, game: str, reached: Callable[[list[Posted]], bool]) -> None:
    """Everybody takes defaults, until what is open is what was waited for."""
    for _ in range(LONGEST):
        asked = await scene.open(game)
        if reached(asked):
            return
        await default(scene.bot.surface.tables, game, next(one for one in asked if one.decision.awaited))
        await scene.rest()
    raise AssertionError("not reached")


async def at_random(tables: Tables, game: str, most: int) -> int:
    """Whoever is asked says something legal; how many answers were given until the game was over."""
    picker = DicePicker(Dice("kept"))
    for count in range(most):
        table = await tables.table(game)
        if table.over:
            return count
        posted = next(one for one in table.open.values() if one.decision.awaited)
        raw = posted.decision.choice.sample(picker)
        await tables.submit(game, posted.decision.seat, posted.ref, posted.rev, raw)
    return most


async def play_on(scene: Scene, game: str, most: int) -> int:
    """So many answers at random, with all that people are shown of it."""
    count = await at_random(scene.bot.surface.tables, game, most)
    await scene.rest()
    return count


async def to_the_end(source: Path, database: Path, game: str) -> None:
    """Play a game to its end at random, without a Discord."""
    time = MovedTime(datetime.fromisoformat(manifest(source)["left"]).astimezone(UTC))
    async with opened(database) as store:
        tables = Tables(store, GAMES, plan, HOOKS, time=time)
        assert await at_random(tables, game, LONGEST) < LONGEST
        tables.close()


# -- what was said -----------------------------------------------------------------------------------------------------
TELLING = ("senate", "sealed", "battle", "revolution", "finished", "ages", "back", "salt", "german")


async def said(scene: Scene, labels: Iterable[str] = TELLING) -> dict[str, list[str]]:
    """What the first and the last of a table read of its past: `/why`, and `/history` turn by turn, page by page."""
    found: dict[str, list[str]] = {}
    for label in labels:
        game = scene.games[label]
        users = [row.user for row in await scene.bot.store.seats(game) if row.user is not None]
        for user in dict.fromkeys((users[0], users[-1])):
            person = scene.town.users_person(user)
            found[f"{label}, {person.name}, why"] = [(await person.slash("/why", game=game)).text]
            found[f"{label}, {person.name}, history"] = [page async for page in _pages(person, game)]
    return found


async def _pages(person: Person, game: str) -> AsyncIterator[str]:
    """Every page of every turn."""
    page = await person.slash("/history", turn=0, game=game)
    while True:
        yield page.text
        onward = [one for one in page.buttons if one in ("On", "Weiter")]
        onward += [one for one in page.buttons if one in ("Next Turn", "Nächste Runde")]
        if not onward:
            return
        page = await person.click(page, onward[0])
