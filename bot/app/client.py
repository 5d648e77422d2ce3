"""The client: discord.py with our cogs, our presses, our outbox; on Discord or on a stand-in."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import json
import pkgutil
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog
import yarl
from discord import app_commands
from discord.asset import Asset
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

import cogs
from bot import fronts
from bot.app import running
from bot.app.budget import Budget
from bot.app.wire import Wire, forget_seldom
from bot.base.errors import LeaseLost, SetupError, StoreFailed
from bot.base.settings import Settings
from bot.base.text import READER, Library, Voice
from bot.base.trail import TRAIL, new_trail, trail
from bot.base.version import VERSION
from bot.services.clock.clock import Clock
from bot.services.clock.insisting import insist
from bot.services.clock.present import OwnSessions
from bot.store.store import Store
from bot.surface import brought
from bot.surface.kit import explain
from bot.surface.kit.panel import words
from bot.surface.kit.surface import Surface
from bot.surface.kit.translating import Translator, translations
from bot.surface.posting.courier import Courier
from bot.surface.posting.road import Road
from bot.surface.press.answering import Interaction, Reply
from bot.surface.press.arriving import open_door
from bot.surface.press.declared import check_declared, sentence
from bot.surface.press.items import Reception, failed
from bot.surface.press.terse import answer_tersely
from bot.surface.seats.muster import daily, next_roll
from bot.table.tables import Tables

if TYPE_CHECKING:
    from bot.app.together import Together

LEAST: Final = 1.0
"""So many seconds has what is on its way, though all others are over: Discord has it, or has it not."""
LULL: Final = 0.002
FIRST: Final = "cogs.lobby"  # makes `/game` and `/table`, to which others add
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def connector_for(endpoint: str | None) -> aiohttp.BaseConnector | None:
    """How to reach Discord; None: the real one. Made inside the running loop, one for each client."""
    if endpoint is None:
        return None
    if endpoint.startswith("unix:"):
        return aiohttp.UnixConnector(endpoint.removeprefix("unix:"), limit=256)
    if endpoint.startswith("http:"):
        return aiohttp.TCPConnector(limit=256)
    raise SetupError("DISCORD_ENDPOINT should be unix:/path or http://host:port.")


def cog_modules() -> list[str]:
    """The modules of the commands, in the order in which they are loaded."""
    names = [module.name for module in pkgutil.iter_modules(cogs.__path__, "cogs.")]
    return sorted(names, key=lambda name: name != FIRST)


def point_at(url: str) -> None:
    """Send discord.py to another address, by three of its internals; `press/` touches two more, and says so there."""
    base = url.rstrip("/")
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http", "ws", 1))
    setattr(Asset, "BASE", base)  # noqa: B010 - declared as a literal


class Tree(app_commands.CommandTree["Byrsa"]):
    """Commands that never stay unanswered, and speak the language of whoever gives them."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """All that follows, suggestions included, is said in the caller's language, and has an id in the log."""
        TRAIL.set(new_trail())  # a command is a task of its own
        READER.set(await self.client.surface.language_of(interaction))
        check_declared(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """What was given to a command is not what it takes, the database fails, or it is something nobody foresaw."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("suggestions.none", error=type(error).__name__)
            await interaction.response.autocomplete([])
        elif told := self._told(error):
            await Reply(interaction).whisper(words(told))
        else:
            log.error("command.failed", error=type(error).__name__)
            await failed(Reply(interaction), self.client.surface)

    def _told(self, error: app_commands.AppCommandError) -> str:
        """What can be said of it in words; "": nothing."""
        voice, cause, key = Voice(self.client.surface.words()), error.__cause__, sentence(error)
        if isinstance(cause, StoreFailed):
            return explain.reason(voice, cause)
        return voice.say(key) if key else ""


@dataclass(frozen=True, slots=True)
class Part:
    """The sessions with which a process begins, one at least, and how many all processes have together."""

    sessions: tuple[int, ...]
    of: int


class Byrsa(commands.AutoShardedBot):
    """The bot on Discord, in as many sessions as Discord advises, or some of them; it is there when all of them are.

    Attributes:
        in_order: whether this same program wrote last to its database, and left in order: all is as it is written.
        looked_over: set as soon as what was to be looked over at the start has been.
        together: those that share its database, if there are others; they say which sessions are its.
        started: whether it was said with which sessions it begins.
    """

    together: Together | None = None
    started = True

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        clock: Clock,
        library: Library | None = None,
        part: Part | None = None,
    ) -> None:
        if settings.discord_endpoint and settings.discord_endpoint.startswith("http:"):
            point_at(settings.discord_endpoint)
        wire = Wire(store.figures, _budget(settings))
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            connector=connector_for(settings.discord_endpoint),
            http_trace=wire.trace,
            guild_ready_timeout=settings.guild_ready_timeout,
            max_messages=None,
        )
        if part is not None:
            self.begin_with(part)
        self.wire = wire
        wire.listen(self)
        forget_seldom(self)
        brought.begin()
        fronts.begin()
        self.settings, self.store, self.clock = settings, store, clock
        self.surface = Surface(store, tables, tables.time, library or Library())
        self.surface.haste.free = settings.haste == "free"
        self.reception = Reception(self.surface)
        self.courier = Courier(self, self.surface, Road(store, clock))
        self.courier.places.apart = timedelta(seconds=settings.inbox_delay)
        self.in_order, self.looked_over = False, asyncio.Event()
        self.sessions, self._counting = OwnSessions(lambda: self.numbers), asyncio.Lock()
        self._began = self.clock.time.now()
        self._sending: asyncio.Task[None] | None = None
        self._calling: asyncio.Task[None] | None = None
        self._publishing: asyncio.Task[None] | None = None

    def begin_with(self, part: Part) -> None:
        """Its sessions, before it connects."""
        self.shard_ids, self.shard_count, self.started = [*part.sessions], part.of, True

    async def setup_hook(self) -> None:
        """Hear how the last one left, load the cogs, open the door to presses, tell Discord of changed commands."""
        self.in_order = await self.store.parted() == VERSION
        for name in cog_modules():
            await importlib.import_module(name).setup(self)  # never loaded anew: an extension would run at every start
        open_door(self, self.reception)
        answer_tersely()
        await self.tree.set_translator(Translator(self.surface.library))
        if self.foremost:
            await self.sync_commands()

    @property
    def foremost(self) -> bool:
        """Whether it does what one process does for all: it has the first session, or is alone."""
        return self.shard_ids is None or 0 in self.shard_ids

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The pause Discord wants between two identifications."""
        if self.together is not None:
            await self.together.turn(shard_id or 0)
        elif not initial:
            await asyncio.sleep(self.settings.identify_delay)

    async def sync_commands(self) -> None:
        """Publish the commands if they are not those that are published: of several processes one does, lest all do."""
        ours = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        texts = json.dumps([ours, translations()], sort_keys=True)
        digest = hashlib.blake2b(texts.encode(), digest_size=8).hexdigest()
        published = {one["name"] for one in await self.http.get_global_commands(self._number())}
        known = (await self.store.guild(0)).settings
        if known.get("commands") != digest or published != {command["name"] for command in ours}:
            await self.tree.sync()
            with suppress(StoreFailed):  # then they are published once more at the next start
                await self.store.change_guild(0, {"commands": digest})
            log.info("commands.published", count=len(ours))

    def _number(self) -> int:
        """The number of the bot among all programs: Discord tells it at the login, before anything else."""
        if self.application_id is None:
            raise SetupError("Discord has not said which program this is.")
        return self.application_id

    async def on_ready(self) -> None:
        """All is known, for the first time or again."""
        self._begin()

    def _begin(self) -> None:
        """From now on what is due is sent. One of several processes sends where its sessions are there."""
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._always("outbox", self.courier.run), name="courier")
        if self._calling is None or self._calling.done():
            roll = partial(daily, self.surface, lambda: 0 in self.numbers)
            self._calling = asyncio.create_task(self._always("muster", roll), name="muster")

    async def on_shard_connect(self, shard: int) -> None:
        """A session has identified. If it was about to as it was given up, another process has it by now."""
        if shard not in self.numbers:
            await self._end(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """One of the sessions is on Discord, for the first time or again."""
        if shard in self.numbers:
            self.sessions.there.add(shard)
            if self.together is not None:
                self._begin()
            await self._count()

    async def on_shard_resumed(self, shard: int) -> None:
        """One of the sessions is back, and has been told what it missed."""
        await self.on_shard_connect(shard)
        await self.on_shard_ready(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """One of the sessions has lost Discord: while its servers and people cannot press, nobody is defaulted."""
        self.sessions.there.discard(shard)
        self.clock.disconnected()
        if self.together is not None:
            self.together.changed()
        else:
            await self.note(self.there)

    @property
    def numbers(self) -> Collection[int]:
        """The sessions that it is to have; none, until Discord has said how many there are."""
        return range(self.shard_count or 0) if self.shard_ids is None else self.shard_ids

    async def begin_session(self, number: int) -> None:
        """This process is to have one more, while it runs; that identifies in its turn."""
        self._have([*self.numbers, number])
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)
        if number == 0:
            self._publishing = asyncio.create_task(self._always("commands", self.sync_commands))

    async def give_up_session(self, number: int) -> None:
        """Another process is to have it. Once it is over here, it may be begun there."""
        self._have([one for one in self.numbers if one != number])
        await self._end(number)
        await self._count()

    def _have(self, numbers: list[int]) -> None:
        """Which sessions this process is to have, as discord.py is told when it starts, and looks up later."""
        self.shard_ids = self._connection.shard_ids = numbers

    async def _end(self, number: int) -> None:
        """A session says goodbye. Its servers are known here no more, and not lost either: nothing is told of them."""
        if shard := self.get_shard(number):
            await shard.disconnect()
        for guild in [one for one in self.guilds if one.shard_id == number]:
            self._connection._remove_guild(guild)  # pyright: ignore[reportPrivateUsage] - there is no other way

    @property
    def there(self) -> int:
        """How many of the sessions are on Discord."""
        return len(self.sessions.there)

    async def _count(self) -> None:
        """The clock runs while all sessions are there, those of other processes too."""
        if self.together is not None:
            self.together.changed()
            return
        with self.reception.busy():
            async with self._counting:
                if not self.is_closed():
                    await self.clock.judge(self.sessions)
            await self.note(self.there)

    async def note(self, there: int) -> None:
        """How many sessions are there, for whoever asks `byrsa status`; who asks later learns of the next change."""
        if not self.is_closed():
            with suppress(StoreFailed):
                await running.note(self.store, self._began, shards=self.shard_count or 1, there=there)

    async def _always(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """A task that begins again whatever ends it: what it does would not be done until the next start."""
        await insist(self.surface.time, name, work, against=Exception)

    async def insist(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do what Discord has told us of, as soon as the store allows; it is not told again."""
        with self.reception.busy(), trail():
            await insist(self.surface.time, name, work)

    async def idle(self) -> None:
        """Wait until there is nothing due and nothing to send: what falls due sends something, so it comes first."""
        while self.reception.under_way or await self._due() or await self.courier.working():
            await self.courier.calm.wait()
            await self.clock.idle.wait()
            await asyncio.sleep(LULL)

    async def _due(self) -> bool:
        """Whether a deadline, a reminder or a roll call has come and not yet taken effect."""
        if not self.clock.running:
            return False
        due = await self.store.next_due() if self.clock.may_default else None
        roll = await next_roll(self.surface) if self._calling else None
        reminder, note, now = await self.store.next_reminder(), await self.store.next_note(), self.clock.time.now()
        return any(one is not None and one <= now for one in (due, reminder, note, roll))

    async def calm(self) -> None:
        """Until no press is being answered, and nothing is on its way to Discord."""
        await self.surface.lull.wait()
        await self.courier.calm.wait()

    async def health(self) -> dict[str, Any]:
        """Figures for whoever runs the bot."""
        unsent = await self.store.unsent()
        return {"ready": self.is_ready(), "latency": self.latency, "unsent": unsent, "idle": not unsent}

    async def close(self) -> None:
        """Finish what is under way and send what is due, for so long at most as is set; say what is left, and leave."""
        if not self.is_closed():
            await self._finish()
            self.surface.studio.close()
        await super().close()
        async with self._counting:  # what the clock was told last is written
            pass

    async def _finish(self) -> None:
        """Presses that were taken are answered, for people wait; then what is due is sent. No other press is taken."""
        ends, self.reception.leaving = self.loop.time() + self.settings.stop_within, True
        with suppress(TimeoutError, StoreFailed, LeaseLost):
            async with asyncio.timeout_at(ends):
                await self.surface.lull.wait()
                await self._flush()
                while self.reception.under_way:  # noqa: ASYNC110 - only those who are told that the program ends
                    await asyncio.sleep(LULL)
        await _ended(self._sending)
        await self.courier.finish(max(LEAST, ends - self.loop.time()))
        await _ended(self._calling)
        await _ended(self._publishing)
        await self._say_what_is_left()

    async def _flush(self) -> None:
        """What waits for others of its kind waits no longer."""
        if self._sending is not None and self.is_ready():
            await self.store.hasten(self.clock.time.now(), patient=True)
            await self.courier.flush()

    async def _say_what_is_left(self) -> None:
        """It is sent after the next start; a press that was cut off had no effect, or had it and is told then."""
        with suppress(StoreFailed):
            log.info("left", messages=await self.store.unsent(), presses=self.reception.under_way)


def _budget(settings: Settings) -> Budget | None:
    """One of several processes calls nobody before it was heard of, and was given a share."""
    if settings.processes > 1:
        return Budget(share=0, ends=-inf)
    return None if settings.haste == "free" else Budget()


async def _ended(task: asyncio.Task[None] | None) -> None:
    """End a task that goes on for ever, if it has begun."""
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
