"""What every part of the surface needs: store, tables, words, pictures, the way to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord

from bot.base.errors import NotAllowed, StoreFailed
from bot.base.health import Figures
from bot.base.text import DEFAULT, Catalogue, Library
from bot.base.times import Time, WallTime
from bot.services.people.people import DEFAULTS, Preferences, preferences
from bot.services.people.tongue import Tongues, fitting
from bot.services.records.motives import Motive
from bot.store.store import GameRow, Store
from bot.surface.kit.access import Audit
from bot.surface.kit.asides import Asides
from bot.surface.kit.held import held_by
from bot.surface.kit.knowing import Members
from bot.surface.kit.look import Look, Looker
from bot.surface.kit.names import readable, tame
from bot.surface.kit.pacing import Pace
from bot.surface.kit.rate_limits import Haste
from bot.surface.kit.receipts import Receipts
from bot.surface.kit.studio import Studio
from bot.surface.kit.tokens import Tokens
from bot.surface.kit.typed import Typed
from bot.table.tables import Tables
from games.kernel import Seat


class Person(Protocol):
    """A member or user of Discord, as far as the surface cares."""

    @property
    def id(self) -> int:
        """His number."""
        ...

    @property
    def display_name(self) -> str:
        """What he is called where he is."""
        ...

    @property
    def name(self) -> str:
        """What his account is called: plain letters and figures."""
        ...


@dataclass(slots=True)
class Surface:
    """The hub of the surface.

    Attributes:
        receipts: the last lines of the cards.
        alts: alternative texts of the pictures that stand on the turn card of a game, by the name of the file.
        audit: tells who could read along; set by whoever knows Discord.
        lull: set while no press is being answered.
        routes: the locks of the places that are written to.
        pace: how often one card is edited.
        figures: how fast presses are answered, and what fails; those of the store too.
        haste: how fast one person may go.
        members: what Discord has said of who is on a server.
        tokens: by which cards that were pressed lately may be edited.
        asides: the desks that were called lately.
        typed: what was entered into forms that were refused.
        motives: why computer players did what they did, of games that were asked about lately, by id and head.
    """

    store: Store
    tables: Tables
    time: Time = field(default_factory=WallTime)
    library: Library = field(default_factory=Library)
    studio: Studio = field(init=False)
    receipts: Receipts = field(init=False)
    looker: Looker = field(init=False)
    audit: Callable[[GameRow], Awaitable[Audit]] | None = None
    alts: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    lull: asyncio.Event = field(default_factory=asyncio.Event)
    routes: dict[tuple[str, str], asyncio.Lock] = field(default_factory=dict[tuple[str, str], asyncio.Lock])
    pace: Pace = field(default_factory=Pace)
    figures: Figures = field(init=False)
    haste: Haste = field(default_factory=Haste)
    members: Members = field(init=False)
    tokens: Tokens = field(default_factory=Tokens)
    asides: Asides = field(default_factory=Asides)
    typed: Typed = field(default_factory=Typed)
    motives: dict[tuple[str, int], Mapping[Seat, Sequence[Motive]]] = field(
        default_factory=dict[tuple[str, int], "Mapping[Seat, Sequence[Motive]]"]
    )

    def __post_init__(self) -> None:
        self.lull.set()
        self.figures = self.store.figures
        self.studio = Studio(self.figures)
        self.looker = Looker(self.store, self.tables, self.library)
        self.receipts = Receipts(self.store, self.tables)
        self.members = Members(self.time)

    @property
    def tongues(self) -> Tongues:
        """Whose language words are made in."""
        return self.looker.tongues

    def words(self, kind: str = "byrsa", language: str | None = None) -> Catalogue:
        """The words of a game, in the language of the reader if none is named."""
        return self.library.of(kind, language)

    async def look(self, game: str, seat: Seat | None = None) -> Look | None:
        """A game in play as a seat, or the public, sees it."""
        return await self.looker.look(game, seat)

    async def look_as(self, game: str, user: int) -> Look | None:
        """A game in play as this person sees it."""
        return await self.looker.look(game, user)

    async def seat_of(self, game: str, user: int) -> Seat | None:
        """The seat somebody holds."""
        return held_by(await self.store.seats(game), user)

    async def games_of(self, user: int) -> list[GameRow]:
        """The games somebody sits in, those he is waited for in first."""
        return await self.store.games(user=user, status=("playing", "held", "lobby"))

    async def game_in(self, channel: int | None) -> GameRow | None:
        """The active game of a channel, or of the log thread."""
        if channel is None:
            return None
        found = await self.store.games(channel=channel, status=("playing", "held", "lobby"))
        return found[-1] if found else None

    async def settle_in(self, channel: int, act: Callable[[], Awaitable[object]]) -> None:
        """A game begins or goes on in a channel that has none; of two at once one does. NotAllowed: it has one."""

        async def into() -> None:
            if await self.game_in(channel):
                raise NotAllowed("lobby.channel-taken")
            await act()

        await self.tables.alone(f"channel:{channel}", into)

    async def greet(self, person: Person) -> None:
        """Remember what somebody is called, if it can be written; what he is about to do matters more."""
        name = readable(person.display_name) or tame(person.name)
        if self.looker.known.get(person.id) != name:
            with suppress(StoreFailed):
                if (await self.store.user(person.id)).settings.get("name") != name:
                    await self.store.change_user(person.id, {"name": name})
            self.looker.name(person.id, name)

    async def person(self, user: int) -> Preferences:
        """What somebody has set for himself."""
        return preferences(await self.store.user(user))

    async def reader(self, look: Look) -> Preferences:
        """What the holder of the seat a look belongs to has set for himself; the public has set nothing."""
        row = look.seats.get(look.seat) if look.seat else None
        return await self.person(row.user) if row and row.user else DEFAULTS

    async def language_of(self, interaction: discord.Interaction[Any], game: str = "") -> str:
        """The language of whoever presses or commands something of a game; where it cannot be read, his Discord's."""
        locale = str(interaction.locale)
        try:
            return await self.tongues.of_user(interaction.user.id, locale, interaction.guild_id, game)
        except StoreFailed:
            return fitting(locale) or DEFAULT

    def route(self, game: str, target: str) -> asyncio.Lock:
        """Whoever writes to a place holds its lock: courier and press do not cross."""
        return self.routes.setdefault((game, target), asyncio.Lock())
