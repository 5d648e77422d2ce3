"""Where parcels go: channels, log threads, deal threads and direct messages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

import discord
from discord.utils import snowflake_time

from bot.base.errors import SurfaceError
from bot.base.text import Catalogue, clip
from bot.services.deals.threads import by_courier, has_threads, may_thread
from bot.services.seats.circles import CIRCLE, Circle, change, circle_of, leave
from bot.services.seats.spectators import WATCHERS, gallery
from bot.store.store import GameRow, NoteRow, OutboxRow, ParleyRow
from bot.surface.kit.access import Audit, open_to_all, overseers
from bot.surface.kit.look import Look
from bot.surface.kit.names import sigil
from bot.surface.kit.pacing import LaterError
from bot.surface.kit.surface import Surface
from bot.surface.posting.rights import IN_CIRCLES, NEEDED, PRIVATE, WISHED, lacking
from games.kernel import Seat

WEEK: Final = 10080
PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12
LOGS: Final = "logs"  # the threads of what the halves of a game tell, as they are noted with it
INBOX: Final = "inbox"  # where somebody is written to directly, as it is remembered of him
AWAY: Final = timedelta(minutes=1)  # so often it is looked whether a server is there again
REST: Final = (timedelta(seconds=30), timedelta(minutes=15))  # after inboxes were opened too fast


class NoPlaceError(SurfaceError):
    """There is nowhere to send this: the game has no such channel, or nobody holds the seat."""


@dataclass(slots=True)
class Places:
    """Finds, and where needed opens, the place of a parcel. `apart`: the time between two inboxes that are opened."""

    client: discord.Client
    surface: Surface
    apart: timedelta = timedelta(seconds=1)
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    _turns: dict[int, datetime] = field(default_factory=dict[int, datetime], init=False)
    _next: datetime = field(default=datetime.min.replace(tzinfo=UTC), init=False)
    _rest: timedelta = field(default=REST[0], init=False)
    _unnoted: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int], init=False)

    async def find(self, row: OutboxRow) -> discord.PartialMessageable:
        """Where this parcel goes."""
        game = await self.surface.store.find_game(row.game)
        if game is None:
            raise NoPlaceError("no game")
        return self.client.get_partial_messageable(await self._channel(game, row.parcel.target))

    async def _channel(self, game: GameRow, target: str) -> int:
        scope, _, who = target.partition(":")
        if scope == "log":
            return (await self.open_log_of(game, who)) if who else (game.log or await self.open_log(game))
        if scope == "dm":
            return await self.open_direct(await self._holder(game, Seat(who)))
        if scope == WATCHERS:
            return await self.open_gallery(game)
        if scope == "thread":
            return await self._deal_thread(game, who)
        if scope == CIRCLE:
            return await self._circle(game, who)
        if game.channel is None:
            raise NoPlaceError("no channel")
        return game.channel

    async def _deal_thread(self, game: GameRow, deal: str) -> int:
        """The thread of a deal; one whose words go by courier has none, but for the word that says so."""
        thread = (await self.surface.store.parley(game.id, deal)).thread
        stand = await self.surface.store.stand(game.id)
        if thread is None and stand is not None and by_courier(stand, deal):
            raise NoPlaceError("by courier")
        thread = thread or await self.open_thread(game, deal)
        if not await self.surface.store.messages(game.id, f"thread:{deal}"):
            for seat in deal.split(".")[:2]:
                await self.client.http.add_user_to_thread(thread, await self._holder(game, Seat(seat)))
        return thread

    async def _circle(self, game: GameRow, ref: str) -> int:
        """The thread of a circle, once it is gathered."""
        notes = await self.surface.store.notes(game.id, CIRCLE)
        thread = next((circle_of(one).thread for one in notes if one.ref == ref), None)
        if thread is None:
            raise NoPlaceError("nobody is gathered")
        return thread

    async def _holder(self, game: GameRow, seat: Seat) -> int:
        for row in await self.surface.store.seats(game.id):
            if row.seat == seat and row.user is not None:
                return row.user
        raise NoPlaceError("nobody sits there")

    async def inbox(self, user: int) -> int | None:
        """The DM channel of a person, if the bot has ever opened it."""
        found: int | None = (await self.surface.store.user(user)).settings.get(INBOX)
        return found

    async def open_direct(self, user: int) -> int:
        """The DM channel of a person; new ones are opened one after the other. LaterError: others come first."""
        async with self._opening:
            known = await self.inbox(user)
            if known is not None:
                return known
            self._take_turn(user)
            channel = await self.client.create_dm(discord.Object(user))
            self._rest = REST[0]
            await self.surface.store.change_user(user, {INBOX: channel.id})
            return channel.id

    def _take_turn(self, user: int) -> None:
        """15: at most one inbox a second is opened. LaterError: it is not this one's turn."""
        now = self.surface.time.now()
        if self._next - now > REST[1] + len(self._turns) * self.apart:  # the clock was set back
            self._turns.clear()
            self._next = now
        if user not in self._turns:
            self._turns[user] = max(now, self._next)
            self._next = self._turns[user] + self.apart
        if self._turns[user] > now:
            raise LaterError(self._turns[user])
        del self._turns[user]

    def open_slower(self) -> datetime:
        """Inboxes were opened too fast: none is until then, and if that was too soon, for twice as long."""
        self._turns.clear()
        self._next = self.surface.time.now() + self._rest
        self._rest = min(self._rest * 2, REST[1])
        return self._next

    async def forget(self, row: OutboxRow) -> bool:
        """The place of a parcel was deleted; whether there will be another."""
        scope, _, who = row.parcel.target.partition(":")
        if scope == "log" and who:
            gone = [one for one in await self.surface.store.notes(row.game, LOGS) if one.ref == who]
            await self.surface.store.note(row.game, self.surface.time.now(), drop=gone)
        elif scope == "log":
            await self.surface.store.change_game(row.game, self.surface.time.now(), log=None)
        elif scope == "dm":
            game = await self.surface.store.find_game(row.game)
            if game is not None:
                await self.surface.store.change_user(await self._holder(game, Seat(who)), {INBOX: None})
        elif scope == WATCHERS:
            gone = await self.surface.store.notes(row.game, WATCHERS)
            await self.surface.store.note(row.game, self.surface.time.now(), drop=gone)
        elif scope == CIRCLE:
            await leave(self.surface.tables, row.game, who)
        return scope in ("log", "dm", WATCHERS, CIRCLE) and row.tries < 2

    async def open_log(self, game: GameRow) -> int:
        """The public thread that holds every public event."""
        name, now = self.surface.words(game.kind).say("log-name", title=game.title), self.surface.time.now()
        return await self._open(game, name, lambda thread: self.surface.store.change_game(game.id, now, log=thread))

    async def open_log_of(self, game: GameRow, half: str) -> int:
        """The thread that holds what one half of a game that is made of games has told."""
        known = await self.surface.store.notes(game.id, LOGS)
        if found := next((one for one in known if one.ref == half), None):
            return int(found.body["thread"])
        say, now = self.surface.words(game.kind).say, self.surface.time.now()

        async def note(thread: int) -> None:
            await self.surface.store.note(game.id, now, [NoteRow(game.id, LOGS, half, {"thread": thread})])

        return await self._open(game, say("log-name-half", title=game.title, half=say(f"half-{half}")), note)

    async def open_gallery(self, game: GameRow) -> int:
        """The thread of the spectators."""
        place, found = gallery(game), await self.surface.store.notes(game.id, WATCHERS)
        if found:
            return int(found[0].body["thread"])
        if place is None:
            raise NoPlaceError("spectators have no place")
        name, now = self.surface.words(game.kind).say("spectators-name", title=game.title), self.surface.time.now()

        async def note(thread: int) -> None:
            await self.surface.store.note(game.id, now, [NoteRow(game.id, WATCHERS, "", {"thread": thread})])

        return await self._open(game, name, note, private=place.thread == "private")

    async def open_circle(self, game: GameRow, ref: str, circle: Circle) -> int:
        """The private thread of a circle; one that was deleted says so as an error of Discord."""
        if circle.thread is not None:
            await self.client.http.get_channel(circle.thread)
            return circle.thread

        async def note(thread: int) -> None:
            await change(self.surface.tables, game.id, ref, thread=thread)

        return await self._open(game, circle_name(self.surface.words(game.kind), game, circle), note, private=True)

    async def open_thread(self, game: GameRow, deal: str) -> int:
        """The private thread of a deal; its two seats are let in until something stands there."""
        look = await self.surface.look(game.id)
        if look is None:
            raise NoPlaceError("not begun")
        if not may_thread(deal, await self.watching(game)):
            raise NoPlaceError("others could read along")

        async def note(thread: int) -> None:
            parley = await self.surface.store.parley(game.id, deal)
            await self.surface.store.put_parley(ParleyRow(game.id, deal, thread, parley.kept, parley.erase_at))

        return await self._open(game, thread_name(look, deal), note, private=True)

    async def audit(self, game: GameRow) -> Audit:
        """8.6: who could read along, and what is amiss."""
        needed = needed_in(game, await self.surface.store.notes(game.id, CIRCLE))
        closed = [
            row.seat
            for row in await self.surface.store.seats(game.id)
            if row.user and (await self.surface.store.user(row.user)).settings.get("dm") == "closed"
        ]
        watching, everyone = await self.watching(game), open_to_all(self.client, game)
        return Audit(watching, everyone, self.missing(game, needed), closed, self.missing(game, WISHED))

    async def watching(self, game: GameRow) -> list[Seat]:
        """The seats that see every private thread of the channel."""
        seated = [row for row in await self.surface.store.seats(game.id) if row.user is not None]
        return await overseers(self.client, game, seated)

    def missing(self, game: GameRow | None, needed: Sequence[str] = NEEDED) -> list[str]:
        """The permissions the bot needs in the channel of a game and has not, by the names people know."""
        channel = self.client.get_channel((game.channel if game else None) or 0)
        if not isinstance(channel, discord.TextChannel):
            return ["View Channel"]
        return lacking(channel.permissions_for(channel.guild.me), needed)

    async def _open(
        self, game: GameRow, name: str, note: Callable[[int], Awaitable[object]], *, private: bool = False
    ) -> int:
        """A new thread that is noted; one that could not be, because the store failed, is the one of the next try."""
        whose = game.id, name
        if whose not in self._unnoted:
            made = None if private else await self._made_before(game, name)
            self._unnoted[whose] = made or await self._thread(game, name, private=private)
        await note(self._unnoted[whose])
        return self._unnoted.pop(whose)

    async def _thread(self, game: GameRow, name: str, *, private: bool = False) -> int:
        """A new thread in the channel of a game. LaterError: its server is not there at the moment."""
        if game.channel is None:
            raise NoPlaceError("no channel")
        if game.guild is not None and self._is_away(game.guild):
            raise LaterError(self.surface.time.now() + AWAY)
        made = await self.client.http.start_thread_without_message(
            game.channel,
            name=clip(name, 100),
            type=PRIVATE_THREAD if private else PUBLIC_THREAD,
            auto_archive_duration=WEEK,
            invitable=False,
        )
        return int(made["id"])

    async def _made_before(self, game: GameRow, name: str) -> int | None:
        """A thread for all that a process made which came to its end, or stood still, before it had noted that."""
        if game.guild is None or self._is_away(game.guild):
            return None
        active = (await self.client.http.get_active_threads(game.guild))["threads"]
        logs = {one.log for one in await self.surface.store.games(channel=game.channel)}
        whose = str(game.channel), str(self.client.user and self.client.user.id), clip(name, 100)
        found = [int(one["id"]) for one in active if (one["parent_id"], one["owner_id"], one["name"]) == whose]
        return next((one for one in found if one not in logs and snowflake_time(one) >= game.made_at), None)

    def _is_away(self, guild: int) -> bool:
        """Whether a server has an outage, or the bot was removed from it."""
        found = self.client.get_guild(guild)
        return found is None or found.unavailable


def needed_in(game: GameRow, circles: Sequence[NoteRow]) -> Sequence[str]:
    """The rights the bot needs where a game is: more where deals, or those who talk in private, have threads."""
    private = PRIVATE if has_threads(game) else IN_CIRCLES if circles else ()
    return (*NEEDED, *private)


def circle_name(words: Catalogue, game: GameRow, circle: Circle) -> str:
    """What the thread of a circle is called."""
    if circle.camp:
        return words.say("circle-name-camp", half=words.say(f"half-{circle.camp}"), title=game.title)
    signs = "".join(sigil(words, seat) for seat in circle.seats)
    return words.say("circle-name-two", signs=signs, title=game.title)


def thread_name(look: Look, deal: str) -> str:
    """8.4: `deal-{n} {sigilA}{sigilB}`."""
    one, other, n = deal.split(".")
    return f"deal-{n} {look.sigil(Seat(one))}{look.sigil(Seat(other))}"
