"""The playground: the bot and a local Discord side by side, and a page on which one visitor plays several people."""

from __future__ import annotations

import errno
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, Literal

from pydantic import SecretStr

from bot.app.levers.house import House, tables, tastes
from bot.app.levers.skipping import TownTime
from bot.app.levers.trying import Scene, begin_at, scene_of
from bot.app.serve import serve
from bot.app.staging import found
from bot.base import loop
from bot.base.errors import SetupError
from bot.base.log import configure
from bot.base.places import Place
from bot.base.settings import Settings
from bot.base.times import Time
from bot.services.clock.waits import hurried
from bot.store.sqlite import open_store
from loopback import Loopback, World, saved
from loopback.playground import Playground
from loopback.town import Town

HOME = Path("playground")
DATABASE = "byrsa.db"
SOON = timedelta(seconds=3)
GUILD = "The Harbour"
PEOPLE = (
    *("elissa", "ahiram", "sophonisba", "tabnit", "arishat", "shafat"),
    *("batnoam", "bodo", "imilce", "gersakun", "salambo", "sosylus"),
)
"""Whom a visitor can be; so many that the largest table is full. Nobody bears the name of a piece of any game."""
WELCOME = (
    "Welcome! {tastes}\n"
    "For a whole game type `/game new`, press **Fill with Computer Players** and then **Start**: Byrsa asks you by"
    " direct message.\n"
    "To play the others too, be each in turn (at the top; on a wide screen **+** shows them side by side)"
    " and press **Join** first."
)
TASTES = "For a first look press **{label}**, or another button beside it, at the top."


def main(*, port: int, people: int, fresh: bool, at: str = "", person: str = "") -> None:
    """Play until interrupted. SetupError: the port is taken, the folder cannot be written, or there is no such place.

    `at`: a preset of the bench, at which a game begins; `person`: who sits down where its seat is.
    """
    configure("warning", "console")
    there = PEOPLE[: max(people, *tables(), found(at).seats if at else 0)]
    scene = scene_of(at, person, there) if at or person else None
    if fresh:
        shutil.rmtree(HOME, ignore_errors=True)
    try:
        HOME.mkdir(exist_ok=True)
        loop.run(_play(HOME, port, there, scene))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise SetupError(f"Port {port} is in use. Choose another: byrsa playground --port {port + 1}") from None
        raise SetupError(f"The playground cannot be kept in {HOME.resolve()} ({error.strerror}).") from None


async def _play(home: Path, port: int, people: tuple[str, ...], scene: Scene | None = None) -> None:
    """The world first, then whatever remembers it: the database of the bot tells of its people and messages."""
    file = home / "world.json"
    world = known_world(file)
    time = TownTime(world.clock)
    async with local_discord(world) as (loopback, endpoint):
        town = Town(loopback)
        town.guild.name, world.bot.display = GUILD, "Byrsa"
        await town.people(*people)
        await greet(town)
        begun = await _begun(town, home / DATABASE, people, scene, time) if scene else ""
        async with saved.kept(world, file):
            house = House(town, people, time)
            page = Playground(town, port, known_key(home / "key"), house.levers())
            await _show(home, page, endpoint, house, begun)


async def _begun(town: Town, database: Path, people: Sequence[str], scene: Scene, time: Time) -> str:
    """The game that was asked for has begun; what the page is to show, as a part of its address."""
    store = await open_store(database)
    try:
        first = (await begin_at(town, store, people, scene, time))[0]
    finally:
        await store.close()
    return f"&as={first.name}&at={town.world.dm(first.user).id}"


async def _show(home: Path, page: Playground, endpoint: str, house: House, begun: str = "") -> None:
    """The page and the bot, side by side."""
    address = f"{await page.start()}{begun}"
    sys.stdout.write(f"\nOpen this page and play. Control-C ends it; everything is kept in {home}/.\n\n  {address}\n\n")
    sys.stdout.flush()
    try:
        with hurried(SOON):
            await serve(settings(page.town.world, endpoint, home / DATABASE), house.time, meet=house.meet)
    finally:
        await page.stop()


@asynccontextmanager
async def local_discord(
    world: World, limits: Literal["off", "discord"] = "discord"
) -> AsyncGenerator[tuple[Loopback, str]]:
    """A local Discord, and the endpoint at which a bot reaches it."""
    loopback = Loopback(world, limits=limits)
    with tempfile.TemporaryDirectory(prefix="byrsa") as folder:
        if hasattr(socket, "AF_UNIX"):
            await loopback.start(unix=f"{folder}/discord")
            endpoint = f"unix:{folder}/discord"
        else:
            await loopback.start(tcp=("127.0.0.1", 0))
            endpoint = f"http://127.0.0.1:{loopback.port}"
        try:
            yield loopback, endpoint
        finally:
            await loopback.stop()


def known_world(path: Path) -> World:
    """The world as it was left, or an empty one."""
    return saved.load(path) if path.exists() else World()


def known_key(path: Path) -> str:
    """The key of the page's address, the same at every start, so that a page that is open finds its way back."""
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(secrets.token_urlsafe(24), encoding="utf-8")
    return path.read_text(encoding="utf-8")


def settings(world: World, endpoint: str, database: Place) -> Settings:
    """The bot's settings, as a host would make them for a stand-in."""
    chosen: dict[str, Any] = {
        "DISCORD_TOKEN": SecretStr(world.token),
        "DISCORD_ENDPOINT": endpoint,
        "BYRSA_DATABASE": database if isinstance(database, Path) else Path("byrsa.db"),
        "DATABASE_URL": None if isinstance(database, Path) else database.with_password(),
        "BYRSA_LOG_LEVEL": "warning",
        "BYRSA_GUILD_READY_TIMEOUT": 0.1,
    }
    return Settings(**chosen)


async def greet(town: Town) -> None:
    """Say once, in the hall, how to begin."""
    if not town.hall.messages:
        first = next((TASTES.format(label=one.label) for one in tastes()), "")
        await town.users_person(town.mayor.id).say(WELCOME.format(tastes=first))
